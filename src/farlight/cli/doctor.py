"""`farlight doctor`: whether this machine, its database and the way to it are fit for tables, and what to do if not."""

import shutil
import stat
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Literal
from urllib.parse import urlsplit

import httpx
import msgspec
from rich.console import Console
from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from farlight.cli.as_json import print_json
from farlight.cli.serve import is_loopback, own_database
from farlight.errors import UserError
from farlight.kernel import game_names, load_game
from farlight.private import FILE
from farlight.server.http.guard import BadOrigin, read_origin
from farlight.server.http.pages import is_built
from farlight.server.ops.config import Limits
from farlight.server.ops.descriptors import room_for
from farlight.server.store.database import open_engine, sqlite_file
from farlight.server.store.migrate import check_writable, newest_revision, revision_of

LITTLE = 500 * 1024 * 1024
"""Bytes that a disk should have left: a long campaign of a table takes less than one of these 500."""
PATIENCE = 10.0
WRONG_NAME = 421

Verdict = Literal["ok", "look", "wrong"]


class Finding(msgspec.Struct, frozen=True):
    """What was looked at, how it is, and what to do."""

    what: str
    verdict: Verdict
    told: str


Found = Iterator[Finding]


def run(database: str | None, url: str, as_json: bool) -> int:
    """Print what was found; 1 if something is wrong."""
    found = [*_machine(), *_database(database or own_database()), *(_way(url.rstrip("/")) if url else ())]
    if as_json:
        print_json(found)
    else:
        console = Console(highlight=False, emoji=False, soft_wrap=True)
        for each in found:
            console.print(f"{each.verdict:5}  {each.what}: {each.told}", markup=False)
    return 1 if any(each.verdict == "wrong" for each in found) else 0


def _machine() -> Found:
    yield Finding("Python", "ok", ".".join(map(str, sys.version_info[:3])))
    for name in game_names():
        try:
            load_game(name)
            yield Finding(f"game {name}", "ok", "loads with its pack")
        except UserError as error:
            yield Finding(f"game {name}", "wrong", str(error))
    yield (
        Finding("browser client", "ok", "is built")
        if is_built()
        else Finding("browser client", "look", "is not built yet; play and serve build it when they start")
    )
    wanted = Limits().all_sockets
    room = room_for(wanted)
    yield (
        Finding("connections", "ok", f"{wanted} can be open at once")
        if room >= wanted
        else Finding("connections", "look", f"{room} can be open instead of {wanted}: raise LimitNOFILE, or ulimit -n")
    )


def _database(url: str) -> Found:
    """Opening SQLite makes its file, so that one which is not there yet is only told."""
    file = sqlite_file(url)
    if file is not None and not file.exists():
        yield Finding("database", "ok", f"{file} is made when a server starts")
        return
    try:
        engine = open_engine(url)
    except UserError as error:
        yield Finding("database", "wrong", str(error))
        return
    try:
        yield _schema(engine)
    except SQLAlchemyError as error:
        reason = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
        yield Finding("database", "wrong", f"does not answer ({reason}): is it running, and are name and rights right?")
    finally:
        engine.dispose()
    if file is not None:
        yield from _file(file)


def _schema(engine: Engine) -> Finding:
    there, newest = revision_of(engine), newest_revision()
    if there is None:
        return Finding("database", "ok", "is empty; the first start of a server makes its tables")
    if there > newest:
        return Finding("database", "wrong", f"is of a newer Farlight (schema {there}, not {newest}): upgrade Farlight")
    check_writable(engine)
    if there < newest:
        return Finding("database", "look", f"will be brought from schema {there} to {newest}: take a backup first")
    return Finding("database", "ok", f"answers, can be written, schema {there}")


def _file(file: Path) -> Found:
    rights = stat.S_IMODE(file.stat().st_mode)
    yield (
        Finding("rights", "look", f"others on this machine can read {file}, and with it what is hidden: chmod 600")
        if rights & ~FILE
        else Finding("rights", "ok", "the file is its owner's alone")
    )
    free = shutil.disk_usage(file.parent).free
    told = f"{free // 1024**2} MB are free beside {file.name}"
    yield Finding("disk", "look", f"{told}: make room") if free < LITTLE else Finding("disk", "ok", told)


def _way(url: str) -> Found:
    """Whether people who type this address come to a server, and stay connected."""
    try:
        parts = urlsplit(read_origin(url))
    except BadOrigin as error:
        yield Finding("address", "wrong", str(error))
        return
    if parts.scheme == "http" and not is_loopback(parts.hostname or ""):
        yield Finding("encryption", "look", "what people send is not encrypted: put a proxy with TLS in front")
    yield _tried("address", lambda: _page(url))
    yield _tried("live connection", lambda: _live(url))


def _tried(what: str, look: Callable[[], Finding]) -> Finding:
    try:
        return look()
    except (httpx.HTTPError, WebSocketException, OSError) as error:
        return Finding(
            what, "wrong", f"nobody answers as a server should ({error}): is it running, is the proxy right?"
        )


def _page(url: str) -> Finding:
    answer = httpx.get(f"{url}/ready", timeout=PATIENCE)
    if answer.status_code == WRONG_NAME:
        return Finding("address", "wrong", f"the server does not know itself by this name: serve --origin {url}")
    if answer.status_code != httpx.codes.OK:
        return Finding("address", "wrong", f"a server answers, but is not ready: status {answer.status_code}")
    return Finding("address", "ok", "a server is there and ready")


def _live(url: str) -> Finding:
    """A proxy has to let live connections through, and to hand on who asks."""
    with connect(f"ws{url.removeprefix('http')}/api/live", additional_headers={"Origin": url}, open_timeout=PATIENCE):
        return Finding("live connection", "ok", "opens")
