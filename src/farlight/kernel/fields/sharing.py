"""Sharing: which of many states a copy takes over from an earlier one."""

from itertools import zip_longest
from typing import Protocol, Self, TypeVar


class Copied(Protocol):
    """What a state can do, as far as it is needed here."""

    def copy(self) -> Self: ...


T = TypeVar("T", bound=Copied)


def share(states: list[T], before: list[T]) -> list[T]:
    """Of a list of states, those that have changed are copied."""
    known = before[: len(states)]
    return [old if old == state else state.copy() for state, old in zip_longest(states, known)]
