"""One word for a thing, in every language: the texts of the engine and of the client agree with the glossary."""

import re
from functools import cache
from pathlib import Path

import pytest

from farlight.content.cards import effects_in
from farlight.kernel import load_game
from farlight.rulebook import terms
from farlight.texts import Texts
from farlight.vanguard.table.card_texts import CardTexts
from tests.vanguard.tables import CONTENT

ROOT = Path(__file__).resolve().parents[2]
CLIENT = ROOT / "web" / "src" / "locales"
GAMES = {"martians": ("ms-", "step-martians-"), "vanguard": ("vg-", "vs-", "step-vanguard-")}
"""The games, and how the keys of the client's messages about each begin."""
TRANSLATED = ("it", "de", "cs")
MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) =((?:.*\n)(?:[ }].*\n)*)", re.MULTILINE)
LETTERS_KEPT = 0.5
"""How much of a word is the same in all its forms, as far as this can tell."""
HALF = 0.5
ENOUGH = 4
"""So many messages with a term say something about how a language calls it."""

OTHERWISE = {
    ("vg-crew-of", "Crew board"): "a board is called by whose it is",
    ("vg-rankup", "Rank"): "to be promoted is another word than the Rank",
    ("vs-deadly-on", "Deadly"): "Deadly Space has a name of its own",
    ("vs-secondary", "Objective"): "a Secondary Objective has a name of its own",
}
"""Messages of the client in which a term is a part of something else."""
VERBS = {
    ("martians", "cost"): "a price in one language is what something costs in another",
    ("vanguard", "Adrift"): "told by what the ship does",
    ("vanguard", "Deadly"): "part of Deadly Space, which has a name of its own",
    ("vanguard", "Scouting"): "the icon has another name than the mission of that name",
    ("vanguard", "Outcome"): "the Czech term says `of an action` only where it could be something else",
    ("vanguard", "Objective"): "the Czech term says `main` only where there are others",
}
"""Terms that the engine puts in other words, and why."""


@cache
def messages(path: Path) -> dict[str, str]:
    return dict(MESSAGE.findall(path.read_text("utf-8")))


def _has(english: str, term: str) -> bool:
    return re.search(rf"(?<![\w-]){re.escape(term)}s?(?![\w-])", re.sub(r"\{[^}]*\}", "", english)) is not None


def _is_called_so(text: str, word: str) -> bool:
    """Whether all words of a term stand in a text, in whatever form; short ones say too little."""
    parts = [part for part in re.findall(r"\w+", word.lower()) if len(part) > 3]
    return all(part[: max(3, round(len(part) * LETTERS_KEPT))] in text.lower() for part in parts)


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("game", GAMES)
def test_the_client_has_the_words_of_the_rulebook(game: str, language: str) -> None:
    own = messages(CLIENT / f"{language}.ftl")
    english = {key: text for key, text in messages(CLIENT / "en.ftl").items() if key.startswith(GAMES[game])}
    wrong = [
        f"{key}: {own[key].strip()} (glossary: {term.term} is {getattr(term, language)})"
        for term in terms(game)
        for key, text in english.items()
        if _has(text, term.term) and (key, term.term) not in OTHERWISE
        if not _is_called_so(own[key], getattr(term, language))
    ]
    assert wrong == []


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("game", GAMES)
def test_the_engine_has_the_words_of_the_rulebook(game: str, language: str) -> None:
    """A sentence may put a term otherwise; most of those that have it in English have it here, too."""
    folder = ROOT / "src" / "farlight" / game / "texts"
    own, english = messages(folder / f"{language}.ftl"), messages(folder / "en.ftl")
    wrong = []
    for term in terms(game):
        keys = [key for key, text in english.items() if _has(text, term.term)]
        missing = [key for key in keys if not _is_called_so(own[key], getattr(term, language))]
        if len(keys) >= ENOUGH and len(missing) > HALF * len(keys) and (game, term.term) not in VERBS:
            wrong.append(f"{term.term} is {getattr(term, language)}, but not in: {', '.join(missing)}")
    assert wrong == []


NOTED = {"en": "noted", "it": "annotat", "de": "notiert ist", "cs": "poznamenáno"}
"""How a card would speak of a note that has no words of its own."""


@pytest.mark.parametrize("language", NOTED)
def test_cards_tell_what_was_noted_in_plain_words(language: str) -> None:
    game = load_game("vanguard")
    cards = CardTexts(CONTENT, Texts(language, [game.texts], game.table.name_of), None)
    found = [
        f"{kind} {name}: {text}"
        for kind, of in CONTENT.cards.items()
        for name, card in of.items()
        for _, effect in effects_in(card, ())
        if NOTED[language] in (text := cards.effect(effect))
    ]
    assert found == []
