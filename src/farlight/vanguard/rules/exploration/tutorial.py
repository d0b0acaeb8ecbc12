"""The led first round of the Tutorial: what each Crewmember does, and what is still held back. Chapters 6.3 to 6.5.

A lesson allows some options of a question and lets the others wait; what it allows is asked even if it is the only one
left, because it is learned by doing. `place` counts Crewmembers from the one with the Start token.
"""

from collections.abc import Callable

from farlight.content.ids import words_in
from farlight.kernel import READY, Lead, Option, Procedure, Refusal, StepTable
from farlight.vanguard.model.content import DieCard
from farlight.vanguard.model.dice_requirements import ACCIDENT, JOKER
from farlight.vanguard.model.events import Taught
from farlight.vanguard.model.ids import ActionSource
from farlight.vanguard.model.moments import TravelEntryMoment
from farlight.vanguard.model.planet_cards import Stage
from farlight.vanguard.model.state import Check, Pool
from farlight.vanguard.rules.context import VanguardPlay
from farlight.vanguard.rules.exploration.board import is_stuck
from farlight.vanguard.rules.exploration.section_dice import available
from farlight.vanguard.rules.logs import fire

STEPS = StepTable()

SCRIPT, QUIET = "script", "quiet"
FIRST, SECOND, THIRD, FOURTH = range(4)
"""Crewmembers by their place in the round."""
DICTATED = {"red": ACCIDENT, "blue": "BAS"}
"""The one roll that is not random: Basic dice by colour, and what they show. V-TUT-41, V-TUT-42."""
MOST_ACCIDENTS = 3
"""With so many the second Crewmember's first roll is repeated. V-TUT-51."""

Allowed = Callable[[VanguardPlay, Option], bool]


def is_led(play: VanguardPlay) -> bool:
    """Whether the first round of the Tutorial is under way; a Quick Start has none. V-QUICK-28."""
    return play.state.tutorial == SCRIPT


def place_of(play: VanguardPlay) -> int:
    """How many have had their turn before the one whose turn it is. V-TUT-14, V-TUT-15."""
    state = play.state
    return (state.turn - state.start) % len(state.crew)


def lead(play: VanguardPlay, prompt: str) -> Lead | None:
    """What a lesson allows at a question; None where it leaves the choice free."""
    if play.state.tutorial != SCRIPT or play.state.turn < 0:
        return None
    lesson = _lesson(play, prompt)
    if lesson is None:
        return None
    rule, allowed = lesson
    return lambda each: None if allowed(play, each) else Refusal(rule, "why-not-lesson")


def _lesson(play: VanguardPlay, prompt: str) -> "tuple[str, Allowed] | None":
    return LESSONS.get((place_of(play), _question(play, prompt)))


def _question(play: VanguardPlay, prompt: str) -> str:
    """What is asked, as lessons call it: an Action by how many are left, and the price of a trip."""
    if prompt == "act":
        return f"act-{play.state.crew[play.state.turn].actions}"
    return "travel" if prompt == "effect" and play.state.moment(TravelEntryMoment) else prompt


def teach(play: VanguardPlay, prompt: str) -> None:
    """Say what comes next and what there is to learn by it, as somebody at the table would. V-TUT-47, V-TUT-57."""
    if is_led(play):
        lesson = _lesson(play, prompt)
        if lesson is not None:
            play.emit(Taught(lesson[0], f"{place_of(play) + 1}-{_question(play, prompt)}"))


# What is allowed


def _refs(each: Option) -> dict[str, object]:
    return dict(each.refs)


def _special_here(play: VanguardPlay, each: Option) -> bool:
    """The first Special Action of the POI in the own Sector."""
    sector = play.state.crew[play.state.turn].sector
    action = str(_refs(each).get("action", ""))
    source = ActionSource.parse(action)
    return each.verb == "special" and (source.kind, source.sector, source.place) == ("poi", sector, 0)


def _to(sector: int) -> Allowed:
    return lambda _play, each: each.verb == "travel" and _refs(each)["sector"] == sector


def _verb(verb: str) -> Allowed:
    return lambda _play, each: each.verb == verb


def _check(play: VanguardPlay) -> Check:
    if play.state.check is None:
        raise AssertionError("check: none")
    return play.state.check


def _dictated_dice(play: VanguardPlay, each: Option) -> bool:
    """Exactly one red and one blue Basic die. V-TUT-41."""
    given = [play.content.dice[die].colour for _, die in _check(play).given]
    if each is READY:
        return sorted(given) == sorted(DICTATED)
    die = play.content.dice[str(_refs(each)["die"])]
    return each.verb == "take-die" and _is_dictated(die) and die.colour not in given


def _is_dictated(die: DieCard) -> bool:
    return die.type == "basic" and die.colour in DICTATED


def _all_dice(play: VanguardPlay, each: Option) -> bool:
    """All of the own dice, and nobody Assists. V-TUT-50."""
    if each is READY:
        return not available(play.state.crew[play.state.turn])
    return each.verb == "take-die"


def _first_card(play: VanguardPlay, each: Option) -> bool:
    """The card that turns the blue die; then on. V-TUT-43."""
    top = _taught(play)
    played = top not in play.state.crew[play.state.turn].hand
    return each is READY if played else each.verb == "use-card" and _refs(each)["card"] == top


def _taught(play: VanguardPlay) -> str:
    """The uppermost card of the Section's Tutorial deck. V-TUT-09."""
    section = play.state.crew[play.state.turn].section
    return next(card.id for card in play.content.sections.values() if card.section == section and card.tutorial == 1)


def _die_of(colour: str) -> Allowed:
    return lambda play, each: "die" in _refs(each) and play.content.dice[str(_refs(each)["die"])].colour == colour


def _shows_joker(_play: VanguardPlay, each: Option) -> bool:
    return _refs(each).get("face") == JOKER


def _second_entry(_play: VanguardPlay, each: Option) -> bool:
    """Of the two ways over a Travel icon, the one with a Danger die. V-TUT-45."""
    return "danger" in str(_refs(each).get("effect", ""))


def _leave_wreck(play: VanguardPlay, each: Option) -> bool:
    """On to Sector 4, or first what keeps everybody there. V-TUT-62, V-TUT-63, V-RUL-23."""
    here = play.state.crew[play.state.turn].sector
    return _special_here(play, each) if is_stuck(play, here) else _to(4)(play, each)


def _draw_only(_play: VanguardPlay, each: Option) -> bool:
    return _refs(each).get("how") == "draw"


LESSONS: dict[tuple[int, str], tuple[str, Allowed]] = {
    (FIRST, "act-2"): ("V-TUT-40", _special_here),
    (FIRST, "check-dice"): ("V-TUT-41", _dictated_dice),
    (FIRST, "check-changes"): ("V-TUT-43", _first_card),
    (FIRST, "drop"): ("V-TUT-43", _die_of("red")),
    (FIRST, "turn"): ("V-TUT-43", _die_of("blue")),
    (FIRST, "face"): ("V-TUT-43", _shows_joker),
    (FIRST, "use-substitute"): ("V-TUT-44", lambda _play, each: each.verb != "decline-row"),
    (FIRST, "act-1"): ("V-TUT-45", _to(5)),
    (FIRST, "travel"): ("V-TUT-45", _second_entry),
    (SECOND, "act-2"): ("V-TUT-50", _special_here),
    (SECOND, "check-dice"): ("V-TUT-50", _all_dice),
    (SECOND, "act-1"): ("V-TUT-55", _verb("rest")),
    (THIRD, "act-2"): ("V-TUT-60", _special_here),
    (THIRD, "act-1"): ("V-TUT-61", _to(5)),
    (FOURTH, "act-2"): ("V-TUT-62", _leave_wreck),
    (FOURTH, "act-1"): ("V-TUT-64", _verb("prepare")),
    (FOURTH, "prepare"): ("V-TUT-64", _draw_only),
}
"""By the place in the round and the question: the rule, and what may be chosen."""


# Rolls


def dictated(play: VanguardPlay, die: str) -> str | None:
    """The face that a die shows without being rolled. V-TUT-42."""
    card = play.content.dice[die]
    return DICTATED[card.colour] if is_led(play) and place_of(play) == FIRST and _is_dictated(card) else None


def is_repeated(play: VanguardPlay, pool: Pool) -> bool:
    """Whether a roll of the second lesson has so many Accidents that all dice are rolled again. V-TUT-51, V-RUL-C06."""
    accidents = sum(ACCIDENT in words_in(face) for _, _, face in pool)
    return is_led(play) and place_of(play) == SECOND and accidents >= MOST_ACCIDENTS


def is_alone(play: VanguardPlay) -> bool:
    """Nobody Assists. V-TUT-41, V-TUT-50."""
    return is_led(play) and place_of(play) in (FIRST, SECOND)


def skips_combinations(play: VanguardPlay) -> bool:
    """Whether step 5 is left out: in the second lesson; the first one does not have it either. V-TUT-52, V-TUT-47."""
    return is_led(play) and place_of(play) in (FIRST, SECOND)


# Logs of the round


@STEPS.step()
def led_turn_ended(play: VanguardPlay, who: int) -> Procedure[None]:
    """End the first led turn with its Log, without an Event. V-TUT-46."""
    if place_of(play) == FIRST:
        yield from _read(play, "turn", who, "V-TUT-46")


@STEPS.step()
def led_round_ended(play: VanguardPlay) -> Procedure[None]:
    """Let everybody be free from now on: no lesson leaves anything out. V-TUT-65, V-TUT-70, V-TUT-71."""
    play.state.tutorial = QUIET
    play.emit(Taught("V-TUT-70", "free"))
    yield from _read(play, "round", play.state.start, "V-TUT-65")


def _read(play: VanguardPlay, stage: Stage, who: int, rule: str) -> Procedure[None]:
    log = play.content.scenarios[play.state.scenario].logs.get(stage)
    if log is not None:
        yield from fire(play, log, who, rule)
