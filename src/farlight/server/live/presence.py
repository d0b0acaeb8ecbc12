"""Who is at which table right now. Nobody keeps this: each process tells the others, and what is not repeated fades."""

import time
from collections.abc import Callable, Iterable

FADES = 45.0
"""Seconds after which what another process said is forgotten."""


class Presence:
    """The people with a connection, here and at other processes, and their ready marks; all of it by table."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._connections: dict[str, dict[str, int]] = {}
        """How many connections each person has."""
        self._elsewhere: dict[str, dict[tuple[str, str], float]] = {}
        """By process and person: until when it holds."""
        self._ready: dict[str, set[str]] = {}
        self._gone: dict[tuple[str, str], float] = {}
        """When somebody's last connection ended."""

    def come(self, table: str, person: str) -> bool:
        """A connection more; True if it is the person's first."""
        here = self._connections.setdefault(table, {})
        here[person] = here.get(person, 0) + 1
        self._gone.pop((table, person), None)
        return here[person] == 1

    def go(self, table: str, person: str) -> bool:
        """A connection less; True if it was the person's last."""
        here = self._connections.get(table, {})
        if here.get(person, 0) > 1:
            here[person] -= 1
            return False
        here.pop(person, None)
        if not here:
            self._connections.pop(table, None)
        self.mark(table, person, ready=False)
        self._gone[table, person] = self._clock()
        return True

    def is_here(self, table: str, person: str) -> bool:
        if person in self._connections.get(table, ()):
            return True
        now = self._clock()
        elsewhere = self._elsewhere.get(table, {})
        return any(until > now for (_, who), until in elsewhere.items() if who == person)

    def away_for(self, table: str, person: str, since: float) -> float:
        """Seconds for which somebody has had no connection; `since` is when we began to look."""
        if self.is_here(table, person):
            return 0.0
        return self._clock() - self._gone.get((table, person), since)

    def is_ready(self, table: str, person: str) -> bool:
        return person in self._ready.get(table, ())

    def mark(self, table: str, person: str, ready: bool) -> None:
        if ready:
            self._ready.setdefault(table, set()).add(person)
        elif table in self._ready:
            self._ready[table].discard(person)

    def clear_marks(self, table: str) -> None:
        """Clear the marks of readiness: the question has changed, nobody is ready for it yet."""
        self._ready.pop(table, None)

    def people_here(self, table: str) -> list[str]:
        """Those with a connection to this process."""
        return list(self._connections.get(table, ()))

    def tables(self) -> set[str]:
        """Those with a connection to this process."""
        return set(self._connections)

    def hear(self, process: str, table: str, people: Iterable[str]) -> bool:
        """What another process says of a table; True if it is news."""
        now = self._clock()
        before = self._elsewhere.get(table, {})
        known = {who for (one, who), until in before.items() if one == process and until > now}
        said = set(people)
        others = {key: until for key, until in before.items() if key[0] != process and until > now}
        self._elsewhere[table] = others | {(process, who): now + FADES for who in said}
        if not self._elsewhere[table]:
            del self._elsewhere[table]
        return known != said
