"""Names, stories and panels: all that a player can read at a table, in every language, and nothing raw."""

import re
from random import Random
from typing import Any

import pytest

from farlight.kernel import Line, Position, Setup, load_game
from farlight.texts import LANGUAGES, Texts
from farlight.vanguard.model.moments import TravelEntryMoment
from farlight.vanguard.rules.story_text import PRONOUNS, filled, tokens_in
from farlight.vanguard.table.names import Names

GAME = load_game("vanguard")
SCENARIOS = [mission.id for mission in GAME.rules.missions()]
RAW = re.compile(
    r"\b(?:[kemtgu]\d\d|p\d{3})\b|\b(?:red|green|blue)-[a-z]|[{|}]"
    r"|\b(?:PHY|GAT|DEF|SCO|BIO|XEN|CON|SCI|TEC|BAS|VAN|ACC)\b(?! [A-Z]{2})"
    r"|[A-Z]+_[A-Z]+|\b(?:poi|threat|condition|mission):"
)
"""Ids and tokens that no player should read; words of a note that is written in capitals are none."""
Table = Position[Any, Any]


def new(scenario: str, seats: int = 2, seed: int = 1, by_hand: bool = False) -> Table:
    return Position(GAME, GAME.rules.new(Setup("vanguard", scenario, seats, seed, by_hand)))


def texts_at(table: Table, language: str = "en") -> Texts:
    return Texts(language, [GAME.texts], lambda *asked: GAME.table.name_at(table.state, *asked))


def lines_at(table: Table) -> set[Line]:
    """What the panels say now, to be put into words."""
    return {
        line
        for panel in GAME.table.panels(GAME.play(GAME.view(table.state, 0)))
        for line in (panel.title, *panel.lines)
    }


def said_at(table: Table, language: str, lines: set[Line]) -> list[str]:
    """These lines, and all else that a player could read now."""
    texts = texts_at(table, language)
    options = [chosen for _, chosen in table.choices()]
    return [
        *map(texts.line, lines),
        *map(texts.event, table.events),
        *map(texts.prompt, table.open),
        *map(texts.option, options),
        *map(texts.about, options),
    ]


def test_a_sector_that_this_planet_does_not_have_is_told_by_its_number() -> None:
    """Accounts of one planet may be read when the crew is on another."""
    state = new("halfway").state
    here = GAME.content.planets[state.planet].sectors
    assert GAME.table.name_at(state, "sector", len(here), "en") not in (None, f"Sector {len(here)}")
    assert GAME.table.name_at(state, "sector", len(here) + 1, "en") == f"Sector {len(here) + 1}"


@pytest.mark.parametrize("by_hand", [False, True], ids=["", "real-dice"])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_everything_is_told_in_every_language(scenario: str, by_hand: bool) -> None:
    luck = Random(scenario)
    table = new(scenario, luck.randint(1, 4), luck.randrange(1000), by_hand)
    before: set[Line] = set()  # most lines are the same for a while
    for step in range(240):
        if not table.open:
            break
        if step % 6 == 0:
            lines = lines_at(table) - before
            before |= lines
            for language in LANGUAGES:
                raw = [said for said in said_at(table, language, lines) if RAW.search(said)]
                assert raw == []
        everything = [number for number, _ in table.choices()]
        table.choose(luck.choice(everything) if luck.random() < 0.1 else luck.randrange(len(table.open[0].options)))


def panel(table: Table, title: str) -> list[str]:
    found = [each for each in GAME.table.panels(GAME.play(GAME.view(table.state, 0))) if each.title.key == title]
    return [texts_at(table).line(line) for each in found for line in each.lines]


def at_turn(scenario: str, seats: int = 2) -> Table:
    """The first turn of a table."""
    table = new(scenario, seats)
    while table.open[0].prompt != "act":
        table.choose(0)
    return table


def test_an_action_tells_its_rows_and_its_tracks() -> None:
    table = at_turn("halfway")
    table.state.tracks["poi:2:halfway-2:0.green"] = 3
    lines = panel(table, "panel-sector")
    hatch = next(line for line in lines if line.startswith("Lever the Hatch: "))
    assert "Green (Physical, Construction or Technology) \u2013 Gain 1 Success token." in hatch
    danger = "Roll Danger T (3 of 6 nothing, 2 of 6 Spend 1 die, 1 of 6 Graze). Then green."
    assert hatch.endswith(f"Red (otherwise) \u2013 {danger}")
    assert any("Green track, 3 of 4 \u2013 " in line for line in lines)


def test_a_path_tells_its_icons_and_a_cleared_one_none() -> None:
    table = at_turn("halfway")
    assert "Path to Keeper's Room (4): costs a die (5 ready)" in panel(table, "panel-sector")
    places = range(len(table.play.content.planets["halfway"].paths))
    table.state.cleared = tuple(places)
    ways = [line for line in panel(table, "panel-sector") if line.startswith("Path")]
    assert {line.rpartition(": ")[2] for line in ways} == {"free"}


def test_what_waits_on_a_path_is_told_in_sentences() -> None:
    """V-DANGER-02, V-TRAVEL-07: dangers, and then what the Travel entry asks for."""
    table = at_turn("halfway")
    paths = GAME.content.planets["halfway"].paths
    told = [texts_at(table).name("about-travel", place) for place in range(len(paths))]
    assert any(said.startswith("Danger") for said in told)
    assert {said[-1] for said in told if said.startswith(("Danger", "Choose"))} == {"."}


def test_players_are_called_by_their_sections() -> None:
    table = at_turn("halfway", seats=4)
    names = {texts_at(table).name("seat", seat) for seat in range(4)}
    assert "Player 1 (Security)" in names
    assert texts_at(new("halfway", seats=1)).name("seat", 0) == "Player 1"


# Stories


def test_a_log_stays_as_it_was_when_it_was_read() -> None:
    table = at_turn("marl")
    before = panel(table, "panel-log")
    table.state.flags = dict.fromkeys(("MARL_SEEN", "TRAIN_STOPPED", "MARL_CAGE"), 1)
    for crew in table.state.crew:
        crew.sector = 1
    assert panel(table, "panel-log") == before


def shout(_token: str, value: str) -> str:
    return value.upper()


def test_a_clause_follows_its_flag() -> None:
    text = "Up.{if DONE} It is {active}.{else} It waits.{end} {sec:recon}"
    assert tokens_in(text) == ["if DONE", "active", "sec:recon"]
    values = {"DONE": "1", "active": "a", "sec:recon": "recon"}
    assert filled(text, values, shout) == "Up. It is A. RECON"
    assert filled(text, {**values, "DONE": "0"}, shout) == "Up. It waits. RECON"


def test_a_section_that_stayed_aboard_speaks_through_its_chief() -> None:
    story = GAME.table.name_of("text", "log.1101|lander=wherry|sec:engineering=engineering", "en")
    assert story is not None
    assert "Dagny Villaverde" in story
    assert "Wherry" in story


def test_a_choice_tells_what_is_at_stake_and_what_it_costs() -> None:
    assert GAME.table.name_of("choice", "1101.1", "en") == "Keep the engines warm"
    stake = GAME.table.name_of("about-log-choice", "1101.1", "en") or ""
    assert stake.startswith("You can leave under the bell.")
    assert stake.endswith(" Costs 1 Supply.")
    assert "Costs" not in (GAME.table.name_of("about-log-choice", "1101.2", "en") or "")


# Dice


@pytest.mark.parametrize(
    ("kind", "value", "said"),
    [
        ("dice", "red-basic BAS, red-basic BAS, blue-tec VAN", "2 × Red Basic: Basic, Technology die: Spark"),
        ("dice", "-", "no dice"),
        ("dice", " PHY", "Physical"),
        ("face", "GAT DEF", "Gathering + Defense"),
        ("need", "PHY / red + die", "Physical or (red die + any die)"),
        ("action", "poi:2:halfway-2:0", "Pin the Stores"),
        ("action", "prepare", None),
        ("track", "threat:t01", "The Long Train"),
        ("injury", "-split-knuckles", "Split Knuckles (Wounded, face down)"),
        ("injury", "graze-1", "Graze"),
        ("before", "PHY", "Physical"),
        ("before", "yellow", "yellow"),
        ("before", "none", "no Outcome"),
        ("sector", 3, "Sector 3"),
        ("mission", "marl", "Marl"),
        ("mission", "m04", "Find the Day Shift"),
    ],
)
def test_composite_names(kind: str, value: str | int, said: str | None) -> None:
    assert GAME.table.name_of(kind, value, "en") == said


def test_pronouns_follow_the_crew_card() -> None:
    crew = GAME.content.crew
    she = next(card.id for card in crew.values() if card.pronouns == "she")
    they = next((card.id for card in crew.values() if card.pronouns == "they"), "")
    names = Names(GAME.content, GAME.texts)
    assert [names.person(token, she, "en") for token in PRONOUNS] == ["she", "her", "her"]
    assert not they or [names.person(token, they, "en") for token in PRONOUNS] == ["they", "them", "their"]


def test_a_name_that_only_a_table_knows_is_no_name_of_the_pack() -> None:
    names = Names(GAME.content, GAME.texts)
    one, other = (new(scenario).state for scenario in ("marl", "marl"))
    other.planet = next(planet for planet in GAME.content.planets if planet != one.planet)
    sector = int(next(iter(GAME.content.planets[one.planet].sectors)))
    here, there, nowhere = names.at(one), names.at(other), names
    told = [at.of("sector", sector, "en") for at in (here, there, nowhere, here)]
    assert told[0] == told[3]
    assert len({*told}) == 3
    crew = next(iter(GAME.content.crew))
    assert here.of("who", crew, "en") == GAME.table.name_of("who", crew, "en")
    assert there._known is here._known
    assert ("who", str, crew, "en") in there._known, "worked out once for all tables"
    assert not any(kind == "sector" for kind, *_ in there._known)


def test_the_dead_are_named_together() -> None:
    first, second = list(GAME.content.crew)[:2]
    names = [GAME.table.name_of("who", card, "en") for card in (first, second)]
    assert Names(GAME.content, GAME.texts).person("dead", f"{first},{second}", "en") == ", ".join(map(str, names))


def test_a_travel_entry_names_the_sector_at_the_far_end() -> None:
    """V-TRAVEL-07."""
    table = at_turn("halfway")
    state = table.state
    state.moments = [TravelEntryMoment(4, 1)]
    assert "Keeper's Room (4)" in texts_at(table).name("effect", "choose: {spend die; move} | {danger A; move}")
    state.moments = []
    assert texts_at(table).name("effect", "move") == "Move to a Connected Sector."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ending", ["won/seal-broken", "won/seal-read"])
def test_a_campaign_that_ended_with_its_first_act_is_still_told_as_won(ending: str, language: str) -> None:
    """A save may be of one: no story ends so any more, but that one did. V-END-04."""
    texts = Texts(language, [GAME.texts], GAME.table.name_of)
    assert texts.name("outcome", ending) == texts.say("outcome-won-log")
