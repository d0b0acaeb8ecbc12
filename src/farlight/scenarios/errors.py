"""What can be wrong in a case, and how a game's own sentences say so."""

from collections.abc import Iterable

from farlight.effects import expectation


class CaseFailure(Exception):
    """Why a case fails, in words. A game's sentences raise it for values that cannot be."""


def within(value: int, low: int, high: int, what: str) -> int:
    """The value, if it is one that can be."""
    if not low <= value <= high:
        raise CaseFailure(f"{what} is a number from {low} to {high}, not {value}")
    return value


def known(words: Iterable[str], allowed: Iterable[str], what: str) -> list[str]:
    """The words, if all of them name something that there is."""
    said, names = list(words), list(allowed)
    for word in said:
        if word not in names:
            raise CaseFailure(f"there is no {what} '{word}': {expectation(word, names)}")
    return said
