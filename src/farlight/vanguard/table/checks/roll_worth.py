"""What a roll comes to as it lies, and what each change would make of it. Rulebook chapters 10.4 to 10.8."""

from collections.abc import Sequence
from functools import cached_property

from farlight.effects import Effect, verbs_in
from farlight.vanguard.rules.context import VanguardPlay
from farlight.vanguard.rules.exploration.dice_check_outcomes import IMMEDIATE, JUMP
from farlight.vanguard.rules.exploration.dice_check_roll import the_check
from farlight.vanguard.rules.exploration.roll_results import RANKING, Faces, Result, after, best, seen
from farlight.vanguard.rules.exploration.special_actions import action_at
from farlight.vanguard.table.checks.odds import task_for
from farlight.vanguard.table.checks.odds_with_cards import STEP, Value, on_roll, uses

Die = tuple[str, str]
"""A rolled die and the side that it shows."""
Worth = tuple[float, int]
LEAST = 1e-9
"""What differs by less is the same."""


class Roll:
    """The pool of a check, as its requirements look at it from the Special Effect that comes next."""

    def __init__(self, play: VanguardPlay) -> None:
        self.play = play
        self.check = the_check(play.state)
        self.action = action_at(play, self.check.action)
        self.task = task_for(play, self.check.active, self.check.action)
        self.pool: list[Die] = [(die, face) for _, die, face in self.check.pool]

    @property
    def place(self) -> int:
        return min(self.check.place, len(self.task.steps))

    def faces(self, pool: Sequence[Die], place: int) -> Faces:
        """Dice as they look from a Special Effect on."""
        dice = self.play.content.dice
        shown = ((dice[die].colour if die else "", face) for die, face in pool)
        return tuple(sorted(seen(self.task, place, each) for each in shown))

    def result(self, pool: Sequence[Die]) -> Result:
        """The best that these dice come to."""
        return best(self.task, self.place, self.faces(pool, self.place))

    @cached_property
    def now(self) -> Result:
        """As it lies; what an Immediate effect or a jump has settled stays as it is. V-CHECK-5.12, V-CHECK-7.11."""
        if self.is_settled:
            return Result(self.check.outcome, 0, 0, ())
        return self.result(self.pool)

    @property
    def is_settled(self) -> bool:
        return bool({JUMP, IMMEDIATE} & set(self.check.marks))

    def worth(self, result: Result) -> Worth:
        """Rows first, then what is left of the tracks."""
        green, red = (min(made, left) for made, left in zip((result.green, result.red), self.task.left, strict=True))
        return RANKING[result.outcome] if self.task.rows else 0.0, green - red

    def value(self, result: Result) -> float:
        """The same as one number, as cards are valued."""
        row, steps = self.worth(result)
        return row + STEP * steps

    def without(self, dice: Sequence[Die]) -> list[Die]:
        rest = list(self.pool)
        for die in dice:
            if die in rest:
                rest.remove(die)
        return rest

    def counted(self, times: int, dice: Sequence[Die]) -> Result:
        """The best of the rest, once the Special Effect that is asked about was counted so often. V-CHECK-7.10."""
        place = self.place - 1
        return after(self.task, place, times, self.faces(self.without(dice), place))

    def with_card(self, effect: Effect) -> Value | None:
        """What the roll is worth if a card is used on it at its best; None if the card leaves dice alone."""
        ways = uses(effect)
        return on_roll(self.play.content, self.task, ways, tuple(self.pool)) if ways else None

    def could_gain(self, effect: Effect) -> bool:
        """Whether a card could make something better of the roll than what lies there."""
        value = self.with_card(effect)
        return value is not None and value[0] > on_roll(self.play.content, self.task, (), tuple(self.pool))[0] + LEAST


def only_changes_dice(effect: Effect) -> bool:
    """Whether an effect does nothing but change the roll."""
    return verbs_in(effect) <= DICE_VERBS


DICE_VERBS = frozenset((
    "reroll", "reroll-any", "reroll-showing", "reroll-any-showing", "turn-freely", "turn-to", "turn-showing",
    "convert-this-check", "count-one-as-present", "progress",
))  # fmt: skip
"""What changes a roll and nothing else."""


def row_after(play: VanguardPlay, colour: str) -> str:
    """The row that would come if one were given up; empty for none. V-CHECK-8.3."""
    roll = Roll(play)
    rows = [row for row, _ in roll.task.rows]
    left = roll.task._replace(rows=roll.task.rows[rows.index(colour) + 1 :])
    return best(left, len(left.steps), roll.faces(roll.pool, roll.place)).outcome
