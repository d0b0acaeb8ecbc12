"""Cards are written as good card games write theirs: ways of putting it that players stumbled over are in no text."""

import re
from collections.abc import Iterable
from functools import cache

import pytest

from farlight.effects import describe
from farlight.kernel import load_game
from farlight.texts import LANGUAGES
from tests.effects.test_describe import effects_in, texts_of
from tests.effects.vocabularies import GAMES
from tests.martians.table.test_card_texts import told_cards as told_on_mars
from tests.vanguard.table.test_texts import told_cards as told_by_vanguard

languages = pytest.mark.parametrize("language", LANGUAGES)

STUMBLED = {
    "a condition that repeats its moment": r"\bWhen you (\w+)[:,] [Ii]f you \1\b|\bWhen an? .*, if .* is yours",
    "a cost told as a reward": r"and for that",
    "a count behind what it counts": r"\b(die|dice|cards?|Leads?|Discover\w+|Supplies|tokens?|cots?) more\b",
    "a limit in other words": r"\bOnce (a|in an?) (turn|round|Dice Check|Exploration)\b",
    "alternatives strung together by or": r"\([\w ]+ or [\w ]+ or ",
    "a note instead of what it says": r"noted that|notes say",
    "a sequence of which it is unclear what repeats": r"\d+ times, [^.:]*, then",
    "a change of person": r"if you like|you are placed|\bmay (the|this|you|those) ",
    "two Leads in two sentences": r"Gain 1 Lead \([\w ]+\)\. Gain 1 Lead",
    "the other half of a card as an afterthought": r"\. Or \w",
    "a plural of one": r"\b1 (Supplies|dice|Leads|Discoveries)\b",
}
"""What it is called, and how it read, in English."""

TWO_COLONS = re.compile(r": (?:[^.:“”„«»\"]|“[^”]*”|„[^“]*“|«[^»]*»)*: ")
BRACKETED = re.compile(r"\((?:if|choose|either|each|you may|wenn|eins|jede|se|scegli|ogni|pokud|zvol|každý) ")


@cache
def texts(language: str) -> list[str]:
    """All that is generated: whole cards, and effects of every other place of a pack."""
    cards = [said for _, said in (*told_by_vanguard(language), *told_on_mars(language)) if not _is_story(_)]
    return [*cards, *_effects(language)]


def _is_story(card: str) -> bool:
    """A story, and what a card aboard says beside its rules, is prose of the pack."""
    return card.startswith(("story", "addon", "facility", "upgrade", "situation", "objective", "secondary"))


def _effects(language: str) -> Iterable[str]:
    for game in ("vanguard", "martians"):
        said = texts_of(game, language)
        trees = {effect.source: effect.tree for effect in effects_in(load_game(game).content) if effect.source}
        yield from (describe(tree, GAMES[game], said) for tree in trees.values())


@pytest.mark.parametrize("what", STUMBLED)
def test_what_players_stumbled_over_is_gone(what: str) -> None:
    assert len(texts("en")) > 2000
    assert [said for said in texts("en") if re.search(STUMBLED[what], said)] == []


@languages
def test_no_sentence_has_two_colons(language: str) -> None:
    assert [said for said in texts(language) if TWO_COLONS.search(said)] == []


@languages
def test_no_card_has_a_clause_in_brackets(language: str) -> None:
    cards = [said for _, said in (*told_by_vanguard(language), *told_on_mars(language))]
    assert [said for said in cards if BRACKETED.search(said)] == []


@languages
def test_no_sentence_of_a_card_begins_in_lower_case(language: str) -> None:
    cards = [said for card, said in told_by_vanguard(language) if not card.startswith("rank up")]  # conditions alone
    assert [said for said in cards if any(begun[:1].islower() for begun in said.split(". "))] == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_injuries_have_names_in_every_language(language: str) -> None:
    assert [said for said in texts(language) if re.search(r"\b(Exhausted|Burned|Panicked|Wounded)\b", said)] == []


REMNANTS = {
    "it": (
        r"\bin (Centro|Vano|Nicchia|Officina|Laboratorio|Fattoria)\b",
        r"per \d volte",
        r"\d (energia|cibo|ossigeno)\b",
        r"\b(poi|altrimenti) se\b",
        r"\b\d volte di seguito",
        "\\be questo \u2013",
        r"dado non va pagato",
        r"Settore più (alto|basso) che",
        r"(Minaccia|(un|altro|nessun) Membro dell'Equipaggio) è (in|nel)\b",
        r"(questo spazio|spazio indicato) (non )?ha ",
    ),
    "de": (
        "untersuchen müssen",
        "weniger brauchen",
        "versetzt werden",
        r"\) auf defekt",
        r"\blegen \(",
        "ohne Hilfe von",
        r"Würfel schaffen\b",
        r"ein Aktionsstein, der nur",
    ),
    "cs": (
        "se hodí kostka",
        r"potom \w+ (si|se) ",
        "\\d\u00d7 (energi|kysl|jíd)",
        "utrp 1 ránu",
        r"\w(ňte|jte|žte|ďte) ",
    ),
}
"""Mistakes of each language: articles, infinitives that order nothing, enclitics, a change of number."""


@pytest.mark.parametrize("language", REMNANTS)
def test_mistakes_of_a_language_are_gone(language: str) -> None:
    assert [said for said in _effects(language) if re.search("|".join(REMNANTS[language]), said)] == []
