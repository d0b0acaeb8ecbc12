"""Why an answer on a planet was given, outside a turn's Actions: one short function per question."""

from collections.abc import Callable, Iterator, Sequence

from farlight.effects import Source, parse
from farlight.kernel import Decision, Interrupt, Line, Option
from farlight.vanguard.bots import why_check, why_stakes
from farlight.vanguard.bots.answers import wanted
from farlight.vanguard.bots.anytime import ability_of
from farlight.vanguard.bots.away_team import asked_icons, dice_of, icons_on
from farlight.vanguard.bots.table import Table, ref
from farlight.vanguard.rules.context import VOCABULARY
from farlight.vanguard.table.view import CrewView

Why = Callable[[Table, Decision, Option], Iterator[Line]]
Uses = Sequence[tuple[int, Interrupt]]


def whose(table: Table, decision: Decision, option: Option) -> CrewView | None:
    """Whom an answer concerns: who is named, who makes the check, or whose turn it is."""
    said = ref(option, "who") or str(dict(decision.refs).get("who", ""))
    name = said or (table.view.check.who if table.view.check is not None else table.view.turn)
    return next((crew for crew in table.view.crew if crew.card and crew.card == name), None)


# Effects


def effect(table: Table, decision: Decision, option: Option) -> Iterator[Line]:
    """How things stand that the effect changes; if it changes none of them, those that the others would."""
    crew = whose(table, decision, option)
    if crew is None:
        return
    told = list(_stakes(table, option, crew))
    if not told:
        told = [line for other in decision.options if other is not option for line in _stakes(table, other, crew)]
    yield from told


def _stakes(table: Table, option: Option, crew: CrewView) -> Iterator[Line]:
    source = ref(option, "effect")
    if source:
        yield from why_stakes.of_effect(table, parse(Source(source), VOCABULARY).tree, crew.card)


# Dice


def spare_die(table: Table, decision: Decision, option: Option) -> Iterator[Line]:
    """How many dice of its colour are left."""
    crew, die = whose(table, decision, option), ref(option, "die")
    if crew is not None and die:
        colour = table.content.dice[die].colour
        yield Line("hint-colour", (("who", crew.card), ("colour", colour), ("count", len(crew.slots[colour]))))
        yield from _frequent(table, die)


def good_die(table: Table, decision: Decision, option: Option) -> Iterator[Line]:
    """What it can show and the place asks for; else how few of its colour there are."""
    die = ref(option, "die")
    frequent = list(_frequent(table, die)) if die else []
    yield from frequent or spare_die(table, decision, option)


def _frequent(table: Table, die: str) -> Iterator[Line]:
    shown = [icon for icon in wanted(table) if icon in icons_on(table.content.dice[die])]
    if shown:
        yield Line("hint-frequent", (("planet", table.view.planet), ("frequent", ", ".join(shown))))


def column(table: Table, decision: Decision, option: Option) -> Iterator[Line]:
    crew, colour = whose(table, decision, option), ref(option, "colour")
    if crew is not None and colour:
        yield Line("hint-colour", (("who", crew.card), ("colour", colour), ("count", len(crew.slots[colour]))))


def at_hand(table: Table, decision: Decision, option: Option) -> Iterator[Line]:
    crew = whose(table, decision, option)
    if crew is not None:
        yield why_stakes.dice(table, crew)


def rolled_die(table: Table, _decision: Decision, option: Option) -> Iterator[Line]:
    yield from why_check.of_rolled_die(table, option)


def face(table: Table, _decision: Decision, option: Option) -> Iterator[Line]:
    yield from why_check.of_face(table, option)


def combination(table: Table, _decision: Decision, option: Option) -> Iterator[Line]:
    yield from why_check.of_combination(table, option)


def row(_table: Table, decision: Decision, option: Option) -> Iterator[Line]:
    """A better row is met by all means."""
    colour = str(dict(decision.refs).get("colour", ""))
    if colour and option.verb == "meet-row":
        yield Line("hint-meets-row", (("colour", colour),))


# Cards and people


def card(table: Table, decision: Decision, option: Option) -> Iterator[Line]:
    """How full the hand is, and what the card is not good for."""
    crew, name = whose(table, decision, option), ref(option, "card")
    if crew is None or name not in table.content.sections:
        return
    yield why_stakes.cards(table, crew)
    if table.content.sections[name].top.when not in ("check", "danger", "injury"):
        yield Line("hint-plain-card", (("card", name),))


def carry(table: Table, _decision: Decision, option: Option) -> Iterator[Line]:
    crew = next((crew for crew in table.view.crew if crew.card == ref(option, "who")), None)
    if crew is not None:
        yield Line("hint-carries", (("who", crew.card), ("count", len(crew.gear))))


def recruit(table: Table, _decision: Decision, option: Option) -> Iterator[Line]:
    """The icon that somebody turns dice to, if the place asks for it."""
    who = ref(option, "who")
    icon = table.content.crew[who].icon if who in table.content.crew else ""
    if icon in asked_icons(table):
        yield Line("hint-converts", (("who", who), ("icon", icon)))


def section(table: Table, _decision: Decision, option: Option) -> Iterator[Line]:
    """The icons that are asked for and the Section's dice can show."""
    name = ref(option, "section")
    if not name:
        return
    shown = {icon for die in dice_of(table, name) for icon in icons_on(table.content.dice[die])}
    found = [icon for icon in asked_icons(table) if icon in shown]
    if found:
        yield Line("hint-section-dice", (("section", name), ("frequent", ", ".join(found))))


def sector(table: Table, _decision: Decision, option: Option) -> Iterator[Line]:
    """Who stands where the Threat or the Crewmember goes."""
    number = int(ref(option, "sector") or 0)
    if number in table.sectors:
        yield Line("hint-who-is-there", (("sector", number), ("count", len(table.sectors[number].crew))))


def consent(table: Table, _decision: Decision, _option: Option) -> Iterator[Line]:
    if table.all_home:
        yield Line("hint-all-aboard", (("count", len(table.living)),))
    else:
        away = sum(crew.sector != table.view.lander_sector for crew in table.living)
        yield Line("hint-left-behind", (("count", away),))


def track(table: Table, _decision: Decision, option: Option) -> Iterator[Line]:
    name = next((str(value) for _, value in option.refs if value in table.view.time), "")
    if name:
        gone, length = table.view.time[name]
        yield Line("hint-time", (("track", name), ("gone", gone), ("length", length)))


def prepare(table: Table, decision: Decision, option: Option) -> Iterator[Line]:
    crew = whose(table, decision, option)
    if crew is not None:
        yield why_stakes.cards(table, crew)


# Moments


def of_moment(table: Table, decision: Decision, uses: Uses) -> Iterator[Line]:
    """That nothing fits the moment, or how things stand that make it not worth it."""
    refs = dict(decision.refs)
    moment = str(refs.get("moment", ""))
    fitting = [ability for _, use in uses if (ability := ability_of(table, use.option)) is not None]
    if not any(ability.when == moment for ability in fitting):
        yield Line("hint-nothing-fits")
        return
    if moment == "rest":
        resting = table.crew(table.view.turn)
        back = int(refs.get("rest_dice", 0))
        if len(resting.spent) <= back:
            yield Line("hint-rest-is-enough", (("who", resting.card), ("spent", len(resting.spent)), ("back", back)))
            return
    if moment == "danger":
        yield from _danger(table, str(refs.get("danger_table", "")), str(refs.get("danger_symbol", "")))
    yield Line("hint-kept")


def _danger(table: Table, letter: str, symbol: str) -> Iterator[Line]:
    card = table.content.dangers.get(letter)
    if card is not None and symbol not in card.effects:
        yield Line("hint-harmless", (("danger_symbol", symbol),))


ANSWERS: dict[str, Why] = {
    "effect": effect,
    "spend": spare_die,
    "sacrifice": spare_die,
    "pushed": spare_die,
    "refresh": good_die,
    "column": column,
    "no-die": at_hand,
    "start-token": at_hand,
    "which-crew": at_hand,
    "lead-card": at_hand,
    "lead-charge": at_hand,
    "reroll": rolled_die,
    "turn": rolled_die,
    "drop": rolled_die,
    "face": face,
    "special-effect": rolled_die,
    "check-combinations": combination,
    "use-substitute": row,
    "hand-limit": card,
    "discard": card,
    "carry": carry,
    "recruit": recruit,
    "away": recruit,
    "team": section,
    "section": section,
    "threat-to": sector,
    "consent": consent,
    "time-order": track,
    "progress-track": track,
    "reduce-track": track,
    "prepare": prepare,
}
"""By the prompt of a question."""
