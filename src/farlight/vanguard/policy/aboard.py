"""Answers aboard: where to fly, what to build, who goes. Whatever is not listed gets the first option."""

from collections import deque

from farlight.kernel import Decision, Option
from farlight.vanguard.policy.answers import Answer, best, verb
from farlight.vanguard.policy.table import Table, ref
from farlight.vanguard.ship.view import ShipView

FULL_SECTION = 3
"""So many Crewmembers of a Section are enough."""


def ship_of(table: Table) -> ShipView:
    if table.view.ship is None:
        raise AssertionError("aboard: no ship")
    return table.view.ship


# Starmap


def wanted_landings(table: Table) -> list[str]:
    """The places that the Objective names, those first that were visited least."""
    ship = ship_of(table)
    cards = table.content.landings
    where = table.content.objectives[ship.objective].where
    return sorted(where, key=lambda card: ship.visits.count(cards[card].planet))


def landing_at(table: Table, destination: str) -> str:
    system, _, name = destination.partition("/")
    return table.content.systems[system].destinations[name].landing or ""


def starmap(table: Table, decision: Decision) -> int:
    """Land where the Objective says; else fly nearer to such a place; else land anywhere rather than be Adrift."""
    ship = ship_of(table)
    for landing in wanted_landings(table):
        for number, each in enumerate(decision.options):
            if each.verb == "visit" and landing_at(table, ref(each, "destination")) == landing:
                return number
        step = next_system(table, ship.system, landing)
        for number, each in enumerate(decision.options):
            if each.verb == "fly" and ref(each, "system") == step and ship.energy > int(ref(each, "energy")):
                return number
    return anywhere(table, decision)


def anywhere(table: Table, decision: Decision) -> int:
    """A free errand first, then the landing that was made least often."""
    visits = ship_of(table).visits
    landings = table.content.landings
    found: list[tuple[int, int]] = []
    for number, each in enumerate(decision.options):
        if each.verb == "visit":
            landing = landing_at(table, ref(each, "destination"))
            if landing:
                found.append((visits.count(landings[landing].planet), number))
    if found:
        return min(found)[1]
    return next((number for number, each in enumerate(decision.options) if each.verb == "fly"), 0)


def next_system(table: Table, start: str, landing: str) -> str:
    """The first step of the shortest way to a system with that landing; empty if it is here or nowhere."""
    systems = table.content.systems
    first: dict[str, str] = {start: ""}
    row = deque([start])
    while row:
        here = row.popleft()
        if any(there.landing == landing for there in systems[here].destinations.values()):
            return first[here]
        for way in systems[here].outbound:
            if way.system not in first:
                first[way.system] = first[here] or way.system
                row.append(way.system)
    return ""


# Facilities


def facility(table: Table, decision: Decision) -> int:
    """Build what waits, then research, then solve, then look for people."""
    names = [ref(each, "facility") for each in decision.options]
    for name in wanted_facilities(table):
        if name in names:
            return names.index(name)
    return len(names) - 1


def wanted_facilities(table: Table) -> list[str]:
    ship = ship_of(table)
    found: list[str] = []
    available = [mate for mate in ship.crew if mate.place in ("available", "resting")]
    if len(available) < FULL_SECTION * len(ship.dice) - len(ship.dice):
        found.append("barracks")
    if any(slot.card and slot.payable for slot in ship.lab):
        found.append("laboratory")
    if ship.ready or any(card for queue in ship.queues for card in queue):
        found.append("production")
    if ship.situations:
        found.append("situation-room")
    return [*found, "barracks", "laboratory"]


def draft(_table: Table, decision: Decision) -> int:
    """Somebody is better than nobody."""
    return 0 if decision.options[0].verb == "recruit" else len(decision.options) - 1


def _rank(table: Table, option: Option) -> float:
    """The highest Rank goes; of a few recruits the first."""
    mates = {mate.card: mate.rank for mate in table.view.ship.crew} if table.view.ship else {}
    return mates.get(ref(option, "who"), 0)


def _idle(table: Table, option: Option) -> float:
    """For a task the lowest Rank is good enough."""
    return -_rank(table, option)


ABOARD: dict[str, Answer] = {
    "trade-dice": verb("trade-buy", "trade-done"),
    "instructor": verb("no-instructor"),
    "therapy": verb("no-therapy"),
    "starmap": starmap,
    "scan": verb("no-scan"),
    "facility": facility,
    "draft": draft,
    "emergency": verb("take-recruit"),
    "away": best(_rank),
    "assign": best(_idle),
    "lab-work": verb("no-project"),
    "boost": verb("no-boost"),
    "solve": verb("shipcard"),
    "secondary": verb("shipcard"),
    "reorganise": verb("no-change"),
    "train": verb("train"),
    "save-point": verb("put-away", "straight-on"),
    "deck": verb("keep-deck"),
    "repair": verb("repair"),
}
"""By the prompt of a question aboard."""
