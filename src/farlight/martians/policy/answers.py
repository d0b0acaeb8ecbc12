"""Answers to everything that is asked outside the plan: one short function per question."""

from collections.abc import Callable

from farlight.kernel import Decision, Option
from farlight.martians.policy import signals, worth
from farlight.martians.policy.care import ailment, calming, lifting, nuisance, penalty_worth, relief, use_of
from farlight.martians.policy.construction import FARM
from farlight.martians.policy.follow import find
from farlight.martians.policy.research import cores_wanted, lacking
from farlight.martians.policy.table import Table

Answer = Callable[[Table, Decision], int]
Score = Callable[[Table, Option], float]


def ref(option: Option, kind: str) -> str:
    return str(dict(option.refs).get(kind, ""))


def best(score: Score) -> Answer:
    """The option that scores most; the first of equals."""

    def choose(table: Table, decision: Decision) -> int:
        scores = [score(table, option) for option in decision.options]
        return scores.index(max(scores))

    return choose


# The crew before it starts

PROFESSIONS = {
    4: ("scientist", "geologist", "engineer", "medic"),
    3: ("geologist", "engineer", "medic"),
    2: ("engineer", "medic"),
    1: ("engineer", "medic"),
}
"""Whoever declares last should be the Medic: then everybody else can be a patient."""
MACHINES = {
    "research": ("third-hand", "porter", "mason"),
    "exploration": ("swifts", "porter", "third-hand"),
    "construction": ("mason", "porter", "swifts"),
}


def profession(table: Table, decision: Decision) -> int:
    """Each seat its own, in a fixed order."""
    wanted = PROFESSIONS[len(table.view.ready)]
    offered = [ref(option, "profession") for option in decision.options]
    return offered.index(next((each for each in wanted if each in offered), offered[0]))


def machine_choice(table: Table, decision: Decision) -> int:
    """The machine that does what the mission needs most."""
    offered = [ref(option, "machine") for option in decision.options]
    wanted = MACHINES[table.mission.category]
    return offered.index(next((each for each in wanted if each in offered), offered[0]))


# People


def wounds_of(table: Table, name: str) -> int:
    return next((person.wounds for person in table.view.crew if person.who == name), 0)


def _fit(table: Table, option: Option) -> float:
    """Whoever can best bear it."""
    person = next(person for person in table.view.crew if person.who == ref(option, "who"))
    return -worth.wound(person.wounds, 2 if "poisoning" in person.conditions else 1)


def _hurt(table: Table, option: Option) -> float:
    """Whoever needs it most."""
    person = next(person for person in table.view.crew if person.who == ref(option, "who"))
    return worth.healed(person.wounds) + ailment(table, person.conditions) - 0.05 * person.tokens


def relax(table: Table, decision: Decision) -> int:
    """What the plan meant: calm if a quarrel is near, spirits otherwise."""
    calm = calming(table, table.view.stress)
    lift = lifting(table, table.view.morale)
    return find(decision.options, "ease-stress" if calm >= lift else "lift-morale") or 0


def heal(table: Table, decision: Decision) -> int:
    """A Condition first if it costs more than the next wound would."""
    name = ref_of(decision, "who")
    person = next(person for person in table.view.crew if person.who == name)
    cure = find(decision.options, "heal-condition")
    ills = [*person.conditions, *person.coming]
    mortal = "poisoning" in ills and person.wounds > 2
    if cure is not None and (mortal or ailment(table, ills) > worth.healed(person.wounds)):
        return cure
    return find(decision.options, "heal-wound") or 0


def ref_of(decision: Decision, kind: str) -> str:
    return str(dict(decision.refs).get(kind, ""))


def _illness(table: Table, option: Option) -> float:
    return ailment(table, [ref(option, "condition")]) + (ref(option, "condition") == "poisoning")


UNLOCKED = ("it-runs-now", "odds-and-ends", "both-hands", "there-it-is", "two-samples", "firm-ground", "mostly-dust")


def _unlocks(_table: Table, option: Option) -> float:
    ability = ref(option, "ability")
    return -UNLOCKED.index(ability) if ability in UNLOCKED else -9.0


# The base


def track(table: Table, decision: Decision) -> int:
    """The track that would draw a card soonest."""
    names = [ref(option, "complex") for option in decision.options]
    scores = [relief(table, name, 0, 1) + 0.01 * table.view.levels[name] for name in names]
    return scores.index(max(scores))


def _least_used(table: Table, option: Option) -> float:
    place = table.facilities[ref(option, "facility")]
    return -use_of(table, place) - 5.0 * place.facility.startswith(("ox", "sp", "fa"))


def wilting(table: Table, decision: Decision) -> int:
    """Pay while the stores can bear it and somebody will have to eat."""
    farm = ref_of(decision, "facility")
    costs = ref_of(decision, "cost").split("+")
    rich = all(table.view.supply[supply] > 2 for supply in costs)
    pays = rich and farm != FARM and table.left > 0
    return find(decision.options, "pay-wilting" if pays else "let-wilt") or 0


def _annoying(table: Table, option: Option) -> float:
    return nuisance(table, ref(option, "element"))


def _harmless(table: Table, option: Option) -> float:
    element = ref(option, "element")
    return -penalty_worth(table, element) if element else -9.0


def _wanted_part(table: Table, option: Option) -> float:
    """Parts that something broken waits for, and of which there are few."""
    kind = ref(option, "part")
    waiting = sum(nuisance(table, element) + 0.5 for element in table.broken() if element.endswith(f".{kind}"))
    return (waiting + 0.1) / (1 + table.parts[kind])


def _unwanted_part(table: Table, option: Option) -> float:
    return -_wanted_part(table, option)


def _danger(table: Table, option: Option) -> float:
    """The Malfunction die that is likeliest to draw a card."""
    die = ref(option, "die")
    coming = table.view.forecast
    found = [track.trigger for track in coming.tracks if track.die == die] if coming is not None else []
    return max(found, default=-1)


def _token(_table: Table, option: Option) -> float:
    return {"fault": 3.0, "extra-pawn": 2.0, "wound": 2.0}.get(ref(option, "token"), 1.0)


def redraw_card(table: Table, decision: Decision) -> int:
    """A Malfunction card that does real harm is worth another draw."""
    card = table.content.malfunctions[ref(decision.options[0], "malfunction")]
    return find(decision.options, "redraw" if worth.effect(card.effect.source) < -1 else "keep") or 0


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
        held = table.held[thing] + table.view.examined.count(thing) + table.view.pending.count(thing)
        return (2.0 if not held else 0.5) if thing in short else 0.1 * (thing == "n6")
    if table.view.mission == "core":
        wanted = cores_wanted(table)
        ring = "near" if thing == "s1" else "far"
        held = sum(each == thing for each in (*table.view.examined, *table.view.available, *table.view.pending))
        return 2.0 + int(thing[1]) if wanted[ring] > held else 1.0 * (wanted["any"] > 0)
    return 1.0


def _sample(table: Table, option: Option) -> float:
    space = ref(option, "space")
    walk = 0.2 * table.atlas.distance(space) if space else 0.0
    return wanted_sample(table, ref(option, "thing")) + min(walk, 2.0)


def _useless_sample(table: Table, option: Option) -> float:
    return -wanted_sample(table, ref(option, "thing"))


# The map


def _new_ground(table: Table, option: Option) -> float:
    """A space on the way to where the crew has to go."""
    space = ref(option, "space")
    goals = [place for place, spot in table.view.spots if spot in ("beacon", "stain")]
    goals += [place for place, thing in table.view.lying if place not in table.view.tiles]
    goals += list(table.memory.chain)
    return sum(space in table.atlas.expedition(goal)[:1] for goal in goals)


def peek(table: Table, decision: Decision) -> int:
    """Bad ground goes to the bottom."""
    roi = table.content.rois[ref_of(decision, "roi")]
    terrain = table.content.tables.terrain[roi.id]
    bad = terrain in ("blocked", "wound", "extra-pawn") and not roi.poi
    return find(decision.options, "put-under" if bad else "leave-on-top") or 0


def _ground(table: Table, option: Option) -> float:
    roi = table.content.rois[ref(option, "roi")]
    bad = {"none": 0.0, "hazard": 0.3, "adventure": 1.0, "morale": 1.2, "wound": 1.5, "extra-pawn": 1.2, "blocked": 1.5}
    return roi.samples + roi.poi - bad[table.content.tables.terrain[roi.id]]


def _beacon(table: Table, option: Option) -> float:
    """The container that the crew walks to: the one with the seed, or the nearest."""
    space = ref(option, "space")
    food = (space, "red1") in table.view.lying
    return 5.0 * food + table.view.tracks.get(f"burden:{space}", 0) - len(table.atlas.expedition(space))


def remove_spot(table: Table, decision: Decision) -> int:
    """Signals off the likely path go first."""
    if table.view.mission != "probe":
        return 0
    return find(decision.options, "space", space=signals.to_erase(table)) or 0


def move_spot(table: Table, decision: Decision) -> int:
    """The signal that the path wants elsewhere; the streak that is nearest."""
    offered = [ref(option, "space") for option in decision.options]
    if table.view.mission != "probe":
        return min(range(len(offered)), key=lambda place: len(table.atlas.expedition(offered[place])))
    source, table.memory.goal = signals.shift(table, offered)
    off = [space for space in offered if space not in (table.memory.chain or table.memory.trail)]
    return offered.index(source or (off or offered)[0])


def move_to(table: Table, decision: Decision) -> int:
    """Where the path has a gap; where known ground is nearest."""
    offered = [ref(option, "space") for option in decision.options]
    if table.view.mission != "probe":
        return min(range(len(offered)), key=lambda place: len(table.atlas.expedition(offered[place])))
    goal = table.memory.goal
    return offered.index(goal if goal in offered else signals.landing(table, offered))


def place_spot(table: Table, decision: Decision) -> int:
    """A signal into a gap of the path."""
    offered = [ref(option, "space") for option in decision.options]
    return offered.index(signals.landing(table, offered)) if table.view.mission == "probe" else 0


def _off_trail(table: Table, option: Option) -> float:
    """Directions that the likely path does not use are best gone."""
    direction = ref(option, "direction").upper()
    return -sum(space[3:] == direction for space in table.memory.trail)


def _far_crate(table: Table, option: Option) -> float:
    """A crate that is needed and far."""
    space, crate = ref(option, "space"), ref(option, "thing")
    return len(table.atlas.expedition(space)) * (2 if crate.startswith("red") else 1)


# Campaign

STORY = {"ln1": "early", "ln2": "ice", "ln3": "open", "ln4": "sealed", "plan": "shift"}
CHORES = ("chore-box", "chore-heal", "chore-repair", "chore-part", "chore-tokens", "chore-supply")


def story(_table: Table, decision: Decision) -> int:
    """What makes the next mission easier."""
    for place, option in enumerate(decision.options):
        _, key, word = ref(option, "story").split(".")
        if STORY.get(key) == word:
            return place
    return 0


def _chore(table: Table, option: Option) -> float:
    """The Box first: red markers roll dice for ever; then whoever is badly hurt."""
    if option.verb == "chore-heal" and max(person.wounds for person in table.view.crew) < 2:
        return -9.0
    return -CHORES.index(option.verb)


def bonus(table: Table, decision: Decision) -> int:
    hurt = max(person.wounds for person in table.view.crew) >= 3
    return find(decision.options, "bonus-heal" if hurt else "bonus-parts") or 0


def _scarce(table: Table, option: Option) -> float:
    return -table.view.supply[ref(option, "supply")]


def _movable(table: Table, option: Option) -> float:
    """A module without which the next sol is no worse."""
    facility = ref(option, "facility")
    order = ("qp", "ml", "cc", "ga", "pb", "la", "cq", "ws")
    return -order.index(facility) if facility in order else -5.0


def effect(table: Table, decision: Decision) -> int:
    """The branch that is worth most; a wound is weighed by how many there are."""

    def score(option: Option) -> float:
        said = ref(option, "effect")
        return worth.effect(said) if said else 0.0

    scores = [score(option) for option in decision.options]
    return scores.index(max(scores))


ANSWERS: dict[str, Answer] = {
    "profession": profession,
    "machine-choice": machine_choice,
    "relax": relax,
    "heal": heal,
    "cure": best(_illness),
    "go-hungry": best(_fit),
    "which-astronaut": best(_hurt),
    "unlock": best(_unlocks),
    "track": track,
    "shut-down": best(_least_used),
    "wilting": wilting,
    "fix": best(_annoying),
    "break": best(_harmless),
    "gain-part": best(_wanted_part),
    "lose-part": best(_unwanted_part),
    "die-out": best(_danger),
    "discount-die": best(_danger),
    "rover-token": best(_token),
    "unload": best(_token),
    "lift-token": best(_token),
    "redraw-malfunction": redraw_card,
    "redraw-research": redraw_research,
    "two-readings": two_readings,
    "take-sample": best(_sample),
    "examine": best(_sample),
    "remove-sample": best(_useless_sample),
    "lose-sample": best(_useless_sample),
    "pay-sample": best(_useless_sample),
    "unexamine": best(_useless_sample),
    "scout": best(_new_ground),
    "scan": best(_new_ground),
    "peek": peek,
    "arrange": best(_ground),
    "trace-beacon": best(_beacon),
    "free-beacon": best(_beacon),
    "identify-beacon": best(_beacon),
    "remove-spot": remove_spot,
    "move-spot": move_spot,
    "move-to": move_to,
    "place-spot": place_spot,
    "discard-direction": best(_off_trail),
    "move-crate": best(_far_crate),
    "story": story,
    "chore": best(_chore),
    "bonus": bonus,
    "supply": best(_scarce),
    "move-module": best(_movable),
    "effect": effect,
}
