"""Nothing that is shown names what nobody at the table has met: unread Logs, POI cards, Missions, notes for later."""

from collections.abc import Iterator
from functools import cache
from itertools import cycle
from random import Random

import pytest

from farlight.bots import Look, bots_of
from farlight.content.cards import effects_in
from farlight.effects import (
    Do,
    Each,
    Effect,
    If,
    Pay,
    Phrase,
    Redactor,
    Source,
    Thing,
    describe,
    parse,
    trees_in,
    unmet_keys,
)
from farlight.texts import LANGUAGES, Texts
from farlight.vanguard.rules.context import VOCABULARY
from farlight.vanguard.table.met_things import SECRET, Met, things_of
from tests.texts.shown import hinted, shown, texts_at
from tests.vanguard.tables import CONTENT, GAME, Table, table

WRITTEN = ("story",)
"""Fields of the scene with what the pack's author has written for people."""


def _named() -> tuple[tuple[Effect, frozenset[Thing]], ...]:
    """Every phrase of the pack that names something, as an effect of its own, and what it names."""
    trees = {
        part
        for cards in CONTENT.cards.values()
        for card in cards.values()
        for _, effect in effects_in(card, ())
        for part in trees_in(effect.tree)
    }
    found: set[Effect] = set()
    for tree in trees:
        match tree:
            case Do():
                found.add(tree)
            case Pay(cost, _):
                found.add(Do(cost))
            case Each(group, _):
                found.add(Each(group, NOTHING))
            case If(tests, _, _):
                found |= {If((test,), NOTHING) for test in tests}
    return tuple((effect, things) for effect in found if (things := things_of(effect)))


NOTHING = Do(Phrase("no-event", ()))
PHRASES = _named()


@cache
def full_words(language: str) -> dict[Effect, str]:
    """Each of these phrases as pack authors read it, without the end of the sentence; those that say a name."""
    texts = Texts(language, [GAME.texts], GAME.table.name_of)
    said = {}
    for effect, things in PHRASES:
        words = describe(effect, VOCABULARY, texts)
        if words != describe(Redactor(VOCABULARY, things).effect(effect), VOCABULARY, texts):
            rest = describe(NOTHING, VOCABULARY, texts).lower()
            said[effect] = words.lower().removesuffix(rest).rstrip(" ,.:")
    return said


def secrets(position: Table, language: str) -> set[str]:
    """What would name something that nobody has met, in full words."""
    met = Met(CONTENT, position.state)
    words = full_words(language)
    unmet = {words[effect] for effect, _ in PHRASES if effect in words and met.unmet_in(effect)}
    return unmet - {words[effect] for effect, _ in PHRASES if effect in words and not met.unmet_in(effect)}


def leaks(position: Table, language: str, hints: bool) -> set[tuple[str, str]]:
    texts = texts_at(position, language)
    told = shown(position, texts, position.state.seats, WRITTEN)
    said = {text.lower() for text in (*told, *(hinted(position, texts) if hints else ()))}
    return {(secret, text) for secret in secrets(position, language) for text in said if secret in text}


def languages() -> Iterator[str]:
    """One after the other, without an end: every position is looked at in one of them."""
    return cycle(LANGUAGES)


@pytest.mark.parametrize("mission", [mission.id for mission in GAME.rules.missions() if not mission.campaign])
def test_no_text_of_an_exploration_names_what_nobody_has_met(mission: str) -> None:
    position = table(mission, 2, 3)
    chance = Random(mission)
    language = languages()
    for step in range(200):
        if not position.open:
            break
        position.choose(chance.randrange(len(position.open[0].options)))
        if step % 5 == 0 and position.open:
            assert leaks(position, next(language), hints=step % 25 == 0) == set()


def test_no_text_aboard_names_what_nobody_has_met() -> None:
    position = table("first-light", 2, 5)
    bot = bots_of(GAME)["away-story"](2)
    aboard = 0
    language = languages()
    for step in range(2500):
        if not position.open or aboard > 60:
            break
        position.choose(bot.choose(Look(position, frozenset((0, 1)))))
        if position.state.ship.page and position.open:
            aboard += 1
            assert leaks(position, next(language), hints=step % 20 == 0) == set()
    assert aboard > 50


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_has_words_for_what_nobody_has_met(language: str) -> None:
    texts = Texts(language, [GAME.texts])
    assert [key for key in unmet_keys(VOCABULARY, SECRET) if not texts.has(key)] == []


LATER, GONE, FIRST, SECOND = ("flag", "PIM_HAND"), ("flag", "PIM_SENT"), ("log", "1101"), ("log", "1102")


@pytest.mark.parametrize(
    ("effect", "unmet", "said"),
    [
        ("log 1101", {FIRST}, "Read a Log."),
        ("set PIM_HAND; add 1 to KIN", {LATER}, "Note something for later. Add 1 to “Trust: Kin”."),
        ("set PIM_HAND; set PIM_SENT", {LATER, GONE}, "Note something for later."),
        ("if flag PIM_SENT: draw 1", {GONE}, "If something happened before, draw 1 Section card."),
        ("if not flag PIM_SENT: draw 1", {GONE}, "Draw 1 Section card."),
        (
            "if not log 1101 was read: log 1101 else: draw 1",
            {FIRST},
            "If something happened before, draw 1 Section card; otherwise read a Log.",
        ),
        ("if flag PIM_SENT: log 1101 else: log 1102", {GONE, FIRST, SECOND}, "Read a Log."),
        (
            "if flag PIM_SENT and flag PIM_HAND: draw 1",
            {GONE, LATER},
            "If something happened before, draw 1 Section card.",
        ),
    ],
)
def test_an_effect_is_told_without_what_nobody_has_met(effect: str, unmet: set[tuple[str, str]], said: str) -> None:
    tree = parse(Source(effect), VOCABULARY).tree
    texts = Texts("en", [GAME.texts], GAME.table.name_of)
    assert describe(Redactor(VOCABULARY, unmet).effect(tree), VOCABULARY, texts) == said


def test_the_property_bites(monkeypatch: pytest.MonkeyPatch) -> None:
    """What lies open is told in full: with nothing redacted, every language tells too much."""
    for language in LANGUAGES:
        full_words(language)  # which words name something is seen by the redactor, while it works
    monkeypatch.setattr(Met, "unmet_on", lambda *_: frozenset())
    monkeypatch.setattr(Redactor, "effect", lambda _, effect: effect)
    for language in LANGUAGES:
        position = table("marl", 2, 3)
        chance = Random(1)
        while not leaks(position, language, hints=False):
            position.choose(chance.randrange(len(position.open[0].options)))


def test_pack_authors_read_the_full_words() -> None:
    assert Met(CONTENT).unmet_in(parse(Source("log 1101; set PIM_HAND"), VOCABULARY).tree) == frozenset()
    assert GAME.table.name_of("effect", "set PIM_HAND", "en") == "Note for later that Pim is on the muster."
