"""Nothing that is shown names what nobody at the table has met: unread Logs, POI cards, Missions, notes for later."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from farlight.bots import Look, bots_of
from farlight.bots.advice import reasons_of, told
from farlight.content import tell
from farlight.effects import Source, Veil, describe, parse, unmet_keys
from farlight.texts import LANGUAGES, Texts
from farlight.vanguard.effects.words import VOCABULARY
from farlight.vanguard.marks import readers, writers
from farlight.vanguard.met import SECRET, Facts, Met, facts_of_state, things_of
from tests.vanguard.tables import CONTENT, GAME, Table, table

KINDS = ("log", "poi", "mission")
NAMED_ELSEWHERE = {
    tell(name, "en")
    for kind, cards in CONTENT.cards.items()
    if kind not in KINDS
    for card in cards.values()
    for name in (card.name, *(sector.name for sector in getattr(card, "sectors", {}).values()))
    if name
} | {tell(action.name, "en") for card in CONTENT.pois.values() for action in card.actions}
"""A Log may be called like the place that it is read in."""


def texts_at(position: Table, language: str = "en") -> Texts:
    return Texts(language, [GAME.texts], lambda *asked: GAME.name_at(position.state, *asked))


def strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, inner in value.items():
            if key != "story":  # what the pack's author has written for people
                yield from strings(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from strings(inner)


def shown(position: Table, texts: Texts) -> Iterator[str]:
    """Everything that frames, odds and refusals say in words."""
    yield from strings(msgspec.to_builtins(GAME.scene(GAME.view(position.state, None), texts)))
    for decision in position.open:
        yield texts.prompt(decision)
        for option in decision.options:
            yield texts.option(option)
            yield texts.about(option)
        odds = GAME.outlook(position.state, decision)
        if odds is not None:
            yield from map(texts.line, (*odds.lines, *odds.options.values()))
    for effect in position.interrupts():
        yield texts.option(effect.option)
        yield texts.about(effect.option)
    for seat in range(position.state.seats):
        for option, refusal in position.play.barred(seat) if position.open and position.play.barred else ():
            yield texts.option(option)
            yield texts.refusal(refusal)


def hinted(position: Table, texts: Texts) -> Iterator[str]:
    look = Look(position, frozenset(range(position.state.seats)))
    bot = bots_of(GAME)[GAME.adviser](1)
    number = bot.choose(look)
    yield from told(look, number, reasons_of(bot, look, number), texts)


def secrets(position: Table) -> Iterator[str]:
    """The names of what nobody has met, in English."""
    state = position.state
    facts = facts_of_state(state)
    goals = set(_goals(facts))
    met = {"log": set(facts.read), "poi": {*facts.pois, CONTENT.ruling.no_poi}, "mission": set(facts.missions)}
    for kind in KINDS:
        met[kind] |= {name for of, name in goals if of == kind}
    for kind in KINDS:
        for card in CONTENT.cards[kind].values():
            name = tell(card.name, "en")
            if card.id not in met[kind] and name not in NAMED_ELSEWHERE | _met_names(met):
                yield f"“{name}”"
    texts = texts_at(position)
    for flag in FLAGS:
        if not state.flags.get(flag) and ("flag", flag) not in goals:
            yield texts.name("flag", flag)


def _met_names(met: dict[str, set[str]]) -> set[str]:
    return {
        tell(CONTENT.cards[kind][card].name, "en")
        for kind in KINDS
        for card in met[kind]
        if card in CONTENT.cards[kind]
    }


def _goals(facts: Facts) -> Iterator[tuple[str, str]]:
    """What open goals ask for, their cards say."""
    cards = [CONTENT.missions[name] for name in facts.open_missions]
    cards += [CONTENT.objectives.get(name) or CONTENT.secondaries[name] for name in facts.goals if name]
    for card in cards:
        for goal in card.goal if isinstance(card.goal, list) else [card.goal]:
            yield from things_of(goal.tree) if goal is not None else ()


def _flags() -> frozenset[str]:
    texts = Texts("en", [GAME.texts])
    return frozenset(flag for flag in (*writers(CONTENT), *readers(CONTENT)) if texts.has(f"flag-{flag}"))


FLAGS = _flags()


def leaks(position: Table, hints: bool) -> set[tuple[str, str]]:
    texts = texts_at(position)
    said = [*shown(position, texts), *(hinted(position, texts) if hints else ())]
    return {(secret, text) for secret in secrets(position) for text in said if secret in text}


@pytest.mark.parametrize(
    "mission", ["halfway", "marl", "orchard", "assay", "kettle", "slackwater", "night-shift", "lamp-seven"]
)
def test_no_text_of_an_exploration_names_what_nobody_has_met(mission: str) -> None:
    position = table(mission, 2, 3)
    chance = Random(mission)
    for step in range(200):
        if not position.open:
            break
        position.choose(chance.randrange(len(position.open[0].options)))
        if step % 5 == 0 and position.open:
            assert leaks(position, hints=step % 25 == 0) == set()


def test_no_text_aboard_names_what_nobody_has_met() -> None:
    position = table("first-light", 2, 5)
    bot = bots_of(GAME)["away-story"](2)
    aboard = 0
    for step in range(2500):
        if not position.open or aboard > 60:
            break
        position.choose(bot.choose(Look(position, frozenset((0, 1)))))
        if position.state.ship.page and position.open:
            aboard += 1
            assert leaks(position, hints=step % 20 == 0) == set()
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
    texts = Texts("en", [GAME.texts], GAME.name_of)
    assert describe(Veil(VOCABULARY, unmet).effect(tree), VOCABULARY, texts) == said


def test_pack_authors_read_the_full_words() -> None:
    assert Met(CONTENT).unmet_in(parse(Source("log 1101; set PIM_HAND"), VOCABULARY).tree) == frozenset()
    assert GAME.name_of("effect", "set PIM_HAND", "en") == "Note for later that Pim is on the muster."
