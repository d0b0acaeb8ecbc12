"""Whether an action can be completed: who is free to help with it, and what else could. Rulebook chapters 17.2, 19, 20.

What is offered while the plan is made is asked from here, and so is the reason for what is not: an action that would
lack pawns whatever is done for it is not offered.
"""

from typing import NamedTuple

from farlight.kernel import Refusal
from farlight.martians.model.ids import Pawn
from farlight.martians.model.state import Martians, Stack
from farlight.martians.rules.actions.assist import cannot_help, cannot_join, machine_fits
from farlight.martians.rules.actions.benefits import benefits, fits
from farlight.martians.rules.actions.helper_uses import ALL_MACHINES, ONCE, is_spent, used_up
from farlight.martians.rules.actions.stacks import (
    count,
    has_power,
    is_enough,
    is_sure,
    numbers,
    owner,
    performer,
    rover_pawns,
)
from farlight.martians.rules.context import MartiansPlay


class Others(NamedTuple):
    """The pawns and machines that could still stand below the one that acts."""

    people: tuple[str, ...]
    machines: tuple[str, ...]

    def without(self, pawn: str) -> "Others":
        """All but one: a pawn that acts, or a machine."""
        if pawn in self.people:
            place = self.people.index(pawn)
            return Others(self.people[:place] + self.people[place + 1 :], self.machines)
        if pawn in self.machines:
            return Others(self.people, tuple([machine for machine in self.machines if machine != pawn]))
        return self


# Machines


def cannot_send(play: MartiansPlay, machine: str) -> Refusal | None:
    """Why a machine can take no part in the plan any more: each once, and a solo crew's two. M-AOM-09, M-PC-06."""
    used = machines_used(play.state)
    own = used_up("M-AOM-09", machine, used.count(machine), ONCE)
    return own or used_up("M-PC-06", ALL_MACHINES, len(used), most_machines(play))


def machines_used(state: Martians) -> list[str]:
    """Those of the plan, and those that somebody has in hand."""
    if not state.machines:
        return []
    pawns = [slot.who for slot in state.seats]
    for stack in state.plan:
        pawns += stack.pawns
    return [machine for machine in state.machines if Pawn.of_machine(machine) in pawns]


def most_machines(play: MartiansPlay) -> int:
    """How many AOMs can be sent in a round. M-PC-06, M-RUL-AOM-08."""
    return play.content.ruling.solo_machines if play.state.solo else len(play.state.machines)


def machines_left(play: MartiansPlay) -> int:
    """How many of them could still be sent in this round. M-AOM-09, M-PC-06."""
    return min(len(free_machines(play)), most_machines(play) - len(machines_used(play.state)))


def free_machines(play: MartiansPlay) -> tuple[str, ...]:
    """The pawns of AOMs that can still be sent in this round. M-AOM-09, M-PC-06, M-RUL-AOM-05."""
    state = play.state
    if not state.machines:
        return ()
    used = machines_used(state)
    if state.solo and len(used) >= most_machines(play):
        return ()
    return tuple([Pawn.of_machine(each) for each in state.machines if each not in used])


def _machines_left(play: MartiansPlay, pawn: str) -> int:
    """How many machines could help a pawn that acts. M-PC-06."""
    state = play.state
    if not state.solo:
        return len(state.machines)
    used = machines_used(state)
    machine = Pawn.parse(pawn).machine
    return most_machines(play) - len(used) - bool(machine and machine not in used)


# Who could help


def is_held(state: Martians, pawn: str) -> bool:
    return pawn in [slot.who for slot in state.seats]


def all_free(play: MartiansPlay) -> Others:
    """All who are free to stand below somebody."""
    state = play.state
    people = [
        Pawn.of(who, bound) for who, person in enumerate(state.crew) for bound in person.free if bound in ("", "spare")
    ]
    return Others(tuple(people), free_machines(play))


def others(play: MartiansPlay, pawn: str) -> Others:
    """All that is free besides the pawn that acts, in hand or still free itself."""
    free = all_free(play)
    return free if is_held(play.state, pawn) else free.without(pawn)


def hands(play: MartiansPlay, action_type: str, pawn: str, free: Others) -> int:
    """How many could stand in an action of a type at best, the one that acts included."""
    strong = 1 + len(free.people)
    if free.machines:
        machines = sum([machine_fits(play, each, action_type) for each in free.machines])
        strong += min(machines, max(0, _machines_left(play, pawn)))
    return strong


# What else could help


BOUND = ("sure", "ease", "double")
"""The kinds of benefits that are bound to a stack by choice, the strongest first."""


def perks_for(play: MartiansPlay, stack: Stack) -> list[str]:
    """Benefits that could be bound to this action. M-RUL-GAP-23, M-RUL-UPG-05, M-RUL-UPG-08, M-RUL-STR-11."""
    state = play.state
    found: list[str] = []
    if not is_sure(stack):
        who = performer(stack)
        held = [perk for perk in benefits(play) if perk.kind in BOUND]
        fitting = [perk for perk in held if fits(perk, stack.verb, stack.type, who)]
        found += map(str, sorted(fitting, key=lambda perk: BOUND.index(perk.kind)))
    if state.installed:
        if stack.verb == "explore" and not is_spent(state, "route") and has_power(play, "route", stack.facility):
            found.append("route")
        if stack.verb == "rest" and not is_spent(state, "rest-more") and has_power(play, "rest-more", stack.facility):
            found.append("rest-more")
    if stack.verb == "event" and "relay-mast" in state.facilities and _unbound(state, "ease:mast"):
        found.append("ease:mast")
    return list(dict.fromkeys(perk for perk in found if perk not in stack.perks)) if found else found


def _unbound(state: Martians, perk: str) -> bool:
    return not any(perk in stack.perks for stack in state.plan)


def lacking(play: MartiansPlay, stack: Stack, free: Others) -> int:
    """How many pawns an action would lack with all that could help it; 0 if it can be completed. M-ACT-45."""
    if is_enough(play, stack):
        return 0
    full = _fullest(play, stack, free)
    return 0 if is_enough(play, full) else max(1, numbers(play, full)[0] - count(play, full))


def _fullest(play: MartiansPlay, stack: Stack, free: Others) -> Stack:
    """The action with everybody who could stand in it, the best rover, and every benefit. M-ACT-18, M-ROV-02."""
    full = stack.copy()
    machines = _machines_left(play, stack.pawns[0])
    for pawn in free.people:
        if cannot_join(play, full, pawn) is None:  # which may depend on who stands there already
            full.pawns.append(pawn)
    full.pawns += [pawn for pawn in free.machines if cannot_join(play, full, pawn) is None][: max(0, machines)]
    full.perks = [*stack.perks, *perks_for(play, stack)]
    if full.path and full.type and not full.rover:
        able = [rover for rover in play.content.rovers if cannot_help(play, stack, rover) is None]
        full.rover = max(able, key=lambda rover: rover_pawns(play, rover), default="")
    return full


def is_lost(play: MartiansPlay, stack: Stack) -> bool:
    """Whether a stack that is being put together can be completed no more."""
    return lacking(play, stack, all_free(play)) > 0


def medic_is_free(play: MartiansPlay, free: Others) -> bool:
    """Whether the Medic has a pawn for a patient. M-HEAL-05."""
    return any(play.state.crew[owner(pawn)].profession == "medic" for pawn in free.people)


def cannot_lend(play: MartiansPlay, stack: Stack, rover: str) -> Refusal | None:
    """Why a rover is not for this action: it may not help, or would take the place of one that is needed. M-ROV-06."""
    refusal = cannot_help(play, stack, rover)
    if refusal is not None or is_enough(play, stack):
        return refusal
    trial = stack.copy()
    trial.rover = rover
    return short_of(missing) if (missing := lacking(play, trial, all_free(play))) else None


def short_of(missing: int) -> Refusal:
    """How many pawns are missing, with everybody who is free. M-ACT-45."""
    return Refusal("M-ACT-45", "why-not-hands", (("missing", missing),))
