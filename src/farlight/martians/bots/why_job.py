"""Why a job is worth its pawns, from what lies on the table: the mission, red lamps, wounds, the forecast."""

from collections.abc import Callable, Iterator

from farlight.kernel import Line
from farlight.martians.bots.alive import calming, lifting
from farlight.martians.bots.job import Job
from farlight.martians.bots.missions.construction import FARM
from farlight.martians.bots.table import Table
from farlight.martians.model.state import Astronaut
from farlight.martians.rules.app_events import reward_of, strike_chance
from farlight.martians.rules.context import sized
from farlight.martians.rules.facilities import broken_elements
from farlight.martians.rules.map_paths import routes
from farlight.martians.table.forecast import Supplied

Why = Callable[[Table, Job], Iterator[Line]]

OBJECTIVES: dict[str, dict[str, str]] = {
    "home": {
        "raise-panel": "o1", "raise-oxygenator": "o2", "raise-farm": "o3", "plant": "o4", "trim-beds": "o5",
        "explore": "o7", "gather": "o8",
    },
    "riddle": {"read-beacon": "o1", "gather:orange1": "o3", "gather": "o1", "explore": "o1", "plant": "o2"},
    "plants": {f"n{number}": f"o{number}" for number in range(1, 6)},
    "probe": {
        "sweep-band": "o1", "compare-frames": "o1", "correct-fix": "o1", "explore": "o1",
        "gather:core": "o2", "gather:red3": "o3",
    },
    "land": {"red1": "o1", "red2": "o2", "red3": "o3", "red4": "o4", "orange5": "o5", "orange6": "o6"},
    "core": {"s1": "o1", "s2": "o2", "s3": "o2"},
    "ln1": {"explore": "o1", "plant-an-ear": "o2", "gather": "o3", "examine": "o3", "discover": "o3"},
    "ln2": {
        "fire-the-thumper": "o1", "stack-the-traces": "o1", "discover": "o1", "examine": "o2", "gather": "o2",
        "explore": "o2",
    },
    "ln3": {"explore": "o1", "raise-the-rig": "o2", "run-the-string": "o3", "night-shift": "o3"},
    "ln4": {"explore": "o1", "gather:red1": "o2", "gather:red2": "o2"},
    "ln5": {
        "set-an-anchor": "o1", "cut-the-relief": "o1", "level-the-yard": "o1", "explore": "o1", "take-up-slack": "o2",
        "open-the-valve": "o2", "move-a-module": "o2", "tie-in": "o3", "hook-up": "o3",
    },
}  # fmt: skip
"""Which objective of a mission a job serves: by its verb and thing, by its thing, or by its verb."""
SHEETS = {
    "home": ("optimal", ("trim-beds", "repair")), "core": ("archive", ("discover",)),
    "ln2": ("fix", ("discover", "fire-the-thumper", "stack-the-traces")),
    "ln3": ("bore", ("run-the-string", "night-shift")),
    "ln5": ("load", ("take-up-slack", "open-the-valve", "move-a-module")),
}  # fmt: skip
"""The track of percent that a mission fills, and the actions that fill it."""
FULL = 100
TOP = 5
"""Where a Malfunction track draws a card. M-MALF-05."""


def of_job(table: Table, job: Job) -> Iterator[Line]:
    """What speaks for an action, the mission first."""
    yield from _objective(table, job)
    yield from _sheet(table, job)
    known = BY_VERB.get(job.verb)
    if known is not None:
        yield from known(table, job)


# The mission


def _objective(table: Table, job: Job) -> Iterator[Line]:
    known = OBJECTIVES.get(table.state.mission, {})
    thing = job.things.removeprefix("x:").split("+")[0]
    named = [part.removeprefix("name:") for part in job.things.split("+") if part.startswith("name:")]
    for key in (f"{job.verb}:{thing}", *named, thing, job.verb):
        if key in known and not table.is_ticked(known[key]):
            yield Line("hint-objective", (("objective", f"{table.state.mission}.{known[key]}"),))
            return


def _sheet(table: Table, job: Job) -> Iterator[Line]:
    """How full the mission's track is."""
    tracks = table.state.tracks
    if table.state.mission == "plants":
        words = job.things.replace("x:", "").replace("name:", "").split("+")
        for name in words:
            goal = table.mission.numbers.get(name, 0)
            if name.startswith("n") and tracks.get(name, 0) < goal:
                yield Line("hint-sheet", (("sheet", name), ("percent", tracks.get(name, 0)), ("goal", goal)))
        return
    sheet, verbs = SHEETS.get(table.state.mission, ("", ()))
    if job.verb not in verbs or (job.verb == "repair" and not job.target.startswith(FARM)):
        return
    if tracks.get(sheet, 0) < FULL:
        yield Line("hint-sheet", (("sheet", sheet), ("percent", tracks.get(sheet, 0)), ("goal", FULL)))


# Outside


def explore(table: Table, job: Job) -> Iterator[Line]:
    """What lies beyond the space, if it is the next step to something."""
    things = [(space, thing) for space, thing in table.state.lying if space not in table.state.tiles]
    things += [(space, spot) for space, spot in table.state.spots if spot in ("beacon", "stain")]
    for space, thing in things:
        if space != job.target and job.target in table.ways.expedition(space)[:1]:
            key = "hint-on-the-way" if (space, thing) in table.state.lying else "hint-on-the-way-to"
            yield Line(key, (("space", space), *((("thing", thing),) if key == "hint-on-the-way" else ())))
            break
    yield from way(table, job)


def gather(table: Table, job: Job) -> Iterator[Line]:
    if (job.target, job.things) in table.state.lying:
        yield Line("hint-lies-there", (("thing", job.things), ("space", job.target)))
    yield from way(table, job)


def way(table: Table, job: Job) -> Iterator[Line]:
    """What the shortest way costs, as the board tells it."""
    found = routes(table.play).get(job.target)
    if found:
        yield Line("hint-way", (("space", job.target), ("pawns", found[0].cost)))


# The base


def repair(table: Table, job: Job) -> Iterator[Line]:
    """The harm that an element does, and how many more may be broken."""
    yield element(table, job.target)
    if table.over > 0:
        yield Line("hint-broken", (("broken", broken_elements(table.play)), ("threshold", table.mission.threshold)))
    facility = job.target.partition(".")[0]
    yield from _short_of(table, facility)
    if table.penalty(job.target) == "malfunction":
        yield from track(table, table.content.facilities[facility].complex, least=1)


def element(table: Table, name: str) -> Line:
    return Line("hint-element", (("element", name), ("penalty", table.penalty(name))))


def tile(table: Table, job: Job) -> Iterator[Line]:
    facility = job.target.partition(".")[0]
    yield from _short_of(table, facility)
    yield Line("hint-tile", (("facility", facility), ("stress", table.content.ruling.stress_per_tile)))


def manage(table: Table, job: Job) -> Iterator[Line]:
    yield from track(table, job.things)


def track(table: Table, name: str, least: int = 0) -> Iterator[Line]:
    """What the forecast says of a Malfunction track, if the danger is so great."""
    coming = table.forecast
    for each in coming.tracks if coming is not None else ():
        if each.complex == name and each.trigger >= least:
            refs = (("complex", name), ("level", each.level), ("top", TOP), ("trigger", each.trigger))
            yield Line("hint-track", refs)


def rover(table: Table, job: Job) -> Iterator[Line]:
    pawns = table.content.rovers[job.target].pawns
    yield Line("hint-rover", (("rover", job.target), ("pawns", pawns)))


def upgrade(table: Table, job: Job) -> Iterator[Line]:
    yield Line("hint-upgrade", (("upgrade_effect", job.target), ("left", table.left)))


def event(table: Table, job: Job) -> Iterator[Line]:
    """The reward, and what becomes of it if nobody cares."""
    entry = next((each for each in table.state.log if each.event == job.target), None)
    if entry is None:
        return
    reward = sized(table.play, reward_of(table.play, entry)).source
    if reward:
        yield Line("hint-event-reward", (("event", entry.event), ("effect", reward)))
    strikes = strike_chance(table.play, entry, table.state.sol + 1)
    if strikes:
        yield Line("hint-event-strikes", (("event", entry.event), ("strikes", strikes)))


# People


def relax(table: Table, _job: Job) -> Iterator[Line]:
    if calming(table, table.state.stress) >= lifting(table, table.state.morale):
        yield from stress(table)
    else:
        yield from morale(table)


def stress(table: Table) -> Iterator[Line]:
    coming = table.forecast
    if coming is not None:
        limit = table.content.ruling.stress_limit
        yield Line("hint-stress", (("stress", table.state.stress), ("level", coming.stress), ("limit", limit)))


def morale(table: Table) -> Iterator[Line]:
    yield Line("hint-morale", (("morale", table.state.morale), ("left", table.left)))


def supplies(table: Table) -> Iterator[Line]:
    """What the next Production makes and takes."""
    coming = table.forecast
    yield from map(_supply, coming.supplies if coming is not None else ())


def _short_of(table: Table, facility: str) -> Iterator[Line]:
    """A supply that will not do because this Facility gives less than it could."""
    coming = table.forecast
    for each in coming.supplies if coming is not None else ():
        if each.made < each.needed and facility in each.causes:
            yield _supply(each)


def _supply(each: Supplied) -> Line:
    return Line("hint-supply", (("supply", each.supply), ("made", each.made), ("needed", each.needed)))


def heal(table: Table, job: Job) -> Iterator[Line]:
    yield from health(table, table.state.crew[job.who])


def health(table: Table, person: Astronaut) -> Iterator[Line]:
    if person.wounds:
        yield wounds(table, person)
    for condition in person.conditions:
        yield Line("hint-condition", (("who", person.card), ("condition", condition), ("ailment", condition)))


def wounds(table: Table, person: Astronaut) -> Line:
    most = table.content.ruling.most_wounds
    return Line("hint-wounds", (("who", person.card), ("wounds", person.wounds), ("most", most)))


def rest(table: Table, job: Job) -> Iterator[Line]:
    person = table.state.crew[job.who]
    yield Line("hint-rest", (("who", person.card), ("tokens", person.tokens)))


BY_VERB: dict[str, Why] = {
    "explore": explore,
    "gather": gather,
    "repair": repair,
    "tile": tile,
    "manage": manage,
    "rover": rover,
    "upgrade": upgrade,
    "event": event,
    "relax": relax,
    "heal": heal,
    "heal-heart": heal,
    "rest": rest,
    **dict.fromkeys(
        ("plant-an-ear", "fire-the-thumper", "raise-the-rig", "run-the-string", "set-an-anchor", "level-the-yard"), way
    ),
}
