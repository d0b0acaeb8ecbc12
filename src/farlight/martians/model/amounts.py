"""Amounts of effects: numbers, and those that the difficulty gives."""

import re
from collections.abc import Mapping
from functools import cache

from farlight.effects import SlotType

MAGNITUDES = ("HS", "HM", "HL", "GS", "GM")
"""Harm small, medium and large, gain small and medium: numbers of the difficulty. Wounds, Conditions and breaks have no
size.

M-RUL-DIF-02, M-RUL-EV-10, M-RUL-DIF-HS, M-RUL-DIF-HM, M-RUL-DIF-HL, M-RUL-DIF-GS, M-RUL-DIF-GM, M-RUL-DIF-03.
"""
_MAGNITUDE = re.compile(rf"\b({'|'.join(MAGNITUDES)})\b")


@cache
def has_magnitude(source: str) -> bool:
    """Whether a number of an effect is one that the difficulty gives."""
    return _MAGNITUDE.search(source) is not None


def in_numbers(source: str, sizes: Mapping[str, int]) -> str:
    """An effect with the numbers that a difficulty gives."""
    return _MAGNITUDE.sub(lambda found: str(sizes[found[1]]), source)


class Amount(SlotType, frozen=True):
    """A number, or one that the difficulty gives."""

    @property
    def refers(self) -> tuple[str, ...]:
        return ()

    def read(self, word: str) -> str | int | None:
        return word if word in MAGNITUDES else SlotType("int").read(word)

    def expected(self) -> tuple[str, ...]:
        return (*SlotType("int").expected(), *MAGNITUDES)
