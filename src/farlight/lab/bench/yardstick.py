"""The same measure for every engine: random games, copies, playouts, memory.

Runs as a script in a process of its own, in whatever environment the engine lives in, and so imports nothing but the
standard library: `python -P yardstick.py ENGINES-FILE NAME`. The file's `engine(name)` gives an `Engine`. Then each
line of input is a question, and each line of output its answer in JSON.
"""

import gc
import json
import os
import runpy
import sys
import tracemalloc
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import count, islice
from random import Random
from time import process_time
from typing import Any, Generic, Protocol, TypeVar, cast

P = TypeVar("P")

COPIED = 4
"""Copies are made in one of so many of the games that are played."""
KEPT = 1000
"""So many positions are kept in order to weigh them."""
COPIES = 16
"""At every so many decisions so many copies are made."""


class Engine(Protocol[P]):
    """What random play needs of an engine. All chance of a game comes from its seed."""

    about: Mapping[str, str | bool]
    """How this engine was built, for the report."""
    loops: Mapping[str, Callable[[int], int]]
    """Further ways to play a random game by its seed, each giving the number of its decisions."""

    def new(self, seed: int) -> P: ...

    def options(self, position: P) -> int:
        """How many options there are; 0 when the game is over."""
        ...

    def answer(self, position: P, number: int) -> None: ...

    def copy(self, position: P) -> P: ...

    def once(self) -> dict[str, float]:
        """What is measured once, not in every round."""
        ...


class Yardstick(Generic[P]):
    """Measures an engine, round after round, by the same games in each."""

    def __init__(self, engine: Engine[P]) -> None:
        self.engine = engine
        self._middles: list[P] = []
        self._clock = min(_pause() for _ in range(1000))

    def round(self, games: int) -> dict[str, float]:
        """All that is measured in rounds, on so many games, the same ones every time. Times in seconds."""
        found = self._play(games)
        for name, loop in self.engine.loops.items():
            found |= self._loop(name, loop, games)
        return {**found, **self._copies(-(-games // COPIED)), **self._playouts(games)}

    def memory(self) -> float:
        """Bytes that a kept copy takes, one of every decision of some games; only what Python allocates is seen."""
        kept: list[P] = []
        gc.collect()
        tracemalloc.start()
        before, _ = tracemalloc.get_traced_memory()
        walks = (position for seed in count(1) for position, _ in self._walk(seed))
        kept += (self.engine.copy(position) for position in islice(walks, KEPT))
        gc.collect()
        after, _ = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        return (after - before) / len(kept)

    def games(self, games: int) -> int:
        """Play so many random games and say how many decisions they had: for those who count instructions."""
        return sum(self._game(seed)[0] for seed in range(1, games + 1))

    # Parts of a round

    def _play(self, games: int) -> dict[str, float]:
        """Random games: options and answer, as a table plays them."""
        decisions = real = 0
        start = process_time()
        for seed in range(1, games + 1):
            played, chosen = self._game(seed)
            decisions += played
            real += chosen
        spent = process_time() - start
        return {
            "decision": spent / decisions,
            "real_choice": spent / real,
            "forced": 1 - real / decisions,
            "game": spent / games,
        }

    def _loop(self, name: str, loop: Callable[[int], int], games: int) -> dict[str, float]:
        """The same games in another way."""
        start = process_time()
        decisions = sum(loop(seed) for seed in range(1, games + 1))
        spent = process_time() - start
        return {name: spent / decisions, f"{name}_game": spent / games}

    def _copies(self, games: int) -> dict[str, float]:
        """At every decision an answer and, before or after it in turns, that of a copy; at some of them many copies."""
        many: list[float] = []
        copies: list[float] = []
        answers: list[float] = []
        twins: list[float] = []
        for seed in range(1, games + 1):
            for position, number in self._walk(seed, answered=False):
                if len(answers) % COPIES == 0:
                    many.append(self._timed_copies(position))
                start = process_time()
                twin = self.engine.copy(position)
                copies.append(process_time() - start - self._clock)
                pair = [(position, answers), (twin, twins)]
                for each, times in pair if len(copies) % 2 else pair[::-1]:
                    times.append(self._timed_answer(each, number))
        return {"copy": _mean(many), "answer": _mean(answers), "copy_and_answer": _mean(copies) + _mean(twins)}

    def _timed_copies(self, position: P) -> float:
        """What one of many copies takes: less than the clock can tell of a single one."""
        copy = self.engine.copy
        start = process_time()
        for _ in range(COPIES):
            copy(position)
        return (process_time() - start - self._clock) / COPIES

    def _timed_answer(self, position: P, number: int) -> float:
        """An answer ends when the next options are known: some engines find them only then."""
        start = process_time()
        self.engine.answer(position, number)
        self.engine.options(position)
        return process_time() - start - self._clock

    def _playouts(self, games: int) -> dict[str, float]:
        """From the middle of each game: a copy, played at random to its end."""
        if not self._middles:
            self._middles = [self._middle(seed) for seed in range(1, games + 1)]
        start = process_time()
        for seed, middle in enumerate(self._middles, 1):
            self._play_on(self.engine.copy(middle), Random(-seed).random)
        return {"playout": (process_time() - start) / len(self._middles)}

    # Playing

    def _game(self, seed: int) -> tuple[int, int]:
        """A random game: how many decisions, and how many of them with more than one option."""
        return self._play_on(self.engine.new(seed), Random(seed).random)

    def _play_on(self, position: P, chance: Callable[[], float]) -> tuple[int, int]:
        options, answer = self.engine.options, self.engine.answer
        decisions = real = 0
        while offered := options(position):
            answer(position, int(chance() * offered))
            decisions += 1
            real += offered > 1
        return decisions, real

    def _walk(self, seed: int, answered: bool = True) -> Iterator[tuple[P, int]]:
        """Every decision of a random game with the number of its answer, which the caller gives if not we."""
        chance = Random(seed).random
        position = self.engine.new(seed)
        while offered := self.engine.options(position):
            number = int(chance() * offered)
            yield position, number
            if answered:
                self.engine.answer(position, number)

    def _middle(self, seed: int) -> P:
        """The position in the middle of a random game."""
        half = self._game(seed)[0] // 2
        steps = (position for position, _ in self._walk(seed))
        return next(islice(steps, half, None))


def _pause() -> float:
    """What the clock shows when nothing happens between two looks at it."""
    start = process_time()
    return process_time() - start


def _mean(times: Sequence[float]) -> float:
    return max(sum(times) / len(times), 0.0)


def answer_questions(file: str, name: str) -> None:
    """Load the engine, say hello, and answer until nobody asks any more."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    sys.stdout = sys.stderr  # an engine that prints must not answer for us
    start = process_time()
    engine: Engine[Any] = runpy.run_path(file)["engine"](name)  # Any: every engine has positions of its own
    loading = process_time() - start
    gc.collect()
    gc.freeze()  # as `farlight` does at its start
    yardstick = Yardstick(engine)
    asked: dict[str, Callable[..., object]] = {
        "round": yardstick.round,
        "memory": yardstick.memory,
        "games": yardstick.games,
        "once": engine.once,
    }
    print(json.dumps({**engine.about, "loading": loading}), file=answers, flush=True)
    for line in sys.stdin:
        word, *args = cast("list[Any]", json.loads(line))  # Any: what a question is about
        print(json.dumps(asked[word](*args)), file=answers, flush=True)


if __name__ == "__main__":
    answer_questions(*sys.argv[1:])
