"""What would be different tomorrow if a seat chose something while it plans, and if all that is planned succeeded.

Nothing is rolled or drawn for it: an answer of the planning moves only pawns, and of what the actions do only what is
certain is counted in. So it can be told to everybody.
"""

from collections.abc import Iterable

import msgspec

from farlight.kernel import Play, Refusal
from farlight.kernel.scenes import fact
from farlight.martians.model.state import Martians
from farlight.martians.rules.actions.plan import file
from farlight.martians.rules.actions.plan_menu import drafted, proposals
from farlight.martians.rules.actions.stacks import costs, has_power, planned_costs
from farlight.martians.rules.context import MartiansPlay
from farlight.martians.table.forecast import forecast


class Deeds(msgspec.Struct, frozen=True):
    """What a plan does for certain if its actions succeed."""

    paid: tuple[str, ...] = ()
    """Supplies, one by one."""
    mended: tuple[str, ...] = ()
    managed: tuple[str, ...] = ()
    """The Facilities from which a track is lowered, for each time."""


def foreseen(play: MartiansPlay, seat: int, option_id: str) -> MartiansPlay | None:
    """The table as it would be tomorrow; with no option by the plan as it stands. None where nothing can be told."""
    state = play.state
    if state.window != "plan" or not 0 <= seat < len(state.seats):
        return None
    if not option_id:
        return _with(play, fact(deeds_of, play))
    trial: MartiansPlay = Play(play.rules, play.content, state.copy())
    chosen = next((each for each in proposals(trial, seat) if each.id == option_id), None)
    if chosen is None:
        return None
    file(trial, seat, chosen)
    return as_planned(trial)


def as_planned(play: MartiansPlay) -> MartiansPlay:
    """The table as it would be tomorrow by a plan that is being tried out."""
    return _with(play, deeds_of(play))


def deeds_of(play: MartiansPlay) -> Deeds:
    """What is certain if the planned actions succeed, and those that are just being declared. M-ACT-34, M-REP-04."""
    state = play.state
    managed = tuple([stack.facility for stack in state.plan if stack.verb == "manage"])
    if "repair" not in [*(stack.verb for stack in state.plan), *(slot.verb for slot in state.seats)]:
        return Deeds(tuple(planned_costs(play)), (), managed)
    trial: MartiansPlay = Play(play.rules, play.content, state.copy())  # what is mended costs those after it less
    paid: list[str] = []
    mended: list[str] = []
    for stack in trial.state.plan:
        cost = costs(trial, stack)
        _pay(trial.state, cost)
        paid += cost
        if stack.verb == "repair":
            mended.append(stack.target)
            _mend(trial.state, stack.target)
    for slot in trial.state.seats:
        if slot.verb == "repair":
            found = drafted(trial, slot)
            if not isinstance(found, Refusal):
                mended.append(found.target)
                _mend(trial.state, found.target)
    return Deeds(tuple(paid), tuple(mended), managed)


def _with(play: MartiansPlay, deeds: Deeds) -> MartiansPlay:
    """The table after what is certain was done. M-MAN-02."""
    trial: MartiansPlay = Play(play.rules, play.content, play.state.copy())
    _pay(trial.state, deeds.paid)
    for element in deeds.mended:
        _mend(trial.state, element)
    for facility in deeds.managed:
        _calm(trial, facility)
        trial.forget()
    return trial


def _pay(state: Martians, supplies: Iterable[str]) -> None:
    for supply in supplies:
        state.supply[supply] = max(0, state.supply[supply] - 1)


def _mend(state: Martians, element: str) -> None:
    if element in state.broken:
        state.broken.remove(element)


def _calm(play: MartiansPlay, facility: str) -> None:
    """Lower the track that is nearest to a breakdown, as the crew would."""
    levels = play.state.levels
    tracks = {track.complex: track.trigger for track in forecast(play).tracks}
    worst = max(levels, key=lambda name: (levels[name] > 0, tracks[name], levels[name]))
    by = 2 if has_power(play, "manage-more", facility) else 1
    levels[worst] = max(0, levels[worst] - by)
