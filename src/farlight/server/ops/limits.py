"""Counting what visitors ask for."""

import time
from collections.abc import Callable


class Bucket:
    """Fills with time, empties with use: a burst is fine, a flood is not."""

    __slots__ = ("_clock", "_level", "_rate", "_size", "_then")

    def __init__(self, rate: float, size: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._size = size
        self._level = size
        self._clock = clock
        self._then = clock()

    @property
    def wait(self) -> float:
        """Seconds until there is enough for one more."""
        return max(0.0, (1.0 - self._level) / self._rate)

    def _fill(self) -> None:
        now = self._clock()
        self._level = min(self._size, self._level + (now - self._then) * self._rate)
        self._then = now

    def owe(self) -> float:
        """Take one more, also on credit: seconds until it is paid for."""
        self._fill()
        self._level -= 1.0
        return max(0.0, -self._level / self._rate)

    def take(self) -> bool:
        """Whether there is enough for one more."""
        self._fill()
        if self._level < 1.0:
            return False
        self._level -= 1.0
        return True

    @property
    def is_full(self) -> bool:
        """Whether nobody has used it for so long that it need not be kept."""
        return self._level + (self._clock() - self._then) * self._rate >= self._size


class Buckets:
    """A bucket for each visitor; full ones are forgotten."""

    MOST = 10_000

    def __init__(self, rate: float, size: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._size, self._clock = rate, size, clock
        self._buckets: dict[str, Bucket] = {}

    def wait(self, visitor: str) -> float:
        """Seconds until a visitor may have one more."""
        bucket = self._buckets.get(visitor)
        return 0.0 if bucket is None else bucket.wait

    def take(self, visitor: str) -> bool:
        return self._of(visitor).take()

    def owe(self, visitor: str) -> float:
        """Take one more, also on credit: seconds until it is paid for."""
        return self._of(visitor).owe()

    def _of(self, visitor: str) -> Bucket:
        bucket = self._buckets.get(visitor)
        if bucket is None:
            if len(self._buckets) >= self.MOST:
                self._buckets = {who: known for who, known in self._buckets.items() if not known.is_full}
            bucket = self._buckets[visitor] = Bucket(self._rate, self._size, self._clock)
        return bucket
