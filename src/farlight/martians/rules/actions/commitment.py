"""Commitment: costs are paid, what is announced is fixed, and the actions follow by type. Rulebook chapter 17."""

from farlight.martians.model.events.work import PlanCommitted
from farlight.martians.model.ids import Mark, Thing
from farlight.martians.model.state import Stack
from farlight.martians.rules.ability_moments import of_plan
from farlight.martians.rules.actions.resolution import end_actions, resolve_type, resolve_untyped
from farlight.martians.rules.actions.stacks import costs, count, numbers, performer, strikes
from farlight.martians.rules.context import TYPED, MartiansPlay
from farlight.martians.rules.crew import change_tokens, heeded
from farlight.martians.rules.production import change_supply


def commit(play: MartiansPlay) -> None:
    """Pay the costs, fix what is announced, and let the actions follow by type: nothing is paid back, nothing asked
    again.

    M-ACT-10, M-ACT-34, M-TOK-05, M-SUP-05, M-MOVE-14.
    """
    state = play.state
    play.emit(PlanCommitted("M-ACT-02", len(state.plan)))
    for stack in state.plan:
        for supply in costs(play, stack):
            change_supply(play, supply, -1, "M-ACT-34", stack.facility)
        pay_tokens(play, stack)
    for stack in state.plan:
        stack.announced = strikes(play, stack)
        low, high = numbers(play, stack)
        strong = count(play, stack)
        stack.dice = int(low < high and strong < high)
        if "late-night" in play.state.crew[performer(stack)].marks and any("spare" in pawn for pawn in stack.pawns):
            state.round.append(Mark.on("late-night", performer(stack)))
    heeded(play, of_plan(play))
    play.then(end_actions)
    play.then(resolve_untyped)
    for action_type in reversed(TYPED):
        if any(stack.type == action_type for stack in state.plan):
            play.then(resolve_type, action_type)
    if any(stack.verb == "event" for stack in state.plan):
        play.then(resolve_type, "event")


def pay_tokens(play: MartiansPlay, stack: Stack) -> None:
    """Pay the Morale tokens that an action costs. M-MIS-PROBE-12."""
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
    stack.things = [thing for thing in stack.things if thing not in paid_off and Thing.parse(thing).way != "supply"]
