"""What somebody types is found whatever case and accents it has."""

import pytest

from farlight.texts.matching import begins, mentions


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("Čtyři židle", "ctyri zid"),
        ("Größere Straße", "grossere STRASSE"),
        ("Perché così", "perche così"),
        ("L'equipaggio", "l\N{RIGHT SINGLE QUOTATION MARK}equip"),
    ],
)
def test_words_are_found_without_their_accents(text: str, line: str) -> None:
    assert begins(text, line)
    assert mentions(text, line)


def test_other_words_are_not_found() -> None:
    assert not mentions("Čtyři židle", "stůl")
    assert not begins("Čtyři židle", "židle")
