"""Every card of both games in every language: capitals, doubled words, marks, leftover English, long sentences."""

import re

import pytest

from farlight.texts import LANGUAGES
from tests.texts.generated import cards, generated

languages = pytest.mark.parametrize("language", LANGUAGES)

QUOTED = re.compile(r"«[^»]*»|„[^“]*“|“[^”]*”")
"""Names of cards: what is in them is the pack's."""
BEGINNING = re.compile(r"(?<![\d.])[.!?] +([^\W\d_])")
"""The first letter of a sentence; a full stop behind a figure may be that of an ordinal."""
MARKS = re.compile(r"[{}\u2068\u2069]|\b(?:undefined|None|NaN)\b")
DOUBLED = re.compile(r"\b([^\W\d]+) \1\b", re.IGNORECASE)
ENGLISH = re.compile(
    r"\b(?:the|and|with|your|each|you|cards?|draw|gain|when|lose|roll|spend|of|from|Crewmember|Suppl(?:y|ies)|Injury"
    r"|tokens?|otherwise|may)\b"
)
"""Words of English rules that no other language of ours has."""
LONGEST, LONG, MOST_LONG = 60, 35, 0.01
"""Words of a sentence of a card: none has more; those that are long, and how many of all may be."""


def sentences(text: str) -> list[str]:
    return [told for told in re.split(r"(?<=[.!?])\s+|\n", QUOTED.sub("N", text)) if told]


@languages
def test_every_sentence_begins_with_a_capital(language: str) -> None:
    assert len(generated(language)) > 5000
    begun = ((text, BEGINNING.findall(QUOTED.sub("N", text))) for text in generated(language))
    assert [text for text, letters in begun if any(letter.islower() for letter in letters)] == []


@languages
def test_no_word_stands_twice(language: str) -> None:
    assert [text for text in generated(language) if DOUBLED.search(QUOTED.sub("N", text))] == []


@languages
def test_nothing_is_left_of_how_a_text_is_made(language: str) -> None:
    assert [text for text in generated(language) if MARKS.search(text)] == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_no_english_is_left(language: str) -> None:
    assert [text for text in generated(language) if ENGLISH.search(text)] == []


@languages
def test_no_card_says_too_much_in_one_breath(language: str) -> None:
    lengths = {
        told: len(re.findall(r"[\w'\u2019+\u2212]+", told)) for text in cards(language) for told in sentences(text)
    }
    assert [told for told, words in lengths.items() if words > LONGEST] == []
    assert sum(words > LONG for words in lengths.values()) <= MOST_LONG * len(lengths)
