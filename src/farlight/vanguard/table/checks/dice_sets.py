"""Sets of dice for a check, found by a search over what everybody could give. Rulebook chapter 10.1.

A set is worth what comes of it less what it spends: so equal chances are told apart by their price.
"""

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple

from farlight.vanguard.model.card_parts import Action
from farlight.vanguard.rules.context import VanguardPlay
from farlight.vanguard.rules.exploration.dice_check_roll import assistants, may_give, the_check
from farlight.vanguard.rules.exploration.roll_results import GREEN, RANKING, RED, Task
from farlight.vanguard.rules.exploration.section_dice import available
from farlight.vanguard.table.checks.odds import Odds, chances, task_for

Given = tuple[int, str]
"""A die and whose it is."""
WIDTH = 2
"""So many sets of each size are grown further."""
MOST_TRIED = 150
"""After so many different sets the search ends."""
SPENT, LAST, LENT = 0.06, 0.06, 0.01
"""What a die is worth to whoever keeps it, the last one of somebody, and one that somebody else would give."""
STEP, END = 0.5, 1.0
"""A step on a track, and its end, against a row (`RANKING`)."""


class DiceSet(NamedTuple):
    """Dice that could be rolled together."""

    dice: tuple[Given, ...]
    """Sorted by their owners."""
    odds: Odds
    value: float
    """What comes of it, less its price."""

    def of(self, who: int) -> int:
        return sum(owner == who for owner, _ in self.dice)


class Search:
    """All dice that could be rolled in a check, by those who may be asked for them."""

    def __init__(self, play: VanguardPlay, action: Action, fixed: Sequence[Given] = ()) -> None:
        self.play = play
        self.action = action
        self.fixed = tuple(sorted(fixed))
        """Dice in hand that nobody here can take back."""
        self.check = the_check(play.state)
        self.task: Task = task_for(play, self.check.active, self.check.action)
        self.ready = {who: Counter(dice) for who, dice in self._dice()}
        """The dice of everybody who may give some, those in hand among them."""
        self.most = {who: self._most(who) for who in self.ready}
        self._known: dict[tuple[Given, ...], DiceSet] = {}

    def _dice(self) -> Iterator[tuple[int, list[str]]]:
        crew, active = self.play.state.crew, self.check.active
        for who in dict.fromkeys([active, *assistants(self.play), *(owner for owner, _ in self.check.given)]):
            given = [die for owner, die in self.check.given if owner == who]
            yield who, [*given, *available(crew[who])]

    def _most(self, who: int) -> int:
        """How many dice somebody may give in all. V-CHECK-1.1, V-CHECK-1.4."""
        count = self.ready[who].total()
        given = sum(owner == who for owner, _ in self.check.given)
        return count if who == self.check.active else min(count, given + max(0, may_give(self.play, who)))

    def dice_set(self, dice: Collection[Given]) -> DiceSet:
        key = tuple(sorted(dice))
        found = self._known.get(key)
        if found is None:
            odds = chances(self.play.content, self.task, [die for _, die in key])
            found = self._known[key] = DiceSet(key, odds, self._worth(odds) - self._price(key))
        return found

    def _worth(self, odds: Odds) -> float:
        """Rows by their rank, steps of tracks by what is left of them."""
        rows = sum(share * RANKING[colour] for colour, share in odds.rows.items())
        steps = odds.progress[GREEN] - odds.progress[RED]
        return rows + STEP * steps + END * (odds.ends[GREEN] - odds.ends[RED])

    def _price(self, dice: tuple[Given, ...]) -> float:
        owners = Counter(owner for owner, _ in dice)
        last = sum(count == self.ready[owner].total() for owner, count in owners.items())
        lent = sum(count for owner, count in owners.items() if owner != self.check.active)
        return SPENT * len(dice) + LAST * last + LENT * lent

    def best(self, givers: Collection[int]) -> DiceSet | None:
        """The best set of dice of some people; None if none can be rolled by them."""
        found = [each for each in self._grown(givers) if self._may_roll(each)]
        return max(found, key=lambda each: each.value, default=None)

    def _may_roll(self, dice: DiceSet) -> bool:
        """Whether the compulsory Assist is among them. V-SPECIAL-08."""
        return not self.action.assisted or dice.of(self.check.active) < len(dice.dice)

    def _grown(self, givers: Collection[int]) -> Iterator[DiceSet]:
        """Larger and larger sets, the most promising ones of each size."""
        layer: list[DiceSet] = [self.dice_set(self.fixed)]
        tried = 0
        while layer and tried < MOST_TRIED:
            grown = {more: None for each in layer for more in self._with_one_more(each.dice, givers)}
            sets = [self.dice_set(each) for each in grown]
            yield from sets
            tried += len(sets)
            layer = sorted(sets, key=lambda each: -each.value)[:WIDTH]

    def _with_one_more(self, dice: tuple[Given, ...], givers: Collection[int]) -> Iterator[tuple[Given, ...]]:
        used = Counter(dice)
        for who in self.ready:
            if who in givers and sum(owner == who for owner, _ in dice) < self.most[who]:
                for die, count in self.ready[who].items():
                    if used[who, die] < count:
                        yield tuple(sorted((*dice, (who, die))))

    def all_dice(self, givers: Collection[int]) -> DiceSet:
        """All that some people may give; of those who may give only some, their best. V-CHECK-1.4."""
        dice = list(self.fixed)
        for who in self.ready:
            if who in givers and self.most[who] == self.ready[who].total():
                dice += [(who, die) for die in self.ready[who].elements()]
        for who in self.ready:
            if who in givers and self.most[who] < self.ready[who].total():
                for _ in range(self.most[who]):
                    more = self._with_one_more(tuple(sorted(dice)), (who,))
                    dice = list(max(map(self.dice_set, more), key=lambda each: each.value).dice)
        return self.dice_set(dice)
