"""Live tables: all that are in memory, and the one way to change one.

A command runs on the table in memory; its records are stored; only then are they published. If another process was
first, or nothing could be stored, the table is thrown away and read anew: what is stored is what happened.
"""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress

from farlight.kernel import EngineError, SaveError
from farlight.server.ops.config import Limits
from farlight.server.ops.meter import Meter
from farlight.server.store.retry import StorageError
from farlight.server.store.store import Append, NewRecord, Store, StoredRecord
from farlight.server.store.tokens import is_id, new_id
from farlight.server.tables.changes import Change, change_of, standing
from farlight.server.tables.commands import Mutation, Records
from farlight.server.tables.idempotency import Done, Result, done_by
from farlight.server.tables.live_table import Far, LiveTable
from farlight.server.tables.records import (
    Accustomed,
    Answered,
    Closed,
    Hosted,
    Left,
    Moved,
    Named,
    Proposed,
    Readmitted,
    Record,
    Renamed,
    Said,
    decode_record,
    encode_record,
)
from farlight.server.tables.rejections import Rejection, not_stored
from farlight.server.tables.table_summary import summary_of

LOG = logging.getLogger("farlight.server")
TRIES = 6
"""How often a command is tried when other processes are quicker."""
CHECKPOINT_EVERY = 64
"""Records: as many are read one by one when a table is loaded."""


_OF_NO_SEAT = Accustomed | Answered | Moved | Named | Said | Renamed | Hosted | Readmitted


Publish = Callable[[Change], Awaitable[None]]
MakeSnapshots = Callable[[LiveTable, int], Awaitable[None]]


class _Overtaken(Exception):
    """Another process has stored something first."""


class LiveTables:
    def __init__(self, store: Store, limits: Limits) -> None:
        self.store = store
        self.limits = limits
        self.meter = Meter()
        self.live: dict[str, LiveTable] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        """The tables that are being read from the store; each by one at a time."""
        self.publish: Publish = _nobody
        """Called with every change, under the table's lock."""
        self.make_snapshots: MakeSnapshots = _none_made
        """Called for a moment that is far from all snapshots of its table, to have some on the way there."""
        self.watched: Callable[[], set[str]] = set
        """The tables that somebody looks at."""
        self.loads = 0
        self._resting: dict[str, int] = {}
        """The versions of tables that are watched, but rest until something happens."""

    # Getting a table

    async def table(self, table_id: str) -> LiveTable:
        """The table in memory, loaded if it is not; raises `Rejection`."""
        live = self.live.get(table_id)
        if live is None:
            if not is_id(table_id):
                raise Rejection("no-table", 404)
            # Whoever comes meanwhile waits for the same load. Of two, the one that read less might be the last to end,
            # and the table would go back to a version before the one that was shown.
            loading = self._loading.get(table_id)
            if loading is None:
                loading = asyncio.get_running_loop().create_task(self._load(table_id))
                self._loading[table_id] = loading
            live = await asyncio.shield(loading)
        live.used = time.monotonic()
        return live

    async def table_for(self, person: str, table_id: str, at_least: int = 0) -> LiveTable:
        """The table, if somebody belongs to it; raises `Rejection`.

        Whoever is not known here may have come in elsewhere just now: that is looked up before they are sent off.
        """
        table = await self.table(table_id)
        if table.version < at_least or not table.participants.may_look(person):
            async with self.held(table_id) as table:
                await self._read_on(table)
        table.participants.let_in(person)
        return table

    async def _load(self, table_id: str) -> LiveTable:
        try:
            live = self.live[table_id] = await self._read(table_id)
        finally:
            del self._loading[table_id]
        return live

    async def _read(self, table_id: str) -> LiveTable:
        stored = await self.store.load(table_id)
        if stored is None:
            raise Rejection("no-table", 404)
        self.loads += 1
        try:
            table = await asyncio.to_thread(LiveTable.at_checkpoint, stored)
        except SaveError as error:  # what is stored stays as it is, until an upgrade can read it
            raise Rejection("bad-file", 409, reason=str(error)) from error
        for leg in _legs(stored.records):
            with suppress(Rejection):  # a table is there for those who play, even while many look back
                await self._approach(table, leg[0])
            await asyncio.to_thread(table.follow_all, leg)
        return table

    def forget(self, table: LiveTable) -> None:
        """Let go of a table; the store has it."""
        if self.live.get(table.id) is table:
            del self.live[table.id]
            self._resting.pop(table.id, None)

    @asynccontextmanager
    async def held(self, table_id: str, at_least: int = 0) -> AsyncIterator[LiveTable]:
        """The table under its lock, as it is stored: one that was thrown away meanwhile is nothing to show.

        Whoever has seen a version sees this one or a later one, whichever process told of it.
        """
        while True:
            table = await self.table(table_id)
            async with table.lock:
                if self.live.get(table_id) is table:
                    await self._reach(table, at_least)
                    yield table
                    return

    async def _reach(self, table: LiveTable, version: int) -> None:
        """Read on if this process has not come to a version yet; what is stored nowhere cannot be reached."""
        if table.version < version:
            await self._read_on(table)

    async def _read_on(self, table: LiveTable) -> bool:
        """Take over what other processes have stored, under the table's lock; whether there was anything."""
        stored = await self.store.records_after(table.id, table.version)
        try:
            for act in _acts(stored):
                await self._approach(table, act[0])
                start = standing(table)
                await self.publish(change_of(table, [table.follow(record) for record in act], start))
        except BaseException:
            self.forget(table)
            raise
        table.since_checkpoint += len(stored)
        return bool(stored)

    # Going far

    async def _approach(self, table: LiveTable, record: StoredRecord) -> None:
        """Fetch what a record of a move needs, before it is followed."""
        decoded = decode_record(record.body)
        if isinstance(decoded, Moved) and (far := table.far(decoded.to)) is not None:
            await self._bring_near(table, far)

    async def _bring_near(self, table: LiveTable, far: Far) -> None:
        """Bring a snapshot from which it is a few answers to a moment. If there is none yet, they are made."""
        made = False
        found: Far | None = far
        while found is not None:
            if found.stored is not None:
                table.bring(found.stored, await self.store.snapshot(table.id, found.stored))
            elif made:
                break  # a step of the game with more answers than that: as near as one can get
            else:
                await self.make_snapshots(table, found.node)
                made = True
            found = table.far(far.node)
        table.near = far.node

    # Changing a table

    async def do(
        self, table_id: str, command: Mutation, key: str | None = None, content: str = "", at_least: int = 0
    ) -> Result:
        """Run a command and store what it did.

        The same key again gives the same result, if it comes with the same content. A refusal is one by the table as it
        is stored: what was judged here is judged anew if other processes had gone on.
        """
        for _ in range(TRIES):  # a table that was thrown away meanwhile is read anew
            table = await self.table(table_id)
            async with table.lock:
                if self.live.get(table_id) is not table:
                    continue
                try:
                    await self._reach(table, at_least)
                    return await self._do(table, command, key, content)
                except _Overtaken:  # what others did first may be beside the point: look again
                    continue
                finally:
                    thrown_away = self.live.get(table_id) is not table
                    if thrown_away:
                        self._later(self.show_anew(table_id))
        raise Rejection("busy", 503)

    async def _do(self, table: LiveTable, command: Mutation, key: str | None, content: str) -> Result:
        before, start = table.version, standing(table)
        if key is not None and key in table.done:
            return table.done[key].again(content)
        closed = table.participants.closed_by
        table.at = time.time()
        try:
            records = await self._run(table, command)
            if records and closed:
                raise Rejection("closed", 410)
        except Rejection as error:
            self._mend(table, before)
            if (known := await self._done_before(table, key)) is not None:
                return known.again(content)  # and its acknowledgement got lost
            await self._must_be_newest(table, before)
            error.table, error.version = table, before
            raise
        except BaseException:
            self._mend(table, before)
            raise
        if not records:
            if (known := await self._done_before(table, key)) is not None:
                return known.again(content)  # a wish that stands already is no second one
            await self._must_be_newest(table, before)
            return Result(table.version)
        known = await self._store(table, before, records, key, content)
        if known is not None:
            return known.again(content)
        done = Done(content, Result(table.version, before + 1 if isinstance(records[0], Proposed) else 0))
        if key is not None:
            table.remember(key, done)
        await self.publish(change_of(table, records, start))
        return done.result

    async def _run(self, table: LiveTable, command: Mutation) -> Records:
        """What a command does; if it goes far, what it needs is brought first."""
        try:
            with self.meter.engine:
                return command(table)
        except Far as far:
            await self._bring_near(table, far)
        with self.meter.engine:
            return command(table)

    async def _done_before(self, table: LiveTable, key: str | None) -> Done | None:
        """What the command with a key came to, if it is stored."""
        stored = None if key is None else await self.store.record_of_key(table.id, key)
        return None if stored is None else done_by(stored, decode_record(stored.body))

    async def _must_be_newest(self, table: LiveTable, version: int) -> None:
        """Make sure that the newest table says that nothing is done; raises `_Overtaken` if this was an older one."""
        if self.live.get(table.id) is table:
            behind = await self._read_on(table)
        else:
            behind = (await self.store.newest([table.id])).get(table.id, 0) > version
        if behind:
            raise _Overtaken

    def _mend(self, table: LiveTable, before: int) -> None:
        """Throw the table away after a command that failed half-way: it is not what is stored."""
        if table.version != before:
            self.forget(table)

    async def _store(
        self, table: LiveTable, before: int, records: Sequence[Record], key: str | None, content: str
    ) -> Done | None:
        """Store records; gives what the command with this key came to before, if it did."""
        table.since_checkpoint += len(records)
        with self.meter.record:
            append = _append(table, before, records, key, content)
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
            if (known := await self._done_before(table, key)) is not None:
                return known
            raise _Overtaken
        if append.checkpoint is not None:
            table.since_checkpoint = 0
        table.kept.update(kept.node for kept in append.kept)
        return None

    async def report(self, table: LiveTable, seat: int, option: str, error: EngineError) -> str:
        """Keep what led to an error of the rules, under the table's lock; gives the id of the report."""
        failure = new_id()
        body = await asyncio.to_thread(table.failure, seat, option, error)
        await self.store.add_failure(failure, table.id, body)
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
        """Take over what other processes have stored, and show it to those who look at the table."""
        known = table_id in self.live
        # One that is being loaded may have been read before that was stored.
        if known or table_id in self._loading or table_id in self.watched():
            async with self.held(table_id) as table:
                await self._read_on(table)
                if not known:
                    await self._show(table)

    async def show_anew(self, table_id: str) -> None:
        """Show a table that was thrown away again to those who look at it."""
        if table_id in self.watched():
            async with self.held(table_id) as table:
                await self._show(table)

    async def _show(self, table: LiveTable) -> None:
        await self.publish(Change(table, moved=True))

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

    def rest(self, watched: set[str]) -> list[str]:
        """Let go of tables that nobody has used for a while, watched ones a little later; gives which."""
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
        return [table.id for table in idle]


def _append(table: LiveTable, before: int, records: Sequence[Record], key: str | None, content: str) -> Append:
    """What a command did, and what follows from it for lists and loading."""
    return Append(
        table.id,
        before + 1,
        _new_records(table, records, key, content),
        table.participants.settings.title,
        table.asked_seats_in_words(),
        table.outcome,
        _seats(table, records),
        table.checkpoint() if table.since_checkpoint >= CHECKPOINT_EVERY else None,
        summary_of(table),
        table.participants.host if any(isinstance(record, Hosted) for record in records) else "",
        _gone(table, records),
        quiet=all(isinstance(record, Renamed) for record in records),
        kept=table.snapshot_due(),
    )


def _new_records(table: LiveTable, records: Sequence[Record], key: str | None, content: str) -> tuple[NewRecord, ...]:
    """What a command did, to be stored: the first record has its key, and what is to be known of it by that."""
    first, *others = records
    last = table.version if others else None
    keyed = NewRecord(encode_record(first), key, table.at, content or None, last)
    return (keyed, *(NewRecord(encode_record(record), at=table.at) for record in others))


def _seats(table: LiveTable, records: Sequence[Record]) -> dict[str, str]:
    """Who holds which seats from now on; nothing for what changes nobody's, as almost everything does."""
    if table.participants.closed_by or all(isinstance(record, _OF_NO_SEAT) for record in records):
        return {}
    return {person: ",".join(map(str, table.participants.seats_of(person))) for person in table.participants.people}


def _gone(table: LiveTable, records: Sequence[Record]) -> tuple[str, ...]:
    """Who has the table in their list no more."""
    if any(isinstance(record, Closed) for record in records):
        return tuple(table.participants.people)
    return tuple(record.person for record in records if isinstance(record, Left))


def _acts(records: Sequence[StoredRecord]) -> list[list[StoredRecord]]:
    """Records in order, with the answers of one act together: nobody sees the half of it."""
    acts: list[list[StoredRecord]] = []
    for record in records:
        decoded = decode_record(record.body)
        if acts and isinstance(decoded, Answered) and decoded.entry.joined:
            acts[-1].append(record)
        else:
            acts.append([record])
    return acts


def _legs(records: Sequence[StoredRecord]) -> list[list[StoredRecord]]:
    """Records in order, parted before every move."""
    legs: list[list[StoredRecord]] = []
    for record in records:
        if not legs or isinstance(decode_record(record.body), Moved):
            legs.append([])
        legs[-1].append(record)
    return legs


async def _nobody(_change: Change) -> None:
    """Tell nobody, before anybody listens."""


async def _none_made(_table: LiveTable, _node: int) -> None:
    """Make none: without other processes, all is played again here."""
