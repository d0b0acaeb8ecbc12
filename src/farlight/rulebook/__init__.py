"""The rule ids of every game and the glossary, as data for tests, error messages and translators.

A game is known by its list `<game>.tsv` in this package, so a further game only adds a file.
`scripts/rulebook` writes the lists from the rule files; the glossary and the order of the book that players read
are kept by hand (docs/glossary.md).
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from importlib.resources import files

__all__ = ["BookPart", "Kind", "Rule", "Term", "book_parts", "games", "rules", "terms"]

GLOSSARY = "glossary"
BOOK = "book"


class Kind(StrEnum):
    """What an id stands for, and so whether a conformance case must cite it."""

    RULE = "rule"  # the only kind that needs a conformance case
    EXAMPLE = "example"
    LIST = "list"
    RULING = "ruling"
    WITHDRAWN = "withdrawn"


@dataclass(frozen=True, slots=True)
class Rule:
    id: str
    chapter: str
    title: str
    kind: Kind


@dataclass(frozen=True, slots=True)
class Term:
    """A word of a game: its name in code, the rule that defines it, its translations."""

    game: str
    term: str
    code: str
    rule: str
    it: str
    de: str
    cs: str


@dataclass(frozen=True, slots=True)
class BookPart:
    """A part of the book that players read: chapters of the rulebook, in the order in which they are met in play."""

    name: str
    icons: tuple[str, ...]
    """Small pictures of what it is about, the most telling first."""
    chapters: tuple[str, ...]


@cache
def games() -> tuple[str, ...]:
    """The games that have a rule list, by name."""
    names = (entry.name for entry in files(__name__).iterdir())
    found = {name.removesuffix(".tsv") for name in names if name.endswith(".tsv")}
    return tuple(sorted(found - {GLOSSARY, BOOK}))


@cache
def rules(game: str) -> tuple[Rule, ...]:
    """All rules of a game in the order of its rule files."""
    _require(game)
    return tuple(Rule(rule, chapter, title, Kind(kind)) for rule, chapter, title, kind in _rows(game))


@cache
def book_parts(game: str) -> tuple[BookPart, ...]:
    """The book of a game; none if nobody has put its chapters in order."""
    _require(game)
    rows = (row for of, *row in _rows(BOOK) if of == game)
    return tuple(BookPart(part, tuple(icons.split(",")), tuple(chapters.split(","))) for part, icons, chapters in rows)


def terms(game: str | None = None) -> tuple[Term, ...]:
    """The glossary, or the part of one game; a game may have no terms yet."""
    if game is None:
        return _glossary()
    _require(game)
    return tuple(term for term in _glossary() if term.game == game)


@cache
def _glossary() -> tuple[Term, ...]:
    return tuple(Term(*row) for row in _rows(GLOSSARY))


def _require(game: str) -> None:
    if game not in games():
        raise LookupError(f"There is no rulebook for {game!r}. Known games: {', '.join(games())}.")


def _rows(name: str) -> Iterator[list[str]]:
    """The rows of a table without its header."""
    text = files(__name__).joinpath(f"{name}.tsv").read_text(encoding="utf-8")
    return (line.split("\t") for line in text.splitlines()[1:])
