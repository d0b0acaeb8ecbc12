"""The Dice Check, steps 1 to 4: choosing, adding, rolling, changing dice. Rulebook chapters 10.0 to 10.4."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NoReturn

from farlight.content.ids import remembered
from farlight.kernel import GROUP, Named, Option, Procedure, Refusal, StepTable, all_ready, gather, option
from farlight.vanguard.model.dice_requirements import COLOURS
from farlight.vanguard.model.events import CheckBegan, DangerRolled, DiceRolled, InjuryDiceRolled
from farlight.vanguard.model.ids import ShownDie, check_mark
from farlight.vanguard.model.state import Check, Pool, Vanguard, Voice
from farlight.vanguard.rules.context import About, VanguardPlay, seat_of, verbs
from farlight.vanguard.rules.exploration.abilities import Use, use_card, uses_of
from farlight.vanguard.rules.exploration.board import connected, crew_in, living, name_of, others_here, who_is
from farlight.vanguard.rules.exploration.danger_dice import danger_text as told_danger
from farlight.vanguard.rules.exploration.danger_dice import throw_danger
from farlight.vanguard.rules.exploration.noise import note_noise
from farlight.vanguard.rules.exploration.section_dice import available, put, take
from farlight.vanguard.rules.exploration.special_actions import action_at, sector_of_source
from farlight.vanguard.rules.exploration.tutorial import dictated, is_alone, is_repeated, teach
from farlight.vanguard.rules.lasting_effects import bonus, has_power, token_powers
from farlight.vanguard.rules.rank_up import count_deed

STEPS = StepTable()
AFTER_ACTION = STEPS.elsewhere("after_action")
LATER_STEPS = tuple(map(STEPS.elsewhere, ("check_outcomes", "check_specials", "check_injuries", "check_combinations")))
"""Steps 5 to 10, the last one first."""

CALL_OFF = option("call-off")
SURE_HAND = option("sure-hand")
SURE = "sure-hand"
"""The power to turn dice as wished, and the mark of a check in which it was used."""


def the_check(state: Vanguard) -> Check:
    if state.check is None:
        raise AssertionError("check: none")
    return state.check


def begin_check(play: VanguardPlay, who: int, source: str) -> None:
    """Begin the ten steps, always in this order. V-CHECK-0.1; not by the dead, V-DEADLY-16."""
    state = play.state
    if not state.crew[who].alive:
        return
    state.check = Check(active=who, action=source, sector=sector_of_source(play, source, who))
    play.emit(CheckBegan("V-CHECK-0.1", name_of(state, who), source))
    teach(play, "check-dice")
    steps: tuple[Named, ...] = (*LATER_STEPS, check_changes, check_roll, check_dice)
    for step in steps:
        play.then(step)


def hear(check: Check, seats: Iterable[int]) -> dict[int, Voice]:
    """Those who have a say now; whoever was ready before still is."""
    known = {voice.seat: voice for voice in check.seats}
    heard = {seat: known.get(seat, Voice(False, seat)) for seat in seats}
    check.seats = list(heard.values())
    return heard


# Step 1: choose dice


def helpers(play: VanguardPlay) -> list[int]:
    """Who could Assist with a die: others in the Sector, with an Available die. V-CHECK-1.4, V-CHECK-1.7."""
    crew = play.state.crew
    return [who for who in assistants(play) if available(crew[who]) and may_give(play, who) > 0]


def assistants(play: VanguardPlay, how: str = "near") -> list[int]:
    """Others in the Sector, and whoever may help from elsewhere: `near` with dice, `afar` with cards. V-CHECK-1.4."""
    state = play.state
    check = the_check(state)
    found = others_here(state, check.active)
    reach = _reached(play, check.active) if state.tokens else []
    if reach or check.marks:
        found += [who for who in living(state) if who in reach or check_mark(how, who) in check.marks]
    if not found or has_power(play, check.active, "no-assist") or is_alone(play):
        return []
    return [who for who in dict.fromkeys(found) if who != check.active and not has_power(play, who, "no-assist")]


def _reached(play: VanguardPlay, active: int) -> list[int]:
    """A mast lets those in its Sector and those next to it help each other. V-EQUIP-12."""
    state = play.state
    here = state.crew[active].sector
    found: list[int] = []
    for sector, name in state.tokens:
        if "assist-reach" in list(token_powers(play, name)):
            around = connected(play, sector)
            if here == sector:
                found += [who for who in living(state) if state.crew[who].sector in around]
            elif here in around:
                found += crew_in(state, sector)
    return found


def may_give(play: VanguardPlay, who: int) -> int:
    """How many dice an assistant may still give. V-CHECK-1.4."""
    check = the_check(play.state)
    given = [owner for owner, _ in check.given].count(who)
    return 1 + bonus(play, who, "assist") + check.marks.count(check_mark("assist", who)) - given


@STEPS.step()
def check_dice(play: VanguardPlay) -> Procedure[None]:
    """Let the active player take dice or none, and others Assist, until all who are asked are ready.

    V-CHECK-1.1, V-CHECK-1.2, V-CHECK-1.3, V-CHECK-1.4, V-CHECK-1.5, V-CHECK-1.6, V-DECIDE-15, V-PREP-07.
    """
    state = play.state
    check = the_check(state)
    able = helpers(play)
    state.window = "assist"
    involved = [*([check.active] if _has_a_say(play) else []), *able, *[owner for owner, _ in check.given]]
    seats = dict.fromkeys(seat_of(state, who) for who in involved)
    voices = hear(check, seats)
    if all_ready(voices):
        check.seats = []
        state.window = ""
        return

    def look_again() -> None:
        able[:] = helpers(play)

    filed = yield from gather(
        play,
        voices,
        "check-dice",
        "V-CHECK-1.1",
        lambda seat: _dice_options(play, seat, able),
        lambda seat: not needs_help(play) or seat != seat_of(state, check.active),
        lambda _seat: unable(play),
        about=lambda _seat: (("action", check.action), ("who", name_of(state, check.active))),
        ready_last=not check.given,
        tidy=look_again,
    )
    state.window = ""
    if filed is not None:
        _file_die(play, filed[1])
    play.then(check_dice)


def _has_a_say(play: VanguardPlay) -> bool:
    """Whether the active player has a die to take, a check to call off or anything to use first. V-CHECK-1.3."""
    state = play.state
    active = the_check(state).active
    if available(state.crew[active]) or needs_help(play):
        return True
    return any(effect.seat in (seat_of(state, active), GROUP) for effect in play.interrupts())


def needs_help(play: VanguardPlay) -> bool:
    """Whether an Assist is compulsory and nobody gave a die yet. V-SPECIAL-08, V-RUL-103."""
    check = the_check(play.state)
    action = action_at(play, check.action)
    return action is not None and action.assisted and all(owner == check.active for owner, _ in check.given)


def _dice_options(play: VanguardPlay, seat: int, able: Sequence[int]) -> list[Option]:
    """Dice that are Available by now, those that an Exert has just Refreshed among them. V-EXERT-07, V-RUL-36."""
    state = play.state
    check = the_check(state)
    is_active = seat == seat_of(state, check.active)
    found: list[Option] = []
    if is_active:
        found += _taken(available(state.crew[check.active]))
    for who in able:
        if seat_of(state, who) == seat:
            found += _assisting(name_of(state, who), available(state.crew[who]))
    for owner, die in dict.fromkeys(check.given):
        if seat_of(state, owner) == seat:
            found.append(option("put-back", who=name_of(state, owner), die=die))
    if is_active and needs_help(play):
        found.append(CALL_OFF)
    return found


@remembered
def _taken(dice: tuple[str, ...]) -> tuple[Option, ...]:
    """Dice of one's own as options: the same ones are asked for again and again."""
    return tuple(option("take-die", die=die) for die in dict.fromkeys(dice))


@remembered
def _assisting(who: str, dice: tuple[str, ...]) -> tuple[Option, ...]:
    return tuple(option("assist", who=who, die=die) for die in dict.fromkeys(dice))


def unable(play: VanguardPlay) -> Iterator[tuple[Option, Refusal]]:
    """Why the others do not Assist with a die. V-CHECK-1.3, V-CHECK-1.4, V-CHECK-1.7."""
    state = play.state
    active, able, near = the_check(state).active, helpers(play), assistants(play)
    for who in (who for who in living(state) if who != active and who not in able):
        name = (("who", name_of(state, who)),)
        if who not in near:
            refusal = _no_assist(play, who, active)
        elif available(state.crew[who]):
            refusal = Refusal("V-CHECK-1.4", "why-not-assist-given", name)
        else:
            refusal = Refusal("V-CHECK-1.3", "why-not-assist-dice", name)
        yield option("may-assist", who=name_of(state, who)), refusal


def _no_assist(play: VanguardPlay, who: int, active: int) -> Refusal:
    """A lesson is for one alone, an effect may bar all help, and else it is too far.

    V-TUT-41, V-CHECK-1.4, V-CHECK-1.7.
    """
    name = ("who", name_of(play.state, who))
    if is_alone(play):
        return Refusal("V-TUT-41", "why-not-lesson")
    for each in (active, who):
        if has_power(play, each, "no-assist"):
            return Refusal("V-CHECK-1.4", "why-not-assist-barred", (name, ("other", name_of(play.state, each))))
    return Refusal("V-CHECK-1.7", "why-not-assist-elsewhere", (name,))


def _file_die(play: VanguardPlay, chosen: Option) -> None:
    """Move one die, or call the check off."""
    state = play.state
    check = the_check(state)
    if chosen is CALL_OFF:
        _call_off(play)
    refs = dict(chosen.refs)
    who = who_is(state, str(refs["who"])) if "who" in refs else check.active
    die = str(refs["die"])
    if chosen.verb == "put-back":
        given = list(check.given)
        given.remove((who, die))
        check.given = tuple(given)
        put(play, who, die)
    else:
        take(play, who, die)
        check.given = (*check.given, (who, die))


def _call_off(play: VanguardPlay) -> NoReturn:
    """Nobody helps: the Action is not chosen after all. V-SPECIAL-08."""
    state = play.state
    check = the_check(state)
    for owner, die in check.given:
        put(play, owner, die)
    crew = state.crew[check.active]
    crew.actions += 1
    crew.marks = tuple(mark for mark in crew.marks if mark != "turn:special")
    state.check = None
    play.leave(AFTER_ACTION)


# Steps 2 and 3: add Injury and Danger dice, roll


@STEPS.step(asks=False)
def check_roll(play: VanguardPlay) -> None:
    """Roll everything in hand at once; nothing joins the roll later. V-CHECK-3.1, V-EXERT-07.

    Own Injury dice leave their slots free meanwhile; Danger dice are as many as the Action shows.
    V-CHECK-2.1, V-CHECK-2.2, V-CHECK-2.3, V-CHECK-2.4, V-RUL-42, V-CHECK-2.5, V-RUL-43.
    """
    state = play.state
    check = the_check(state)
    crew = state.crew[check.active]
    who = name_of(state, check.active)
    check.injury_dice, crew.hurt = len(crew.hurt), ()
    check.pool = _roll(play, check)
    while is_repeated(play, check.pool):
        play.emit(DiceRolled("V-TUT-51", who, dice_text(check.pool)))
        check.pool = _roll(play, check)
    _note_dice(play, check)
    check.given = ()
    play.emit(DiceRolled("V-CHECK-3.1", who, dice_text(check.pool)))
    check.wounds = tuple(play.face("injury", play.content.ruling.injury_faces) for _ in range(check.injury_dice))
    if check.wounds:
        play.emit(InjuryDiceRolled("V-CHECK-2.1", who, ", ".join(check.wounds)))
    action = action_at(play, check.action)
    check.danger = tuple((table, throw_danger(play)) for table in (action.danger if action else ()))
    for table, symbol in check.danger:
        play.emit(DangerRolled("V-CHECK-2.3", who, table, symbol, told_danger(play, table, symbol)))


def _roll(play: VanguardPlay, check: Check) -> Pool:
    """All Section dice of the hand; a led round may say what they show. V-CHECK-3.1, V-TUT-42."""
    state, dice = play.state, play.content.dice
    return tuple(
        (
            owner,
            die,
            dictated(play, die)
            or play.face("section", dice[die].faces, (("die", die), ("who", name_of(state, owner)))),
        )
        for owner, die in check.given
    )


def _note_dice(play: VanguardPlay, check: Check) -> None:
    """Note who rolled, who helped. V-RANK-01."""
    state = play.state
    owners = {owner for owner, _ in check.given}
    if check.active in owners:
        state.crew[check.active].marks = (*state.crew[check.active].marks, "own:rolled")
    for owner in owners - {check.active}:
        state.crew[owner].marks = (*state.crew[owner].marks, "round:assisted", "exploration:assisted")
    note_noise(play, check.sector, [owner for owner, _ in check.given])
    colours = {play.content.dice[die].colour for _, die in check.given}
    if owners >= set(living(state)) and len(colours) == len(COLOURS):
        count_deed(play, "full-checks")


def dice_text(pool: Sequence[tuple[int, str, str]]) -> str:
    """Dice as events and options tell them."""
    return ", ".join(str(ShownDie(die, face)) for _, die, face in pool) or "-"


# Step 4: modify results


@STEPS.step()
def check_changes(play: VanguardPlay) -> Procedure[None]:
    """Offer cards, Skills and Equipment, one after the other, until nobody wants more.

    V-CHECK-4.1, V-CHECK-4.2, V-CHECK-4.3, V-CHECK-4.4, V-CHECK-4.5, V-CHECK-4.6, V-CHECK-4.7, V-CHECK-4.8, V-CHECK-4.9,
    V-CHECK-4.10, V-CHECK-4.11, V-RUL-44.
    """
    check = the_check(play.state)
    uses = list(changes(play))
    asked = [each.seat for each in uses]
    if _sure_hand(play):
        asked.append(seat_of(play.state, check.active))
    if not asked:
        check.seats = []
        return
    if not check.seats:
        teach(play, "check-changes")
    voices = hear(check, asked)
    if all_ready(voices):
        check.seats = []
        return

    def look_again() -> None:
        uses[:] = changes(play)

    filed = yield from gather(
        play,
        voices,
        "check-changes",
        "V-CHECK-4.7",
        lambda seat: _change_options(play, seat, uses),
        lambda _seat: True,
        about=lambda _seat: (("action", check.action), ("dice", dice_text(check.pool))),
        tidy=look_again,
    )
    if filed is not None:
        yield from _make_change(play, check, filed[1], uses)
    else:
        play.then(check_changes)


def _make_change(play: VanguardPlay, check: Check, wanted: Option, uses: Sequence[Use]) -> Procedure[None]:
    """Use what was chosen, and ask everybody again. V-CHECK-4.7."""
    state = play.state
    for voice in check.seats:  # the dice are not what they agreed to any more
        voice.ready = False
    play.then(check_changes)
    if wanted is SURE_HAND:
        yield from _turn_surely(play)
        return
    chosen = next(each for each in uses if each.option == wanted)
    if chosen.who != check.active:
        check.marks = (*check.marks, check_mark("helped", chosen.who))
        state.crew[chosen.who].marks = (*state.crew[chosen.who].marks, "round:assisted")
    play.then(use_card, chosen.who, chosen.kind, chosen.card, chosen.place)


def _change_options(play: VanguardPlay, seat: int, uses: Sequence[Use]) -> list[Option]:
    found = [each.option for each in uses if each.seat == seat]
    if _sure_hand(play) and seat == seat_of(play.state, the_check(play.state).active):
        found.append(SURE_HAND)
    return found


def _sure_hand(play: VanguardPlay) -> int:
    """How many dice the active Crewmember may turn to any face: once in a check. V-CHECK-4.8."""
    check = the_check(play.state)
    return bonus(play, check.active, SURE) if check.pool and SURE not in check.marks else 0


def _turn_surely(play: VanguardPlay) -> Procedure[None]:
    """Turn a die as a card would that says so."""
    check = the_check(play.state)
    count = _sure_hand(play)
    check.marks = (*check.marks, SURE)
    yield from verbs.by_name["turn-freely"].run(play, About(check.active), count, "dice")


def changes(play: VanguardPlay) -> Iterator[Use]:
    """What could change the dice now: everything of the active Crewmember, one card of each other one here.

    The Skill and Equipment of another help only where their texts say so. V-DECIDE-15, V-FAQ-3.
    """
    state = play.state
    check = the_check(state)
    yield from uses_of(play, check.active, "check")
    for who in assistants(play, "afar"):
        more, used = (check.marks.count(check_mark(word, who)) for word in ("assist-card", "helped"))
        if 1 + more - used > 0:
            yield from (each for each in uses_of(play, who, "check") if each.kind == "card" or each.anyone)
