"""What keeps strangers out and programs that run wild in bounds."""

import contextlib
import hmac
import re
import secrets
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

import farlight
from farlight.server.http.guard import HEADERS
from farlight.server.ops.config import Limits
from farlight.server.store import tokens
from farlight.wire import Beat, Done, Refused, Say
from tests.server.tools import HOST, PATIENCE, WIDE, Closed, Live, Person, ServerProcess, serving

SOURCES = sorted(Path(farlight.__file__).parent.rglob("*.py"))


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with tight limits, but for how often it may be asked."""
    folder = tmp_path_factory.mktemp("strict")
    limits = Limits(
        requests=WIDE.requests,
        burst=WIDE.burst,
        body=2000,
        people=6,
        tables=4,
        connections=3,
        message_burst=20,
        messages=1,
    )
    with serving(f"sqlite:///{folder}/tables.db", folder, limits, origins=("https://table.example",)) as running:
        yield running


# Keys


def test_keys_are_long_and_never_the_same() -> None:
    keys = {tokens.new_key() for _ in range(1000)}
    assert len(keys) == 1000
    assert tokens.KEY_BYTES * 8 >= 128
    assert all(len(key) * 6 >= 8 * tokens.KEY_BYTES for key in keys)


def test_keys_are_compared_in_constant_time(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[bytes, bytes]] = []

    def digest(one: bytes, other: bytes) -> bool:
        asked.append((one, other))
        return one == other

    monkeypatch.setattr(hmac, "compare_digest", digest)
    assert tokens.same("a", b"a")
    assert not tokens.same("a", "b")
    assert len(asked) == 2
    for name in ("tables/people", "lobby"):  # where keys come in
        plain = re.compile(r"\b(secret|key|play|watch)\b\s*[!=]=|[!=]=\s*\b(secret|key|play|watch)\b")
        assert not plain.search((Path(farlight.__file__).parent / "server" / f"{name}.py").read_text())


def test_no_key_is_ever_logged(tmp_path: Path) -> None:
    """A session with everything in it that holds a key, and with what makes servers talk: errors."""
    with serving(f"sqlite:///{tmp_path}/tables.db", tmp_path) as server:
        host, guest = Person(server.url), Person(server.url, "Bruno")
        table = host.new_table(server.url, "beacon", 2, mine=[0])
        links = host.get(server.url, f"/tables/{table}/invitation")
        guest.join(server.url, host, table)
        with Live(server.url, host, table) as live, Live(server.url, guest, table):
            said = live.own_answer("a", Random(1))
            assert said is not None
            live.ask(said)
            live.socket.send(f'{{"type":"hello","key":"{host.key}","table":7}}')
            live.until(Refused)
        httpx.get(f"{server.url}/api/tables", headers={"Authorization": f"Bearer {host.key}x"})
        httpx.post(f"{server.url}/api/join", headers=host.headers, json={"invitation": links["play"] + "x"})
        httpx.post(f"{server.url}/api/join", headers=host.headers, json={"invitation": [links["play"]]})
        server.stop()
    log = server.log.read_text()
    assert "listening" in log
    for secret in (host.key, guest.key, links["play"], links["watch"]):
        assert secret.partition(".")[2] not in log


def test_the_store_keeps_no_key_of_a_person(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/tables.db", tmp_path) as server:
        key = Person(server.url).key.partition(".")[2]
        server.stop()
    for path in tmp_path.glob("tables.db*"):
        assert key.encode() not in path.read_bytes()


def test_without_a_key_nothing_of_a_table_is_told(server: ServerProcess) -> None:
    host, stranger = Person(server.url), Person(server.url, "Cleo")
    table = host.new_table(server.url, "beacon")
    paths = ["", "/log", "/export", "/invitation", "/moments/0", "/why?seat=0&option=x", "/odds/0"]
    for path in paths:
        address = f"{server.url}/api/tables/{table}{path}"
        assert httpx.get(address).status_code == 401
        assert httpx.get(address, headers=stranger.headers).status_code == 404
        unknown = f"{server.url}/api/tables/{secrets.token_hex(8)}{path}"
        # Whether a table exists is nobody's business: both are told the same.
        assert httpx.get(unknown, headers=stranger.headers).text == httpx.get(address, headers=stranger.headers).text


# Pages of others


@pytest.mark.parametrize("path", ["/health", "/ready", "/metrics", "/api/games", "/api/tables", "/nowhere", "/"])
def test_every_answer_has_the_headers_that_keep_pages_apart(server: ServerProcess, path: str) -> None:
    said = httpx.get(f"{server.url}{path}", timeout=PATIENCE)
    assert {name: said.headers.get(name) for name in HEADERS} == HEADERS
    assert "default-src 'self'" in said.headers["content-security-policy"]
    assert "unsafe-eval" not in said.headers["content-security-policy"]
    assert "server" not in said.headers


def test_a_page_of_somebody_else_may_not_ask(strict: ServerProcess) -> None:
    for origin in ("https://evil.example", "null", f"https://127.0.0.1.evil.example:{strict.port}"):
        said = httpx.post(f"{strict.url}/api/people", json={"name": "Eve"}, headers={"Origin": origin})
        assert (said.status_code, said.json()["code"]) == (403, "origin")
        assert {name: said.headers.get(name) for name in HEADERS} == HEADERS
        with pytest.raises(InvalidStatus, match="403"), connect(_live(strict), origin=Origin(origin)):
            pass


def test_our_own_page_and_a_named_one_may_ask(strict: ServerProcess) -> None:
    for origin in (strict.url, "https://table.example"):
        headers = {"Origin": origin}
        said = httpx.post(f"{strict.url}/api/invitations", json={"invitation": "x"}, headers=headers)
        assert said.json()["code"] == "bad-link"
        assert "access-control-allow-origin" not in said.headers
        with connect(_live(strict), origin=Origin(origin)):
            pass


def _live(server: ServerProcess) -> str:
    return f"{server.url.replace('http', 'ws', 1)}/api/live"


# Limits


def test_people_tables_and_bodies_are_limited(strict: ServerProcess) -> None:
    host = Person(strict.url)
    made = [_make_table(strict, host).status_code for _ in range(6)]
    assert made == [201] * 4 + [429] * 2
    people = [httpx.post(f"{strict.url}/api/people", json={"name": "Bo"}).status_code for _ in range(8)]
    assert people.count(429) >= 2
    assert people[0] == 201
    large = httpx.post(f"{strict.url}/api/people", content=bytes(3000))
    assert large.status_code == 413
    assert large.json()["text"]


def _make_table(server: ServerProcess, host: Person) -> httpx.Response:
    return httpx.post(f"{server.url}/api/tables", json={"game": "beacon"}, headers=host.headers, timeout=PATIENCE)


def test_connections_of_one_address_are_limited(strict: ServerProcess) -> None:
    with contextlib.ExitStack() as stack:
        fourth = [stack.enter_context(connect(_live(strict))) for _ in range(4)][-1]
        with pytest.raises(ConnectionClosed, match="1013"):
            fourth.recv(PATIENCE)


def test_a_flood_of_messages_ends_the_connection(tmp_path: Path) -> None:
    limits = Limits(message_burst=20, messages=1)
    with serving(f"sqlite:///{tmp_path}/tables.db", tmp_path, limits) as server:
        host = Person(server.url)
        table = host.new_table(server.url, "beacon")
        with Live(server.url, host, table) as live:
            with pytest.raises(Closed):
                _flood(live)
            assert live.bye is not None
            assert live.bye.code == "too-fast"


def test_whoever_floods_by_many_connections_waits(tmp_path: Path) -> None:
    """And others of the same address wait with them, but nobody is sent away."""
    limits = msgspec.structs.replace(WIDE, address_messages=20, address_burst=5)
    with serving(f"sqlite:///{tmp_path}/tables.db", tmp_path, limits) as server:
        host = Person(server.url)
        table = host.new_table(server.url, "beacon")
        with contextlib.ExitStack() as stack:
            lives = [stack.enter_context(Live(server.url, host, table)) for _ in range(3)]
            began = time.monotonic()
            for _ in range(10):
                for live in lives:
                    live.send(Beat())
            for live in lives:
                for _ in range(10):
                    live.until(Beat)
            assert time.monotonic() - began >= (30 - 5 - 1) / 20
            assert not any(live.bye for live in lives)


def _flood(live: Live) -> None:
    while True:
        live.send(Beat())
        live.receive()


def test_a_flood_of_requests_is_refused(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/tables.db", tmp_path, Limits(requests=0.001, burst=30)) as server:
        codes = [httpx.get(f"{server.url}/health").status_code for _ in range(40)]
        assert codes[0] == 200
        assert codes[-1] == 429


def test_of_a_flood_on_one_connection_nothing_is_read_after_its_refusal(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/tables.db", tmp_path, Limits(requests=0.001, burst=30)) as server:
        address = (HOST, server.port)
        with socket.create_connection(address, timeout=PATIENCE) as opened:
            opened.sendall(f"GET /health HTTP/1.1\r\nhost: {HOST}:{server.port}\r\n\r\n".encode() * 500)
            said = b""
            with contextlib.suppress(ConnectionResetError):
                while more := opened.recv(65536):
                    said += more
        assert said.count(b"HTTP/1.1 429") == 1
        assert said.endswith(b"}")


def test_a_connection_that_says_nothing_is_ended(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/tables.db", tmp_path, Limits(hello=0.2)) as server:
        address = _live(server)
        with connect(address) as silent, pytest.raises(Exception, match="1008"):
            silent.recv(PATIENCE)


def test_chat_is_plain_text_of_a_bounded_length(server: ServerProcess) -> None:
    host = Person(server.url)
    table = host.new_table(server.url, "beacon")
    nasty = '<script>alert(1)</script> & "quotes" [link](javascript:x) \x1b[31m\u202e\x00'
    with Live(server.url, host, table) as live:
        assert isinstance(live.ask(Say("a", nasty)), Done)
        shown = live.parts["standing"]["chat"][0]["text"]
        assert shown == '<script>alert(1)</script> & "quotes" [link](javascript:x) [31m'
        refused = live.ask(Say("b", "x" * 501))
        assert isinstance(refused, Refused)
        assert refused.code == "bad-chat"
    said = httpx.get(f"{server.url}/api/tables/{table}", headers=host.headers)
    assert said.headers["content-type"].startswith("application/json")
    assert said.headers["x-content-type-options"] == "nosniff"


# What the code does not do


def test_nothing_is_unpickled_or_evaluated() -> None:
    risky = re.compile(r"\b(pickle|marshal|shelve|dill)\b|(?<![\w.])eval\(|yaml\.load\(|shell=True")
    for path in SOURCES:
        assert not risky.search(path.read_text()), path
