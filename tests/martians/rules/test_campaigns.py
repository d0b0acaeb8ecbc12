"""Campaigns: what is kept, what is lost, and what stays sealed. M-CAMP, M-MIS-CAMP."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from farlight.kernel import Option, Position, Setup, Timeline, dump, load, load_game
from farlight.martians import MartiansGame
from farlight.martians.model.events.work import ActionSucceeded
from farlight.martians.model.state import Martians
from tests.martians.packs import with_legacy
from tests.recounts import played

Table = Position[Martians, Any]
SAVES = Path(__file__).parents[2] / "saves"


@pytest.fixture(scope="module")
def legacy(tmp_path_factory: pytest.TempPathFactory) -> MartiansGame:
    return with_legacy(tmp_path_factory.mktemp("legacy"))


def choose(table: Table, wanted: str) -> None:
    """Choose the first option whose id begins so."""
    number = next(number for number, choice in table.choices() if choice.id.startswith(wanted))
    table.choose(number)


def play(table: Table, seed: int, never: tuple[str, ...] = ()) -> Iterator[Option]:
    """Random answers, one at a time; gives what was chosen."""
    chance = Random(seed)
    while table.open:
        choices = [pair for pair in table.choices() if not pair[1].id.startswith(never or ("\0",))]
        number, chosen = chance.choice(choices)
        table.choose(number)
        yield chosen


def state_of(table: Table) -> Martians:
    return table.state


def test_a_lost_legacy_mission_leads_on_and_none_is_replayed(legacy: MartiansGame) -> None:
    """M-CAMP-08, M-MIS-CAMP-05, M-APP-42."""
    lost = 0
    for seed in range(40):
        table: Table = Position(legacy, legacy.rules.new(Setup("martians", "letters", 2, seed)))
        for chosen in play(table, seed):
            assert chosen.verb not in ("replay", "restart")
        campaign = state_of(table).campaign
        assert campaign is not None
        assert campaign.replays == 0
        if table.outcome == "won/campaign":
            assert [result.partition(":")[0] for result in campaign.results] == ["lt1", "lt2", "lt3", "lt4", "lt5"]
        lost += any("lost/time" in result for result in campaign.results[:-1])
    assert lost, "no run went on after a lost mission"


def test_envelopes_open_when_their_objective_is_met_and_not_before(legacy: MartiansGame) -> None:
    """M-CAMP-20, M-MIS-CAMP-13, M-MIS-CAMP-14, M-APP-44: not even the view knows of them before."""
    opened = 0
    letter = "could not use them"
    for seed in range(20):
        table: Table = Position(legacy, legacy.rules.new(Setup("martians", "letters", 2, seed)))
        for _ in play(table, seed):
            state = state_of(table)
            assert state.campaign is not None
            seen = repr(legacy.view(state, 0))
            assert letter not in seen
            assert ("e1" in state.campaign.opened) == (state.flags.get("e1") == "read")
            if state.mission == "lt1" and "o1" not in state.ticked:
                assert "e1" not in state.campaign.opened
        opened += "e1" in state_of(table).campaign.opened  # type: ignore[union-attr]
    assert opened


def test_what_is_used_up_is_gone_for_the_whole_campaign(legacy: MartiansGame) -> None:
    """M-CAMP-08, M-MIS-SLOT-01: components that are used once, choices that stay."""
    for seed in range(30):
        table: Table = Position(legacy, legacy.rules.new(Setup("martians", "letters", 2, seed)))
        uses = 0
        chosen_keys = []
        for chosen in play(table, seed):
            uses += sum(isinstance(event, ActionSucceeded) and event.verb == "founders-crate" for event in table.events)
            if chosen.verb == "story":
                chosen_keys.append(chosen.id)
        assert uses <= 1
        assert len(chosen_keys) <= 1


SLOTS = {
    "wm1": ("M-MIS-SLOT-WM1", "construction", 2, 1, 5, {3}, 7),
    "wm2": ("M-MIS-SLOT-WM2", "research", 2, 2, 6, {3, 4, 5}, 6),
    "wm3": ("M-MIS-SLOT-WM3", "exploration", 3, 1, 6, {3, 5}, 6),
    "wm4": ("M-MIS-SLOT-WM4", "research", 2, 2, 6, {2, 4, 6}, 6),
    "wm5a": ("M-MIS-SLOT-WM5", "exploration", 3, 0, 7, {4, 5, 6, 7}, 5),
    "wm5b": ("M-MIS-SLOT-WM5", "exploration", 3, 0, 7, {4, 5, 6, 7}, 5),
}
"""Rule, category, mandatory and optional objectives, sols, sols with dice, Threshold."""


@pytest.mark.parametrize("mission", SLOTS)
def test_the_slots_of_the_legacy_campaign_are_filled(mission: str) -> None:
    rule, category, mandatory, optional, sols, dice, threshold = SLOTS[mission]
    card = load_game("martians").content.missions[mission]
    assert (card.category, card.sols, card.threshold) == (category, sols, threshold), rule
    assert sum(not each.optional for each in card.objectives) == mandatory, rule
    assert sum(each.optional for each in card.objectives) == optional, rule
    assert {int(sol) for sol in card.dice} == dice, rule


def test_what_an_envelope_builds_and_an_objective_alters_is_there_for_good(legacy: MartiansGame) -> None:
    """M-MIS-SLOT-WM2, M-MIS-SLOT-WM3, M-MIS-SLOT-01: later missions find the mast and the altered space."""
    met = 0
    for seed in range(25):
        table: Table = Position(legacy, legacy.rules.new(Setup("martians", "letters", 2, seed)))
        altered = False
        for _ in play(table, seed):
            state = state_of(table)
            built = state.flags.get("e2") == "read"
            assert ("relay-mast" in state.facilities) == built
            altered = altered or (state.mission == "lt3" and "o1" in state.ticked)
            if state.mission in ("lt4", "lt5") and altered:
                met += ("A1-N", "wound") in state.ground
    assert met


def test_a_campaign_starts_with_base_abilities_only() -> None:
    """M-SET-09, M-CAMP-16, M-MIS-CAMP-10."""
    game = load_game("martians")
    table: Table = Position(game, game.rules.new(Setup("martians", "slow-bell", 4, 1)))
    while table.open and table.open[0].prompt != "plan":
        table.choose(0)
    for person in state_of(table).crew:
        cards = game.content.tables.abilities[person.profession]
        assert sorted(person.locked) == sorted(name for name in cards if not game.content.abilities[name].base)


def test_a_lost_mission_is_replayed_from_the_save_before_it() -> None:
    """M-CAMP-07, M-MIS-CAMP-05, M-CAMP-15: the table is exactly that of the save, only chance goes on."""
    game = load_game("martians")
    table: Table = Position(game, game.rules.new(Setup("martians", "slow-bell", 3, 7)))
    while table.open[0].prompt != "first-player":
        table.choose(0)
    before = state_of(table).copy()
    for _ in play(table, 3, never=("give-up", "restart")):
        if table.open and table.open[0].prompt == "lost-mission":
            break
    choose(table, "replay")
    while table.open[0].prompt != "first-player":
        table.choose(0)
    after = state_of(table)
    assert after.mission == before.mission
    for field in ("crew", "supply", "available", "broken", "productivity", "morale", "stress", "installed", "upgrades"):
        assert getattr(after, field) == getattr(before, field), field
    assert after.campaign is not None
    assert after.campaign.replays == 1


def test_a_campaign_begun_anew_is_laid_out_like_a_new_one() -> None:
    """M-CAMP-04, M-CAMP-07: the crew is chosen again, and the players keep the names that they gave."""
    game = load_game("martians")
    setup = Setup("martians", "slow-bell", 3, 7, names=("Ada", "Bo", "Cy"))
    table: Table = Position(game, game.rules.new(setup))
    for _ in play(table, 3, never=("give-up", "replay")):
        if table.open and table.open[0].prompt == "lost-mission":
            break
    choose(table, "restart")
    after, fresh = state_of(table).copy(), game.rules.new(setup)
    assert after.campaign is not None
    assert after.campaign.replays == 1
    after.campaign.replays = 0
    after.flow, after.chance, after.seats = fresh.flow, fresh.chance, fresh.seats
    assert after == fresh
    choose(table, "difficulty:normal")
    assert table.open[0].prompt == "profession"
    while table.open[0].prompt != "first-player":
        table.choose(0)
    assert [person.name for person in state_of(table).crew] == ["Ada", "Bo", "Cy"]


def test_a_save_from_between_two_missions_goes_on_without_the_chores_of_then() -> None:
    """M-MIS-CAMP-09: version 1 put the base in order between missions; the table is as the mission before left it."""
    game = load_game("martians")
    loaded = load(SAVES / "martians-1-between-missions.farlight", game)
    table = loaded.timeline.position
    assert (table.state.mission, table.open[0].prompt) == ("ln2", "difficulty")
    assert any("goes on from answer" in note for note in loaded.notes)
    for _ in play(table, 1):
        if table.state.sol == 2:
            break
    assert table.state.mission == "ln2"


@pytest.mark.parametrize("missions", range(1, 5))
def test_a_legacy_campaign_is_taken_up_again_from_a_save_between_its_missions(tmp_path: Path, missions: int) -> None:
    """M-CAMP-10, M-CAMP-11, M-CAMP-15: with its letters, marks and changes, and the same questions."""
    timeline = played("martians", "winters", 1, "crew-normal", 4, missions=missions)
    path = tmp_path / "between.farlight"
    path.write_bytes(dump(timeline))
    loaded = load(path, load_game("martians"))
    assert not loaded.notes
    table, known = loaded.timeline.position, timeline.position
    assert (table.state, table.open) == (known.state, known.open)
    assert table.state.campaign.opened == known.state.campaign.opened != []


def test_a_campaign_is_saved_and_continued_in_the_middle(tmp_path: Path) -> None:
    """M-CAMP-10, M-CAMP-11, M-APP-36, M-APP-38."""
    game = load_game("martians")
    timeline = Timeline(game, Setup("martians", "slow-bell", 2, 5))
    chance = Random(5)
    for _ in range(400):
        choices = timeline.position.choices()
        if not choices:
            break
        number, chosen = chance.choice(choices)
        timeline.choose(timeline.position.seat_of(number), chosen.id, number)
    path = tmp_path / "campaign.farlight"
    path.write_bytes(dump(timeline))
    loaded = load(path, game)
    assert loaded.timeline.position.state == timeline.position.state
