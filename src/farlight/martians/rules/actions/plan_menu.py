"""What a seat could do with the plan: small steps, each with few options. Rulebook chapter 17."""

from collections.abc import Iterator
from functools import cache
from typing import cast

from farlight.kernel import Option, Refusal, option
from farlight.martians.model.ids import Begun, Pawn
from farlight.martians.model.state import Martians, Seat, Stack
from farlight.martians.rules.actions.action_texts import act_option, action_option, at_option, on_stack
from farlight.martians.rules.actions.assist import cannot_join
from farlight.martians.rules.actions.completion import (
    Others,
    all_free,
    cannot_lend,
    cannot_send,
    free_machines,
    others,
    perks_for,
)
from farlight.martians.rules.actions.declaration import Draft, barred_targets, draft, is_open, unfit
from farlight.martians.rules.actions.kept_menus import kept
from farlight.martians.rules.actions.pawns import pawn_name
from farlight.martians.rules.actions.phase_offers import offers
from farlight.martians.rules.actions.refusals import Leader, cannot, closed_to_all
from farlight.martians.rules.actions.stacks import is_enough, numbers, owner, stack_at
from farlight.martians.rules.actions.targets import TYPED_EVENTS, VERBS, Verb, mission_actions, verb_of
from farlight.martians.rules.context import MartiansPlay
from farlight.martians.rules.crew import name_of

BACK = option("back")
REVISE = option("revise")
DECLARE = option("declare")
ASSIST = option("assist")


def mine(state: Martians, seat: int) -> range:
    """The astronauts of a seat."""
    return range(len(state.crew)) if state.solo else range(seat, seat + 1)


def is_complete(state: Martians, seat: int) -> bool:
    """Nothing in hand and all pawns assigned that must be: bound and additional ones may stay unused. The stacks
    themselves are always strong enough.

    M-ACT-06, M-COND-17, M-ACT-07, M-RUL-AOM-07.
    """
    slot = state.seats[seat]
    if slot.who or slot.building or slot.revising:
        return False
    return not any("" in state.crew[who].free for who in mine(state, seat))


def proposals(play: MartiansPlay, seat: int) -> list[Option]:
    """What a seat could do with the plan now: small steps, each with few options."""
    state = play.state
    slot = state.seats[seat]
    if slot.building:
        return crew_options(play, stack_at(state, slot.building))
    if slot.revising:
        return revisions(play, seat, slot.revising)
    if slot.verb == "assist":
        return [
            *(on_stack(state, stack, option("join", stack=stack.number)) for stack in joinable(play, slot.who)),
            BACK,
        ]
    kind = Begun.parse(slot.verb).kind
    if kind:
        names = play.recall(openings, slot.who, slot.operator, kind, others(play, slot.who))
        return [*(action_option(play, name) for name in names), BACK]
    if slot.verb:
        found = drafted(play, slot)
        return [BACK] if isinstance(found, Refusal) else [*(choice for choice, _ in found.options), BACK]
    if slot.who:
        return [*kept(play, beginnings, slot.who, slot.operator, others(play, slot.who)), BACK]
    return _moves(play, seat)


def drafted(play: MartiansPlay, slot: Seat) -> Draft | Refusal:
    """The action that a seat is just declaring."""
    return play.recall(draft, slot.who, slot.operator, slot.verb, tuple(slot.picks), others(play, slot.who))


def own_stacks(state: Martians, seat: int) -> list[int]:
    """The stacks with a pawn of this seat, or led by a machine of it."""
    own = mine(state, seat)
    building = [slot.building for slot in state.seats]
    return [
        stack.number
        for stack in state.plan
        if stack.number not in building and (stack.operator in own or any(owner(pawn) in own for pawn in stack.pawns))
    ]


def _moves(play: MartiansPlay, seat: int) -> list[Option]:
    """Begin an action with a pawn or a machine, or look at a stack again."""
    state = play.state
    free = all_free(play)
    found: list[Option] = []
    for who in mine(state, seat):
        for bound in sorted(dict.fromkeys(state.crew[who].free), key=bool):
            pawn = Pawn.of(who, bound)
            begun = begun_by(play, pawn, who, free) if not bound and not state.solo else []
            if not begun and is_of_use(play, pawn, who, free):
                begun = [take_option(name_of(state, who), bound)]
            found += begun
            if not begun and not bound:
                found.append(option("leave-unused", who=name_of(state, who)))
    found += [
        option("machine", machine=Pawn.parse(machine).machine, who=name_of(state, who))
        for machine in free.machines
        for who in mine(state, seat)
        if is_of_use(play, machine, who, free)
    ]
    if own_stacks(state, seat):
        found.append(REVISE)
    return found


def begun_by(play: MartiansPlay, pawn: str, operator: int, free: Others) -> list[Option]:
    """What a pawn or machine that is free could do now."""
    return kept(play, beginnings, pawn, operator, free.without(pawn))


def is_of_use(play: MartiansPlay, pawn: str, operator: int, free: Others) -> bool:
    """Whether there is anything that a pawn or machine that is free could do now."""
    return kept(play, _can_begin_any, pawn, operator, free.without(pawn))


@cache
def take_option(who: str, bound: str) -> Option:
    return option("take", who=who, bound=bound or "free")


# Looking at a stack again


def revisions(play: MartiansPlay, seat: int, number: int) -> list[Option]:
    """Which stack, and then what about it."""
    state = play.state
    if number < 0:
        own = own_stacks(state, seat)
        return [*(on_stack(state, stack_at(state, each), option("stack", stack=each)) for each in own), BACK]
    stack = stack_at(state, number)
    found = [on_stack(state, stack, option("withdraw", stack=number))]
    found += rover_options(play, stack)
    found += perk_options(play, stack)
    if stack.rover and len(stack.pawns) >= numbers(play, stack)[0]:
        found.append(on_stack(state, stack, option("unrover", stack=number)))
    return [*found, BACK]


def rover_options(play: MartiansPlay, stack: Stack) -> list[Option]:
    return [
        on_stack(play.state, stack, option("rover", rover=rover, stack=stack.number))
        for rover in play.content.rovers
        if cannot_lend(play, stack, rover) is None
    ]


def perk_options(play: MartiansPlay, stack: Stack) -> list[Option]:
    return [
        on_stack(play.state, stack, option("perk", perk=perk, stack=stack.number)) for perk in perks_for(play, stack)
    ]


# Beginning an action


def beginnings(play: MartiansPlay, pawn: str, operator: int, free: Others) -> list[Option]:
    """What a pawn could do, as the board offers it: the eight types, event, tile, the mission's own, or assist."""
    return list(_beginnings(play, pawn, operator, free))


def _can_begin_any(play: MartiansPlay, pawn: str, operator: int, free: Others) -> bool:
    return next(_beginnings(play, pawn, operator, free), None) is not None


def _beginnings(play: MartiansPlay, pawn: str, operator: int, free: Others) -> Iterator[Option]:
    seen = play.recall(offers)
    for kind, verbs in board(play, pawn):
        for verb in verbs:
            if is_open(play, seen, pawn, operator, verb, free):
                yield DO_OPTIONS[kind]
                break
    if play.state.plan and joinable(play, pawn):
        yield ASSIST


def openings(play: MartiansPlay, pawn: str, operator: int, kind: str, free: Others) -> list[str]:
    """The actions of a kind that are open to a pawn, with who is free to help."""
    seen = play.recall(offers)
    verbs = dict(board(play, pawn)).get(kind, ())
    return [verb.name for verb in verbs if is_open(play, seen, pawn, operator, verb, free)]


Board = tuple[tuple[str, tuple[Verb, ...]], ...]


def board(play: MartiansPlay, pawn: str) -> Board:
    """The kinds of action that the board has for a pawn of this sort, each with the actions that it is fit for."""
    _, bound, machine = Pawn.parse(pawn)
    memo = play.content.tables.memo
    key = (board, play.state.mission, bound, machine)
    found = memo.get(key)
    if found is None:
        found = memo[key] = tuple((kind, verbs) for kind in KINDS_OF_ACTION if (verbs := _fitting(play, pawn, kind)))
    return cast("Board", found)


def _fitting(play: MartiansPlay, pawn: str, kind: str) -> tuple[Verb, ...]:
    verbs = [verb_of(play, name) for name in candidates(play, pawn, kind)]
    return tuple(verb for verb in verbs if unfit(play, pawn, verb) is None)


def candidates(play: MartiansPlay, pawn: str, kind: str) -> tuple[str, ...]:
    """The actions of a kind, the mission's too, that a pawn of this sort could begin. M-AOM-03, M-MACT-02."""
    _, bound, machine = Pawn.parse(pawn)
    if machine:
        if kind not in ("event", "tile", "own") and play.content.machines[machine].type != kind:
            return ()
    elif bound == "heart":
        return ("heal-heart",) if kind == "heal" else ()
    return actions_under(play, kind)


def actions_under(play: MartiansPlay, kind: str) -> tuple[str, ...]:
    """What the board offers under a kind: the rulebook's actions, those of events with a type, the mission's own."""
    tables = play.content.tables
    if kind == "event":
        return (*PLAIN[kind], *(TYPED_EVENTS[named] for named in tables.event_types))
    own = tables.special.get((play.state.mission, kind))
    return PLAIN[kind] if own is None else PLAIN[kind] + own


PLAIN: dict[str, tuple[str, ...]] = {
    "event": ("event",),
    "rest": ("rest",),
    "relax": ("relax",),
    "heal": ("heal",),
    "manage": ("manage",),
    "explore": ("explore",),
    "gather": ("gather",),
    "research": ("examine", "discover", "plant"),
    "build": ("repair", "rover", "upgrade"),
    "tile": ("tile",),
    "own": (),
}
"""The actions of the rulebook by the kind under which the board offers them."""
KINDS_OF_ACTION = tuple(PLAIN)
DO_OPTIONS = {kind: option("act", action=kind) for kind in KINDS_OF_ACTION}


def joinable(play: MartiansPlay, pawn: str) -> list[Stack]:
    """Declared stacks that a pawn could assist."""
    state = play.state
    building = [slot.building for slot in state.seats if slot.building]
    return [stack for stack in state.plan if stack.number not in building and cannot_join(play, stack, pawn) is None]


# Putting a stack together


def crew_options(play: MartiansPlay, stack: Stack) -> list[Option]:
    """Who could stand below, a rover, and as soon as there are enough: that is it. M-ACT-18, M-ACT-41, M-ROV-02."""
    state = play.state
    found: list[Option] = []
    if is_enough(play, stack):
        found.append(DECLARE)
    found += [add_option(pawn_name(state, pawn)) for pawn in helpers(play, stack)]
    found += rover_options(play, stack)
    found += perk_options(play, stack)
    found.append(BACK)
    return found


def helpers(play: MartiansPlay, stack: Stack) -> Iterator[str]:
    """Free pawns that could stand in a stack, a second one of the same astronaut too. M-ACT-08."""
    state = play.state
    for who, person in enumerate(state.crew):
        if "" in person.free:
            if cannot_join(play, stack, str(who)) is None:
                yield str(who)
        elif "spare" in person.free and cannot_join(play, stack, Pawn.of(who, "spare")) is None:
            yield Pawn.of(who, "spare")
    for machine in free_machines(play):
        if cannot_join(play, stack, machine) is None:
            yield machine


@cache
def add_option(pawn: str) -> Option:
    return option("add", pawn=pawn)


# Why not


def leaders(play: MartiansPlay, seat: int) -> list[Leader]:
    """The pawn that a seat has in hand, or else the pawns and machines with which it could begin something."""
    slot = play.state.seats[seat]
    return [(slot.who, slot.operator)] if slot.who else free_leaders(play, seat)


def free_leaders(play: MartiansPlay, seat: int) -> list[Leader]:
    """The pawns of a seat that are free, those that nothing binds first, and the machines."""
    own = mine(play.state, seat)
    pawns = [(bound, who) for who in own for bound in dict.fromkeys(play.state.crew[who].free)]
    found = [(Pawn.of(who, bound), who) for bound, who in sorted(pawns, key=lambda pawn: bool(pawn[0]))]
    return [*found, *((machine, steadiest(play, seat)) for machine in free_machines(play))]


def steadiest(play: MartiansPlay, seat: int) -> int:
    """Who of a seat operates a machine that nobody else could: the least wounded. M-AOM-03, M-ACT-32."""
    return min(mine(play.state, seat), key=lambda who: play.state.crew[who].wounds)


def barred(play: MartiansPlay, seat: int) -> Iterator[tuple[Option, Refusal]]:
    """What a player would expect and is not offered, with the reason."""
    state = play.state
    slot = state.seats[seat]
    able = leaders(play, seat)
    reasons = {
        name: refusal
        for name in (*VERBS, *mission_actions(play))
        if (refusal := closed_to_all(play, able, name)) is not None
    }
    for name, refusal in reasons.items():
        yield act_option(name), refusal
        if name not in DO_OPTIONS:
            yield option("act", action=name), refusal
    yield from _barred_kinds(play, able, reasons)
    yield from _barred_pawns(play, seat)
    yield from _barred_help(play, able[0][0] if able else str(mine(state, seat)[0]))
    if slot.verb in (*VERBS, *mission_actions(play)):
        yield from barred_targets(play, slot.who, slot.operator, slot.verb, others(play, slot.who))
    for element in state.broken:
        refusal = closed_to_all(play, able, "repair", element)
        if refusal is not None:
            yield at_option(element), refusal
    if not is_complete(state, seat):
        yield option("ready"), Refusal("M-ACT-06", "why-not-ready")


def _barred_kinds(
    play: MartiansPlay, able: list[Leader], reasons: dict[str, Refusal]
) -> Iterator[tuple[Option, Refusal]]:
    """Kinds of action of which everything is closed, also what only certain pawns find under them. M-COND-16."""
    for kind, choice in DO_OPTIONS.items():
        found = dict.fromkeys(name for pawn, _ in able for name in candidates(play, pawn, kind))
        own = tuple(found) or actions_under(play, kind)
        if own and all(name in reasons for name in own):
            yield choice, reasons[own[0]]


def _barred_help(play: MartiansPlay, pawn: str) -> Iterator[tuple[Option, Refusal]]:
    """Actions of the plan that a pawn cannot assist, and rovers that cannot help with them."""
    state = play.state
    for stack in state.plan:
        refusal = cannot_join(play, stack, pawn)
        if refusal is not None:
            yield on_stack(state, stack, option("join", stack=stack.number)), refusal
        for rover in play.content.rovers:
            refusal = cannot_lend(play, stack, rover)
            if refusal is not None:
                yield on_stack(state, stack, option("rover", rover=rover, stack=stack.number)), refusal


def _barred_pawns(play: MartiansPlay, seat: int) -> Iterator[tuple[Option, Refusal]]:
    """Machines and pawns with which a seat could do nothing."""
    state = play.state
    for who in mine(state, seat):
        for bound in dict.fromkeys(state.crew[who].free):
            refusal = why_useless(play, Pawn.of(who, bound), who)
            if refusal is not None:
                yield take_option(name_of(state, who), bound), refusal
        for machine in state.machines:
            refusal = cannot_send(play, machine) or why_useless(play, Pawn.of_machine(machine), who)
            if refusal is not None:
                yield option("machine", machine=machine, who=name_of(state, who)), refusal


def why_useless(play: MartiansPlay, pawn: str, operator: int) -> Refusal | None:
    """Why a pawn or machine can do nothing now: what is in the way of the actions that it is meant for."""
    free = others(play, pawn)
    if kept(play, _can_begin_any, pawn, operator, free):
        return None
    kinds = [kind for kind in KINDS_OF_ACTION if candidates(play, pawn, kind)]
    _, bound, machine = Pawn.parse(pawn)
    own = play.content.machines[machine].type if machine else kinds[0]
    if bound == "rest":
        own = "rest"
    names = candidates(play, pawn, own)
    return next((why for name in names if (why := cannot(play, pawn, name, operator, free)) is not None), None)
