"""The consistency that docs/protocol.md promises, checked on histories of several clients at several processes."""

import contextlib
from collections.abc import Callable, Sequence
from pathlib import Path

import httpx
import msgspec
import pytest

from tests.server.conftest import Postgres
from tests.server.history import Chronicler, Log, Operation, go_on, log_of, violations
from tests.server.memory import run, tables_on
from tests.server.tools import Person, ServerProcess, times

SOME = times("FARLIGHT_HISTORY", 6)
"""Acknowledged commands of each client between one mishap and the next."""

# The checker knows what is wrong

Q0, Q1, Q2 = ((number, 0) for number in range(3))
LOG = Log({1: (Q0,), 2: (Q1,), 3: (Q1,), 4: (Q2,)}, {"ada:a": 2, "ben:b": 4})
RIGHT = (
    Operation("ada", "t", 0.0, 1.0, "read", 1, asked=(Q0,)),
    Operation("ada", "t", 2.0, 3.0, "lost", key="a"),
    Operation("ada", "t", 4.0, 5.0, "done", 2, key="a"),
    Operation("ben", "t", 4.0, 6.0, "refused", 2, key="x", answered=Q0),
    Operation("ben", "t", 7.0, 8.0, "done", 4, key="b"),
    Operation("ada", "t", 6.0, 9.0, "read", 3, asked=(Q1,)),
    Operation("ada", "t", 9.5, 9.9, "read", 4, asked=(Q2,)),
)


def altered(place: int, **changes: object) -> list[Operation]:
    history = list(RIGHT)
    history[place] = msgspec.structs.replace(history[place], **changes)
    return history


def test_a_history_that_the_log_explains_is_right() -> None:
    assert violations(RIGHT, {"t": LOG}) == []


@pytest.mark.parametrize(
    ("history", "said"),
    [
        pytest.param(altered(2, version=3), "acknowledged at 3, stored at 2", id="elsewhere"),
        pytest.param(altered(2, key="lost"), "acknowledged at 2, stored at None", id="lost"),
        pytest.param([altered(4, outcome="refused")[4]], "refused, and stored at 4", id="refused-and-stored"),
        pytest.param(altered(4, began=0.1, ended=0.2), "comes after it", id="order"),
        pytest.param(altered(6, version=1, asked=(Q0,)), "saw 1 after 3", id="older"),
        pytest.param(altered(5, version=1, asked=(Q0,)), "saw 1 after 2", id="own-write-unseen"),
        pytest.param(altered(6, asked=((2, 1),)), "version 4 asks ((2, 0),)", id="another-id"),
        pytest.param(
            altered(3, answered=Q1, began=5.5), "its question was open at [2]", id="refused-by-an-older-table"
        ),
    ],
)
def test_the_checker_finds(history: list[Operation], said: str) -> None:
    found = violations(history, {"t": LOG})
    assert any(said in one for one in found), found


# Real histories


def check(database: str, history: Sequence[Operation]) -> list[str]:
    """What the promises do not explain of a history, by what is stored."""
    found: list[str] = []

    async def work() -> None:
        async with tables_on(database) as live_tables:
            tables = {operation.table for operation in history}
            found.extend(violations(history, {table: await log_of(live_tables, table) for table in tables}))

    run(work())
    return found


def test_a_history_with_kills_and_a_restarted_database_is_explained_by_the_records(
    new_postgres: Callable[[], str], postgres: Postgres, tmp_path: Path
) -> None:
    database = new_postgres()
    with contextlib.ExitStack() as stack:
        servers = [ServerProcess(database, tmp_path / f"server-{number}.log") for number in range(3)]
        for server in servers:
            server.spawn()
            stack.callback(server.end)
        for server in servers:
            server.wait_ready()
        urls = [server.url for server in servers]
        host, guest = (Person(urls[0], name) for name in ("Ada", "Bruno"))
        clients = []
        for place, game in enumerate(("beacon", "vanguard")):
            table = host.new_table(urls[place], game, 2, mine=[0])
            guest.join(urls[2], host, table)
            clients += [Chronicler(urls, person, table, seat, place) for seat, person in enumerate((host, guest))]
        for client in clients:
            client.start()
        go_on(clients, SOME)
        servers[1].kill()
        go_on(clients, SOME)
        postgres.stop()
        postgres.start()
        go_on(clients, SOME)
        servers[1].start()
        go_on(clients, SOME)
        for client in clients:
            client.stop()
    history = [operation for client in clients for operation in client.history]
    assert check(database, history) == []


_DEAF = """
from farlight.server.tables.live_tables import LiveTables
async def hear_nothing(self, table): return False
LiveTables._read_on = hear_nothing
"""


def test_a_process_that_shows_an_older_table_is_found_out(sqlite: str, tmp_path: Path) -> None:
    """A planted fault: one of two processes takes nothing over from the other."""
    with contextlib.ExitStack() as stack:
        one, deaf = (ServerProcess(sqlite, tmp_path / f"{name}.log") for name in ("one", "deaf"))
        deaf.planted = _DEAF
        for server in (one, deaf):
            stack.enter_context(server)
        host = Person(one.url)
        client = Chronicler([], host, host.new_table(one.url, "beacon"), 0, 1)
        with httpx.Client(headers=host.headers) as http:
            client.read(http, deaf.url)
            while not client.acknowledged:
                client.step(http, one.url)
            client.read(http, deaf.url)
    found = check(sqlite, client.history)
    assert any("saw 1 after" in said for said in found), client.history
