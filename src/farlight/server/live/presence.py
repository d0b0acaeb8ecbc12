"""Who is at which table right now. Nobody keeps this: each process tells the others, and what is not repeated fades."""

import time
from collections.abc import Callable, Iterable

FADES = 45.0
"""Seconds after which what another process said is forgotten."""


class Presence:
    """The people with a connection, here and at other processes, and their ready marks."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._connections: dict[tuple[str, str], int] = {}
        self._elsewhere: dict[tuple[str, str, str], float] = {}
        """By process, table and person: until when it holds."""
        self._ready: set[tuple[str, str]] = set()
        self._gone: dict[tuple[str, str], float] = {}
        """When somebody's last connection ended."""

    def come(self, table: str, person: str) -> bool:
        """A connection more; True if it is the person's first."""
        count = self._connections.get((table, person), 0) + 1
        self._connections[table, person] = count
        self._gone.pop((table, person), None)
        return count == 1

    def go(self, table: str, person: str) -> bool:
        """A connection less; True if it was the person's last."""
        count = self._connections.get((table, person), 0) - 1
        if count > 0:
            self._connections[table, person] = count
            return False
        self._connections.pop((table, person), None)
        self._ready.discard((table, person))
        self._gone[table, person] = self._clock()
        return True

    def is_here(self, table: str, person: str) -> bool:
        now = self._clock()
        return (table, person) in self._connections or any(
            until > now for (_, known, who), until in self._elsewhere.items() if (known, who) == (table, person)
        )

    def away_for(self, table: str, person: str, since: float) -> float:
        """Seconds for which somebody has had no connection; `since` is when we began to look."""
        if self.is_here(table, person):
            return 0.0
        return self._clock() - self._gone.get((table, person), since)

    def is_ready(self, table: str, person: str) -> bool:
        return (table, person) in self._ready

    def mark(self, table: str, person: str, ready: bool) -> None:
        (self._ready.add if ready else self._ready.discard)((table, person))

    def clear_marks(self, table: str) -> None:
        """The question has changed: nobody is ready for it yet."""
        self._ready = {mark for mark in self._ready if mark[0] != table}

    def people_here(self, table: str) -> list[str]:
        """Those with a connection to this process."""
        return [person for known, person in self._connections if known == table]

    def tables(self) -> set[str]:
        """Those with a connection to this process."""
        return {table for table, _ in self._connections}

    def hear(self, process: str, table: str, people: Iterable[str]) -> bool:
        """What another process says of a table; True if it is news."""
        now = self._clock()
        known = {
            who
            for (one, where, who), until in self._elsewhere.items()
            if (one, where) == (process, table) and until > now
        }
        said = set(people)
        for who in known - said:
            del self._elsewhere[process, table, who]
        for who in said:
            self._elsewhere[process, table, who] = now + FADES
        return known != said
