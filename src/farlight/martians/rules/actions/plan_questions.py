"""What a seat is just asked while it plans. Worked out when somebody reads the question, never while bots play."""

from farlight.kernel.decision import Refs
from farlight.martians.model.ids import Begun
from farlight.martians.model.state import Martians, Seat
from farlight.martians.rules.actions.action_texts import stack_refs
from farlight.martians.rules.actions.completion import machines_left
from farlight.martians.rules.actions.pawns import pawn_name
from farlight.martians.rules.actions.plan_menu import is_complete, mine, proposals
from farlight.martians.rules.actions.stacks import stack_at
from farlight.martians.rules.context import SPACES, MartiansPlay

NO_STACK: Refs = (("action", "none"), ("target", "none"), ("leader", "none"))


def stage(play: MartiansPlay, seat: int) -> Refs:
    """The stage of the planning, whose pawn it is about, and which action. M-ACT-03."""
    state = play.state
    slot = state.seats[seat]
    who = ("who", pawn_name(state, slot.who or _next(state, seat)))
    number = slot.building or slot.revising
    if number > 0:
        return (("stage", "crew" if slot.building else "change"), who, *stack_refs(state, stack_at(state, number)))
    action, kind = Begun.parse(slot.verb)
    left = (("free", _free(state, seat)), ("machines", machines_left(play)))
    return (("stage", _stage(play, seat, slot)), who, ("action", action or kind or "none"), *NO_STACK[1:], *left)


def _next(state: Martians, seat: int) -> str:
    """The pawn that would be next if the seat began something."""
    own = mine(state, seat)
    return str(next((who for who in own if state.crew[who].free), own[0]))


def _free(state: Martians, seat: int) -> int:
    """How many pawns of a seat have no task yet."""
    return sum(len(state.crew[who].free) for who in mine(state, seat))


def _stage(play: MartiansPlay, seat: int, slot: Seat) -> str:
    state = play.state
    if slot.revising:
        return "revise"
    if slot.verb == "assist":
        return "assist"
    if Begun.parse(slot.verb).kind:
        return "kind"
    if slot.verb:
        return _pick(play, seat, slot)
    if is_complete(state, seat):
        return "ready"
    return "pawn" if state.solo and not slot.who else "act"


def _pick(play: MartiansPlay, seat: int, slot: Seat) -> str:
    """On the way to a stack: where, which one, with what or what to bring, in which Facility, by which way."""
    first = proposals(play, seat)[0]
    if first.verb == "at":
        return "where" if dict(first.refs).get("target") in SPACES else "which"
    return "bring" if slot.verb == "gather" and first.verb == "with" else first.verb
