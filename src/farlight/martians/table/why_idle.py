"""Why nothing can be done with a thing of the board that no option is about: what bars the actions it is for.

Nothing is decided here: each answer is the refusal of the function that would have offered the thing, for all with whom
the seat could do something, once what it has in hand is laid back.
"""

from collections.abc import Callable, Iterable

from farlight.kernel import Refusal
from farlight.martians.model.ids import ObjectiveId, Pawn, Thing, joined, parts_of
from farlight.martians.model.state import Seat
from farlight.martians.rules.actions.ability_refusals import why_no_ability
from farlight.martians.rules.actions.assist import cannot_drive, cannot_join, rovers_explore
from farlight.martians.rules.actions.completion import cannot_lend, cannot_send
from farlight.martians.rules.actions.helper_uses import cannot_use_upgrade
from farlight.martians.rules.actions.pawns import person_of
from farlight.martians.rules.actions.phase_offers import offers
from farlight.martians.rules.actions.plan_menu import (
    actions_under,
    free_leaders,
    mine,
    own_stacks,
    steadiest,
    why_useless,
)
from farlight.martians.rules.actions.refusals import closed_to_all
from farlight.martians.rules.actions.stacks import stack_at
from farlight.martians.rules.actions.targets import TYPED_EVENTS, VERBS, mission_actions, verb_of
from farlight.martians.rules.context import About, MartiansPlay, holds
from farlight.martians.rules.facilities import elements_of, facility_of, is_available, is_shut
from farlight.martians.rules.map_paths import routes
from farlight.martians.rules.mission_end import is_reached
from farlight.martians.rules.production import is_sample
from farlight.martians.table.offers.goal_aims import EXPLORE, actions_for
from farlight.martians.table.offers.trial import Trial, begin

NOT_PLANNING = Refusal("M-ACT-06", "why-not-not-planning")
READY = Refusal("M-ACT-03", "why-not-you-ready")
IN_HAND = Refusal("M-ACT-03", "why-not-in-hand")
"""It could be used, but the seat is about something else."""
CHOOSE_FIRST = Refusal("M-ACT-03", "why-not-choose-first")
"""It could be used: the way to it begins with a pawn and an action."""
NO_WAY = Refusal("M-EXPL-02", "why-not-no-way")

Wanted = tuple[str, str | None]
"""An action, and what it would be aimed at; None for anything."""


def why_idle(play: MartiansPlay, seat: int, kind: str, thing: str) -> Refusal | None:
    """The reason of the rules for a seat; None where they have none of their own."""
    return KINDS[kind](play, seat, thing) if kind in KINDS else None


def _why(play: MartiansPlay, seat: int, wanted: Iterable[Wanted], base: Trial | None = None) -> Refusal:
    """What bars the first of these actions; if one can be begun, what the seat would have to do before."""
    if play.state.window != "plan":
        return NOT_PLANNING
    base = base or begin(play, seat)
    able = free_leaders(base.play, seat)
    bars = [closed_to_all(base.play, able, name, target) for name, target in wanted]
    refused = [why for why in bars if why is not None]
    return refused[0] if refused and len(refused) == len(bars) else _before(play.state.seats[seat])


def _before(slot: Seat) -> Refusal:
    """What comes before something that can be done."""
    if slot.ready:
        return READY
    return IN_HAND if slot.who or slot.building or slot.revising else CHOOSE_FIRST


def _action(play: MartiansPlay, seat: int, name: str) -> Refusal | None:
    """What bars a special action of the mission. M-MACT-01, M-ACT-31."""
    return _why(play, seat, [(name, None)]) if name in mission_actions(play) else None


# Places


def _room(play: MartiansPlay, seat: int, facility: str) -> Refusal | None:
    """Why a Facility does nothing: it is shut, broken, works alone, or its actions are barred.

    M-SHUT-05, M-TOK-10, M-PROD-18.
    """
    state = play.state
    if facility not in state.facilities:
        return None
    action = play.content.facilities[facility].action
    own: list[Wanted] = [(name, None) for name in actions_under(play, action)] if action else []
    own += [("heal-heart", None)] * (action == "heal")
    if action in TYPED_EVENTS:
        own.append((TYPED_EVENTS[action], None))
    usable = own if is_available(state, facility) else []
    other: list[Wanted] = [("repair", element) for element in elements_of(play.content, facility)]
    other += [("tile", tile.place) for tile in state.shut if tile.facility == facility]
    other += [("plant", farm.facility) for farm in state.farms if farm.facility == facility]
    why = _why(play, seat, [*usable, *other])
    if why in BEFORE:
        return why
    if is_shut(state, facility):
        return Refusal("M-SHUT-05", "why-not-shut", (("facility", facility),))
    if not is_available(state, facility):
        return Refusal("M-TOK-10", "why-not-fault", (("facility", facility),))
    return why if own else Refusal("M-PROD-18", "why-not-works-alone", (("facility", facility),))


def _element(play: MartiansPlay, seat: int, element: str) -> Refusal | None:
    """Why a part of a Facility is not repaired. M-REP-01, M-REP-03, M-REP-07."""
    state = play.state
    if facility_of(element) not in state.facilities:
        return None
    if state.window != "plan" and element not in state.broken:
        return Refusal("M-REP-03", "why-not-works")
    return _why(play, seat, [("repair", element)])


def _space(play: MartiansPlay, seat: int, space: str) -> Refusal:
    """What bars exploring it, gathering there, or what the mission does there.

    M-EXPL-02, M-GATH-04, M-ACT-45, M-MACT-02.
    """
    explored = space in play.state.tiles
    if not explored and space not in routes(play):
        return NO_WAY
    outside = [name for name in mission_actions(play) if verb_of(play, name).outside]
    there: list[Wanted] = [(name, space) for name in ("gather", *outside)] if explored else [(EXPLORE, space)]
    return _why(play, seat, there)


def _complex(play: MartiansPlay, seat: int, complex_: str) -> Refusal:
    """Why a Malfunction track is not lowered. M-MAN-01, M-MAN-02."""
    if not play.state.levels.get(complex_):
        return Refusal("M-MAN-02", "why-not-track-low", (("complex", complex_),))
    return _why(play, seat, [("manage", None)])


# People and what helps them


def _person(play: MartiansPlay, seat: int, who: str) -> Refusal | None:
    """Why somebody does nothing: no pawn is left, it cannot join, it is somebody else's, it is of no use.

    M-ACT-03, M-ACT-06.
    """
    state, slot = play.state, play.state.seats[seat]
    if not any(who == person.card for person in state.crew):
        return None
    if state.window != "plan":
        return NOT_PLANNING
    number = person_of(state, who)
    base = begin(play, seat)
    if not base.state.crew[number].free:
        return Refusal("M-ACT-06", "why-not-no-pawn", (("who", who),))
    refusal = cannot_join(play, stack_at(state, slot.building), str(number)) if slot.building else None
    if refusal is not None:
        return refusal
    if number not in mine(state, seat):
        return Refusal("M-ACT-03", "why-not-other-pawn", (("who", who),))
    pawns = [Pawn.of(number, bound) for bound in dict.fromkeys(base.state.crew[number].free)]
    return _useless(base, pawns, number) or _before(slot)


def _useless(base: Trial, pawns: Iterable[str], operator: int) -> Refusal | None:
    """Why none of these pawns can do anything; None if one can."""
    bars = [why_useless(base.play, pawn, operator) for pawn in pawns]
    return None if None in bars else bars[0]


def _machine(play: MartiansPlay, seat: int, machine: str) -> Refusal | None:
    """Why an AOM cannot be sent or join. M-AOM-03, M-AOM-05, M-AOM-09, M-PC-06."""
    state, slot, pawn = play.state, play.state.seats[seat], Pawn.of_machine(machine)
    if machine not in state.machines:
        return None
    if state.window != "plan":
        return NOT_PLANNING
    base = begin(play, seat)
    spent = cannot_send(base.play, machine)
    if spent is not None:
        return spent
    refusal = cannot_join(play, stack_at(state, slot.building), pawn) if slot.building else None
    return refusal or _useless(base, [pawn], steadiest(base.play, seat)) or _before(slot)


def _rover(play: MartiansPlay, seat: int, rover: str) -> Refusal | None:
    """Why a rover cannot be taken along or lent, nor a token be taken off it.

    M-ROV-02, M-ROV-03, M-ROV-04, M-ROV-05, M-ROV-06, M-ROV-07, M-ROV-08, M-ROV-09, M-ROV-10, M-ROV-11, M-ROV-12,
    M-ROV-13, M-ROV-14, M-RREP-01.
    """
    state, slot = play.state, play.state.seats[seat]
    if rover not in play.content.rovers:
        return None
    repair = _why(play, seat, [("rover", rover)])
    if repair in (NOT_PLANNING, *BEFORE):
        return repair
    refusal = cannot_lend(play, stack_at(state, slot.building), rover) if slot.building else cannot_drive(play, rover)
    if refusal is not None:
        return refusal
    types = play.content.rovers[rover].types
    helped = [verb_of(play, name) for kind in types for name in actions_under(play, kind)]
    away: list[Wanted] = [(verb.name, None) for verb in helped if verb.outside and _may_help(play, verb.type)]
    if not away:
        return Refusal("M-ROV-13", "why-not-rover-explore")
    return _why(play, seat, away, _with_only(begin(play, seat), rover))


def _with_only(base: Trial, rover: str) -> Trial:
    """The same without the other rovers: what needs one of them is nothing for this one. M-ROV-06, M-ROV-10."""
    alone = base.copy()
    alone.state.rover_tokens += [(other, "fault") for other in base.play.content.rovers if other != rover]
    alone.play.forget()
    return alone


def _may_help(play: MartiansPlay, kind: str) -> bool:
    """Whether rovers may help with a type in one of its Facilities at least. M-ROV-13."""
    places = play.recall(offers).usable[kind]
    return kind != EXPLORE or not places or any(rovers_explore(play, place) for place in places)


def _ability(play: MartiansPlay, seat: int, ability: str) -> Refusal | None:
    """Why an ability of somebody of the crew is not used. M-ASTR-06, M-ASTR-09."""
    card = play.content.abilities.get(ability)
    owner = next((who for who, each in enumerate(play.state.crew) if card and each.profession == card.profession), None)
    return None if card is None or owner is None else why_no_ability(play, seat, owner, card)


# Cards and things


def _event(play: MartiansPlay, seat: int, event: str) -> Refusal | None:
    """Why nothing is done about an event of the Log. M-EVA-01, M-EVA-06."""
    entries = [(place, entry) for place, entry in enumerate(play.state.log) if entry.event == event]
    if not entries:
        return None
    if all(entry.state != "open" for _, entry in entries):
        return Refusal("M-EVA-06", "why-not-event-over")
    name = TYPED_EVENTS.get(play.content.events[event].type or "", "event")
    return _why(play, seat, [(name, str(place)) for place, entry in entries if entry.state == "open"])


def _upgrade(play: MartiansPlay, seat: int, card: str) -> Refusal | None:
    """Why a card is not installed; one that is, whether it still works in this sol. M-UPG-03, M-UPG-07."""
    if card in play.state.installed:
        refs = (("upgrade", card), ("upgrade_effect", card))
        return cannot_use_upgrade(play, card) or Refusal("M-UPG-07", "why-not-installed", refs)
    return _why(play, seat, [("upgrade", card)]) if card in play.state.upgrades else None


def _find(play: MartiansPlay, _seat: int, token: str) -> Refusal | None:
    """Why a POI token is not used: it could change nothing of what is asked. M-POI-05."""
    return Refusal("M-POI-05", "why-not-find-now") if token in play.state.poi else None


def _thing(play: MartiansPlay, seat: int, thing: str) -> Refusal | None:
    """What bars the actions that such a thing would lie with. M-ACT-35, M-TERM-23."""
    state = play.state
    if thing not in state.available and thing not in state.examined:
        return Refusal("M-TERM-23", "why-not-pending", (("thing", thing),)) if thing in state.pending else None
    if state.window != "plan":
        return NOT_PLANNING
    asking = _asking_for(begin(play, seat), seat, thing)
    if thing == "seed":
        asking.append(("plant", None))
    elif is_sample(thing):
        asking.append(("examine" if thing in state.available else "discover", None))
    return _why(play, seat, asking) if asking else Refusal("M-ACT-35", "why-not-thing-now", (("thing", thing),))


def _asking_for(base: Trial, seat: int, thing: str) -> list[Wanted]:
    """The actions that such a thing would lie with, each with what it is aimed at. M-ACT-35."""
    play = base.play
    seen = play.recall(offers)
    found: dict[Wanted, None] = {}
    for name in (*VERBS, *mission_actions(play)):
        verb = verb_of(play, name)
        if name == "gather":  # which takes things that lie elsewhere
            continue
        # What only machines are left for would still be asked for by a pawn.
        for pawn in (str(mine(play.state, seat)[0]), *(pawn for pawn, _ in free_leaders(play, seat))):
            for target in verb.targets(play, seen, pawn):
                if any(_lies_in(word, thing) for word in verb.things(play, seen, target)):
                    found[name, target] = None
    return list(found)


def _lies_in(words: str, thing: str) -> bool:
    """Whether a thing is one of those that are laid: `cpu+x:s1`."""
    return any(word == thing or Thing.parse(word) == ("x", thing) for word in parts_of(words))


# Goals and the plan


def _objective(play: MartiansPlay, seat: int, thing: str) -> Refusal | None:
    """That it is reached, what bars the actions by which it is, or by what else it is. M-APP-22."""
    mission = play.state.mission
    own = play.content.missions[mission].objectives
    card = next((each for each in own if ObjectiveId(mission, each.id) == ObjectiveId.parse(thing)), None)
    if card is None:
        return None
    refs = (("objective", thing), ("ways", joined(card.by) or "none"))
    if is_reached(play, card):
        return Refusal("M-APP-22", "why-not-objective-reached", refs)
    if card.live and holds(play, card.when, About(play.state.first)):
        return Refusal("M-APP-22", "why-not-objective-holds", refs)
    wanted: list[Wanted] = [(name, None) for name in actions_for(card)]
    wanted += [(EXPLORE, space) for space in card.at if space not in play.state.tiles]
    if play.state.window == "plan" and wanted:
        return _why(play, seat, wanted)
    return Refusal("M-APP-22", "why-not-objective", refs)


def _stack(play: MartiansPlay, seat: int, number: str) -> Refusal | None:
    """Why an action of the plan is not changed. M-ACT-03."""
    state = play.state
    if not number.isdecimal() or all(stack.number != int(number) for stack in state.plan):
        return None
    if state.window != "plan":
        return NOT_PLANNING
    if any(int(number) == slot.building for place, slot in enumerate(state.seats) if place != seat):
        return Refusal("M-ACT-03", "why-not-others-hand")
    own = int(number) in own_stacks(state, seat) or int(number) == state.seats[seat].building
    return _before(state.seats[seat]) if own else Refusal("M-ACT-03", "why-not-other-stack")


BEFORE = (READY, IN_HAND, CHOOSE_FIRST)
KINDS: dict[str, Callable[[MartiansPlay, int, str], Refusal | None]] = {
    "action": _action,
    "facility": _room,
    "element": _element,
    "space": _space,
    "complex": _complex,
    "who": _person,
    "ability": _ability,
    "machine": _machine,
    "rover": _rover,
    "event": _event,
    "upgrade": _upgrade,
    "poi": _find,
    "thing": _thing,
    "objective": _objective,
    "stack": _stack,
}
