"""Copies of positions of every registered game, wherever random play leads it."""

from random import Random

import pytest

from farlight.kernel import Position, Setup, game_names, load_game
from tests.copying import check_copies

GAMES = 8
ANSWERS = 60


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("by_hand", [False, True], ids=["generator", "real-dice"])
def test_a_copy_answered_is_the_original_answered(name: str, by_hand: bool) -> None:
    """At boundaries and in mid-step, with any-time effects, with copies of copies and while the original goes on."""
    game = load_game(name)
    missions = game.rules.missions()
    for seed in range(GAMES):
        mission = missions[seed % len(missions)]
        setup = Setup(name, mission.id, mission.seats[seed % 2], seed, by_hand)
        alone, position = (Position(game, game.rules.new(setup)) for _ in range(2))
        dice = Random(seed)
        for _ in range(ANSWERS):
            if not alone.open:
                break
            position = check_copies(position, alone, dice)
