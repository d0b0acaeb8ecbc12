"""What would be different tomorrow if a seat chose something while it plans, and if all that is planned succeeded.

Nothing is rolled or drawn for it: an answer of the planning moves only pawns, and of what the actions do only what is
certain is counted in. So it can be told to everybody.
"""

from farlight.kernel import Play, Refusal
from farlight.martians.model.state import Martians, Stack
from farlight.martians.rules.actions.plan import file
from farlight.martians.rules.actions.plan_menu import drafted, proposals
from farlight.martians.rules.actions.stacks import costs, has_power
from farlight.martians.rules.context import MartiansPlay
from farlight.martians.table.forecast import forecast


def foreseen(play: MartiansPlay, seat: int, option_id: str) -> MartiansPlay | None:
    """The table as it would be tomorrow; with no option by the plan as it stands. None where nothing can be told."""
    state = play.state
    if state.window != "plan" or not 0 <= seat < len(state.seats):
        return None
    trial: MartiansPlay = Play(play.rules, play.content, state.copy())
    if option_id:
        chosen = next((each for each in proposals(trial, seat) if each.id == option_id), None)
        if chosen is None:
            return None
        file(trial, seat, chosen)
    _succeed(trial)
    return trial


def as_planned(play: MartiansPlay) -> MartiansPlay:
    """The table as it would be tomorrow by a plan that is being tried out."""
    trial: MartiansPlay = Play(play.rules, play.content, play.state.copy())
    _succeed(trial)
    return trial


def _succeed(play: MartiansPlay) -> None:
    """Do what is certain if the planned actions succeed. M-ACT-34, M-MAN-02, M-REP-04."""
    state = play.state
    for stack in state.plan:
        for supply in costs(play, stack):
            state.supply[supply] = max(0, state.supply[supply] - 1)
        if stack.verb == "repair":
            _mend(state, stack.target)
    for slot in state.seats:
        if slot.verb == "repair":
            found = drafted(play, slot)
            if not isinstance(found, Refusal):
                _mend(state, found.target)
    play.forget()
    for stack in state.plan:
        if stack.verb == "manage":
            _calm(play, stack)
    play.forget()


def _mend(state: Martians, element: str) -> None:
    if element in state.broken:
        state.broken.remove(element)


def _calm(play: MartiansPlay, stack: Stack) -> None:
    """The crew would lower the track that is nearest to a breakdown."""
    levels = play.state.levels
    tracks = {track.complex: track.trigger for track in forecast(play).tracks}
    worst = max(levels, key=lambda name: (levels[name] > 0, tracks[name], levels[name]))
    by = 2 if has_power(play, "manage-more", stack.facility) else 1
    levels[worst] = max(0, levels[worst] - by)
