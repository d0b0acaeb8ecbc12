"""Answers about samples and the map: one short function per question."""

from farlight.kernel import Decision, Option
from farlight.martians.bots.asked import ref, ref_of
from farlight.martians.bots.follow import find
from farlight.martians.bots.missions import signals
from farlight.martians.bots.missions.research import cores_wanted, lacking
from farlight.martians.bots.table import Table

# Research


def redraw_research(table: Table, decision: Decision) -> int:
    """Below the average another card is likely better."""
    card = table.content.research[ref(decision.options[0], "research")]
    return find(decision.options, "redraw" if card.percent < 28 else "keep") or 0


def two_readings(table: Table, decision: Decision) -> int:
    """The higher card; the direction that lies on the likely path."""

    def score(option: Option) -> float:
        card = ref(option, "research")
        if card:
            return table.content.research[card].percent
        direction = ref(option, "direction").upper()
        return sum(space[3:] == direction for space in table.memory.trail)

    scores = [score(option) for option in decision.options]
    return scores.index(max(scores))


def wanted_sample(table: Table, thing: str) -> float:
    """How much the mission wants a sample."""
    if thing.startswith("n"):
        short = lacking(table)
        held = table.held[thing] + table.state.examined.count(thing) + table.state.pending.count(thing)
        return (2.0 if not held else 0.5) if thing in short else 0.1 * (thing == "n6")
    if table.state.mission == "core":
        wanted = cores_wanted(table)
        ring = "near" if thing == "s1" else "far"
        held = sum(each == thing for each in (*table.state.examined, *table.state.available, *table.state.pending))
        return 2.0 + int(thing[1]) if wanted[ring] > held else 1.0 * (wanted["any"] > 0)
    return 1.0


def sample(table: Table, option: Option) -> float:
    space = ref(option, "space")
    walk = 0.2 * table.ways.distance(space) if space else 0.0
    return wanted_sample(table, ref(option, "thing")) + min(walk, 2.0)


def useless_sample(table: Table, option: Option) -> float:
    return -wanted_sample(table, ref(option, "thing"))


# The map


def new_ground(table: Table, option: Option) -> float:
    """A space on the way to where the crew has to go."""
    space = ref(option, "space")
    goals = [place for place, spot in table.state.spots if spot in ("beacon", "stain")]
    goals += [place for place, thing in table.state.lying if place not in table.state.tiles]
    goals += list(table.memory.chain)
    return sum(space in table.ways.expedition(goal)[:1] for goal in goals)


def peek(table: Table, decision: Decision) -> int:
    """Bad ground goes to the bottom."""
    roi = table.content.rois[ref_of(decision, "roi")]
    terrain = table.content.tables.terrain[roi.id]
    bad = terrain in ("blocked", "wound", "extra-pawn") and not roi.poi
    return find(decision.options, "put-under" if bad else "leave-on-top") or 0


def ground(table: Table, option: Option) -> float:
    roi = table.content.rois[ref(option, "roi")]
    bad = {"none": 0.0, "hazard": 0.3, "adventure": 1.0, "morale": 1.2, "wound": 1.5, "extra-pawn": 1.2, "blocked": 1.5}
    return roi.samples + roi.poi - bad[table.content.tables.terrain[roi.id]]


def beacon(table: Table, option: Option) -> float:
    """The container that the crew walks to: the one with the seed, or the nearest."""
    space = ref(option, "space")
    food = (space, "red1") in table.state.lying
    return 5.0 * food + table.state.tracks.get(f"burden:{space}", 0) - len(table.ways.expedition(space))


def remove_spot(table: Table, decision: Decision) -> int:
    """Signals off the likely path go first."""
    if table.state.mission != "probe":
        return 0
    return find(decision.options, "space", space=signals.to_erase(table)) or 0


def move_spot(table: Table, decision: Decision) -> int:
    """The signal that the path wants elsewhere; the streak that is nearest."""
    offered = [ref(option, "space") for option in decision.options]
    if table.state.mission != "probe":
        return min(range(len(offered)), key=lambda place: len(table.ways.expedition(offered[place])))
    source, table.memory.goal = signals.shift(table, offered)
    off = [space for space in offered if space not in (table.memory.chain or table.memory.trail)]
    return offered.index(source or (off or offered)[0])


def move_to(table: Table, decision: Decision) -> int:
    """Where the path has a gap; where known ground is nearest."""
    offered = [ref(option, "space") for option in decision.options]
    if table.state.mission != "probe":
        return min(range(len(offered)), key=lambda place: len(table.ways.expedition(offered[place])))
    goal = table.memory.goal
    return offered.index(goal if goal in offered else signals.landing(table, offered))


def place_spot(table: Table, decision: Decision) -> int:
    """A signal into a gap of the path."""
    offered = [ref(option, "space") for option in decision.options]
    return offered.index(signals.landing(table, offered)) if table.state.mission == "probe" else 0


def off_trail(table: Table, option: Option) -> float:
    """Directions that the likely path does not use are best gone."""
    direction = ref(option, "direction").upper()
    return -sum(space[3:] == direction for space in table.memory.trail)


def far_crate(table: Table, option: Option) -> float:
    """A crate that is needed and far."""
    space, crate = ref(option, "space"), ref(option, "thing")
    return len(table.ways.expedition(space)) * (2 if crate.startswith("red") else 1)
