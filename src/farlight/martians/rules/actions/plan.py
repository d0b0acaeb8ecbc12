"""The declaration: all seats plan at once, in the open, until everybody is ready. Rulebook chapter 17."""

from collections.abc import Sequence

from farlight.kernel import GROUP, Option, Procedure, Refusal, StepTable, all_ready, choose, gather
from farlight.martians.model.events.base import Dismantled
from farlight.martians.model.events.work import PlanChanged, PlanFiled, PlanJoined, PlanWithdrawn, ThingGained
from farlight.martians.model.ids import Begun, BoundPerk, Element, Pawn
from farlight.martians.model.state import Seat, Stack
from farlight.martians.rules.actions.assist import free_pawns, rovers_explore
from farlight.martians.rules.actions.benefits import bind, break_promises, release
from farlight.martians.rules.actions.commitment import commit
from farlight.martians.rules.actions.completion import is_lost, others, perks_for
from farlight.martians.rules.actions.declaration import make_stack, return_things
from farlight.martians.rules.actions.kept_menus import plan_changed
from farlight.martians.rules.actions.pawns import (
    clear_draft,
    give_back,
    hold,
    pawn_name,
    pawn_of,
    person_of,
    put_down,
    use_pawn,
)
from farlight.martians.rules.actions.plan_menu import (
    BACK,
    barred,
    candidates,
    drafted,
    helpers,
    is_complete,
    mine,
    openings,
    own_stacks,
    proposals,
    rover_options,
)
from farlight.martians.rules.actions.plan_questions import stage
from farlight.martians.rules.actions.stacks import count, is_enough, numbers, owner, shown_target, stack_at
from farlight.martians.rules.context import MartiansPlay, seat_of
from farlight.martians.rules.crew import name_of
from farlight.martians.rules.facilities import element_option, is_shut, kind_of

STEPS = StepTable()


# The dismantling window


def removable(play: MartiansPlay) -> list[str]:
    """Green markers that could be turned into Spare Parts: not in shutdown. M-DISM-04, M-RUL-GAP-12."""
    state = play.state
    return [
        Element.of(facility, kind)
        for facility in state.facilities
        if not is_shut(state, facility)
        for kind in play.content.facilities[facility].elements
        if Element.of(facility, kind) not in state.broken
    ]


@STEPS.step()
def take_apart(play: MartiansPlay) -> Procedure[None]:
    """Take elements apart before anything is declared, any number of times.

    M-DISM-04, M-DISM-05, M-DISM-06, M-DISM-07.
    """
    state = play.state
    outer, state.window = state.window, ""
    element = yield from choose(
        play,
        GROUP,
        "take-apart",
        "M-DISM-04",
        lambda: ["", *removable(play)],
        lambda each: element_option(play.content, each) if each else BACK,
    )
    if element:
        state.broken.append(element)
        state.available.append(kind_of(element))
        play.emit(Dismantled("M-DISM-04", element))
        play.emit(ThingGained("M-DISM-05", kind_of(element), "available"))
    state.window = outer


@STEPS.step(asks=False)
def begin_declaration(play: MartiansPlay) -> None:
    """Begin the Action phase: elements may be taken apart, the plan is made, resolution and the phase's end follow.

    M-ACT-01.
    """
    begin_plan(play)
    play.then(plan)


def begin_plan(play: MartiansPlay) -> None:
    """Give everybody their pawns: a share of their time in this round, not of the next. M-ACT-06, M-ASTR-03."""
    state = play.state
    play.forget()
    state.plan = []
    state.serial = 1
    for person in state.crew:
        person.free = free_pawns(person)
    for seat in state.seats:
        clear_draft(seat)
        seat.ready = False


# Planning


@STEPS.step()
def plan(play: MartiansPlay) -> Procedure[None]:
    """Take one proposal, change or mark of readiness of any seat: nobody has a turn, the group plans as a whole.

    M-ACT-02, M-ACT-03, M-GEN-06.
    """
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
        about=lambda seat: stage(play, seat),
        tidy=lambda: tidy(play),
    )
    state.window = ""
    if filed is not None:
        seat, chosen = filed
        file(play, seat, chosen)
        tidy(play, seat)
    if all_ready(state.seats):
        play.forget()
        commit(play)
        return
    play.then(plan)


def tidy(play: MartiansPlay, but: int = -1) -> None:
    """Take back what a seat had begun and cannot go on with, as far as there is something to choose. M-ACT-03.

    Somebody else, or an ability, took what it needs; of the seat that has just answered nothing is taken.
    """
    for seat, slot in enumerate(play.state.seats):
        if seat != but and not slot.ready:
            while _is_stuck(play, seat, slot):
                _back(play, slot)


def _is_stuck(play: MartiansPlay, seat: int, slot: Seat) -> bool:
    if slot.building:
        return is_lost(play, stack_at(play.state, slot.building))
    return bool(slot.who or slot.revising) and proposals(play, seat) == [BACK]


# What a seat's answer does


def file(play: MartiansPlay, seat: int, chosen: Option) -> None:
    """Carry out one answer of the planning."""
    state = play.state
    slot = state.seats[seat]
    refs = dict(chosen.refs)
    if chosen.verb not in IN_HAND:
        plan_changed(play)
    match chosen.verb:
        case "take" | "machine":
            _pick_up(play, slot, refs)
        case "act":
            _begin(play, seat, str(Begun(kind=str(refs["action"]))))
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
            own = own_stacks(state, seat)
            slot.revising = own[0] if len(own) == 1 else -1
        case "stack":
            slot.revising = int(refs["stack"])
        case "leave-unused":
            state.crew[person_of(state, str(refs["who"]))].free.remove("")
        case _:
            _change(play, seat, chosen.verb, refs)


IN_HAND = ("take", "machine", "act", "assist", "do-action", "at", "with", "using", "via", "back", "revise", "stack")
"""Answers that move only what a seat holds in hand: what the table offers stays as it was worked out."""


def _pick_up(play: MartiansPlay, slot: Seat, refs: dict[str, str | int]) -> None:
    """Take a certain pawn or a machine in hand."""
    state = play.state
    who = person_of(state, str(refs["who"]))
    machine = refs.get("machine")
    bound = str(refs.get("bound", "free"))
    if machine is not None:
        hold(play, slot, Pawn.of_machine(str(machine)), who)
    else:
        hold(play, slot, Pawn.of(who, "" if bound == "free" else bound), who)


def _begin(play: MartiansPlay, seat: int, name: str) -> None:
    """Choose what the pawn in hand does; without one in hand it is the seat's next."""
    state = play.state
    slot = state.seats[seat]
    if not slot.who:
        who = mine(state, seat)[0]
        hold(play, slot, str(who), who)
    slot.verb = name
    kind = Begun.parse(name).kind
    if kind:
        names: Sequence[str] = candidates(play, slot.who, kind)
        if len(names) > 1:
            names = play.recall(openings, slot.who, slot.operator, kind, others(play, slot.who))
        if len(names) != 1:
            return
        slot.verb = names[0]
    if slot.verb != "assist":
        advance(play, seat)


def _pick(play: MartiansPlay, seat: int, chosen: Option) -> None:
    """Take one more choice on the way to a stack."""
    slot = play.state.seats[seat]
    found = drafted(play, slot)
    if not isinstance(found, Refusal):
        value = next(value for choice, value in found.options if choice.id == chosen.id)
        slot.picks = [*slot.picks[: found.followed], value]
    advance(play, seat)


def _back(play: MartiansPlay, slot: Seat) -> None:
    """Go one stage back."""
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
        if Pawn.parse(slot.who).is_plain and not state.solo:
            put_down(play, slot)
    else:
        put_down(play, slot)


def advance(play: MartiansPlay, seat: int) -> None:
    """Let the stack stand if nothing is left to choose; whoever is needed joins it next."""
    state = play.state
    slot = state.seats[seat]
    found = drafted(play, slot)
    if isinstance(found, Refusal):
        put_down(play, slot)
        return
    if found.options:
        return
    plan_changed(play)
    stack = make_stack(play, slot.who, slot.operator, slot.verb, found)
    state.plan.append(stack)
    slot.building = stack.number
    slot.who, slot.verb, slot.picks = "", "", []
    _finish_if_full(play, seat, stack)


def _finish_if_full(play: MartiansPlay, seat: int, stack: Stack) -> None:
    """Finish the stack with automatic success, or without anybody left to ask: there is nothing more to choose."""
    if not is_enough(play, stack):
        return
    alone = next(helpers(play, stack), None) is None and not (stack.path and rover_options(play, stack))
    if count(play, stack) >= numbers(play, stack)[1] or (alone and not perks_for(play, stack)):
        finish(play, seat, stack)


def finish(play: MartiansPlay, seat: int, stack: Stack) -> None:
    """Declare the stack; whoever is in it looks at the plan anew. M-ACT-04."""
    state = play.state
    clear_draft(state.seats[seat])
    top = pawn_name(state, stack.pawns[0])
    operator = name_of(state, stack.operator) if owner(stack.pawns[0]) < 0 else "none"
    play.emit(PlanFiled("M-ACT-04", stack.number, stack.verb, shown_target(state, stack), top, operator))
    unready_others(play, stack)


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
            bind(play, stack, str(refs["perk"]))
            play.emit(PlanChanged("M-RUL-GAP-23", stack.number, "perk"))
        case "withdraw":
            clear_draft(slot)
            withdraw(play, seat, stack)
    if slot.building == stack.number:
        _finish_if_full(play, seat, stack)
    else:
        unready_others(play, stack)


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
    if is_enough(play, stack):
        play.emit(PlanWithdrawn("M-ACT-03", stack.number, ""))
    else:
        dissolve(play, stack)


def dissolve(play: MartiansPlay, stack: Stack) -> None:
    state = play.state
    plan_changed(play)
    unready_others(play, stack)
    for pawn in stack.pawns:
        give_back(state, pawn)
    return_things(state, stack)
    release(play, stack)
    state.plan.remove(stack)
    for slot in state.seats:
        if slot.revising == stack.number:
            slot.revising = 0
    play.emit(PlanWithdrawn("M-ACT-03", stack.number, ""))
    if stack.verb == "event":
        for number in [other.number for other in state.plan]:
            _do_without(play, number, stack.number)


def _do_without(play: MartiansPlay, number: int, event: int) -> None:
    """Take the benefits of a withdrawn Event action along, and what cannot stand without them. M-RUL-GAP-23."""
    stack = next((other for other in play.state.plan if other.number == number), None)
    if stack is None:
        return
    lost = break_promises(stack, event)
    if stack.type == "explore" and stack.rover and not rovers_explore(play, stack.facility):
        stack.rover = ""
        lost.append("rover")
    if not lost:
        return
    unready_others(play, stack)
    if not is_enough(play, stack) or any(BoundPerk.parse(word).kind == "waive" for word in lost):
        dissolve(play, stack)


def unready_others(play: MartiansPlay, stack: Stack) -> None:
    """Let whoever shares a stack agree to it anew when it changes."""
    state = play.state
    for pawn in stack.pawns:
        who = owner(pawn)
        if who >= 0:
            state.seats[seat_of(state, who)].ready = False
