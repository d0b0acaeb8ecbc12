"""Sources of results other than the generator: a recorded game, a scenario's dice, real dice on a table."""

from collections import deque
from collections.abc import Iterable, Sequence

import msgspec

from farlight.kernel.errors import Diverged
from farlight.kernel.play import Source


class NeedRoll(BaseException):
    """A real die has to be rolled before the game can go on.

    No error but a question to whoever holds the dice; no `except Exception` of a rule may swallow it.
    """

    def __init__(self, stream: str, sides: int, names: Sequence[str] | None) -> None:
        super().__init__(stream)
        self.stream = stream
        self.faces = list(names) if names is not None else [str(face) for face in range(1, sides + 1)]


class Recorded:
    """Results as they once came, by stream: a rule that rolls in another order still gets its own results."""

    def __init__(self, results: Iterable[tuple[str, int]]) -> None:
        self._left: dict[str, deque[int]] = {}
        for stream, value in results:
            self._left.setdefault(stream, deque()).append(value)

    def take(self, stream: str, sides: int, generated: int, names: Sequence[str] | None) -> int:  # noqa: ARG002
        left = self._left.get(stream)
        if not left:
            return generated
        value = left.popleft()
        if sides and not 0 <= value < sides:
            raise Diverged(f"the roll '{stream}' has {sides} sides and cannot have shown {value}")
        return value


class ByHand:
    """Real dice: every roll of one is a question. Shuffles, and what no die shows, stay the engine's."""

    def __init__(self, dice: frozenset[str] | None = None) -> None:
        self._dice = dice

    def take(self, stream: str, sides: int, generated: int, names: Sequence[str] | None) -> int:
        if sides == 0 or (self._dice is not None and stream not in self._dice):
            return generated
        raise NeedRoll(stream, sides, names)


class Feed:
    """All results since a position's snapshot: what is known is given again, what is new is noted.

    A copy in mid-step runs the step again and must get the same results, wherever they once came from.
    """

    __slots__ = ("behind", "given", "used")

    def __init__(self, given: list[int], behind: Source | None) -> None:
        self.given = given
        self.behind = behind
        self.used = 0

    def take(self, stream: str, sides: int, generated: int, names: Sequence[str] | None) -> int:
        if self.used == len(self.given):
            behind = self.behind
            self.given.append(generated if behind is None else behind.take(stream, sides, generated, names))
        self.used += 1
        return self.given[self.used - 1]


class Result(msgspec.Struct, frozen=True):
    """One result that a scenario puts in: a face by number or name, for a certain stream or whichever is next."""

    face: str
    stream: str = ""


class BadResult(Exception):
    """A scenario's dice do not fit what is rolled; the message says how."""


class Scripted:
    """A scenario's dice, in order. Running out is an error: a case states all its dice."""

    def __init__(self, results: Sequence[Result]) -> None:
        self.left = deque(results)
        self._count = 0

    def take(self, stream: str, sides: int, generated: int, names: Sequence[str] | None) -> int:
        if sides == 0:
            return generated
        self._count += 1
        shown = f"1 to {sides}" if names is None else ", ".join(dict.fromkeys(names))
        if not self.left:
            raise BadResult(f"result {self._count}: none is left for the roll '{stream}' ({shown})")
        result = self.left.popleft()
        if result.stream not in ("", stream):
            said = f"expected a roll '{result.stream}', but '{stream}' is rolled"
            raise BadResult(f"result {self._count}: {said} ({shown})")
        face = _face(result.face, sides, names)
        if face is None:
            raise BadResult(f"result {self._count}: the roll '{stream}' cannot show '{result.face}' ({shown})")
        return face


def _face(said: str, sides: int, names: Sequence[str] | None) -> int | None:
    """The face by its name, or by its number on a die whose faces are not numbers themselves."""
    if names is not None and said in names:
        return names.index(said)
    numeric = names is not None and all(name.isdigit() for name in names)
    counted = said.isascii() and said.isdigit() and 1 <= int(said) <= sides
    return int(said) - 1 if counted and not numeric else None
