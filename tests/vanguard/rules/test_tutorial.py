"""The Tutorial: what its cards say, and its led first round for one to four players. Rulebook chapter 6."""

from itertools import pairwise
from pathlib import Path

import pytest

from farlight.kernel import Event, Setup, Timeline, load, save
from farlight.texts import LANGUAGES, Texts
from farlight.vanguard.model.card_parts import SECTIONS
from farlight.vanguard.model.events import (
    ActionTaken,
    CombinationUsed,
    EventRevealed,
    LogRead,
    RoundBegan,
    Taught,
    TurnBegan,
)
from tests.vanguard.tables import CONTENT, GAME, answers, asked, play, table

SEEDS = range(12)
TEAM = {1: 2, 2: 2, 3: 3, 4: 4}
TUTORIAL_CARDS = [card for card in CONTENT.sections.values() if card.tutorial]
TUTORIAL_POIS = [CONTENT.pois["p000"], *(card for card in CONTENT.pois.values() if card.tutorial)]
BULKHEAD, STORES, SAMPLES = "poi:1:halfway-1:0", "poi:2:halfway-2:0", "poi:1:p101:0"
LED: list[list[tuple[str, str]]] = [
    [(BULKHEAD, "travel")],
    [(STORES, "rest")],
    [(SAMPLES, "travel")],
    [("travel", "prepare"), (STORES, "prepare")],
]
"""The two Actions of each Crewmember by its place in the round; the fourth has two ways. V-TUT-40, V-TUT-41, V-TUT-42,
V-TUT-43, V-TUT-44, V-TUT-45, V-TUT-46, V-TUT-47, V-TUT-50, V-TUT-51, V-TUT-52, V-TUT-53, V-TUT-54, V-TUT-55,
V-TUT-56, V-TUT-57, V-TUT-60, V-TUT-61, V-TUT-62, V-TUT-63, V-TUT-64.
"""
seats_played = pytest.mark.parametrize("seats", TEAM)


def led_round(seats: int, seed: int) -> list[Event]:
    """Everything from the set-up to the first free question, answered by chance."""
    happened: list[Event] = []
    position = table("first-light", seats, seed)
    for events in answers(position, seed):
        happened += events
        if position.state.tutorial == "quiet":
            break
    return happened


def of_kind(happened: list[Event], kind: type) -> list:  # type: ignore[type-arg]
    return [event for event in happened if isinstance(event, kind)]


def was_carried_off(happened: list[Event]) -> bool:
    """Whether the third one left Sector 1 by a card already: then nothing is left of the lesson to Travel."""
    return "dash" in [event.card for event in of_kind(happened, CombinationUsed)]


# What lies in the box


def test_eleven_poi_cards_and_four_injuries() -> None:
    """V-TUT-13, V-TUT-82: three of the POI cards are the empty one."""
    assert sum(card.copies for card in TUTORIAL_POIS) == 11
    injuries = [card for card in CONTENT.injuries.values() if CONTENT.injury_types[card.type].tutorial]
    assert len(injuries) == 4
    assert len({card.type for card in injuries}) == 1


def test_three_section_cards_for_each_section_in_order() -> None:
    """V-TUT-07, V-TUT-35: there is no cover card that would have to be taken away."""
    for section in SECTIONS:
        assert sorted(card.tutorial for card in TUTORIAL_CARDS if card.section == section) == [1, 2, 3]
    assert len(TUTORIAL_CARDS) == 12


def test_two_requirements_occur_on_section_cards() -> None:
    """V-TUT-29."""
    assert {card.need for card in TUTORIAL_CARDS} == {"BAS", "SAME + SAME"}


def test_no_card_changes_an_injury_die() -> None:
    """V-TUT-25: they are all for step 4, which is about Section dice; nothing waits for an Injury die."""
    assert {card.top.when for card in TUTORIAL_CARDS} == {"check"}
    assert not [card for card in TUTORIAL_CARDS if "wound" in card.top.effect.source]


def test_danger_table_t_is_only_used_here() -> None:
    """V-TUT-28."""
    table_t = CONTENT.dangers["T"]
    assert {str(effect.source) for effect in table_t.effects.values()} == {"spend die", "gain injury graze"}
    assert [board.id for board in CONTENT.planets.values() if board.letter == "T"] == ["halfway"]


def test_events_move_time_where_they_do_not_match() -> None:
    """V-TUT-31."""
    events = [card for card in CONTENT.events.values() if card.deck == "tutorial"]
    assert len(events) == 5
    assert {card.other.source for card in events} == {"progress time 1"}


def test_one_time_track_of_four_steps() -> None:
    """V-TUT-73."""
    tracks = [card.time for card in CONTENT.conditions.values() if card.tutorial and card.time]
    tracks += [card.time for card in (*TUTORIAL_POIS, *CONTENT.missions.values()) if card.tutorial and card.time]
    assert [(track.length, track.effect.source) for track in tracks] == [(4, "log 505")]


# The led round


@seats_played
@pytest.mark.parametrize("seed", SEEDS)
def test_everybody_does_what_the_lesson_says(seats: int, seed: int) -> None:
    """V-TUT-40, V-TUT-45, V-TUT-50, V-TUT-55, V-TUT-60, V-TUT-61, V-TUT-62, V-TUT-63, V-TUT-64: whatever the dice
    show.
    """
    happened = led_round(seats, seed)
    actions: dict[str, list[str]] = {}
    for action in of_kind(happened, ActionTaken):
        actions.setdefault(action.who, []).append(action.action)
    assert len(actions) == TEAM[seats]
    for ways, done in zip(LED, actions.values(), strict=False):
        assert tuple(done) in ways or was_carried_off(happened)
    assert next(iter(actions)) == "k02", "Science begins. V-TUT-15"


@seats_played
@pytest.mark.parametrize("seed", SEEDS)
def test_logs_come_in_order_and_no_event_comes_at_all(seats: int, seed: int) -> None:
    """V-TUT-01, V-TUT-16, V-TUT-45, V-TUT-46, V-TUT-56, V-TUT-65."""
    happened = led_round(seats, seed)
    logs = [event.log for event in of_kind(happened, LogRead)]
    first = list(dict.fromkeys(logs))
    assert first[:6] == ["start", "1", "5", "20", "227", "50"]
    assert first[-1] == "59"
    assert not of_kind(happened, EventRevealed)
    assert len(of_kind(happened, RoundBegan)) == 1
    assert len(of_kind(happened, TurnBegan)) == TEAM[seats]


def test_the_fourth_stays_where_the_second_failed() -> None:
    """V-TUT-63: among many rolls there are some that do not fill the green track."""
    ways = set()
    for seed in range(40):
        done = [event.action for event in of_kind(led_round(4, seed), ActionTaken)]
        ways.add(tuple(done[-2:]))
        if done[-2] == STORES:
            assert done.count(STORES) == 2
    assert ways == {*LED[3]}


@seats_played
def test_every_lesson_is_told_in_every_language(seats: int) -> None:
    """V-TUT-47, V-TUT-57."""
    lessons = {event.lesson for seed in SEEDS for event in of_kind(led_round(seats, seed), Taught)}
    assert len(lessons) >= 3 * TEAM[seats] - 2
    for language in LANGUAGES:
        texts = Texts(language, [GAME.texts], GAME.table.name_of)
        assert [lesson for lesson in lessons if not texts.has(f"lesson-{lesson}")] == []


def test_all_is_free_after_the_round() -> None:
    """V-TUT-70: the second round is like any other."""
    position = table("first-light", 4, 3)
    play(position, 3, until="start-token")
    assert position.state.round == 2
    play(position, 3, until="act")
    assert len(asked(position)[1]) > 1
    assert position.play.rules.lead(position.play, "act") is None


@pytest.mark.parametrize("seats", [1, 4])
def test_undo_and_loading_lead_back_into_the_same_lesson(seats: int, tmp_path: Path) -> None:
    timeline = Timeline(GAME, Setup("vanguard", "first-light", seats, 7))
    shown = []
    while timeline.position.state.tutorial == "script":
        position = timeline.position
        seat, option = position.open[0].seat, position.open[0].options[0]
        shown.append(asked(position))
        if len(shown) % 5 == 0:
            save(timeline, tmp_path / "a.farlight")
            assert asked(load(tmp_path / "a.farlight", GAME).timeline.position) == shown[-1]
        assert timeline.answer(max(seat, 0), position.open[0].id, option.id) is None
    for before in reversed(shown):
        assert timeline.undo() is None
        assert asked(timeline.position) == before
    assert any(one != other for one, other in pairwise(shown))
