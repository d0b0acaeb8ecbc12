"""Environments: what their libraries ask of them, and what we promise besides."""

import importlib.util
import pickle
import random
from collections.abc import Callable
from pathlib import Path

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from farlight.envs.action_list import ANYTIME, BACK, FIRST, ActionList
from farlight.envs.aec_env import SeatsEnv
from farlight.envs.episode import Episode, Wanted
from farlight.envs.features import SeatFeatures
from farlight.envs.gym_env import TableEnv, register
from farlight.errors import UserError
from farlight.kernel import game_names, load_game, option

MISSIONS = [
    (game, mission.id, mission.seats[1]) for game in game_names() for mission in load_game(game).rules.missions()
]


def play(env: TableEnv, seed: int, steps: int = 10_000) -> list[int]:
    """Play at random; gives the actions."""
    chance = random.Random(seed)
    env.reset(seed=seed)
    taken: list[int] = []
    while not env.episode.over and len(taken) < steps:
        taken.append(chance.choice(env.episode.actions))
        env.step(taken[-1])
    return taken


@pytest.mark.filterwarnings("ignore:Observation")  # a dict with a mask, as their own card games have
@pytest.mark.parametrize("game", game_names())
def test_pettingzoo_finds_nothing_wrong(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(SeatsEnv(game), num_cycles=60)
    seed_test(lambda: SeatsEnv(game), num_cycles=20)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.filterwarnings("ignore:.*alternative render modes")  # it would need a registered one
@pytest.mark.parametrize("game", game_names())
def test_gymnasium_finds_nothing_wrong(game: str) -> None:
    check_env(TableEnv(game, limit=100, render_mode="ansi"))
    check_env(TableEnv(game, seat=1, limit=100, render_mode="rgb_array"), skip_render_check=game != "beacon")


def test_openspiel_finds_nothing_wrong() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    pytest.importorskip("farlight.envs.spiel")
    game = pyspiel.load_game("farlight", {"game": "beacon", "seats": 2, "features": 64})
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
    state = game.new_initial_state()
    assert game.get_type().information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
    twin = state.clone()
    action = state.legal_actions()[-1]
    state.apply_action(action)
    assert str(twin) != str(state)
    twin.apply_action(action)
    assert str(twin) == str(state)


def test_openspiel_plays_the_same_through_again() -> None:
    pytest.importorskip("farlight.envs.spiel")
    found = pytest.importorskip("open_spiel.python.algorithms.generate_playthrough")
    name = "farlight(game=beacon,seats=1,features=64,seed=3)"
    first, second = (found.playthrough(name, action_sequence=None, seed=7, alsologtostdout=False) for _ in range(2))
    assert first == second
    assert "IsTerminal() = True" in first


@pytest.mark.parametrize(("game", "mission", "seats"), MISSIONS)
def test_every_mission_can_be_stepped_through(game: str, mission: str, seats: int) -> None:
    env = TableEnv(game, mission=mission, seats=seats)
    taken = play(env, 3, 40)
    first = env.episode.observation(0)
    assert len(taken) == 40
    assert env.observation_space["observation"].contains(first)
    assert play(env, 3, 40) == taken
    np.testing.assert_allclose(env.episode.observation(0), first, atol=1e-5)


# Actions


def test_an_action_is_the_same_wherever_it_is_offered() -> None:
    small, again = ActionList(64), ActionList(64)
    options = [option("plan", task=f"x{number}") for number in range(40)]
    numbers = small.numbers(options)
    assert len(set(numbers)) == 40
    assert min(numbers) >= FIRST
    assert again.number_of("plan:x3") == small.number_of("plan:x3") == 33
    assert ActionList().number_of("plan:rest") == 901
    with pytest.raises(ValueError, match="at least 64"):
        ActionList(8)


def test_the_mask_is_what_the_rules_offer_and_nothing_else_does_anything() -> None:
    env = TableEnv("beacon")
    observation, _ = env.reset(seed=1)
    offered = env.options()
    assert np.flatnonzero(observation["action_mask"]).tolist() == sorted(offered)
    assert {"any-time", "plan:rest"} <= set(offered.values())
    illegal = next(action for action in range(1024) if action not in offered)
    after, reward, over, _, info = env.step(illegal)
    assert info["illegal"]
    assert (reward, over, env.options()) == (0.0, False, offered)
    np.testing.assert_array_equal(after["observation"], observation["observation"])


def test_what_can_be_done_at_any_time_is_shown_to_whoever_asks() -> None:
    env = TableEnv("beacon", seats=1)
    env.reset(seed=1)
    for _ in range(400):
        question = env.options()
        env.step(ANYTIME)
        if BACK in env.options():
            break
        env.step(random.Random(1).choice([action for action in question if action != ANYTIME]))
    else:
        pytest.fail("no any-time effect came up")
    effects = env.options()
    assert effects.keys() != question.keys()
    env.step(BACK)
    assert env.options() == {action: name for action, name in question.items() if action != ANYTIME}


# What is seen


def test_nothing_hidden_is_in_an_observation() -> None:
    """Tables that differ only in what nobody has seen look the same."""
    episodes = [Episode(Wanted("beacon"), seed) for seed in range(1, 12)]
    for seat in (0, 1):
        views = [episode.view(seat) for episode in episodes]
        alike = [number for number, view in enumerate(views) if view == views[0]]
        assert len(alike) > 1
        arrays = [episodes[number].observation(seat) for number in alike]
        assert all((array == arrays[0]).all() for array in arrays)


def test_an_array_is_the_same_however_it_was_come_by() -> None:
    env = TableEnv("martians", mission="core")
    play(env, 5, 120)
    episode = env.episode
    fresh = SeatFeatures().read(episode.game.view(episode.position.state, 0), "x")
    known = episode._features.setdefault(0, SeatFeatures())
    np.testing.assert_allclose(known.read(episode.game.view(episode.position.state, 0), "x"), fresh, atol=1e-5)
    assert fresh.any()


def test_whoever_has_features_of_their_own_need_not_pay_for_ours() -> None:
    env = TableEnv("beacon", features=0)
    observation, _ = env.reset(seed=1)
    assert observation["observation"].shape == (0,)
    assert env.observation_space.contains(observation)


def test_dicts_have_the_names_of_the_state() -> None:
    env = SeatsEnv("beacon", seats=2)
    env.reset(seed=4)
    mine, other = env.view("seat_1"), env.view("seat_2")
    assert {"mission", "watch", "keepers", "light"} <= mine.keys()
    assert "chance" not in mine
    assert mine["keepers"][0]["knows"] == "" or mine["keepers"][0]["knows"] != other["keepers"][0]["knows"]


# Cloning, seeds, bots beside


@pytest.mark.parametrize("make", [lambda: TableEnv("beacon"), lambda: TableEnv("beacon", seat=1, bots="random")])
def test_a_clone_goes_its_own_way_and_meets_the_same_dice(make: Callable[[], TableEnv]) -> None:
    env = make()
    play(env, 2, 15)
    twin, chance = env.clone(), random.Random(8)
    before = env.options()
    taken = []
    while not twin.episode.over:
        taken.append(chance.choice(twin.episode.actions))
        twin.step(taken[-1])
    assert env.options() == before
    for action in taken:
        env.step(action)
    assert env.episode.position.state.fingerprint() == twin.episode.position.state.fingerprint()
    again = pickle.loads(pickle.dumps(env.episode))
    assert again.position.state.fingerprint() == twin.episode.position.state.fingerprint()


def test_an_agent_of_one_seat_is_asked_for_that_seat_only() -> None:
    env = TableEnv("martians", mission="core", seat=1, seats=3)
    _, info = env.reset(seed=2)
    chance = random.Random(2)
    for _ in range(60):
        assert info["seat"] == 1
        _, _, over, _, info = env.step(chance.choice(env.episode.actions))
        if over:
            break


def test_a_game_that_ends_is_worth_the_same_to_all() -> None:
    env = SeatsEnv("beacon")
    env.reset(seed=1)
    chance = random.Random(1)
    while not env.episode.over:
        env.step(chance.choice(env.episode.actions))
    assert set(env.rewards.values()) == {1.0 if env.episode.position.won else -1.0}
    assert all(env.terminations.values())


def test_many_tables_play_in_processes_of_their_own() -> None:
    name = next(each for each in register() if "beacon" in each)
    make = [lambda: gymnasium.make(name, anytime=False)] * 2
    envs = gymnasium.vector.AsyncVectorEnv(make)
    try:
        found, _ = envs.reset(seed=[1, 2])
        assert found["action_mask"].shape == (2, 1024)
        chosen = [int(np.flatnonzero(mask)[0]) for mask in found["action_mask"]]
        _, rewards, _, _, infos = envs.step(np.array(chosen))
        assert rewards.tolist() == [0.0, 0.0]
        assert "illegal" not in infos
    finally:
        envs.close()


def test_tables_are_shown_as_text_and_as_picture() -> None:
    text = TableEnv("beacon", render_mode="ansi")
    text.reset(seed=1)
    assert "901 rest" in str(text.render())
    picture = TableEnv("vanguard", render_mode="rgb_array")
    picture.reset(seed=1)
    drawn = picture.render()
    assert isinstance(drawn, np.ndarray)
    assert (drawn.ndim, drawn.shape[2]) == (3, 3)
    assert drawn.dtype == np.uint8
    assert drawn.max() > drawn.min()
    assert TableEnv("beacon").render() is None


@pytest.mark.parametrize(
    ("wanted", "said"),
    [
        ({"game": "bacon"}, "There is no game 'bacon'"),
        ({"game": "beacon", "mission": "first"}, "There is no mission 'first'"),
        ({"game": "beacon", "seats": 9}, "players, not 9"),
        ({"game": "beacon", "difficulty": "hard"}, "no difficulty 'hard'"),
        ({"game": "beacon", "seat": 5}, "There is no seat 5"),
        ({"game": "beacon", "seat": 0, "bots": "keper"}, "There is no bot 'keper'"),
    ],
)
def test_what_cannot_be_made_is_said(wanted: dict[str, object], said: str) -> None:
    with pytest.raises(UserError, match=said):
        TableEnv(**wanted)  # type: ignore[arg-type]


def test_the_example_learns_and_says_how_it_does() -> None:
    file = Path(__file__).parents[2] / "examples" / "train_beacon.py"
    spec = importlib.util.spec_from_file_location("train_beacon", file)
    assert spec is not None
    assert spec.loader is not None
    example = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(example)
    policy = example.train(20, 1, told=False)
    assert policy.weights.any()
    assert "of 4 games on the same seeds" in example.test(policy, 4)
