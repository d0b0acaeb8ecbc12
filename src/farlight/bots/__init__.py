"""Bots: players without hands. One interface: look at what a seat sees, choose a number."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Protocol, runtime_checkable

from farlight.kernel import GROUP, AnyGame, AnyPlay, AnyPosition, Decision, Interrupt, Line, Option


class Look:
    """What a bot may look at: the open decisions, and on demand the rules over what it sees and the any-time effects.

    A bot plays all seats of its table, or only some of them. Where several plan at once, it may answer for any of its
    own; `decision` is the first.
    """

    __slots__ = ("_first", "_position", "_seats", "decision", "decisions")

    def __init__(self, position: AnyPosition, seats: frozenset[int] | None = None) -> None:
        self._position = position
        self._seats = seats
        self.decisions: Sequence[Decision] = position.open
        self._first = 0
        """How many options stand before those of the bot's own seats."""
        if seats is not None:
            own = (GROUP, *seats)
            self.decisions = [decision for decision in position.open if decision.seat in own]
            first = self.decisions[0]
            before = position.open[: next(place for place, each in enumerate(position.open) if each is first)]
            self._first = sum(len(decision.options) for decision in before)
        self.decision: Decision = self.decisions[0]

    def play(self) -> AnyPlay:
        """The rules over what the first seat that is asked sees; for what the group decides, over what all see."""
        seat, game = self.decision.seat, self._position.game
        return game.play(game.view(self._position.state, None if seat == GROUP else seat))

    def number(self, seat: int, place: int) -> int:
        """The number of an option of the decision that this seat is asked."""
        before = 0
        for decision in self._position.open:
            if decision.seat == seat:
                return before - self._first + place
            before += len(decision.options)
        raise ValueError(f"seat {seat} is not asked")

    def effects(self) -> list[tuple[int, Interrupt]]:
        """The any-time effects of the bot's seats, each with its number."""
        first = sum(len(decision.options) for decision in self._position.open) - self._first
        found = enumerate(self._position.interrupts(), first)
        return [each for each in found if self._seats is None or each[1].seat in (GROUP, *self._seats)]

    def original(self, number: int) -> int:
        """The position's own number for what the bot has chosen."""
        return number + self._first

    def option(self, number: int) -> Option:
        """What a number stands for."""
        wanted = self.original(number)
        return next(option for place, option in self._position.choices() if place == wanted)

    def asked(self, number: int) -> Decision | None:
        """The decision that a number answers; None for an any-time effect."""
        before = self.original(number)
        for decision in self._position.open:
            if before < len(decision.options):
                return decision
            before -= len(decision.options)
        return None


class Bot(Protocol):
    """Chooses a number: the place of an option of the first decision, or what `number` or `effects` of the look say."""

    def choose(self, look: Look) -> int: ...


@runtime_checkable
class Explainer(Bot, Protocol):
    """A bot that can say why. Nothing of it is worked out while it plays: only whoever asks for a hint pays for it."""

    def reasons(self, look: Look, number: int) -> Sequence[Line]:
        """Why it has just chosen this number, the weightiest reason first: true and about what the seat can see.

        None where it has no better reason than what the option itself tells.
        """
        ...


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
    return {**BOTS, **game.bots.by_name()}
