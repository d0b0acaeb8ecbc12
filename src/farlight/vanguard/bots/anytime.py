"""What is used beside a decision: Missions that are met, cards at their moments, and Exert."""

from collections.abc import Sequence

from farlight.effects import Effect, verbs_in
from farlight.kernel import Decision, Interrupt, Option
from farlight.vanguard.bots.clues import phrases_in
from farlight.vanguard.bots.rolled import CHANGES
from farlight.vanguard.bots.team import Spot, Team, ref
from farlight.vanguard.bots.turn import SPARE, Turn
from farlight.vanguard.bots.worth import Judge
from farlight.vanguard.model.card_parts import Ability
from farlight.vanguard.rules.exploration.abilities import abilities_on
from farlight.vanguard.rules.exploration.section_dice import available

Uses = Sequence[tuple[int, Interrupt]]

WORTH_IT = 0.4
"""What using a card must bring: it could be used later."""
FREELY = 1.5
"""The same, where nothing calls for it."""
DEAR = 8.0
"""An Action that is worth an Exert."""


def ability_of(team: Team, option: Option) -> Ability | None:
    """What a `use-...` option uses."""
    use, _, kind = option.verb.partition("-")
    return abilities_on(team.play, kind, ref(option, "card"))[int(ref(option, "place") or 0)] if use == "use" else None


def changes_dice(team: Team, option: Option, useless: int) -> bool:
    """Whether a card makes a roll better with dice that are of no use as they are."""
    ability = ability_of(team, option)
    if ability is None:
        return False
    changed = [args for form, args in phrases_in(ability.effect.tree) if form in CHANGES]
    counts = [next((each for each in args if isinstance(each, int)), 1) for args in changed]
    return bool(counts) and max(counts) <= useless


def choose(team: Team, uses: Uses, decision: Decision) -> int | None:
    """At a moment: what averts harm, or helps with what is being done."""
    moment = str(dict(decision.refs).get("moment", ""))
    best, chosen = WORTH_IT, None
    for number, each in uses:
        ability = ability_of(team, each.option)
        if ability is None or ability.when != moment or not _is_needed(team, decision, ability.effect.tree):
            continue
        worth = _worth(team, each.option, ability)
        if worth > best:
            best, chosen = worth, number
    return chosen


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


def _worth(team: Team, option: Option, ability: Ability) -> float:
    who = team.who(ref(option, "who"))
    return Judge(team, Spot(who, team.state.crew[who].sector)).effect(ability.effect)


def before_action(team: Team, uses: Uses, turn: Turn) -> int | None:
    """A Mission that is met is completed at once; dice come back when there is something to do with them."""
    for number, each in uses:
        if each.option.verb == "complete":
            return number
    own = [(number, each.option) for number, each in uses if ref(each.option, "who") == turn.crew.card]
    for number, option in own:
        if option.verb == "exert" and _should_exert(turn):
            return number
        ability = ability_of(team, option)
        if ability is None or ability.action or ability.when not in ("any", "turn"):
            continue
        if _worth(team, option, ability) > FREELY:
            return number
    return None


def _should_exert(turn: Turn) -> bool:
    """With hardly a die left, where the goal is near and no Supply is: five come back for one. V-EXERT-03."""
    have, spent = len(available(turn.crew)), len(turn.crew.spent)
    if not turn.team.goal or have > 1 or have + spent < SPARE or turn.team.state.supplies:
        return False
    return turn.aims.get(turn.crew.sector, 0.0) >= DEAR
