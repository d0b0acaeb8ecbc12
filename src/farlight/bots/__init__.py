"""Bots: players without hands. One interface: look at what a seat sees, choose a number."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Protocol

import msgspec

from farlight.kernel import GROUP, AnyGame, Decision, Interrupt, Position


class Look:
    """What a bot may look at: the open decisions, and on demand the view and the any-time effects.

    A bot plays all seats of its table. Where all of them plan at once, it may answer for any; `decision` is the first.
    """

    __slots__ = ("_position", "decision", "decisions")

    def __init__(self, position: Position[Any, Any]) -> None:
        self._position = position
        self.decisions: Sequence[Decision] = position.open
        self.decision: Decision = position.open[0]

    def view(self) -> msgspec.Struct:
        """What the first seat that is asked sees; a spectator's view for what the group decides."""
        seat = self.decision.seat
        return self._position.game.view(self._position.state, None if seat == GROUP else seat)

    def number(self, seat: int, place: int) -> int:
        """The number of an option of the decision that this seat is asked."""
        before = 0
        for decision in self.decisions:
            if decision.seat == seat:
                return before + place
            before += len(decision.options)
        raise ValueError(f"seat {seat} is not asked")

    def effects(self) -> list[tuple[int, Interrupt]]:
        """The any-time effects of all seats, each with its number."""
        first = sum(len(decision.options) for decision in self.decisions)
        return list(enumerate(self._position.interrupts(), first))


class Bot(Protocol):
    """Chooses a number: the place of an option of the first decision, or what `number` or `effects` of the look say."""

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
"""Players of any game."""


def bots_of(game: AnyGame) -> dict[str, Callable[[int], Bot]]:
    """All that can play a game: those for any game, and its own."""
    return {**BOTS, **game.bots()}
