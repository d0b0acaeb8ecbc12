"""Injuries: gaining, placing, turning, discarding. Rulebook chapter 21, list E of chapter 33."""

from farlight.kernel import Procedure, option
from farlight.vanguard.model.dice_requirements import COLOURS
from farlight.vanguard.model.events import (
    InjuryDieReturned,
    InjuryDieTaken,
    InjuryDiscarded,
    InjuryGained,
    InjuryIgnored,
    InjuryTurnedDown,
)
from farlight.vanguard.model.ids import SlottedInjury
from farlight.vanguard.model.moments import InjuryMoment
from farlight.vanguard.model.state import Crew, Vanguard
from farlight.vanguard.rules.context import VanguardPlay, seat_of
from farlight.vanguard.rules.exploration.board import name_of
from farlight.vanguard.rules.exploration.fourth_injury import fourth_injury
from farlight.vanguard.rules.lasting_effects import has_power
from farlight.vanguard.rules.moments import close_moment, open_moment
from farlight.vanguard.rules.questions import choose_any


def cards_on(crew: Crew) -> list[str]:
    """Injury cards, face down or not: what counts as Injuries. V-INJ-15, V-INJ-19."""
    return [SlottedInjury.parse(card).card for card in crew.injuries if card]


def injuries_to_come(state: Vanguard, who: int) -> int:
    """How many Injuries a Crewmember is about to gain: one beside the moment of another, each with its own."""
    return sum(isinstance(each, InjuryMoment) and each.who == who for each in state.moments)


def type_of(play: VanguardPlay, card: str) -> str:
    return play.content.injuries[SlottedInjury.parse(card).card].type


def gain_injury(play: VanguardPlay, who: int, injury: str, rule: str) -> Procedure[None]:
    """Put a card into the leftmost empty slot, a die on top of a column; the die is not rolled.

    V-INJ-01, V-INJ-02, V-INJ-20; the fourth, V-INJ-17.
    """
    state = play.state
    crew = state.crew[who]
    if not crew.alive or _ignored(play, who, injury):
        return
    yield from open_moment(play, InjuryMoment(injury, who), rule)
    coming = close_moment(play, InjuryMoment)
    if not coming.injury:
        return
    who, crew = coming.who, state.crew[coming.who]  # somebody else may have taken it
    if not crew.alive:  # V-DEADLY-16
        return
    if len(cards_on(crew)) >= play.content.ruling.injury_slots:
        fourth_injury(play, who)
        return
    card = _fetch(play, injury)
    if not card:
        return
    slots = list(crew.injuries)
    slots[slots.index("")] = card
    crew.injuries = tuple(slots)
    play.emit(InjuryGained(rule, name_of(state, who), card))
    crew.marks = (*crew.marks, "turn:hurt")
    if not coming.bare:
        yield from take_injury_die(play, who)


def _ignored(play: VanguardPlay, who: int, injury: str) -> bool:
    """On the starting planet there is one type of Injury, and one for each: no Evac. V-TUT-22, V-TUT-23, V-TUT-24."""
    state = play.state
    landing = not state.round and has_power(play, who, f"landing-safe {injury}")
    if has_power(play, who, "no-injury") or landing:
        return True
    if not state.tutorial:
        return False
    if play.content.injury_types[injury].tutorial and not cards_on(state.crew[who]):
        return False
    play.emit(InjuryIgnored("V-TUT-22", name_of(state, who), injury))
    return True


def _fetch(play: VanguardPlay, injury: str) -> str:
    """A card of the type, or "Wounded", or any that is left. V-INJ-06, V-INJ-07, V-RUL-65, V-GEN-19."""
    state = play.state
    left = [injury, play.content.ruling.spare_injury]
    found = next((each for each in left if state.injuries.get(each)), None)
    if found is None:
        rest = [each for each, cards in state.injuries.items() if cards]
        if not rest:
            return ""
        found = rest[play.roll("injury-card", len(rest)) - 1]
    *others, card = state.injuries[found]
    state.injuries[found] = tuple(others)
    return card


# Injury dice


def own_dice(state: Vanguard, who: int) -> int:
    """On the board, and in a check that runs. V-INJ-21, V-RUL-65."""
    check = state.check
    rolled = check.injury_dice if check is not None and check.active == who else 0
    return len(state.crew[who].hurt) + rolled


def dice_left(play: VanguardPlay) -> int:
    """Injury dice in the supply: no more than the box holds. V-COMP-04, V-GEN-19, V-RUL-03."""
    state = play.state
    return play.content.ruling.injury_dice - sum(own_dice(state, who) for who in range(len(state.crew)))


def take_injury_die(play: VanguardPlay, who: int) -> Procedure[None]:
    """Put an Injury die on top of a column without one, if there is a die and a column.

    V-INJ-02, V-INJ-08, V-RUL-65, V-INJ-09.
    """
    if own_dice(play.state, who) < len(COLOURS) and dice_left(play) > 0:
        yield from put_injury_die(play, who, "V-INJ-02")


def put_injury_die(play: VanguardPlay, who: int, rule: str) -> Procedure[None]:
    """Let the player choose the column, and which die has to leave a full one.

    V-INJ-03, V-INJ-04, V-RUL-65, V-INJ-05, V-DECIDE-17, V-TUT-30.
    """
    state = play.state
    crew = state.crew[who]
    seat = seat_of(state, who)
    colour = yield from choose_any(
        play,
        seat,
        "column",
        rule,
        lambda: [colour for colour in COLOURS if colour not in crew.hurt],
        lambda each: option("column", colour=each),
        refs=(("who", crew.card),),
    )
    if colour is None:
        return
    crew.hurt = (*crew.hurt, colour)
    play.emit(InjuryDieTaken(rule, name_of(state, who), colour))
    slots = play.content.ruling.slots[crew.rank - 1]
    while len(getattr(crew, colour)) >= slots:
        die = yield from choose_any(
            play,
            seat,
            "pushed",
            "V-INJ-05",
            lambda: list(dict.fromkeys(getattr(crew, colour))),
            lambda each: option("die", die=each),
            refs=(("who", crew.card), ("colour", colour)),
        )
        if die is None or len(getattr(crew, colour)) < slots:
            return
        dice = list(getattr(crew, colour))
        dice.remove(die)
        setattr(crew, colour, tuple(dice))
        crew.spent = (*crew.spent, die)


def discard_injury_die(play: VanguardPlay, who: int, rule: str) -> Procedure[None]:
    """Return an Injury die to the supply; the dice below stay. V-INJ-10, V-RUL-65, V-INJ-12."""
    state = play.state
    crew = state.crew[who]
    colour = yield from choose_any(
        play,
        seat_of(state, who),
        "discard-injury-die",
        rule,
        lambda: list(crew.hurt),
        lambda each: option("column", colour=each),
        refs=(("who", crew.card),),
    )
    if colour is None:
        return
    crew.hurt = tuple(each for each in crew.hurt if each != colour)
    play.emit(InjuryDieReturned(rule, name_of(state, who), colour))


# Injury cards


def choose_injury(play: VanguardPlay, who: int, prompt: str, rule: str, face_up: bool = False) -> Procedure[str]:
    """Choose one of the Injury cards of a Crewmember; empty if there is none."""
    crew = play.state.crew[who]

    def candidates() -> list[str]:
        return [card for card in crew.injuries if card and not (face_up and SlottedInjury.parse(card).is_down)]

    seat = seat_of(play.state, who)
    card = yield from choose_any(
        play,
        seat,
        prompt,
        rule,
        candidates,
        lambda card: option("injury", injury=SlottedInjury.parse(card).card),
        refs=(("who", crew.card),),
    )
    return card or ""


def discard_injury(play: VanguardPlay, who: int, card: str, rule: str) -> None:
    """Return a card to the Injury deck; the others keep their slots. V-INJ-11, V-INJ-13."""
    state = play.state
    crew = state.crew[who]
    crew.injuries = tuple("" if each == card else each for each in crew.injuries)
    plain = SlottedInjury.parse(card).card
    kind = type_of(play, plain)
    state.injuries[kind] = (plain, *state.injuries.get(kind, ()))
    play.emit(InjuryDiscarded(rule, name_of(state, who), plain))


def turn_down(play: VanguardPlay, who: int, card: str, rule: str) -> None:
    """Turn an Injury card face down, which switches it off. V-INJ-14."""
    crew = play.state.crew[who]
    crew.injuries = tuple(str(SlottedInjury(each, is_down=True)) if each == card else each for each in crew.injuries)
    play.emit(InjuryTurnedDown(rule, name_of(play.state, who), card))
