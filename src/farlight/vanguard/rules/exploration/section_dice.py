"""Section dice: Spend, Sacrifice, Exert, Refresh. Rulebook chapter 9, list D of chapter 33."""

from collections.abc import Callable, Iterable

from farlight.kernel import Option, Procedure, choose, option
from farlight.vanguard.model.dice_requirements import COLOURS
from farlight.vanguard.model.events import DiceRefreshed, DieSacrificed, DieSpent, Exerted, NotSacrificed
from farlight.vanguard.model.moments import PayMoment
from farlight.vanguard.model.state import Crew, Vanguard
from farlight.vanguard.rules.context import VanguardPlay, seat_of
from farlight.vanguard.rules.exploration.board import name_of
from farlight.vanguard.rules.exploration.fourth_injury import deadly_at_once
from farlight.vanguard.rules.exploration.injuries import cards_on, gain_injury, injuries_to_come
from farlight.vanguard.rules.exploration.section_cards import draw
from farlight.vanguard.rules.lasting_effects import bonus, has_power
from farlight.vanguard.rules.moments import close_moment, open_moment
from farlight.vanguard.rules.questions import choose_any
from farlight.vanguard.rules.rank_up import count_deed

ANY = ("die", "dice")
EXERT = option("exert-first")
NOT_SPENT = option("sacrifice-instead")


# What lies where


def available(crew: Crew) -> tuple[str, ...]:
    """Dice that lie ready in the slots of a Crew board. V-TERM-14."""
    return crew.red + crew.green + crew.blue


def column(crew: Crew, colour: str) -> tuple[str, ...]:
    """The Available dice of a colour. V-TERM-06."""
    dice: tuple[str, ...] = getattr(crew, colour)
    return dice


def fitting(play: VanguardPlay, dice: Iterable[str], want: str) -> list[str]:
    """The different ones among some dice that an icon asks for. V-ICON-20, V-ICON-21."""
    cards = play.content.dice
    return [die for die in dict.fromkeys(dice) if want in ANY or cards[die].colour == want]


def in_play(state: Vanguard, who: int) -> int:
    """Section dice in slots, hand, Roll Pool and Spent Pool. V-SAC-04, V-RUL-35."""
    crew = state.crew[who]
    count = len(available(crew)) + len(crew.spent)
    if state.check is not None:
        count += sum(owner == who for owner, _ in state.check.given)
        count += sum(owner == who for owner, _, _ in state.check.pool)
    return count


def room(play: VanguardPlay, who: int, colour: str) -> int:
    """Free slots of a column that the Rank may use. V-REFRESH-04, V-REFRESH-05, V-REFRESH-08."""
    crew = play.state.crew[who]
    slots = play.content.ruling.slots[crew.rank - 1]
    return slots - len(column(crew, colour)) - (colour in crew.hurt)


def put(play: VanguardPlay, who: int, die: str) -> None:
    """Put a die back on the board: into a slot, or to the Spent Pool if none is free.

    V-REFRESH-02, V-REFRESH-03, V-FAQ-2, V-RUL-C11.
    """
    crew = play.state.crew[who]
    colour = play.content.dice[die].colour
    if room(play, who, colour) > 0:
        setattr(crew, colour, (*column(crew, colour), die))
    else:
        crew.spent = (*crew.spent, die)


def take(play: VanguardPlay, who: int, die: str) -> None:
    """Take a die out of its slot."""
    crew = play.state.crew[who]
    colour = play.content.dice[die].colour
    setattr(crew, colour, without(column(crew, colour), die))


def without(dice: tuple[str, ...], die: str) -> tuple[str, ...]:
    place = dice.index(die)
    return dice[:place] + dice[place + 1 :]


def die_option(verb: str) -> Callable[[str], Option]:
    return lambda die: option(verb, die=die)


# Spend


def spend(play: VanguardPlay, who: int, want: str, rule: str = "V-SPEND-01") -> Procedure[None]:
    """Move an Available die of its owner's choice to the Spent Pool; without one, Exert first or Sacrifice instead.

    V-SPEND-01, V-SPEND-02, V-SPEND-03, V-SPEND-04, V-RUL-35, V-SPEND-05, V-SPEND-06, V-SPEND-07, V-DECIDE-18.
    """
    crew = play.state.crew[who]
    yield from open_moment(play, PayMoment(who, want), rule)
    if not close_moment(play, PayMoment).want:
        return
    seat = seat_of(play.state, who)
    die: str | None = None
    while die is None:
        die = yield from choose_any(
            play,
            seat,
            "spend",
            rule,
            lambda: fitting(play, available(crew), want),
            die_option("die"),
            refs=(("who", crew.card), ("dice", want)),
        )
        if not crew.alive:  # by an Exert beside the question. V-DEADLY-16
            return
        if die is None and not (yield from _exert_first(play, who, want)):
            yield from sacrifice(play, who, want, "V-SPEND-02")
            return
    take(play, who, die)
    crew.spent = (*crew.spent, die)
    play.emit(DieSpent(rule, name_of(play.state, who), die))


def _exert_first(play: VanguardPlay, who: int, want: str) -> Procedure[bool]:
    """Offer the owner to Exert without a die to Spend. V-SPEND-05, V-SPEND-07, V-RUL-35."""
    if not exert_helps(play, who, want):
        return False
    seat = seat_of(play.state, who)
    refs = (("who", name_of(play.state, who)), ("dice", want))
    chosen = yield from choose(
        play, seat, "no-die", "V-SPEND-07", lambda: [EXERT, NOT_SPENT], lambda each: each, refs=refs
    )
    if chosen is EXERT:
        yield from exert(play, who)
    elif not fitting(play, available(play.state.crew[who]), want):
        return False
    return True


def exert_helps(play: VanguardPlay, who: int, want: str) -> bool:
    """Whether an Exert could make such a die Available: only then there is something to choose. V-SPEND-07."""
    if cannot_exert(play, who):
        return False
    crew = play.state.crew[who]
    # The only Spent die may be the price itself, unless another one, or an Injury, can pay it.
    few = in_play(play.state, who) <= play.content.ruling.few_dice
    if len(crew.spent) < 2 and not few and not available(crew):
        return False
    return bool(fitting(play, crew.spent, want))  # where no such die is Available its column has room


# Sacrifice


def sacrifice(play: VanguardPlay, who: int, want: str, rule: str = "V-SAC-01") -> Procedure[None]:
    """Return a die of its owner's choice to the Compartment; where none can go, an Injury is gained.

    V-SAC-01, V-SAC-02, V-SAC-03, V-SAC-04, V-RUL-C15, V-SAC-05, V-SAC-06, V-SAC-07, V-SAC-08, V-SAC-09, V-RUL-35,
    V-DECIDE-18.
    """
    state = play.state
    crew = state.crew[who]
    if not crew.alive:  # V-DEADLY-16
        return
    if in_play(state, who) <= play.content.ruling.few_dice:
        yield from _worn_out(play, who, "V-SAC-04")
        return
    seat = seat_of(state, who)
    die = yield from choose_any(
        play,
        seat,
        "sacrifice",
        rule,
        lambda: fitting(play, available(crew) + crew.spent, want),
        die_option("die"),
        refs=(("who", crew.card),),
    )
    if die is None:
        yield from _worn_out(play, who, "V-SAC-05" if want in ANY else "V-SAC-06")
        return
    if die in crew.spent:
        crew.spent = without(crew.spent, die)
    else:
        take(play, who, die)
    state.store[crew.section] = (*state.store.get(crew.section, ()), die)
    play.emit(DieSacrificed(rule, name_of(state, who), die))


def _worn_out(play: VanguardPlay, who: int, rule: str) -> Procedure[None]:
    """Gain an Injury in place of the die: so a cost in dice can always be paid, a chosen one, too.

    V-GEN-07, V-SPEND-08.
    """
    injury = play.content.ruling.worn_injury
    play.emit(NotSacrificed(rule, name_of(play.state, who), injury))
    yield from gain_injury(play, who, injury, rule)


# Exert


def cannot_exert(play: VanguardPlay, who: int) -> bool:
    """Where the price is an Injury: on the starting planet it would be ignored, V-TUT-36, V-RUL-102.

    Nor can it be paid by who is about to gain a fourth one: no other comes after that. V-EXERT-08, V-INJ-17.
    Whoever has a die for it can Exert, there as well and however often. V-EXERT-06, V-RUL-36, V-TUT-26.
    """
    state, ruling = play.state, play.content.ruling
    crew = state.crew[who]
    is_worn = in_play(state, who) <= ruling.few_dice
    if state.tutorial and is_worn:
        return True
    hurt = len(cards_on(crew)) + injuries_to_come(state, who)
    return hurt > ruling.injury_slots and (is_worn or not (crew.spent or available(crew)))


def exert(play: VanguardPlay, who: int) -> Procedure[None]:
    """Sacrifice a die, Refresh up to five of those that are Spent then, perhaps none.

    V-EXERT-03, V-EXERT-04, V-EXERT-09, V-RUL-36; an Evac leaves nothing to Refresh, V-EXERT-08.
    """
    play.emit(Exerted("V-EXERT-03", name_of(play.state, who)))
    count_deed(play, "exerts", who)
    waiting = len(play.state.flow)
    yield from sacrifice(play, who, "die", "V-EXERT-03")
    yield from deadly_at_once(play, waiting)
    if not play.state.crew[who].alive:
        return
    more = bonus(play, who, "refresh-exert")
    yield from refresh(play, who, play.content.ruling.exert + more, "die", "V-EXERT-03")
    drawn = bonus(play, who, "exert-draw")
    if drawn:
        yield from draw(play, who, drawn, "V-EXERT-03")


# Refresh


def refreshable(play: VanguardPlay, who: int, want: str) -> list[str]:
    """Spent dice for which a slot is free, as many of each column as there are slots. V-REFRESH-01, V-REFRESH-02."""
    crew, cards = play.state.crew[who], play.content.dice
    columns: dict[str, list[str]] = {colour: [] for colour in COLOURS if want == colour or want in ANY}
    for die in crew.spent:
        if cards[die].colour in columns:
            columns[cards[die].colour].append(die)
    found: list[str] = []
    for colour, dice in columns.items():
        free = room(play, who, colour) if dice else 0
        found += dice if free > 0 and len(set(dice)) > 1 else dice[: max(0, free)]
    return found


def refresh(play: VanguardPlay, who: int, most: int, want: str = "die", rule: str = "V-REFRESH-01") -> Procedure[None]:
    """Refresh up to so many dice; only where not all can be Refreshed, their owner chooses.

    V-REST-04, V-REFRESH-07, V-RUL-33, V-DECIDE-18.
    """
    done: list[str] = []
    if has_power(play, who, "no-refresh"):
        return
    while len(done) < most:
        left = refreshable(play, who, want)
        if not left:
            break
        if all_fit(play, who, left, most - len(done)):
            chosen = left
        else:
            one = yield from choose_any(
                play,
                seat_of(play.state, who),
                "refresh",
                rule,
                lambda: list(dict.fromkeys(refreshable(play, who, want))),
                die_option("die"),
                refs=(("who", name_of(play.state, who)), ("left", most - len(done))),
            )
            chosen = [] if one is None else [one]
        for die in chosen:
            play.state.crew[who].spent = without(play.state.crew[who].spent, die)
            put(play, who, die)
        done += chosen
    if done:
        play.emit(DiceRefreshed(rule, name_of(play.state, who), ", ".join(done)))


def all_fit(play: VanguardPlay, who: int, dice: list[str], most: int) -> bool:
    colours: list[str] = [play.content.dice[die].colour for die in dice]
    return len(dice) <= most and all(colours.count(colour) <= room(play, who, colour) for colour in COLOURS)
