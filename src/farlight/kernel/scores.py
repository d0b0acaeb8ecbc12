"""Scores that carry their reasons: what a choice is worth is added up from terms, and each term can say what it is.

Nothing is put into words while a game is played: a term holds the function that tells its lines, and only whoever asks
for a hint has it called.
"""

from collections.abc import Callable, Iterable
from typing import Generic, TypeVar

import msgspec

from farlight.kernel.lines import Line

T = TypeVar("T")
"""What whoever scores looks at: the rules over what a seat sees, or something made of them."""


def silent(_seen: object) -> tuple[Line, ...]:
    """Nothing to say: a term that only decides between equals."""
    return ()


class Term(msgspec.Struct, Generic[T], frozen=True):
    """A part of a score: how much it adds, or takes, and what the table shows that makes it so."""

    worth: float
    tell: Callable[[T], Iterable[Line]] = silent


class Score(msgspec.Struct, Generic[T], frozen=True):
    """What a choice is worth, with all that it is made of."""

    total: float = 0.0
    terms: tuple[Term[T], ...] = ()

    def __add__(self, term: Term[T]) -> "Score[T]":
        return Score(self.total + term.worth, (*self.terms, term))

    def times(self, factor: float) -> "Score[T]":
        """The same reasons, each so much weightier."""
        return Score(self.total * factor, tuple(Term(term.worth * factor, term.tell) for term in self.terms))

    def lines(self, seen: T) -> list[Line]:
        """The reasons, the weightiest first; what speaks against it comes last."""
        ranked = sorted(self.terms, key=lambda term: -term.worth)
        return list(dict.fromkeys(line for term in ranked for line in term.tell(seen)))


def score(*terms: Term[T]) -> Score[T]:
    """What a choice is worth that these terms speak for or against."""
    return Score(sum(term.worth for term in terms), terms)
