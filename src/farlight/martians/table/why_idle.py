"""Why nothing can be done with a thing of the board that no option is about: what bars the actions it is for.

Nothing is decided here: each answer is the refusal of the function that would have offered the thing.
"""

from collections.abc import Iterable

from farlight.kernel import Refusal
from farlight.martians.model.ids import ObjectiveId, Pawn, joined
from farlight.martians.model.state import Seat
from farlight.martians.rules.actions.action_texts import at_option
from farlight.martians.rules.actions.assist import cannot_drive, cannot_join
from farlight.martians.rules.actions.completion import cannot_lend, cannot_send, others
from farlight.martians.rules.actions.declaration import barred_targets, cannot
from farlight.martians.rules.actions.pawns import person_of
from farlight.martians.rules.actions.phase_offers import offers
from farlight.martians.rules.actions.plan_menu import KINDS_OF_ACTION, PLAIN, candidates, mine, stack_at, why_useless
from farlight.martians.rules.actions.targets import verb_of
from farlight.martians.rules.context import ELEMENTS, MartiansPlay
from farlight.martians.rules.facilities import is_available, is_shut
from farlight.martians.rules.map_paths import routes
from farlight.martians.rules.mission_end import is_reached
from farlight.martians.rules.production import is_sample
from farlight.martians.table.offers.goal_aims import actions_for

NOT_PLANNING = Refusal("M-ACT-06", "why-not-not-planning")
IN_HAND = Refusal("M-ACT-03", "why-not-in-hand")
"""It could be used, but the seat is about something else."""
CHOOSE_FIRST = Refusal("M-ACT-03", "why-not-choose-first")
"""It could be used: the way to it begins with a pawn and an action."""


def why_idle(play: MartiansPlay, seat: int, kind: str, thing: str) -> Refusal | None:
    """The reason of the rules for a seat; None where they have none of their own."""
    if kind == "objective":
        return _objective(play, seat, thing)
    if kind == "facility" and thing in play.state.facilities:
        return _room(play, seat, thing)
    if kind == "space" and thing not in routes(play) and thing not in play.state.tiles:
        return Refusal("M-EXPL-02", "why-not-no-way")
    if kind not in KINDS:
        return None
    if play.state.window != "plan":
        return NOT_PLANNING
    return KINDS[kind](play, seat, thing)


def _barred(play: MartiansPlay, seat: int, actions: Iterable[str]) -> Refusal:
    """What bars the first of these actions; if one can be begun, what the seat would have to do before."""
    slot = play.state.seats[seat]
    pawn, operator = _pawn(play, seat, slot)
    free = others(play, pawn)
    bars = [cannot(play, pawn, name, operator, free) for name in actions]
    refused = [why for why in bars if why is not None]
    return refused[0] if refused and len(refused) == len(bars) else _in_hand(slot)


def _pawn(play: MartiansPlay, seat: int, slot: Seat) -> tuple[str, int]:
    """The pawn that a seat would act with: the one in hand, the one on top of what it puts together, or its next."""
    if slot.who:
        return slot.who, slot.operator
    if slot.building:
        stack = stack_at(play.state, slot.building)
        return stack.pawns[0], stack.operator
    own = mine(play.state, seat)
    who = next((who for who in own if play.state.crew[who].free), own[0])
    return str(who), who


def _in_hand(slot: Seat) -> Refusal:
    return IN_HAND if slot.building or slot.revising or slot.verb else CHOOSE_FIRST


def _room(play: MartiansPlay, seat: int, facility: str) -> Refusal:
    """Why a Facility does nothing: it is shut, broken, works alone, or its actions are barred.

    M-SHUT-05, M-TOK-10, M-PROD-18.
    """
    state = play.state
    if is_shut(state, facility):
        return Refusal("M-SHUT-05", "why-not-shut", (("facility", facility),))
    if not is_available(state, facility):
        return Refusal("M-TOK-10", "why-not-fault", (("facility", facility),))
    action = play.content.facilities[facility].action
    if not action:
        return Refusal("M-PROD-18", "why-not-works-alone", (("facility", facility),))
    if state.window != "plan":
        return NOT_PLANNING
    return _barred(play, seat, candidates(play, _pawn(play, seat, state.seats[seat])[0], action))


def _space(play: MartiansPlay, seat: int, space: str) -> Refusal:
    """What bars exploring it, or gathering there. M-EXPL-02, M-GATH-04, M-ACT-45."""
    state = play.state
    if space in state.tiles and not any(place == space for place, _ in state.lying):
        return Refusal("M-GATH-04", "why-not-empty-space")
    action = "gather" if space in state.tiles else "explore"
    pawn, operator = _pawn(play, seat, state.seats[seat])
    barred = barred_targets(play, pawn, operator, action, others(play, pawn))
    own = next((why for choice, why in barred if choice.id == at_option(space).id), None)
    return own or _barred(play, seat, [action])


def _person(play: MartiansPlay, seat: int, who: str) -> Refusal | None:
    state = play.state
    if not any(who == person.card for person in state.crew):
        return None
    number = person_of(state, who)
    if not state.crew[number].free:
        return Refusal("M-ACT-06", "why-not-no-pawn", (("who", who),))
    slot = state.seats[seat]
    if slot.building:
        refusal = cannot_join(play, stack_at(state, slot.building), str(number))
        if refusal is not None:
            return refusal
    if number not in mine(state, seat):
        return Refusal("M-ACT-03", "why-not-other-pawn", (("who", who),))
    return why_useless(play, str(number), number) or _in_hand(slot)


def _machine(play: MartiansPlay, seat: int, machine: str) -> Refusal:
    """Why an AOM cannot be sent or join. M-AOM-03, M-AOM-05, M-AOM-09, M-PC-06."""
    state = play.state
    slot = state.seats[seat]
    refusal = cannot_send(play, machine)
    if refusal is None and slot.building:
        refusal = cannot_join(play, stack_at(state, slot.building), Pawn.of_machine(machine))
    elif refusal is None:
        refusal = why_useless(play, Pawn.of_machine(machine), mine(state, seat)[0])
    return refusal or _in_hand(slot)


def _rover(play: MartiansPlay, seat: int, rover: str) -> Refusal:
    """Why a rover cannot be taken along or lent.

    M-ROV-02, M-ROV-03, M-ROV-04, M-ROV-05, M-ROV-06, M-ROV-07, M-ROV-08, M-ROV-09, M-ROV-10, M-ROV-11, M-ROV-12,
    M-ROV-13, M-ROV-14.
    """
    state = play.state
    slot = state.seats[seat]
    refusal = cannot_drive(play, rover)
    if refusal is None and slot.building:
        refusal = cannot_lend(play, stack_at(state, slot.building), rover)
    if refusal is None and not slot.building:
        refusal = _barred(play, seat, [name for kind in play.content.rovers[rover].types for name in PLAIN[kind]])
    return refusal or _in_hand(slot)


def _event(play: MartiansPlay, seat: int, event: str) -> Refusal | None:
    entries = [entry for entry in play.state.log if entry.event == event]
    if not entries:
        return None
    if all(entry.state != "open" for entry in entries):
        return Refusal("M-EVA-06", "why-not-event-over")
    return _barred(play, seat, ["event"])


def _thing(play: MartiansPlay, seat: int, thing: str) -> Refusal:
    """What bars the action that uses such a thing. M-REP-03, M-RSCH-03, M-RSCH-04, M-PLNT-03."""
    if thing in ELEMENTS:
        return _barred(play, seat, ["repair"])
    if thing == "seed":
        return _barred(play, seat, ["plant"])
    if is_sample(thing):
        return _barred(play, seat, ["examine" if thing in play.state.available else "discover"])
    asking = _asking_for(play, seat, thing)
    return _barred(play, seat, asking) if asking else Refusal("M-ACT-35", "why-not-thing-now", (("thing", thing),))


def _asking_for(play: MartiansPlay, seat: int, thing: str) -> list[str]:
    """The actions of a pawn that such a thing would lie with. M-ACT-35."""
    pawn, _ = _pawn(play, seat, play.state.seats[seat])
    seen = play.recall(offers)
    names = dict.fromkeys(name for kind in KINDS_OF_ACTION for name in candidates(play, pawn, kind))
    found = []
    for name in names:
        verb = verb_of(play, name)
        if any(thing in verb.needs(play, target) for target in verb.targets(play, seen, pawn)):
            found.append(name)
    return found


def _objective(play: MartiansPlay, seat: int, thing: str) -> Refusal | None:
    """That it is reached, what bars the actions by which it is, or by what else it is. M-APP-22."""
    mission = play.state.mission
    card = next(
        (
            each
            for each in play.content.missions[mission].objectives
            if ObjectiveId(mission, each.id) == ObjectiveId.parse(thing)
        ),
        None,
    )
    if card is None:
        return None
    refs = (("objective", thing), ("ways", joined(card.by) or "none"))
    if is_reached(play, card):
        return Refusal("M-APP-22", "why-not-objective-reached", refs)
    actions = actions_for(card)
    if play.state.window == "plan" and actions:
        why = _barred(play, seat, actions)
        if why not in (IN_HAND, CHOOSE_FIRST):
            return why
    return Refusal("M-APP-22", "why-not-objective", refs)


def _upgrade(play: MartiansPlay, seat: int, card: str) -> Refusal:
    if card in play.state.installed:
        return Refusal("M-UPG-07", "why-not-installed", (("upgrade", card), ("upgrade_effect", card)))
    return _barred(play, seat, ["upgrade"])


KINDS = {
    "space": _space,
    "who": _person,
    "event": _event,
    "complex": lambda play, seat, _complex: _barred(play, seat, ["manage"]),
    "thing": _thing,
    "upgrade": _upgrade,
    "machine": _machine,
    "rover": _rover,
}
