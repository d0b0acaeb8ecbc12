"""A server from its start to its end: health, readiness, metrics, and a stop that finishes what was accepted."""

import signal
import socket
from collections.abc import Callable
from pathlib import Path
from random import Random

import httpx
import msgspec
import pytest

from farlight.server.run import bind
from farlight.wire import Done, Mark, Pinged, Refused, Visit
from tests.server.conftest import Postgres
from tests.server.memory import run, tables_on
from tests.server.players import Player, check_books
from tests.server.tools import Closed, Live, Person, ServerProcess, eventually, serving


def test_a_server_says_that_it_lives_and_is_ready(server: ServerProcess) -> None:
    assert httpx.get(f"{server.url}/health").json() == {"status": "alive"}
    assert httpx.get(f"{server.url}/ready").json() == {"status": "ready"}


def test_short_messages_do_not_wait_for_each_other() -> None:
    """Connections inherit it from the door."""
    with bind("127.0.0.1", 0) as door:
        assert door.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


def test_a_server_counts_what_it_does(server: ServerProcess) -> None:
    host = Person(server.url)
    table = host.new_table(server.url, "beacon")
    before = metric(server, "farlight_answers_total")
    with Live(server.url, host, table) as live:
        said = live.own_answer("a", Random(1))
        assert said is not None
        assert isinstance(live.ask(said), Done)
        live.ask(msgspec.structs.replace(said, id="b"))
        assert metric(server, "farlight_answers_total") == before + 1
        assert metric(server, "farlight_connections") == 1
        assert metric(server, 'farlight_refused_total{code="stale"}') >= 1
    assert metric(server, "farlight_tables") >= 1


def test_commands_count_however_they_come(server: ServerProcess) -> None:
    host = Person(server.url)
    table = host.new_table(server.url, "beacon")
    timed, refused = "farlight_command_seconds_count", 'farlight_refused_total{code="no-branch"}'
    with Live(server.url, host, table) as live:
        assert isinstance(live.ask(Visit("a", "nowhere")), Refused)
        assert isinstance(live.ask(Mark("b", "here")), Done)
        commands, refusals = metric(server, timed), metric(server, refused)
    address = f"{server.url}/api/tables/{table}"
    assert httpx.post(f"{address}/visits", json={"id": "c", "name": "nowhere"}, headers=host.headers).is_error
    assert httpx.post(f"{address}/marks", json={"id": "d", "name": "there"}, headers=host.headers).is_success
    assert metric(server, timed) == commands + 2
    assert metric(server, refused) == refusals + 1


def metric(server: ServerProcess, name: str) -> float:
    page = httpx.get(f"{server.url}/metrics").text
    return next(float(line.rpartition(" ")[2]) for line in page.splitlines() if line.startswith(f"{name} "))


def test_a_server_without_its_database_is_alive_but_not_ready(
    postgres: Postgres, new_postgres: Callable[[], str], tmp_path: Path
) -> None:
    with serving(new_postgres(), tmp_path) as server:
        postgres.stop()
        try:
            assert httpx.get(f"{server.url}/ready").status_code == 503
            assert httpx.get(f"{server.url}/health").status_code == 200
        finally:
            postgres.start()
        eventually(lambda: httpx.get(f"{server.url}/ready").status_code == 200, "readiness")


def test_a_server_that_is_stopped_in_mid_play_keeps_what_it_accepted(sqlite: str, tmp_path: Path) -> None:
    with serving(sqlite, tmp_path) as server:
        host = Person(server.url)
        players = [
            Player([server.url], host, host.new_table(server.url, game, 2), 1) for game in ("beacon", "martians")
        ]
        for player in players:
            player.start()
        for player in players:
            player.wait_for_promises(5)
        assert server.stop() in (0, -signal.SIGTERM)
        server.start()
        for player in players:
            player.wait_for_promises(2)
            player.stop()
    assert '"level":"error"' not in server.log.read_text()

    async def check() -> None:
        async with tables_on(sqlite) as live_tables:
            await check_books(live_tables, players)

    run(check())


def test_whoever_looks_is_told_that_the_server_restarts(sqlite: str, tmp_path: Path) -> None:
    with serving(sqlite, tmp_path) as server:
        host = Person(server.url)
        table = host.new_table(server.url, "beacon")
        with Live(server.url, host, table) as live:
            server.send(signal.SIGTERM)
            with pytest.raises(Closed):
                live.until(Pinged)
            assert live.bye is not None
            assert (live.bye.code, live.bye.again) == ("restart", True)
        server.wait()


def test_logs_are_lines_of_json(sqlite: str, tmp_path: Path) -> None:
    with serving(sqlite, tmp_path) as server:
        Person(server.url)
        server.stop()
    lines = [msgspec.json.decode(line) for line in server.log.read_text().splitlines()]
    assert {"at", "level", "from", "what"} <= set(lines[0])
