"""Answers about the crew and the base: what an option is worth, one short function per question."""

from farlight.content.ids import words_in
from farlight.kernel import Decision, Line, Option, Term, score
from farlight.martians.bots import hint_lines, worth
from farlight.martians.bots.answer_scores import SLIGHT, ranked, ref, ref_of, wanted
from farlight.martians.bots.hint_lines import Worth, one
from farlight.martians.bots.missions.construction import FARM
from farlight.martians.bots.situation import Situation
from farlight.martians.bots.survival import ailment, calming, lifting
from farlight.martians.bots.upkeep import nuisance, penalty_worth, relief, use_of
from farlight.martians.model.ids import parts_of
from farlight.martians.rules.crew import wounds_dealt
from farlight.martians.rules.facilities import kind_of

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


def profession(table: Situation, _decision: Decision, option: Option) -> Worth:
    """Each seat its own, in a fixed order."""
    return ranked(PROFESSIONS[len(table.state.seats)], ref(option, "profession"))


def machine_choice(table: Situation, _decision: Decision, option: Option) -> Worth:
    """The machine that does what the mission needs most."""
    return ranked(MACHINES[table.mission.category], ref(option, "machine"))


# People


def wounds_of(table: Situation, name: str) -> int:
    who = table.named(name)
    return table.state.crew[who].wounds if who >= 0 else 0


def fit(table: Situation, _decision: Decision, option: Option) -> Worth:
    """Whoever can best bear it."""
    who = table.named(ref(option, "who"))
    person = table.state.crew[who]
    return one(-worth.wound(person.wounds, wounds_dealt(person)), hint_lines.wounds(who))


def hurt(table: Situation, _decision: Decision, option: Option) -> Worth:
    """Whoever needs it most."""
    who = table.named(ref(option, "who"))
    person = table.state.crew[who]
    need = worth.healed(person.wounds) + ailment(table, person.conditions)
    return score(Term(need, hint_lines.health(who)), Term(-0.05 * person.tokens))


def bears(table: Situation, decision: Decision, option: Option) -> Worth:
    """How hurt whoever is already that it is about."""
    return one(0.0, hint_lines.wounds(table.named(ref(option, "who") or ref_of(decision, "who"))))


def worst(_table: Situation, _decision: Decision, _option: Option) -> Worth:
    """How hurt whoever is that is hurt most."""
    return one(0.0, hint_lines.worst)


def relax(table: Situation, _decision: Decision, option: Option) -> Worth:
    """What the plan meant: calm if a quarrel is near, spirits otherwise."""
    if option.verb == "lift-morale":
        return one(lifting(table, table.state.morale), hint_lines.morale)
    return one(calming(table, table.state.stress), hint_lines.stress) + Term(SLIGHT)


def heal(table: Situation, decision: Decision, option: Option) -> Worth:
    """A Condition first if it costs more than the next wound would."""
    who = table.named(ref_of(decision, "who"))
    person = table.state.crew[who]
    if option.verb != "heal-condition":
        return one(worth.healed(person.wounds), hint_lines.health(who)) + Term(SLIGHT)
    ills = [*person.conditions, *person.coming]
    mortal = "poisoning" in ills and person.wounds > 2
    return one(worth.DEATH if mortal else ailment(table, ills), hint_lines.health(who))


def illness(table: Situation, decision: Decision, option: Option) -> Worth:
    name = ref(option, "condition")
    told = hint_lines.condition(table.named(ref_of(decision, "who")), *([name] if name else []))
    return score(Term(ailment(table, [name]), told), Term(float(name == "poisoning")))


UNLOCKED = ("it-runs-now", "odds-and-ends", "both-hands", "there-it-is", "two-samples", "firm-ground", "mostly-dust")


def unlocks(_table: Situation, _decision: Decision, option: Option) -> Worth:
    return ranked(UNLOCKED, ref(option, "ability"))


# The base


def track(table: Situation, _decision: Decision, option: Option) -> Worth:
    """The track that would draw a card soonest."""
    name = ref(option, "complex")
    return one(relief(table, name, 0, 1), hint_lines.track(name)) + Term(0.01 * table.state.levels[name])


def least_used(table: Situation, decision: Decision, option: Option) -> Worth:
    """The Facility that the crew can best do without, now that there is too little of a supply."""
    facility, refs = ref(option, "facility"), dict(decision.refs)
    short = Line("hint-shortage", tuple((kind, refs[kind]) for kind in ("supply", "made", "needed")))
    made = Term[Situation](-5.0 * (facility in ("ox1", "ox2", "sp1", "sp2", "fa")))
    return one(-use_of(table, facility), lambda _table: [short]) + made


def wilting(table: Situation, decision: Decision, option: Option) -> Worth:
    """Pay while the stores can bear it and somebody will have to eat."""
    costs = parts_of(ref_of(decision, "cost"))
    rich = all(table.state.supply[supply] > 2 for supply in costs)
    pays = rich and ref_of(decision, "facility") != FARM and table.left > 0
    return wanted((option.verb == "pay-wilting") == pays, hint_lines.stocks(costs))


def annoying(table: Situation, _decision: Decision, option: Option) -> Worth:
    name = ref(option, "element")
    return one(nuisance(table, name), hint_lines.element(name))


def harmless(table: Situation, _decision: Decision, option: Option) -> Worth:
    name = ref(option, "element")
    return one(-penalty_worth(table, name), hint_lines.element(name)) if name else one(-9.0)


def part_worth(table: Situation, kind: str) -> float:
    """Parts that something broken waits for, and of which there are few."""
    waiting = sum(nuisance(table, element) + 0.5 for element in table.broken if kind_of(element) == kind)
    return (waiting + 0.1) / (1 + table.parts[kind])


def wanted_part(table: Situation, _decision: Decision, option: Option) -> Worth:
    kind = ref(option, "part")
    return one(part_worth(table, kind), hint_lines.part(kind))


def unwanted_part(table: Situation, _decision: Decision, option: Option) -> Worth:
    kind = ref(option, "part")
    return one(-part_worth(table, kind), hint_lines.part(kind))


def danger(table: Situation, _decision: Decision, option: Option) -> Worth:
    """The Malfunction die that is likeliest to draw a card."""
    die = ref(option, "die")
    tracks = table.forecast.tracks if table.forecast is not None else []
    return one(max((track.trigger for track in tracks if track.die == die), default=-1))


def token(_table: Situation, _decision: Decision, option: Option) -> Worth:
    return one({"fault": 3.0, "extra-pawn": 2.0, "wound": 2.0}.get(ref(option, "token"), 1.0))


def redraw_card(table: Situation, _decision: Decision, option: Option) -> Worth:
    """A Malfunction card that does real harm is worth another draw."""
    card = table.content.malfunctions[ref(option, "malfunction")]
    return wanted((option.verb == "redraw") == (worth.effect(card.effect.source) < -1))


def branch(_table: Situation, _decision: Decision, option: Option) -> Worth:
    """What a branch of an effect is worth; to skip it is worth nothing."""
    said = ref(option, "effect")
    return one(worth.effect(said) if said else 0.0)


# Moments in which something might be used


def go_on(_table: Situation, decision: Decision, _option: Option) -> Worth:
    """The forecast of the phase that begins: nothing in it calls for anything that could be used."""
    match ref_of(decision, "phase"):
        case "production":
            return one(0.0, hint_lines.stress, hint_lines.supplies)
        case "malfunction":
            return one(0.0, hint_lines.likeliest_track)
    return one(0.0, hint_lines.worst)


def rolled(_table: Situation, decision: Decision, _option: Option) -> Worth:
    return one(0.0, hint_lines.rolled(ref_of(decision, "action"), words_in(ref_of(decision, "faces"))))


def first_planned(_table: Situation, _decision: Decision, option: Option) -> Worth:
    """The plan is carried out in its own order."""
    return one(0.0, hint_lines.comes_first(dict(option.refs).get("stack")))
