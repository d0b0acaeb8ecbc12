"""What one declared action needs, costs and risks. Rulebook chapters 17 to 21."""

from collections.abc import Sequence
from functools import cache

from farlight.kernel import Refusal
from farlight.martians.model.content import EventCard
from farlight.martians.model.ids import BoundPerk, Mark, Pawn, that_are
from farlight.martians.model.mission_sheets import ActionCard
from farlight.martians.model.state import Martians, Stack
from farlight.martians.rules.context import MartiansPlay
from farlight.martians.rules.crew import has_condition, wounds_dealt
from farlight.martians.rules.facilities import is_shut, penalties, standing_for
from farlight.martians.rules.map_paths import Route, routes, terrain_at
from farlight.martians.rules.missions import feature_of

DICED = ("explore", "gather", "research", "build")
"""Types with dice for one pawn and without for two. M-ACT-41."""
LIVING = ("rest", "relax", "heal", "manage")
EXTRA_PAWN = "extra-pawn"


# Pawns


@cache
def owner(pawn: str) -> int:
    """The astronaut whose pawn it is; -1 for a machine's."""
    return Pawn.parse(pawn).who


def performer(stack: Stack) -> int:
    """Whose pawn is on top, or who operates the machine on top: they roll and bear what comes.

    M-TERM-44, M-AOM-06, M-DICE-16, M-RUL-AOM-06, M-RUL-AOM-07.
    """
    who = owner(stack.pawns[0])
    return stack.operator if who < 0 else who


def shown_target(state: Martians, stack: Stack) -> str:
    """What an action is aimed at, as people call it: an event by its card, not by its place in the Log."""
    return state.log[int(stack.target)].event if stack.verb == "event" else stack.target or "none"


def astronauts_in(stack: Stack) -> list[int]:
    return list(dict.fromkeys(who for who in map(owner, stack.pawns) if who >= 0))


def count(play: MartiansPlay, stack: Stack) -> int:
    """Pawns, which only count if they are not on top, and what a rover adds. M-ACT-44, M-RUL-GAP-11, M-ACT-20."""
    pawns = len(stack.pawns)
    return pawns + rover_pawns(play, stack.rover) if stack.rover else pawns


def rover_pawns(play: MartiansPlay, rover: str) -> int:
    """What a rover adds, less its Extra Pawn tokens. M-RUL-GAP-11."""
    return max(0, play.content.rovers[rover].pawns - play.state.rover_tokens.count((rover, EXTRA_PAWN)))


def stack_at(state: Martians, number: int) -> Stack:
    """The declared action of that number."""
    return next(stack for stack in state.plan if stack.number == number)


def stack_with(state: Martians, helper: str) -> int:
    """The number of the action with which a machine (`m:porter`) or a rover helps; 0 if none. M-AOM-09, M-ROV-08."""
    return next((stack.number for stack in state.plan if helper in (*stack.pawns, stack.rover)), 0)


# The number of pawns


def special(play: MartiansPlay, stack: Stack) -> ActionCard | None:
    return play.content.actions.get(stack.verb)


def event_of(play: MartiansPlay, stack: Stack) -> EventCard:
    return play.content.events[play.state.log[int(stack.target)].event]


def numbers(play: MartiansPlay, stack: Stack) -> tuple[int, int]:
    """Pawns for dice, pawns for automatic success; for a Shutdown tile 1, whatever its Facility costs.

    M-ACT-40, M-ACT-41, M-ACT-42, M-ACT-43, M-ACT-44, M-ACT-45, M-ACT-46, M-SHUT-11, M-RSCH-02, M-BLD-02, M-FAQ-14,
    M-RUL-GAP-14, M-RUL-EV-07.
    """
    if is_sure(stack):
        return 1, 1  # M-RUL-EV-LAN2
    card = special(play, stack)
    if stack.verb == "event":
        low = high = event_of(play, stack).pawns
    elif card is not None and card.type is None:
        low = high = card.pawns
    elif stack.type in DICED:
        low, high = 1, 2
        if card is not None:
            low, high = low + card.extra_pawns, high + card.extra_pawns
            if Mark.on("ease", card.id) in play.state.mission_once:
                low, high = max(1, low - 1), high - 1
    else:
        low = high = 2 if stack.verb == "heal" and not heals_alone(play, performer(stack), stack.facility) else 1
    more = _token_pawns(play, stack) + _distance(play, stack)
    less = sum(BoundPerk.parse(perk).kind == "ease" for perk in stack.perks)
    return max(1, low + more - less), max(1, high + more - less)


def is_certain(play: MartiansPlay, stack: Stack) -> bool:
    """Whether an action succeeds whatever the dice show, as the plan stands. M-ACT-44, M-ICON-06."""
    return count(play, stack) >= numbers(play, stack)[1] and "force" not in strikes(play, stack)


def is_sure(stack: Stack) -> bool:
    """Whether a benefit lets the action succeed with 1 pawn and without dice. M-RUL-EV-LAN2, M-RUL-GAP-23."""
    return any(BoundPerk.parse(perk).kind == "sure" for perk in stack.perks) if stack.perks else False


def _token_pawns(play: MartiansPlay, stack: Stack) -> int:
    """Pawns more for tokens on the Facilities that are used. M-ACT-42, M-PLNT-04."""
    active = play.state.active
    if not active:
        return 0
    return sum(active.count((facility, EXTRA_PAWN)) for facility in facilities_used(stack))


def facilities_used(stack: Stack) -> list[str]:
    """The Facility of the type, wherever the pawns stand: for a Build the Workshop, not what is repaired. Planting uses
    the Farm, too.

    M-ACT-27, M-PLNT-04, M-ACT-23, M-BLD-03, M-BLD-04.
    """
    used = [stack.facility] if stack.facility else []
    return [*used, stack.target] if stack.verb == "plant" else used


def _distance(play: MartiansPlay, stack: Stack) -> int:
    """Pawns more for the way: none inside the HUB; each action outside pays for its own, in every round anew.

    M-ACT-43, M-MOVE-06, M-MOVE-01, M-MOVE-02, M-MOVE-18, M-MOVE-19, M-MOVE-20.
    """
    if not stack.path:
        return 0
    route = route_of(play, stack)
    cost = route.cost
    if "shortcut" in stack.perks and _on_high_ground(play, stack):
        cost -= 1
    if stack.verb == "explore":
        pawns = feature_of(play).explore_pawns
        cost += 0 if pawns is None else pawns(play, stack.target)
        if "route" in stack.perks:
            cost = max(0, cost - 1)
    return cost


def _on_high_ground(play: MartiansPlay, stack: Stack) -> bool:
    space = shortcut_space(stack)
    return space == stack.path[-1] and space in play.state.tiles and terrain_at(play, space) == EXTRA_PAWN


def shortcut_space(stack: Stack) -> str:
    """The space whose terrain is ignored. M-RUL-ABI-12."""
    return next((perk.of for perk in map(BoundPerk.parse, stack.perks) if perk.kind == "at"), "")


def route_of(play: MartiansPlay, stack: Stack) -> Route:
    """The route of a declared stack, as the map lies now."""
    path = tuple(stack.path)
    known = routes(play).get(path[-1], ())
    return next((way for way in known if way.path == path and way.start == stack.start), None) or walk(stack)


def walk(stack: Stack) -> Route:
    """A path that the map no longer offers, step by step: declared is declared. M-TOK-05."""
    return Route(stack.start, tuple(stack.path), len(stack.path), ())


def heals_alone(play: MartiansPlay, who: int, facility: str) -> bool:
    """Whether an astronaut heals without a Medic beside it. M-HEAL-03, M-HEAL-04."""
    state = play.state
    if state.crew[who].profession == "medic":
        return True
    return any(
        play.content.upgrades[name].power == "heal-alone" and _upgrade_works(play, name, facility)
        for name in state.installed
    )


def _upgrade_works(play: MartiansPlay, name: str, facility: str) -> bool:
    """Only in its own Facility, and while that is not in shutdown. M-UPG-07, M-RUL-STR-20, M-SHUT-06, M-FAQ-06."""
    state = play.state
    home = play.content.upgrades[name].facility
    stands_in = play.content.facilities[facility].stands_for == home and home not in state.facilities
    return (facility == home or stands_in) and facility in state.facilities and not is_shut(state, facility)


def has_power(play: MartiansPlay, power: str, facility: str) -> bool:
    """Whether an installed upgrade works in a Facility. M-UPG-07."""
    return any(
        play.content.upgrades[name].power == power and _upgrade_works(play, name, facility)
        for name in play.state.installed
    )


def home_power(play: MartiansPlay, power: str, home: str) -> bool:
    """Whether an upgrade works in its Facility or in the card that stands in for it. M-RUL-STR-20."""
    return any(has_power(play, power, place) for place in standing_for(play, home))


def is_enough(play: MartiansPlay, stack: Stack) -> bool:
    """A stack below the dice number is illegal, and so is a Heal without a Medic's pawn where one is asked for.

    M-ACT-45, M-HEAL-02, M-HEAL-05.
    """
    if count(play, stack) < numbers(play, stack)[0]:
        return False
    if stack.verb == "heal":
        who = performer(stack)
        medic = any(play.state.crew[other].profession == "medic" for other in astronauts_in(stack))
        return medic or heals_alone(play, who, stack.facility)
    if stack.verb == "event" and event_of(play, stack).different:
        return len(astronauts_in(stack)) >= event_of(play, stack).pawns
    return True


# Costs


def costs(play: MartiansPlay, stack: Stack) -> list[str]:
    """Supplies to be paid: what the action itself asks for, and what its type costs, each broken element's once.

    M-ACT-30, M-ACT-39, M-GEN-15, M-ACT-25, M-RUL-FAC-04.
    """
    paid = that_are("supply", stack.things)
    if stack.facility:
        paid += facility_costs(play, stack.facility)
    return paid


def facility_costs(play: MartiansPlay, facility: str) -> list[str]:
    """What the broken elements of a Facility cost an action, out of the General Supply. M-SUP-03."""
    state = play.state
    if not state.broken and not state.mended:
        return []
    return [name for name in dict.fromkeys(penalties(play, facility)) if name in ("energy", "oxygen")]


def planned_costs(play: MartiansPlay) -> list[str]:
    """Supplies that the whole plan pays. M-ACT-03."""
    return [supply for stack in play.state.plan for supply in costs(play, stack)]


def unaffordable(play: MartiansPlay, wanted: Sequence[str], planned: Sequence[str]) -> str:
    """The first supply that the plan leaves too little of; empty if none. M-ACT-03, M-ACT-31."""
    for supply in dict.fromkeys(wanted):
        if planned.count(supply) + wanted.count(supply) > play.state.supply[supply]:
            return supply
    return ""


# What will strike


def strikes(play: MartiansPlay, stack: Stack) -> list[str]:
    """What is announced for an action, each once whatever brings it: wound, adventure, morale, reroll, force, hazard.
    Of the rovers only the one that is used counts; a Rest is spared all but wounds.

    M-ACT-49, M-TOK-05, M-GEN-12, M-GEN-14, M-FAQ-02, M-ACT-28, M-ADV-09, M-COND-21, M-REST-03, M-REST-04, M-RUL-FAC-04,
    M-RUL-GAP-20, M-RUL-GAP-21.
    """
    state = play.state
    found: set[str] = set()
    for facility in facilities_used(stack):
        for place, token in state.active:
            if place == facility and token in ("wound", "adventure", "reroll", "rover-risk"):
                found.add("hazard" if token == "rover-risk" else token)
    if stack.facility and (
        "force" in penalties(play, stack.facility) or Mark.on("must-roll", stack.facility) in state.round
    ):
        found.add("force")
    if stack.rover:
        tokens = {token for rover, token in state.rover_tokens if rover == stack.rover}
        found |= tokens & {"wound", "adventure"}
        if "rover-risk" in tokens:
            found.add("hazard")
    if stack.path:
        found |= path_strikes(play, stack)
    _add_people(play, stack, found)
    if not stack.rover:
        found.discard("hazard")
    if is_sure(stack):
        found -= {"force", "reroll"}
    if stack.type == "rest":  # M-REST-03, M-REST-04
        found -= {"force", "adventure", "reroll"}
    return sorted(found)


def path_strikes(play: MartiansPlay, stack: Stack) -> set[str]:
    """What lies on the way: tokens, and the terrain of explored spaces but for the one that is ignored. M-ACT-29."""
    ignored = shortcut_space(stack)
    if not ignored:
        return set(route_of(play, stack).effects)
    found: set[str] = set()
    start = [] if stack.start == "hub" else [stack.start]
    for space in (*start, *stack.path):
        for place, token in play.state.ground:
            if place == space and token in ("wound", "adventure", "rover-risk"):
                found.add("hazard" if token == "rover-risk" else token)
        if space != ignored and space in play.state.tiles:
            terrain = terrain_at(play, space)
            if terrain in ("wound", "adventure", "morale", "hazard"):
                found.add(terrain)
    return found


def _add_people(play: MartiansPlay, stack: Stack, found: set[str]) -> None:
    """Add Poor Concentration in the stack, once however many have it, and marks of the performer.

    M-COND-18, M-FAQ-07.
    """
    crew = play.state.crew
    for pawn in stack.pawns:
        who = owner(pawn)
        if who >= 0 and has_condition(crew[who], "poor-concentration"):
            found.add("adventure")
    person = crew[performer(stack)]
    if stack.type and person.marks:
        if "storied" in person.marks and _is_first(play, stack):
            found.add("adventure")
        if "shaky" in person.marks and _is_first(play, stack):
            found.add("force")


def _is_first(play: MartiansPlay, stack: Stack) -> bool:
    """The performer's first typed action of the plan."""
    who = performer(stack)
    mine = [other.number for other in play.state.plan if other.type and performer(other) == who]
    return not mine or min(mine) >= stack.number


def lethal(play: MartiansPlay, who: int, more: int) -> Refusal | None:
    """Announced wounds of the whole plan must not kill. M-ACT-32, M-ACT-48, M-MOVE-13, M-RUL-GAP-08."""
    person = play.state.crew[who]
    planned = sum("wound" in strikes(play, stack) for stack in play.state.plan if performer(stack) == who)
    if person.wounds + wounds_dealt(person, planned + more) > play.content.ruling.most_wounds:
        return Refusal("M-ACT-48", "why-not-lethal")
    return None


def uses_of(state: Martians, verb: str) -> int:
    return [stack.verb for stack in state.plan].count(verb)
