"""Words of a list stand where a dictionary of the language has them."""

import pytest

from farlight.kernel import load_game
from farlight.texts import LANGUAGES, Texts
from farlight.texts.alphabet import place
from farlight.texts.rules import rules_about, words


@pytest.mark.parametrize(
    ("language", "listed"),
    [
        ("cs", "auto cesta Cyril čaj dům hora chata chyba inženýr rána rover řeka sol šaty zima žeton"),
        ("cs", "krystal kryt účinek událost"),
        ("de", "Apfel Äpfel Arzt Maske Maß Mast Zahl"),
        ("it", "citta città civile"),
        ("en", "ability AOM zone"),
    ],
)
def test_words_are_listed_by_the_alphabet_of_the_language(language: str, listed: str) -> None:
    mixed = [*listed.split()[1::2], *listed.split()[::2]]
    assert sorted(mixed, key=lambda word: place(word, language)) == listed.split()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["martians", "vanguard"])
def test_the_words_of_a_game_are_listed_so(game: str, language: str) -> None:
    told = [word for word, _, _ in words(game, Texts(language, [load_game(game).texts]))]
    assert told == sorted(told, key=lambda word: place(word, language))


def test_a_rule_is_found_without_the_accents_of_its_word() -> None:
    texts = Texts("cs", [load_game("martians").texts])
    assert rules_about("martians", texts, "hadka") == rules_about("martians", texts, "Hádka") != []
