"""Why an answer outside the plan was given: one short function per question."""

from collections.abc import Callable, Iterator

from farlight.kernel import Decision, Line, Option
from farlight.martians.bots import why_job
from farlight.martians.bots.anytime import name_of_option
from farlight.martians.bots.asked import ref, ref_of
from farlight.martians.bots.table import Table
from farlight.martians.bots.upkeep import nuisance
from farlight.martians.model.state import Astronaut
from farlight.martians.rules.actions.abilities import poi_effect
from farlight.martians.rules.context import sized
from farlight.martians.rules.facilities import broken_elements
from farlight.martians.table.forecast import odds_of

Why = Callable[[Table, Decision, Option], Iterator[Line]]


def of_answer(table: Table, decision: Decision, option: Option) -> Iterator[Line]:
    """What speaks for an option of a question, or for an any-time effect beside it."""
    offered = option in decision.options
    known = ANSWERS.get(decision.prompt) if offered else USES.get(name_of_option(option))
    if known is not None:
        yield from known(table, decision, option)


# People


def _person(table: Table, name: str) -> Astronaut | None:
    return next((person for person in table.state.crew if person.card == name), None)


def patient(table: Table, decision: Decision, option: Option) -> Iterator[Line]:
    """Whoever the option or the question names."""
    person = _person(table, ref(option, "who") or ref_of(decision, "who"))
    if person is not None:
        yield from why_job.health(table, person)


def named(table: Table, decision: Decision, option: Option) -> Iterator[Line]:
    """As `patient`, but no wounds are told as well."""
    person = _person(table, ref(option, "astronaut") or ref(option, "who") or ref_of(decision, "who"))
    if person is not None:
        yield why_job.wounds(table, person)


def worst(table: Table, _decision: Decision, _option: Option) -> Iterator[Line]:
    """Whoever is hurt most."""
    crew = table.state.crew
    if crew:
        yield why_job.wounds(table, max(crew, key=lambda person: person.wounds))


def relax(table: Table, _decision: Decision, option: Option) -> Iterator[Line]:
    yield from why_job.stress(table) if option.verb == "ease-stress" else why_job.morale(table)


def cure(_table: Table, decision: Decision, option: Option) -> Iterator[Line]:
    who, condition = ref_of(decision, "who"), ref(option, "condition")
    if who and condition:
        yield Line("hint-condition", (("who", who), ("condition", condition), ("ailment", condition)))


def bonus(table: Table, decision: Decision, option: Option) -> Iterator[Line]:
    if option.verb == "bonus-heal":
        yield from worst(table, decision, option)
    elif option.verb == "bonus-parts":
        parts = sum(table.held[kind] for kind in table.parts)
        yield Line("hint-parts", (("held", parts), ("count", broken_elements(table.play))))


# The base


def part(table: Table, _decision: Decision, option: Option) -> Iterator[Line]:
    kind = ref(option, "part")
    waiting = table.waiting(kind)
    yield Line("hint-part", (("part", kind), ("count", waiting), ("held", table.held[kind])))


def element(table: Table, _decision: Decision, option: Option) -> Iterator[Line]:
    name = ref(option, "element")
    if name:
        yield why_job.element(table, name)


def track(table: Table, _decision: Decision, option: Option) -> Iterator[Line]:
    yield from why_job.track(table, ref(option, "complex"))


def shut_down(_table: Table, decision: Decision, _option: Option) -> Iterator[Line]:
    refs = dict(decision.refs)
    yield Line("hint-shortage", tuple((kind, refs[kind]) for kind in ("supply", "made", "needed")))


def wilting(table: Table, decision: Decision, _option: Option) -> Iterator[Line]:
    for supply in ref_of(decision, "cost").split("+"):
        yield Line("hint-stock", (("supply", supply), ("stock", table.state.supply[supply])))


# Research and the map


def research(table: Table, decision: Decision, option: Option) -> Iterator[Line]:
    """A card against the average of all of them."""
    card = ref(option, "research") or ref_of(decision, "research")
    cards = [each.percent for each in table.content.research.values()]
    if card:
        average = round(sum(cards) / len(cards))
        percent = table.content.research[card].percent
        yield Line("hint-research", (("percent", percent), ("average", average)))


def signal(table: Table, _decision: Decision, option: Option) -> Iterator[Line]:
    """Whether a space lies on the path that the crew works on."""
    path = table.memory.chain or table.memory.trail
    if table.state.mission == "probe" and path:
        key = "hint-on-path" if ref(option, "space") in path else "hint-off-path"
        yield Line(key, (("space", ref(option, "space")), ("chain", "+".join(path))))


def way_to(table: Table, _decision: Decision, option: Option) -> Iterator[Line]:
    """How much unknown ground lies before it."""
    space = ref(option, "space")
    if space:
        yield Line("hint-unknown-ground", (("space", space), ("count", len(table.ways.expedition(space)))))


# Last moments


def go_on(table: Table, decision: Decision, _option: Option) -> Iterator[Line]:
    """The forecast of the phase that begins: nothing in it calls for anything that could be used."""
    phase = ref_of(decision, "phase")
    if phase == "production":
        yield from why_job.stress(table)
        yield from why_job.supplies(table)
    elif phase == "malfunction" and table.forecast is not None:
        likeliest = max(table.forecast.tracks, key=lambda each: each.trigger)
        yield from why_job.track(table, likeliest.complex)
    else:
        yield from worst(table, decision, _option)


def rolled(_table: Table, decision: Decision, _option: Option) -> Iterator[Line]:
    faces = ref_of(decision, "faces").split()
    if faces:
        yield Line("hint-rolled", (("action", ref_of(decision, "action")), ("face", faces[0])))


def first_planned(table: Table, _decision: Decision, option: Option) -> Iterator[Line]:
    stack = next((each for each in table.state.plan if each.number == dict(option.refs).get("stack")), None)
    if stack is not None:
        yield Line("hint-order", (("success", odds_of(table.play, stack).success),))


# What is used


def calm(table: Table, _decision: Decision, _option: Option) -> Iterator[Line]:
    yield from why_job.stress(table)


def five_minutes(table: Table, decision: Decision, option: Option) -> Iterator[Line]:
    coming = table.forecast
    if coming is not None and coming.tracks:
        yield from why_job.track(table, max(coming.tracks, key=lambda each: each.trigger).complex)
    else:
        yield from worst(table, decision, option)


def runs_now(table: Table, _decision: Decision, _option: Option) -> Iterator[Line]:
    if table.broken:
        yield why_job.element(table, max(table.broken, key=lambda each: nuisance(table, each)))
    yield Line("hint-broken", (("broken", broken_elements(table.play)), ("threshold", table.mission.threshold)))


def parts(table: Table, _decision: Decision, _option: Option) -> Iterator[Line]:
    held = sum(table.held[kind] for kind in table.parts)
    yield Line("hint-parts", (("held", held), ("count", broken_elements(table.play))))


def find(table: Table, _decision: Decision, option: Option) -> Iterator[Line]:
    """What a token does, in this mission."""
    effect = poi_effect(table.play, ref(option, "poi"))
    if effect is not None:
        yield Line("hint-find", (("effect", sized(table.play, effect).source),))


def dismantle(table: Table, _decision: Decision, option: Option) -> Iterator[Line]:
    """Of the parts that the card gives, the one that most broken elements wait for."""
    kinds = table.content.upgrades[ref(option, "upgrade")].parts
    kind = max(kinds, key=table.waiting)
    waiting = table.waiting(kind)
    yield Line("hint-part", (("part", kind), ("count", waiting), ("held", table.held[kind])))


def chain(table: Table, _decision: Decision, _option: Option) -> Iterator[Line]:
    yield Line("hint-objective", (("objective", f"{table.state.mission}.o1"),))


ANSWERS: dict[str, Why] = {
    "phase": go_on,
    "danger": worst,
    "wounded": named,
    "rolled": rolled,
    "order": first_planned,
    "relax": relax,
    "heal": patient,
    "treat": worst,
    "cure": cure,
    "go-hungry": named,
    "which-astronaut": patient,
    "bonus": bonus,
    "gain-part": part,
    "lose-part": part,
    "fix": element,
    "break": element,
    "track": track,
    "shut-down": shut_down,
    "wilting": wilting,
    "redraw-research": research,
    "two-readings": research,
    "remove-spot": signal,
    "place-spot": signal,
    "move-to": signal,
    "move-spot": signal,
    "identify-beacon": way_to,
    "trace-beacon": way_to,
    "free-beacon": way_to,
    "scout": way_to,
    "move-crate": way_to,
}
"""By the prompt of a question."""
USES: dict[str, Why] = {
    "steady-hands": rolled,
    "second-look": rolled,
    "firm-ground": rolled,
    "use-upgrade": rolled,
    "use-perk": rolled,
    "mostly-dust": named,
    "calm-voice": calm,
    "both-hands": worst,
    "off-the-roster": worst,
    "five-minutes": five_minutes,
    "it-runs-now": runs_now,
    "odds-and-ends": parts,
    "use-poi": find,
    "dismantle-upgrade": dismantle,
    "declare-chain": chain,
}
"""By the ability or the verb of an any-time effect."""
