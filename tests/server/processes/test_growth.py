"""What does not grow with the number of tables, and what a table leaves in memory when nobody plays at it."""

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from random import Random

import msgspec
from sqlalchemy import Engine, event, insert

from farlight.server.live.hub import Connection, Look
from farlight.server.ops.config import Config, Limits
from farlight.server.server import Server
from farlight.server.store.schema import members, records, tables
from farlight.server.store.store import MOST_LISTED
from farlight.server.tables import commands
from farlight.server.tables.live_table import LiveTable
from farlight.wire import Frame
from tests.server.memory import GUEST, HOST, new_table, play_on, run


@asynccontextmanager
async def served(database: str, limits: Limits | None = None) -> AsyncIterator[Server]:
    server = await Server.open(Config(database, limits=limits or Limits()))
    try:
        yield server
    finally:
        await server.close()


# Many tables


def fill(engine: Engine, person: str, count: int) -> None:
    """Tables of somebody's, as rows: nobody plays at them."""
    names = [f"{person}{number:012d}" for number in range(count)]
    rows = [
        {
            "id": name,
            "game": "beacon",
            "mission": "first-light",
            "title": name,
            "host": person,
            "play": "",
            "watch": "",
            "created": 0.0,
            "updated": float(number),
            "outcome": "",
            "asked": "0",
            "card": None,
        }
        for number, name in enumerate(names)
    ]
    first = {"sequence": 1, "key": None, "content": None, "last": None, "at": 0.0, "body": b""}
    with engine.begin() as connection:
        connection.execute(insert(tables), rows)
        connection.execute(
            insert(members), [{"table_id": name, "person_id": person, "seats": "0", "seen": -1} for name in names]
        )
        connection.execute(insert(records), [{"table_id": name, "uid": name, **first} for name in names])


@contextmanager
def statements(engine: Engine) -> Iterator[list[str]]:
    """What is asked of the database meanwhile."""
    asked: list[str] = []

    def note(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        asked.append(statement)

    event.listen(engine, "before_cursor_execute", note)
    yield asked
    event.remove(engine, "before_cursor_execute", note)


def test_a_list_of_tables_is_one_question_however_many_there_are(database: str) -> None:
    async def work() -> None:
        async with served(database) as server:
            engine = server.store.engine
            fill(engine, "few", 3)
            fill(engine, "many", MOST_LISTED + 50)
            with statements(engine) as asked:
                few = await server.store.tables_of("few")
                many = await server.store.tables_of("many")
            assert [mine.row.title[-2:] for mine in few] == ["02", "01", "00"]
            assert [mine.version for mine in few] == [1, 1, 1]
            assert len(many) == MOST_LISTED
            assert many[0].row.updated == MOST_LISTED + 49
            assert len([each for each in asked if each.startswith("SELECT")]) == 2

    run(work())


class Steps:
    """Counts the steps of SQLite's machine."""

    def __init__(self, engine: Engine) -> None:
        self.count = 0
        event.listen(engine, "connect", self._watch)

    def _watch(self, connection: object, _record: object) -> None:
        connection.set_progress_handler(self._step, 10)  # type: ignore[attr-defined]

    def _step(self) -> int:
        self.count += 10
        return 0


def test_the_tables_of_others_cost_nothing(sqlite: str) -> None:
    async def work() -> None:
        async with served(sqlite) as server:
            engine = server.store.engine
            fill(engine, "few", 10)
            engine.dispose()
            steps = Steps(engine)

            async def listed(person: str) -> int:
                steps.count = 0
                assert await server.store.tables_of(person)
                return steps.count

            await listed("few")
            before = await listed("few")
            fill(engine, "other", 3_000)
            assert await listed("few") <= before + 50
            # Of many tables of one's own, only the times of those that are not listed are looked at.
            fill(engine, "some", MOST_LISTED)
            assert await listed("other") - await listed("some") <= 30 * (3_000 - MOST_LISTED)

    run(work())


# A table at rest


def watch(server: Server, table: LiveTable, person: str) -> Connection:
    connection = Connection(table.id, person, Look(None, "en", words=True, scene=True), server.config.limits)
    server.hub.enter(connection, table)
    return connection


async def newest(connection: Connection) -> Frame:
    """The last of what was sent."""
    body = b""
    while connection._waiting:
        body = await connection.next() or b""
    return msgspec.json.decode(body, type=Frame)


def test_a_table_that_rests_leaves_only_its_version_behind(sqlite: str) -> None:
    async def work() -> None:
        async with served(sqlite, msgspec.structs.replace(Limits(), rest_watched=0.0)) as server:
            live_tables = server.live_tables
            table = await new_table(live_tables, "martians")
            await live_tables.do(table.id, lambda live: commands.join(live, GUEST.person, GUEST.name, True))
            await play_on(live_tables, table.id, 5, Random(1))
            looking = watch(server, table, HOST.person)
            shown = (await newest(looking)).parts
            table.used = time.monotonic() - 1
            await server._tidy()
            assert not live_tables.live
            assert not server.hub._seen
            assert live_tables._resting == {table.id: table.version}
            # Somebody comes: those who look on are told, and see the same table as before.
            again = await live_tables.table(table.id)
            watch(server, again, GUEST.person)
            frame = await newest(looking)
            assert (frame.base, frame.version) == (-1, table.version)
            assert set(frame.parts) == set(shown)
            assert b'"Bruno"' in bytes(frame.parts["standing"])
            # And what happens next reaches them, too.
            again.used = time.monotonic() - 1
            await server._tidy()
            await play_on(live_tables, table.id, 1, Random(2))
            after = await newest(looking)
            assert (after.base, after.version) == (-1, table.version + 1)
            assert set(after.parts) >= set(shown) - {"words"}
            for connection in server.hub.connections(table.id):
                server.hub.leave(connection)

    run(work())


def test_resting_tables_are_read_once_when_many_come_back(sqlite: str) -> None:
    async def work() -> None:
        async with served(sqlite, msgspec.structs.replace(Limits(), rest=0.0)) as server:
            table = await new_table(server.live_tables)
            table.used = time.monotonic() - 1
            await server._tidy()
            before = server.live_tables.loads
            await asyncio.gather(*(server.live_tables.table(table.id) for _ in range(20)))
            assert server.live_tables.loads == before + 1

    run(work())


def test_the_bots_of_a_table_that_rests_are_let_go(sqlite: str) -> None:
    async def work() -> None:
        async with served(sqlite, msgspec.structs.replace(Limits(), rest=0.0)) as server:
            table = await new_table(server.live_tables)
            await server.live_tables.do(table.id, lambda live: commands.take(live, HOST.person, 0, None, "random"))
            await server.live_tables.do(table.id, lambda live: commands.take(live, HOST.person, 1, None, "random"))
            server.presence.come(table.id, HOST.person)
            server.standins.kick(table)
            while not server.standins._bots:
                await asyncio.sleep(0.01)
            server.presence.go(table.id, HOST.person)
            while server.standins._running:
                await asyncio.sleep(0.01)
            server.standins._waits[table.id] = 1
            server.standins._failed[table.id, "search"] = 1
            table = await server.live_tables.table(table.id)
            table.used = time.monotonic() - 1
            await server._tidy()
            assert not server.live_tables.live
            assert not [*server.standins._bots, *server.standins._waits, *server.standins._failed]

    run(work())
