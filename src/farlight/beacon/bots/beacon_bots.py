"""The bots of Beacon by name."""

from collections.abc import Callable, Mapping
from functools import partial

from farlight.beacon.bots.keeper import KeeperBot
from farlight.beacon.model.content import Definitions
from farlight.kernel import Bots


class BeaconBots(Bots):
    adviser = "keeper"

    def __init__(self, content: Definitions) -> None:
        self._content = content

    def by_name(self) -> Mapping[str, Callable[[int], KeeperBot]]:
        return {"keeper": partial(KeeperBot, self._content)}
