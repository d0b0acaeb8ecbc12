"""Live connections under fire: whatever is sent is answered or ends the connection, and the table stays as it was."""

import json
import socket
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any, BinaryIO

import pytest
from websockets.sync.client import connect

from farlight.server.http.guard import HEADERS
from farlight.wire import Answer, Bye, Hello, Refused, decode_from_server, encode
from tests.server.company import GAMES, Company
from tests.server.memory import database_in, fingerprint, replayed, run, tables_on
from tests.server.nonsense import Nonsense
from tests.server.odd_requests import Aim, OddRequests
from tests.server.tools import HOST, PATIENCE, Closed, Live, Person, ServerProcess, serving, times

MESSAGES = times("FARLIGHT_FUZZ", 3000)
ROUND = 40
"""Messages that are sent before their answers are read."""
GUEST_SEAT = 1
ENDED_BY_PROTOCOL = (1002, 1007, 1009)
"""How a connection ends that broke the rules of WebSockets themselves: too long a message, above all."""
CUT = 1006
"""No last word came. After too long a message only: what we sent behind it makes the system drop the answer."""
LONGEST = 64 * 1024


class Fire:
    """Sends nonsense over one connection after the other, and counts what comes back."""

    def __init__(self, url: str, person: Person, table: str, nonsense: Nonsense) -> None:
        self._url, self._person, self._table, self._nonsense = url, person, table, nonsense
        self._rounds = 0
        self._too_long = False
        self.codes: set[str] = set()
        self.ends: set[str] = set()

    def send(self, messages: int) -> None:
        left = messages
        while left > 0:
            with Live(self._url, self._person, self._table) as live:
                try:
                    while left > 0:
                        left -= ROUND
                        self._round(live)
                except Closed:
                    self._note_end(live)

    def _round(self, live: Live) -> None:
        self._rounds += 1
        mark = f"mark-{self._rounds}"
        messages = [self._nonsense.next() for _ in range(ROUND)]
        self._too_long = any(len(message) >= LONGEST for message in messages)
        try:
            for message in messages:
                live.socket.send(message)
            live.send(Answer(mark, GUEST_SEAT, -1, "x"))
        except Exception as error:
            self._drain(live)
            raise Closed from error
        while True:
            said = live.receive()
            if isinstance(said, Refused):
                self.codes.add(said.code)
                if said.id == mark:
                    return

    def _drain(self, live: Live) -> None:
        while True:
            live.receive()

    def _note_end(self, live: Live) -> None:
        code = live.socket.protocol.close_code
        allowed = (*ENDED_BY_PROTOCOL, CUT) if self._too_long else ENDED_BY_PROTOCOL
        assert live.bye is not None or code in allowed, code
        self.ends.add(live.bye.code if live.bye is not None else str(code))


PLACES = {"host": 1, "player": 0, "watcher": 0}
"""Who may send something, and a seat that is not theirs."""


def test_nonsense_changes_nothing(tmp_path: Path) -> None:
    """Whoever sends it, at a table of whichever game."""
    database = database_in(tmp_path)
    codes: set[str] = set()
    tables: dict[str, Any] = {}
    share = MESSAGES // (len(GAMES) * len(PLACES))
    with serving(database, tmp_path) as server:
        for game in GAMES:
            company = Company(server.url, game, undo="never", group="any")
            before = tables[company.table] = company.shown(server.url)
            for who, other in PLACES.items():
                spent = company.spent[who]
                assert spent
                fire = Fire(
                    server.url, getattr(company, who), company.table, Nonsense(Random(9), company.table, other, spent)
                )
                fire.send(share)
                assert company.shown(server.url) == before, (game, who)
                codes |= fire.codes
        assert codes >= {"bad-message", "too-long", "stale", "not-your-seat", "bad-id", "no-proposal", "hello-again"}
        assert not codes & {"rules", "broken", "storage"}
        assert server.stop() <= 0
    assert '"level":"error"' not in server.log.read_text()
    assert "Traceback" not in server.log.read_text()

    async def whole() -> None:
        async with tables_on(database) as live_tables:
            for table, before in tables.items():
                loaded = await live_tables.table(table)
                assert loaded.version == before["version"]
                assert await replayed(live_tables, table) == fingerprint(loaded.timeline)

    run(whole())


# Before anybody has said who they are


def first_message(server: ServerProcess, message: str | bytes) -> Bye:
    """What is said to a connection that begins like this."""
    address = f"{server.url.replace('http', 'ws', 1)}/api/live"
    with connect(address, compression=None) as socket:
        socket.send(message)
        said = decode_from_server(socket.recv(PATIENCE))
        assert isinstance(said, Bye)
        with pytest.raises(Exception, match="received 1008"):
            socket.recv(PATIENCE)
        return said


def test_a_connection_that_does_not_begin_with_hello_is_ended(server: ServerProcess) -> None:
    assert first_message(server, encode(Answer("a", 0, 0, "x")).decode()).code == "hello-first"


@pytest.mark.parametrize("message", ["", "{", "null", "[]", '{"type":"hello"}', b"\xff\xfe", "[" * 5000, "x" * 20000])
def test_a_connection_that_begins_with_nonsense_is_ended(server: ServerProcess, message: str | bytes) -> None:
    assert first_message(server, message).code in ("bad-message", "too-long")


def test_a_table_opens_to_nobody_else(server: ServerProcess) -> None:
    host, stranger = Person(server.url), Person(server.url, "Cleo")
    table = host.new_table(server.url, "beacon")
    unknown = encode(Hello(host.key, "f" * 16)).decode()
    for hello in (encode(Hello(stranger.key, table)).decode(), unknown, encode(Hello(host.key, "'")).decode()):
        assert first_message(server, hello).code == "no-table"


@pytest.mark.parametrize(
    "forge", [lambda key: key[:-1], lambda key: key[:-1] + "\x00", lambda key: "x", lambda key: ""]
)
def test_a_forged_key_opens_nothing(server: ServerProcess, forge: object) -> None:
    assert callable(forge)
    host = Person(server.url)
    table = host.new_table(server.url, "beacon")
    assert first_message(server, encode(Hello(forge(host.key), table)).decode()).code == "who"


def test_the_key_of_another_person_with_ones_own_id_opens_nothing(server: ServerProcess) -> None:
    host, stranger = Person(server.url), Person(server.url, "Cleo")
    table = host.new_table(server.url, "beacon")
    mixed = f"{host.id}.{stranger.key.partition('.')[2]}"
    assert first_message(server, encode(Hello(mixed, table)).decode()).code == "who"


# Plain requests

LONGEST_HEAD = 16 * 1024
REQUESTS = times("FARLIGHT_REQUESTS", 600)


class Asking:
    """Sends requests as they are, over one connection as long as it holds, and reads what comes back."""

    def __init__(self, server: ServerProcess) -> None:
        self._server = server
        self._socket: socket.socket | None = None
        self._reader: BinaryIO | None = None
        self.statuses: Counter[int] = Counter()
        self.codes: Counter[str] = Counter()

    def send(self, request: bytes) -> None:
        if self._socket is None or self._reader is None:
            self._socket = socket.create_connection((HOST, self._server.port), timeout=PATIENCE)
            self._reader = self._socket.makefile("rb")
        try:
            self._socket.sendall(request)
            head = self._head(self._reader)
        except ConnectionError:  # refused before it was sent whole: the system may drop the answer
            assert len(request) > LONGEST_HEAD
            self.close()
            return
        self._note(request, head, self._reader.read(int(head.get("content-length", 0))))
        if head.get("connection") == "close":
            self.close()

    def close(self) -> None:
        if self._socket is not None and self._reader is not None:
            self._reader.close()
            self._socket.close()
        self._socket = self._reader = None

    def _head(self, reader: BinaryIO) -> dict[str, str]:
        first = reader.readline()
        found = {"status": first.split()[1].decode()} if first else {"status": "0", "connection": "close"}
        while line := reader.readline().strip():
            name, _, value = line.decode("latin-1").partition(": ")
            found[name.lower()] = value
        return found

    def _note(self, request: bytes, head: dict[str, str], body: bytes) -> None:
        status = int(head["status"])
        assert 200 <= status < 500, (request[:2000], head, body[:2000])
        self.statuses[status] += 1
        assert all(head.get(name) == value for name, value in HEADERS.items()), (request[:300], head)
        if status >= 400:
            said = json.loads(body)
            assert said["text"]
            self.codes[said["code"]] += 1


def test_odd_requests_change_nothing(database: str, tmp_path: Path) -> None:
    """Whatever is asked is answered in words, with the same headers, by either database: of a host and of a player,
    who may change their own tables, and of those who may change none."""
    with serving(database, tmp_path) as server:
        stranger = Person(server.url, "Cleo")
        watched = [Company(server.url, game) for game in GAMES]
        played = [Company(server.url, game) for game in GAMES]
        aims = [Aim(one.table, one.watcher.key, free=False) for one in watched]
        aims += [Aim(one.table, who.key, free=True) for one in played for who in (one.host, one.player)]
        before = [one.shown(server.url) for one in watched]
        described = stranger.get(server.url, "/schema/openapi.json")
        odd = OddRequests(Random(14), described, f"{HOST}:{server.port}", aims, stranger.key)
        asking = Asking(server)
        for _ in range(REQUESTS):
            asking.send(odd.next())
        asking.close()
        assert [one.shown(server.url) for one in watched] == before
        assert asking.codes.keys() >= {"bad-http", "bad-body", "bad-request", "origin", "host", "no-table"}
        assert server.stop() <= 0
    assert '"level":"error"' not in server.log.read_text()
    print(f"{asking.statuses.total()} requests", dict(asking.statuses), dict(asking.codes))
