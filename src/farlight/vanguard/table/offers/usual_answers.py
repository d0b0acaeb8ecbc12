"""The answers that most people give without a thought, and whether another one could change anything.

Whether what is at hand for a moment has an effect is asked of the rules, what could be made of a roll of the chances.
"""

from collections.abc import Callable

from farlight.effects import verbs_in
from farlight.kernel import READY, Decision, Interrupt, Option, Usual, option, replace
from farlight.vanguard.rules.anytime import could_change, has_effect
from farlight.vanguard.rules.context import VanguardPlay, player_of
from farlight.vanguard.rules.exploration.abilities import Used, ability_of, use_card
from farlight.vanguard.rules.exploration.board import name_of
from farlight.vanguard.rules.exploration.dice_check_outcomes import combinations, specials_of
from farlight.vanguard.rules.exploration.dice_check_roll import SURE_HAND, changes, the_check
from farlight.vanguard.rules.exploration.roll_results import RANKING
from farlight.vanguard.rules.exploration.special_actions import action_at
from farlight.vanguard.rules.moments import GO_ON
from farlight.vanguard.table.checks.odds import injuries_of
from farlight.vanguard.table.checks.roll_worth import Roll, only_changes_dice, row_after
from farlight.vanguard.table.checks.rolled_outlook import counting

EXERT = "exert"
"""Whoever has dice can Exert at nearly any time: alone it is no reason to ask. V-EXERT-01."""
COUNTED = frozenset(("progress", "at-once"))
"""What a Special Effect does to the check itself."""


def usual(play: VanguardPlay, decision: Decision) -> Usual | None:
    """None where people differ, and while a lesson says what to do."""
    if play.rules.lead(play, decision.prompt) is not None:
        return None
    if decision.prompt in USUAL:
        found = USUAL[decision.prompt](play, decision)
    else:
        found = _only(play, decision) if len(decision.options) == 1 else None
    return replace(found, matters=True) if found is not None and _is_kept_open(play, decision) else found


def _is_kept_open(play: VanguardPlay, decision: Decision) -> bool:
    """Whether a question with one answer is asked because something for now could change what follows. V-EXERT-05."""
    question = play.question
    if len(decision.options) > 1 or question is None or question.prompt != decision.prompt:
        return False
    return could_change(play, question)


# Moments


def _only(play: VanguardPlay, decision: Decision) -> Usual:
    """One answer alone; it matters if somebody has something beside an Exert that would have an effect now."""
    return Usual(decision.options[0].id, "window", any(_has_effect(play, each) for each in _fitting(play, EXERT)))


def _fitting(play: VanguardPlay, but: str = "") -> list[Interrupt]:
    """What somebody could use at this moment, one verb left out."""
    window = play.state.window
    found = (each for each in play.interrupts() if not each.windows or window in each.windows)
    return [each for each in found if each.option.verb != but]


def _moment(play: VanguardPlay, decision: Decision) -> Usual | None:
    """To go on; it matters if somebody has something that would have an effect now."""
    if [each.id for each in decision.options] != [GO_ON.id]:
        return None
    return Usual(GO_ON.id, "window", any(_has_effect(play, each) for each in _fitting(play)))


def _has_effect(play: VanguardPlay, effect: Interrupt) -> bool:
    """Whether something that could be used would change anything but be used up."""
    if effect.call.step != use_card.__name__:
        return True
    who, kind, card, place = effect.call.args
    return has_effect(play, Used(int(who), str(kind), str(card), int(place)))


# Dice Checks


def _dice(play: VanguardPlay, decision: Decision) -> Usual | None:
    """Nobody has a die to give: it matters if an Exert could bring some. V-CHECK-1.3."""
    if [each.id for each in decision.options] != [READY.id]:
        return None
    return Usual(READY.id, "step", bool(play.interrupts()))


def _changes(play: VanguardPlay, decision: Decision) -> Usual | None:
    """To leave the roll as it is; it matters if somebody could make more of it. V-CHECK-4.7."""
    roll = Roll(play)
    trees = [ability_of(play, each).effect.tree for each in changes(play)]
    sure = any(each is SURE_HAND for each in decision.options)
    matters = sure or any(not only_changes_dice(tree) or roll.could_gain(tree) for tree in trees)
    return Usual(READY.id, "step", matters) if _offers(decision, READY) else None


def _combinations(play: VanguardPlay, _decision: Decision) -> Usual | None:
    """No Dice Combination; it matters if one leaves the check what it comes to. V-CHECK-5.1."""
    roll = Roll(play)
    rest = (roll.without([roll.pool[place] for place in each.used]) for each in combinations(play))
    now = roll.worth(roll.now)
    return Usual(GO_ON.id, "step", any(roll.worth(roll.result(pool)) >= now for pool in rest))


def _counted(play: VanguardPlay, decision: Decision) -> Usual | None:
    """The dice with which the check comes to most; it matters if the effect does more than that. V-CHECK-7.10."""
    roll, check = Roll(play), the_check(play.state)
    best = max(decision.options, key=lambda each: roll.worth(roll.counted(*counting(each))))
    special = specials_of(play, action_at(play, check.action))[check.place - 1]
    return Usual(best.id, "step", not verbs_in(special.effect.tree) <= COUNTED)


def _row(play: VanguardPlay, decision: Decision) -> Usual | None:
    """A row that is better than what comes otherwise is taken. V-CHECK-8.6."""
    colour = str(dict(decision.refs)["colour"])
    better = RANKING[colour] > RANKING[row_after(play, colour)]
    return Usual("meet-row" if better else "decline-row", "step", True)


# Orders


def _injuries(play: VanguardPlay, decision: Decision) -> Usual | None:
    """As they lie; it matters if several of them find an Injury. V-CHECK-6.6."""
    cards = injuries_of(play.state, the_check(play.state).active)[1]
    types = play.content.injury_types
    known = {str(symbol) for card in cards for symbol in types[play.content.injuries[card].type].symbols}
    struck = [each for each in decision.options if str(dict(each.refs)["symbol"]) in known]
    return Usual(decision.options[0].id, "order", len(struck) > 1)


def _dangers(play: VanguardPlay, decision: Decision) -> Usual | None:
    """As they lie; it matters if several of them do something. V-CHECK-6.14."""
    dice = [(str(dict(each.refs)["table"]), str(dict(each.refs)["symbol"])) for each in decision.options]
    harmful = [table for table, symbol in dice if symbol in map(str, play.content.dangers[table].effects)]
    return Usual(decision.options[0].id, "order", len(harmful) > 1)


def _start_token(play: VanguardPlay, decision: Decision) -> Usual | None:
    """Whoever has it keeps it. V-TURN-03."""
    keeps = option("crew", who=name_of(play.state, play.state.start))
    return Usual(keeps.id, "order", True) if play.state.round > 1 and _offers(decision, keeps) else None


def _draft_order(play: VanguardPlay, decision: Decision) -> Usual | None:
    """As they stand; it matters if Sections of several players wait, for each may leave a Recruit to the next one.

    V-DECIDE-09, V-SHIP-BARRACKS-10.
    """
    players = {player_of(play.state, str(dict(each.refs)["section"])) for each in decision.options}
    return Usual(decision.options[0].id, "order", len(players) > 1)


def _first(_play: VanguardPlay, decision: Decision) -> Usual | None:
    return Usual(decision.options[0].id, "order", True)


def _offers(decision: Decision, wanted: Option) -> bool:
    return any(each.id == wanted.id for each in decision.options)


USUAL: dict[str, Callable[[VanguardPlay, Decision], Usual | None]] = {
    "moment": _moment, "check-dice": _dice, "check-changes": _changes, "check-combinations": _combinations,
    "special-effect": _counted, "use-substitute": _row, "injury-order": _injuries, "danger-order": _dangers,
    "start-token": _start_token, "time-order": _first, "draft-order": _draft_order,
}  # fmt: skip
