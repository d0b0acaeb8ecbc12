"""Live connections: each looks at one table and gets every change of it, in order, or is dropped and comes back."""

import asyncio
import time
from collections import deque
from collections.abc import Callable, Iterable

import msgspec

from farlight.server.live import frames
from farlight.server.live.frames import Eyes, Parts
from farlight.server.live.presence import Presence
from farlight.server.ops.config import Limits
from farlight.server.ops.limits import Bucket
from farlight.server.tables.changes import Change
from farlight.server.tables.live_table import LiveTable
from farlight.server.tables.live_tables import LiveTables
from farlight.wire import Frame, Pinged, encode


class Look(msgspec.Struct, frozen=True):
    """What somebody wants to see."""

    seat: int | None
    language: str
    words: bool
    scene: bool


def _no_short_way(_message: bytes) -> bool:
    return False


class Connection:
    """One live connection, as far as the hub knows it: where to put messages, and how it looks at the table."""

    def __init__(
        self, table: str, person: str, look: Look, limits: Limits, push: Callable[[bytes], bool] = _no_short_way
    ) -> None:
        self.table = table
        self.person = person
        self.look = look
        self.bucket = Bucket(limits.messages, limits.message_burst)
        self.heard = time.monotonic()
        """When the client last gave a sign of life."""
        self.dropped = ""
        """Why the connection is to be closed."""
        self._push = push
        """Sends at once, if it can be sent at once."""
        self._most = limits.queue
        self._most_bytes = limits.queue_bytes
        self._bytes = 0
        self._sending = False
        self._waiting: deque[bytes] = deque()
        self._news = asyncio.Event()

    def put(self, message: bytes) -> None:
        """Send a message or queue it; a reader that is too slow is dropped, and finds all anew when it comes back."""
        if not self._waiting and not self._sending and not self.dropped and self._push(message):
            return
        after = self._bytes + len(message)
        if len(self._waiting) >= self._most or (self._waiting and after > self._most_bytes):
            self.drop("slow")
            self._waiting.clear()
            return
        self._waiting.append(message)
        self._bytes = after
        self._news.set()

    def drop(self, why: str) -> None:
        self.dropped = self.dropped or why
        self._news.set()

    async def next(self) -> bytes | None:
        """The next message to be sent; None when the connection is to be closed."""
        self._sending = False
        while not self._waiting:
            if self.dropped:
                return None
            self._news.clear()
            await self._news.wait()
        if self.dropped == "slow":
            return None
        self._sending = True  # until the next one is asked for, nothing may overtake it
        message = self._waiting.popleft()
        self._bytes -= len(message)
        return message


class Hub:
    """Who looks at what, and what they saw last."""

    def __init__(self, live_tables: LiveTables, presence: Presence) -> None:
        self._meter = live_tables.meter
        self.presence = presence
        self._at: dict[str, set[Connection]] = {}
        self._seen: dict[str, dict[Eyes, tuple[int, Parts]]] = {}
        """By table and kind of look: the version and parts that were sent last."""
        self.frames = 0
        self.empty = asyncio.Event()
        """Set while nobody looks at anything."""
        self.empty.set()

    @property
    def count(self) -> int:
        return sum(map(len, self._at.values()))

    def connections(self, table: str) -> Iterable[Connection]:
        return tuple(self._at.get(table, ()))

    # Coming and going

    def enter(self, connection: Connection, table: LiveTable) -> None:
        """Show somebody the whole table; called under its lock, so that no change is missed or seen twice."""
        rested = table.id in self._at and table.id not in self._seen
        self._at.setdefault(table.id, set()).add(connection)
        self.empty.clear()
        first = self.presence.come(table.id, connection.person)
        if not rested:
            self.show_all(connection, table)
        if rested or first:  # where it rested, all see all anew
            self.show_company(table)

    def leave(self, connection: Connection) -> None:
        there = self._at.get(connection.table, set())
        there.discard(connection)
        self.presence.go(connection.table, connection.person)
        if not there:
            self._at.pop(connection.table, None)
            self._seen.pop(connection.table, None)
        if not self._at:
            self.empty.set()

    def forget(self, table: str) -> None:
        """Forget a table that rests: what was shown is kept by those who look, and all is sent when it goes on."""
        self._seen.pop(table, None)

    # Showing

    def show_all(self, connection: Connection, table: LiveTable) -> None:
        """Show the whole table to whoever comes or has missed something."""
        connection.put(encode(self._whole(table, _eyes(table, connection))))

    def _whole(self, table: LiveTable, eyes: Eyes) -> Frame:
        known = self._seen.setdefault(table.id, {})
        if eyes not in known or known[eyes][0] != table.version:
            known[eyes] = (table.version, {**frames.board(table, eyes), **self._standing(table, eyes)})
        return Frame(table.version, frames.raw(known[eyes][1]))

    async def publish(self, change: Change) -> None:
        """Send a change to everybody who looks."""
        table = change.table
        if change.moved:
            self.presence.clear_marks(table.id)
        for eyes, looking in self._groups(table).items():
            base, before = self._seen.setdefault(table.id, {}).get(eyes, (-1, {}))
            with self._meter.scene:
                # A table that was thrown away and read anew may have gone on unseen: then a line of chat shows it all.
                fresh = frames.board(table, eyes) if change.moved or not before or base != change.since else {}
                told = frames.sentences_of(table, change, eyes.language)
            with self._meter.frames:
                after = {**before, **fresh, **self._standing(table, eyes)}
                parts = frames.raw(frames.changed(before, after))
                self._send(looking, Frame(table.version, parts, base, told))
                self._seen[table.id][eyes] = (table.version, after)

    def show_company(self, table: LiveTable) -> None:
        """Show that somebody came, went or is ready: nothing of the game has changed."""
        for eyes, looking in self._groups(table).items():
            known = self._seen.setdefault(table.id, {}).get(eyes)
            if known is None:  # it rested
                self._send(looking, self._whole(table, eyes))
                continue
            version, before = known
            after = {**before, **self._standing(table, eyes)}
            parts = frames.changed(before, after)
            if parts:
                self._send(looking, Frame(version, frames.raw(parts), version))
                self._seen[table.id][eyes] = (version, after)

    def ping(self, table: str, pinged: Pinged) -> None:
        message = encode(pinged)
        for connection in self.connections(table):
            connection.put(message)

    def drop_all(self, why: str) -> None:
        for there in self._at.values():
            for connection in there:
                connection.drop(why)

    def _send(self, looking: Iterable[Connection], frame: Frame) -> None:
        message = encode(frame)
        for connection in looking:
            connection.put(message)
            self.frames += 1

    def _groups(self, table: LiveTable) -> dict[Eyes, list[Connection]]:
        found: dict[Eyes, list[Connection]] = {}
        for connection in self.connections(table.id):
            if table.participants.may_look(connection.person):
                found.setdefault(_eyes(table, connection), []).append(connection)
            else:
                connection.drop(_why_not(table, connection.person))
        return found

    def _standing(self, table: LiveTable, eyes: Eyes) -> Parts:
        return frames.standing(table, self.presence, eyes.language)

    def drop_silent(self, silence: float) -> None:
        """Give up connections without a sign of life."""
        limit = time.monotonic() - silence
        for there in self._at.values():
            for connection in there:
                if connection.heard < limit:
                    connection.drop("silent")


def _why_not(table: LiveTable, person: str) -> str:
    """Why somebody who looked at a table may not any more."""
    if table.participants.closed_by:
        return "closed"
    return "sent-away" if person in table.participants.sent_away else "left"


def _eyes(table: LiveTable, connection: Connection) -> Eyes:
    look = connection.look
    return frames.eyes_of(table, connection.person, look.seat, look.language, look.words, look.scene)
