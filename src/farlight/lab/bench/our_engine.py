"""Our games, as `yardstick.py` measures them: that of the checkout which this process imports `farlight` from."""

from collections.abc import Callable, Mapping
from random import Random
from time import process_time
from typing import TYPE_CHECKING, Any

import farlight.kernel
from farlight.kernel import Play, Position, Setup, Timeline, dump, load_from, load_game
from farlight.kernel.errors import Ending, Leaving

if TYPE_CHECKING:
    from farlight.kernel import AnyGame, AnyPlay, AnyPosition, AnyTimeline

MOST_SETUPS = 32
"""A game with many missions is measured on some of its set-ups, spread over all."""
SAVES = 8
"""So many games are played to their end and saved."""
LOADS = 5
"""The best of so many loads of a save counts."""


def engine(name: str) -> "OurEngine":
    return OurEngine(load_game(name))


def rules_of(game: "AnyGame") -> Any:  # Any: an old checkout, measured beside ours, has its rules in the game itself
    return getattr(game, "rules", game)


class OurEngine:
    """A game of ours."""

    def __init__(self, game: "AnyGame") -> None:
        self.game = game
        self.rules = rules_of(game)
        self.setups = _setups(game)
        self.about: Mapping[str, str | bool] = {"compiled": bool(getattr(farlight.kernel, "COMPILED", False))}
        self.loops: Mapping[str, Callable[[int], int]] = {"decision_sim": self._play_sim, "bare": self._play_bare}

    def new(self, seed: int) -> "AnyPosition":
        return Position(self.game, self.rules.new(self._setup(seed)))

    def options(self, position: "AnyPosition") -> int:
        return len(position.open[0].options) if position.open else 0

    def answer(self, position: "AnyPosition", number: int) -> None:
        position.choose(number)

    def copy(self, position: "AnyPosition") -> "AnyPosition":
        return position.copy()

    def once(self) -> dict[str, float]:
        """The largest save of a finished game with all its history, and what loading it takes."""
        largest = max((dump(self._played(seed)) for seed in range(1, SAVES + 1)), key=len)
        return {"save_bytes": len(largest), "save_load": min(self._loading(largest) for _ in range(LOADS))}

    def _setup(self, seed: int) -> Setup:
        return self.setups[(seed - 1) % len(self.setups)]

    def _play_sim(self, seed: int) -> int:
        """A random game without snapshots: as in simulations, where nobody copies."""
        chance = Random(seed).random
        position: AnyPosition = Position(self.game, self.rules.new(self._setup(seed)), snapshots=False)
        decisions = 0
        while position.open:
            position.choose(int(chance() * len(position.open[0].options)))
            decisions += 1
        return decisions

    def _play_bare(self, seed: int) -> int:
        """The same game with nothing around the rules: no position, no record, no checks."""
        chance = Random(seed).random
        play: AnyPlay = Play(self.rules, self.game.content, self.rules.new(self._setup(seed)))
        decisions = 0
        try:
            while True:
                call = play.state.flow.pop()
                step = self.rules.steps[call.step].run(play, *call.args)
                if step is None:
                    continue
                try:
                    asked = step.send(None)
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

    def _played(self, seed: int) -> "AnyTimeline":
        chance = Random(seed).random
        timeline: AnyTimeline = Timeline(self.game, self._setup(seed))
        while timeline.position.open:
            decision = timeline.position.open[0]
            ids = [option.id for option in decision.options]
            recordable = [number for number, word in enumerate(ids) if ids.count(word) == 1]
            number = recordable[int(chance() * len(recordable))]
            timeline.choose(max(decision.seat, 0), ids[number], number)
        return timeline

    def _loading(self, saved: bytes) -> float:
        start = process_time()
        load_from(saved, self.game, "save")
        return process_time() - start


def _setups(game: "AnyGame") -> list[Setup]:
    """Set-ups in an order in which the first ones, too, are spread over missions and seats."""
    every = [
        Setup(game.name, mission.id, seats, seed)
        for seed in range(1, 5)
        for mission in rules_of(game).missions()
        if not mission.campaign
        for seats in range(mission.seats[0], mission.seats[1] + 1)
    ]
    some = every[:: -(-len(every) // MOST_SETUPS)]
    return sorted(some, key=lambda setup: Random(str(setup)).random())
