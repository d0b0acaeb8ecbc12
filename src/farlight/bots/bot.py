"""The one interface of all bots."""

from collections.abc import Callable, Sequence
from typing import Protocol, runtime_checkable

from farlight.bots.look import Look
from farlight.kernel import Line


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


Maker = Callable[[int], Bot]
"""Makes a bot for one game from a seed: the class itself, or the class with its settings."""
