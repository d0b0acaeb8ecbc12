"""Ids that say more than one thing, and the one way to read and to write each."""

from collections.abc import Iterable


def dice_together(dice: Iterable[str]) -> str:
    """Several dice in one word: `bold+calm`."""
    return "+".join(dice)


def each_die(word: str) -> list[str]:
    """The dice that `dice_together` named."""
    return word.split("+")
