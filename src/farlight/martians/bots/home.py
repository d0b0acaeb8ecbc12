"""Answers about the crew and the base: one short function per question."""

from farlight.kernel import Decision, Option
from farlight.martians.bots import worth
from farlight.martians.bots.alive import ailment, calming, lifting
from farlight.martians.bots.asked import ref, ref_of
from farlight.martians.bots.follow import find
from farlight.martians.bots.missions.construction import FARM
from farlight.martians.bots.table import Table
from farlight.martians.bots.upkeep import nuisance, penalty_worth, relief, use_of

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
    wanted = PROFESSIONS[len(table.state.seats)]
    offered = [ref(option, "profession") for option in decision.options]
    return offered.index(next((each for each in wanted if each in offered), offered[0]))


def machine_choice(table: Table, decision: Decision) -> int:
    """The machine that does what the mission needs most."""
    offered = [ref(option, "machine") for option in decision.options]
    wanted = MACHINES[table.mission.category]
    return offered.index(next((each for each in wanted if each in offered), offered[0]))


# People


def wounds_of(table: Table, name: str) -> int:
    return next((person.wounds for person in table.state.crew if person.card == name), 0)


def fit(table: Table, option: Option) -> float:
    """Whoever can best bear it."""
    person = next(person for person in table.state.crew if person.card == ref(option, "who"))
    return -worth.wound(person.wounds, 2 if "poisoning" in person.conditions else 1)


def hurt(table: Table, option: Option) -> float:
    """Whoever needs it most."""
    person = next(person for person in table.state.crew if person.card == ref(option, "who"))
    return worth.healed(person.wounds) + ailment(table, person.conditions) - 0.05 * person.tokens


def relax(table: Table, decision: Decision) -> int:
    """What the plan meant: calm if a quarrel is near, spirits otherwise."""
    calm = calming(table, table.state.stress)
    lift = lifting(table, table.state.morale)
    return find(decision.options, "ease-stress" if calm >= lift else "lift-morale") or 0


def heal(table: Table, decision: Decision) -> int:
    """A Condition first if it costs more than the next wound would."""
    name = ref_of(decision, "who")
    person = next(person for person in table.state.crew if person.card == name)
    cure = find(decision.options, "heal-condition")
    ills = [*person.conditions, *person.coming]
    mortal = "poisoning" in ills and person.wounds > 2
    if cure is not None and (mortal or ailment(table, ills) > worth.healed(person.wounds)):
        return cure
    return find(decision.options, "heal-wound") or 0


def illness(table: Table, option: Option) -> float:
    return ailment(table, [ref(option, "condition")]) + (ref(option, "condition") == "poisoning")


UNLOCKED = ("it-runs-now", "odds-and-ends", "both-hands", "there-it-is", "two-samples", "firm-ground", "mostly-dust")


def unlocks(_table: Table, option: Option) -> float:
    ability = ref(option, "ability")
    return -UNLOCKED.index(ability) if ability in UNLOCKED else -9.0


# The base


def track(table: Table, decision: Decision) -> int:
    """The track that would draw a card soonest."""
    names = [ref(option, "complex") for option in decision.options]
    scores = [relief(table, name, 0, 1) + 0.01 * table.state.levels[name] for name in names]
    return scores.index(max(scores))


def least_used(table: Table, option: Option) -> float:
    facility = ref(option, "facility")
    return -use_of(table, facility) - 5.0 * facility.startswith(("ox", "sp", "fa"))


def wilting(table: Table, decision: Decision) -> int:
    """Pay while the stores can bear it and somebody will have to eat."""
    farm = ref_of(decision, "facility")
    costs = ref_of(decision, "cost").split("+")
    rich = all(table.state.supply[supply] > 2 for supply in costs)
    pays = rich and farm != FARM and table.left > 0
    return find(decision.options, "pay-wilting" if pays else "let-wilt") or 0


def annoying(table: Table, option: Option) -> float:
    return nuisance(table, ref(option, "element"))


def harmless(table: Table, option: Option) -> float:
    element = ref(option, "element")
    return -penalty_worth(table, element) if element else -9.0


def wanted_part(table: Table, option: Option) -> float:
    """Parts that something broken waits for, and of which there are few."""
    kind = ref(option, "part")
    waiting = sum(nuisance(table, element) + 0.5 for element in table.broken if element.endswith(f".{kind}"))
    return (waiting + 0.1) / (1 + table.parts[kind])


def unwanted_part(table: Table, option: Option) -> float:
    return -wanted_part(table, option)


def danger(table: Table, option: Option) -> float:
    """The Malfunction die that is likeliest to draw a card."""
    die = ref(option, "die")
    coming = table.forecast
    found = [track.trigger for track in coming.tracks if track.die == die] if coming is not None else []
    return max(found, default=-1)


def token(_table: Table, option: Option) -> float:
    return {"fault": 3.0, "extra-pawn": 2.0, "wound": 2.0}.get(ref(option, "token"), 1.0)


def redraw_card(table: Table, decision: Decision) -> int:
    """A Malfunction card that does real harm is worth another draw."""
    card = table.content.malfunctions[ref(decision.options[0], "malfunction")]
    return find(decision.options, "redraw" if worth.effect(card.effect.source) < -1 else "keep") or 0


def branch(_table: Table, option: Option) -> float:
    """What a branch of an effect is worth; to skip it is worth nothing."""
    said = ref(option, "effect")
    return worth.effect(said) if said else 0.0
