"""Long tales have paragraphs, in every language, and nobody is cut off in the middle of what they say."""

import pytest

from farlight.kernel import load_game
from farlight.texts import LANGUAGES, Texts
from farlight.texts.paragraphs import LONG, in_paragraphs

RAIN = "It rains on the yard, and on the boat, and on whoever waits there. "


def test_what_an_author_has_set_stays() -> None:
    assert in_paragraphs("Short.") == "Short."
    own = f"{RAIN * 5}\nIt stops."
    assert in_paragraphs(own) == own


def test_somebody_who_speaks_begins_a_paragraph() -> None:
    told = in_paragraphs(f'{RAIN * 2}"Same word," she says. {RAIN * 4}')
    assert told.split("\n\n")[1].startswith('"Same word,"')


@pytest.mark.parametrize("quotes", ['""', "“”", "„“", "«»"])
def test_a_speech_is_not_cut(quotes: str) -> None:
    speech = f"{quotes[0]}{RAIN * 8}That is all.{quotes[1]}"
    assert f"{speech}\n\n" in in_paragraphs(f"{RAIN}{RAIN}He says: {speech} {RAIN * 4}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_long_log_has_some(language: str) -> None:
    game = load_game("vanguard")
    texts = Texts(language, [game.texts], game.table.name_of)
    tales = [texts.name("text", f"log.{log}") for log in game.content.logs]
    whole = [told for told in tales if "\n\n" not in told]
    assert len(whole) < len(tales) / 3
    assert max(map(len, whole)) < 2 * LONG
