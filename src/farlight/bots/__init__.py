"""Bots: players without hands. One interface: look at what a seat sees, choose a number."""

from collections.abc import Callable
from random import Random
from typing import Any, Protocol

import msgspec

from farlight.kernel import GROUP, Decision, Interrupt, Position


class Look:
    """What a bot may look at: the open decision of its seat, and on demand the view and the any-time effects."""

    __slots__ = ("_position", "decision")

    def __init__(self, position: Position[Any, Any]) -> None:
        self._position = position
        self.decision: Decision = position.open[0]

    def view(self) -> msgspec.Struct:
        """What the seat sees; a spectator's view for what the group decides."""
        seat = self.decision.seat
        return self._position.game.view(self._position.state, None if seat == GROUP else seat)

    def effects(self) -> list[tuple[int, Interrupt]]:
        """The any-time effects that could be used now, each with its number: a bot plays all seats of its table."""
        first = sum(len(decision.options) for decision in self._position.open)
        return list(enumerate(self._position.interrupts(), first))


class Bot(Protocol):
    """Chooses for the seat that is asked: the place of an option, or the number of an any-time effect."""

    def choose(self, look: Look) -> int: ...


class RandomBot:
    """Chooses anything, now and then an any-time effect: finds what a careful player never tries."""

    EAGERNESS = 0.05

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, look: Look) -> int:
        if self._random.random() < self.EAGERNESS:
            effects = look.effects()
            if effects:
                return effects[int(self._random.random() * len(effects))][0]
        return int(self._random.random() * len(look.decision.options))


BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot}
