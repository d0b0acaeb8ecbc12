"""Moments at which something may be used before a rule goes on. Rulebook chapter 33, "Always possible"."""

from collections.abc import Sequence
from typing import Protocol

from farlight.kernel import GROUP, Procedure, Question, choose, option
from farlight.vanguard.model.moments import AnyMoment, M
from farlight.vanguard.model.state import Vanguard
from farlight.vanguard.rules.context import About, VanguardPlay

GO_ON = option("go-on")


class OfCrewmember(Protocol):
    """A moment that is about a Crewmember."""

    who: int


def open_moment(play: VanguardPlay, moment: AnyMoment, rule: str) -> Procedure[None]:
    """Open a moment; nothing is asked unless somebody has something for it, or could change what comes then.

    It stays open until the rule closes it: an Injury may come while another is about to.
    """
    state, window = play.state, moment.window()
    outer, outer_window = state.moments, state.window
    state.moments = [*outer, moment]
    name = (("moment", window),)
    if not somebody_has(play, window) and not play.stops_at(Question(GROUP, "moment", name)):
        return
    outer = [each.copy() for each in outer]
    state.window = window
    refs = name + moment.refs()
    yield from choose(play, GROUP, "moment", rule, lambda: [GO_ON], lambda each: each, refs=refs, window=window)
    # What was used had moments of its own; those around this one are as they were.
    state.window, state.moments = outer_window, [*outer, state.moment(type(moment)) or moment]


def somebody_has(play: VanguardPlay, moment: str) -> bool:
    """Whether a card for this moment is in anybody's hands: a quick look before the careful one."""
    cards = play.content.moments.get(moment)
    return cards is not None and bool(holders(play.state, cards))


def holders(state: Vanguard, cards: frozenset[str]) -> Sequence[int]:
    """Who has one of some cards in hand, as a Skill or as Equipment; of what serves the whole team, everybody."""
    if not cards.isdisjoint(state.found) or not cards.isdisjoint(state.mods):
        return range(len(state.crew))
    found: list[int] = []
    for who, crew in enumerate(state.crew):
        if crew.card in cards or not cards.isdisjoint(crew.hand) or not cards.isdisjoint(crew.gear):
            found.append(who)
    return found


def begin_moment(play: VanguardPlay, moment: AnyMoment) -> None:
    """Say what surrounds the effects to come; nothing is asked."""
    play.state.moments = [*play.state.moments, moment]


def this_moment(play: VanguardPlay, kind: type[M]) -> M:
    """The innermost moment of a kind, to be changed by something that is used in it."""
    moment = play.state.moment(kind)
    if moment is None:
        raise LookupError(f"{kind.window()} moment: none")
    return moment


def close_moment(play: VanguardPlay, kind: type[M]) -> M:
    """What a moment was about, as it is after all that was used in it; it is then over."""
    moments = play.state.moments
    if isinstance(moments[-1], kind):  # as nearly always
        play.state.moments = moments[:-1]
        return moments[-1]
    moment = this_moment(play, kind)
    play.state.moments = [each for each in moments if each is not moment]
    return moment


def is_moment_of(about: About, moment: OfCrewmember | None) -> bool:
    """Whether the one whom the moment is about is the subject."""
    return moment is not None and moment.who == about.who


def is_moment_near(play: VanguardPlay, about: About, moment: OfCrewmember | None) -> bool:
    """Whether the one whom the moment is about stands where the subject does."""
    crew = play.state.crew
    return moment is not None and crew[moment.who].sector == crew[about.who].sector
