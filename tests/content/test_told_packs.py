"""The languages of our own packs: whole, and written as each of them is written."""

import re
from collections.abc import Iterator

import pytest

from farlight.content import CheckedPack, tell
from farlight.content.cards import value_at
from farlight.kernel import game_names, load_game

MARKS = {"it": ("«", "»"), "de": ("„", "“"), "cs": ("„", "“")}
"""What opens and closes what somebody says."""
OTHER_MARKS = {"it": '"„', "de": '"«»', "cs": '"«»'}
_LOW = ("\N{SINGLE LOW-9 QUOTATION MARK}", "\N{LEFT SINGLE QUOTATION MARK}")
WITHIN = {"it": ("“", "”"), "de": _LOW, "cs": _LOW}
"""What is quoted inside of that."""
ENGLISH = re.compile(r"\b(?:the|and|with|is|not|you)\b")
TWICE = re.compile(r"\b(\w+) \1\b")
RIGHT_TWICE = {
    "it": {"appena", "caldo", "dritto", "liscio", "piano", "piccola", "piccolo", "tonde", "tsk"},
    "de": {"der", "die", "ihr", "sie", "warm"},
    "cs": {"teplo"},
}
"""What a language says twice: Italian for more of it, German where a pronoun meets another."""


def told() -> Iterator[tuple[str, str]]:
    for name in game_names():
        pack = load_game(name).pack
        if isinstance(pack, CheckedPack):
            yield from ((name, language) for language in pack.loaded.info.languages)


@pytest.mark.parametrize(("game", "language"), list(told()))
def test_what_a_pack_declares_is_all_told_and_well_written(game: str, language: str) -> None:
    pack = load_game(game).pack
    assert isinstance(pack, CheckedPack)
    texts = pack.told_texts()
    coverage = texts.coverage(language)
    assert (coverage.told, coverage.stale) == (coverage.texts, 0)
    cards = pack.loaded.cards
    found = []
    for place, original in texts.originals.items():
        kind, card, *way = map(str, original.path)
        name = value_at(cards[kind][card], way)
        assert isinstance(name, dict)
        found += [f"{place}: {wrong}" for wrong in _wrong(tell(name, language), language)]
    assert found == []


def _wrong(text: str, language: str) -> Iterator[str]:
    pairs = (MARKS[language], WITHIN[language])
    is_paired = all(text.count(opening) == text.count(closing) for opening, closing in pairs)
    if not is_paired or any(mark in text for mark in OTHER_MARKS[language]):
        yield "quotation marks"
    if "  " in text or " ," in text or " ." in text or text != text.strip():
        yield "spaces"
    for word in {*TWICE.findall(text)} - RIGHT_TWICE[language]:
        yield f"twice: {word}"
    if ENGLISH.search(text):
        yield "English"
