"""A table as the server shows it, put together from frames."""

from typing import Any, TypeVar

import msgspec

from farlight.wire import Asked, Choice, Frame, Section, Standing

T = TypeVar("T")
GROUP = -1
"""The seat of what the group decides."""
REOPEN = "reopen"
"""The prompt of a question that was answered already: only for a change of mind."""


class Mirror:
    """The newest version of every part. Parts are read when somebody wants them, and once."""

    def __init__(self) -> None:
        self.version = -1
        self.parts: dict[str, msgspec.Raw] = {}
        self._read: dict[str, Any] = {}

    def take(self, frame: Frame) -> bool:
        """Follow a frame; False if one before it was missed."""
        if frame.base == -1:
            self.parts = dict(frame.parts)
            self._read.clear()
        elif frame.base == self.version:
            self.parts.update(frame.parts)
            for name in frame.parts:
                self._read.pop(name, None)
        else:
            return False
        self.version = frame.version
        return True

    def forget(self) -> None:
        """Forget what was sent: only the whole table will do next."""
        self.version = -1

    @property
    def asked(self) -> tuple[Asked, ...]:
        """All open questions."""
        return self._part("asked", tuple[Asked, ...])

    @property
    def beside(self) -> tuple[tuple[int, Choice], ...]:
        """The any-time effects, each with the seat that may use it."""
        return self._part("beside", tuple[tuple[int, Choice], ...])

    @property
    def standing(self) -> Standing:
        """Who is there, who sits where, what they say and propose."""
        return self._part("standing", Standing)

    @property
    def words(self) -> tuple[Section, ...]:
        """The table in words, if they were asked for."""
        return self._part("words", tuple[Section, ...]) if "words" in self.parts else ()

    def view(self, field: str) -> Any:
        """A field of the game's view, as plain data."""
        plain: Any = Any
        return self._part(f"view.{field}", plain)

    @property
    def is_over(self) -> bool:
        return bool(self.standing.outcome)

    def seats_of(self, person: str) -> tuple[int, ...]:
        return tuple(seat for seat, place in enumerate(self.standing.places) if place.person == person)

    def questions_for(self, seats: tuple[int, ...]) -> list[Asked]:
        """What these seats have to answer; a change of mind is not among it."""
        return [
            asked
            for asked in self.asked
            if asked.options and asked.prompt != REOPEN and (asked.seat in seats or (asked.seat == GROUP and seats))
        ]

    def _part(self, name: str, kind: type[T]) -> T:
        if name not in self._read:
            self._read[name] = msgspec.json.decode(self.parts[name], type=kind)
        found: T = self._read[name]
        return found
