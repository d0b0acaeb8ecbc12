"""From tree to source and back, for arbitrary effects of every vocabulary."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from farlight.effects import EffectError, Problem, Source, message_keys, parse, write
from farlight.effects.tree import RESERVED
from farlight.kernel import game_names, load_game
from tests.effects.toy import WORDS
from tests.effects.vocabularies import ALL, GAMES, effects

vocabularies = pytest.mark.parametrize("name", ALL)


@vocabularies
@settings(deadline=None)
@given(data=st.data())
def test_writing_an_effect_and_reading_it_gives_the_same_tree(name: str, data: st.DataObject) -> None:
    words = ALL[name]
    tree = data.draw(effects(words))
    source = write(tree, words)
    assert parse(Source(source), words).tree == tree, source


@vocabularies
@settings(deadline=None)
@given(data=st.data())
def test_writing_is_stable(name: str, data: st.DataObject) -> None:
    words = ALL[name]
    source = write(data.draw(effects(words)), words)
    assert write(parse(Source(source), words).tree, words) == source


PIECES = ["wave", "earn", "2", "first", "player", *sorted(RESERVED)]


def error_of(text: str) -> Problem | None:
    try:
        parse(Source(text), WORDS)
    except EffectError as error:
        return error.problem
    return None


@given(st.text(alphabet=[*"".join(PIECES), " ", "\n", "\t", "'", "é"], max_size=60))
def test_any_text_parses_or_is_explained_at_a_place_within_it(text: str) -> None:
    wrong = error_of(text)
    rows = text.split("\n")
    assert wrong is None or (1 <= wrong.line <= len(rows) and 1 <= wrong.column <= len(rows[wrong.line - 1]) + 1)


@given(st.lists(st.sampled_from(PIECES), max_size=14).map(" ".join))
def test_any_row_of_words_parses_to_something_that_can_be_written_or_is_explained(text: str) -> None:
    wrong = error_of(text)
    if wrong is None:
        tree = parse(Source(text), WORDS).tree
        assert parse(Source(write(tree, WORDS)), WORDS).tree == tree
    else:
        assert wrong.message
        assert "^" in wrong.excerpt


@pytest.mark.parametrize("game", game_names())
def test_a_game_whose_texts_speak_of_effects_has_a_vocabulary_that_these_tests_find(game: str) -> None:
    """Guards the search for vocabularies: it must not overlook a game."""
    texts = (load_game(game).texts / "en.ftl").read_text("utf-8")
    assert ("\neffect-" in texts) == (game in GAMES)
    assert game not in GAMES or message_keys(GAMES[game])
