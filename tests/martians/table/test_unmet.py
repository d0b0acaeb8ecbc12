"""Nothing that is shown names notes that nobody has made, or missions that nobody is on."""

from collections.abc import Iterator
from functools import cache
from itertools import cycle
from random import Random
from typing import Any

import pytest

from farlight.content.cards import effects_in
from farlight.effects import Do, Effect, If, Phrase, Redactor, Source, describe, parse, things_in, trees_in, unmet_keys
from farlight.kernel import Position, Setup, load_game
from farlight.martians.rules.context import VOCABULARY
from farlight.martians.table.names import SECRET, Names
from farlight.texts import LANGUAGES, Texts
from tests.texts.shown import hinted, shown, texts_at

GAME = load_game("martians")
NOTHING = Do(Phrase("nothing", ()))
SEATS = 2
Table = Position[Any, Any]


def _named() -> tuple[Effect, ...]:
    """Every phrase of the pack that names a note or a mission, as an effect of its own."""
    cards = (card for kind in GAME.content.cards.values() for card in kind.values())
    trees = {part for card in cards for _, effect in effects_in(card, ()) for part in trees_in(effect.tree)}
    found: set[Effect] = {tree for tree in trees if isinstance(tree, Do)}
    found |= {If((test,), NOTHING) for tree in trees if isinstance(tree, If) for test in tree.tests}
    return tuple(effect for effect in found if things_in(effect, VOCABULARY, SECRET))


PHRASES = _named()


@cache
def full_words(language: str) -> dict[Effect, str]:
    """Each of these phrases as pack authors read it, without the end of the sentence."""
    texts = Texts(language, [GAME.texts], GAME.table.name_of)
    rest = describe(NOTHING, VOCABULARY, texts).lower()
    told = ((effect, describe(effect, VOCABULARY, texts).lower()) for effect in PHRASES)
    return {effect: words.removesuffix(rest).rstrip(" ,.:") for effect, words in told}


def secrets(table: Table, language: str) -> set[str]:
    names = Names(GAME.content, GAME.texts, table.state)
    words = full_words(language)
    unmet = {words[effect] for effect in PHRASES if names.unmet_in(effect)}
    return unmet - {words[effect] for effect in PHRASES if not names.unmet_in(effect)}


def leaks(table: Table, language: str, hints: bool) -> set[tuple[str, str]]:
    texts = texts_at(table, language)
    told = shown(table, texts, SEATS)
    said = {text.lower() for text in (*told, *(hinted(table, texts) if hints else ()))}
    return {(secret, text) for secret in secrets(table, language) for text in said if secret in text}


def wander(mission: str, steps: int) -> Iterator[Table]:
    table: Table = Position(GAME, GAME.rules.new(Setup("martians", mission, SEATS, 5)))
    chance = Random(mission)
    for _ in range(steps):
        if not table.open:
            return
        yield table
        table.choose(chance.randrange(len(table.open[0].options)))


@pytest.mark.parametrize("mission", [mission.id for mission in GAME.rules.missions()])
def test_no_text_names_what_nobody_has_met(mission: str) -> None:
    language = cycle(LANGUAGES)
    for step, table in enumerate(wander(mission, 300)):
        if step % 6 == 0:
            assert leaks(table, next(language), hints=step % 30 == 0) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_has_words_for_what_nobody_has_met(language: str) -> None:
    texts = Texts(language, [GAME.texts])
    assert [key for key in unmet_keys(VOCABULARY, SECRET) if not texts.has(key)] == []


@pytest.mark.parametrize(
    ("effect", "said"),
    [
        ("remember told early", "Note something for later."),
        ("if flag told is early: stress up 1", "If something happened before, raise Stress by 1."),
    ],
)
def test_an_effect_is_told_without_what_nobody_has_met(effect: str, said: str) -> None:
    tree = parse(Source(effect), VOCABULARY).tree
    texts = Texts("en", [GAME.texts], GAME.table.name_of)
    hidden = things_in(tree, VOCABULARY, SECRET)
    assert describe(Redactor(VOCABULARY, hidden).effect(tree), VOCABULARY, texts) == said


def test_pack_authors_and_those_who_made_the_note_read_the_full_words() -> None:
    table = next(wander("home", 1))
    assert "early" in (GAME.table.name_of("effect", "remember told early", "en") or "")
    assert "early" not in (GAME.table.name_at(table.state, "effect", "remember told early", "en") or "")
    table.state.flags["told"] = "early"
    assert "early" in (GAME.table.name_at(table.state, "effect", "remember told early", "en") or "")
