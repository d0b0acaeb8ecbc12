"""What is used beside a decision: Missions that are met, cards at their moments, and Exert."""

from collections.abc import Iterator, Sequence

from farlight.effects import Effect, verbs_in
from farlight.kernel import Decision, Interrupt, Line, Option, Term, score
from farlight.vanguard.bots import resources
from farlight.vanguard.bots.clues import phrases_in
from farlight.vanguard.bots.roll_changes import CHANGES
from farlight.vanguard.bots.scoring import Rated
from farlight.vanguard.bots.team import Spot, Team, ref
from farlight.vanguard.bots.turn import SPARE, Turn
from farlight.vanguard.bots.worth import GOAL, Judge
from farlight.vanguard.model.card_parts import Ability
from farlight.vanguard.model.ids import UseVerb
from farlight.vanguard.rules.exploration.abilities import abilities_on
from farlight.vanguard.rules.exploration.section_dice import available
from farlight.vanguard.rules.exploration.turns import cannot_rest
from farlight.vanguard.table.checks.roll_worth import Roll

Uses = Sequence[tuple[int, Interrupt]]

WORTH_IT = 0.4
"""What using a card must bring: it could be used later."""
FREELY = 1.5
"""The same, where nothing calls for it."""
DEAR = 8.0
"""An Action that is worth an Exert."""


def ability_of(team: Team, option: Option) -> Ability | None:
    """What a `use-...` option uses."""
    use = UseVerb.parse(option.verb)
    if use is None:
        return None
    return abilities_on(team.play, use.kind, ref(option, "card"))[int(ref(option, "place") or 0)]


def changes_dice(team: Team, option: Option, useless: int) -> bool:
    """Whether a card makes a roll better with dice that are of no use as they are."""
    ability = ability_of(team, option)
    if ability is None:
        return False
    changed = [args for form, args in phrases_in(ability.effect.tree) if form in CHANGES]
    counts = [next((each for each in args if isinstance(each, int)), 1) for args in changed]
    return bool(counts) and max(counts) <= useless and not is_in_vain(team, ability.effect.tree)


def is_in_vain(team: Team, effect: Effect) -> bool:
    """Whether a card is known to make nothing better of the roll that lies there."""
    roll = Roll(team.play)
    return roll.with_card(effect) is not None and not roll.could_gain(effect)


def at_moment(team: Team, uses: Uses, decision: Decision) -> dict[int, Rated]:
    """At a moment: a Mission that is met, what averts harm or helps with what is being done; 0 goes on without."""
    found: dict[int, Rated] = {0: score(Term(WORTH_IT, lambda team: _why_not(team, uses, decision)))}
    for number, each in uses:
        if each.option.verb == "complete":
            found[number] = completion(each.option)
        ability = ability_of(team, each.option)
        if ability is None:
            continue
        fits = ability.when == _moment(decision) and _is_needed(team, decision, ability.effect.tree)
        found[number] = use(team, each.option, ability) if fits else score(Term(0.0))
    return found


def use(team: Team, option: Option, ability: Ability) -> Rated:
    """What using a card is worth to whoever uses it."""
    who = team.who(ref(option, "who"))
    worth = Judge(team, Spot(who, team.state.crew[who].sector)).effect(ability.effect)
    return score(Term(worth, lambda team: resources.touched_by(team, ability.effect.tree, who)))


def _moment(decision: Decision) -> str:
    return str(dict(decision.refs).get("moment", ""))


def _why_not(team: Team, uses: Uses, decision: Decision) -> Iterator[Line]:
    """That nothing fits the moment, or how things stand that make it not worth it."""
    refs = dict(decision.refs)
    fitting = filter(None, (ability_of(team, each.option) for _, each in uses))
    if not any(ability.when == _moment(decision) for ability in fitting):
        yield Line("hint-nothing-fits")
        return
    if _moment(decision) == "rest":
        resting, back = team.state.crew[team.state.turn], int(refs.get("rest_dice", 0))
        if len(resting.spent) <= back:
            yield Line("hint-rest-is-enough", (("who", resting.card), ("spent", len(resting.spent)), ("back", back)))
            return
    danger = team.content.dangers.get(str(refs.get("danger_table", "")))
    symbol = str(refs.get("danger_symbol", ""))
    if danger is not None and symbol not in danger.effects:
        yield Line("hint-harmless", (("danger_symbol", symbol),))
    yield Line("hint-kept")


def _is_needed(team: Team, decision: Decision, tree: Effect) -> bool:
    """A danger that does nothing, a welcome Event, or a Rest that brings back everything needs no card."""
    refs = dict(decision.refs)
    if refs.get("moment") == "rest":
        return len(team.state.crew[team.state.turn].spent) > int(refs.get("rest_dice", 0))
    if refs.get("moment") == "danger":
        symbol, letter = str(refs.get("symbol", "")), str(refs.get("table", ""))
        effects = team.content.dangers[letter].effects if letter in team.content.dangers else None
        return effects is None or any(face == symbol for face in effects)
    if "ignore-that-event" in verbs_in(tree):
        event = team.content.events.get(str(refs.get("event", "")))
        return event is not None and "gain" in verbs_in(event.main.tree)
    return True


def before_action(turn: Turn, uses: Uses) -> int | None:
    """A Mission that is met is completed at once; dice come back when there is something to do with them."""
    own = [each for each in uses if each[1].option.verb == "complete" or ref(each[1].option, "who") == turn.crew.card]
    own.sort(key=lambda each: each[1].option.verb != "complete")
    return next((number for number, each in own if beside(turn, each.option).total > 0), None)


def beside(turn: Turn, option: Option) -> Rated:
    """What it is worth to do something before the Action; below 0 it can wait."""
    match option.verb:
        case "complete":
            return completion(option)
        case "exert":
            return score(Term(1.0 if _should_exert(turn) else -1.0, lambda team: _strength(team, option)))
    ability = ability_of(turn.team, option)
    if ability is None or ability.action or ability.when not in ("any", "turn"):
        return score(Term(-1.0))
    return use(turn.team, option, ability) + Term(-FREELY)


def completion(option: Option) -> Rated:
    """A Mission that is met is completed at once. V-MISSION-04."""
    return score(Term(GOAL, lambda _: [Line("hint-complete", (("mission", ref(option, "mission")),))]))


def _strength(team: Team, option: Option) -> Iterator[Line]:
    yield resources.dice(team, team.who(ref(option, "who")))
    yield from filter(None, [resources.supplies(team)])


def _should_exert(turn: Turn) -> bool:
    """With hardly a die left, where the goal is near and nobody can Rest: five come back for one. V-EXERT-03."""
    have, spent = len(available(turn.crew)), len(turn.crew.spent)
    if not turn.team.goal or have > 1 or have + spent < SPARE or cannot_rest(turn.team.play, turn.who) is None:
        return False
    return turn.aims.get(turn.crew.sector, 0.0) >= DEAR
