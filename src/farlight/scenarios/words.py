"""The words in which a game's scenarios are written: sentences that set a position up and that check it."""

import re
from collections.abc import Callable, Mapping
from difflib import get_close_matches
from functools import cache
from importlib.metadata import entry_points
from typing import Any

import msgspec

from farlight.effects import EffectError, Form, Forms, SlotType, Source, tokenize
from farlight.kernel.decision import Value
from farlight.scenarios.errors import CaseFailure

GROUP_NAME = "farlight.scenarios"
NOTHING = "nothing"
"""How a sentence says that a list is empty."""

Getter = Callable[..., object]
Setter = Callable[..., None]


class SeatType(SlotType, frozen=True):
    """A seat at this table, counted from 1; whether there is such a seat is checked before a game hears of it."""

    def read(self, word: str) -> Value | None:
        return int(word) if word.isascii() and word.isdigit() else None

    def expected(self) -> tuple[str, ...]:
        return ("a seat, counted from 1",)


class Sentence(msgspec.Struct, frozen=True):
    """A sentence that was understood: its form and its values, lists as lists."""

    form: Form
    values: tuple[Value | list[str], ...]

    def put(self, play: Any) -> None:
        """Make it so."""
        put: Setter | None = self.form.extra
        if put is None:
            raise CaseFailure("this can only be claimed, in 'then'")
        put(play, *self.values)

    def found(self, play: Any) -> str | None:
        """The sentence that holds instead of this one, or None if this one holds."""
        found, said = self.form.run(play, *self.values[:-1]), self.values[-1]
        if isinstance(found, set | frozenset):  # the order does not matter
            found, said = sorted(found), sorted(said) if isinstance(said, list) else said
        held = _written(found)
        if _written(said) == held:
            return None
        return self.form.write([*map(_written, self.values[:-1]), held])


class Words:
    """The vocabulary of one game. The last slot of a sentence is what it claims.

    `seat_fields` are the fields of the game's events that hold a seat: scenarios count them from 1.
    """

    def __init__(self, types: Mapping[str, SlotType], seat_fields: tuple[str, ...] = ("seat",)) -> None:
        self.aspects = Forms("sentence", {"seat": SeatType("seat"), **types}, {})
        self.seat_fields = frozenset(seat_fields)

    def aspect(self, pattern: str, get: Getter, put: Setter | None = None) -> None:
        """A sentence about the state, e.g. `hull is {hull:int}`.

        `get(play, *slots but the last)` tells what the last slot is; `put(play, *slots)` makes it so. Without `put`
        the sentence can only be claimed, in `then`. A slot `{x:list}` is a list of words; a getter that gives a set
        is asked about in any order. A setter raises `CaseFailure` for what cannot be.
        """
        self.aspects.add(pattern, rule="", extra=put, name=pattern)(get)

    def patterns(self) -> list[tuple[str, bool]]:
        """Every sentence, and whether it can be given."""
        return [(form.pattern, form.extra is not None) for form in self.aspects.by_name.values()]

    def read(self, text: str, seats: int, others: list[str]) -> Sentence:
        """Understand a sentence at a table of so many seats; `others` are the patterns that it could be besides."""
        source = Source(text)
        try:
            tokens = tokenize(source)
            phrase = self.aspects.match(source, tokens, len(text))
        except EffectError as error:
            problem = error.problem
            raise CaseFailure(f"{problem.message}\n{problem.excerpt}\n{self._nearest(text, others)}") from error
        form = self.aspects.by_name[phrase.form]
        values = [_value(slot.type, arg, seats) for slot, arg in zip(form.slots, phrase.args, strict=True)]
        return Sentence(form, tuple(values))

    def _nearest(self, text: str, others: list[str]) -> str:
        patterns = [*others, *(pattern for pattern, _ in self.patterns())]
        close = get_close_matches(re.sub(r"\d+", "N", text), patterns, 3, cutoff=0.0)
        return f"Nearest: {'; '.join(close)}. All: docs/scenarios.md"


def check_seat(seat: int, seats: int) -> int:
    """The seat, if it is at the table."""
    if not 1 <= seat <= seats:
        raise CaseFailure(f"there is no seat {seat}: this table has {seats}, counted from 1 (given 'N seats' sets it)")
    return seat


@cache
def load_words(game: str) -> Words:
    """The vocabulary of an installed game."""
    found = [entry for entry in entry_points(group=GROUP_NAME) if entry.name == game]
    if not found:
        raise LookupError(f"The game '{game}' has no scenario words: register them as '{GROUP_NAME}'.")
    words: Any = found[0].load()
    return words  # type: ignore[no-any-return]


def _value(kind: SlotType, value: Value, seats: int) -> Value | list[str]:
    if kind.name == "seat":
        return check_seat(int(value), seats)
    if kind.name != "list":
        return value
    words = str(value).split()
    if not words:
        raise CaseFailure(f"the list is missing: name its words, or say '{NOTHING}'")
    return [] if words == [NOTHING] else words


def _written(value: object) -> str:
    if isinstance(value, list | tuple):
        return ", ".join(map(str, value)) or NOTHING
    return str(value)
