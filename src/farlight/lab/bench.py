"""Speed, as figures of one run: what a decision, a copy and a save cost, and how much of it is the kernel."""

from random import Random
from time import perf_counter
from typing import Any

import msgspec

from farlight.kernel import AnyGame, AnyPlay, AnyTimeline, Play, Position, Setup, Timeline, dump, load_game
from farlight.kernel.errors import Ending, Leaving

ROUNDS = 8
"""The best of so many rounds counts: noise only ever adds."""
SECONDS = 0.3
"""How long a round takes."""
LONGEST = 1.5
"""How long a round may look for positions in mid-step, which are rare in a game of short steps."""


class Figures(msgspec.Struct):
    """What was measured of one game. Times in microseconds."""

    game: str
    decision: float
    """Options and apply, in random play, with a snapshot at every boundary: as at a table."""
    decision_sim: float
    """The same without snapshots: as in simulations."""
    bare: float
    """The rules alone, driven by the shortest possible loop."""
    copy: float
    """An independent position in mid-step, ready to be answered."""
    games_per_second: float
    save_bytes: int

    @property
    def kernel(self) -> float:
        """What the kernel adds to the bare rules, per decision."""
        return self.decision - self.bare


def measure(name: str) -> Figures:
    """Measure everything in turn, again and again, so that a slow moment of the machine hits all figures alike."""
    game = load_game(name)
    setups = _setups(game)
    rounds = [
        (
            _play(game, setups, snapshots=True),
            _play(game, setups, snapshots=False),
            _play_bare(game, setups),
            _copies(game, setups),
            1 / _games_per_second(game, setups),
        )
        for _ in range(ROUNDS)
    ]
    table, sim, bare, copy, whole = (min(times) for times in zip(*rounds, strict=True))
    return Figures(name, table * 1e6, sim * 1e6, bare * 1e6, copy * 1e6, 1 / whole, _save_size(game, setups))


MOST_SETUPS = 32
"""A game with many missions is measured on some of its set-ups, spread over all."""


def _setups(game: AnyGame) -> list[Setup]:
    every = [
        Setup(game.name, mission.id, seats, seed)
        for seed in range(1, 5)
        for mission in game.rules.missions()
        if not mission.campaign
        for seats in range(mission.seats[0], mission.seats[1] + 1)
    ]
    return every[:: -(-len(every) // MOST_SETUPS)]


def _play(game: AnyGame, setups: list[Setup], snapshots: bool) -> float:
    """Seconds per decision in random play."""
    chance = Random(1).random
    decisions = 0
    start = perf_counter()
    while perf_counter() - start < SECONDS:
        for setup in setups:
            position = Position(game, game.rules.new(setup), snapshots)
            while position.open:
                position.choose(int(chance() * len(position.open[0].options)))
                decisions += 1
    return (perf_counter() - start) / decisions


def _play_bare(game: AnyGame, setups: list[Setup]) -> float:
    """The same games with nothing around the rules: no position, no record, no checks."""
    chance = Random(1).random
    decisions = 0
    start = perf_counter()
    while perf_counter() - start < SECONDS:
        for setup in setups:
            decisions += _bare_game(game, setup, chance)
    return (perf_counter() - start) / decisions


def _bare_game(game: AnyGame, setup: Setup, chance: Any) -> int:
    play: AnyPlay = Play(game.rules, game.content, game.rules.new(setup))
    decisions = 0
    try:
        while True:
            call = play.state.flow.pop()
            step = game.rules.steps[call.step].run(play, *call.args)
            if step is None:
                continue
            try:
                asked = step.send(None)  # type: ignore[arg-type]
                while True:
                    decisions += 1
                    play.begin_answer()
                    asked = step.send(int(chance() * len(asked[0].options)))
            except Ending:
                raise
            except (StopIteration, Leaving):
                pass
    except Ending:
        return decisions


def _copies(game: AnyGame, setups: list[Setup]) -> float:
    """Seconds per copy, taken in mid-step: at every decision of random games that is not the first of its step."""
    chance = Random(2).random
    spent = 0.0
    copies = 0
    begun = perf_counter()
    while not copies or (spent < SECONDS / 2 and perf_counter() - begun < LONGEST):
        for setup in setups:
            position = Position(game, game.rules.new(setup))
            while position.open:
                if position.tail:
                    start = perf_counter()
                    position.copy()
                    spent += perf_counter() - start
                    copies += 1
                position.choose(int(chance() * len(position.open[0].options)))
    return spent / copies


def _games_per_second(game: AnyGame, setups: list[Setup]) -> float:
    chance = Random(3).random
    games = 0
    start = perf_counter()
    while perf_counter() - start < SECONDS:
        for setup in setups:
            position = Position(game, game.rules.new(setup), snapshots=False)
            while position.open:
                position.choose(int(chance() * len(position.open[0].options)))
            games += 1
    return games / (perf_counter() - start)


def _save_size(game: AnyGame, setups: list[Setup]) -> int:
    """Bytes of the largest save of a finished game with all its history."""
    chance = Random(4).random
    largest = 0
    for setup in setups[: len(setups) // 4]:
        timeline: AnyTimeline = Timeline(game, setup)
        while timeline.position.open:
            decision = timeline.position.open[0]
            number = int(chance() * len(decision.options))
            timeline.choose(max(decision.seat, 0), decision.options[number].id, number)
        largest = max(largest, len(dump(timeline)))
    return largest
