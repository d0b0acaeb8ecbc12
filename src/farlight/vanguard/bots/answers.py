"""Answers to what is asked outside a turn's Actions; whatever is not listed gets the first option."""

from collections.abc import Callable

from farlight.content import EffectText
from farlight.effects import Source, parse
from farlight.kernel import Decision, Option
from farlight.vanguard.bots.facts import Spot
from farlight.vanguard.bots.rolled import Roll
from farlight.vanguard.bots.table import Table, available, injuries, ref
from farlight.vanguard.bots.targets import aims, ways
from farlight.vanguard.bots.worth import Judge
from farlight.vanguard.rules.context import VOCABULARY

Answer = Callable[[Table, Decision], int]

RARE = ("wild", "basic", "specialised", "universal", "expert")
"""Kinds of dice, the one that is missed least first."""


def best(score: Callable[[Table, Option], float]) -> Answer:
    """The option that scores most; the first of equals."""

    def choose(table: Table, decision: Decision) -> int:
        scores = [score(table, option) for option in decision.options]
        return scores.index(max(scores))

    return choose


def verb(*names: str) -> Answer:
    """The first option with one of these verbs."""

    def choose(_table: Table, decision: Decision) -> int:
        return next((number for number, option in enumerate(decision.options) if option.verb in names), 0)

    return choose


def judge(table: Table) -> Judge:
    """Whoever acts, or anybody."""
    name = table.view.check.who if table.view.check is not None else table.view.turn
    crew = table.crew(name) if name else table.living[0]
    return Judge(table, Spot(crew.card, crew.sector))


def effect(table: Table, option: Option) -> float:
    """What an effect is worth that its card lets choose."""
    source = ref(option, "effect")
    return judge(table).tree(parse(Source(source), VOCABULARY).tree) if source else 0.0


def log(table: Table, option: Option) -> float:
    """What a choice of a Log is worth, its price taken off: `1101.2`, or `1101.instead.0.2` of another text."""
    name, *place = ref(option, "choice").split(".")
    card = table.content.logs[name]
    choices = card.instead[int(place[1])].choices if len(place) > 1 else card.choices
    return judge(table).choice(choices[int(place[-1]) - 1])


def spare_die(table: Table, option: Option) -> float:
    """The die that is missed least: of a plain kind, of a colour of which there are more."""
    die = ref(option, "die")
    if not die:
        return -9.0
    card = table.content.dice[die]
    crew = next((each for each in table.living if die in (*available(each), *each.spent)), table.living[0])
    return len(crew.slots[card.colour]) * 0.2 - RARE.index(card.type) - (0.5 if card.faces[0] in wanted(table) else 0)


def good_die(table: Table, option: Option) -> float:
    return -spare_die(table, option)


def wanted(table: Table) -> list[str]:
    """Icons that the planet asks for most. V-LAND-18."""
    return list(table.planet.icons)


def column(table: Table, option: Option) -> float:
    """For an Injury die: the emptiest column, so that no die is pushed out. V-INJ-02, V-INJ-03."""
    return -float(len(table.crew(table.view.turn).slots[ref(option, "colour")])) if table.view.turn else 0.0


def sector(table: Table, option: Option) -> float:
    """Towards what is worth most."""
    name = table.view.turn or table.living[0].card
    number = int(ref(option, "sector"))
    reach, worth = ways(table, name), aims(table, name)
    return worth[number] - reach.get(number, (9.0, 0))[0] if number in worth else -1.0


def away(table: Table, option: Option) -> float:
    """A Threat goes where nobody is."""
    return -float(sum(crew.sector == int(ref(option, "sector")) for crew in table.living))


def landing(table: Table, option: Option) -> float:
    """Near to where the goal is."""
    number = int(ref(option, "sector"))
    return -sum(1.0 for there, _ in table.paths(number)) * 0.01 - number * 0.001


def recruit(table: Table, option: Option) -> float:
    """Whoever can turn dice to what the planet asks for."""
    return float(table.content.crew[ref(option, "who")].icon in wanted(table))


def keen(table: Table, option: Option) -> float:
    """Who is given something: the one with the fewest dice at hand."""
    return -float(len(available(table.crew(ref(option, "who")))))


def first(table: Table, option: Option) -> float:
    """Who begins: whoever has the most dice, where there is something to do."""
    crew = table.crew(ref(option, "who"))
    return len(available(crew)) + 3.0 * (aims(table, crew.card).get(crew.sector, 0.0) > 0) - injuries(crew)


def card(table: Table, option: Option) -> float:
    """The card to give away: one that does nothing for a check or a danger."""
    top = table.content.sections[ref(option, "card")].top
    return {"check": -2.0, "danger": -1.0, "injury": -1.0}.get(top.when, 0.0)


def carry(table: Table, option: Option) -> float:
    """Everybody the same."""
    return -float(len(table.crew(ref(option, "who")).gear)) if option.verb == "crew" else -9.0


def consent(table: Table, decision: Decision) -> int:
    """Nobody is left behind. V-LIFT-02, V-LIFT-04."""
    return verb("agree" if table.all_home else "refuse")(table, decision)


def substitute(_table: Table, decision: Decision) -> int:
    """A better row is met by all means. V-CHECK-8.6."""
    return 1 if dict(decision.refs).get("colour") == "red" else 0


def combination(table: Table, decision: Decision) -> int:
    """With dice that the check can do without. V-CHECK-5.1."""
    roll = Roll(table)
    now = roll.worth(roll.pool)
    for number, option in enumerate(decision.options):
        if option.verb != "combine":
            continue
        rest = list(roll.pool)
        for told in ref(option, "dice").split(", "):
            die, _, face = told.partition(" ")
            if (die, face) in rest:
                rest.remove((die, face))
        gives = gain_of(table, ref(option, "card"))
        if roll.worth(rest) >= now and judge(table).effect(gives) > 0:
            return number
    return len(decision.options) - 1


def gain_of(table: Table, name: str) -> EffectText | None:
    card = table.content.sections.get(name)
    return card.gives if card is not None else table.content.conditions[name].gives


def roll_die(table: Table, decision: Decision) -> int:
    return Roll(table).least_useful(decision) if table.view.check is not None else 0


def face(table: Table, decision: Decision) -> int:
    """The face that makes most of the roll; a joker if in doubt."""
    if table.view.check is None:
        return 0
    roll = Roll(table)
    scores = [roll.worth([*roll.pool, ("", ref(option, "face"))]) for option in decision.options]
    return scores.index(max(scores))


def count(table: Table, decision: Decision) -> int:
    return Roll(table).count(decision)


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
    "prepare": best(lambda _table, option: float(ref(option, "how") == "draw")),
    "use-substitute": substitute,
    "no-die": verb("exert-first"),
    "check-combinations": combination,
    "reroll": roll_die,
    "turn": roll_die,
    "drop": roll_die,
    "face": face,
    "special-effect": count,
}
