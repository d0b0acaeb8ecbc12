"""Opening a database by its URL, with what each kind needs to be safe."""

import sqlite3
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError

from farlight.errors import UserError

BUSY = 10.0
"""Seconds to wait for another process that writes to the same file."""


class BadDatabase(UserError):
    """A URL that names no database of ours; the message says what would."""


def open_engine(url: str) -> Engine:
    """The database behind a URL: `sqlite:///file` or `postgresql://user@host/name`."""
    try:
        parsed = make_url(url)
    except ArgumentError as error:
        raise BadDatabase(
            f"'{_hide(url)}' is no database URL. Write sqlite:///FILE or postgresql://HOST/NAME."
        ) from error
    backend = parsed.get_backend_name()
    if backend == "sqlite":
        return _open_sqlite(parsed)
    if backend in ("postgresql", "postgres"):
        return create_engine(parsed.set(drivername="postgresql+psycopg"), pool_pre_ping=True, pool_size=8)
    raise BadDatabase(f"Farlight keeps its tables in SQLite or PostgreSQL, not in '{backend}'.")


def is_sqlite(engine: Engine) -> bool:
    return engine.dialect.name == "sqlite"


def _hide(url: str) -> str:
    """A URL without what might be a password."""
    return url.partition("@")[2] or url


def _open_sqlite(url: URL) -> Engine:
    if not url.database or url.database == ":memory:":
        raise BadDatabase("SQLite needs a file: sqlite:///FILE.")
    Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    # The driver's own transactions begin late and lose updates; ours begin with the lock they need.
    options = {"isolation_level": None, "timeout": BUSY, "check_same_thread": False}
    engine = create_engine(url.set(drivername="sqlite+pysqlite"), connect_args=options, pool_size=4)

    @event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, _record: Any) -> None:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        reads = connection.get_execution_options().get("farlight_reads", False)
        connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")

    return engine
