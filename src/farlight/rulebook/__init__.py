"""The rule ids of every game and the glossary, as data for tests, error messages and translators.

A game is known by its list `<game>.tsv` in this package, so a further game only adds a file.
`scripts/rulebook` writes the lists from the rule files; the glossary is kept by hand (docs/glossary.md).
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from importlib.resources import files

__all__ = ["Kind", "Rule", "Term", "games", "rules", "terms"]

GLOSSARY = "glossary"


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


@cache
def games() -> tuple[str, ...]:
    """The games that have a rule list, by name."""
    names = (entry.name for entry in files(__name__).iterdir())
    found = {name.removesuffix(".tsv") for name in names if name.endswith(".tsv")}
    return tuple(sorted(found - {GLOSSARY}))


@cache
def rules(game: str) -> tuple[Rule, ...]:
    """All rules of a game in the order of its rule files."""
    _require(game)
    return tuple(Rule(rule, chapter, title, Kind(kind)) for rule, chapter, title, kind in _rows(game))


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
