"""Answers aboard: where to fly, what to build, who goes. Whatever is not listed gets the first option."""

from collections import deque

from farlight.kernel import Decision, Option
from farlight.vanguard.bots import away_team
from farlight.vanguard.bots.answers import Answer, best, verb
from farlight.vanguard.bots.clues import verbs_in
from farlight.vanguard.bots.stores import can_afford, is_missing
from farlight.vanguard.bots.table import Table, ref
from farlight.vanguard.rules.ship.payment import RARITIES
from farlight.vanguard.rules.ship.starmap import DANGEROUS
from farlight.vanguard.table.ship.view import MateView, ShipView

FULL_SECTION = 3
"""So many Crewmembers of a Section are enough."""
TOLL = 1
"""The Energy that is kept back where a visit is free: somebody there may ask for a little."""
NEVER = 99
TROUBLE = 2
"""Situations that are too many to be left alone."""


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
    """An errand on the way; land where the Objective says; else fly nearer to such a place; else land anywhere rather
    than be Adrift."""
    ship = ship_of(table)
    for landing in wanted_landings(table):
        errand = errand_before(table, decision, landing)
        if errand is not None:
            return errand
        for number, each in enumerate(decision.options):
            if each.verb == "visit" and landing_at(table, ref(each, "destination")) == landing:
                return number
        step = next_system(table, ship.system, landing)
        for number, each in enumerate(decision.options):
            if each.verb == "fly" and ref(each, "system") == step and ship.energy > int(ref(each, "energy")):
                return number
    return anywhere(table, decision)


def errand_before(table: Table, decision: Decision, landing: str) -> int | None:
    """A place without a landing where nobody has been, if the Energy is enough for it and for the landing."""
    ship = ship_of(table)
    seen = {note.where for note in ship.chronicle if note.what == "visited"}
    spare = ship.energy - energy_to(table, ship.system, landing)
    for number, each in enumerate(decision.options):
        place = ref(each, "destination")
        price = int(ref(each, "energy") or 0) or TOLL
        if each.verb == "visit" and place not in seen and not landing_at(table, place) and price <= spare:
            return number
    return None


def energy_to(table: Table, start: str, landing: str) -> int:
    """What the way to a landing costs, and the landing."""
    systems = table.content.systems
    here = systems[start]
    strong = any(DANGEROUS in table.content.upgrades[card].powers for card in ship_of(table).upgrades)
    ways = [each for each in here.destinations.values() if each.landing == landing]
    there = [each.energy for each in ways if strong or not each.dangerous]
    if there:
        return min(there)
    step = next_system(table, start, landing)
    way = next((way.energy for way in here.outbound if way.system == step), None)
    return NEVER if way is None else way + energy_to(table, step, landing)


def anywhere(table: Table, decision: Decision) -> int:
    """The landing that was made least often; else on to the next system; else the ship is Adrift."""
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
    last = len(decision.options) - 1
    return next((number for number, each in enumerate(decision.options) if each.verb == "fly"), last)


def elsewhere(table: Table, decision: Decision) -> int:
    """A landing that was never made, if one is in reach; else the usual way."""
    visits, landings = ship_of(table).visits, table.content.landings
    for number, each in enumerate(decision.options):
        landing = landing_at(table, ref(each, "destination")) if each.verb == "visit" else ""
        if landing and landings[landing].planet not in visits:
            return number
    return starmap(table, decision)


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
    """The first of those wanted that is open."""
    names = [ref(each, "facility") for each in decision.options]
    for name in wanted_facilities(table):
        if name in names:
            return names.index(name)
    return len(names) - 1


def wanted_facilities(table: Table) -> list[str]:
    """People where there are few; then research, production where something comes of it, troubles, and the rest."""
    ship = ship_of(table)
    found: list[str] = []
    if len(at_hand(table)) < (FULL_SECTION - 1) * len(ship.dice):
        found.append("barracks")
    if ship.ready and not is_building(ship):
        found.append("production")
    if any(slot.card and slot.payable for slot in ship.lab) or waiting_research(table):
        found.append("laboratory")
    if len(ship.situations) >= TROUBLE:
        found.append("situation-room")
    if ship.ready or is_building(ship):
        found.append("production")
    return [*found, "situation-room", "addon", "barracks"]


def is_building(ship: ShipView) -> bool:
    return any(card for queue in ship.queues for card in queue)


def at_hand(table: Table) -> list[MateView]:
    return [mate for mate in ship_of(table).crew if mate.place in ("available", "resting")]


def waiting_research(table: Table) -> bool:
    """Whether a project that is not installed yet could be paid for. V-SHIP-LAB-1, V-SHIP-LAB-2."""
    known = table.content.researches
    return any(card in known and can_afford(ship_of(table), known[card].cost) for card in ship_of(table).awaiting)


def spare_hands(task: Answer) -> Answer:
    """A task for Crewmembers only if enough of them are left for the launch; else the last option, which is not to."""

    def choose(table: Table, decision: Decision) -> int:
        free = sum(mate.place == "available" for mate in ship_of(table).crew)
        enough = free > (FULL_SECTION - 1) * len(ship_of(table).dice)
        return task(table, decision) if enough else len(decision.options) - 1

    return choose


def _missing(table: Table, option: Option) -> float:
    """What a project waits for."""
    return float(is_missing(table, ref(option, "find")))


def _plain(table: Table, option: Option) -> float:
    """The commonest pays."""
    return -float(RARITIES.index(table.content.discoveries[ref(option, "card")].rarity))


def draft(_table: Table, decision: Decision) -> int:
    """Somebody is better than nobody."""
    return 0 if decision.options[0].verb == "recruit" else len(decision.options) - 1


def scan(table: Table, decision: Decision) -> int:
    """What Energy is left is lost anyway. V-SHIP-FACILITY-5."""
    left = ship_of(table).energy
    can = [each.verb == "scan" and int(ref(each, "energy")) <= left for each in decision.options]
    return can.index(True) if any(can) else len(can) - 1


def assign(table: Table, decision: Decision) -> int:
    """Nobody, where that will do; else for a task the lowest Rank is good enough."""
    for number, each in enumerate(decision.options):
        if each.verb == "done":
            return number
    return best(_idle)(table, decision)


def _idle(table: Table, option: Option) -> float:
    ranks = {mate.card: mate.rank for mate in ship_of(table).crew}
    return -float(ranks.get(ref(option, "who"), 0))


# Situations


PRICES: dict[str, float] = {
    "lose-command": -2.5,
    "lose-energy": -1.0,
    "lose-success": -1.0,
    "lower-morale": -4.0,
    "raise-morale": 4.0,
    "gain-success-tokens": 1.0,
    "a-crewmember-rests": -0.5,
    "a-crewmember-goes-to-a-cot": -1.5,
}
"""What the texts of Situations cost."""
ADRIFT = -12.0
"""To have no Energy for a landing. V-SHIP-STARMAP-16."""
OTHER = -0.6
"""What a text does that is not listed."""


def strike(table: Table, option: Option) -> float:
    """What an EFFECT costs the ship. V-SHIP-BRIDGE-9."""
    card, _, place = ref(option, "choice").partition(".")
    choice = table.content.situations[card].choices[int(place) - 1]
    total, energy = 0.0, ship_of(table).energy
    for effect in (choice.cost, choice.effect):
        for form, args in verbs_in(effect.tree) if effect is not None else ():
            count = next((each for each in args if isinstance(each, int)), 1)
            total += 0.0 if form == "nothing" else count * PRICES.get(form, OTHER)
            energy -= count if form == "lose-energy" else 0
    return total if energy >= energy_needed(table) else total + ADRIFT


def energy_needed(table: Table) -> int:
    """For the nearest of the landings that the Objective names."""
    start = ship_of(table).system
    return min((energy_to(table, start, landing) for landing in wanted_landings(table)), default=0)


ABOARD: dict[str, Answer] = {
    "trade-dice": verb("trade-buy", "trade-done"),
    "instructor": verb("no-instructor"),
    "therapy": verb("no-therapy"),
    "starmap": starmap,
    "scan": scan,
    "facility": facility,
    "draft": draft,
    "emergency": verb("take-recruit"),
    "buy-die": away_team.new_die,
    "leave-die": best(away_team.dull_die),
    "team": best(away_team.section),
    "away": best(away_team.crewmember),
    "assign": assign,
    "assign-section": assign,
    "lab-work": spare_hands(verb("shipcard")),
    "boost": spare_hands(verb("shipcard")),
    "lead-type": best(_missing),
    "pay-discovery": best(_plain),
    "situation-effect": best(strike),
    "solve": verb("shipcard"),
    "secondary": verb("shipcard"),
    "reorganise": verb("no-change"),
    "train": verb("train"),
    "save-point": verb("put-away", "straight-on"),
    "deck": verb("keep-deck"),
    "equipment": verb("choose-anew"),
    "divide": verb("choose-anew"),
    "repair": verb("repair"),
}
"""By the prompt of a question aboard."""
