"""Sequential halving: which of several ways is best, with so many tries and the same luck for all."""

from collections.abc import Callable, Iterator, Sequence
from math import ceil, log2, sqrt
from typing import Generic, TypeVar

T = TypeVar("T")
SURE = 1.0
"""By so many standard errors another way must be better than the first one, which a policy with reasons would go."""
SLIGHT = 0.005
"""And by so much."""


class Way(Generic[T]):
    """A way that is tried, with what came of each try."""

    def __init__(self, what: T) -> None:
        self.what = what
        self.values: list[float] = []

    @property
    def mean(self) -> float:
        return sum(self.values) / len(self.values) if self.values else 0.0


class Halving(Generic[T]):
    """Tries all ways with the same seeds, then the better half of them with more, until one is left beside the first.

    The first way is never given up: it is what stands unless another one is clearly better.
    """

    def __init__(self, ways: Sequence[T], value: Callable[[T, int], float]) -> None:
        self.ways = [Way(each) for each in ways]
        self._value = value

    def run(self, tries: int, goes_on: Callable[[], bool]) -> Way[T]:
        """Spend so many tries, or stop when there is no time left."""
        rivals = self.ways[1:]
        for each in self._rounds(tries):
            for _ in range(each):
                seed = len(self.ways[0].values)
                for way in (self.ways[0], *rivals):
                    if way.values and not goes_on():
                        return self._best(rivals)
                    way.values.append(self._value(way.what, seed))
            rivals = sorted(rivals, key=lambda way: -way.mean)[: max(1, ceil(len(rivals) / 2))]
        return self._best(rivals)

    def _rounds(self, tries: int) -> Iterator[int]:
        """How many tries each way gets in each round."""
        count = len(self.ways)
        rounds = max(1, ceil(log2(count)))
        for number in range(rounds):
            left = 1 + max(1, ceil((count - 1) / 2**number))
            yield max(1, tries // (rounds * left))

    def _best(self, rivals: Sequence[Way[T]]) -> Way[T]:
        first = self.ways[0]
        best = max(rivals, key=lambda way: _lead(way, first), default=first)
        return best if _lead(best, first) > 0 else first


def _lead(way: Way[T], first: Way[T]) -> float:
    """By how much a way is better than the first one, as far as that is sure: luck that both had is no difference."""
    pairs = [one - other for one, other in zip(way.values, first.values, strict=False)]
    if len(pairs) < 2:
        return -1.0
    mean = sum(pairs) / len(pairs)
    spread = sqrt(sum((each - mean) ** 2 for each in pairs) / (len(pairs) - 1) / len(pairs))
    return mean - SURE * spread - SLIGHT
