"""What each change after the roll would make of a check, in words. Rulebook chapters 10.4 to 10.8."""

from collections.abc import Callable, Mapping

from farlight.kernel import READY, Decision, Line, Option, Outlook
from farlight.vanguard.model.ids import ShownDie
from farlight.vanguard.rules.context import VanguardPlay
from farlight.vanguard.rules.exploration.abilities import ability_of
from farlight.vanguard.rules.exploration.dice_check_roll import changes
from farlight.vanguard.rules.exploration.roll_results import GREEN, RED, Result
from farlight.vanguard.rules.moments import GO_ON
from farlight.vanguard.table.checks.check_outlook import figures
from farlight.vanguard.table.checks.odds_with_cards import ROWS
from farlight.vanguard.table.checks.roll_worth import Roll, row_after

NO_BETTER = Line("roll-no-better")


def rolled_outlook(play: VanguardPlay, decision: Decision) -> Outlook | None:
    """What would come now, and what of it with each option; None where nothing was rolled that counts."""
    tell = TOLD.get(decision.prompt)
    if tell is None or play.state.check is None:
        return None
    roll = Roll(play)
    if roll.action is None or not (roll.task.rows or any(roll.task.left)):
        return None
    as_it_lies = {READY.id: becomes(roll, roll.now), GO_ON.id: becomes(roll, roll.now)}
    offered = {option.id for option in decision.options}
    lines = {option: line for option, line in as_it_lies.items() if option in offered}
    return Outlook((_comes(roll, roll.now),), {**lines, **tell(roll, decision)})


def _comes(roll: Roll, result: Result) -> Line:
    """The row, or the steps."""
    if roll.task.rows:
        return Line("roll-comes", (("colour", result.outcome or "none"),))
    green, red = (min(made, left) for made, left in zip(result[1:3], roll.task.left, strict=True))
    return Line("roll-steps", (("green", green), ("red", red)))


def becomes(roll: Roll, result: Result) -> Line:
    """What becomes of the roll: stays, is lost, or something better comes."""
    before, after = roll.worth(roll.now), roll.worth(result)
    if not roll.task.rows:
        return _comes(roll, result)
    colours = (("before", roll.now.outcome or "none"), ("colour", result.outcome or "none"))
    if result.outcome == roll.now.outcome:
        return Line("roll-stays", colours[1:])
    return Line("roll-lost" if after < before else "roll-becomes", colours)


def _cards(roll: Roll, decision: Decision) -> Mapping[str, Line]:
    """Cards, Skills and Equipment: what they could make of it at best. V-CHECK-4.7."""
    found: dict[str, Line] = {}
    effects = {each.option.id: ability_of(roll.play, each).effect.tree for each in changes(roll.play)}
    for option in decision.options:
        effect = effects.get(option.id)
        value = None if effect is None else roll.with_card(effect)
        if effect is None or value is None:
            continue
        found[option.id] = could_become(roll, value[1]) if roll.could_gain(effect) else NO_BETTER
    return found


def could_become(roll: Roll, share: tuple[float, ...]) -> Line:
    if roll.action is None:
        return NO_BETTER
    rows, steps = dict(zip(ROWS, share, strict=False)), dict(zip((GREEN, RED), share[-2:], strict=True))
    return Line("roll-could", (("odds", figures(rows, steps, roll.action)),))


def _by_dice(result_of: Callable[[Roll, Option], Result | None]) -> Callable[[Roll, Decision], Mapping[str, Line]]:
    """By the result with each option."""

    def told(roll: Roll, decision: Decision) -> Mapping[str, Line]:
        results = {option.id: result_of(roll, option) for option in decision.options}
        return {option: becomes(roll, result) for option, result in results.items() if result is not None}

    return told


def _without(roll: Roll, option: Option) -> Result | None:
    """A Dice Combination takes its dice away. V-CHECK-5.2."""
    if option.verb != "combine":
        return None
    dice = ShownDie.parse_all(str(dict(option.refs)["dice"]))
    return roll.result(roll.without([(die.die, die.face) for die in dice]))


def _counted(roll: Roll, option: Option) -> Result | None:
    return roll.counted(*counting(option))


def counting(chosen: Option) -> tuple[int, list[tuple[str, str]]]:
    """How often an option counts a Special Effect, and with which dice. V-CHECK-7.10."""
    refs = dict(chosen.refs)
    return int(refs["times"]), [(die.die, die.face) for die in ShownDie.parse_all(str(refs["dice"]))]


def _row(roll: Roll, decision: Decision) -> Mapping[str, Line]:
    """To take a row or to give it up. V-CHECK-8.6."""
    instead = row_after(roll.play, str(dict(decision.refs)["colour"])) or "none"
    return {"decline-row": Line("roll-instead", (("colour", instead),))}


TOLD: dict[str, Callable[[Roll, Decision], Mapping[str, Line]]] = {
    "check-changes": _cards,
    "check-combinations": _by_dice(_without),
    "special-effect": _by_dice(_counted),
    "use-substitute": _row,
}
