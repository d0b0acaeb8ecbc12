"""Leaving a planet and coming back to it. Rulebook chapters 24, 27.2, 27.8 and 27.21."""

from collections import Counter
from typing import Any

import pytest

from farlight.kernel import Play, from_bytes, to_bytes
from farlight.vanguard.rules.ship.planet_records import close_board
from tests.vanguard.tables import CONTENT, GAME, Table, play, table

SEEDS = (2, 5, 11)
EVERY_DIE = Counter({die.id: die.box for die in CONTENT.dice.values() if die.box})
RANK_UPS = [card.id for card in CONTENT.rankups.values() if not card.tutorial]


def played(mission: str, seed: int, rules: tuple[str, ...] = ()) -> Any:
    """The state after a whole Exploration, played by chance."""
    position = table(mission, 4, seed, rules)
    play(position, seed)
    return position.state


def visited_again(mission: str, seed: int, before: Any) -> Table:
    """A new Exploration of the planet, with the sheets of another one, as soon as its board is laid out."""
    position = table(mission, 4, seed)
    position.state.records = before.records
    play(position, seed, until="rank-up")
    return position


def fresh(mission: str = "marl") -> Play[Any, Any]:
    """A table before anything was laid out."""
    return Play(GAME.rules, CONTENT, table(mission, 4).state)


# What goes back


@pytest.mark.parametrize("mission", ["halfway", "first-light", "marl", "assay"])
@pytest.mark.parametrize("rules", [(), ("deadly",)])
def test_no_die_is_lost_whatever_happened(mission: str, rules: tuple[str, ...]) -> None:
    """V-SHIP-LEAVE-1, V-TUT-80, V-TUT-86, V-DEADLY-15: all are in the Compartments or in the box."""
    for seed in SEEDS:
        state = played(mission, seed, rules)
        assert Counter(die for dice in state.store.values() for die in dice) + Counter(state.box) == EVERY_DIE
        assert not [crew for crew in state.crew if crew.red + crew.green + crew.blue + crew.spent]


@pytest.mark.parametrize("seed", SEEDS)
def test_everything_else_is_where_it_came_from(seed: int) -> None:
    """V-SHIP-LEAVE-2, V-SHIP-LEAVE-6, V-CREW-09, V-EQUIP-16."""
    state = played("marl", seed)
    assert Counter(state.armory) == Counter(CONTENT.scenarios["marl"].equipment)
    assert len(state.bag) == sum(lead.count for lead in CONTENT.leads.values())
    assert not any((state.cargo, state.leads, state.beside, state.tokens, state.markers, state.time, state.tracks))
    assert {(crew.charges, crew.gear, crew.hand, crew.sector) for crew in state.crew} == {(0, (), (), 0)}


@pytest.mark.parametrize("seed", SEEDS)
def test_the_dead_wait_for_the_wall_and_nobody_else_does(seed: int) -> None:
    """V-END-12."""
    state = played("marl", seed, ("deadly",))
    dead = {crew.card for crew in state.crew if not crew.alive}
    assert set(state.ship.dead) == dead
    assert set(state.ship.sleeves) == {crew.card for crew in state.crew} - dead


# Planet Records


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("mission", ["marl", "orchard", "assay"])
def test_a_planet_is_found_as_it_was_left(mission: str, seed: int) -> None:
    """V-SHIP-BEGIN-1, V-SHIP-BEGIN-2, V-SHIP-BEGIN-15, V-SHIP-SAVE-3, V-SHIP-SAVE-4, V-SHIP-SAVE-5, V-SHIP-SAVE-6,
    V-SHIP-SAVE-7, V-SHIP-SAVE-8, V-SHIP-SAVE-9.
    """
    before = played(mission, seed)
    sheet = before.records[mission]
    assert dict(sheet.pois) == {int(number): cards for number, cards in before.pois.items()}
    state = visited_again(mission, seed + 1, before).state
    assert state.pois == before.pois
    assert state.unique == before.unique
    placed = {(threat.card, threat.sector, threat.others) for threat in before.threats if threat.sector}
    assert {(threat.card, threat.sector, threat.others) for threat in state.threats} == placed
    assert state.missions == tuple(CONTENT.planets[mission].missions)
    assert not any((state.condition, state.time, state.tracks, state.markers, state.tokens))


def test_a_sheet_names_the_landing_card_of_the_board() -> None:
    """V-SHIP-SAVE-4."""
    play_ = fresh()
    play_.state.landing = "l07"
    close_board(play_)
    assert play_.state.records["marl"].landing == "l07"


def test_no_sheet_is_kept_of_a_planet_whose_landing_card_has_left_the_game() -> None:
    """V-SHIP-SAVE-2."""
    play_ = fresh()
    play_.state.landing = "l07"
    play_.state.removed = ("l07",)
    close_board(play_)
    assert play_.state.records == {}


@pytest.mark.parametrize("seed", SEEDS)
def test_a_sheet_outlives_a_save(seed: int) -> None:
    """V-SHIP-SAVE-14."""
    state = played("marl", seed)
    again = from_bytes(to_bytes(state), type(state))
    assert again.records == state.records


# The next Exploration


def laid_out(removed: tuple[str, ...]) -> Any:
    play_ = fresh()
    play_.state.removed = removed
    play_.step("lay_out").run(play_)
    return play_.state


def test_the_last_rank_up_card_is_used_without_a_choice() -> None:
    """V-SHIP-BEGIN-16."""
    assert laid_out(tuple(RANK_UPS[1:])).rankups == (RANK_UPS[0],)


def test_when_all_rank_up_cards_were_used_all_come_back() -> None:
    """V-SHIP-BEGIN-9: but not that of the Tutorial."""
    state = laid_out((*RANK_UPS, "sea-legs"))
    assert set(state.rankups) == set(RANK_UPS)
    assert state.removed == ("sea-legs",)


def test_what_the_ship_has_is_in_no_deck_and_on_no_board() -> None:
    """V-SHIP-BEGIN-15, V-DISC-02."""
    play_ = fresh()
    state = play_.state
    state.found, state.ship.gathered, state.ship.cabinet = ("kettle-salt",), ("pocket-crab",), ("u29",)
    play_.step("lay_out").run(play_)
    cards = [card for deck in state.discoveries.values() for card in deck]
    assert not {"kettle-salt", "pocket-crab"} & set(cards)
    assert "u29" not in state.unique


def test_laying_out_twice_does_not_double_anything() -> None:
    """V-SHIP-BEGIN-3, V-SHIP-BEGIN-4, V-SHIP-BEGIN-5."""
    play_ = fresh()
    sizes = []
    for _ in range(2):
        play_.step("lay_out").run(play_)
        state = play_.state
        decks = (state.events, state.bag, state.rankups, *state.discoveries.values(), *state.injuries.values())
        sizes.append([len(deck) for deck in decks])
    assert sizes[0] == sizes[1]
