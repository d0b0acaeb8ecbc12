"""Which rules are cited by conformance cases, chapter by chapter."""

from collections.abc import Iterable

import msgspec

from farlight.rulebook import Kind, Rule, rules
from farlight.scenarios.cases import Located


class Chapter(msgspec.Struct):
    """How much of a chapter is cited."""

    number: str
    title: str
    cited: list[str]
    uncited: list[str]


def chapters(game: str, cases: Iterable[Located]) -> list[Chapter]:
    """The chapters of a game's rulebook with their cited and uncited rules; lists and rulings aside."""
    cited = {rule for case in cases if case.game == game for rule in case.case.rule}
    found: dict[str, Chapter] = {}
    for rule in _counted(rules(game)):
        chapter = found.setdefault(rule.chapter, Chapter(rule.chapter, rule.title, [], []))
        (chapter.cited if rule.id in cited else chapter.uncited).append(rule.id)
    return list(found.values())


def _counted(known: Iterable[Rule]) -> list[Rule]:
    return [rule for rule in known if rule.kind in (Kind.RULE, Kind.EXAMPLE)]
