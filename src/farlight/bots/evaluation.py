"""What a table promises: the chance of a win, learned from many games, where a search stops playing on."""

import math
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

import msgspec

from farlight.errors import UserError
from farlight.kernel import AnyPlay, Bots

FLAT = 0.5
"""What a table of an unknown mission is worth."""


class Weights(msgspec.Struct, frozen=True):
    """What each feature of a mission is worth, on the scale of the logarithm of the odds."""

    bias: float
    weights: tuple[float, ...]
    games: int = 0
    rows: int = 0
    """From how many games and moments they were learned."""
    surprise: float = 0.0
    """How wrong they were about these, in bits for each moment; knowing only how often games are won: `before`."""
    before: float = 0.0

    def chance(self, values: Sequence[float]) -> float:
        odds = self.bias + sum(map(float.__mul__, self.weights, map(float, values)))
        return 1 / (1 + math.exp(-max(-30.0, min(30.0, odds))))


class WeightsFile(msgspec.Struct, frozen=True):
    """The file: the features that it is about, and the weights of each mission."""

    features: tuple[str, ...]
    missions: Mapping[str, Weights]


class Evaluation:
    """The chance of a win as a game's features tell it."""

    def __init__(self, bots: Bots, missions: Mapping[str, Weights]) -> None:
        self._bots = bots
        self._missions = missions

    def chance(self, play: AnyPlay) -> float:
        mission, values = self._bots.measure(play)
        known = self._missions.get(mission)
        return FLAT if known is None else known.chance(values)

    def knows(self, play: AnyPlay) -> bool:
        return self._bots.measure(play)[0] in self._missions


def evaluation_of(bots: Bots) -> Evaluation:
    """The evaluation that a game brings; one that knows nothing if it brings none."""
    if bots.weights is None or not bots.weights.exists():
        return Evaluation(bots, {})
    return Evaluation(bots, _read(bots.weights, tuple(bots.features)).missions)


@cache
def _read(file: Path, features: tuple[str, ...]) -> WeightsFile:
    try:
        found = msgspec.json.decode(file.read_bytes(), type=WeightsFile)
    except msgspec.DecodeError as error:
        raise UserError(f"{file.name} cannot be read ({error}): make it anew with scripts/learn-weights.") from error
    if found.features != features:
        raise UserError(f"{file.name} was made for other features: make it anew with scripts/learn-weights.")
    return found
