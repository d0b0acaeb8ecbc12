"""All that a server keeps in one file, written while it runs, and back into an empty database of either kind.

A backup is a zip: a member for each table of the database, batches of rows in it, and last a page that says what it
is and how many rows there are. It knows no column by name, so that it fits every revision of the schema.
"""

import os
import zipfile
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

import msgspec
from sqlalchemy import Connection, Engine, MetaData, Table, func, insert, inspect, select

import farlight
from farlight.errors import UserError
from farlight.private import FILE, make_folder
from farlight.server.store.migrate import downgrade, newest_revision, revision_of, upgrade

FORMAT = 1
ABOUT = "backup.json"
BATCH = 500
"""Rows that are in memory at once."""
_LENGTH = 4
_VERSIONS = "alembic_version"
_OTHER = "use a file that `farlight backup` wrote, or another copy of it"

Rows = list[list[Any]]  # Any: what the database's columns hold, which is written and read as it is


class BadBackup(UserError):
    """A backup that cannot be made or put back; the message says why and what to do."""


class About(msgspec.Struct, frozen=True):
    """The page of a backup that says what it is."""

    format: int
    engine: str
    revision: str
    rows: dict[str, int]


def write_backup(engine: Engine, file: Path) -> About:
    """Write what a database holds at one moment; others may go on writing to it."""
    revision = revision_of(engine)
    if revision is None:
        raise BadBackup(
            "There is nothing to back up: no server has kept tables in this database yet. Name it with --database."
        )
    make_folder(file.parent)
    draft = file.with_name(f"{file.name}.part")
    try:
        with os.fdopen(os.open(draft, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, FILE), "wb") as stream:
            about = _write(engine, stream, revision)
            stream.flush()
            os.fsync(stream.fileno())
        os.replace(draft, file)
    except OSError as error:
        draft.unlink(missing_ok=True)
        raise BadBackup(f"{file} cannot be written: {error.strerror or error}. Name another file.") from error
    return about


def _write(engine: Engine, stream: IO[bytes], revision: str) -> About:
    counts: dict[str, int] = {}
    # One moment for all tables: what SQLite gives to whoever reads, and PostgreSQL to whoever asks for it.
    options = {"farlight_reads": True} | (
        {"isolation_level": "REPEATABLE READ"} if engine.dialect.name == "postgresql" else {}
    )
    with (
        zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED) as packed,
        engine.connect().execution_options(**options) as connection,
        connection.begin(),
    ):
        for table in _tables(connection):
            with packed.open(table.name, "w", force_zip64=True) as member:
                counts[table.name] = sum(_put(member, rows) for rows in _batches(connection, table))
        about = About(FORMAT, farlight.__version__, revision, counts)
        packed.writestr(ABOUT, msgspec.json.encode(about))
    return about


def _tables(connection: Connection) -> list[Table]:
    """The tables as they are there, whatever the revision."""
    found = MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name != _VERSIONS]


def _batches(connection: Connection, table: Table) -> Iterator[Rows]:
    columns = sorted(table.columns, key=lambda column: column.name)
    found = connection.execution_options(yield_per=BATCH).execute(select(*columns))
    for part in found.partitions():
        yield [list(row) for row in part]


def _put(member: IO[bytes], rows: Rows) -> int:
    packed = msgspec.msgpack.encode(rows)
    member.write(len(packed).to_bytes(_LENGTH, "big") + packed)
    return len(rows)


def read_backup(engine: Engine, file: Path) -> About:
    """Put a backup into an empty database and bring that to the newest schema; all of it, or nothing."""
    try:
        with zipfile.ZipFile(file) as packed:
            about = _about(packed, file)
            _check_empty(engine)
            _bring_to(engine, about.revision)
            with engine.begin() as connection:
                for table in _tables(connection):
                    _fill(connection, table, packed, about, file)
    except FileNotFoundError as error:
        raise BadBackup(f"There is no file {file}. Check the path.") from error
    except (zipfile.BadZipFile, zlib.error, msgspec.MsgspecError, EOFError, ValueError) as error:
        raise BadBackup(f"{file} is damaged or no backup ({error}). Nothing was put back; {_OTHER}.") from error
    except OSError as error:
        raise BadBackup(f"{file} cannot be read: {error.strerror or error}. Check its path and rights.") from error
    upgrade(engine)
    return about


def _about(packed: zipfile.ZipFile, file: Path) -> About:
    try:
        about = msgspec.json.decode(packed.read(ABOUT), type=About)
    except KeyError as error:
        raise BadBackup(
            f"{file} is no backup of Farlight, or one that was never finished. Nothing was put back; {_OTHER}."
        ) from error
    if about.format > FORMAT or about.revision > newest_revision():
        raise BadBackup(f"{file} was made by Farlight {about.engine}, which is newer than this one. Upgrade first.")
    return about


def _check_empty(engine: Engine) -> None:
    with engine.connect().execution_options(farlight_reads=True) as connection:
        if not inspect(connection).has_table(_VERSIONS):
            return
        kept = {table.name: connection.scalar(select(func.count()).select_from(table)) for table in _tables(connection)}
    if any(kept.values()):
        raise BadBackup(
            "This database holds tables or people already. A backup goes into an empty one: "
            "name another with --database, or move the old one away first."
        )


def _bring_to(engine: Engine, revision: str) -> None:
    """Bring an empty database to any revision, an older one, too."""
    if (revision_of(engine) or "") > revision:
        downgrade(engine, revision)
    else:
        upgrade(engine, revision)


def _fill(connection: Connection, table: Table, packed: zipfile.ZipFile, about: About, file: Path) -> None:
    names = sorted(column.name for column in table.columns)
    wanted, count = about.rows.get(table.name, 0), 0
    if wanted:
        with packed.open(table.name) as member:
            while rows := _take(member):
                connection.execute(insert(table), [dict(zip(names, row, strict=True)) for row in rows])
                count += len(rows)
    if count != wanted:
        what = f"{count} of {wanted} rows of '{table.name}'"
        raise BadBackup(f"{file} is damaged: {what}. Nothing was put back; {_OTHER}.")


def _take(member: IO[bytes]) -> Rows:
    head = member.read(_LENGTH)
    return msgspec.msgpack.decode(member.read(int.from_bytes(head, "big")), type=Rows) if head else []
