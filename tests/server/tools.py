"""What the tests of the server share: real server processes, plain requests, raw live connections."""

import contextlib
import fcntl
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any, TextIO, TypeVar

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from farlight.kernel import GROUP
from farlight.server.ops.config import Config, Limits
from farlight.wire import Answer, Bye, Done, Frame, FromServer, Hello, Refused, Welcome, decode_from_server, encode

T = TypeVar("T")
HOST = "127.0.0.1"
PATIENCE = 180.0
"""Seconds after which a condition that has not come true never will. Machines may be slow; nothing is timed here."""
STARTING = 2 * PATIENCE
"""A start loads all games, seconds of work for a processor of its own; one that has died is noticed at once."""

MANY = 10**9
WIDE = Limits(
    requests=MANY,
    burst=MANY,
    messages=MANY,
    message_burst=MANY,
    address_messages=MANY,
    address_burst=MANY,
    tables=MANY,
    people=MANY,
    connections=MANY,
    sockets=MANY,
)
"""For tests that ask more than a person would."""

_MAIN = """
import sys, msgspec
from farlight.server.ops.config import Config
from farlight.server.run import serve
serve(msgspec.json.decode(sys.argv[1], type=Config), sys.argv[3], int(sys.argv[2]), lambda port: None)
"""


def eventually(found: Callable[[], T | None], what: str, patience: float = PATIENCE) -> T:
    """Wait until something is there."""
    deadline = time.monotonic() + patience
    while True:
        value = found()
        if value:
            return value
        if time.monotonic() > deadline:
            raise AssertionError(f"waited {patience:.0f} s in vain: {what}")
        time.sleep(0.02)


def times(name: str, usual: int) -> int:
    """How often to try: a few times in every run, as often as somebody likes by an environment variable."""
    return int(os.environ.get(name, usual))


PORTS = range(20_000, 32_000)
"""Below those that the system lends for a while: nobody gets one of these while its server is away for a restart."""
_OWN_PORTS: list[TextIO] = []
"""As long as these files are open, no other test run on this machine takes the same ports."""


def free_port() -> int:
    """A port that nobody else has, and that nobody else will get before this process ends."""
    folder = Path(tempfile.gettempdir()) / f"farlight-ports-{os.getuid()}"
    folder.mkdir(exist_ok=True)
    for port in Random().sample(PORTS, len(PORTS)):
        lock = (folder / str(port)).open("w")
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            with socket.socket() as door:
                door.bind((HOST, port))
        except OSError:
            lock.close()
            continue
        _OWN_PORTS.append(lock)
        return port
    raise AssertionError(f"no port of {PORTS} is free")


class ServerProcess:
    """A server in a process of its own."""

    def __init__(self, database: str, log: Path, limits: Limits = WIDE, host: str = HOST, **settings: Any) -> None:
        self.config = Config(database, limits=limits, **settings)
        self.host = host
        self.port = free_port()
        self.log = log
        self.planted = ""
        """A fault: Python that runs in the process before it serves."""
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://{HOST}:{self.port}"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> "ServerProcess":
        """Start, and wait until it can serve."""
        self.spawn()
        self.wait_ready()
        return self

    def wait_ready(self) -> None:
        eventually(self._is_ready, f"{self.url}/ready", STARTING)

    def spawn(self) -> None:
        main = self.planted + _MAIN
        command = [sys.executable, "-c", main, msgspec.json.encode(self.config).decode(), str(self.port), self.host]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log)

    def _is_ready(self) -> bool:
        assert self._process is not None
        if self._process.poll() is not None:
            raise AssertionError(f"the server has stopped: {self.log.read_text()[-2000:]}")
        with contextlib.suppress(httpx.TransportError):
            return httpx.get(f"{self.url}/ready").status_code == 200
        return False

    def send(self, number: signal.Signals) -> None:
        os.kill(self.pid, number)

    def wait(self) -> int:
        """Wait for its end; the status it ended with."""
        assert self._process is not None
        return self._process.wait(PATIENCE)

    def kill(self) -> None:
        """As a power cut: nothing is finished."""
        self.send(signal.SIGKILL)
        self.wait()

    def stop(self) -> int:
        """As an operator does it."""
        self.send(signal.SIGTERM)
        return self.wait()

    def __enter__(self) -> "ServerProcess":
        return self.start()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.end()

    def end(self) -> None:
        """Gone, if it is not yet."""
        if self._process is not None and self._process.poll() is None:
            self.kill()


class Person:
    """Somebody with a key, who makes plain requests."""

    def __init__(self, url: str, name: str = "Ada") -> None:
        self.name = name
        said = httpx.post(f"{url}/api/people", json={"name": name}, timeout=PATIENCE).raise_for_status().json()
        self.id: str = said["person"]
        self.key: str = said["key"]

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.key}"}

    def get(self, url: str, path: str, **query: str | int) -> Any:
        said = httpx.get(f"{url}/api{path}", headers=self.headers, params=query, timeout=PATIENCE)
        return said.raise_for_status().json()

    def post(self, url: str, path: str, body: Any = None) -> Any:
        said = httpx.post(f"{url}/api{path}", headers=self.headers, json=body, timeout=PATIENCE)
        return said.raise_for_status().json()

    def new_table(self, url: str, game: str, seats: int = 1, **more: Any) -> str:
        table = self.post(url, "/tables", {"game": game, "seats": seats, **more})["table"]
        return str(table)

    def bring(self, url: str, save: bytes) -> str:
        """Open a table from a file."""
        headers = {**self.headers, "content-type": "application/octet-stream"}
        said = httpx.post(f"{url}/api/tables/import", headers=headers, content=save, timeout=PATIENCE)
        return str(said.raise_for_status().json()["table"])

    def join(self, url: str, host: "Person", table: str) -> None:
        """Come to a table by the link of its host."""
        link = host.get(url, f"/tables/{table}/invitation")["play"]
        self.post(url, "/join", {"invitation": link})


class Closed(Exception):
    """The server has ended the connection."""


class Live:
    """A live connection: sends what it is told, keeps the parts of the table as the frames bring them."""

    def __init__(self, url: str, person: Person, table: str, **hello: Any) -> None:
        self._open = contextlib.ExitStack()
        address = f"{url.replace('http', 'ws', 1)}/api/live"
        self.socket: ClientConnection = self._open.enter_context(
            connect(address, open_timeout=PATIENCE, max_size=None, compression=None)
        )
        self.table = table
        self.parts: dict[str, Any] = {}
        self.version = -1
        self.bye: Bye | None = None
        self.gaps = 0
        """Frames that built upon a version which never came."""
        self.send(Hello(person.key, table, **hello))
        self.welcome = self.until(Welcome)
        self.until(Frame)

    def send(self, message: Any) -> None:
        try:
            self.socket.send(encode(message).decode())
        except ConnectionClosed as error:
            raise Closed from error

    def receive(self, patience: float = PATIENCE) -> FromServer:
        """The next message; raises `Closed` when there is none any more, `TimeoutError` if none comes."""
        try:
            message = decode_from_server(self.socket.recv(patience))
        except ConnectionClosed as error:
            raise Closed from error
        if isinstance(message, Frame):
            self._take(message)
        elif isinstance(message, Bye):
            self.bye = message
        return message

    def _take(self, frame: Frame) -> None:
        if frame.base not in (-1, self.version):
            self.gaps += 1
            return
        self.version = frame.version
        self.parts.update({name: msgspec.json.decode(part) for name, part in frame.parts.items()})

    def until(self, kind: type[T]) -> T:
        """The next message of a kind."""
        while True:
            message = self.receive()
            if isinstance(message, kind):
                return message

    def ask(self, command: Any) -> Done | Refused:
        """Send a command, and wait for what becomes of it."""
        self.send(command)
        while True:
            message = self.receive()
            if isinstance(message, Done | Refused) and message.id == command.id:
                return message

    def reach(self, version: int) -> None:
        """Wait until the table is seen at a version, or a later one."""
        while self.version < version:
            self.receive()

    def own_answer(self, key: str, chance: Random) -> Answer | None:
        """Some answer to a question that this person is asked; None if there is none."""
        seats = self.seats
        for asked in self.parts["asked"] if seats else ():
            if asked["seat"] in (GROUP, *seats) and (options := asked.get("options")):
                option = chance.choice(options)["id"]
                seat = seats[0] if asked["seat"] == GROUP else asked["seat"]
                return Answer(key, seat, asked["id"], option, self.version)
        return None

    @property
    def seats(self) -> list[int]:
        """The seats of this person now: a game of many evenings may go on with fewer of them."""
        places = self.parts["standing"]["places"]
        return [seat for seat, place in enumerate(places) if place.get("person") == self.welcome.person]

    def word_about(self, decision: int) -> int:
        """The seat that has the last word about a question, as far as the table has told; -1 if any answer counts."""
        return next((int(asked.get("word", -1)) for asked in self.parts["asked"] if asked["id"] == decision), -1)

    def close(self) -> None:
        self._open.close()

    def __enter__(self) -> "Live":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


@contextlib.contextmanager
def serving(database: str, folder: Path, limits: Limits = WIDE, **settings: Any) -> Iterator[ServerProcess]:
    """A server process that is gone afterwards."""
    with ServerProcess(database, folder / "server.log", limits, **settings) as server:
        yield server
