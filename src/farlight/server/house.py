"""The house: all tables that are in memory, and the one way to change one.

A command runs on the table in memory; its records are stored; only then are they published. If another process was
first, or nothing could be stored, the table is thrown away and read anew: what is stored is what happened.
"""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager

import msgspec

from farlight.kernel import EngineError, Event, SaveError
from farlight.server.card import card_of
from farlight.server.commands import Command
from farlight.server.config import Limits
from farlight.server.patience import StorageError
from farlight.server.records import (
    Answered,
    Closed,
    Hosted,
    Left,
    Moved,
    Named,
    Record,
    Renamed,
    Said,
    encode_record,
)
from farlight.server.rejected import Rejected, not_stored
from farlight.server.store import Append, NewRecord, Store
from farlight.server.table import LiveTable
from farlight.server.tokens import new_id

LOG = logging.getLogger("farlight.server")
TRIES = 6
"""How often a command is tried when other processes are quicker."""
CHECKPOINT_EVERY = 64
"""Records: as many are read one by one when a table is loaded."""


_OF_NO_SEAT = Answered | Moved | Named | Said | Renamed | Hosted


class Change(msgspec.Struct, frozen=True):
    """What is published: the table's new version and what happened."""

    table: LiveTable
    moment: int
    events: Sequence[Event] = ()
    moved: bool = False
    """Whether the position is another one than before, so that ready marks mean nothing any more."""
    since: int = -1
    """The version before it."""
    went: str = ""
    """Who went to another moment."""


class Result(msgspec.Struct, frozen=True):
    version: int
    waits: int = 0


Publish = Callable[[Change], Awaitable[None]]


class _Overtaken(Exception):
    """Another process has stored something first."""


class House:
    def __init__(self, store: Store, limits: Limits) -> None:
        self.store = store
        self.limits = limits
        self.live: dict[str, LiveTable] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        """The tables that are being read from the store; each by one at a time."""
        self.publish: Publish = _nobody
        """Called with every change, under the table's lock."""
        self.watched: Callable[[], set[str]] = set
        """The tables that somebody looks at."""
        self.loads = 0
        self._resting: dict[str, int] = {}
        """The versions of tables that are watched, but rest until something happens."""

    # Getting a table

    async def table(self, table_id: str) -> LiveTable:
        """The table in memory, loaded if it is not; raises `Rejected`."""
        live = self.live.get(table_id)
        if live is None:
            # Whoever comes meanwhile waits for the same load. Of two, the one that read less might be the last to end,
            # and the table would go back to a version before the one that was shown.
            loading = self._loading.get(table_id)
            if loading is None:
                loading = asyncio.get_running_loop().create_task(self._load(table_id))
                self._loading[table_id] = loading
            live = await asyncio.shield(loading)
        live.used = time.monotonic()
        return live

    async def _load(self, table_id: str) -> LiveTable:
        try:
            live = self.live[table_id] = await self._read(table_id)
        finally:
            del self._loading[table_id]
        return live

    async def _read(self, table_id: str) -> LiveTable:
        stored = await self.store.load(table_id)
        if stored is None:
            raise Rejected("no-table", 404)
        self.loads += 1
        try:
            return await asyncio.to_thread(LiveTable.loaded, stored)
        except SaveError as error:  # what is stored stays as it is, until an upgrade can read it
            raise Rejected("bad-file", 409, reason=str(error)) from error

    def forget(self, table: LiveTable) -> None:
        """Let go of a table; the store has it."""
        if self.live.get(table.id) is table:
            del self.live[table.id]
            self._resting.pop(table.id, None)

    @asynccontextmanager
    async def held(self, table_id: str) -> AsyncIterator[LiveTable]:
        """The table under its lock, as it is stored: one that was thrown away meanwhile is nothing to show."""
        while True:
            table = await self.table(table_id)
            async with table.lock:
                if self.live.get(table_id) is table:
                    yield table
                    return

    # Changing a table

    async def do(self, table_id: str, command: Command, key: str | None = None) -> Result:
        """Run a command and store what it did. The same key again gives the same result."""
        for _ in range(TRIES):  # a table that was thrown away meanwhile is read anew
            table = await self.table(table_id)
            async with table.lock:
                if self.live.get(table_id) is not table:
                    continue
                try:
                    return await self._do(table, command, key)
                except _Overtaken:  # what others did first may be beside the point: look again
                    continue
                finally:
                    thrown_away = self.live.get(table_id) is not table
                    if thrown_away:
                        self._later(self.show_anew(table_id))
        raise Rejected("busy", 503)

    async def _do(self, table: LiveTable, command: Command, key: str | None) -> Result:
        before = table.version
        if key is not None and key in table.done:
            return Result(table.done[key])
        closed = table.company.closed_by
        table.at = time.time()
        try:
            records = command(table)
            if records and closed:
                raise Rejected("closed", 410)
        except Rejected as error:
            self._mend(table, before)
            if key is not None and (known := await self.store.sequence_of_key(table.id, key)) is not None:
                return Result(known)  # done before, and its acknowledgement got lost
            error.table = table
            raise
        except BaseException:
            self._mend(table, before)
            raise
        if not records:
            return Result(table.version)
        known = await self._store(table, before, records, key)
        if known is not None:
            return Result(known)
        if key is not None:
            table.remember(key, before + 1)
        await self._published(table, records)
        waits = next((number for number in table.company.proposals if before < number <= table.version), 0)
        return Result(table.version, waits)

    def _mend(self, table: LiveTable, before: int) -> None:
        """A command that failed half-way leaves a table that is not what is stored."""
        if table.version != before:
            self.forget(table)

    async def _store(self, table: LiveTable, before: int, records: Sequence[Record], key: str | None) -> int | None:
        """Store records; the number of the record that the same command made before, if it did."""
        table.since_checkpoint += len(records)
        checkpoint = table.checkpoint() if table.since_checkpoint >= CHECKPOINT_EVERY else None
        append = Append(
            table.id,
            before + 1,
            tuple(
                NewRecord(encode_record(record), key if place == 0 else None, table.at)
                for place, record in enumerate(records)
            ),
            table.company.settings.title,
            table.asked_seats_in_words(),
            table.outcome,
            _seats(table, records),
            checkpoint,
            card_of(table),
            table.company.host if any(isinstance(record, Hosted) for record in records) else "",
            _gone(table, records),
            quiet=all(isinstance(record, Renamed) for record in records),
        )
        try:
            stored = await self.store.append(append)
        except StorageError as error:
            self.forget(table)
            raise not_stored(error) from error
        except BaseException:
            self.forget(table)
            raise
        if not stored:
            self.forget(table)
            if key is not None and (known := await self.store.sequence_of_key(table.id, key)) is not None:
                return known
            raise _Overtaken
        if checkpoint is not None:
            table.since_checkpoint = 0
        return None

    async def _published(self, table: LiveTable, records: Sequence[Record]) -> None:
        moved = any(isinstance(record, Answered | Moved) for record in records)
        answered = any(isinstance(record, Answered) for record in records)
        events = tuple(table.timeline.position.events) if answered else ()
        went = next((record.by for record in records if isinstance(record, Moved)), "")
        await self.publish(Change(table, table.timeline.head, events, moved, table.version - len(records), went))

    async def report(self, table: LiveTable, seat: int, option: str, error: EngineError) -> str:
        """Keep what led to an error of the rules; gives the id of the report."""
        failure = new_id()
        await self.store.add_failure(failure, table.id, table.failure(seat, option, error))
        return failure

    def _later(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            LOG.error("a table was not shown", exc_info=error)  # `catch_up_all` does it later

    # Keeping up with other processes

    async def catch_up(self, table_id: str) -> None:
        """Take over what other processes have stored."""
        table = self.live.get(table_id)
        if table is None:
            await self.show_anew(table_id)
            return
        async with table.lock:
            if self.live.get(table_id) is not table:
                return
            records = await self.store.records_after(table_id, table.version)
            for stored in records:
                await self._published(table, [table.follow(stored)])
            table.since_checkpoint += len(records)

    async def show_anew(self, table_id: str) -> None:
        """A table that was thrown away is shown again to those who look at it."""
        if table_id in self.watched():
            async with self.held(table_id) as table:
                await self.publish(Change(table, table.timeline.head, moved=True))

    async def catch_up_all(self) -> None:
        """Ask the store which of our tables have gone on elsewhere; those that were thrown away are shown anew."""
        known = {table_id: self._resting.get(table_id, 0) for table_id in self.watched()}
        known |= {table.id: table.version for table in self.live.values()}
        if known:
            newest = await self.store.newest(list(known))
            for table_id, sequence in newest.items():
                if sequence > known[table_id]:
                    await self.catch_up(table_id)

    # Rest

    async def keep_all(self) -> None:
        """Keep a checkpoint of every table: an upgrade then has nothing to play again."""
        for table in list(self.live.values()):
            async with table.lock:
                if table.since_checkpoint and self.live.get(table.id) is table:
                    await self.store.keep(table.id, table.version, table.checkpoint())
                    table.since_checkpoint = 0

    def rest(self, watched: set[str]) -> int:
        """Let go of tables that nobody has used for a while; watched ones a little later."""
        now = time.monotonic()
        idle = [
            table
            for table in self.live.values()
            if not table.lock.locked()
            and now - table.used > (self.limits.rest_watched if table.id in watched else self.limits.rest)
        ]
        for table in idle:
            self.forget(table)
            self._resting[table.id] = table.version
        self._resting = {table_id: version for table_id, version in self._resting.items() if table_id in watched}
        return len(idle)


def _seats(table: LiveTable, records: Sequence[Record]) -> dict[str, str]:
    """Who holds which seats from now on; nothing for what changes nobody's, as almost everything does."""
    if table.company.closed_by or all(isinstance(record, _OF_NO_SEAT) for record in records):
        return {}
    return {person: ",".join(map(str, table.company.seats_of(person))) for person in table.company.people}


def _gone(table: LiveTable, records: Sequence[Record]) -> tuple[str, ...]:
    """Who has the table in their list no more."""
    if any(isinstance(record, Closed) for record in records):
        return tuple(table.company.people)
    return tuple(record.person for record in records if isinstance(record, Left))


async def _nobody(_change: Change) -> None:
    """Before anybody listens."""
