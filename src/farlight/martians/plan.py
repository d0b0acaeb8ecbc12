"""The declaration: all seats plan at once, in the open, until everybody is ready. Rulebook chapter 17."""

from collections.abc import Iterator
from functools import cache

from farlight.kernel import GROUP, Option, Procedure, Refusal, StepTable, all_ready, choose, gather, option
from farlight.martians.assist import (
    cannot_help,
    cannot_join,
    free_pawns,
    machine_fits,
    rovers_explore,
)
from farlight.martians.board import facility_of, is_shut, kind_of
from farlight.martians.crew import change_tokens, name_of
from farlight.martians.declare import can_begin, cannot, draft, make_stack, return_things
from farlight.martians.effects.words import MartiansPlay, seat_of
from farlight.martians.events import (
    Dismantled,
    PlanChanged,
    PlanCommitted,
    PlanFiled,
    PlanJoined,
    PlanWithdrawn,
    ThingGained,
)
from farlight.martians.perks import Perk, current
from farlight.martians.production import change_supply
from farlight.martians.stacks import costs as costs_of
from farlight.martians.stacks import (
    count,
    has_power,
    is_enough,
    numbers,
    owner,
    performer,
    strikes,
)
from farlight.martians.state import Martians, Seat, Stack
from farlight.martians.survey import Survey, survey
from farlight.martians.targets import VERBS, mission_actions, verb_of

STEPS = StepTable()
BACK = option("back")
REVISE = option("revise")
DECLARE = option("declare")
ASSIST = option("assist")
ORDER = ("", "rest", "relax", "heal", "manage", "explore", "gather", "research", "build")


# The dismantling window


def removable(play: MartiansPlay) -> list[str]:
    """Green markers that could be turned into Spare Parts: not in shutdown. M-DISM-04, M-RUL-GAP-12."""
    state = play.state
    return [
        f"{facility}.{kind}"
        for facility in state.facilities
        if not is_shut(state, facility)
        for kind in play.content.facilities[facility].elements
        if f"{facility}.{kind}" not in state.broken
    ]


@STEPS.step()
def take_apart(play: MartiansPlay) -> Procedure[None]:
    """Before anything is declared, any number of times. M-DISM-04 to M-DISM-07."""
    state = play.state
    outer, state.window = state.window, ""
    element = yield from choose(
        play,
        GROUP,
        "take-apart",
        "M-DISM-04",
        lambda: ["", *removable(play)],
        lambda each: option("element", element=each) if each else BACK,
    )
    if element:
        state.broken.append(element)
        state.available.append(kind_of(element))
        play.emit(Dismantled("M-DISM-04", element))
        play.emit(ThingGained("M-DISM-05", kind_of(element), "available"))
    state.window = outer


@STEPS.step(asks=False)
def begin_declaration(play: MartiansPlay) -> None:
    begin_plan(play)
    play.then("plan")


def begin_plan(play: MartiansPlay) -> None:
    """Everybody takes their pawns. M-ACT-06."""
    state = play.state
    state.plan = []
    state.serial = 1
    for person in state.crew:
        person.free = free_pawns(person)
    for seat in state.seats:
        clear_draft(seat)
        seat.ready = False


def clear_draft(seat: Seat) -> None:
    seat.who, seat.verb, seat.picks, seat.operator, seat.building, seat.revising = "", "", [], -1, 0, 0


# Planning


@STEPS.step()
def plan(play: MartiansPlay) -> Procedure[None]:
    """One proposal, change or mark of readiness. M-ACT-02, M-ACT-03."""
    state = play.state
    state.window = "plan"
    filed = yield from gather(
        play,
        state.seats,
        "plan",
        "M-ACT-03",
        lambda seat: proposals(play, seat),
        lambda seat: is_complete(state, seat),
        lambda seat: barred(play, seat),
    )
    state.window = ""
    if filed is not None:
        seat, chosen = filed
        file(play, seat, chosen)
    if all_ready(state.seats):
        commit(play)
        return
    play.then("plan")


def mine(state: Martians, seat: int) -> range:
    """The astronauts of a seat."""
    return range(len(state.crew)) if state.solo else range(seat, seat + 1)


def is_complete(state: Martians, seat: int) -> bool:
    """Nothing in hand and all pawns assigned: the stacks themselves are always strong enough. M-ACT-06."""
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
        return [*(option("join", stack=stack.number) for stack in joinable(play, slot.who)), BACK]
    if slot.verb.startswith(KIND):
        names = openings(play, survey(play), slot.who, slot.operator, slot.verb[len(KIND) :], hands(play) + 1)
        return [*map(act_option, names), BACK]
    if slot.verb:
        found = draft(play, survey(play), slot.who, slot.operator, slot.verb, slot.picks, hands(play) + 1)
        return [BACK] if isinstance(found, Refusal) else [*(choice for choice, _ in found.options), BACK]
    if slot.who:
        return [*beginnings(play, slot.who, slot.operator, hands(play) + 1), BACK]
    return _moves(play, seat)


def stack_at(state: Martians, number: int) -> Stack:
    return next(stack for stack in state.plan if stack.number == number)


def _own_stacks(state: Martians, seat: int) -> list[int]:
    """The stacks with a pawn of this seat, or led by a machine of it."""
    own = mine(state, seat)
    building = [slot.building for slot in state.seats if slot.building]
    return [
        stack.number
        for stack in state.plan
        if stack.number not in building and (stack.operator in own or any(owner(pawn) in own for pawn in stack.pawns))
    ]


def _moves(play: MartiansPlay, seat: int) -> list[Option]:
    """Begin an action with a pawn or a machine, or look at a stack again."""
    state = play.state
    found: list[Option] = []
    for who in mine(state, seat):
        free = state.crew[who].free
        if not free:
            continue
        if "" in free and not state.solo:
            begun = beginnings(play, str(who), who, hands(play))
            found += begun or [option("leave-unused", who=name_of(state, who))]
        for bound in dict.fromkeys(free):
            if bound or state.solo:
                found.append(take_option(name_of(state, who), bound))
    if state.machines:
        found += [
            option("machine", machine=machine, who=name_of(state, who))
            for machine in free_machines(play)
            for who in mine(state, seat)
        ]
    if _own_stacks(state, seat):
        found.append(REVISE)
    return found


@cache
def take_option(who: str, bound: str) -> Option:
    return option("take", who=who, bound=bound or "free")


def free_machines(play: MartiansPlay) -> list[str]:
    """M-AOM-09, M-PC-06."""
    state = play.state
    used = [pawn[2:] for stack in state.plan for pawn in stack.pawns if owner(pawn) < 0]
    used += [slot.who[2:] for slot in state.seats if slot.who.startswith("m:")]
    if state.solo and len(used) >= play.content.ruling.solo_machines:
        return []
    return [machine for machine in state.machines if machine not in used]


# Looking at a stack again


def revisions(play: MartiansPlay, seat: int, number: int) -> list[Option]:
    """Which stack, and then what about it."""
    state = play.state
    if number < 0:
        return [*(option("stack", stack=each) for each in _own_stacks(state, seat)), BACK]
    stack = stack_at(state, number)
    found = [option("withdraw", stack=number)]
    if stack.path and stack.type and not stack.rover:
        found += _rover_options(play, stack)
    found += [option("perk", perk=perk, stack=number) for perk in perks_for(play, stack)]
    if stack.rover and len(stack.pawns) >= numbers(play, stack)[0]:
        found.append(option("unrover", stack=number))
    return [*found, BACK]


def _rover_options(play: MartiansPlay, stack: Stack) -> list[Option]:
    return [
        option("rover", rover=rover, stack=stack.number)
        for rover in play.content.rovers
        if cannot_help(play, stack, rover) is None
    ]


def perks_for(play: MartiansPlay, stack: Stack) -> list[str]:
    """Benefits that could be bound to this action. M-RUL-GAP-23, M-RUL-UPG-05, M-RUL-UPG-08, M-RUL-STR-11."""
    state = play.state
    found: list[str] = []
    if state.perks:
        for kind, wanted, who, sol in (*current(state, "ease"), *current(state, "double")):
            if _perk_fits(stack, wanted, who):
                found.append(f"{kind}:{wanted}:{who}:{sol}")
    if state.installed:
        if stack.verb == "explore" and _unbound(state, "route") and has_power(play, "route", stack.facility):
            found.append("route")
        if stack.verb == "rest" and _unbound(state, "rest-more") and has_power(play, "rest-more", stack.facility):
            found.append("rest-more")
    if stack.verb == "event" and "relay-mast" in state.facilities and _unbound(state, "ease:mast"):
        found.append("ease:mast")
    return list(dict.fromkeys(perk for perk in found if perk not in stack.perks)) if found else found


def _perk_fits(stack: Stack, wanted: str, who: int) -> bool:
    kind = "event" if stack.verb == "event" else stack.type
    return wanted in ("any", kind) and who in (-1, performer(stack))


def _unbound(state: Martians, perk: str) -> bool:
    return not any(perk in stack.perks for stack in state.plan)


# Beginning an action


def beginnings(play: MartiansPlay, pawn: str, operator: int, strong: int) -> list[Option]:
    """What a pawn could do, as the board offers it: the eight types, event, tile, the mission's own, or assist."""
    seen = survey(play)
    found = [
        DO_OPTIONS[kind]
        for kind in KINDS_OF_ACTION
        if any(True for _ in openings(play, seen, pawn, operator, kind, strong))
    ]
    if play.state.plan and joinable(play, pawn):
        found.append(ASSIST)
    return found


def openings(play: MartiansPlay, seen: Survey, pawn: str, operator: int, kind: str, strong: int) -> Iterator[str]:
    """The actions of a kind that are open to a pawn with so many hands."""
    if pawn.endswith("+heart"):
        names: tuple[str, ...] = ("heal-heart",) if kind == "heal" else ()
    else:
        names = PLAIN[kind] + special_names(play, kind)
    machine = pawn.startswith("m:")
    for name in names:
        if machine and not machine_fits(play, pawn, verb_of(play, name).type):
            continue
        if can_begin(play, seen, pawn, operator, name, strong):
            yield name


def special_names(play: MartiansPlay, kind: str) -> tuple[str, ...]:
    """The mission's special actions of a kind; those without a type stand alone. M-MACT-02, M-MACT-06."""
    names = mission_actions(play)
    if not names:
        return ()
    actions = play.content.actions
    return tuple(name for name in names if (actions[name].type or "own") == kind)


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
KIND = "kind:"
"""Before the name of a kind, while the action itself is still to be chosen."""
DO_OPTIONS = {kind: option("act", action=kind) for kind in KINDS_OF_ACTION}


def joinable(play: MartiansPlay, pawn: str) -> list[Stack]:
    """Declared stacks that a pawn could assist."""
    state = play.state
    building = [slot.building for slot in state.seats if slot.building]
    return [stack for stack in state.plan if stack.number not in building and cannot_join(play, stack, pawn) is None]


@cache
def act_option(name: str) -> Option:
    return option("do-action", action=name)


def hands(play: MartiansPlay) -> int:
    """Pawns that are free to stand together now."""
    free = 0
    for person in play.state.crew:
        free += person.free.count("") + person.free.count("spare")
    return free + len(free_machines(play)) if play.state.machines else free


# Putting a stack together


def crew_options(play: MartiansPlay, stack: Stack) -> list[Option]:
    """Who could stand below, a rover, and as soon as there are enough: that is it. M-ACT-18, M-ACT-41, M-ROV-02."""
    state = play.state
    found: list[Option] = []
    if is_enough(play, stack):
        found.append(DECLARE)
    found += [add_option(pawn_name(state, pawn)) for pawn in helpers(play, stack)]
    if stack.path and stack.type:
        found += _rover_options(play, stack)
    if state.perks or state.installed:
        found += [option("perk", perk=perk, stack=stack.number) for perk in perks_for(play, stack)]
    found.append(BACK)
    return found


def helpers(play: MartiansPlay, stack: Stack) -> Iterator[str]:
    """Free pawns that could stand in a stack."""
    state = play.state
    for who, person in enumerate(state.crew):
        if "" in person.free:
            if cannot_join(play, stack, str(who)) is None:
                yield str(who)
        elif "spare" in person.free and cannot_join(play, stack, f"{who}+spare") is None:
            yield f"{who}+spare"
    if state.machines:
        for machine in free_machines(play):
            if cannot_join(play, stack, f"m:{machine}") is None:
                yield f"m:{machine}"


@cache
def add_option(pawn: str) -> Option:
    return option("add", pawn=pawn)


# What a seat's answer does


def file(play: MartiansPlay, seat: int, chosen: Option) -> None:
    """Carry out one answer of the planning."""
    state = play.state
    slot = state.seats[seat]
    refs = dict(chosen.refs)
    match chosen.verb:
        case "take" | "machine":
            _pick_up(state, slot, refs)
        case "act":
            _begin(play, seat, f"{KIND}{refs['action']}")
        case "assist" | "do-action":
            _begin(play, seat, str(refs.get("action", "assist")))
        case "at" | "with" | "using" | "via":
            _pick(play, seat, chosen)
        case "add":
            stack = stack_at(state, slot.building)
            pawn = pawn_of(state, str(refs["pawn"]))
            stack.pawns.append(pawn)
            use_pawn(state, pawn)
            _finish_if_full(play, seat, stack)
        case "declare":
            finish(play, seat, stack_at(state, slot.building))
        case "back":
            _back(play, slot)
        case "revise":
            own = _own_stacks(state, seat)
            slot.revising = own[0] if len(own) == 1 else -1
        case "stack":
            slot.revising = int(refs["stack"])
        case "leave-unused":
            state.crew[person_of(state, str(refs["who"]))].free.remove("")
        case _:
            _change(play, seat, chosen.verb, refs)


def _pick_up(state: Martians, slot: Seat, refs: dict[str, str | int]) -> None:
    """Take a certain pawn or a machine in hand."""
    who = person_of(state, str(refs["who"]))
    machine = refs.get("machine")
    bound = str(refs.get("bound", "free"))
    if machine is not None:
        hold(state, slot, f"m:{machine}", who)
    else:
        hold(state, slot, str(who) if bound == "free" else f"{who}+{bound}", who)


def _begin(play: MartiansPlay, seat: int, name: str) -> None:
    """Choose what the pawn in hand does; without one in hand it is the seat's next."""
    state = play.state
    slot = state.seats[seat]
    if not slot.who:
        who = mine(state, seat)[0]
        hold(state, slot, str(who), who)
    slot.verb = name
    if name.startswith(KIND):
        kind = name[len(KIND) :]
        names = list(openings(play, survey(play), slot.who, slot.operator, kind, hands(play) + 1))
        if len(names) != 1:
            return
        slot.verb = names[0]
    if slot.verb != "assist":
        advance(play, seat)


def _pick(play: MartiansPlay, seat: int, chosen: Option) -> None:
    """One more choice on the way to a stack."""
    slot = play.state.seats[seat]
    found = draft(play, survey(play), slot.who, slot.operator, slot.verb, slot.picks, hands(play) + 1)
    if not isinstance(found, Refusal):
        slot.picks.append(next(value for choice, value in found.options if choice.id == chosen.id))
    advance(play, seat)


def hold(state: Martians, slot: Seat, pawn: str, operator: int) -> None:
    """A seat takes a pawn in hand: nobody else can use it."""
    use_pawn(state, pawn)
    slot.who, slot.operator = pawn, operator


def put_down(state: Martians, slot: Seat) -> None:
    give_back(state, slot.who)
    clear_draft(slot)


def _back(play: MartiansPlay, slot: Seat) -> None:
    """One stage back."""
    state = play.state
    if slot.revising:
        slot.revising = 0
    elif slot.building:
        stack = stack_at(state, slot.building)
        dissolve(play, stack)
        clear_draft(slot)
    elif slot.picks:
        slot.picks.pop()
    elif slot.verb:
        slot.verb = ""
        if "+" not in slot.who and not slot.who.startswith("m:") and not state.solo:
            put_down(state, slot)
    else:
        put_down(state, slot)


def advance(play: MartiansPlay, seat: int) -> None:
    """If nothing is left to choose, the stack stands; whoever is needed joins it next."""
    state = play.state
    slot = state.seats[seat]
    found = draft(play, survey(play), slot.who, slot.operator, slot.verb, slot.picks, hands(play) + 1)
    if isinstance(found, Refusal):
        put_down(state, slot)
        return
    if found.options:
        return
    stack = make_stack(play, slot.who, slot.operator, slot.verb, found)
    state.plan.append(stack)
    slot.building = stack.number
    slot.who, slot.verb, slot.picks = "", "", []
    _finish_if_full(play, seat, stack)


def _finish_if_full(play: MartiansPlay, seat: int, stack: Stack) -> None:
    """With automatic success, or without anybody left to ask, there is nothing more to choose."""
    if not is_enough(play, stack):
        return
    alone = next(helpers(play, stack), None) is None and not (stack.path and _rover_options(play, stack))
    if count(play, stack) >= numbers(play, stack)[1] or (alone and not perks_for(play, stack)):
        finish(play, seat, stack)


def finish(play: MartiansPlay, seat: int, stack: Stack) -> None:
    """The stack is declared; whoever is in it looks at the plan anew. M-ACT-04."""
    state = play.state
    clear_draft(state.seats[seat])
    play.emit(PlanFiled("M-ACT-04", stack.number, stack.verb, stack.target, pawn_name(state, stack.pawns[0])))
    unready_others(play, stack)


def pawn_name(state: Martians, pawn: str) -> str:
    """A pawn as people call it: by its astronaut, with what it is bound to, or by its machine."""
    who, _, bound = pawn.partition("+")
    if pawn.startswith("m:"):
        return pawn
    return f"{name_of(state, int(who))}+{bound}" if bound else name_of(state, int(who))


def pawn_of(state: Martians, name: str) -> str:
    """The pawn that people call so."""
    if name.startswith("m:"):
        return name
    who, _, bound = name.partition("+")
    place = person_of(state, who)
    return f"{place}+{bound}" if bound else str(place)


def person_of(state: Martians, name: str) -> int:
    return next(who for who in range(len(state.crew)) if name_of(state, who) == name)


def use_pawn(state: Martians, pawn: str) -> None:
    who = owner(pawn)
    if who >= 0:
        state.crew[who].free.remove(pawn.partition("+")[2])


def _change(play: MartiansPlay, seat: int, verb: str, refs: dict[str, str | int]) -> None:
    state = play.state
    slot = state.seats[seat]
    stack = stack_at(state, int(refs["stack"]))
    match verb:
        case "join":
            pawn = slot.who
            stack.pawns.append(pawn)
            play.emit(PlanJoined("M-ACT-18", stack.number, pawn_name(state, pawn)))
            clear_draft(slot)
        case "rover":
            stack.rover = str(refs["rover"])
            play.emit(PlanChanged("M-ROV-02", stack.number, stack.rover))
        case "unrover":
            stack.rover = ""
            play.emit(PlanChanged("M-ROV-02", stack.number, "no-rover"))
        case "perk":
            bind(state, stack, str(refs["perk"]))
            play.emit(PlanChanged("M-RUL-GAP-23", stack.number, "perk"))
        case "withdraw":
            clear_draft(slot)
            withdraw(play, seat, stack)
    if slot.building == stack.number:
        _finish_if_full(play, seat, stack)
    else:
        unready_others(play, stack)


def bind(state: Martians, stack: Stack, perk: str) -> None:
    """M-RUL-GAP-23."""
    held = perk_of(perk)
    if held is not None:
        state.perks.remove(held)
    stack.perks.append(perk)


def perk_of(word: str) -> Perk | None:
    """The benefit that lies with a stack under this word; None for those of upgrades and masts."""
    kind, *rest = word.split(":")
    return (kind, rest[0], int(rest[1]), int(rest[2])) if len(rest) == 3 else None


def withdraw(play: MartiansPlay, seat: int, stack: Stack) -> None:
    """Take one's pawns back; a stack without its top pawn, or too weak without them, is none. M-ACT-03, M-ACT-45."""
    state = play.state
    own = mine(state, seat)
    top = owner(stack.pawns[0])
    if top in own or (top < 0 and stack.operator in own):
        dissolve(play, stack)
        return
    for pawn in [pawn for pawn in stack.pawns if owner(pawn) in own]:
        stack.pawns.remove(pawn)
        give_back(state, pawn)
    unready_others(play, stack)
    if is_enough(play, stack):
        play.emit(PlanWithdrawn("M-ACT-03", stack.number, ""))
    else:
        dissolve(play, stack)


def dissolve(play: MartiansPlay, stack: Stack) -> None:
    state = play.state
    unready_others(play, stack)
    for pawn in stack.pawns:
        give_back(state, pawn)
    return_things(state, stack)
    state.perks += [held for held in map(perk_of, stack.perks) if held is not None]
    state.plan.remove(stack)
    for slot in state.seats:
        if slot.revising == stack.number:
            slot.revising = 0
    play.emit(PlanWithdrawn("M-ACT-03", stack.number, ""))
    if stack.verb == "event" and not rovers_explore(play):
        for other in [other for other in state.plan if other.type == "explore" and other.rover]:
            other.rover = ""
            if not is_enough(play, other):
                dissolve(play, other)


def give_back(state: Martians, pawn: str) -> None:
    who = owner(pawn) if pawn else -1
    if who >= 0:
        state.crew[who].free.append(pawn.partition("+")[2])


def unready_others(play: MartiansPlay, stack: Stack) -> None:
    """Whoever shares a stack agrees to it anew when it changes."""
    state = play.state
    for pawn in stack.pawns:
        who = owner(pawn)
        if who >= 0:
            state.seats[seat_of(state, who)].ready = False


# Commitment


def commit(play: MartiansPlay) -> None:
    """Costs are paid, what is announced is fixed, and the actions follow by type. M-ACT-10, M-ACT-34, M-TOK-05."""
    state = play.state
    play.emit(PlanCommitted("M-ACT-02", len(state.plan)))
    for stack in state.plan:
        for supply in costs_of(play, stack):
            change_supply(play, supply, -1, "M-ACT-34")
        pay_tokens(play, stack)
    for stack in state.plan:
        stack.announced = strikes(play, stack)
        low, high = numbers(play, stack)
        strong = count(play, stack)
        if low == high or strong >= high:
            stack.dice = 0
        else:
            stack.dice = high - strong
        if "late-night" in play.state.crew[performer(stack)].marks and any("spare" in pawn for pawn in stack.pawns):
            state.round.append(f"late-night:{performer(stack)}")
    play.then("end_actions")
    play.then("resolve_untyped")
    for action_type in reversed(ORDER[1:]):
        if any(stack.type == action_type for stack in state.plan):
            play.then("resolve_type", action_type)
    if any(stack.verb == "event" for stack in state.plan):
        play.then("resolve_type", "event")


def pay_tokens(play: MartiansPlay, stack: Stack) -> None:
    """Morale tokens that an action costs. M-MIS-PROBE-12."""
    state = play.state
    who = performer(stack)
    own = stack.things.count("token")
    if own:
        change_tokens(play, who, -own, "M-ACT-34")
    shared = stack.things.count("crew-token")
    for person in sorted(range(len(state.crew)), key=lambda each: (each != who, -state.crew[each].tokens)):
        paid = min(shared, state.crew[person].tokens)
        if paid:
            change_tokens(play, person, -paid, "M-MIS-PROBE-12")
            shared -= paid
    if "gas" in stack.things:
        state.tracks["gas"] -= 1
    paid_off = ("token", "crew-token", "gas")
    stack.things = [thing for thing in stack.things if thing not in paid_off and not thing.startswith("supply:")]


# Why not


def barred(play: MartiansPlay, seat: int) -> Iterator[tuple[Option, Refusal]]:
    """What a player would expect and is not offered, with the reason."""
    state = play.state
    slot = state.seats[seat]
    pawn = slot.who or next((str(who) for who in mine(state, seat) if state.crew[who].free), str(mine(state, seat)[0]))
    names = [*VERBS, *mission_actions(play)]
    for name in names:
        refusal = cannot(play, pawn, name, slot.operator)
        if refusal is not None:
            yield option("act", action=name), refusal
    for stack in state.plan:
        refusal = cannot_join(play, stack, pawn)
        if refusal is not None:
            yield option("join", stack=stack.number), refusal
        for rover in play.content.rovers:
            refusal = cannot_help(play, stack, rover)
            if refusal is not None:
                yield option("rover", rover=rover, stack=stack.number), refusal
    for element in state.broken:
        yield option("at", element=element), _cannot_repair(play, element)
    yield option("ready"), Refusal("M-ACT-06", "why-not-ready")


def _cannot_repair(play: MartiansPlay, element: str) -> Refusal:
    if is_shut(play.state, facility_of(element)):
        return Refusal("M-SHUT-19", "why-not-shut", (("facility", facility_of(element)),))
    return Refusal("M-REP-03", "why-not-part", (("part", kind_of(element)),))
