"""What is read aloud: the texts of a pack that a game calls its Logs, and what it wants of them."""

from collections.abc import Collection, Iterator, Sequence

import msgspec

from farlight.content.cards import Name, names_in, told_as
from farlight.content.locate import TomlPath
from farlight.content.pack import LoadedPack


class Log(msgspec.Struct, frozen=True):
    """A text that is read aloud, with what may be told in its place."""

    path: TomlPath
    """Its card: kind and id."""
    texts: Sequence[tuple[TomlPath, Name]]
    """Each telling with its place; the first is the usual one."""
    asks: bool = False
    """Whether it lets the players choose between ways."""
    recalls: bool = False
    """Whether it knows what happened before."""


class Style(msgspec.Struct, frozen=True):
    """What a game wants of its Logs; shares are in percent, and 0 asks for nothing."""

    words: tuple[int, int] = (50, 140)
    """The fewest and the most words of a telling."""
    asks: int = 20
    """How many of them ask."""
    recalls: int = 40
    """How many of them know what happened before."""
    same: Collection[frozenset[str]] = ()
    """Kinds of cards that may have one name, for they are of one thing: a boat, and the project that builds it."""


def tellings(log: Log, language: str) -> list[tuple[TomlPath, str]]:
    """A Log's texts that are told in a language."""
    return [(path, text) for path, name in log.texts if (text := text_in(name, language))]


def text_in(name: Name, language: str) -> str:
    """A text in a language; empty if it is not told in it. A plain string is English."""
    if isinstance(name, str):
        return name if language == "en" else ""
    return told_as(name, language) or ""


def texts_of(pack: LoadedPack, language: str) -> Iterator[tuple[TomlPath, str]]:
    """Every text of a pack in a language, names and labels too."""
    for kind, cards in pack.cards.items():
        for card_id, card in cards.items():
            for path, name in names_in(card, (kind, card_id)):
                if text := text_in(name, language):
                    yield path, text
