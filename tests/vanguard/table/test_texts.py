"""The rules texts of the cards: every effect, power, note and marker of the pack in words, and no id among them."""

import re
from collections import Counter
from collections.abc import Iterable
from typing import Any

import msgspec
import pytest

from farlight.content import tell
from farlight.effects import Form, Forms, Phrase, describe
from farlight.kernel import load_game
from farlight.texts import LANGUAGES, Texts
from farlight.vanguard.model.content import abilities_of
from farlight.vanguard.rules.context import VOCABULARY
from farlight.vanguard.table.card_texts import CardTexts
from farlight.vanguard.table.lists_in_words import listed, told_power
from farlight.vanguard.table.scene_parts import Teller
from farlight.vanguard.table.ship.card_texts import SHIP_CARDS, ShipCardTexts
from tests.effects.test_describe import effects_in
from tests.texts.shown import texts_at
from tests.vanguard.tables import table

GAME = load_game("vanguard")
EFFECTS = list({effect.source: effect for effect in effects_in(GAME.content)}.values())
FORMS = {
    name: form
    for forms in (VOCABULARY.verbs, VOCABULARY.conditions, VOCABULARY.groups)
    for name, form in forms.by_name.items()
}
RAW = re.compile(r"\b(?:[A-Z]+_[A-Z_]+|[gkmptu]\d{2,3}|[a-z]+(?:-[a-z]+)+ \d|BAS|VAN|ACC|None)\b")
"""Names of notes, ids of cards, powers as the pack writes them: nothing for players."""
languages = pytest.mark.parametrize("language", LANGUAGES)


def texts_in(language: str) -> Texts:
    return Texts(language, [GAME.texts], GAME.table.name_of)


def phrases_in(tree: Any) -> Iterable[Phrase]:
    if isinstance(tree, Phrase):
        yield tree
    elif isinstance(tree, msgspec.Struct):
        for field in tree.__struct_fields__:
            yield from phrases_in(getattr(tree, field))
    elif isinstance(tree, tuple):
        for part in tree:
            yield from phrases_in(part)


def words_of(kind: str) -> set[str]:
    """What the cards write into slots of a kind."""
    return {
        str(arg)
        for effect in EFFECTS
        for phrase in phrases_in(effect.tree)
        for slot, arg in zip(FORMS[phrase.form].slots, phrase.args, strict=True)
        if slot.type.name == kind
    }


def powers() -> set[str]:
    """Of cards, and those that effects give for a while."""
    given = {
        str(phrase.args[0])
        for effect in EFFECTS
        for phrase in phrases_in(effect.tree)
        if [slot.name for slot in FORMS[phrase.form].slots] == ["power"]
    }
    cards = (card for kind in GAME.content.cards.values() for card in kind.values())
    return given | {power for card in cards for power in getattr(card, "powers", ())}


@languages
def test_no_rules_text_shows_an_id(language: str) -> None:
    texts = texts_in(language)
    told = [describe(effect.tree, VOCABULARY, texts) for effect in EFFECTS]
    assert [said for said in told if RAW.search(said)] == []


@languages
@pytest.mark.parametrize(
    ("kind", "forms", "endings"),
    [
        ("effect", VOCABULARY.verbs, ("",)),
        ("condition", VOCABULARY.conditions, ("", "-not")),
        ("group", VOCABULARY.groups, ("",)),
    ],
)
def test_different_phrases_have_different_texts(
    kind: str, forms: Forms, endings: tuple[str, ...], language: str
) -> None:
    """Two Logs may have one name, but no two verbs say the same, and no condition says the same as its opposite."""
    texts = texts_in(language)
    told = [
        texts.say(f"{kind}-{name}{ending}", **_arguments(form))
        for name, form in forms.by_name.items()
        for ending in endings
    ]
    assert [said for said, times in Counter(told).items() if times > 1] == []


def _arguments(form: Form) -> dict[str, Any]:
    named = {slot.name: 7 if slot.type.name == "int" else "red" for slot in form.slots}
    several = {f"{name}_any": "red, blue" for name in named}
    return named | {f"{name}_id": value for name, value in named.items()} | several


@languages
@pytest.mark.parametrize("kind", ["flag", "marker", "box"])
def test_every_word_of_the_pack_has_a_name(kind: str, language: str) -> None:
    texts = texts_in(language)
    assert sorted(word for word in words_of(kind) if not texts.has(f"{kind}-{word}")) == []


@languages
def test_every_power_is_told(language: str) -> None:
    texts = texts_in(language)
    assert sorted(power for power in powers() if told_power(power, texts) == power) == []


@pytest.mark.parametrize(
    ("written", "told"),
    [
        ("4 6 8", "4, 6, 8"),
        ("C D", "C, D"),
        ("frozen water", "Frozen, Water"),
        ("travel-spend 2", "Spend 2 more dice for each Path"),
        ("near-rest-draw 1", "in the Lander Sector or next to it, a Rest draws 1 more Section card"),
        ("landing-safe burned", "nobody gains the Injury Burned during the Landing"),
        ("agility-in corrie tamarisk", "the Lander\u2019s Agility counts 1 more at Corrie and Tamarisk"),
        ("a-power-of-another-pack", "a-power-of-another-pack"),
    ],
)
def test_lists_and_powers_in_words(written: str, told: str) -> None:
    assert listed(written, texts_in("en")) == told


@pytest.mark.parametrize(
    ("language", "effect", "told"),
    [
        ("en", "reroll 1 red; reroll 2 dice", "Reroll 1 red die. Reroll up to 2 dice."),
        ("it", "refresh 2 red; spend blue", "Ricarica 2 dadi rossi. Spendi 1 dado blu."),
        ("de", "spend red; refresh all green", "1 roten Würfel verbrauchen. Alle grünen Würfel erneuern."),
        ("cs", "refresh 1 red; refresh 3 dice; refresh 5", "Obnov 1 červenou kostku. Obnov 3 kostky. Obnov 5 kostek."),
        (
            "it",
            "this round here has refresh-rest 1; this round here has refresh-exert 1",
            "In questo round vale per chi è nel tuo Settore \u2013 un Riposo Ricarica 1 dado in più, e Affaticandoti "
            "Ricarichi 1 dado in più.",
        ),
        (
            "en",
            "next turn have both-ways; next turn have free-travel",
            "Until the end of your next turn, one-way Paths can be Travelled both ways and Spend and Danger icons of "
            "Paths have no effect.",
        ),
    ],
)
def test_dice_and_numbers_follow_the_language(language: str, effect: str, told: str) -> None:
    assert GAME.table.name_of("effect", effect, language) == told


# What a card costs, and that every card says something


def told_cards(language: str) -> Iterable[tuple[str, str]]:
    """Everything that is printed on the cards that players hold or lay out, by kind and id."""
    texts = texts_in(language)
    cards = CardTexts(GAME.content, texts, None)
    ship = ShipCardTexts(cards)
    for kind in ("section", "equipment", "mod", "discovery", "unique"):
        yield from ((f"{kind} {card}", cards.usable(kind, card) or "") for card in GAME.content.cards[kind])
    for kind in SHIP_CARDS:
        yield from ((f"{kind} {card}", ship.about(card) or "") for card in GAME.content.cards[kind])
    yield from ((f"crew {card}", cards.crew(card)) for card in GAME.content.crew)
    yield from ((f"event {card}", cards.event(card)) for card in GAME.content.events)
    yield from ((f"halves {card}", cards.both_halves(card) or "") for card in GAME.content.sections)
    yield from ((f"injuries {kind}", cards.symbols(kind)) for kind in GAME.content.injury_types)
    yield from ((f"danger {table}", cards.danger(table)) for table in GAME.content.dangers)
    yield from (
        (f"rank up {card}", GAME.table.name_of("about-rank-up", card, language) or "") for card in GAME.content.rankups
    )
    yield from ((f"poi {card}", cards.details(f"poi:1:{card}:{at}") or "") for card, at in _actions_of_pois())


def _actions_of_pois() -> Iterable[tuple[str, int]]:
    return ((card.id, at) for card in GAME.content.pois.values() for at in range(len(card.actions)))


@languages
def test_no_card_is_without_words(language: str) -> None:
    assert [card for card, said in told_cards(language) if not said.strip()] == []


@languages
def test_no_card_shows_the_marks_of_its_text(language: str) -> None:
    assert [card for card, said in told_cards(language) if "{" in said] == []


def test_an_action_speaks_of_what_has_happened_and_who_is_there() -> None:
    """Wherever it is shown, and again when something else has happened."""
    position = table("kettle", 2)
    state, texts = position.state, texts_at(position)
    for flag, said in (({}, "Somebody hands you a child"), ({"PAPERS": 1}, "Nobody is left to mind"), ({}, "Somebody")):
        state.flags = dict(flag)
        teller = Teller(position.game.play(state), texts)
        deed = teller.deed("poi:1:p155:0")
        assert deed is not None
        assert deed.text.startswith(said)
        assert (GAME.table.name_at(state, "about-special", "poi:1:p155:0", "en") or "").startswith(said)
    asked = GAME.table.name_of("about-special", "poi:1:p186:0", "en") or ""
    assert tell(GAME.content.ruling.chiefs["science"], "en") in asked


@languages
def test_what_a_card_costs_is_on_the_card(language: str) -> None:
    """V-CREW-04, V-DISC-07, V-EQUIP-15, V-SAC-08: what becomes of it, and the Charge of a Skill."""
    texts = texts_in(language)
    cards = CardTexts(GAME.content, texts, None)
    given_up = {
        f"{kind} {card}": (ability.gives_up, cards.usable(kind, card) or "")
        for kind in ("section", "equipment", "mod", "discovery", "unique")
        for card, found in GAME.content.cards[kind].items()
        for ability in abilities_of(found)
        if ability.gives_up
    }
    assert {how for how, _ in given_up.values()} == {"discard", "sacrifice", "return"}
    assert [card for card, (how, said) in given_up.items() if texts.say(f"gives-up-{how}") not in said] == []
    charge = texts.say("gives-up-charge")
    assert [card for card in GAME.content.crew if charge not in cards.crew(card)] == []


@languages
def test_a_mod_tells_the_action_it_gives(language: str) -> None:
    """V-LAND-07: once, under its name, wherever the Mod is shown."""
    cards = CardTexts(GAME.content, texts_in(language), None)
    for card in ("a14", "a16"):
        action = GAME.content.mods[card].action
        assert action is not None
        said = ShipCardTexts(cards).about(card) or ""
        assert said.count(tell(action.name, language)) == 1
        assert cards.effect(action.effect or "") in said


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "Construction, Science or Technology"), ("cs", "stavba, věda nebo technologie")],
)
def test_alternatives_of_icons_are_a_list(language: str, told: str) -> None:
    """V-SHIP-PROD-11: three of them do not need two times "or"."""
    ship = ShipCardTexts(CardTexts(GAME.content, texts_in(language), None))
    assert ship.icons([["CON", "SCI", "TEC"]]) == told


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "2 × Mineral, 1 × any type, rare or better"),
        ("cs", "2 objevy (minerál), 1 vzácný nebo velmi vzácný objev libovolného typu"),
    ],
)
def test_prices_in_discoveries_follow_the_language(language: str, told: str) -> None:
    """V-SHIP-LAB-5."""
    ship = ShipCardTexts(CardTexts(GAME.content, texts_in(language), None))
    assert ship.price("2:mineral:common,1:any:rare") == told


@languages
def test_special_effects_of_conditions_begin_with_a_capital(language: str) -> None:
    """V-CHECK-7.2: they stand in a sentence of their own."""
    cards = CardTexts(GAME.content, texts_in(language), None)
    told = [
        cards.condition_special(f"{name}:{place}")
        for name, card in GAME.content.conditions.items()
        for place in range(len(card.specials))
    ]
    assert told
    assert [text for text in told if text[0].islower()] == []


@languages
def test_alternatives_of_icons_have_one_or_before_the_last(language: str) -> None:
    """V-SHIP-PROD-11: commas stand before the others."""
    said = texts_in(language)
    icons = [said.name("icon", icon) for icon in ("CON", "SCI", "TEC")]
    told = ShipCardTexts(CardTexts(GAME.content, said, None)).icons([["CON", "SCI", "TEC"]])
    assert told == said.say("need-or", first=", ".join(icons[:2]), second=icons[2])


@pytest.mark.parametrize(("language", "words"), [("en", "Spaces"), ("it", "Spazi"), ("de", "Felder")])
def test_several_spaces_of_a_threat_are_named_as_several(language: str, words: str) -> None:
    """V-THREAT-02."""
    cards = CardTexts(GAME.content, texts_in(language), None)
    told = " ".join(cards.spaces(f"{name}:0") for name in GAME.content.threats)
    assert re.search(rf"{words} \d+ \w+ \d", told), "1 and 3"
    assert not re.search(rf"{words} \d+ \W", told)
