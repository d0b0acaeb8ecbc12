"""What a typed line could mean: words, numbers, or one of the choices that are on the screen."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

from farlight.texts.matching import begins, mentions

__all__ = ["Pickable", "begins", "exact", "mentions", "named", "whole"]


class Pickable(Protocol):
    """A line with a number or letter."""

    @property
    def id(self) -> str: ...
    @property
    def label(self) -> str: ...
    @property
    def text(self) -> str: ...
    @property
    def beside(self) -> bool: ...


P = TypeVar("P", bound=Pickable)


def exact(choices: Sequence[P], line: str, lettered: bool) -> P | None:
    """The choice with just this id, these words, or this number; letters count once they are on the screen."""
    said = line.casefold()
    labelled = [choice for choice in choices if said == choice.label and (lettered or not choice.beside)]
    known = [choice for choice in choices if said in (choice.id.casefold(), choice.text.casefold())]
    return next(iter([*labelled, *known]), None)


def named(choices: Sequence[P], line: str) -> list[P]:
    """The choices that a line could mean by the beginning of their words. Any-time effects want the whole name."""
    own = [choice for choice in choices if not choice.beside]
    meant = [choice for choice in own if begins(choice.text, line)]
    return meant or [choice for choice in own if mentions(choice.text, line)]


def whole(text: str) -> int | None:
    """A number as people type it."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else None
