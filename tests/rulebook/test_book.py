"""The book that players read: every chapter that can be told beforehand has its place, but for scripts of lessons."""

import pytest
from tests.texts.test_messages import messages

from farlight.kernel import load_game
from farlight.rulebook import book_parts, games, terms
from farlight.texts import LANGUAGES, Texts
from farlight.texts.rules import book, chapters, words

LEFT_OUT = {"vanguard": {"6"}, "martians": set[str](), "beacon": set[str]()}
"""What the led first round says is said by it."""
every_game = pytest.mark.parametrize("game", games())


def texts_of(game: str, language: str = "en") -> Texts:
    loaded = load_game(game)
    return Texts(language, [loaded.texts], loaded.table.name_of)


@every_game
def test_every_chapter_stands_in_one_part(game: str) -> None:
    if not book_parts(game):
        return
    placed = [number for part in book_parts(game) for number in part.chapters]
    assert len(placed) == len(set(placed))
    assert {chapter.number for chapter in chapters(game, texts_of(game))} - set(placed) == LEFT_OUT[game]


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_book_has_titles_and_rules(game: str, language: str) -> None:
    texts = texts_of(game, language)
    for part, title, held in book(game, texts):
        assert title
        assert part.icons
        assert all(chapter.rules for chapter in held)


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_explained_by_their_rule(language: str) -> None:
    """As each language calls them, without the bracket that tells two terms apart."""
    known = {word: (text, rule) for word, text, rule in words("vanguard", texts_of("vanguard", language))}
    assert len(known) > 100
    called = {"en": "Lander", "it": "Lander", "de": "Lander", "cs": "výsadková loď"}[language]
    assert known[called][1] == "V-LAND-01"
    assert not any("(" in word for word in known)


@every_game
def test_meanings_and_titles_are_of_words_and_parts_that_exist(game: str) -> None:
    keys = {key for key in messages(game, "en") if key.startswith(("meaning-", "book-"))}
    codes = {f"meaning-{term.code.replace('_', '-')}" for term in terms(game)}
    titles = {f"book-{part.name}" for part in book_parts(game)}
    assert titles <= keys <= codes | titles
