#!/usr/bin/env python3
"""Train a masked policy on Beacon with nothing but numpy, and say how it does beside the game's own keeper.

    python examples/train_beacon.py                 some minutes, then wins of both on the same seeds
    python examples/train_beacon.py --games 300     a quick look

The policy is linear: a row of weights for each action that was ever offered, softmax over those that the mask allows.
It learns by policy gradients (REINFORCE): what was done in games that went better than others of their batch becomes
likelier.
"""

import argparse
import math
from random import Random

import numpy as np

from farlight.bots import Look, find_bot
from farlight.envs.action_list import ActionList
from farlight.envs.gym_env import TableEnv
from farlight.kernel import Position, Setup, load_game

GAME, MISSION, SEATS = "beacon", "first-light", 2
FEATURES = 512
BATCH = 200
"""Games between two steps of learning."""
READY = ActionList().number_of("ready")
LONGEST = 400
"""Steps after which a game is broken off: plans can be changed again and again."""
FIRST_TEST = 1_000_000
"""Seeds from here on are for testing: nothing was learned on them."""


class Policy:
    """Weights by action, moved by Adam."""

    def __init__(self, rate: float = 0.05) -> None:
        self.rows: dict[int, int] = {}
        self.weights = np.zeros((128, SEATS * FEATURES), np.float32)
        self._rate = rate
        self._moments = [np.zeros_like(self.weights) for _ in range(2)]
        self._steps = 0

    def chances(self, facts: np.ndarray, actions: list[int]) -> tuple[list[int], np.ndarray]:
        """The rows of the actions, and how likely each is to be chosen."""
        rows = [self.rows.setdefault(action, len(self.rows)) for action in actions]
        logits = self.weights[rows] @ facts
        logits -= logits.max()
        weights = np.exp(logits)
        return rows, weights / weights.sum()

    def learn(self, gradient: np.ndarray) -> None:
        self._steps += 1
        first, second = self._moments
        first += 0.1 * (gradient - first)
        second += 0.01 * (gradient**2 - second)
        mean = first / (1 - 0.9**self._steps)
        spread = second / (1 - 0.99**self._steps)
        self.weights += self._rate * mean / (np.sqrt(spread) + 1e-6)


def facts_of(observation: dict[str, np.ndarray], seat: int) -> np.ndarray:
    """The array of the environment at the place of whoever acts: `keepers.0.strain` matters to the first of them."""
    facts = np.zeros((SEATS, FEATURES), np.float32)
    facts[seat] = observation["observation"]
    facts[seat, 0] = 1.0  # what is always so
    return facts.ravel()


def play(env: TableEnv, policy: Policy, seed: int, chance: Random | None) -> tuple[list, bool]:
    """A game: what was seen, offered and chosen, and whether it was won. Without chance the best action is taken."""
    observation, info = env.reset(seed=seed)
    steps, reward, over = [], 0.0, False
    while not over:
        if observation["action_mask"][READY]:  # a plan could be changed for ever: the first one stands
            observation, reward, over, _, info = env.step(READY)
            continue
        facts = facts_of(observation, info["seat"])
        actions = np.flatnonzero(observation["action_mask"]).tolist()
        rows, chances = policy.chances(facts, actions)
        if chance is None:
            place = int(chances.argmax())
        else:
            place = min(int(np.searchsorted(np.cumsum(chances), chance.random())), len(actions) - 1)
        steps.append((facts, rows, chances, place))
        observation, reward, over, broken, info = env.step(actions[place])
        over = over or broken
    return steps, reward > 0


def score_of(env: TableEnv, won: bool) -> float:
    """What a game is worth to whoever learns: few are won at first, so a bright lamp and a whole hull count as well."""
    light = env.view()["light"]
    return 2.0 * won + 0.1 * light["lamp"] + 0.03 * light["hull"]


def train(games: int, seed: int, told: bool = True) -> Policy:
    env = TableEnv(GAME, mission=MISSION, seats=SEATS, features=FEATURES, anytime=False, limit=LONGEST)
    policy, chance = Policy(), Random(seed)
    for batch in range(max(1, games // BATCH)):
        played, scores, wins = [], [], 0
        for number in range(min(BATCH, games)):
            steps, won = play(env, policy, batch * BATCH + number + 1, chance)
            played.append(steps)
            scores.append(score_of(env, won))
            wins += won
        gradient = np.zeros_like(policy.weights)
        for steps, worth in zip(played, (np.array(scores) - np.mean(scores)) / (np.std(scores) + 1e-6), strict=True):
            for facts, rows, chances, place in steps:
                push = -chances * worth
                push[place] += worth
                gradient[rows] += np.outer(push, facts)
        policy.learn(gradient / len(played))
        if told:
            print(f"{(batch + 1) * BATCH:6} games, of the last {BATCH} won {wins / BATCH:.0%}", flush=True)
    return policy


def keeper_wins(seed: int) -> bool:
    """Whether the game's own bot wins with this seed."""
    game = load_game(GAME)
    position = Position(game, game.rules.new(Setup(GAME, MISSION, SEATS, seed)), snapshots=False)
    bot = find_bot(game, game.bots.adviser)(seed)
    while position.open:
        position.choose(bot.choose(Look(position)))
    return position.won


def test(policy: Policy, games: int) -> str:
    """Both on the same new seeds: by how much the policy wins more often, with a 95 % interval."""
    env = TableEnv(GAME, mission=MISSION, seats=SEATS, features=FEATURES, anytime=False, limit=LONGEST)
    seeds = range(FIRST_TEST, FIRST_TEST + games)
    pairs = [(play(env, policy, seed, None)[1], keeper_wins(seed)) for seed in seeds]
    own, keeper = (sum(each) / games for each in zip(*pairs, strict=True))
    apart = [mine - theirs for mine, theirs in pairs]
    mean = sum(apart) / games
    half = 1.96 * math.sqrt(sum((each - mean) ** 2 for each in apart) / max(1, games - 1) / games)
    verdict = "beats the keeper" if mean - half > 0 else "does not beat the keeper"
    return (
        f"policy {own:.1%}, keeper {keeper:.1%} of {games} games on the same seeds: "
        f"{100 * mean:+.1f} points ({100 * (mean - half):+.1f} to {100 * (mean + half):+.1f}): it {verdict}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=16000, help="to learn from")
    parser.add_argument("--test", type=int, default=1000, help="games to test with")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    print(test(train(wanted.games, wanted.seed), wanted.test))


if __name__ == "__main__":
    main()
