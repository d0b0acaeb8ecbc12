"""Names and words: what people call things, in every language, and nothing raw."""

import re
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from farlight.bots import Look, bots_of
from farlight.kernel import GROUP, BadSetup, Decision, Option, Position, Setup, Timeline, dump, load, load_game
from farlight.kernel.decision import READY
from farlight.kernel.lazy import Lazy
from farlight.martians.rules.context import PERSONAL, VOCABULARY
from farlight.texts import LANGUAGES, Texts

GAME = load_game("martians")
MISSIONS = [mission.id for mission in GAME.rules.missions()]
RAW = re.compile(r"\bnone\b|\b(?:red|orange)[1-6]\b|\bA[123]-[NESW]|_effect|\bm:[a-z]")
"""Ids that no player should read."""
Table = Position[Any, Any]


def setup(*names: str, mission: str = "home", seats: int = 2) -> Setup:
    return Setup("martians", mission, seats, 1, names=names)


def texts_at(table: Table, language: str) -> Texts:
    return Texts(language, [GAME.texts], lambda *asked: GAME.table.name_at(table.state, *asked))


def said_at(table: Table, language: str) -> list[str]:
    """All that a player could read now."""
    texts = texts_at(table, language)
    lines = [
        line
        for panel in GAME.table.panels(GAME.play(GAME.view(table.state, 0)))
        for line in (panel.title, *panel.lines)
    ]
    return [
        *map(texts.line, lines),
        *map(texts.event, table.events),
        *map(texts.prompt, table.open),
        *(texts.option(chosen) for _, chosen in table.choices()),
    ]


# Names of the crew


@pytest.mark.parametrize(
    "names",
    [
        ("Ada",),
        ("Ada", "Bo", "Cy"),
        ("Ada", ""),
        ("Ada", " Bo"),
        ("Ada", "x" * 25),
        ("Ada", "ADA"),
        ("Ada", "B\no"),
        ("Ada", "B\u202eo"),
    ],
)
def test_names_that_will_not_do_are_refused(names: tuple[str, ...]) -> None:
    """M-APP-05: one each, 1 to 24 characters, all different, nothing that cannot be shown."""
    with pytest.raises(BadSetup):
        GAME.check_setup(setup(*names))


def test_names_that_will_do() -> None:
    """M-APP-05."""
    GAME.check_setup(setup("A", "x" * 24))
    GAME.check_setup(setup("Zoë", "李 明", seats=1))
    GAME.check_setup(setup())


def test_a_game_with_names_of_its_own_says_so() -> None:
    with pytest.raises(BadSetup, match="Ada"):
        load_game("beacon").check_setup(Setup("beacon", "first-light", 2, 1, names=("Ada", "Bo")))


def test_the_crew_is_called_by_its_names_everywhere() -> None:
    """M-APP-04: the table, the questions, the options, the log and the stories; ids stay those of the cards."""
    table: Table = Position(GAME, GAME.rules.new(setup("Ada", "Bo Li")))
    chance = Random(3)
    cards = {card.id: card.name for card in GAME.content.astronauts.values()}
    told = ""
    for _ in range(250):
        if not table.open:
            break
        if len(table.state.crew) == 2:
            said = "\n".join(said_at(table, "en"))
            crew = {cards[person.card] for person in table.state.crew}
            assert not any(str(name) in said for name in crew)
            told += said
        table.choose(chance.choice(table.choices())[0])
    assert "What will Ada do?" in told
    assert "Bo Li, " in told
    assert texts_at(table, "en").name("seat", 1) == "Bo Li"
    assert texts_at(table, "en").name("seat", GROUP) not in ("Ada", "Bo Li")
    assert all(person.card in cards for person in table.state.crew)


def test_names_stay_when_a_campaign_goes_on() -> None:
    """M-APP-04, M-CAMP-11; the history begins anew with each mission (M-APP-26)."""
    table: Table = Position(GAME, GAME.rules.new(setup("Ada", "Bo", mission="slow-bell")), snapshots=False)
    bot = bots_of(GAME)["crew-easy"](1)
    longest = 0
    while table.open and table.state.campaign.number == 0:
        longest = max(longest, len(table.state.history))
        table.choose(bot.choose(Look(table)))
    assert [person.name for person in table.state.crew] == ["Ada", "Bo"]
    assert longest > 10
    while table.open and not table.state.sol:
        table.choose(bot.choose(Look(table)))
    assert len(table.state.history) < longest


def test_names_are_saved_with_the_game(tmp_path: Path) -> None:
    timeline = Timeline(GAME, setup("Ada", "Bo"))
    for _ in range(5):
        number, chosen = timeline.position.choices()[0]
        timeline.choose(timeline.position.seat_of(number), chosen.id, number)
    path = tmp_path / "names.farlight"
    path.write_bytes(dump(timeline))
    loaded = load(path, GAME).timeline
    assert loaded.setup.names == ("Ada", "Bo")
    assert loaded.position.state.crew[0].name == "Ada"


def test_a_set_up_from_before_there_were_names_is_read() -> None:
    old = {"game": "martians", "mission": "home", "seats": 2, "seed": 1, "by_hand": False, "undo": "free"}
    assert msgspec.convert(old, Setup).names == ()


# Words


@pytest.mark.parametrize("mission", MISSIONS)
def test_nothing_raw_is_shown_in_any_language(mission: str) -> None:
    """No id, no `none`, no missing text."""
    chance = Random(7)
    table: Table = Position(GAME, GAME.rules.new(setup(mission=mission)))
    for step in range(160):
        if not table.open:
            break
        if step % 4 == 0:
            raw = [(language, said) for language in LANGUAGES for said in said_at(table, language) if RAW.search(said)]
            assert [said for said in raw if "in none" not in said[1]] == []  # a story may say it
        choices = table.choices()
        table.choose(chance.choice([number for number, chosen in choices if chosen.verb != "back"] or [0]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_question_follows_the_plan(language: str) -> None:
    """M-ACT-03: each stage of the planning has a question of its own; which stage it is, the cases tell."""
    stages = (
        "pawn",
        "act",
        "kind",
        "where",
        "which",
        "with",
        "using",
        "via",
        "crew",
        "assist",
        "revise",
        "change",
        "ready",
    )
    texts = Texts(language, [GAME.texts], GAME.table.name_of)
    stack = (("who", "amara"), ("action", "explore"), ("target", "A2-NW"), ("leader", "amara"))
    about = (*stack, ("free", 2), ("machines", 1))
    said = [texts.prompt(Decision(0, "plan", "M-ACT-03", [READY], (("stage", stage), *about))) for stage in stages]
    assert len({*said}) == len(stages)
    told = dict(zip(stages, said, strict=True))
    assert "Amara" in told["act"]
    assert texts.name("space", "A2-NW") in told["crew"]
    help_with = Option("join:3", "join", (("stack", 3), *stack))
    assert texts.name("space", "A2-NW") in texts.option(help_with)
    assert "3" not in texts.option(help_with)


def test_the_question_is_worked_out_when_somebody_reads_it() -> None:
    table: Table = Position(GAME, GAME.rules.new(setup("Ada", "Bo")))
    while table.open[0].prompt != "plan":
        table.choose(0)
    assert isinstance(table.open[0].refs, Lazy)
    assert texts_at(table, "en").prompt(table.open[0]) == "What will Ada do?"


def test_effects_say_whom_they_concern() -> None:
    """Where the sentence around them does not: what they do to a group or to the base needs no subject."""
    assert (
        GAME.table.name_of("first_effect", "wound; lose 1 food", "en") == "The First Player: take 1 wound. Lose 1 food."
    )
    assert GAME.table.name_of("acting_effect", "gain 1 tokens", "de") == "Wer handelt: 1 Moralplättchen erhalten."
    each = "each astronaut: wound"
    assert GAME.table.name_of("first_effect", each, "en") == GAME.table.name_of("effect", each, "en")
    assert {*VOCABULARY.verbs.by_name, *VOCABULARY.conditions.by_name} >= PERSONAL


def test_dice_that_were_thrown_are_a_sentence_each() -> None:
    said = "Dado Successo: vuoto. Dado Ferite: ferita. Dado Avventura: avventura"
    assert GAME.table.name_of("faces", "blank+wound+adventure", "it") == said


def test_a_research_card_tells_its_percentage() -> None:
    """M-RCD-01."""
    assert GAME.table.name_of("research", "r03", "en") == "“Fair”, 30 %"
