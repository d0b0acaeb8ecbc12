"""The bots of Vanguard by name."""

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from farlight.kernel import Bots
from farlight.vanguard.bots.bot import AwayBot
from farlight.vanguard.bots.curious_team import CuriousBot
from farlight.vanguard.bots.measure import FEATURES, measure
from farlight.vanguard.rules.context import VanguardPlay


class VanguardBots(Bots):
    adviser = "away-normal"
    features = FEATURES
    weights = Path(__file__).with_name("weights.json")

    def by_name(self) -> Mapping[str, Callable[[int], AwayBot]]:
        """A team that has a reason for everything, one that leaves the story to chance, one that would see it all."""
        return {
            "away-normal": AwayBot,
            "away-story": partial(AwayBot, by_lot=True),
            "away-curious": CuriousBot,
        }

    def measure(self, play: VanguardPlay) -> tuple[str, tuple[float, ...]]:
        return measure(play)
