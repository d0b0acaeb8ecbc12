"""The bots of Beacon by name."""

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from farlight.beacon.bots.keeper import KeeperBot
from farlight.beacon.bots.measure import FEATURES, measure
from farlight.beacon.model.content import Definitions
from farlight.beacon.rules.verbs import BeaconPlay
from farlight.kernel import Bots


class BeaconBots(Bots):
    adviser = "keeper"
    features = FEATURES
    weights = Path(__file__).with_name("weights.json")

    def __init__(self, content: Definitions) -> None:
        self._content = content

    def by_name(self) -> Mapping[str, Callable[[int], KeeperBot]]:
        return {"keeper": partial(KeeperBot, self._content)}

    def measure(self, play: BeaconPlay) -> tuple[str, tuple[float, ...]]:
        return measure(play)
