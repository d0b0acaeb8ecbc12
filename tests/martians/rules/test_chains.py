"""PROBE's chain on a map full of signals, where simple paths are too many to list. M-MIS-PROBE-03."""

from farlight.kernel import Play, Setup
from farlight.martians.game import MartiansGame
from farlight.martians.rules.context import SPACES
from farlight.martians.rules.map_paths import RINGS, ring_of
from farlight.martians.rules.missions.signals import SIGNAL, chains

GAME = MartiansGame()


def test_the_short_chains_of_a_full_map_end_once_in_each_place_of_the_last_ring() -> None:
    state = GAME.rules.new(Setup("martians", "probe", 2, 1))
    state.spots = [(space, SIGNAL) for space in SPACES]
    found = [path.split("+") for path in chains(Play(GAME.rules, GAME.content, state))]
    assert {path[-1] for path in found} == {space for space in SPACES if ring_of(space) == RINGS}
    for path in found:
        assert ring_of(path[0]) == 1
        assert len(set(path)) == len(path) >= GAME.content.missions["probe"].numbers["chain"]
