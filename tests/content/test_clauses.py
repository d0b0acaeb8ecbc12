"""Clauses of a text: one way of each is told, and none of their marks is read aloud."""

import pytest

from farlight.content import CheckedPack, tell
from farlight.content.cards import value_at
from farlight.content.clauses import FRAME, chosen, is_whole
from farlight.kernel import game_names, load_game
from farlight.texts import LANGUAGES

NESTED = "A{if ONE} b{if TWO} c{else} d{end} e{else} f{if THREE} g{end}{end} h"


@pytest.mark.parametrize(
    ("flags", "told"),
    [
        ({"ONE", "TWO"}, "A b c e h"),
        ({"ONE"}, "A b d e h"),
        ({"THREE"}, "A f g h"),
        (set(), "A f h"),
    ],
)
def test_a_clause_may_stand_inside_another(flags: set[str], told: str) -> None:
    assert chosen(NESTED, flags.__contains__) == told


@pytest.mark.parametrize("text", ["{if ONE} a", "a{end}", "{if ONE} a{else} b{else} c{end}", "{else}"])
def test_a_clause_that_is_not_closed_is_noticed(text: str) -> None:
    assert not is_whole(text)
    assert is_whole(NESTED)


@pytest.mark.parametrize("game", game_names())
def test_no_mark_of_a_clause_is_read_aloud_in_any_language(game: str) -> None:
    pack = load_game(game).pack
    assert isinstance(pack, CheckedPack)
    found = []
    for place, original in pack.told_texts().originals.items():
        kind, card, *way = map(str, original.path)
        if kind == "pack":
            continue
        name = value_at(pack.loaded.cards[kind][card], way)
        assert isinstance(name, str | dict)
        texts = [tell(name, language) for language in LANGUAGES]
        found += [place for text in texts if FRAME.search(chosen(text, lambda _: True)) or not is_whole(text)]
    assert found == []
