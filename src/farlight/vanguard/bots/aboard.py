"""Answers aboard: where to fly, what to build, who goes. Whatever is not listed gets the first option."""

from collections import deque

from farlight.kernel import Decision, Option
from farlight.vanguard.bots import away_team
from farlight.vanguard.bots.answers import Answer, best, verb
from farlight.vanguard.bots.clues import phrases_in
from farlight.vanguard.bots.stores import is_missing
from farlight.vanguard.bots.team import Team, ref
from farlight.vanguard.rules.installed_effects import ship_has
from farlight.vanguard.rules.ship import laboratory, production
from farlight.vanguard.rules.ship.payment import RARITIES, can_pay
from farlight.vanguard.rules.ship.starmap import DANGEROUS, cost_of

FULL_SECTION = 3
"""So many Crewmembers of a Section are enough."""
TOLL = 1
"""The Energy that is kept back where a visit is free: somebody there may ask for a little."""
NEVER = 99
TROUBLE = 2
"""Situations that are too many to be left alone."""


# Starmap


def wanted_landings(team: Team) -> list[str]:
    """The places that the Objective names, those first that were visited least."""
    ship = team.state.ship
    cards = team.content.landings
    where = team.content.objectives[ship.objective].where
    return sorted(where, key=lambda card: ship.visits.count(cards[card].planet))


def landing_at(team: Team, destination: str) -> str:
    system, _, name = destination.partition("/")
    return team.content.systems[system].destinations[name].landing or ""


def starmap(team: Team, decision: Decision) -> int:
    """An errand on the way; land where the Objective says; else fly nearer to such a place; else land anywhere rather
    than be Adrift."""
    ship = team.state.ship
    for landing in wanted_landings(team):
        errand = errand_before(team, decision, landing)
        if errand is not None:
            return errand
        for number, each in enumerate(decision.options):
            if each.verb == "visit" and landing_at(team, ref(each, "destination")) == landing:
                return number
        step = next_system(team, ship.system, landing)
        for number, each in enumerate(decision.options):
            if each.verb == "fly" and ref(each, "system") == step and ship.energy > int(ref(each, "energy")):
                return number
    return anywhere(team, decision)


def errand_before(team: Team, decision: Decision, landing: str) -> int | None:
    """A place without a landing where nobody has been, if the Energy is enough for it and for the landing."""
    ship = team.state.ship
    seen = {note.where for note in ship.chronicle if note.what == "visited"}
    spare = ship.energy - energy_to(team, ship.system, landing)
    for number, each in enumerate(decision.options):
        place = ref(each, "destination")
        price = int(ref(each, "energy") or 0) or TOLL
        if each.verb == "visit" and place not in seen and not landing_at(team, place) and price <= spare:
            return number
    return None


def energy_to(team: Team, start: str, landing: str) -> int:
    """What the way to a landing costs, and the landing."""
    systems = team.content.systems
    here = systems[start]
    strong = ship_has(team.play, DANGEROUS)
    ways = [each for each in here.destinations.values() if each.landing == landing]
    there = [each.energy for each in ways if strong or not each.dangerous]
    if there:
        return min(there)
    step = next_system(team, start, landing)
    way = next((cost_of(team.play, way) for way in here.outbound if way.system == step), None)
    return NEVER if way is None else way + energy_to(team, step, landing)


def anywhere(team: Team, decision: Decision) -> int:
    """The landing that was made least often; else on to the next system; else the ship is Adrift."""
    visits = team.state.ship.visits
    landings = team.content.landings
    found: list[tuple[int, int]] = []
    for number, each in enumerate(decision.options):
        if each.verb == "visit":
            landing = landing_at(team, ref(each, "destination"))
            if landing:
                found.append((visits.count(landings[landing].planet), number))
    if found:
        return min(found)[1]
    last = len(decision.options) - 1
    return next((number for number, each in enumerate(decision.options) if each.verb == "fly"), last)


def elsewhere(team: Team, decision: Decision) -> int:
    """A landing that was never made, if one is in reach; else the usual way."""
    visits, landings = team.state.ship.visits, team.content.landings
    for number, each in enumerate(decision.options):
        landing = landing_at(team, ref(each, "destination")) if each.verb == "visit" else ""
        if landing and landings[landing].planet not in visits:
            return number
    return starmap(team, decision)


def next_system(team: Team, start: str, landing: str) -> str:
    """The first step of the shortest way to a system with that landing; empty if it is here or nowhere."""
    systems = team.content.systems
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


def facility(team: Team, decision: Decision) -> int:
    """The first of those wanted that is open."""
    names = [ref(each, "facility") for each in decision.options]
    for name in wanted_facilities(team):
        if name in names:
            return names.index(name)
    return len(names) - 1


def wanted_facilities(team: Team) -> list[str]:
    """People where there are few; then research, production where something comes of it, troubles, and the rest."""
    ship = team.state.ship
    found: list[str] = []
    ready, building = any(ship.ready), bool(in_production(team))
    if at_hand(team) < (FULL_SECTION - 1) * len(team.state.store):
        found.append("barracks")
    if ready and not building:
        found.append("production")
    if laboratory.payable(team.play) or waiting_research(team):
        found.append("laboratory")
    if len(ship.situations) >= TROUBLE:
        found.append("situation-room")
    if ready or building:
        found.append("production")
    return [*found, "situation-room", "addon", "barracks"]


def in_production(team: Team) -> list[str]:
    """The projects in the queues. V-SHIP-PROD-5."""
    queues = team.state.ship.queues
    return [queues[place] for place in production.slots(team.play) if queues[place]]


def at_hand(team: Team) -> int:
    """Crewmembers who can go, now or after a rest."""
    return len(team.state.ship.available) + len(team.state.ship.resting)


def waiting_research(team: Team) -> bool:
    """Whether a project that is not installed yet could be paid for. V-SHIP-LAB-1, V-SHIP-LAB-2."""
    waiting = [card for card in team.state.awaiting if card in team.content.researches]
    return any(can_pay(team.play, laboratory.cost_of(team.play, card)) for card in waiting)


def spare_hands(task: Answer) -> Answer:
    """A task for Crewmembers only if enough of them are left for the launch; else the last option, which is not to."""

    def choose(team: Team, decision: Decision) -> int:
        enough = len(team.state.ship.available) > (FULL_SECTION - 1) * len(team.state.store)
        return task(team, decision) if enough else len(decision.options) - 1

    return choose


def _missing(team: Team, option: Option) -> float:
    """What a project waits for."""
    return float(is_missing(team, ref(option, "find")))


def _plain(team: Team, option: Option) -> float:
    """The commonest pays."""
    return -float(RARITIES.index(team.content.discoveries[ref(option, "card")].rarity))


def draft(_team: Team, decision: Decision) -> int:
    """Somebody is better than nobody."""
    return 0 if decision.options[0].verb == "recruit" else len(decision.options) - 1


def scan(team: Team, decision: Decision) -> int:
    """What Energy is left is lost anyway. V-SHIP-FACILITY-5."""
    left = team.state.ship.energy
    can = [each.verb == "scan" and int(ref(each, "energy")) <= left for each in decision.options]
    return can.index(True) if any(can) else len(can) - 1


def assign(team: Team, decision: Decision) -> int:
    """Nobody, where that will do; else for a task the lowest Rank is good enough."""
    for number, each in enumerate(decision.options):
        if each.verb == "done":
            return number
    return best(_idle)(team, decision)


def _idle(team: Team, option: Option) -> float:
    sleeve = team.state.ship.sleeves.get(ref(option, "who"))
    return 0.0 if sleeve is None else -float(sleeve.rank)


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


def strike(team: Team, option: Option) -> float:
    """What an EFFECT costs the ship. V-SHIP-BRIDGE-9."""
    card, _, place = ref(option, "choice").partition(".")
    choice = team.content.situations[card].choices[int(place) - 1]
    total, energy = 0.0, team.state.ship.energy
    for effect in (choice.cost, choice.effect):
        for form, args in phrases_in(effect.tree) if effect is not None else ():
            count = next((each for each in args if isinstance(each, int)), 1)
            total += 0.0 if form == "nothing" else count * PRICES.get(form, OTHER)
            energy -= count if form == "lose-energy" else 0
    return total if energy >= energy_needed(team) else total + ADRIFT


def energy_needed(team: Team) -> int:
    """For the nearest of the landings that the Objective names."""
    start = team.state.ship.system
    return min((energy_to(team, start, landing) for landing in wanted_landings(team)), default=0)


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
