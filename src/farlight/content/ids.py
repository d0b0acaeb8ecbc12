"""Ids that every game has: places of texts, texts with what they are about, how a game ended, options, lists of words.

Each is a type with one `parse` and one `str`, as those of a game alone are in its `model/ids.py`.
"""

from functools import lru_cache
from typing import NamedTuple

from farlight.kernel import is_won

remembered = lru_cache(maxsize=10_000)
"""Far more words than a table has, and little memory: rules ask all the time what the same few words say."""


class TextPlace(NamedTuple):
    """Where a text stands in a pack: `event.g01.text`, `mission.home.lines.0`, `log.1101.instead.0`."""

    kind: str
    card: str
    path: tuple[str, ...] = ()

    @staticmethod
    @remembered
    def parse(text: str) -> "TextPlace":
        kind, card, *path = text.split(".")
        return TextPlace(kind, card, tuple(path))

    def part(self, *path: str) -> str:
        """How a part of it is written."""
        return str(self._replace(path=(*self.path, *path)))

    def __str__(self) -> str:
        return ".".join((self.kind, self.card, *self.path))


@remembered
def text_place(kind: str, card: str, *path: str | int) -> str:
    """How the place of a text is written: rules and tables name the same ones again and again."""
    return str(TextPlace(kind, card, tuple(map(str, path))))


class BoundText(NamedTuple):
    """A text and what it is about when it is read: `event.g01.text|fp=amara|sol=2`, `log.1101|active=k06`."""

    place: str
    values: tuple[tuple[str, str], ...] = ()

    @staticmethod
    def parse(text: str) -> "BoundText":
        place, *pairs = text.split("|")
        return BoundText(place, tuple((name, value) for name, _, value in (pair.partition("=") for pair in pairs)))

    def __str__(self) -> str:
        return "|".join((self.place, *(f"{name}={value}" for name, value in self.values)))


class Outcome(NamedTuple):
    """How a game or a part of it ended: `won/landfall`, `lost/parts`, `won`."""

    how: str
    ending: str = ""

    @staticmethod
    @remembered
    def parse(text: str) -> "Outcome":
        how, _, ending = text.partition("/")
        return Outcome(how, ending)

    def __str__(self) -> str:
        return f"{self.how}/{self.ending}" if self.ending else self.how

    @property
    def is_won(self) -> bool:
        return is_won(self.how)


class OptionId(NamedTuple):
    """An option by its verb and what it points at, as the kernel writes it: `with:cpu`, `via:A1-N+A2-N`, `back`."""

    verb: str
    value: str = ""

    @staticmethod
    @remembered
    def parse(text: str) -> "OptionId":
        verb, _, value = text.partition(":")
        return OptionId(verb, value)

    def __str__(self) -> str:
        return f"{self.verb}:{self.value}" if self.value else self.verb


@remembered
def words_in(text: str) -> tuple[str, ...]:
    """The words of a list in an effect, on a card or a die: `1 4 7`, `frozen water`, `PHY VAN`, `success wound`."""
    return tuple(text.split())


@remembered
def each_of(text: str) -> tuple[str, ...]:
    """The things that a word of an option, an event or a save names together: `k06,k02`, `red-basic, blue-tec`."""
    return tuple(word.strip() for word in text.split(",") if word.strip())
