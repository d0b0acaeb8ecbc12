"""Answers on a planet to what is asked outside a turn's Actions; whatever is not listed gets the first option."""

from collections.abc import Callable, Iterator

from farlight.effects import Effect, Source, parse
from farlight.kernel import Decision, Line, Option, Term, score
from farlight.vanguard.bots import resources
from farlight.vanguard.bots.away_team import die_icons, section_dice, turns_dice
from farlight.vanguard.bots.roll_changes import Roll
from farlight.vanguard.bots.scoring import Answer, Rated, because, each, first, whose, wish
from farlight.vanguard.bots.targets import aims, ways
from farlight.vanguard.bots.team import Spot, Team, ref
from farlight.vanguard.bots.worth import Judge
from farlight.vanguard.model.ids import CardPart
from farlight.vanguard.model.state import NO_TURN
from farlight.vanguard.rules.context import VOCABULARY
from farlight.vanguard.rules.exploration.board import connected, crew_in, planet
from farlight.vanguard.rules.exploration.injuries import cards_on
from farlight.vanguard.rules.exploration.section_dice import available

RARE = ("wild", "basic", "specialised", "universal", "expert")
"""Kinds of dice, the one that is missed least first."""


def judge(team: Team) -> Judge:
    """Whoever acts, or anybody."""
    who = anybody(team) if team.state.check is None else team.state.check.active
    return Judge(team, Spot(who, team.state.crew[who].sector))


def anybody(team: Team) -> int:
    """Whose turn it is, or between turns the first who is alive."""
    return team.state.turn if team.state.turn != NO_TURN else team.living[0]


# Effects


def effect(team: Team, decision: Decision, option: Option) -> Rated:
    """What an effect is worth that its card lets choose."""
    tree = _tree(option)
    return because(0.0 if tree is None else judge(team).tree(tree), touched, decision, option)


def touched(team: Team, decision: Decision, option: Option) -> Iterator[Line]:
    """How things stand that the effect changes; if it changes none of them, those that the others would."""
    who = whose(team, decision, option)
    if who is None:
        return
    others = [other for other in decision.options if other is not option]
    for some in ([option], others):
        trees = [tree for each in some if (tree := _tree(each)) is not None]
        lines = [line for tree in trees for line in resources.touched_by(team, tree, who)]
        if lines:
            yield from lines
            return


def _tree(option: Option) -> Effect | None:
    source = ref(option, "effect")
    return parse(Source(source), VOCABULARY).tree if source else None


def log(team: Team, _decision: Decision, option: Option) -> Rated:
    """What a choice of a Log is worth, its price taken off: `1101.2`, or `1101.instead.0.2` of another text."""
    part = CardPart.parse(ref(option, "choice"))
    card = team.content.logs[part.card]
    choices = card.instead[int(part.path[1])].choices if len(part.path) > 1 else card.choices
    return score(Term(judge(team).choice(choices[part.choice])))


# Dice


def spare_die(team: Team, decision: Decision, option: Option) -> Rated:
    """The die that is missed least: of a plain kind, of a colour of which there are more."""
    die = ref(option, "die")
    if not die:
        return score(Term(-9.0))
    card = team.content.dice[die]
    asked, column = planet(team.play).icons, getattr(team.state.crew[_owner(team, die)], card.colour)
    who = whose(team, decision, option)
    return score(
        Term(len(column) * 0.2, lambda team: _of_colour(team, who, card.colour)),
        Term(-float(RARE.index(card.type))),
        Term(-0.5 if card.faces[0] in asked else 0.0, lambda team: _frequent(team, die)),
    )


def _owner(team: Team, die: str) -> int:
    crew = team.state.crew
    return next((who for who in team.living if die in (*available(crew[who]), *crew[who].spent)), team.living[0])


def _of_colour(team: Team, who: int | None, colour: str) -> Iterator[Line]:
    """How many dice of a colour are left."""
    if who is not None and colour:
        yield resources.of_colour(team, who, colour)


def _frequent(team: Team, die: str) -> Iterator[Line]:
    """What a die can show and the place asks for. V-LAND-18."""
    shown = [icon for icon in planet(team.play).icons if icon in die_icons(team.content.dice[die])]
    if shown:
        yield Line("hint-frequent", (("planet", team.state.planet), ("frequent", ", ".join(shown))))


def good_die(team: Team, decision: Decision, option: Option) -> Rated:
    return spare_die(team, decision, option).times(-1.0)


def column(team: Team, decision: Decision, option: Option) -> Rated:
    """For an Injury die: the emptiest column, so that no die is pushed out. V-INJ-02, V-INJ-03."""
    who, colour = whose(team, decision, option), ref(option, "colour")
    turn = team.state.turn
    count = len(getattr(team.state.crew[turn], colour)) if turn != NO_TURN else 0
    return score(Term(-float(count), lambda team: _of_colour(team, who, colour)))


def at_hand(team: Team, decision: Decision, option: Option) -> Iterator[Line]:
    who = whose(team, decision, option)
    if who is not None:
        yield resources.dice(team, who)


def of_roll(rate: Callable[[Roll, Decision, Option], Rated]) -> Answer:
    """What is asked about dice that are rolled."""

    def scores(team: Team, decision: Decision) -> list[Rated]:
        if team.state.check is None:
            return [score() for _ in decision.options]
        roll = Roll(team)
        return [rate(roll, decision, option) for option in decision.options]

    return scores


def substitute(_team: Team, decision: Decision) -> list[Rated]:
    """A better row is met by all means. V-CHECK-8.6."""
    wanted = 1 if dict(decision.refs).get("colour") == "red" else 0
    return [
        because(float(place == wanted), _meets_row, decision, option) for place, option in enumerate(decision.options)
    ]


def _meets_row(_team: Team, decision: Decision, option: Option) -> Iterator[Line]:
    colour = dict(decision.refs).get("colour")
    if colour and option.verb == "meet-row":
        yield Line("hint-meets-row", (("colour", colour),))


# Cards and people


def card(team: Team, decision: Decision, option: Option) -> Rated:
    """The card to give away: one that does nothing for a check or a danger."""
    name = ref(option, "card")
    worth = {"check": -2.0, "danger": -1.0, "injury": -1.0}.get(team.content.sections[name].top.when, 0.0)
    plain = [] if worth else [Line("hint-plain-card", (("card", name),))]
    return because(0.0, hand, decision, option) + Term(worth, lambda _: plain)


def hand(team: Team, decision: Decision, option: Option) -> Iterator[Line]:
    """How full it is."""
    who = whose(team, decision, option)
    if who is not None:
        yield resources.cards(team, who)


def carry(team: Team, _decision: Decision, option: Option) -> Rated:
    """Everybody the same."""
    if option.verb != "crew":
        return score(Term(-9.0))
    crew = team.state.crew[team.who(ref(option, "who"))]
    line = Line("hint-carries", (("who", crew.card), ("count", len(crew.gear))))
    return score(Term(-float(len(crew.gear)), lambda _: [line]))


def recruit(team: Team, decision: Decision, option: Option) -> Rated:
    """Whoever can turn dice to what the planet asks for."""
    asked_for = team.content.crew[ref(option, "who")].icon in planet(team.play).icons
    return because(float(asked_for), turns_dice, decision, option)


def keen(team: Team, decision: Decision, option: Option) -> Rated:
    """Who is given something: the one with the fewest dice at hand."""
    crew = team.state.crew[team.who(ref(option, "who"))]
    return because(-float(len(available(crew))), at_hand, decision, option)


def beginner(team: Team, decision: Decision, option: Option) -> Rated:
    """Who begins: whoever has the most dice, where there is something to do."""
    who = team.who(ref(option, "who"))
    crew = team.state.crew[who]
    dice = because(float(len(available(crew))), at_hand, decision, option)
    hurt = Term[Team](-float(len(cards_on(crew))), lambda team: [resources.harm(team, who)] if cards_on(crew) else [])
    return dice + Term(3.0 * (aims(team, who).get(crew.sector, 0.0) > 0)) + hurt


# Places


def sector(team: Team, _decision: Decision, option: Option) -> Rated:
    """Towards what is worth most."""
    who, number = anybody(team), int(ref(option, "sector"))
    reach, worth = ways(team, who), aims(team, who)
    return score(Term(worth[number] - reach.get(number, (9.0, 0))[0] if number in worth else -1.0))


def away(team: Team, _decision: Decision, option: Option) -> Rated:
    """A Threat goes where nobody is."""
    number = int(ref(option, "sector"))
    count = len(crew_in(team.state, number))
    line = Line("hint-who-is-there", (("sector", number), ("count", count)))
    return score(Term(-float(count), lambda _: [line] if number else []))


def landing(team: Team, _decision: Decision, option: Option) -> Rated:
    """Near to where the goal is."""
    number = int(ref(option, "sector"))
    return score(Term(-len(connected(team.play, number)) * 0.01 - number * 0.001))


def consent(team: Team, decision: Decision) -> list[Rated]:
    """Nobody is left behind. V-LIFT-02, V-LIFT-04."""
    wanted = "agree" if team.all_home else "refuse"
    return [score(Term(float(option.verb == wanted), _who_is_aboard)) for option in decision.options]


def _who_is_aboard(team: Team) -> Iterator[Line]:
    if team.all_home:
        yield Line("hint-all-aboard", (("count", len(team.living)),))
    else:
        left = sum(crew.sector != team.state.lander_sector for crew in team.crew)
        yield Line("hint-left-behind", (("count", left),))


def track(team: Team, _decision: Decision, option: Option) -> Iterator[Line]:
    """How far a Time Track is that an option names."""
    yield from filter(None, (resources.track(team, str(value)) for _, value in option.refs))


def draw(_team: Team, decision: Decision, option: Option) -> Rated:
    """A card without a check. V-PREP-01."""
    return because(float(ref(option, "how") == "draw"), hand, decision, option)


ANSWERS: dict[str, Answer] = {
    "recruit": each(recruit),
    "carry": each(carry),
    "landing-place": each(landing),
    "start-token": each(beginner),
    "effect": each(effect),
    "log": each(log),
    "spend": each(spare_die),
    "sacrifice": each(spare_die),
    "pushed": each(spare_die),
    "refresh": each(good_die),
    "column": each(column),
    "move-to": each(sector),
    "threat-to": each(away),
    "which-crew": each(keen),
    "lead-card": each(keen),
    "lead-charge": first(at_hand),
    "hand-limit": each(card),
    "discard": each(card),
    "consent": consent,
    "prepare": each(draw),
    "section": first(section_dice),
    "time-order": first(track),
    "progress-track": first(track),
    "reduce-track": first(track),
    "use-substitute": substitute,
    "no-die": wish("exert-first", why=at_hand),
    "check-combinations": of_roll(lambda roll, _, option: roll.combine(option)),
    "reroll": of_roll(lambda roll, _, option: roll.drop(option)),
    "turn": of_roll(lambda roll, _, option: roll.drop(option)),
    "drop": of_roll(lambda roll, _, option: roll.drop(option)),
    "face": of_roll(lambda roll, _, option: roll.turn_up(option)),
    "special-effect": of_roll(Roll.count),
}
"""By the prompt of a question."""
BY_LOT: dict[str, Answer] = {"effect": first(touched)}
"""Where nobody is on a planet the story is as good one way as the other."""
