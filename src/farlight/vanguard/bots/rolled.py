"""What to make of dice that are rolled: cards that change them, dice to count, rows to meet."""

from collections.abc import Sequence

from farlight.kernel import Decision, Option
from farlight.vanguard.bots.team import Team, ref
from farlight.vanguard.rules.exploration.roll_results import Faces, Result, Task, after, best, seen
from farlight.vanguard.table.odds import task_for

CHANGES = ("reroll", "reroll-any", "reroll-showing", "reroll-any-showing", "turn-freely", "turn-to", "turn-showing")
"""Verbs that make a bad roll better."""
RANKS = {"yellow": 3.0, "green": 2.0, "": 0.0, "red": -2.0}


class Roll:
    """The pool of a check, as its requirements look at it."""

    def __init__(self, team: Team) -> None:
        check = team.state.check
        if check is None:
            raise AssertionError("no Dice Check is under way")
        self.team = team
        self.task: Task = task_for(team.play, check.active, check.action)
        self.pool = [(die, face) for _, die, face in check.pool]

    def faces(self, pool: Sequence[tuple[str, str]], place: int = 0) -> Faces:
        dice = self.team.content.dice
        shown = ((dice[die].colour if die else "", face) for die, face in pool)
        return tuple(sorted(seen(self.task, place, each) for each in shown))

    def worth(self, pool: Sequence[tuple[str, str]]) -> float:
        return self.value(best(self.task, 0, self.faces(pool)))

    def value(self, result: Result) -> float:
        """Rows, then steps; the end of a track is worth most."""
        left_green, left_red = self.task.left
        total = RANKS[result.outcome] if self.task.rows else 0.0
        total += min(result.green, left_green) - 0.7 * min(result.red, left_red)
        if left_green and result.green >= left_green:
            total += 2.0
        return total - (1.0 if left_red and result.red >= left_red else 0.0)

    @property
    def is_good(self) -> bool:
        """Nothing has to be changed."""
        result = best(self.task, 0, self.faces(self.pool))
        if self.task.rows:
            return result.outcome in ("yellow", "green")
        return result.green >= self.task.left[0] and not result.red

    @property
    def useless(self) -> int:
        """How many dice the roll could do without, each by itself."""
        now = self.worth(self.pool)
        return sum(self.worth([*self.pool[:place], *self.pool[place + 1 :]]) >= now for place in range(len(self.pool)))

    def least_useful(self, decision: Decision) -> int:
        """The die without which the roll is worth most."""
        scores = [self._without(option) for option in decision.options]
        return scores.index(max(scores))

    def _without(self, option: Option) -> float:
        die = (ref(option, "die"), ref(option, "face"))
        if die not in self.pool:  # enough is enough
            return self.worth(self.pool) - 0.01
        rest = list(self.pool)
        rest.remove(die)
        return self.worth(rest)

    def count(self, decision: Decision) -> int:
        """Which dice to count for a Special Effect. V-CHECK-7.10."""
        need = str(dict(decision.refs).get("need", ""))
        place = next((number for number, step in enumerate(self.task.steps) if step.need == need), None)
        if place is None:
            return 0
        scores = []
        for option in decision.options:
            rest = list(self.pool)
            for told in filter(None, ref(option, "dice").split(", ")):
                die, _, face = told.partition(" ")
                if (die, face) in rest:
                    rest.remove((die, face))
            result = after(self.task, place, int(ref(option, "times")), self.faces(rest, place))
            scores.append(self.value(result))
        return scores.index(max(scores))
