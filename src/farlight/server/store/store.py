"""The store: people, tables and their records. Reads run in threads, writes go through the one writer."""

import asyncio
import hashlib
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, Insert, Table, Update, bindparam, delete, func, select, text, update

from farlight.server.store.database import is_sqlite
from farlight.server.store.migrate import upgrade
from farlight.server.store.retry import with_retry
from farlight.server.store.schema import checkpoints, failures, members, people, records, snapshots, tables
from farlight.server.store.snapshots import Kept
from farlight.server.store.together import CHANNEL, Single, Together
from farlight.server.store.tokens import new_id, same
from farlight.server.store.writer import Job, Writer

if TYPE_CHECKING:
    from sqlalchemy.dialects import postgresql, sqlite

T = TypeVar("T")
Row = dict[str, Any]  # Any: values of columns
KEPT_CHECKPOINTS = 2
_STORED = (records.c.sequence, records.c.key, records.c.at, records.c.body, records.c.content, records.c.last)
"""What a `StoredRecord` is made of."""

MOST_LISTED = 200
"""Tables in the list of a person."""
NEVER = -1
"""The moment seen by somebody who has not come yet."""


class TableRow(msgspec.Struct, frozen=True):
    id: str
    game: str
    mission: str
    title: str
    host: str
    play: str
    watch: str
    created: float
    updated: float
    outcome: str
    asked: str
    card: bytes | None = None


class Mine(msgspec.Struct, frozen=True):
    """A table of somebody's."""

    row: TableRow
    seats: str
    version: int


class StoredRecord(msgspec.Struct, frozen=True):
    sequence: int
    key: str | None
    at: float
    body: bytes
    content: str | None = None
    """The fingerprint of what the command with this key asked for."""
    last: int | None = None
    """The last record that this command made, if it made more than this one."""


class NewRecord(msgspec.Struct, frozen=True):
    body: bytes
    key: str | None = None
    at: float | None = None
    """When it happened; now, if not given."""
    content: str | None = None
    last: int | None = None


class Append(msgspec.Struct, frozen=True):
    """Records to be put behind all others of a table, and what follows from them for lists and loading."""

    table: str
    first: int
    records: tuple[NewRecord, ...]
    title: str
    asked: str
    outcome: str
    seats: dict[str, str]
    """By person: the seats they hold now; empty if nothing has changed about that."""
    checkpoint: bytes | None = None
    card: bytes | None = None
    host: str = ""
    """Who the host is; empty if nothing has changed about that."""
    gone: tuple[str, ...] = ()
    """Those who have the table in their list no more."""
    quiet: bool = False
    """Nobody has played or talked: the table keeps its place in lists."""
    kept: tuple[Kept, ...] = ()
    """Snapshots of the way, for those who look back."""

    @property
    def last(self) -> int:
        """The number of the last record."""
        return self.first + len(self.records) - 1

    def refreshed(self) -> Row:
        """What lists tell of the table from now on."""
        row: Row = {"title": self.title, "asked": self.asked, "outcome": self.outcome, "card": self.card}
        return row if self.quiet else {**row, "updated": time.time()}

    def sign(self) -> Row:
        """What other processes are told."""
        return {"table": self.table, "sequence": self.last}


class Stored(msgspec.Struct, frozen=True):
    """A table as it lies in the store: the newest checkpoint and what came after."""

    row: TableRow
    sequence: int
    checkpoint: bytes
    records: list[StoredRecord]
    kept: tuple[int, ...] = ()
    """The moments whose snapshots are there."""


class Store:
    """All that outlives a process."""

    def __init__(self, engine: Engine, process: str) -> None:
        self.engine = engine
        self.process = process
        """Tells our own notifications from those of others."""
        self._insert = _insert_for(engine)
        self._together = Together(engine, self._insert)
        self.writer = Writer(engine, self._write_together, self._write_directly)
        # What every answer needs is put together once: that takes longer than to carry it out.
        self._add_record = self._insert(records).on_conflict_do_nothing().returning(records.c.uid)
        self._refresh = update(tables).where(tables.c.id == bindparam("this"))

    @classmethod
    async def open(cls, engine: Engine) -> "Store":
        """Bring the database to the current schema, then open it."""
        await asyncio.to_thread(upgrade, engine)
        return cls(engine, new_id())

    async def close(self) -> None:
        await self.writer.close()
        self._together.close()
        self.engine.dispose()

    # People

    async def add_person(self, person: str, secret: str, name: str) -> None:
        row = {"id": person, "secret": _hashed(secret), "name": name, "created": time.time()}
        await self.writer.write(lambda connection: connection.execute(self._once(people, row)))

    async def person(self, person: str, secret: str) -> str | None:
        """The name of whoever has this key; None if nobody has."""
        row = await self._read(
            lambda connection: connection.execute(
                select(people.c.secret, people.c.name).where(people.c.id == person)
            ).first()
        )
        known = row.secret if row is not None else bytes(32)
        return str(row.name) if same(_hashed(secret), known) and row is not None else None

    async def rename(self, person: str, name: str) -> None:
        await self.writer.write(
            lambda connection: connection.execute(update(people).where(people.c.id == person).values(name=name))
        )

    async def names(self, wanted: Sequence[str]) -> dict[str, str]:
        """What these people are called."""
        query = select(people.c.id, people.c.name).where(people.c.id.in_(wanted))
        rows = await self._read(lambda connection: connection.execute(query).all())
        return {person: name for person, name in rows}  # noqa: C416 - rows are no pairs to the type checker

    # Tables

    async def add_table(
        self, row: TableRow, first: NewRecord, checkpoint: bytes, seats: str, kept: Sequence[Kept] = ()
    ) -> None:
        """Add a new table with its first record."""

        def write(connection: Connection) -> None:
            connection.execute(self._once(tables, msgspec.structs.asdict(row)))
            connection.execute(self._once(records, _record(row.id, 1, new_uid, first)))
            connection.execute(self._once(checkpoints, {"table_id": row.id, "sequence": 1, "body": checkpoint}))
            connection.execute(self._once(members, _member(row.id, row.host, seats)))
            self._keep_snapshots(connection, row.id, kept)

        new_uid = new_id()
        await self.writer.write(write)

    async def append(self, append: Append) -> bool:
        """Put records behind all others; False if another process was first, or the key is already there."""
        return await self.writer.write(_Appending(self, append), about=append.table)

    def add_records(self, connection: Connection, append: Append, rows: Sequence[Row]) -> bool:
        """One after the other: behind one that was not the first, none may be added."""
        for row in rows:
            # Not by the number of rows: PostgreSQL's driver does not tell it for an insert.
            added = connection.execute(self._add_record, row).first()
            if added is None and not _is_ours(connection, row):
                return False
        refreshed = {**append.refreshed(), **({"host": append.host} if append.host else {})}
        connection.execute(self._refresh, {"this": append.table, **refreshed})
        self._notify(connection, append.sign())
        return True

    def follow_up(self, connection: Connection, append: Append) -> None:
        """Follow up what a few records bring about beside the table's own row."""
        for person in append.gone:
            own = members.c.table_id == append.table
            connection.execute(delete(members).where(own, members.c.person_id == person))
        for person, seats in append.seats.items():
            if not connection.execute(_of_member(append.table, person).values(seats=seats)).rowcount:
                connection.execute(self._once(members, _member(append.table, person, seats)))
        if append.checkpoint is not None:
            self._keep_checkpoint(connection, append.table, append.last, append.checkpoint)
        self._keep_snapshots(connection, append.table, append.kept)

    def _keep_checkpoint(self, connection: Connection, table: str, sequence: int, body: bytes) -> None:
        """Add a checkpoint and drop older ones, but for the first: with the records it tells the whole history."""
        connection.execute(self._once(checkpoints, {"table_id": table, "sequence": sequence, "body": body}))
        past = (
            select(checkpoints.c.sequence)
            .where(checkpoints.c.table_id == table)
            .order_by(checkpoints.c.sequence.desc())
            .offset(KEPT_CHECKPOINTS)
            .limit(1)
        )
        oldest = connection.execute(past).scalar()
        if oldest is not None:
            own = checkpoints.c.table_id == table
            connection.execute(delete(checkpoints).where(own, checkpoints.c.sequence.between(2, oldest)))

    async def keep(self, table: str, sequence: int, body: bytes) -> None:
        """Add a checkpoint of a record that is stored."""
        await self.writer.write(
            lambda connection: self._keep_checkpoint(connection, table, sequence, body), about=table
        )

    async def load(self, table: str) -> Stored | None:
        """A table with its newest checkpoint and the records behind that."""

        def read(connection: Connection) -> Stored | None:
            row = connection.execute(select(tables).where(tables.c.id == table)).first()
            if row is None:
                return None
            newest = connection.execute(
                select(checkpoints)
                .where(checkpoints.c.table_id == table)
                .order_by(checkpoints.c.sequence.desc())
                .limit(1)
            ).first()
            if newest is None:  # cannot be: a table is made with one
                return None
            kept = connection.execute(select(snapshots.c.node).where(snapshots.c.table_id == table)).scalars()
            behind = _records(connection, table, newest.sequence)
            return Stored(_row(row), newest.sequence, newest.body, behind, tuple(kept))

        return await self._read(read)

    # Snapshots of the past

    async def snapshot(self, table: str, node: int) -> bytes | None:
        query = select(snapshots.c.body).where(snapshots.c.table_id == table, snapshots.c.node == node)
        return await self._read(lambda connection: connection.execute(query).scalar())

    async def keep_snapshots(self, table: str, kept: Sequence[Kept]) -> None:
        await self.writer.write(lambda connection: self._keep_snapshots(connection, table, kept), about=table)

    def _keep_snapshots(self, connection: Connection, table: str, kept: Sequence[Kept]) -> None:
        for each in kept:
            connection.execute(self._once(snapshots, {"table_id": table, "node": each.node, "body": each.body}))

    # Records

    async def records_after(self, table: str, sequence: int) -> list[StoredRecord]:
        return await self._read(lambda connection: _records(connection, table, sequence))

    async def record_of_key(self, table: str, key: str) -> StoredRecord | None:
        """The first record that a command made, if it did."""
        query = select(*_STORED).where(records.c.table_id == table, records.c.key == key)
        row = await self._read(lambda connection: connection.execute(query).first())
        return None if row is None else StoredRecord(*row)

    async def newest(self, wanted: Sequence[str]) -> dict[str, int]:
        """The last record of each of these tables."""
        query = (
            select(records.c.table_id, func.max(records.c.sequence))
            .where(records.c.table_id.in_(wanted))
            .group_by(records.c.table_id)
        )
        rows = await self._read(lambda connection: connection.execute(query).all())
        return {table: newest for table, newest in rows}  # noqa: C416 - rows are no pairs to the type checker

    async def row_of(self, table: str) -> TableRow | None:
        row = await self._read(
            lambda connection: connection.execute(select(tables).where(tables.c.id == table)).first()
        )
        return None if row is None else _row(row)

    async def invite_anew(self, table: str, play: str, watch: str) -> None:
        """Invite anew: old links open nothing any more."""
        await self.writer.write(
            lambda connection: connection.execute(
                update(tables).where(tables.c.id == table).values(play=play, watch=watch)
            )
        )

    async def tables_of(self, person: str) -> list[Mine]:
        """Their tables, those that were played last first. Which these are is found before anything else is read."""
        shown = (
            select(tables.c.id, members.c.seats)
            .join(members, members.c.table_id == tables.c.id)
            .where(members.c.person_id == person)
            .order_by(tables.c.updated.desc())
            .limit(MOST_LISTED)
            .subquery()
        )
        newest = select(func.max(records.c.sequence)).where(records.c.table_id == tables.c.id).scalar_subquery()
        query = (
            select(tables, shown.c.seats, newest.label("version"))
            .join(shown, shown.c.id == tables.c.id)
            .order_by(tables.c.updated.desc())
        )
        rows = await self._read(lambda connection: connection.execute(query).all())
        return [Mine(_row(row), row.seats, row.version) for row in rows]

    async def seen(self, table: str, person: str) -> int:
        """The last moment that somebody looked at; `NEVER` before the first look."""
        query = select(members.c.seen).where(members.c.table_id == table, members.c.person_id == person)
        known = await self._read(lambda connection: connection.execute(query).scalar())
        return NEVER if known is None else int(known)

    async def look(self, table: str, person: str, moment: int) -> None:
        await self.writer.write(lambda connection: connection.execute(_of_member(table, person).values(seen=moment)))

    # Error reports

    async def add_failure(self, failure: str, table: str, body: bytes) -> None:
        row = {"id": failure, "table_id": table, "at": time.time(), "size": len(body), "body": body}
        await self.writer.write(lambda connection: connection.execute(self._once(failures, row)))

    async def failure(self, table: str, failure: str) -> bytes | None:
        query = select(failures.c.body).where(failures.c.id == failure, failures.c.table_id == table)
        return await self._read(lambda connection: connection.execute(query).scalar())

    # Notifications between processes

    async def tell(self, sign: Row) -> None:
        """Pass on something that nobody keeps, as a ping, to the other processes."""
        if not is_sqlite(self.engine):
            await self.writer.write(lambda connection: self._notify(connection, sign))

    def sign_of(self, append: Append) -> str:
        """What other processes are told of records; nothing where nobody hears it."""
        return "" if is_sqlite(self.engine) else self.payload(append.sign())

    def payload(self, sign: Row) -> str:
        return msgspec.json.encode({**sign, "process": self.process}).decode()

    def _write_together(self, connection: Connection, jobs: Sequence[Job]) -> None:
        """Write what a batch can write at once, before its jobs are done one after the other."""
        singles = [job.single for job in jobs if isinstance(job, _Appending) and job.single is not None]
        if singles:
            self._together.write(connection, singles)

    def _write_directly(self, jobs: Sequence[Job]) -> bool:
        """A batch of nothing but single records, as almost all are, is written past the layers in between."""
        plain = [job.single for job in jobs if isinstance(job, _Appending) and job.single is not None and job.is_plain]
        return len(plain) == len(jobs) and self._together.write_directly(plain)

    def _notify(self, connection: Connection, sign: Row) -> None:
        if not is_sqlite(self.engine):
            payload = self.payload(sign)
            connection.execute(text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload})

    async def ping(self) -> None:
        """Ask whether the database answers, and at once."""

        def ask() -> None:
            with self.engine.connect().execution_options(farlight_reads=True) as connection:
                connection.execute(text("SELECT 1"))

        await asyncio.to_thread(ask)

    async def _read(self, query: Callable[[Connection], T]) -> T:
        def read() -> T:
            with self.engine.connect().execution_options(farlight_reads=True) as connection:
                return query(connection)

        return await asyncio.to_thread(with_retry, read)

    def _once(self, table: Table, row: Row) -> Insert:
        """An insert that leaves what is there already."""
        return self._insert(table).values(row).on_conflict_do_nothing()


class _Appending:
    """A job of the writer: the records of one command. Alone they are like all others, and written with them."""

    def __init__(self, store: Store, append: Append) -> None:
        self._store = store
        self._append = append
        numbered = enumerate(append.records, append.first)
        self._rows = [_record(append.table, sequence, new_id(), record) for sequence, record in numbered]
        self.single: Single | None = None
        self.is_plain = not (append.gone or append.seats or append.kept or append.checkpoint is not None)
        """Whether it brings about nothing beside the table's own row."""
        if len(self._rows) == 1 and not append.host and not append.quiet:
            refreshed = {"this": append.table, **append.refreshed()}
            self.single = Single(self._rows[0], refreshed, store.sign_of(append))

    def __call__(self, connection: Connection) -> bool:
        is_stored = self.single is not None and self.single.stored
        if not is_stored and not self._store.add_records(connection, self._append, self._rows):
            return False
        self._store.follow_up(connection, self._append)
        return True


def _insert_for(engine: Engine) -> "Callable[[Table], sqlite.Insert | postgresql.Insert]":
    """The database's own insert, which can leave what is there already. The other's takes a while to load."""
    if is_sqlite(engine):
        from sqlalchemy.dialects.sqlite import insert  # noqa: PLC0415

        return insert
    from sqlalchemy.dialects.postgresql import insert as insert_there  # noqa: PLC0415

    return insert_there


def _hashed(secret: str) -> bytes:
    """Keys are random and long: one round is enough to keep them out of the database."""
    return hashlib.sha256(secret.encode()).digest()


def _row(row: object) -> TableRow:
    return TableRow(*(getattr(row, name) for name in TableRow.__struct_fields__))


def _record(table: str, sequence: int, uid: str, record: NewRecord) -> Row:
    return {
        "table_id": table,
        "sequence": sequence,
        "uid": uid,
        "key": record.key,
        "at": time.time() if record.at is None else record.at,
        "body": record.body,
        "content": record.content,
        "last": record.last,
    }


def _is_ours(connection: Connection, row: Row) -> bool:
    """Whether the record that is already there is this very one: written before the connection was lost."""
    query = select(records.c.uid).where(records.c.table_id == row["table_id"], records.c.sequence == row["sequence"])
    return bool(connection.execute(query).scalar() == row["uid"])


def _records(connection: Connection, table: str, after: int) -> list[StoredRecord]:
    query = select(*_STORED).where(records.c.table_id == table, records.c.sequence > after).order_by(records.c.sequence)
    return [StoredRecord(*row) for row in connection.execute(query)]


def _member(table: str, person: str, seats: str) -> Row:
    return {"table_id": table, "person_id": person, "seats": seats, "seen": NEVER}


def _of_member(table: str, person: str) -> Update:
    return update(members).where(members.c.table_id == table, members.c.person_id == person)
