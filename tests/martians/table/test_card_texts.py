"""What cards say: every one says something in every language, and what it costs reads like a cost."""

import re
from collections.abc import Iterable
from typing import Any

import pytest

from farlight.kernel import Option, Play, Position, Setup, load_game
from farlight.martians.rules.setup import quantity
from farlight.martians.table.panels import difficulty_lines
from farlight.texts import LANGUAGES, Texts

GAME = load_game("martians")
languages = pytest.mark.parametrize("language", LANGUAGES)
COSTS = {"en": "costs", "it": "costa", "de": "kostet", "cs": "stojí"}


def texts_in(language: str) -> Texts:
    return Texts(language, [GAME.texts], GAME.table.name_of)


def told_cards(language: str) -> Iterable[tuple[str, str]]:
    """Everything that is printed on the cards that players get or see, by kind and id."""
    content = GAME.content
    told_as = {"upgrade": "upgrade_effect", "ability": "ability_effect", "action": "deed", "condition": "ailment"}
    for kind, words in told_as.items():
        yield from ((f"{kind} {card}", GAME.table.name_of(words, card, language) or "") for card in content.cards[kind])
    for kind, parts in (
        ("event", ("now", "reward")),
        ("adventure", ("effect",)),
        ("echo", ("effect",)),
        ("malfunction", ("effect",)),
        ("shutdown", ("effect",)),
        ("poi", ("effect",)),
    ):
        for card, found in content.cards[kind].items():
            effects = [getattr(found, part) for part in parts]
            yield from ((f"{kind} {card}", _effect(each, language)) for each in effects if each is not None)
    for kind in ("event", "adventure", "echo"):
        yield from (
            (f"story {card}", GAME.table.name_of("text", f"{kind}.{card}.text", language) or "")
            for card in content.cards[kind]
        )
    for kind in ("rover", "machine", "facility", "terrain", "difficulty"):
        yield from ((f"{kind} {card}", GAME.table.name_of(kind, card, language) or "") for card in content.cards[kind])


def _effect(effect: Any, language: str) -> str:
    return GAME.table.name_of("effect", effect.source, language) or ("" if effect.source else "nothing happens")


@languages
def test_no_card_is_without_words(language: str) -> None:
    assert [card for card, said in told_cards(language) if not said.strip()] == []


@languages
def test_the_price_of_an_ability_reads_like_a_price(language: str) -> None:
    """M-ASTR-06: the price first, after a word that says that it is paid; an option tells how many one has."""
    texts = texts_in(language)
    for ability in GAME.content.abilities.values():
        assert re.match(rf"{COSTS[language]} {ability.cost} ", texts.say(f"ability-text-{ability.id}"))
        assert re.match(rf"{COSTS[language]} 2 .*7\)", texts.say(f"about-ability-{ability.id}", price=2, stock=7))
    for key in ("about-ability-die", "about-ability-space"):
        assert re.match(rf"{COSTS[language]} 2 .*7\)", texts.say(key, price=2, stock=7))


@languages
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_supplies_at_the_start_are_numbers(language: str, seats: int) -> None:
    """M-GEN-11, M-RUL-SUP-01: X is worked out for this crew, and what is told is what comes."""
    texts = texts_in(language)
    for mission in GAME.rules.missions():
        position: Position[Any, Any] = Position(GAME, GAME.rules.new(Setup("martians", mission.id, seats, 1)))
        seen = GAME.play(GAME.view(position.state, 0))
        sheet = GAME.content.missions[seen.state.mission]
        for level, line in zip(GAME.content.difficulties, difficulty_lines(seen), strict=True):
            word = sheet.supplies.get(level, {}).get("food", "0")
            most = GAME.content.ruling.supply_limit
            assert dict(line.refs)["food"] == min(most, quantity(word, max(2, seats)))
            assert not re.search(r"\d?X\b", texts.line(line))


@languages
def test_a_gather_asks_what_to_bring_home(language: str) -> None:
    """M-GATH-03: the thing is what comes of it, not what is used for it."""
    position: Position[Any, Any] = Position(GAME, GAME.rules.new(Setup("martians", "home", 2, 1)))
    while position.open[0].prompt != "plan":
        position.choose(0)
    state = position.state
    state.tiles["A1-N"] = next(iter(GAME.content.rois))
    state.lying = [("A1-N", "s1"), ("A1-N", "cargo")]
    play: Play[Any, Any] = position.play
    play.forget()
    texts = texts_in(language)
    options = {option.id: option for option in _reach(position, "gather")}
    said = texts.prompt(position.open[0])
    assert said != texts.say("prompt-plan", stage="with", action=texts.name("action", "gather"), who="", target="")
    assert {texts.option(option) for name, option in options.items() if name.startswith("with")} == {
        texts.option(Option("", "with", (("things", thing), ("use", "bring")))) for thing in ("s1", "cargo")
    }


def _reach(position: Position[Any, Any], kind: str) -> list[Option]:
    """Answer until it is asked with what."""
    for _ in range(4):
        found = list(position.open[0].options)
        if any(option.verb == "with" for option in found):
            return found
        wanted = next(each for each in found if each.id in (f"act:{kind}", "at:A1-N"))
        position.choose(found.index(wanted))
    raise AssertionError("nothing was asked")
