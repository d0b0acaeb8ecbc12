"""Records of many tables at once: what almost every answer writes takes two statements for a whole batch of them."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Connection, Dialect, Engine, Executable, Table, bindparam, text, update

from farlight.server.store.database import is_sqlite
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
        self._sql = str(compiled)
        self._places: Sequence[str] | None = compiled.positiontup if compiled.positional else None

    def run(self, connection: Connection, rows: Sequence[Row]) -> int:
        """Carry it out for each row; gives how many it changed."""
        places = self._places
        if places is None:
            return int(connection.exec_driver_sql(self._sql, list(rows)).rowcount)
        values = [tuple(row[name] for name in places) for row in rows]
        return int(connection.exec_driver_sql(self._sql, values).rowcount)


class Together:
    """Writes the single records of a batch."""

    def __init__(self, engine: Engine, insert: "Callable[[Table], sqlite.Insert | postgresql.Insert]") -> None:
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
