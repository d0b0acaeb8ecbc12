"""The words in which a game's scenarios are written: sentences that set a position up and that check it."""

import re
from collections import Counter
from collections.abc import Callable, Mapping
from difflib import get_close_matches
from functools import cache
from importlib.metadata import entry_points
from typing import Any

import msgspec

from farlight.effects import EffectError, Form, Forms, SlotType, Source, Token, tokenize
from farlight.kernel import AnyPlay
from farlight.kernel.decision import Value
from farlight.scenarios.errors import CaseFailure

GROUP_NAME = "farlight.scenarios"
NOTHING = "nothing"
"""How a sentence says that a list is empty."""
_WORD = re.compile(r",|[^\s,]+")

Getter = Callable[..., object]
Setter = Callable[..., None]
Begin = Callable[[Any], None]
"""Brings a play from the first question of a game to where its cases begin."""
Deed = Callable[[Any, "re.Match[str]"], None]
"""Gives the answers that a sentence under `do` stands for; its first argument is a `farlight.scenarios.Answers`."""


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
        if isinstance(found, set | frozenset | Counter):  # the order does not matter
            each = found.elements() if isinstance(found, Counter) else found
            found, said = sorted(each), sorted(said) if isinstance(said, list) else said
        held = _written(found)
        if _written(said) == held:
            return None
        return self.form.write([*map(_written, self.values[:-1]), held])


Sees = Callable[[AnyPlay], object]  # Any: of whichever game is installed
"""What `sees PATH` looks into, from the rules over what a seat sees."""


def seen_state(seen: AnyPlay) -> object:
    """What a seat sees, as it is: for games whose cases have no words of their own for it."""
    return seen.state


class Words:
    """The vocabulary of one game. The last slot of a sentence is what it claims.

    `seat_fields` are the fields of the game's events that hold a seat: scenarios count them from 1. `seats` is how
    many play if a case does not say, `mission` what they play: the game's first one if it is empty. With `begin`, cases
    begin later than with the first question of the game. `sees` gives what `seat N sees PATH` looks into.
    """

    def __init__(
        self,
        types: Mapping[str, SlotType],
        seat_fields: tuple[str, ...] = ("seat",),
        seats: int = 2,
        begin: Begin | None = None,
        mission: str = "",
        sees: Sees = seen_state,
    ) -> None:
        self.aspects = Forms("sentence", {"seat": SeatType("seat"), **types}, {})
        self.seat_fields = frozenset(seat_fields)
        self.seats = seats
        self.mission = mission
        self.begin = begin
        self.sees = sees
        self.deeds: dict[str, tuple[re.Pattern[str], Deed]] = {}

    def aspect(self, pattern: str, get: Getter, put: Setter | None = None) -> None:
        """Register a sentence about the state, e.g. `hull is {hull:int}`.

        `get(play, *slots but the last)` tells what the last slot is; `put(play, *slots)` makes it so. Without `put`
        the sentence can only be claimed, in `then`. A slot `{x:list}` is a list of words; a getter that gives a set
        (or, where a word may stand twice, a Counter) is asked about in any order. A setter raises `CaseFailure` for
        what cannot be.
        """
        self.aspects.add(pattern, rule="", extra=put, name=pattern)(get)

    def deed(self, pattern: str, expression: str, act: Deed) -> None:
        """Register a sentence under `do` that stands for several answers: as documentation shows it, and how it is
        read.
        """
        self.deeds[pattern] = (re.compile(expression), act)

    def deed_of(self, text: str) -> tuple[Deed, "re.Match[str]"] | None:
        """The deed that a text is, if it is one."""
        for expression, act in self.deeds.values():
            if match := expression.fullmatch(text.strip()):
                return act, match
        return None

    def patterns(self) -> list[tuple[str, bool]]:
        """Every sentence, and whether it can be given."""
        return [(form.pattern, form.extra is not None) for form in self.aspects.by_name.values()]

    def read(self, text: str, seats: int, others: list[str]) -> Sentence:
        """Understand a sentence at a table of so many seats; `others` are the patterns that it could be besides."""
        source = Source(text)
        try:
            phrase = self.aspects.match(source, _tokens(text), len(text))
        except EffectError as error:
            problem = _strange(source, error).problem
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


def _tokens(text: str) -> list[Token]:
    """The words of a sentence: whatever spaces or commas separate, so that the names of a game may have any signs."""
    return [Token(match[0], match.start()) for match in _WORD.finditer(text)]


def _strange(source: Source, error: EffectError) -> EffectError:
    """What is wrong where words with signs do not fit: the sign, if the wrong word begins with one."""
    wrong = source.text[error.problem.column - 1 :]
    if wrong and not re.match(r"[\w,]", wrong):
        try:
            tokenize(source)
        except EffectError as strange:
            return strange
    return error


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
