"""Why an answer on a planet was given, outside a turn's Actions: one short function per question."""

from collections.abc import Callable, Iterator, Sequence

from farlight.effects import Source, parse
from farlight.kernel import Decision, Interrupt, Line, Option
from farlight.vanguard.bots import why_check, why_stakes
from farlight.vanguard.bots.answers import wanted
from farlight.vanguard.bots.anytime import ability_of
from farlight.vanguard.bots.away_team import asked_icons, dice_of, icons_on
from farlight.vanguard.bots.team import Team, ref
from farlight.vanguard.model.state import NO_TURN
from farlight.vanguard.rules.context import VOCABULARY
from farlight.vanguard.rules.exploration.board import crew_in, name_of

Why = Callable[[Team, Decision, Option], Iterator[Line]]
Uses = Sequence[tuple[int, Interrupt]]


def whose(team: Team, decision: Decision, option: Option) -> int | None:
    """Whom an answer concerns: who is named, who makes the check, or whose turn it is."""
    said = ref(option, "who") or str(dict(decision.refs).get("who", ""))
    if said:
        return next((who for who, crew in enumerate(team.state.crew) if crew.card == said), None)
    check = team.state.check
    who = team.state.turn if check is None else check.active
    return None if who == NO_TURN else who


# Effects


def effect(team: Team, decision: Decision, option: Option) -> Iterator[Line]:
    """How things stand that the effect changes; if it changes none of them, those that the others would."""
    who = whose(team, decision, option)
    if who is None:
        return
    told = list(_stakes(team, option, who))
    if not told:
        told = [line for other in decision.options if other is not option for line in _stakes(team, other, who)]
    yield from told


def _stakes(team: Team, option: Option, who: int) -> Iterator[Line]:
    source = ref(option, "effect")
    if source:
        yield from why_stakes.of_effect(team, parse(Source(source), VOCABULARY).tree, who)


# Dice


def spare_die(team: Team, decision: Decision, option: Option) -> Iterator[Line]:
    """How many dice of its colour are left."""
    who, die = whose(team, decision, option), ref(option, "die")
    if who is not None and die:
        yield _of_colour(team, who, team.content.dice[die].colour)
        yield from _frequent(team, die)


def good_die(team: Team, decision: Decision, option: Option) -> Iterator[Line]:
    """What it can show and the place asks for; else how few of its colour there are."""
    die = ref(option, "die")
    frequent = list(_frequent(team, die)) if die else []
    yield from frequent or spare_die(team, decision, option)


def _frequent(team: Team, die: str) -> Iterator[Line]:
    shown = [icon for icon in wanted(team) if icon in icons_on(team.content.dice[die])]
    if shown:
        yield Line("hint-frequent", (("planet", team.state.planet), ("frequent", ", ".join(shown))))


def column(team: Team, decision: Decision, option: Option) -> Iterator[Line]:
    who, colour = whose(team, decision, option), ref(option, "colour")
    if who is not None and colour:
        yield _of_colour(team, who, colour)


def _of_colour(team: Team, who: int, colour: str) -> Line:
    count = len(getattr(team.state.crew[who], colour))
    return Line("hint-colour", (("who", name_of(team.state, who)), ("colour", colour), ("count", count)))


def at_hand(team: Team, decision: Decision, option: Option) -> Iterator[Line]:
    who = whose(team, decision, option)
    if who is not None:
        yield why_stakes.dice(team, who)


def rolled_die(team: Team, _decision: Decision, option: Option) -> Iterator[Line]:
    yield from why_check.of_rolled_die(team, option)


def face(team: Team, _decision: Decision, option: Option) -> Iterator[Line]:
    yield from why_check.of_face(team, option)


def combination(team: Team, _decision: Decision, option: Option) -> Iterator[Line]:
    yield from why_check.of_combination(team, option)


def row(_team: Team, decision: Decision, option: Option) -> Iterator[Line]:
    """A better row is met by all means."""
    colour = str(dict(decision.refs).get("colour", ""))
    if colour and option.verb == "meet-row":
        yield Line("hint-meets-row", (("colour", colour),))


# Cards and people


def card(team: Team, decision: Decision, option: Option) -> Iterator[Line]:
    """How full the hand is, and what the card is not good for."""
    who, name = whose(team, decision, option), ref(option, "card")
    if who is None or name not in team.content.sections:
        return
    yield why_stakes.cards(team, who)
    if team.content.sections[name].top.when not in ("check", "danger", "injury"):
        yield Line("hint-plain-card", (("card", name),))


def carry(team: Team, _decision: Decision, option: Option) -> Iterator[Line]:
    crew = next((crew for crew in team.state.crew if crew.card == ref(option, "who")), None)
    if crew is not None:
        yield Line("hint-carries", (("who", crew.card), ("count", len(crew.gear))))


def recruit(team: Team, _decision: Decision, option: Option) -> Iterator[Line]:
    """The icon that somebody turns dice to, if the place asks for it."""
    who = ref(option, "who")
    icon = team.content.crew[who].icon if who in team.content.crew else ""
    if icon in asked_icons(team):
        yield Line("hint-converts", (("who", who), ("icon", icon)))


def section(team: Team, _decision: Decision, option: Option) -> Iterator[Line]:
    """The icons that are asked for and the Section's dice can show."""
    name = ref(option, "section")
    if not name:
        return
    shown = {icon for die in dice_of(team, name) for icon in icons_on(team.content.dice[die])}
    found = [icon for icon in asked_icons(team) if icon in shown]
    if found:
        yield Line("hint-section-dice", (("section", name), ("frequent", ", ".join(found))))


def sector(team: Team, _decision: Decision, option: Option) -> Iterator[Line]:
    """Who stands where the Threat or the Crewmember goes."""
    number = int(ref(option, "sector") or 0)
    if number in team.pois:
        yield Line("hint-who-is-there", (("sector", number), ("count", len(crew_in(team.state, number)))))


def consent(team: Team, _decision: Decision, _option: Option) -> Iterator[Line]:
    if team.all_home:
        yield Line("hint-all-aboard", (("count", len(team.living)),))
    else:
        away = sum(crew.sector != team.state.lander_sector for crew in team.crew)
        yield Line("hint-left-behind", (("count", away),))


def track(team: Team, _decision: Decision, option: Option) -> Iterator[Line]:
    yield from filter(None, (why_stakes.track(team, str(value)) for _, value in option.refs))


def prepare(team: Team, decision: Decision, option: Option) -> Iterator[Line]:
    who = whose(team, decision, option)
    if who is not None:
        yield why_stakes.cards(team, who)


# Moments


def of_moment(team: Team, decision: Decision, uses: Uses) -> Iterator[Line]:
    """That nothing fits the moment, or how things stand that make it not worth it."""
    refs = dict(decision.refs)
    moment = str(refs.get("moment", ""))
    fitting = [ability for _, use in uses if (ability := ability_of(team, use.option)) is not None]
    if not any(ability.when == moment for ability in fitting):
        yield Line("hint-nothing-fits")
        return
    if moment == "rest":
        resting = team.state.crew[team.state.turn]
        back = int(refs.get("rest_dice", 0))
        if len(resting.spent) <= back:
            yield Line("hint-rest-is-enough", (("who", resting.card), ("spent", len(resting.spent)), ("back", back)))
            return
    if moment == "danger":
        yield from _danger(team, str(refs.get("danger_table", "")), str(refs.get("danger_symbol", "")))
    yield Line("hint-kept")


def _danger(team: Team, letter: str, symbol: str) -> Iterator[Line]:
    card = team.content.dangers.get(letter)
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
