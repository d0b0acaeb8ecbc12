"""The bots of Vanguard by name."""

from collections.abc import Callable, Mapping
from functools import partial

from farlight.kernel import Bots
from farlight.vanguard.bots.bot import AwayBot
from farlight.vanguard.bots.curious import CuriousBot
from farlight.vanguard.model.content import Definitions


class VanguardBots(Bots):
    adviser = "away-normal"

    def __init__(self, content: Definitions) -> None:
        self._content = content

    def by_name(self) -> Mapping[str, Callable[[int], AwayBot]]:
        """A team that has a reason for everything, one that leaves the story to chance, one that would see it all."""
        return {
            "away-normal": partial(AwayBot, self._content),
            "away-story": partial(AwayBot, self._content, by_lot=True),
            "away-curious": partial(CuriousBot, self._content),
        }
