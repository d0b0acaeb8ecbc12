"""Who and what may assist a declared action. Rulebook chapters 17.2, 19 and 20."""

from farlight.kernel import Refusal
from farlight.martians.model.ids import Pawn
from farlight.martians.model.state import Astronaut, Stack
from farlight.martians.rules.actions.helper_uses import ONCE, used_up
from farlight.martians.rules.actions.stacks import DICED, LIVING, lethal, owner, performer, rover_pawns, strikes
from farlight.martians.rules.context import MartiansPlay, mentions
from farlight.martians.rules.facilities import facility_of, penalties


def free_pawns(person: Astronaut) -> list[str]:
    """The pawns of an astronaut for this Action phase: two, but for what binds, takes or adds one.

    M-ACT-06, M-COND-16, M-RUL-FUP-K10, M-SET-06.
    """
    pawns = ["", ""]
    if "heart-trouble" in person.conditions:
        pawns[0] = "heart"
    if "rest-only" in person.marks and "" in pawns:
        pawns[pawns.index("")] = "rest"
    for _ in range(person.marks.count("idle")):
        if "" in pawns:
            pawns.remove("")
    return pawns + ["spare"] * person.marks.count("spare")


def machine_fits(play: MartiansPlay, pawn: str, action_type: str) -> bool:
    """Whether an AOM is of the type of the action; every one fits an action without a type.

    M-AOM-03, M-AOM-04, M-EVA-04, M-MIS-GEN-15, M-MIS-HOME-19.
    """
    return not action_type or play.content.machines[Pawn.parse(pawn).machine].type == action_type


def cannot_join(play: MartiansPlay, stack: Stack, pawn: str) -> Refusal | None:
    """Why a pawn cannot assist. M-ACT-18, M-ACT-21, M-AOM-03, M-AOM-04, M-AOM-05, M-COND-16, M-FAQ-24."""
    who, bound, machine = Pawn.parse(pawn)
    if bound == "heart":
        return Refusal("M-COND-16", "why-not-heart")
    if bound == "rest" and stack.verb != "rest":
        return Refusal("M-COND-16", "why-not-rest-only")
    if machine:
        if stack.type and not machine_fits(play, pawn, stack.type):
            return Refusal("M-AOM-03", "why-not-machine-type")
        if in_living(play, stack):
            return Refusal("M-AOM-05", "why-not-machine")
        return None
    if stack.verb == "event":
        entry = play.state.log[int(stack.target)]
        card = play.content.events[entry.event]
        if card.different and who in map(owner, stack.pawns):
            return Refusal("M-EVA-02", "why-not-different")
        if card.helper and who == entry.who:
            return Refusal("M-EVA-02", "why-not-helper")
    return None


def in_living(play: MartiansPlay, stack: Stack) -> bool:
    """Stacks that lie on a Living Complex Facility. M-AOM-05."""
    if stack.type in LIVING:
        return True
    if stack.verb in ("repair", "tile"):
        return play.content.facilities[facility_of(stack.target)].complex == "living"
    return False


def cannot_help(play: MartiansPlay, stack: Stack, rover: str) -> Refusal | None:
    """Why a rover cannot assist an action; a machine in the stack is no reason, nor a Garage that the action does not
    use.

    M-ROV-03, M-ROV-04, M-ROV-05, M-ROV-06, M-ROV-07, M-ROV-08, M-ROV-09, M-ROV-10, M-ROV-11, M-ROV-12, M-ROV-13,
    M-ROV-14, M-AOM-10, M-FAQ-21.
    """
    card = play.content.rovers[rover]
    if stack.rover:
        return Refusal("M-ROV-06", "why-not-two-rovers")
    gone = cannot_drive(play, rover)
    if gone is not None:
        return gone
    if stack.type not in card.types or stack.type not in DICED:
        return Refusal("M-ROV-03", "why-not-rover-type", (("rover", rover),))
    if not stack.path:
        return Refusal("M-ROV-05", "why-not-rover-inside", (("rover", rover),))
    if stack.type == "explore" and not rovers_explore(play, stack.facility):
        return Refusal("M-ROV-13", "why-not-rover-explore")
    if (rover, "wound") in play.state.rover_tokens and "wound" not in strikes(play, stack):
        return lethal(play, performer(stack), 1)
    return None


def cannot_drive(play: MartiansPlay, rover: str) -> Refusal | None:
    """Why a rover helps with nothing more: once a sol, and not with a Fault token. M-ROV-08, M-ROV-10."""
    state = play.state
    spent = used_up("M-ROV-08", rover, sum(other.rover == rover for other in state.plan), ONCE)
    if spent is not None:
        return spent
    if (rover, "fault") in state.rover_tokens:
        return Refusal("M-ROV-10", "why-not-rover-fault", (("rover", rover),))
    return None


def rovers_explore(play: MartiansPlay, facility: str) -> bool:
    """Whether rovers may assist an Explore that uses this Facility. M-ICON-03, M-ROV-13, M-RUL-STR-17.

    An Event action in the plan may lift a ban, unless it could fail. M-RUL-GAP-23, M-EVA-09.
    """
    state = play.state
    card = play.content.facilities[facility]
    if card.action != "explore" or "no-rover" in penalties(play, facility):
        return False
    if "no-rovers" not in state.round:
        return True
    return any(
        stack.verb == "event"
        and not stack.type
        and mentions(play.content.events[state.log[int(stack.target)].event].reward.source, "allow-rovers")
        for stack in state.plan
    )


def rover_help(play: MartiansPlay, action_type: str) -> int:
    """Pawns that a rover could add to an action outside at best; whether it may is asked of the stack. M-ROV-13."""
    state = play.state
    busy = [stack.rover for stack in state.plan]
    most = 0
    for rover, card in play.content.rovers.items():
        if action_type in card.types and rover not in busy and (rover, "fault") not in state.rover_tokens:
            most = max(most, rover_pawns(play, rover))
    return most
