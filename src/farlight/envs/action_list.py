"""The stable list of actions: a number for every option id, the same in every game, process and version.

The number comes from the id alone (CRC-32), so that `plan:rest` is the same action wherever it is offered. Ids that
would share a number are rare; if both are offered at once, the later one takes the next that is free.
"""

from collections.abc import Iterable, Sequence
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from farlight.kernel import Option

ANYTIME, BACK = 0, 1
"""Look at what can be done at any time; go back to the question."""
FIRST = 2
"""The first action that stands for an option."""
SIZE = 1024

Mask = NDArray[np.int8]


class ActionList:
    """So many actions; finds the number of each option."""

    def __init__(self, size: int = SIZE) -> None:
        if size < 64:
            raise ValueError(f"an action list needs at least 64 actions, not {size}")
        self.size = size
        self._known: dict[str, int] = {}

    def number_of(self, option_id: str) -> int:
        """The action that stands for an option id when no other takes its place."""
        found = self._known.get(option_id)
        if found is None:
            found = self._known[option_id] = FIRST + crc32(option_id.encode()) % (self.size - FIRST)
        return found

    def numbers(self, options: Iterable[Option]) -> list[int]:
        """The actions of options that are offered together, each its own."""
        known = self._known
        found = [known.get(option.id) or self.number_of(option.id) for option in options]
        return found if len(set(found)) == len(found) else self._apart(found)

    def _apart(self, found: Sequence[int]) -> list[int]:
        taken: set[int] = set()
        apart = []
        for number in found:
            while number in taken:
                number = number + 1 if number + 1 < self.size else FIRST  # noqa: PLW2901
            taken.add(number)
            apart.append(number)
        return apart

    def mask(self, numbers: Sequence[int]) -> Mask:
        mask = np.zeros(self.size, np.int8)
        mask[numbers] = 1
        return mask
