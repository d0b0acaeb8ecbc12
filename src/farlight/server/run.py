"""Running a server until it is told to stop."""

import asyncio
import errno
import gc
import logging
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import msgspec
import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from farlight.errors import UserError
from farlight.kernel import load_all_games
from farlight.server.http.app import make_app
from farlight.server.http.connections import Connections, protocols
from farlight.server.ops.config import Config
from farlight.server.ops.descriptors import Complaints, make_room
from farlight.server.ops.logs import log_to_stderr
from farlight.server.server import Server
from farlight.server.store.database import BadDatabase, open_engine
from farlight.server.store.migrate import check_writable, upgrade

RARELY = (20_000, 20, 100)
"""How many new objects the collector waits for; tables leave few cycles behind."""
GRACE = 10
"""Seconds for what was accepted to be finished."""
KEPT = 75
"""Seconds for which an unused connection stays open: longer than proxies and clients keep theirs."""


class CannotListen(UserError):
    """An address that is not ours to serve at; the message says what would help."""


def serve(
    config: Config,
    host: str,
    port: int,
    told: Callable[[int], None],
    quiet: bool = False,
    prepare: Callable[[], None] = lambda: None,
) -> None:
    """Serve until SIGTERM or SIGINT; what was accepted is finished first.

    `prepare` is called when address and database are known to be good: what takes long is not done for wrong ones.
    `told` is called with the port as soon as connections are taken: 0 means any that is free.
    """
    log_to_stderr(logging.WARNING if quiet else logging.INFO)
    with bind(host, port) as door:
        taken = door.getsockname()[1]
        _prepare(config.database)
        prepare()
        settle_memory()
        listen(door, host, taken)
        logging.getLogger("farlight.server").info("listening on %s:%d", host, taken)
        told(taken)
        own = f"http://{f'[{host}]' if ':' in host else host}:{taken}".lower()
        config = msgspec.structs.replace(config, origins=(*config.origins, own))
        make_server(config, host, taken).run(sockets=[door])


def settle_memory() -> None:
    """Load all games now, and tell the collector that they stay, with the little garbage that loading made.

    Their definitions are hundreds of thousands of objects that never die. Looking through them again and again made
    every hundredth answer wait for a quarter of a second.
    """
    load_all_games()
    gc.freeze()
    gc.set_threshold(*RARELY)


def bind(host: str, port: int) -> socket.socket:
    """Take a port before anything else is done, so that the sentence about a taken one is all there is to read."""
    with _address(host, port):
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        door = socket.socket(family, socket.SOCK_STREAM)
        try:
            if sys.platform != "win32":
                door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if family == socket.AF_INET6:
                door.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
            # Connections have it from here. Python's loop sets it for sockets of its own making only, and without it
            # the second of two short messages waits for 40 ms.
            door.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            door.bind((host, port))
        except BaseException:
            door.close()
            raise
        return door


def listen(door: socket.socket, host: str, port: int) -> None:
    """Let connections come: they wait until they are served."""
    with _address(host, port):
        door.listen(2048)


@contextmanager
def _address(host: str, port: int) -> Iterator[None]:
    """What is wrong with an address is told as a sentence."""
    try:
        yield
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise CannotListen(
                f"Port {port} is taken: perhaps Farlight runs already; if not, choose another with --port."
            ) from error
        raise CannotListen(f"Nobody can listen at {host}, port {port}: {error.strerror or error}.") from error


def _prepare(database: str) -> None:
    """Bring the database to the current schema; what is wrong with it is told as a sentence."""
    engine = open_engine(database)
    try:
        upgrade(engine)
        check_writable(engine)
    except SQLAlchemyError as error:
        said = " ".join(str(getattr(error, "orig", None) or error).split())
        raise BadDatabase(f"The database cannot be used: {said}.") from error
    finally:
        engine.dispose()


class _Graceful(uvicorn.Server):
    """Tells everybody that the server stops before their connections are cut."""

    tables: Server | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        asyncio.get_running_loop().set_exception_handler(Complaints())
        await super().startup(sockets)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self.tables is not None:
            await self.tables.farewell()
        await super().shutdown(sockets)


def make_server(config: Config, host: str, port: int) -> uvicorn.Server:
    def opened(tables: Server) -> None:
        server.tables = tables

    known = Connections(config, make_room(config.limits.all_sockets))
    requests, live = protocols(known)
    server = _Graceful(
        uvicorn.Config(
            make_app(config, opened),
            host=host,
            port=port,
            http=requests,
            ws=live,
            ws_max_size=config.limits.message * 4,
            ws_ping_interval=config.limits.beat,
            ws_ping_timeout=config.limits.beat,
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=GRACE,
            timeout_keep_alive=KEPT,
            access_log=False,  # addresses and paths are nobody's business
            log_config=None,
            server_header=False,
            date_header=False,
            limit_concurrency=None,
        )
    )
    return server
