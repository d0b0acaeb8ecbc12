"""Records of many tables at once: what almost every answer writes takes two statements for a whole batch of them."""

import sqlite3
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, cast

import msgspec
from sqlalchemy import Connection, Dialect, Engine, Executable, Table, bindparam, text, update
from sqlalchemy.exc import SQLAlchemyError

from farlight.server.store.database import check_in_place, is_sqlite
from farlight.server.store.retry import StorageError
from farlight.server.store.schema import records, tables

if TYPE_CHECKING:
    from sqlalchemy.dialects import postgresql, sqlite

Row = dict[str, Any]  # Any: values of columns
CHANNEL = "farlight"
REFRESHED = ("title", "asked", "outcome", "card", "updated")
"""What lists tell of a table, which changes with every record."""


class Single(msgspec.Struct):
    """One record that is to be put behind all others of its table."""

    record: Row
    refreshed: Row
    """The table's own row, with its id as `this`."""
    sign: str
    """What other processes are told."""
    stored: bool = False


class _Statement:
    """SQL in the words of a driver, put together once: that takes longer than to carry it out."""

    def __init__(self, statement: Executable, dialect: Dialect) -> None:
        compiled = statement.compile(dialect=dialect)  # type: ignore[attr-defined]
        self.sql = str(compiled)
        self._places: Sequence[str] | None = compiled.positiontup if compiled.positional else None

    def values(self, rows: Sequence[Row]) -> list[Any]:  # Any: tuples or dictionaries, as the driver wants them
        """The rows as the driver takes them."""
        places = self._places
        return list(rows) if places is None else [tuple(row[name] for name in places) for row in rows]

    def run(self, connection: Connection, rows: Sequence[Row]) -> int:
        """Carry it out for each row; gives how many it changed."""
        return int(connection.exec_driver_sql(self.sql, self.values(rows)).rowcount)


class Together:
    """Writes the single records of a batch."""

    def __init__(self, engine: Engine, insert: "Callable[[Table], sqlite.Insert | postgresql.Insert]") -> None:
        self._engine = engine
        self._direct: sqlite3.Connection | None = None
        """To the file itself, past the layers in between; those take longer than to write a record."""
        places: Row = {column.name: bindparam(column.name) for column in records.columns}
        known = update(tables).where(tables.c.id == bindparam("this"))
        self._insert = _Statement(insert(records).values(places).on_conflict_do_nothing(), engine.dialect)
        self._refresh = _Statement(known.values({name: bindparam(name) for name in REFRESHED}), engine.dialect)
        notify = text("SELECT pg_notify(:channel, :payload)")
        self._notify = None if is_sqlite(engine) else _Statement(notify, engine.dialect)

    def write(self, connection: Connection, singles: Sequence[Single]) -> None:
        """Store them all, and mark them as stored. If one of them was not the first, each has to be looked at alone."""
        for single in singles:  # a batch may be run again, after the connection was lost
            single.stored = False
        if self._insert.run(connection, [single.record for single in singles]) != len(singles):
            return
        self._refresh.run(connection, [single.refreshed for single in singles])
        if self._notify is not None:
            self._notify.run(connection, [{"channel": CHANNEL, "payload": single.sign} for single in singles])
        for single in singles:
            single.stored = True

    def write_directly(self, singles: Sequence[Single]) -> bool:
        """Store them all in a transaction of their own, durably; only in SQLite, whose driver waits for nobody.

        False if it cannot be done: nothing is stored then, or it cannot be known. The long way finds out, as a record
        that is there already does no harm, and tells what is wrong.
        """
        if not is_sqlite(self._engine):
            return False
        try:
            check_in_place(self._engine)
            stored = self._transaction(self._opened(), singles)
            check_in_place(self._engine)
        except (sqlite3.Error, SQLAlchemyError):
            self.close()
            return False
        except StorageError:
            return False
        return stored

    def close(self) -> None:
        if self._direct is not None:
            self._direct.close()
            self._direct = None

    def _opened(self) -> sqlite3.Connection:
        if self._direct is None:
            pooled = self._engine.raw_connection()
            self._direct = cast(sqlite3.Connection, pooled.driver_connection)
            pooled.detach()
        return self._direct

    def _transaction(self, connection: sqlite3.Connection, singles: Sequence[Single]) -> bool:
        connection.execute("BEGIN IMMEDIATE")
        added = connection.executemany(self._insert.sql, self._insert.values([each.record for each in singles]))
        if added.rowcount != len(singles):
            connection.execute("ROLLBACK")
            return False
        connection.executemany(self._refresh.sql, self._refresh.values([each.refreshed for each in singles]))
        connection.execute("COMMIT")
        return True
