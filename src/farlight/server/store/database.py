"""Opening a database by its URL, with what each kind needs to be safe."""

import os
import sqlite3
from collections.abc import Callable
from pathlib import Path
from weakref import WeakKeyDictionary

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError

from farlight.errors import UserError
from farlight.private import make_file, make_folder
from farlight.server.store.retry import Replaced

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


def sqlite_file(url: str) -> Path | None:
    """The file that a URL names; None for one of another kind, or none at all."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        return None
    return _file_of(parsed) if parsed.get_backend_name() == "sqlite" else None


def _file_of(url: URL) -> Path | None:
    if not url.database or url.database == ":memory:":
        return None
    return Path(url.database.removeprefix("file:") if url.query.get("uri") else url.database)


def _hide(url: str) -> str:
    """A URL without what might be a password."""
    return url.partition("@")[2] or url


def _open_sqlite(url: URL) -> Engine:
    file = _file_of(url)
    if file is None:
        raise BadDatabase("SQLite needs a file: sqlite:///FILE.")
    try:
        make_folder(file.parent)
        make_file(file)  # SQLite gives the files beside it the same rights
    except OSError as error:
        raise BadDatabase(f"{file} cannot be written: {error.strerror or error}.") from error
    # The driver's own transactions begin late and lose updates; ours begin with the lock they need.
    options = {"isolation_level": None, "timeout": BUSY, "check_same_thread": False}
    engine = create_engine(url.set(drivername="sqlite+pysqlite"), connect_args=options, pool_size=4)
    check = _in_place_check(file)

    @event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, _record: object) -> None:
        check()  # before anything is read: a look at another file would take the journal of ours for its own
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        check()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        check()
        reads = connection.get_execution_options().get("farlight_reads", False)
        connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")

    _IN_PLACE[engine] = check
    return engine


_IN_PLACE: "WeakKeyDictionary[Engine, Callable[[], None]]" = WeakKeyDictionary()


def check_in_place(engine: Engine) -> None:
    """Raises `Replaced` if what was written lies in a file that is not at its place any more."""
    check = _IN_PLACE.get(engine)
    if check is not None:
        check()


def _in_place_check(file: Path) -> Callable[[], None]:
    """Whether the file at a path is the one that was there first. SQLite goes on with one that has no name any more."""
    first: tuple[int, int] | None = None

    def check() -> None:
        nonlocal first
        try:
            found = os.stat(file)
        except FileNotFoundError as error:
            raise Replaced from error
        there = (found.st_dev, found.st_ino)
        first = first or there
        if there != first:
            raise Replaced

    return check
