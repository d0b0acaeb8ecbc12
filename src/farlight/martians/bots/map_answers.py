"""Answers about samples and the map: what an option is worth, one short function per question."""

from collections.abc import Callable

from farlight.kernel import Decision, Option, Term
from farlight.martians.bots import hint_lines
from farlight.martians.bots.answer_scores import ref, ref_of, wanted
from farlight.martians.bots.hint_lines import Worth, one
from farlight.martians.bots.missions import signals
from farlight.martians.bots.missions.research import cores_wanted, lacking
from farlight.martians.bots.situation import Situation
from farlight.martians.model.ids import Mark, NumberedThing
from farlight.martians.rules.map_paths import direction_of

# Research


def redraw_research(table: Situation, _decision: Decision, option: Option) -> Worth:
    """Below the average another card is likely better."""
    card = ref(option, "research")
    poor = table.content.research[card].percent < 28
    return wanted((option.verb == "redraw") == poor, hint_lines.research(card))


def two_readings(table: Situation, _decision: Decision, option: Option) -> Worth:
    """The higher card; the direction that lies on the likely path."""
    card = ref(option, "research")
    return one(table.content.research[card].percent, hint_lines.research(card)) if card else one(_led(table, option))


def off_trail(table: Situation, _decision: Decision, option: Option) -> Worth:
    """Directions that the likely path does not use are best gone."""
    return one(-_led(table, option))


def _led(table: Situation, option: Option) -> float:
    """How far the likely path leads in a direction."""
    direction = ref(option, "direction").upper()
    return sum(direction_of(space) == direction for space in table.memory.trail)


def wanted_sample(table: Situation, thing: str) -> float:
    """How much the mission wants a sample."""
    if NumberedThing.parse(thing).kind == "n":
        short = lacking(table)
        held = table.held[thing] + table.state.examined.count(thing) + table.state.pending.count(thing)
        return (2.0 if not held else 0.5) if thing in short else 0.1 * (thing == "n6")
    if table.state.mission == "core":
        wanted = cores_wanted(table)
        ring = "near" if thing == "s1" else "far"
        held = sum(each == thing for each in (*table.state.examined, *table.state.available, *table.state.pending))
        return 2.0 + NumberedThing.parse(thing).number if wanted[ring] > held else 1.0 * (wanted["any"] > 0)
    return 1.0


def sample(table: Situation, _decision: Decision, option: Option) -> Worth:
    """One that the mission wants; of those on the map the one that is far to fetch."""
    space = ref(option, "space")
    walk = min(0.2 * table.ways.distance(space), 2.0) if space else 0.0
    return one(wanted_sample(table, ref(option, "thing"))) + Term(walk)


def useless_sample(table: Situation, _decision: Decision, option: Option) -> Worth:
    return one(-wanted_sample(table, ref(option, "thing")))


# The map


def new_ground(table: Situation, _decision: Decision, option: Option) -> Worth:
    """A space on the way to where the crew has to go."""
    space = ref(option, "space")
    goals = [place for place, spot in table.state.spots if spot in ("beacon", "stain")]
    goals += [place for place, thing in table.state.lying if place not in table.state.tiles]
    goals += list(table.memory.chain)
    return one(sum(space in table.ways.expedition(goal)[:1] for goal in goals), hint_lines.unknown_ground(space))


def peek(table: Situation, decision: Decision, option: Option) -> Worth:
    """Bad ground goes to the bottom."""
    roi = table.content.rois[ref_of(decision, "roi")]
    terrain = table.content.tables.terrain[roi.id]
    bad = terrain in ("blocked", "wound", "extra-pawn") and not roi.poi
    return wanted((option.verb == "put-under") == bad)


def ground(table: Situation, _decision: Decision, option: Option) -> Worth:
    roi = table.content.rois[ref(option, "roi")]
    bad = {"none": 0.0, "hazard": 0.3, "adventure": 1.0, "morale": 1.2, "wound": 1.5, "extra-pawn": 1.2, "blocked": 1.5}
    return one(roi.samples + roi.poi - bad[table.content.tables.terrain[roi.id]])


def beacon(table: Situation, _decision: Decision, option: Option) -> Worth:
    """The container that the crew walks to: the one with the seed, or the nearest."""
    space = ref(option, "space")
    food = (space, "red1") in table.state.lying
    sought = 5.0 * food + table.state.tracks.get(Mark.on("burden", space), 0)
    return one(sought) + Term(-len(table.ways.expedition(space)), hint_lines.unknown_ground(space))


def far_crate(table: Situation, _decision: Decision, option: Option) -> Worth:
    """A crate that is needed and far."""
    space, crate = ref(option, "space"), ref(option, "thing")
    far = len(table.ways.expedition(space)) * (2 if NumberedThing.parse(crate).kind == "red" else 1)
    return one(far, hint_lines.unknown_ground(space))


# Signals and streaks


def remove_spot(table: Situation, _decision: Decision, option: Option) -> Worth:
    """Signals off the likely path go first."""
    return _signal(table, option, lambda space: float(space == signals.to_erase(table)))


def move_spot(table: Situation, decision: Decision, option: Option) -> Worth:
    """The signal that the path wants elsewhere, or any off it; the streak that is nearest."""
    path = table.memory.chain or table.memory.trail
    source = signals.shift(table, _spaces(decision))[0] if _has_signals(table) else ""
    return _signal(table, option, lambda space: 2.0 * (space == source) + (space not in path), _near)


def remember_goal(table: Situation, decision: Decision, _option: Option) -> None:
    """Remember where the signal that was chosen is to go."""
    if _has_signals(table):
        table.memory.goal = signals.shift(table, _spaces(decision))[1]


def move_to(table: Situation, _decision: Decision, option: Option) -> Worth:
    """Where the path has a gap; where known ground is nearest."""
    goal = table.memory.goal
    return _signal(table, option, lambda space: 5.0 * (space == goal) + signals.gain_at(table, space), _near)


def place_spot(table: Situation, _decision: Decision, option: Option) -> Worth:
    """A signal into a gap of the path."""
    return _signal(table, option, lambda space: signals.gain_at(table, space))


def _signal(
    table: Situation,
    option: Option,
    weigh: Callable[[str], float],
    otherwise: Callable[[Situation, str], float] = lambda _table, _space: 0.0,
) -> Worth:
    """What is worth what for the path of signals; otherwise where there are none."""
    space = ref(option, "space")
    return one(weigh(space), hint_lines.on_path(space)) if _has_signals(table) else one(otherwise(table, space))


def _near(table: Situation, space: str) -> float:
    return -len(table.ways.expedition(space))


def _spaces(decision: Decision) -> list[str]:
    return [ref(option, "space") for option in decision.options]


def _has_signals(table: Situation) -> bool:
    return table.mission.feature == "signals"
