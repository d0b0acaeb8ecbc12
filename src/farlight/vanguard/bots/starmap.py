"""Where to fly: to the places that the Objective names, with what can be seen on the way."""

from collections.abc import Iterator

from farlight.kernel import Decision, Line, Option
from farlight.vanguard.bots.landing_course import Course
from farlight.vanguard.bots.scoring import Rated, because, best
from farlight.vanguard.bots.team import Team, ref
from farlight.vanguard.model.ids import DestinationId

TOLL = 1
"""The Energy that is kept back where a visit is free: somebody there may ask for a little."""
ERRAND, LAND, FLY = 3.0, 2.0, 1.0
"""On the way to a place that the Objective names: what can be seen first, to land there, to come nearer."""
GOAL = 10.0
"""One such place rather than the next."""
ANYWHERE, ONWARD, ADRIFT, NOTHING = 0.0, -100.0, -200.0, -300.0
"""Some other landing, some other system, to be Adrift, a place without a landing that leaves no Energy for one."""


def wanted_landings(team: Team) -> list[str]:
    """The places that the Objective names, those first that were visited least."""
    where = team.content.objectives[team.state.ship.objective].where
    return sorted(where, key=lambda card: visits(team, card))


def visits(team: Team, landing: str) -> int:
    return team.state.ship.visits.count(team.content.landings[landing].planet)


def landing_at(team: Team, option: Option) -> str:
    """The Landing card of a destination; empty where there is none."""
    system, name = DestinationId.parse(ref(option, "destination"))
    return team.content.systems[system].destinations[name].landing or "" if name else ""


def scores(team: Team, decision: Decision) -> list[Rated]:
    """An errand on the way; land where the Objective says; else fly nearer to such a place; else land anywhere rather
    than be Adrift."""
    goals = wanted_landings(team)
    return [because(_worth(team, option, goals), _why, decision, option) for option in decision.options]


def _worth(team: Team, option: Option, goals: list[str]) -> float:
    for place, landing in enumerate(goals):
        step = _step(team, option, landing)
        if step:
            return GOAL * (len(goals) - place) + step
    if option.verb == "visit":
        landing = landing_at(team, option)
        return ANYWHERE - visits(team, landing) if landing else NOTHING
    return ONWARD if option.verb == "fly" else ADRIFT


def _step(team: Team, option: Option, landing: str) -> float:
    """What an option is good for on the way to a landing."""
    ship = team.state.ship
    if option.verb == "visit":
        if is_errand(team, option, landing):
            return ERRAND
        return LAND if landing_at(team, option) == landing else 0.0
    if option.verb == "fly" and next_system(team, ship.system, landing) == ref(option, "system"):
        left = ship.energy - int(ref(option, "energy"))
        return FLY if can_land_from(team, ref(option, "system"), left) else 0.0
    return 0.0


def is_errand(team: Team, option: Option, landing: str) -> bool:
    """Whether it is a place without a landing where nobody has been, and Energy enough for it and for the landing."""
    ship, place = team.state.ship, ref(option, "destination")
    if landing_at(team, option) or any(note.what == "visited" and note.where == place for note in ship.chronicle):
        return False
    price = int(ref(option, "energy") or 0) or TOLL
    return price <= ship.energy - energy_to(team, ship.system, landing)


def _why(team: Team, _decision: Decision, option: Option) -> Iterator[Line]:
    """The place that the Objective names, the way to it, or what can be seen on the way."""
    ship, goals = team.state.ship, wanted_landings(team)
    landing = landing_at(team, option)
    if option.verb == "fly":
        nearer = (goal for goal in goals if next_system(team, ship.system, goal) == ref(option, "system"))
        for goal in list(nearer)[:1]:
            yield Line("hint-nearer", (("objective", ship.objective), ("landing", goal)))
    elif landing in goals:
        yield Line("hint-objective", (("objective", ship.objective), ("landing", landing)))
    elif landing:
        yield Line("hint-visits", (("landing", landing), ("count", visits(team, landing))))
    elif option.verb == "visit" and goals:
        need = energy_to(team, ship.system, goals[0])
        yield Line("hint-errand", (("landing", goals[0]), ("need", need), ("energy", ship.energy)))
    yield energy(team)


def energy(team: Team) -> Line:
    return Line("hint-energy", (("energy", team.state.ship.energy),))


def elsewhere(team: Team, decision: Decision) -> int:
    """A landing that was never made, if one is in reach; else the usual way."""
    for number, option in enumerate(decision.options):
        landing = landing_at(team, option)
        if landing and not visits(team, landing):
            return number
    return best(scores(team, decision))


# The way


def energy_to(team: Team, start: str, landing: str) -> int:
    """What the way to a landing costs, and the landing."""
    return Course(team, start).to(landing)[0]


def energy_needed(team: Team) -> int:
    """For the nearest of the landings that the Objective names."""
    course = Course(team, team.state.ship.system)
    return min((course.to(landing)[0] for landing in wanted_landings(team)), default=0)


def next_system(team: Team, start: str, landing: str) -> str:
    """The first step of the cheapest way to a system with that landing; empty if it is here or nowhere."""
    return Course(team, start).to(landing)[1]


def can_land_from(team: Team, system: str, energy: int) -> bool:
    """Whether so much Energy is enough for some landing, there or farther on."""
    return Course(team, system).to()[0] <= energy
