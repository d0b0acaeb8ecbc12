"""What is told of a table away from it: where it is, for a list of tables, and what is remembered of its story."""

from collections.abc import Iterator

from farlight.content.ids import Outcome
from farlight.kernel import Line, Remembered, Where
from farlight.martians.model.ids import MissionResult
from farlight.martians.model.state import Martians
from farlight.martians.rules.context import MartiansPlay
from farlight.martians.table.scene import TOLD_PAST
from farlight.texts import Texts, capital


def where_of(state: Martians) -> Where:
    """The mission in hand; in a campaign that is not the name of what was begun."""
    title = Line("where-mission", (("mission", state.mission),))
    rail = ("rail", state.phase or "setup")
    if not state.sol:
        return Where(title, Line("where-phase", (rail,)))
    return Where(title, Line("where-sol", (("sol", state.sol), ("sols", state.sols), rail)))


def remembered(seen: MartiansPlay, texts: Texts) -> Iterator[Remembered]:
    """The missions of a campaign that are over, then what the app has told in the one at hand."""
    view = seen.state
    for number, told in enumerate(view.campaign.results if view.campaign is not None else (), 1):
        mission, result = MissionResult.parse(told)
        when = texts.say("chronicle-mission", number=number, mission=texts.name("mission", mission))
        yield Remembered(when, Outcome.parse(result).how, capital(texts.name("outcome", result)))
    for sol, kind, what in view.history:
        if kind in TOLD_PAST:
            yield Remembered(texts.say("chronicle-sol", sol=sol), kind, texts.name(TOLD_PAST[kind], what))
