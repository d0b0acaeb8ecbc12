"""The declaration: all seats plan at once, in the open, until everybody is ready. Rulebook chapter 17."""

from collections.abc import Iterator
from functools import lru_cache

from farlight.kernel import GROUP, Option, Procedure, Refusal, StepTable, all_ready, choose, gather, option
from farlight.martians.board import facility_of, is_shut, kind_of
from farlight.martians.crew import change_tokens, name_of
from farlight.martians.declare import (
    VERBS,
    cannot,
    cannot_help,
    cannot_join,
    draft,
    free_pawns,
    machine_fits,
    make_stack,
    mission_actions,
    return_things,
    rovers_explore,
    verb_of,
)
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
from farlight.martians.stacks import (
    count,
    has_power,
    is_enough,
    numbers,
    owner,
    performer,
    strikes,
)
from farlight.martians.stacks import costs as costs_of
from farlight.martians.state import Martians, Seat, Stack

STEPS = StepTable()
BACK = option("back")
REVISE = option("revise")
DECLARE = option("declare")
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
    seat.who, seat.verb, seat.picks, seat.operator, seat.building, seat.revising = "", "", [], -1, 0, False


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
        return [*(option("withdraw", stack=number) for number in _own_stacks(state, seat)), BACK]
    if slot.verb:
        found = draft(play, slot.who, slot.operator, slot.verb, slot.picks, hands(play) + 1)
        return [BACK] if isinstance(found, Refusal) else [*(choice for choice, _ in found.options), BACK]
    if slot.who:
        return [*_beginnings(play, slot.who, slot.operator, hands(play) + 1), BACK]
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
        if stack.number not in building and (any(owner(pawn) in own for pawn in stack.pawns) or stack.operator in own)
    ]


def _moves(play: MartiansPlay, seat: int) -> list[Option]:
    """Begin an action with a pawn or a machine, change a stack, take something back."""
    state = play.state
    found: list[Option] = []
    for who in mine(state, seat):
        free = state.crew[who].free
        if not free:
            continue
        if "" in free and not state.solo:
            begun = _beginnings(play, str(who), who, hands(play))
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
    stacks = _own_stacks(state, seat)
    for number in stacks:
        found += _changes(play, stack_at(state, number))
    if stacks:
        found.append(REVISE)
    return found


@lru_cache(maxsize=None)
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


def _changes(play: MartiansPlay, stack: Stack) -> list[Option]:
    """What can be added to a declared stack beside pawns."""
    found: list[Option] = []
    if stack.path and stack.type and not stack.rover:
        found += _rover_options(play, stack)
    if play.state.perks or play.state.installed or stack.verb == "event":
        found += [option("perk", perk=perk, stack=stack.number) for perk in perks_for(play, stack)]
    if stack.rover and count(play, stack) - _rover_pawns(play, stack) >= numbers(play, stack)[0]:
        found.append(option("unrover", stack=stack.number))
    return found


def _rover_pawns(play: MartiansPlay, stack: Stack) -> int:
    return count(play, stack) - len(stack.pawns)


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
    return list(dict.fromkeys(perk for perk in found if perk not in stack.perks))


def _perk_fits(stack: Stack, wanted: str, who: int) -> bool:
    kind = "event" if stack.verb == "event" else stack.type
    return wanted in ("any", kind) and who in (-1, performer(stack))


def _unbound(state: Martians, perk: str) -> bool:
    return not any(perk in stack.perks for stack in state.plan)


def _beginnings(play: MartiansPlay, pawn: str, operator: int, strong: int) -> list[Option]:
    """What a pawn could do: begin an action that so many pawns suffice for, or assist one."""
    state = play.state
    found = [act_option(name) for name in verbs(play, pawn) if can_begin(play, pawn, operator, name, strong)]
    building = [slot.building for slot in state.seats if slot.building]
    found += [
        option("join", stack=stack.number)
        for stack in state.plan
        if stack.number not in building and cannot_join(play, stack, pawn) is None
    ]
    return found


@lru_cache(maxsize=None)
def act_option(name: str) -> Option:
    return option("act", action=name)


def verbs(play: MartiansPlay, pawn: str) -> tuple[str, ...]:
    """The actions of the rulebook and of the mission that a pawn of this kind could begin."""
    if pawn.endswith("+heart"):
        return ("heal-heart",)
    names = (*PLAIN, *mission_actions(play))
    if pawn.startswith("m:"):
        return tuple(name for name in names if machine_fits(play, pawn, verb_of(play, name).type))
    return names


PLAIN = tuple(name for name in VERBS if name != "heal-heart")


def hands(play: MartiansPlay) -> int:
    """Pawns that are free to stand together now."""
    free = sum(person.free.count("") + person.free.count("spare") for person in play.state.crew)
    return free + len(free_machines(play)) if play.state.machines else free


def can_begin(play: MartiansPlay, pawn: str, operator: int, name: str, strong: int) -> bool:
    """Whether the action is open to this pawn and enough hands are free for it."""
    if cannot(play, pawn, name, operator) is not None:
        return False
    if name in SIMPLE and not play.state.active:
        return True
    return not isinstance(draft(play, pawn, operator, name, [], strong), Refusal)


SIMPLE = ("rest", "relax", "manage", "examine", "discover", "tile")
"""One pawn is enough for these, unless a token says otherwise."""


# Putting a stack together


def crew_options(play: MartiansPlay, stack: Stack) -> list[Option]:
    """Who could stand below, a rover, and as soon as there are enough: that is it. M-ACT-18, M-ACT-41, M-ROV-02."""
    state = play.state
    found: list[Option] = []
    if is_enough(play, stack):
        found.append(DECLARE)
    for who, person in enumerate(state.crew):
        if "" in person.free and cannot_join(play, stack, str(who)) is None:
            found.append(add_option(name_of(state, who)))
        elif "spare" in person.free and cannot_join(play, stack, f"{who}+spare") is None:
            found.append(add_option(f"{name_of(state, who)}+spare"))
    for machine in free_machines(play) if state.machines else ():
        if cannot_join(play, stack, f"m:{machine}") is None:
            found.append(add_option(f"m:{machine}"))
    if stack.path and stack.type:
        found += _rover_options(play, stack)
    found += [option("perk", perk=perk, stack=stack.number) for perk in perks_for(play, stack)]
    found.append(BACK)
    return found


@lru_cache(maxsize=None)
def add_option(pawn: str) -> Option:
    return option("add", pawn=pawn)


# What a seat's answer does


def file(play: MartiansPlay, seat: int, chosen: Option) -> None:
    """Carry out one answer of the planning."""
    state = play.state
    slot = state.seats[seat]
    refs = dict(chosen.refs)
    match chosen.verb:
        case "take":
            bound = str(refs["bound"])
            who = person_of(state, str(refs["who"]))
            hold(state, slot, str(who) if bound == "free" else f"{who}+{bound}", who)
        case "machine":
            hold(state, slot, f"m:{refs['machine']}", person_of(state, str(refs["who"])))
        case "back":
            _back(play, slot)
        case "revise":
            slot.revising = True
        case "leave-unused":
            state.crew[person_of(state, str(refs["who"]))].free.remove("")
        case "act":
            if not slot.who:
                who = mine(state, seat)[0]
                hold(state, slot, str(who), who)
            slot.verb = str(refs["action"])
            advance(play, seat)
        case "at" | "with" | "using" | "via":
            found = draft(play, slot.who, slot.operator, slot.verb, slot.picks, hands(play) + 1)
            if not isinstance(found, Refusal):
                slot.picks.append(next(value for choice, value in found.options if choice.id == chosen.id))
            advance(play, seat)
        case "add":
            stack = stack_at(state, slot.building)
            pawn = pawn_of(state, str(refs["pawn"]))
            stack.pawns.append(pawn)
            use_pawn(state, pawn)
            _finish_if_full(play, seat, stack)
        case "declare":
            finish(play, seat, stack_at(state, slot.building))
        case _:
            _change(play, seat, chosen.verb, refs)


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
        slot.revising = False
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
    found = draft(play, slot.who, slot.operator, slot.verb, slot.picks, hands(play) + 1)
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
    if count(play, stack) >= numbers(play, stack)[1] or crew_options(play, stack) == [DECLARE, BACK]:
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
            if not slot.who:
                hold(state, slot, str(mine(state, seat)[0]), mine(state, seat)[0])
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
    return (kind, rest[0], int(rest[1]), int(rest[2])) if len(rest) == 3 else None  # noqa: PLR2004


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
