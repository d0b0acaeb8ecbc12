"""An Operation on its own: the dice that a team brings to it. Rulebook chapter 26."""

from collections import Counter

from farlight.kernel import Procedure, StepTable, choose, option
from farlight.vanguard.model.events import DiceBought
from farlight.vanguard.rules.context import VanguardPlay, seat_of
from farlight.vanguard.rules.exploration.section_dice import without
from farlight.vanguard.rules.ship.launching.first_crew import scenario_of, starting_dice

STEPS = StepTable()

KEEP, PICK = option("usual-dice"), option("pick-dice")


@STEPS.step()
def choose_dice(play: VanguardPlay) -> Procedure[None]:
    """Let each Section that goes choose its dice freely from the box. V-OPS-05, V-RUL-U6."""
    state = play.state
    for who, crew in enumerate(state.crew):
        usual = starting_dice(play.content, scenario_of(play))[crew.section]
        wish = yield from choose(
            play,
            seat_of(state, who),
            "operation-dice",
            "V-OPS-05",
            lambda usual=usual: [KEEP, PICK] if Counter(usual) <= Counter(state.box) else [PICK],  # type: ignore[misc]
            lambda each: each,
            refs=(("section", crew.section), ("dice", ", ".join(usual))),
        )
        if wish is KEEP:
            for die in usual:
                _take(play, crew.section, die)
        else:
            yield from _pick(play, who)


def _pick(play: VanguardPlay, who: int) -> Procedure[None]:
    """Pick one die after the other, while the column has a slot for it. V-OPS-05, V-SHIP-LAUNCH-11."""
    state = play.state
    section = state.crew[who].section
    for left in range(scenario_of(play).free_dice, 0, -1):
        die = yield from choose(
            play,
            seat_of(state, who),
            "box-die",
            "V-OPS-05",
            lambda: [die for die in dict.fromkeys(state.box) if _fits(play, who, die)],
            lambda each: option("die", die=each),
            refs=(("section", section), ("count", left)),
        )
        _take(play, section, die)


def _fits(play: VanguardPlay, who: int, die: str) -> bool:
    """Whether the Rank opens a slot for one more die of that colour. V-REFRESH-05, V-REFRESH-06."""
    cards, crew = play.content.dice, play.state.crew[who]
    own = [cards[each].colour for each in play.state.store.get(crew.section, ())]
    return own.count(cards[die].colour) < play.content.ruling.slots[crew.rank - 1]


def _take(play: VanguardPlay, section: str, die: str) -> None:
    state = play.state
    state.box = without(state.box, die)
    state.store[section] = (*state.store.get(section, ()), die)
    play.emit(DiceBought("V-OPS-05", section, die))
