"""What is not worked out before somebody looks."""

from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar, overload

T = TypeVar("T")


class Lazy(Sequence[T]):
    """What is worked out when somebody looks: while one seat plans, nobody looks at the options of the others."""

    __slots__ = ("_find", "_found", "_seat")

    def __init__(self, find: Callable[[int], Sequence[T]], seat: int) -> None:
        self._find = find
        self._seat = seat
        self._found: Sequence[T] | None = None

    def items(self) -> Sequence[T]:
        """What it is, as a plain sequence: for whoever looks at it several times."""
        if self._found is None:
            self._found = self._find(self._seat)
        return self._found

    def leave_to(self, find: Callable[[int], Sequence[T]]) -> None:
        """Let it be found in another way, if nobody has looked yet: whoever made this goes on."""
        if self._found is None:
            self._find = find

    def __len__(self) -> int:
        found = self._found
        return len(self.items() if found is None else found)

    def __iter__(self) -> Iterator[T]:
        return iter(self.items())

    @overload
    def __getitem__(self, place: int) -> T: ...
    @overload
    def __getitem__(self, place: slice) -> Sequence[T]: ...
    def __getitem__(self, place: int | slice) -> T | Sequence[T]:
        return self.items()[place]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and list(self.items()) == list(other)

    __hash__ = None  # type: ignore[assignment]
