"""The rules of Beacon, as the engine asks for them."""

from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar

from farlight.beacon.model.content import Definitions
from farlight.beacon.model.state import Beacon
from farlight.beacon.rules import watch
from farlight.beacon.rules.redeal import deal_anew
from farlight.beacon.rules.verbs import MOST_STRAIN
from farlight.kernel import Interrupt, Mission, Play, Rules, Setup


class BeaconRules(Rules[Beacon, Definitions]):
    steps = watch.STEPS
    levels: ClassVar[Mapping[str, str]] = {"begin_watch": "watch", "work": "phase", "drift": "phase"}

    def __init__(self, content: Definitions) -> None:
        self._content = content

    def missions(self) -> Sequence[Mission]:
        return [Mission(card.id, (1, len(self._content.keepers))) for card in self._content.missions.values()]

    def new(self, setup: Setup) -> Beacon:
        return watch.set_up(setup, self._content)

    def interrupts(self, play: Play[Beacon, Definitions]) -> Iterable[Interrupt]:
        return watch.sparks(play)

    def rehide(self, play: Play[Beacon, Definitions], seat: int | None) -> None:
        deal_anew(play, seat)

    def check(self, state: Beacon) -> str | None:
        for keeper in state.keepers:
            if not 0 <= keeper.strain <= MOST_STRAIN:
                return "a keeper's strain is out of range"
        return None
