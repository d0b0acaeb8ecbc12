"""Bots: players without hands. One interface: look at what a seat sees, choose an option."""

from collections.abc import Callable
from random import Random
from typing import Any, Protocol

import msgspec

from farlight.kernel import Decision, Interrupt, Option, Position


class Look:
    """What a bot may look at: the open decision of its seat, and on demand the view and the any-time effects."""

    __slots__ = ("_position", "decision")

    def __init__(self, position: Position[Any, Any], decision: Decision) -> None:
        self._position = position
        self.decision = decision

    def view(self) -> msgspec.Struct:
        return self._position.game.view(self._position.state, max(self.decision.seat, 0))

    def effects(self) -> list[Interrupt]:
        """The any-time effects of this seat."""
        seat = self.decision.seat
        return [effect for effect in self._position.interrupts() if seat in (effect.seat, -1)]


class Bot(Protocol):
    """Chooses for a seat."""

    def choose(self, look: Look) -> Option: ...


class RandomBot:
    """Chooses anything, now and then an any-time effect: finds what a careful player never tries."""

    EAGERNESS = 0.05

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, look: Look) -> Option:
        if self._random.random() < self.EAGERNESS:
            effects = look.effects()
            if effects:
                return effects[int(self._random.random() * len(effects))].option
        options = look.decision.options
        return options[int(self._random.random() * len(options))]


BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot}
