"""A thing of the board leads to its rules: every chapter that the browser's boards name has some."""

import re
from pathlib import Path

import pytest

from farlight.kernel import load_game
from farlight.texts import Texts
from farlight.texts.rules import rules_about

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"


@pytest.mark.parametrize("game", ["martians", "vanguard"])
def test_every_kind_of_thing_has_rules(game: str) -> None:
    chapters = re.findall(r'"([MV]-[A-Z-]+)"', (GAMES / game / "rules.ts").read_text("utf-8"))
    known = load_game(game)
    texts = Texts("en", [known.texts], known.table.name_of)
    assert chapters
    assert [chapter for chapter in chapters if not rules_about(game, texts, chapter)] == []
