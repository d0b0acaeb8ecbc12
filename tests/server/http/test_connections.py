"""Connections that bring no whole request, or too many of them, from real sockets."""

import asyncio
import contextlib
import errno
import json
import logging
import resource
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection, connect

from farlight.server.http.connections import Connections
from farlight.server.http.guard import HEADERS
from farlight.server.ops.config import Config
from farlight.server.ops.descriptors import RESERVED, SAY_EVERY, Complaints, make_room
from farlight.wire import Hello, Resync, encode
from tests.server.tools import HOST, PATIENCE, WIDE, Person, ServerProcess, eventually, serving

ELSEWHERE = "127.0.0.2"
"""Another address of this machine: somebody else, to a server."""
SOON = 2.0
"""Seconds that a request may take to arrive where a test waits for the end of one that never does."""
MOST = 40
HEAD = "POST /api/people HTTP/1.1\r\nhost: {host}\r\n"
HALF = {
    "nothing": "",
    "half a line": "GET /hea",
    "half a head": HEAD,
    "half a body": HEAD + 'content-type: application/json\r\ncontent-length: 100\r\n\r\n{"name":',
    "half a chunk": HEAD + 'transfer-encoding: chunked\r\n\r\n20\r\n{"name":',
    "half a handshake": "GET /api/live HTTP/1.1\r\nhost: {host}\r\nupgrade: websocket\r\nconnection: upgrade\r\n",
}


def knock(server: ServerProcess, said: str = "") -> socket.socket:
    """A connection that has sent something."""
    opened = socket.create_connection((HOST, server.port), timeout=PATIENCE)
    opened.sendall(said.replace("{host}", f"{HOST}:{server.port}").encode())
    return opened


def heard(opened: socket.socket) -> bytes:
    """All that comes until the server ends the connection."""
    found = b""
    with contextlib.suppress(ConnectionResetError):
        while more := opened.recv(65536):
            found += more
    return found


def lines_of(server: ServerProcess) -> list[dict[str, Any]]:
    """The log; every line of it is JSON."""
    return [json.loads(line) for line in server.log.read_text().splitlines()]


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that does not wait for long."""
    folder = tmp_path_factory.mktemp("hasty")
    limits = msgspec.structs.replace(WIDE, head=SOON, arrival=SOON, hello=SOON)
    with serving(f"sqlite:///{folder}/tables.db", folder, limits) as running:
        yield running
    assert not [line for line in lines_of(running) if line["level"] == "error"]


@pytest.mark.parametrize("said", HALF.values(), ids=HALF)
def test_an_unfinished_request_is_ended(hasty: ServerProcess, said: str) -> None:
    with knock(hasty, said) as opened:
        answer = heard(opened).decode()
    if not said:
        assert answer == ""
        return
    head, _, body = answer.partition("\r\n\r\n")
    assert head.startswith("HTTP/1.1 408 ")
    assert json.loads(body)["code"] == "slow-request"
    assert all(f"{name}: {value}" in head for name, value in HEADERS.items())


def test_a_second_request_has_to_come_whole_as_well(hasty: ServerProcess) -> None:
    with knock(hasty, "GET /health HTTP/1.1\r\nhost: {host}\r\n\r\nGET /hea") as opened:
        answer = heard(opened).decode()
    assert answer.startswith("HTTP/1.1 200 ")
    assert "HTTP/1.1 408 " in answer


def test_an_answer_to_half_a_request_is_not_followed_by_another(hasty: ServerProcess) -> None:
    """Too large a body is refused before it has come."""
    with knock(hasty, HEAD + "content-length: 99999999\r\n\r\nx") as opened:
        answer = heard(opened).decode()
    assert answer.startswith("HTTP/1.1 413 ")
    assert answer.count("HTTP/1.1 ") == 1


def test_what_follows_a_body_that_nobody_waited_for_is_answered(server: ServerProcess) -> None:
    """The rest of the one and the whole of the other come at once."""
    with knock(server, "GET /health HTTP/1.1\r\nhost: {host}\r\ncontent-length: 10\r\n\r\n") as opened:
        assert opened.recv(65536).startswith(b"HTTP/1.1 200 ")
        opened.sendall(b"x" * 10 + b"GET /\xff HTTP/1.1\r\n\r\n")
        assert b"HTTP/1.1 400 " in heard(opened)


def test_a_connection_at_rest_between_requests_is_left_alone(hasty: ServerProcess) -> None:
    with httpx.Client(base_url=hasty.url) as client:
        client.get("/health").raise_for_status()
        with knock(hasty, "GET /hea") as slow:  # ends after the time in which a request has to come
            heard(slow)
        stream = client.stream("GET", "/health")
        with stream as said:
            assert said.status_code == 200


def test_a_live_connection_has_to_say_hello(hasty: ServerProcess) -> None:
    with connect(f"{hasty.url.replace('http', 'ws', 1)}/api/live") as silent, pytest.raises(Exception, match="1008"):
        silent.recv(PATIENCE)


def test_what_is_no_http_is_refused_in_words(hasty: ServerProcess) -> None:
    with knock(hasty, "\x00\x01\x02 nonsense\r\n\r\n") as opened:
        head, _, body = heard(opened).decode().partition("\r\n\r\n")
    assert head.startswith("HTTP/1.1 400 ")
    assert json.loads(body)["code"] == "bad-http"
    assert all(f"{name}: {value}" in head for name, value in HEADERS.items())


def test_half_open_connections_of_one_address_keep_nobody_out(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(WIDE, sockets=MOST)
    with serving(f"sqlite:///{tmp_path}/tables.db", tmp_path, limits) as server, contextlib.ExitStack() as stack:
        flood = [stack.enter_context(knock(server, said)) for _ in range(100) for said in HALF.values()]
        elsewhere = stack.enter_context(
            httpx.Client(base_url=server.url, transport=httpx.HTTPTransport(local_address=ELSEWHERE))
        )
        made = elsewhere.post("/api/people", json={"name": "Ada"}, timeout=PATIENCE).raise_for_status().json()
        key = {"Authorization": f"Bearer {made['key']}"}
        table = elsewhere.post("/api/tables", json={"game": "beacon"}, headers=key, timeout=PATIENCE)
        assert table.status_code == 201
        live = f"{server.url.replace('http', 'ws', 1)}/api/live"
        with connect(live, source_address=(ELSEWHERE, 0)) as socket_:
            socket_.send(json.dumps({"type": "hello", "key": made["key"], "table": table.json()["table"]}))
            assert json.loads(socket_.recv(PATIENCE))["type"] == "welcome"
        refused = [opened for opened in flood if _is_refused(opened)]
        assert len(refused) >= len(flood) - MOST
        for opened in flood:
            opened.close()
        eventually(lambda: httpx.get(f"{server.url}/health").status_code == 200, "room again")
        server.stop()
    assert not [line for line in lines_of(server) if line["level"] == "error"]


def _is_refused(opened: socket.socket) -> bool:
    """Whether the server has closed a connection; one that it waits for has nothing to read."""
    opened.setblocking(False)
    try:
        said = opened.recv(65536)
    except BlockingIOError:
        return False
    except ConnectionResetError:
        return True
    assert not said or (b"503" in said and b"too-many-connections" in said)
    return True


def test_live_connections_count_and_are_given_back(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(WIDE, sockets=3)
    with serving(f"sqlite:///{tmp_path}/tables.db", tmp_path, limits) as server:
        live = f"{server.url.replace('http', 'ws', 1)}/api/live"

        def room() -> bool:
            return httpx.get(f"{server.url}/health").status_code == 200

        for _ in range(3):
            eventually(room, "the connections before are gone")
            with contextlib.ExitStack() as stack:
                for _ in range(3):
                    stack.enter_context(connect(live))
                with knock(server) as fourth:
                    assert heard(fourth).startswith(b"HTTP/1.1 503 ")


# Descriptors


@pytest.fixture
def files() -> Iterator[tuple[int, int]]:
    """The limit on open files, as it was before and after a test."""
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    yield before
    resource.setrlimit(resource.RLIMIT_NOFILE, before)


def test_the_limit_on_files_is_raised(files: tuple[int, int]) -> None:
    resource.setrlimit(resource.RLIMIT_NOFILE, (256, files[1]))
    assert make_room(400) == 400
    assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == 400 + RESERVED


def test_where_it_cannot_be_raised_less_is_promised(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(resource, "getrlimit", lambda _: (256, 300))
    monkeypatch.setattr(resource, "setrlimit", lambda _, given: None)
    with caplog.at_level(logging.WARNING, "farlight.server"):
        assert make_room(4000) == 300 - RESERVED
    assert f"at most {300 - RESERVED} connections" in caplog.text


def test_a_lack_of_descriptors_is_told_once_a_minute(caplog: pytest.LogCaptureFixture) -> None:
    now = [0.0]
    loop = asyncio.new_event_loop()
    complaints = Complaints(lambda: now[0])
    lack = {"message": "socket.accept() out of system resource", "exception": OSError(errno.EMFILE, "Too many files")}
    for _ in range(2000):
        complaints(loop, lack)
    assert len(caplog.records) == 1
    now[0] += SAY_EVERY
    complaints(loop, lack)
    assert [record.exc_info for record in caplog.records] == [None, None]
    assert "2000 times" in caplog.text
    complaints(loop, {"message": "something else", "exception": ValueError("odd")})
    assert len(caplog.records) == 3
    loop.close()


def test_a_server_without_descriptors_says_so_in_a_few_lines(tmp_path: Path) -> None:
    """With a limit that it cannot raise, more connections wait than it can take; it writes little, and recovers."""
    limits = msgspec.structs.replace(WIDE, all_sockets=1000)
    with serving(f"sqlite:///{tmp_path}/tables.db", tmp_path, limits) as server:
        resource.prlimit(server.pid, resource.RLIMIT_NOFILE, (60, 60))
        with contextlib.ExitStack() as stack:
            for _ in range(400):
                stack.enter_context(knock(server, "GET /hea"))
            with knock(server, "GET /health HTTP/1.1\r\nhost: {host}\r\n\r\n") as waiting:
                stack.close()
                assert waiting.recv(65536).startswith(b"HTTP/1.1 200 ")
        server.stop()
    said = [line for line in lines_of(server) if "no connection can be taken" in line["what"]]
    assert len(said) == 1
    assert "Traceback" not in server.log.read_text()


def test_every_line_of_the_log_is_json(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/tables.db", tmp_path, WIDE) as server:
        Person(server.url)
        with knock(server, "no http\r\n\r\n") as opened:
            heard(opened)
        server.stop()
    assert lines_of(server)


# Live connections


def live_socket(server: ServerProcess, room: int = 0) -> ClientConnection:
    """A live connection as raw as can be; with little room for what it does not read."""
    opened = socket.socket()
    if room:
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
    opened.connect((HOST, server.port))
    address = f"ws://{HOST}:{server.port}/api/live"
    return connect(address, sock=opened, open_timeout=PATIENCE, max_size=None, compression=None, ping_interval=None)


TINY = {
    "pings": Frame(Opcode.PING, b"x" * 100).serialize(mask=True),
    "pongs": Frame(Opcode.PONG, b"x").serialize(mask=True),
    "pieces": Frame(Opcode.CONT, b"", fin=False).serialize(mask=True),
}


@pytest.mark.parametrize("kind", TINY)
def test_a_flood_of_small_frames_is_not_read_to_its_end(tmp_path: Path, kind: str) -> None:
    """They never reach whoever counts messages; reading thousands of them at once, all others would wait."""
    limits = msgspec.structs.replace(WIDE, messages=1, message_burst=10)
    with serving(f"sqlite:///{tmp_path}/tables.db", tmp_path, limits) as server:
        host = Person(server.url)
        with live_socket(server) as live:
            live.send(encode(Hello(host.key, host.new_table(server.url, "beacon"))).decode())
            live.recv(PATIENCE)
            if kind == "pieces":
                live.socket.sendall(Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True))
            with contextlib.suppress(ConnectionError):
                live.socket.sendall(TINY[kind] * 20_000)
            eventually(lambda: connections_of(server) == 0, "the end of the connection")
        assert not [line for line in lines_of(server) if line["level"] == "error"]


def connections_of(server: ServerProcess) -> int:
    """Live connections, as the server counts them."""
    page = httpx.get(f"{server.url}/metrics", timeout=PATIENCE).text
    return int(float(next(line for line in page.splitlines() if line.startswith("farlight_connections ")).split()[1]))


def test_a_live_connection_whose_frames_nobody_reads_is_given_back(hasty: ServerProcess) -> None:
    host = Person(hasty.url)
    table = host.new_table(hasty.url, "beacon")
    before = len(sockets(hasty))
    with contextlib.ExitStack() as stack:
        for _ in range(5):
            live = stack.enter_context(live_socket(hasty, room=4096))
            live.socket.sendall(Frame(Opcode.TEXT, encode(Hello(host.key, table))).serialize(mask=True))
            with contextlib.suppress(ConnectionError):
                for _ in range(3000):
                    live.socket.sendall(Frame(Opcode.TEXT, encode(Resync())).serialize(mask=True))
        eventually(lambda: connections_of(hasty) == 0, "that they are dropped")
        eventually(lambda: len(sockets(hasty)) <= before, "that they are given back")


def sockets(server: ServerProcess) -> list[str]:
    """What a server holds open, but for files: the store opens the database again for whoever asks beside others."""
    links = []
    for descriptor in Path(f"/proc/{server.pid}/fd").iterdir():
        with contextlib.suppress(FileNotFoundError):  # closed since the folder was read
            links.append(str(descriptor.readlink()))
    return [link for link in links if link.startswith("socket:")]


class Ending:
    """A connection that is to end when all is sent."""

    aborted = False

    def get_extra_info(self, _name: str) -> object:
        return None

    def is_closing(self) -> bool:
        return True

    def abort(self) -> None:
        self.aborted = True


def test_whoever_does_not_read_the_last_words_is_ended() -> None:
    now = 0.0
    known = Connections(Config("", limits=WIDE), 10, lambda: now)
    ending: Any = Ending()
    assert known.take(ending)
    for now in (2.0, 2.0 + WIDE.arrival):  # noqa: B007 - the clock reads it
        known.end_unread()
        assert not ending.aborted
    now += 2.0
    known.end_unread()
    assert ending.aborted
