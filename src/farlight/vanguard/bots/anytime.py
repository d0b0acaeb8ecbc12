"""What is used beside a decision: Missions that are met, cards at their moments, and Exert."""

from collections.abc import Sequence

from farlight.effects import Effect
from farlight.kernel import Decision, Interrupt, Option
from farlight.vanguard.bots.clues import verbs_in
from farlight.vanguard.bots.facts import Spot
from farlight.vanguard.bots.rolled import CHANGES
from farlight.vanguard.bots.table import Table, available, ref
from farlight.vanguard.bots.turn import SPARE, Turn
from farlight.vanguard.bots.worth import Judge
from farlight.vanguard.model.card_parts import Ability

Uses = Sequence[tuple[int, Interrupt]]

WORTH_IT = 0.4
"""What using a card must bring: it could be used later."""
FREELY = 1.5
"""The same, where nothing calls for it."""
DEAR = 8.0
"""An Action that is worth an Exert."""


def ability_of(table: Table, option: Option) -> Ability | None:
    """What a `use-...` option uses."""
    content, card = table.content, ref(option, "card")
    match option.verb:
        case "use-card":
            return content.sections[card].top
        case "use-skill":
            return content.crew[card].ability
        case "use-gear":
            return content.equipment[card].abilities[int(ref(option, "place") or 0)]
        case "use-find":
            found = content.discoveries.get(card) or content.uniques.get(card)
            return None if found is None else found.ability
        case "use-mod":
            return content.mods[card].abilities[int(ref(option, "place") or 0)]
    return None


def changes_dice(table: Table, option: Option, useless: int) -> bool:
    """Whether a card makes a roll better with dice that are of no use as they are."""
    ability = ability_of(table, option)
    if ability is None:
        return False
    changed = [args for form, args in verbs_in(ability.effect.tree) if form in CHANGES]
    counts = [next((each for each in args if isinstance(each, int)), 1) for args in changed]
    return bool(counts) and max(counts) <= useless


def choose(table: Table, uses: Uses, decision: Decision) -> int | None:
    """At a moment: what averts harm, or helps with what is being done."""
    moment = str(dict(decision.refs).get("moment", ""))
    best, chosen = WORTH_IT, None
    for number, each in uses:
        ability = ability_of(table, each.option)
        if ability is None or ability.when != moment or not _is_needed(table, decision, ability.effect.tree):
            continue
        worth = _worth(table, each.option, ability)
        if worth > best:
            best, chosen = worth, number
    return chosen


def _is_needed(table: Table, decision: Decision, tree: Effect) -> bool:
    """A danger that does nothing, a welcome Event, or a Rest that brings back everything needs no card."""
    refs = dict(decision.refs)
    if refs.get("moment") == "rest":
        resting = table.crew(table.view.turn)
        return len(resting.spent) > int(refs.get("rest_dice", 0))
    forms = {form for form, _ in verbs_in(tree)}
    if refs.get("moment") == "danger":
        symbol, letter = str(refs.get("symbol", "")), str(refs.get("table", ""))
        effects = table.content.dangers[letter].effects if letter in table.content.dangers else None
        return effects is None or any(face == symbol for face in effects)
    if "ignore-that-event" in forms:
        event = table.content.events.get(str(refs.get("event", "")))
        return event is not None and "gain" in {form for form, _ in verbs_in(event.main.tree)}
    return True


def _worth(table: Table, option: Option, ability: Ability) -> float:
    crew = table.crew(ref(option, "who"))
    return Judge(table, Spot(crew.card, crew.sector)).effect(ability.effect)


def before_action(table: Table, uses: Uses, turn: Turn) -> int | None:
    """A Mission that is met is completed at once; dice come back when there is something to do with them."""
    for number, each in uses:
        if each.option.verb == "complete":
            return number
    own = [(number, each.option) for number, each in uses if ref(each.option, "who") == turn.crew.card]
    for number, option in own:
        if option.verb == "exert" and _should_exert(turn):
            return number
        ability = ability_of(table, option)
        if ability is None or ability.action or ability.when not in ("any", "turn"):
            continue
        if _worth(table, option, ability) > FREELY:
            return number
    return None


def _should_exert(turn: Turn) -> bool:
    """With hardly a die left, where the goal is near and no Supply is: five come back for one. V-EXERT-03."""
    have, spent = len(available(turn.crew)), len(turn.crew.spent)
    if not turn.table.goal or have > 1 or have + spent < SPARE or turn.table.view.supplies:
        return False
    return turn.aims.get(turn.crew.sector, 0.0) >= DEAR
