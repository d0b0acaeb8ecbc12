"""Players, the Quick Start and optional rules. Rulebook chapters 4.1, 5.6 and 25."""

from collections import Counter
from pathlib import Path

import pytest

from farlight.kernel import BadSetup, Setup, Timeline, load, load_game, save
from farlight.vanguard.model.card_parts import SECTIONS
from tests.vanguard.tables import CONTENT, GAME, Table, asked, pick, play, table

TEAM = {1: 2, 2: 2, 3: 3, 4: 4}
"""Size of the Away Team on the first planet by the number of players. V-PLAYER-12."""
OWNED = {1: [4], 2: [2, 2], 3: [1, 1, 2], 4: [1, 1, 1, 1]}
"""Sections of each player. V-PLAYER-03, V-PLAYER-04, V-PLAYER-05, V-PLAYER-06."""
EVERYBODY = set(CONTENT.crew)
seats_played = pytest.mark.parametrize("seats", TEAM)


def begun(seats: int, seed: int = 1) -> Table:
    """A Quick Start at the first round."""
    position = table("halfway", seats, seed)
    play(position, seed, until="start-token")
    return position


# Players


@pytest.mark.parametrize("mission", [mission.id for mission in GAME.rules.missions()])
def test_one_to_four_can_play(mission: str) -> None:
    """V-PLAYER-01."""
    for seats in TEAM:
        GAME.check_setup(Setup("vanguard", mission, seats, 1))
    for seats in (0, 5):
        with pytest.raises(BadSetup, match="1 to 4 players"):
            GAME.check_setup(Setup("vanguard", mission, seats, 1))


@seats_played
@pytest.mark.parametrize("seed", range(4))
def test_each_section_has_one_player_whatever_they_agree_on(seats: int, seed: int) -> None:
    """V-PLAYER-02, V-PLAYER-03, V-PLAYER-04, V-PLAYER-05, V-PLAYER-06, V-PLAYER-07."""
    players = begun(seats, seed).state.players
    assert len(players) == len(SECTIONS)
    assert sorted(Counter(players).values()) == OWNED[seats]
    assert set(players) == set(range(seats))


@seats_played
def test_the_team_is_as_large_as_the_table_and_of_different_sections(seats: int) -> None:
    """V-PLAYER-10, V-PLAYER-11, V-PLAYER-12, V-QUICK-11."""
    crew = begun(seats).state.crew
    assert len(crew) == TEAM[seats]
    assert len({each.section for each in crew}) == len(crew)


# Quick Start


def test_three_recruits_are_drawn_for_a_section_and_two_are_kept() -> None:
    """V-QUICK-06, V-QUICK-07: all of them Rank 1."""
    position = table("halfway", 1)
    pick(position, "section:security")
    pick(position, "section:recon")
    prompt, drawn = asked(position)
    assert prompt == "recruit"
    assert len(drawn) == 3
    for wish in drawn[1:]:
        pick(position, wish)
    kept = {wish.partition(":")[2] for wish in drawn[1:]}
    sleeves = position.state.ship.sleeves
    assert {card: (sleeve.section, sleeve.rank) for card, sleeve in sleeves.items()} == dict.fromkeys(
        kept, ("security", 1)
    )


@seats_played
def test_two_serve_in_every_section_and_one_of_them_goes_where_the_section_does(seats: int) -> None:
    """V-QUICK-07, V-QUICK-08, V-QUICK-12."""
    state = begun(seats).state
    ship = state.ship
    assert Counter(sleeve.section for sleeve in ship.sleeves.values()) == dict.fromkeys(SECTIONS, 2)
    assert {sleeve.rank for sleeve in ship.sleeves.values()} == {1}
    assert all(ship.sleeves[crew.card].section == crew.section for crew in state.crew)
    assert set(ship.resting) == set(ship.sleeves) - {crew.card for crew in state.crew}
    assert ship.available == ()


@seats_played
def test_everybody_else_is_a_recruit_the_people_of_the_tutorial_too(seats: int) -> None:
    """V-QUICK-01, V-QUICK-09."""
    ship = begun(seats).state.ship
    assert set(ship.recruits) == EVERYBODY - set(ship.sleeves)
    drawn = {card for seed in range(12) for card in begun(seats, seed).state.ship.sleeves}
    assert {card.id for card in CONTENT.crew.values() if card.tutorial} & drawn


def test_unchosen_recruits_are_shuffled_back() -> None:
    """V-QUICK-09: one who was drawn may be anywhere in the pile afterwards."""
    places = set()
    for seed in range(8):
        position = table("halfway", 1, seed)
        pick(position, "section:security")
        pick(position, "section:recon")
        unchosen, *kept = asked(position)[1]
        for wish in kept:
            pick(position, wish)
        while asked(position)[0] == "recruit":
            pick(position, asked(position)[1][0])
        places.add(position.state.ship.recruits.index(unchosen.partition(":")[2]))
    assert len(places) > 3


@seats_played
def test_five_dice_for_each_section_those_of_absent_ones_in_their_compartments(seats: int) -> None:
    """V-QUICK-10, V-QUICK-12."""
    state = begun(seats).state
    away = {crew.section: crew for crew in state.crew}
    for section, dice in CONTENT.ruling.start_dice.items():
        crew = away.get(section)
        assert Counter(state.store.get(section, ())) == (Counter() if crew else Counter(dice))
        if crew:
            assert Counter(crew.red + crew.green + crew.blue) == Counter(dice)
    every = Counter({die.id: die.box for die in CONTENT.dice.values() if die.box})
    assert Counter(state.box) == every - Counter(die for dice in CONTENT.ruling.start_dice.values() for die in dice)


@seats_played
def test_decks_are_the_ten_starters_of_the_section(seats: int) -> None:
    """V-QUICK-02, V-QUICK-13, V-QUICK-22, V-QUICK-23."""
    for crew in begun(seats).state.crew:
        cards = [CONTENT.sections[card] for card in crew.deck + crew.hand]
        assert len(crew.hand) == 2
        assert len(cards) == 10
        assert all(card.starter and card.rank == 1 and card.section == crew.section for card in cards)
        assert not any(card.tutorial for card in cards)
        assert crew.charges == 0


def test_decks_are_shuffled() -> None:
    """V-QUICK-13."""
    decks = {tuple(crew.deck) for seed in range(6) for crew in begun(4, seed).state.crew if crew.section == "security"}
    assert len(decks) > 4


@seats_played
def test_the_five_tutorial_events_are_the_shuffled_deck(seats: int) -> None:
    """V-QUICK-18."""
    decks = [begun(seats, seed).state.events for seed in range(5)]
    assert {frozenset(deck) for deck in decks} == {
        frozenset(card.id for card in CONTENT.events.values() if card.deck == "tutorial")
    }
    assert {len(deck) for deck in decks} == {5}
    assert len(set(decks)) > 2


@seats_played
@pytest.mark.parametrize("seed", range(3))
def test_somebody_stands_in_each_half_of_the_wreck(seats: int, seed: int) -> None:
    """V-QUICK-19, V-DECIDE-24."""
    assert {crew.sector for crew in begun(seats, seed).state.crew} == {1, 2}


@seats_played
def test_the_recon_player_gives_out_the_first_start_token(seats: int) -> None:
    """V-QUICK-21, V-DECIDE-01: with or without Recon in the team."""
    for seed in range(4):
        position = begun(seats, seed)
        assert position.open[0].seat == position.state.players[SECTIONS.index("recon")]


# Optional rules


def test_an_unknown_optional_rule_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(BadSetup, match=r"no optional rule 'dedly' in vanguard: it has deadly\."):
        GAME.check_setup(Setup("vanguard", "marl", 2, 1, rules=("deadly", "dedly")))
    beacon = load_game("beacon")
    with pytest.raises(BadSetup, match=r"no optional rule 'deadly' in beacon: it has none\."):
        beacon.check_setup(Setup("beacon", beacon.rules.missions()[0].id, 2, 1, rules=("deadly",)))


def test_deadly_space_is_played_when_it_was_asked_for() -> None:
    """V-DEADLY-01."""
    GAME.check_setup(Setup("vanguard", "marl", 2, 1, rules=("deadly",)))
    assert table("marl", 2, rules=("deadly",)).state.deadly
    assert not table("marl", 2).state.deadly


def test_a_save_keeps_optional_rules(tmp_path: Path) -> None:
    """V-DEADLY-01."""
    timeline = Timeline(GAME, Setup("vanguard", "marl", 2, 1, rules=("deadly",)))
    save(timeline, tmp_path / "a.farlight")
    loaded = load(tmp_path / "a.farlight", GAME).timeline
    assert loaded.setup.rules == ("deadly",)
    assert loaded.position.state.deadly
    assert loaded.position_at(0).state.deadly
