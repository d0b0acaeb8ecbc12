"""The rules of Beacon, as the engine asks for them."""

from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar

from farlight.beacon.model.content import Definitions
from farlight.beacon.model.state import LINES, Beacon
from farlight.beacon.rules import watch
from farlight.beacon.rules.verbs import MOST_STRAIN
from farlight.kernel import Interrupt, Mission, Play, Rules, Setup, new_chance


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
        """Deal another deck order, another severed line and other hunches, as far as this seat knows."""
        state = play.state
        state.chance = new_chance(play.roll("rehide", 1 << 32))
        state.deck.sort()
        play.shuffle("drift", state.deck)
        if state.light.found or not state.deck:
            return
        known = [] if seat is None else [state.keepers[seat].knows]
        possible = [line for line in LINES if line not in (*state.light.looked, *known)]
        play.shuffle("lines", possible)
        state.light.severed = possible[0]
        for number, keeper in enumerate(state.keepers):
            if number != seat and keeper.knows not in state.light.looked:
                keeper.knows = next(line for line in (*possible[1:], *LINES) if line != state.light.severed)

    def check(self, state: Beacon) -> str | None:
        for keeper in state.keepers:
            if not 0 <= keeper.strain <= MOST_STRAIN:
                return "a keeper's strain is out of range"
        return None
