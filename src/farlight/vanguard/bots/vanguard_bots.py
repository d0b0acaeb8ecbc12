"""The bots of Vanguard by name."""

from collections.abc import Callable, Mapping
from functools import partial

from farlight.kernel import Bots
from farlight.vanguard.bots.bot import AwayBot
from farlight.vanguard.bots.curious import CuriousBot


class VanguardBots(Bots):
    adviser = "away-normal"

    def by_name(self) -> Mapping[str, Callable[[int], AwayBot]]:
        """A team that has a reason for everything, one that leaves the story to chance, one that would see it all."""
        return {
            "away-normal": AwayBot,
            "away-story": partial(AwayBot, by_lot=True),
            "away-curious": CuriousBot,
        }
