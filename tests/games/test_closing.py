"""Options that end a question say so themselves: no client has to know a game's verbs."""

import pytest

from farlight.kernel import load_game, option
from farlight.server.tables.rendering import choice_of
from farlight.texts import Texts


@pytest.mark.parametrize(
    ("game", "closes", "goes_on"),
    [
        ("martians", {"done", "ready", "declare", "done-exchanging"}, "back"),
        ("vanguard", {"done", "go-on", "no-action"}, "rest"),
    ],
)
def test_the_way_on_is_marked(game: str, closes: set[str], goes_on: str) -> None:
    known = load_game(game)
    texts = Texts("en", [known.texts], known.table.name_of)
    asked = {verb: choice_of(known, option(verb), texts) for verb in (*closes, goes_on)}
    assert {verb for verb, choice in asked.items() if choice.closes} == closes
