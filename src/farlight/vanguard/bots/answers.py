"""Answers to what is asked outside a turn's Actions; whatever is not listed gets the first option."""

from collections.abc import Callable

from farlight.content import EffectText
from farlight.effects import Source, parse
from farlight.kernel import Decision, Option
from farlight.vanguard.bots.rolled import Roll
from farlight.vanguard.bots.targets import aims, ways
from farlight.vanguard.bots.team import Spot, Team, ref
from farlight.vanguard.bots.worth import Judge
from farlight.vanguard.model.state import NO_TURN, Crew
from farlight.vanguard.rules.context import VOCABULARY
from farlight.vanguard.rules.exploration.board import connected, crew_in, planet
from farlight.vanguard.rules.exploration.injuries import cards_on
from farlight.vanguard.rules.exploration.section_dice import available

Answer = Callable[[Team, Decision], int]

RARE = ("wild", "basic", "specialised", "universal", "expert")
"""Kinds of dice, the one that is missed least first."""


def best(score: Callable[[Team, Option], float]) -> Answer:
    """The option that scores most; the first of equals."""

    def choose(team: Team, decision: Decision) -> int:
        scores = [score(team, option) for option in decision.options]
        return scores.index(max(scores))

    return choose


def verb(*names: str) -> Answer:
    """The first option with one of these verbs."""

    def choose(_team: Team, decision: Decision) -> int:
        return next((number for number, option in enumerate(decision.options) if option.verb in names), 0)

    return choose


def judge(team: Team) -> Judge:
    """Whoever acts, or anybody."""
    who = anybody(team) if team.state.check is None else team.state.check.active
    return Judge(team, Spot(who, team.state.crew[who].sector))


def anybody(team: Team) -> int:
    """Whose turn it is, or between turns the first who is alive."""
    return team.state.turn if team.state.turn != NO_TURN else team.living[0]


def effect(team: Team, option: Option) -> float:
    """What an effect is worth that its card lets choose."""
    source = ref(option, "effect")
    return judge(team).tree(parse(Source(source), VOCABULARY).tree) if source else 0.0


def log(team: Team, option: Option) -> float:
    """What a choice of a Log is worth, its price taken off: `1101.2`, or `1101.instead.0.2` of another text."""
    name, *place = ref(option, "choice").split(".")
    card = team.content.logs[name]
    choices = card.instead[int(place[1])].choices if len(place) > 1 else card.choices
    return judge(team).choice(choices[int(place[-1]) - 1])


def crew_of(team: Team, option: Option) -> Crew:
    return team.state.crew[team.who(ref(option, "who"))]


def spare_die(team: Team, option: Option) -> float:
    """The die that is missed least: of a plain kind, of a colour of which there are more."""
    die = ref(option, "die")
    if not die:
        return -9.0
    card = team.content.dice[die]
    crew = next((each for each in team.crew if die in (*available(each), *each.spent)), team.crew[0])
    return len(getattr(crew, card.colour)) * 0.2 - RARE.index(card.type) - (0.5 if card.faces[0] in wanted(team) else 0)


def good_die(team: Team, option: Option) -> float:
    return -spare_die(team, option)


def wanted(team: Team) -> list[str]:
    """Icons that the planet asks for most. V-LAND-18."""
    return list(planet(team.play).icons)


def column(team: Team, option: Option) -> float:
    """For an Injury die: the emptiest column, so that no die is pushed out. V-INJ-02, V-INJ-03."""
    if team.state.turn == NO_TURN:
        return 0.0
    return -float(len(getattr(team.state.crew[team.state.turn], ref(option, "colour"))))


def sector(team: Team, option: Option) -> float:
    """Towards what is worth most."""
    who, number = anybody(team), int(ref(option, "sector"))
    reach, worth = ways(team, who), aims(team, who)
    return worth[number] - reach.get(number, (9.0, 0))[0] if number in worth else -1.0


def away(team: Team, option: Option) -> float:
    """A Threat goes where nobody is."""
    return -float(len(crew_in(team.state, int(ref(option, "sector")))))


def landing(team: Team, option: Option) -> float:
    """Near to where the goal is."""
    number = int(ref(option, "sector"))
    return -len(connected(team.play, number)) * 0.01 - number * 0.001


def recruit(team: Team, option: Option) -> float:
    """Whoever can turn dice to what the planet asks for."""
    return float(team.content.crew[ref(option, "who")].icon in wanted(team))


def keen(team: Team, option: Option) -> float:
    """Who is given something: the one with the fewest dice at hand."""
    return -float(len(available(crew_of(team, option))))


def first(team: Team, option: Option) -> float:
    """Who begins: whoever has the most dice, where there is something to do."""
    who = team.who(ref(option, "who"))
    crew = team.state.crew[who]
    return len(available(crew)) + 3.0 * (aims(team, who).get(crew.sector, 0.0) > 0) - len(cards_on(crew))


def card(team: Team, option: Option) -> float:
    """The card to give away: one that does nothing for a check or a danger."""
    top = team.content.sections[ref(option, "card")].top
    return {"check": -2.0, "danger": -1.0, "injury": -1.0}.get(top.when, 0.0)


def carry(team: Team, option: Option) -> float:
    """Everybody the same."""
    return -float(len(crew_of(team, option).gear)) if option.verb == "crew" else -9.0


def consent(team: Team, decision: Decision) -> int:
    """Nobody is left behind. V-LIFT-02, V-LIFT-04."""
    return verb("agree" if team.all_home else "refuse")(team, decision)


def substitute(_team: Team, decision: Decision) -> int:
    """A better row is met by all means. V-CHECK-8.6."""
    return 1 if dict(decision.refs).get("colour") == "red" else 0


def combination(team: Team, decision: Decision) -> int:
    """With dice that the check can do without. V-CHECK-5.1."""
    roll = Roll(team)
    now = roll.worth(roll.pool)
    for number, option in enumerate(decision.options):
        if option.verb != "combine":
            continue
        rest = list(roll.pool)
        for told in ref(option, "dice").split(", "):
            die, _, face = told.partition(" ")
            if (die, face) in rest:
                rest.remove((die, face))
        gives = gain_of(team, ref(option, "card"))
        if roll.worth(rest) >= now and judge(team).effect(gives) > 0:
            return number
    return len(decision.options) - 1


def gain_of(team: Team, name: str) -> EffectText | None:
    card = team.content.sections.get(name)
    return card.gives if card is not None else team.content.conditions[name].gives


def roll_die(team: Team, decision: Decision) -> int:
    return Roll(team).least_useful(decision) if team.state.check is not None else 0


def face(team: Team, decision: Decision) -> int:
    """The face that makes most of the roll; a joker if in doubt."""
    if team.state.check is None:
        return 0
    roll = Roll(team)
    scores = [roll.worth([*roll.pool, ("", ref(option, "face"))]) for option in decision.options]
    return scores.index(max(scores))


def count(team: Team, decision: Decision) -> int:
    return Roll(team).count(decision)


ANSWERS: dict[str, Answer] = {
    "recruit": best(recruit),
    "carry": best(carry),
    "landing-place": best(landing),
    "start-token": best(first),
    "effect": best(effect),
    "log": best(log),
    "spend": best(spare_die),
    "sacrifice": best(spare_die),
    "pushed": best(spare_die),
    "refresh": best(good_die),
    "column": best(column),
    "move-to": best(sector),
    "threat-to": best(away),
    "which-crew": best(keen),
    "lead-card": best(keen),
    "hand-limit": best(card),
    "discard": best(card),
    "consent": consent,
    "prepare": best(lambda _team, option: float(ref(option, "how") == "draw")),
    "use-substitute": substitute,
    "no-die": verb("exert-first"),
    "check-combinations": combination,
    "reroll": roll_die,
    "turn": roll_die,
    "drop": roll_die,
    "face": face,
    "special-effect": count,
}
