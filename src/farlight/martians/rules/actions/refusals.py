"""Why an action is closed to a pawn, anywhere or at one target. Rulebook chapters 17 and 22 to 27.

What is offered is asked of the same functions: nothing is closed here that is open there.
"""

from collections.abc import Callable, Sequence

from farlight.kernel import Refusal
from farlight.martians.model.ids import Pawn, joined
from farlight.martians.model.mission_sheets import ActionCard
from farlight.martians.model.state import Farm, Martians
from farlight.martians.rules.actions.completion import Others, is_held, others
from farlight.martians.rules.actions.declaration import (
    closed_at,
    has_things,
    open_places,
    open_targets,
    stays_in,
    unfit,
)
from farlight.martians.rules.actions.phase_offers import Offers, offers
from farlight.martians.rules.actions.stacks import owner, planned_costs, unaffordable, uses_of
from farlight.martians.rules.actions.targets import VERBS, Verb, is_settled, spaces_for, verb_of
from farlight.martians.rules.context import MartiansPlay
from farlight.martians.rules.facilities import facility_of, is_available, is_shut, kind_of
from farlight.martians.rules.greenhouses import is_housed

Leader = tuple[str, int]
"""A pawn or machine that could begin something, and who bears what comes of it."""
NO_PAWN = Refusal("M-ACT-06", "why-not-no-pawns")


def closed_to_all(
    play: MartiansPlay, leaders: Sequence[Leader], name: str, target: str | None = None
) -> Refusal | None:
    """Why none of these can begin an action, at a target or anywhere: what bars the first who is fit for it.

    A machine that lies ready for something else is no reason: the pawns that it would take are.
    """
    found: list[Refusal] = []
    of_unfit: list[Refusal] = []
    verb = verb_of(play, name)
    for pawn, operator in leaders:
        free = others(play, pawn)
        if target is None:
            why = cannot(play, pawn, name, operator, free)
        else:
            why = cannot_aim(play, pawn, name, operator, free, target)
        if why is None:
            return None
        if unfit(play, pawn, verb) is None:
            found.append(why)
        elif is_held(play.state, pawn) or not Pawn.parse(pawn).machine:
            of_unfit.append(why)
    return next(iter((*found, *of_unfit)), NO_PAWN)


def cannot(play: MartiansPlay, pawn: str, name: str, operator: int, free: Others) -> Refusal | None:
    """Why a pawn cannot begin this action; None if it can. M-ACT-31, M-ACT-35, M-AOM-03, M-AOM-04, M-AOM-05."""
    seen, verb = play.recall(offers), verb_of(play, name)
    barred = _kept_from(play, pawn, verb) or _no_facility(play, seen, pawn, operator, verb)
    if barred is not None:
        return barred
    targets = list(verb.targets(play, seen, pawn))
    if not targets:
        return _without(play, pawn, verb, "")
    if not any(has_things(play, seen, verb, target) for target in targets):
        return Refusal("M-ACT-35", "why-not-things", (("needs", joined(verb.needs(play, targets[0]))),))
    reach, opened = play.recall(open_targets, pawn, operator, name, free)
    return None if opened else closed_at(play, reach, targets[0])


def cannot_aim(play: MartiansPlay, pawn: str, name: str, operator: int, free: Others, target: str) -> Refusal | None:
    """Why a pawn cannot begin this action at a target; None if it can."""
    seen, verb = play.recall(offers), verb_of(play, name)
    barred = _kept_from(play, pawn, verb)
    if barred is None and target not in verb.targets(play, seen, pawn):
        barred = _without(play, pawn, verb, target)
    barred = barred or _no_facility(play, seen, pawn, operator, verb)
    if barred is not None:
        return barred
    reach, opened = play.recall(open_targets, pawn, operator, name, free)
    return None if target in opened else closed_at(play, reach, target)


# For a pawn, wherever it is


def _kept_from(play: MartiansPlay, pawn: str, verb: Verb) -> Refusal | None:
    """What binds a pawn elsewhere. M-AOM-03, M-AOM-05, M-COND-16, M-TERM-37."""
    barred = unfit(play, pawn, verb)
    if barred is None and verb.outside and stays_in(play, pawn):
        return Refusal("M-TERM-37", "why-not-indoors")
    return barred


def _no_facility(play: MartiansPlay, seen: Offers, pawn: str, operator: int, verb: Verb) -> Refusal | None:
    """What closes all Facilities of an action's type to a pawn. M-ACT-31, M-ACT-32."""
    if not verb.type or open_places(play, seen, pawn, operator, verb):
        return None
    if not seen.usable[verb.type]:
        return cannot_use(play, verb)
    missing = unaffordable(play, seen.costs[seen.usable[verb.type][0]], planned_costs(play))
    if missing:
        return Refusal("M-ACT-31", "why-not-supply", (("supply", missing),))
    return Refusal("M-ACT-32", "why-not-lethal")


def cannot_use(play: MartiansPlay, verb: Verb) -> Refusal:
    """Why the type of an action is closed. M-ACT-24, M-SHUT-05, M-PLNT-06, M-TOK-10, M-MIS-LAND-12."""
    state = play.state
    places = play.content.tables.places[verb.type]
    in_play = [place for place in places if place in state.facilities]
    if not in_play:
        return Refusal("M-ACT-24", "why-not-absent", (("facility", places[0]),))
    if all(is_shut(state, place) for place in in_play):
        rule = "M-PLNT-06" if verb.name == "plant" else "M-SHUT-05"
        return Refusal(rule, "why-not-shut", (("facility", in_play[0]),))
    lit = next(place for place in in_play if not is_shut(state, place))
    return Refusal("M-TOK-10", "why-not-fault", (("facility", lit),))


# For want of something to aim at


def _without(play: MartiansPlay, pawn: str, verb: Verb, target: str) -> Refusal:
    """Why the action cannot be aimed at a target; without one, at anything."""
    if verb.name not in VERBS:
        return _no_special(play, play.content.actions[verb.name], target)
    why = NO_TARGET.get(verb.declared or verb.name)
    found = None if why is None else why(play, pawn, target)
    return found or Refusal(verb.rule, f"why-not-{'event' if verb.is_event else verb.name}")


def _no_special(play: MartiansPlay, card: ActionCard, target: str) -> Refusal:
    """Why a special action cannot take place. M-ACT-16, M-MACT-02."""
    used = uses_of(play.state, card.id)
    if card.limit and used >= card.limit:
        return Refusal(card.rule, "why-not-limit", (("used", used), ("most", card.limit)))
    if card.once and is_settled(play, card.id):
        return Refusal("M-ACT-16", "why-not-settled")
    if card.place != "hub":
        spaces = spaces_for(play, play.recall(offers), card)
        if target not in spaces if target else not spaces:
            return Refusal(card.rule, "why-not-no-place")
    return Refusal(card.rule, "why-not-special")


def _no_event(play: MartiansPlay, pawn: str, target: str) -> Refusal | None:
    """Why an open event cannot be dealt with: it is in the plan, or for others. M-ACT-16, M-EVA-02."""
    if not target:
        return None
    entry = play.state.log[int(target)]
    if any(stack.verb == "event" and stack.target == target for stack in play.state.plan):
        return Refusal("M-ACT-16", "why-not-planned")
    if play.content.events[entry.event].helper and owner(pawn) in (entry.who, -1):
        return Refusal("M-EVA-02", "why-not-helper")
    return None


def _no_exploring(_play: MartiansPlay, _pawn: str, target: str) -> Refusal | None:
    """Why an unexplored space cannot be explored. M-EXPL-02."""
    return Refusal("M-EXPL-02", "why-not-no-way") if target else None


def _no_gathering(play: MartiansPlay, _pawn: str, target: str) -> Refusal | None:
    """Why nothing can be brought home from an explored space. M-GATH-04, M-MOVE-04, M-MIS-PROBE-O2."""
    state, seen = play.state, play.recall(offers)
    if not target:
        lies = any(space in state.tiles and space in seen.routes for space, _ in state.lying)
        return Refusal("M-MIS-PROBE-O2", "why-not-off-chain") if lies else None
    if not any(space == target for space, _ in state.lying):
        return Refusal("M-GATH-04", "why-not-empty-space")
    if target not in seen.routes:
        return Refusal("M-EXPL-02", "why-not-no-way")
    return Refusal("M-MIS-PROBE-O2", "why-not-off-chain")


def _no_planting(play: MartiansPlay, _pawn: str, target: str) -> Refusal | None:
    """Why nothing can be planted in a Farm, or in the first one in play. M-PLNT-03, M-PLNT-05, M-ACT-24."""
    state = play.state
    if any(stack.verb == "plant" for stack in state.plan):
        return Refusal("M-PLNT-05", "why-not-planted")
    if "seed" not in state.available:
        return Refusal("M-PLNT-03", "why-not-plant")
    farm = next((each for each in state.farms if target in ("", each.facility)), None)
    if farm is None:
        return Refusal("M-ACT-24", "why-not-absent", (("facility", target or "fa"),))
    return _no_room(state, farm)


def _no_room(state: Martians, farm: Farm) -> Refusal:
    """Why a Farm takes no seed. M-PLNT-02, M-PLNT-04, M-PLNT-06, M-PLNT-07, M-SHUT-23, M-TOK-10."""
    refs = (("facility", farm.facility),)
    if is_shut(state, farm.facility):
        return Refusal("M-SHUT-23", "why-not-shut", refs)
    if not is_available(state, farm.facility):
        return Refusal("M-TOK-10", "why-not-fault", refs)
    return (
        Refusal("M-PLNT-07", "why-not-growth", refs) if is_housed(farm) else Refusal("M-PLNT-02", "why-not-full", refs)
    )


def _no_repair(play: MartiansPlay, pawn: str, target: str) -> Refusal | None:
    """Why an element cannot be repaired: it works, is taken for another repair, dark, or lacks a part.

    M-REP-01, M-REP-03, M-REP-07, M-CANN-02, M-SHUT-19, M-AOM-05.
    """
    state = play.state
    if not target:
        return Refusal("M-AOM-05", "why-not-machine") if owner(pawn) < 0 and _is_for_people(play) else None
    facility = facility_of(target)
    if target in state.mended:
        return Refusal("M-REP-04", "why-not-mended")
    if target not in state.broken:
        return Refusal("M-REP-03", "why-not-works")
    if any(stack.source == target for stack in state.plan):
        return Refusal("M-REP-03", "why-not-taken-out")
    if is_shut(state, facility):
        return Refusal("M-SHUT-19", "why-not-shut", (("facility", facility),))
    if owner(pawn) < 0 and play.content.facilities[facility].complex == "living":
        return Refusal("M-AOM-05", "why-not-machine")
    return Refusal("M-REP-03", "why-not-part", (("part", kind_of(target)),))


def _is_for_people(play: MartiansPlay) -> bool:
    """Whether something is broken for which a part lies ready, where no machine can work. M-AOM-05."""
    taken = [stack.source for stack in play.state.plan]
    return any(
        element not in taken
        and kind_of(element) in play.state.available
        and play.content.facilities[facility_of(element)].complex == "living"
        for element in play.recall(offers).repairable
    )


def _no_upgrade(play: MartiansPlay, _pawn: str, _target: str) -> Refusal | None:
    """Why no card that is there can be installed. M-ACT-16."""
    return Refusal("M-ACT-16", "why-not-settled") if play.state.upgrades else None


def _no_tile(play: MartiansPlay, pawn: str, target: str) -> Refusal | None:
    """Why a Shutdown tile cannot be turned. M-ACT-16, M-AOM-05, M-SHUT-17."""
    state = play.state
    planned = [stack.target for stack in state.plan if stack.verb == "tile"]
    left = [tile.place for tile in state.shut if tile.place not in planned]
    if not state.shut:
        return None
    if target in planned or not left:
        return Refusal("M-ACT-16", "why-not-planned")
    return Refusal("M-AOM-05", "why-not-machine") if owner(pawn) < 0 else None


NO_TARGET: dict[str, Callable[[MartiansPlay, str, str], Refusal | None]] = {
    "event": _no_event,
    "explore": _no_exploring,
    "gather": _no_gathering,
    "plant": _no_planting,
    "repair": _no_repair,
    "upgrade": _no_upgrade,
    "tile": _no_tile,
}
"""By the action: why it cannot be aimed at something, where there are several reasons."""
