"""Pawns: whose they are, what people call them, and who holds them."""

from farlight.martians.model.ids import NOBODY, CalledPawn, Pawn
from farlight.martians.model.state import Martians, Seat
from farlight.martians.rules.actions.assist import free_pawns
from farlight.martians.rules.actions.stacks import owner
from farlight.martians.rules.context import MartiansPlay
from farlight.martians.rules.crew import name_of


def pawn_name(state: Martians, pawn: str) -> str:
    """A pawn as people call it: by its astronaut, with what it is bound to, or by its machine."""
    who, bound, machine = Pawn.parse(pawn)
    return pawn if machine else str(CalledPawn(name_of(state, who), bound))


def pawn_of(state: Martians, name: str) -> str:
    """The pawn that people call so."""
    called = CalledPawn.parse(name)
    return name if called.machine else Pawn.of(person_of(state, called.who), called.bound)


def person_of(state: Martians, name: str) -> int:
    return next(who for who in range(len(state.crew)) if name_of(state, who) == name)


def in_hand(state: Martians, who: int) -> list[str]:
    """The pawns of an astronaut that seats hold while they plan, each as what it is bound to. M-ACT-06."""
    return [Pawn.parse(slot.who).bound for slot in state.seats if slot.who and owner(slot.who) == who]


def spent(state: Martians, who: int) -> list[str]:
    """Those whose task is done: all of the phase but those that are free, in a hand or in the plan. M-ACT-06."""
    if state.phase != "action":
        return []
    left = free_pawns(state.crew[who])
    planned = [Pawn.parse(pawn).bound for stack in state.plan for pawn in stack.pawns if owner(pawn) == who]
    for bound in (*state.crew[who].free, *in_hand(state, who), *planned):
        if bound in left:
            left.remove(bound)
    return left


def use_pawn(state: Martians, pawn: str) -> None:
    """Use an astronaut's pawn; a machine costs its operator none. M-AOM-08."""
    who = owner(pawn)
    if who >= 0:
        state.crew[who].free.remove(Pawn.parse(pawn).bound)


def give_back(state: Martians, pawn: str) -> None:
    if pawn and owner(pawn) >= 0:
        state.crew[owner(pawn)].free.append(Pawn.parse(pawn).bound)


def hold(play: MartiansPlay, slot: Seat, pawn: str, operator: int) -> None:
    """Take a pawn in hand for a seat: nobody else can use it."""
    use_pawn(play.state, pawn)
    slot.who, slot.operator = pawn, operator


def put_down(play: MartiansPlay, slot: Seat) -> None:
    give_back(play.state, slot.who)
    clear_draft(slot)


def empty_hand() -> Seat:
    """A seat that has begun nothing and is not ready."""
    return Seat(False, "", NOBODY, "", [], 0, 0)


def clear_draft(seat: Seat) -> None:
    seat.who, seat.verb, seat.picks, seat.operator, seat.building, seat.revising = "", "", [], NOBODY, 0, 0
