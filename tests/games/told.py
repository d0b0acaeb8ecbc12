"""Whether a reason can be shown: its rule exists, and every language has words for it and for all that it names."""

import re
from functools import cache
from typing import Any

from farlight.kernel import Position, Refusal
from farlight.rulebook import rules
from farlight.texts import LANGUAGES, Texts

Table = Position[Any, Any]

KEY = re.compile(r"[a-z0-9_.:]+(?:[-_:][a-z0-9]+)+")
"""What looks like the id of something or the key of a message, and not like a word."""
PLAIN = ("none", "")
"""What a message asks about instead of telling it."""


@cache
def known_rules(game: str) -> frozenset[str]:
    return frozenset(rule.id for rule in rules(game))


def texts_at(table: Table, language: str) -> Texts:
    game = table.game
    return Texts(language, [game.texts], lambda *asked: game.table.name_at(table.state, *asked))


def told_badly(table: Table, why: Refusal) -> str:
    """What is wrong with how a reason is told; empty if nothing is."""
    if why.rule not in known_rules(table.game.name):
        return f"no rule {why.rule}"
    said = {language: texts_at(table, language) for language in LANGUAGES}
    for kind, value in why.refs:
        if isinstance(value, str) and value not in PLAIN and _is_raw(kind, value, said):
            return f"no name for {kind} {value}"
    for language, texts in said.items():
        text = texts.refusal(why).removesuffix(f" ({why.rule})")
        raw = [word for word in KEY.findall(text) if texts.has(word) or word in map(str, dict(why.refs).values())]
        if not text or why.reason in text or raw or "{" in text:
            return f"{language}: {text}"
    return ""


def _is_raw(kind: str, value: str, said: dict[str, Texts]) -> bool:
    """Whether no language has a name for a thing that is no number."""
    return not value.isdecimal() and all(texts.name(kind, value) == value for texts in said.values())
