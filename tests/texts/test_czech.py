"""Czech of cards: small words stand second, one card speaks to one person, a weld is no strife."""

import re
from pathlib import Path

import pytest

import farlight
from tests.texts.generated import generated

PACKS = Path(farlight.__file__).parent / "packs"
QUOTED = re.compile("„[^„“]*“")
SMALL_WORD_TOO_LATE = re.compile(r"\b(?:potom|jinak) (?!pokud )(?!se |si )\w[^.,;:\u2013]*? (?:se|si) (?!\w+mi )")
TO_MANY = re.compile(r"\bpokud \w+(?:áte|íte)\b", re.IGNORECASE)


@pytest.mark.parametrize("mistake", [SMALL_WORD_TOO_LATE, TO_MANY], ids=["small words", "address"])
def test_no_card_has_it(mistake: re.Pattern[str]) -> None:
    told = (QUOTED.sub("„“", text) for text in generated("cs"))
    assert [text for text in told if mistake.search(text)] == []


def test_what_joins_two_plates_is_a_weld() -> None:
    files = [file for file in PACKS.glob("*/cs/*") if file.suffix in {".toml", ".tsv"}]
    assert files
    assert [
        file.name for file in files if re.search(r"\bsvár(?:u|em|y|ů)?\b", file.read_text("utf-8"), re.IGNORECASE)
    ] == []
