"""Houses without a network: what a server does with its tables, called directly."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

from farlight.kernel import Timeline, load_game
from farlight.server import lobby
from farlight.server.ops.config import Limits
from farlight.server.store.database import open_engine
from farlight.server.store.store import Store
from farlight.server.tables import commands
from farlight.server.tables.live_table import LiveTable
from farlight.server.tables.live_tables import LiveTables
from farlight.server.tables.people import Visitor
from farlight.server.tables.records import Answered, Moved, Named, Opened, decode_record
from farlight.server.tables.table_file import TableFile
from farlight.server.workers.worker_pool import WorkerPool
from farlight.wire import Answer, NewTable, Settings

HOST = Visitor("a" * 16, "Ada")
GUEST = Visitor("b" * 16, "Bruno")


@asynccontextmanager
async def tables_on(database: str) -> AsyncIterator[LiveTables]:
    """The tables in memory, as a server process has them."""
    store = await Store.open(open_engine(database))
    try:
        yield LiveTables(store, Limits())
    finally:
        await store.close()


async def bring(live_tables: LiveTables, data: bytes, host: Visitor = HOST) -> LiveTable:
    """Open a table from a file, as a server does it."""
    workers = WorkerPool(Limits())
    try:
        return await lobby.import_table(live_tables, workers, host, data)
    finally:
        await workers.close()


def exported(table: LiveTable) -> bytes:
    """A table as a file for those who may know everything."""
    return TableFile.of(table).dump()


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


async def new_table(live_tables: LiveTables, game: str = "beacon", seats: int = 2, **settings: Any) -> LiveTable:
    wanted = NewTable(game, seats=seats, seed=7, settings=Settings(**settings))
    return await lobby.new_table(live_tables, HOST, wanted)


async def with_guest(live_tables: LiveTables, table: LiveTable) -> None:
    """The guest comes in and takes the second seat."""
    await live_tables.do(table.id, lambda live: commands.join(live, GUEST.person, GUEST.name, False))
    await live_tables.do(table.id, lambda live: commands.take(live, HOST.person, 1, GUEST.person, None))


def first_answer(table: LiveTable, key: str, chance: Random | None = None) -> Answer:
    """An answer that the rules allow now."""
    decision = table.timeline.position.open[0]
    place = chance.randrange(len(decision.options)) if chance is not None else 0
    return Answer(key, max(decision.seat, 0), decision.id, decision.options[place].id)


def answering(said: Answer, person: str = HOST.person) -> Callable[[LiveTable], commands.Records]:
    return lambda table: commands.answer(table, person, said)


async def play_on(live_tables: LiveTables, table_id: str, answers: int, chance: Random) -> None:
    """Answer whatever is asked, for all seats."""
    for number in range(answers):
        table = await live_tables.table(table_id)
        if not table.timeline.position.open:
            return
        said = first_answer(table, f"{table.version}-{number}", chance)
        await live_tables.do(table_id, answering(said), f"{HOST.person}:{said.id}")


async def replayed(live_tables: LiveTables, table_id: str) -> str:
    """The fingerprint of a table made from all its records, without any checkpoint."""
    stored = await live_tables.store.records_after(table_id, 0)
    assert [record.sequence for record in stored] == list(range(1, len(stored) + 1))
    records = [decode_record(record.body) for record in stored]
    opened = records[0]
    assert isinstance(opened, Opened)
    game = load_game(opened.setup.game)
    timeline = Timeline(game, opened.setup)
    for record in records[1:]:
        match record:
            case Answered(entry):
                timeline.follow(entry)
            case Moved(to):
                timeline.move(to)
            case Named(name, node):
                timeline.branches[name] = node
            case _:
                pass
    return fingerprint(timeline)


def fingerprint(timeline: Timeline[Any, Any]) -> str:
    return f"{timeline.head}/{len(timeline.entries)} {timeline.position.state.fingerprint()}"


def database_in(folder: Path) -> str:
    return f"sqlite:///{folder}/tables.db"
