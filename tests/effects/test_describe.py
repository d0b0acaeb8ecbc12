"""The generated rules text: whole sentences in every language, and never the same text for two different effects."""

from collections.abc import Iterable
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from farlight.content import EffectText
from farlight.effects import (
    Choose,
    Do,
    Each,
    Effect,
    If,
    May,
    Pay,
    Phrase,
    Seq,
    Source,
    Times,
    Vocabulary,
    describe,
    message_keys,
    parse,
    write,
)
from farlight.effects import Test as Condition  # pytest takes every Test for one of its own
from farlight.kernel import load_game
from farlight.texts import LANGUAGES, MissingText, Texts
from tests.effects.vocabularies import GAMES, effects

languages = pytest.mark.parametrize("language", LANGUAGES)
games = pytest.mark.parametrize("game", GAMES)
BEACON = GAMES["beacon"]


def texts_of(game: str, language: str) -> Texts:
    loaded = load_game(game)
    return Texts(language, [loaded.texts], loaded.table.name_of)


def effects_in(value: Any) -> Iterable[EffectText]:
    """Every effect within the content of a game."""
    if isinstance(value, EffectText):
        yield value
    elif isinstance(value, msgspec.Struct):
        for field in value.__struct_fields__:
            yield from effects_in(getattr(value, field))
    elif isinstance(value, dict):
        yield from effects_in(list(value.values()))
    elif isinstance(value, list | tuple):
        for item in value:
            yield from effects_in(item)


def english(text: str) -> str:
    return describe(parse(Source(text), BEACON).tree, BEACON, texts_of("beacon", "en"))


@games
@languages
def test_every_verb_condition_and_group_has_a_message(game: str, language: str) -> None:
    texts = texts_of(game, language)
    assert [key for key in message_keys(GAMES[game]) if not texts.has(key)] == []


@games
@languages
def test_every_word_that_can_fill_a_slot_has_a_name(game: str, language: str) -> None:
    words, texts, loaded = GAMES[game], texts_of(game, language), load_game(game)
    slots = {
        (slot.type.name, word)
        for forms in (words.verbs, words.conditions, words.groups)
        for form in forms.by_name.values()
        for slot in form.slots
        for word in slot.type.words
    }
    assert [
        (kind, word)
        for kind, word in sorted(slots)
        if not texts.has(f"{kind}-{word}") and loaded.table.name_of(kind, word, language) is None
    ] == []


def test_beacon_has_drift_cards_with_effects() -> None:
    assert len(list(effects_in(load_game("beacon").content))) == 12


@games
@languages
def test_every_card_has_a_text_of_whole_sentences(game: str, language: str) -> None:
    texts = texts_of(game, language)
    for effect in effects_in(load_game(game).content):
        said = describe(effect.tree, GAMES[game], texts)
        assert said.endswith("."), said
        assert said[0].isupper() or not said[0].isalpha(), said
        assert not set(said) & set("{}$|"), said
        assert "  " not in said, said


@games
@languages
@settings(deadline=None)  # the first text of a language compiles its messages
@given(data=st.data())
def test_every_effect_that_could_be_written_has_a_text(game: str, language: str, data: st.DataObject) -> None:
    said = describe(data.draw(effects(GAMES[game])), GAMES[game], texts_of(game, language))
    assert said.endswith(".")


@languages
def test_another_language_gives_another_text(language: str) -> None:
    tree = parse(Source("each keeper at tune: strain 1"), BEACON).tree
    others = [describe(tree, BEACON, texts_of("beacon", other)) for other in LANGUAGES if other != language]
    assert describe(tree, BEACON, texts_of("beacon", language)) not in others


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("damage 1", "Lower the hull by 1."),
        ("damage 1; dim 1", "Lower the hull by 1. Lower the lamp by 1."),
        ("each keeper: { damage 1; dim 1 }", "Each keeper: lower the hull by 1, then lower the lamp by 1."),
        ("each keeper at tune: strain 1", "Each keeper who planned to tune: take 1 strain."),
        ("may: strain 1 -> brighten 1", "You may take 1 strain: raise the lamp by 1."),
        (
            "choose: damage 2 | { strain 1; dim 1 }",
            "Choose one: lower the hull by 2; or take 1 strain, then lower the lamp by 1.",
        ),
        (
            "choose: strain 2 -> dim 1 | dim 2",
            "Choose one: take 2 strain and, if you do, lower the lamp by 1; or lower the lamp by 2.",
        ),
    ],
)
def test_plain_effects_read_plainly(text: str, said: str) -> None:
    assert english(text) == said


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("each keeper: { may: dim 1; mend 1 }", "you may lower the lamp by 1; then raise the hull by 1"),
        ("each keeper: may: { dim 1; mend 1 }", "Each keeper may lower the lamp by 1, then raise the hull by 1"),
        ("choose: { choose: dim 1 | mend 1 } | rest", "(either lower the lamp by 1; or raise the hull by 1); or make"),
        ("choose: rest | choose: dim 1 | mend 1", "lose 1 strain; or either lower the lamp by 1; or raise the"),
        ("if line found: { if lamp at least 2: dim 1 } else: mend 1", "lower the lamp by 1. Otherwise, raise the hull"),
        ("if line found: { if lamp at least 2: dim 1 else: mend 1 }", "is found: if the lamp is at 2 or more, lower"),
        (
            "if line found: { if lamp at least 2: dim 1 else: mend 1 } else: rest",
            "is found: if the lamp is at 2 or more, lower the lamp by 1; otherwise raise the hull by 1. Otherwise",
        ),
        ("if line found: { if lamp at least 2: dim 1 }", "is found and the lamp is at 2 or more, lower"),
        ("if line found: { if lamp at least 2: dim 1 } else: mend 1", "is found: if the lamp is at 2 or more, lower"),
        ("if line found: each keeper: may: dim 1", "is found: each keeper may lower"),
        ("each keeper: { may: each keeper: dim 1; mend 1 }", "(you may for each keeper, lower the lamp by 1), then"),
    ],
)
def test_it_shows_where_a_part_ends_if_more_follows_it(text: str, part: str) -> None:
    assert part in english(text)


def test_german_and_czech_set_a_condition_apart_behind_otherwise() -> None:
    """Their word for it has no comma before what is done, but one before a clause of its own."""
    source = "if line found: { dim 1; mend 1 } else: if lamp at least 2: dim 1"
    said = {one: describe(parse(Source(source), BEACON).tree, BEACON, texts_of("beacon", one)) for one in ("de", "cs")}
    assert ". Sonst, wenn" in said["de"]
    assert ". Jinak, pokud" in said["cs"]
    each = f"each keeper: {source}"
    said = {one: describe(parse(Source(each), BEACON).tree, BEACON, texts_of("beacon", one)) for one in ("de", "cs")}
    assert "; sonst, wenn" in said["de"]
    assert "; jinak, pokud" in said["cs"]


@pytest.mark.parametrize(
    "source",
    [
        "if line found: { if lamp at least 2: dim 1; mend 1 }",
        "if line found: { if lamp at least 2: dim 1 } else: mend 1",
    ],
)
def test_a_condition_behind_another_one_stands_behind_a_colon(source: str) -> None:
    assert english(source).startswith("If the severed line is found: if the lamp is at 2 or more, lower the lamp by 1")


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("choose: { dim 1; if lamp at least 2: mend 1 } | rest", "; danach, wenn "),
        ("choose: { if line found: dim 1 else: if lamp at least 2: mend 1 } | rest", "; sonst, wenn "),
        ("choose: each keeper: if line found: dim 1 | rest", " soll, wenn "),
    ],
)
def test_german_has_a_comma_between_any_word_and_a_condition(text: str, part: str) -> None:
    assert part in describe(parse(Source(text), BEACON).tree, BEACON, texts_of("beacon", "de"))


def test_german_says_whom_a_condition_is_for_behind_its_verb() -> None:
    """Not: wenn die Leitung gefunden ist, jeder Hüter: die Lampe um 1 senken."""
    source = Source("if line found: each keeper: dim 1")
    said = {one: describe(parse(source, BEACON).tree, BEACON, texts_of("beacon", one)) for one in ("en", "de")}
    assert said["en"] == "If the severed line is found, each keeper: lower the lamp by 1."
    assert said["de"] == "Wenn die unterbrochene Leitung gefunden ist, soll jeder Hüter die Lampe um 1 senken."
    inside = Source("choose: if line found: each keeper: dim 1 | rest")
    assert ", soll jeder Hüter " in describe(parse(inside, BEACON).tree, BEACON, texts_of("beacon", "de"))


def test_german_says_then_before_the_verb_of_a_group() -> None:
    """Not: dann jeder Hüter soll die Lampe um 1 senken."""
    source = Source("choose: { mend 1; each keeper: dim 1 } | rest")
    said = describe(parse(source, BEACON).tree, BEACON, texts_of("beacon", "de"))
    assert "um 1 erhöhen, dann soll jeder Hüter die Lampe um 1 senken; oder" in said
    source = Source("choose: { if line found: mend 1; each keeper: dim 1 } | rest")
    said = describe(parse(source, BEACON).tree, BEACON, texts_of("beacon", "de"))
    assert "um 1 erhöhen; dann soll jeder Hüter die Lampe um 1 senken; oder" in said


def small_effects() -> list[Effect]:
    """All effects with up to two constructs around two verbs."""
    found: list[Effect] = [Do(Phrase("damage", (1,))), Do(Phrase("dim", (1,)))]
    for _ in range(2):
        found = list(dict.fromkeys([*found, *around(found)]))
    return found


def around(inner: list[Effect]) -> Iterable[Effect]:
    test = Condition(Phrase("line-found"))
    for body in inner:
        yield from (Each(Phrase("keeper"), body), If((test,), body), May(body), Times(2, body))
        yield Pay(Phrase("strain", (1,)), body)
    for one, two in product(inner, inner):
        yield from (If((test,), one, two), Choose((one, two)))
        if not isinstance(one, Seq) and not isinstance(two, Seq):
            yield Seq((one, two))


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_different_effects_never_have_the_same_text(language: str) -> None:
    texts = texts_of("beacon", language)
    seen: dict[str, Effect] = {}
    for tree in small_effects():
        said = describe(tree, BEACON, texts)
        assert said not in seen, f"{write(tree, BEACON)} | {write(seen[said], BEACON)} | {said}"
        seen[said] = tree
    assert len(seen) > 1000


# Messages of one's own


def made_up(folder: Path, more: str = "") -> Texts:
    (folder / "en.ftl").write_text(f"effect-rest = rest\ncondition-line-found = the line is found\n{more}", "utf-8")
    return Texts("en", [folder])


def told(words: Vocabulary, texts: Texts) -> str:
    return describe(parse(Source("if not line found: rest"), words).tree, words, texts)


def test_a_negated_condition_uses_its_own_message(tmp_path: Path) -> None:
    texts = made_up(tmp_path, "condition-line-found-not = the line is lost\n")
    assert told(BEACON, texts) == "If the line is lost, rest."


def test_a_condition_without_a_message_for_its_opposite_is_an_error_that_names_it(tmp_path: Path) -> None:
    with pytest.raises(MissingText, match="no message 'condition-line-found-not' in 'en'"):
        told(BEACON, made_up(tmp_path))


def test_a_verb_without_a_message_is_an_error_that_names_it(tmp_path: Path) -> None:
    with pytest.raises(MissingText, match="no message 'effect-damage' in 'en'"):
        describe(Do(Phrase("damage", (1,))), BEACON, made_up(tmp_path))
