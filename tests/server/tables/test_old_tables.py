"""A database that an earlier server left behind: its tables go on where they stood.

`tests/saves/tables-of-three-games.db.gz` was written by a server whose games still kept their moments and ids as words
(state version 2 of Martians and Vanguard), and that kept a checkpoint of every table when it was stopped.
"""

import gzip
from pathlib import Path

import pytest

from farlight.server.tables.live_tables import LiveTables
from farlight.server.tables.records import Opened, decode_record
from tests.server.memory import GUEST, HOST, answering, fingerprint, first_answer, run, tables_on

STORED = Path(__file__).parents[2] / "saves" / "tables-of-three-games.db.gz"
TABLES = {"beacon": ("dice", 40, 43), "martians": ("plan", 150, 153), "vanguard": ("check-dice", 150, 153)}
"""What each was asked, how many answers it had, and its version."""


@pytest.fixture
def left_behind(tmp_path: Path) -> str:
    """The URL of a copy of that database."""
    (tmp_path / "tables.db").write_bytes(gzip.decompress(STORED.read_bytes()))
    return f"sqlite:///{tmp_path}/tables.db"


async def id_of(live_tables: LiveTables, game: str) -> str:
    found = [mine.row.id for mine in await live_tables.store.tables_of(HOST.person) if mine.row.game == game]
    assert len(found) == 1
    return found[0]


@pytest.mark.parametrize("game", TABLES)
def test_a_table_goes_on_where_an_earlier_server_left_it(left_behind: str, game: str) -> None:
    async def work() -> None:
        async with tables_on(left_behind) as live_tables:
            table = await live_tables.table(await id_of(live_tables, game))
            asked = table.timeline.position.open[0].prompt
            assert (asked, len(table.timeline.entries), table.version) == TABLES[game]
            people = table.participants.people
            assert {people[each.person].name for each in (HOST, GUEST)} == {HOST.name, GUEST.name}
            said = first_answer(table, "next")
            await live_tables.do(table.id, answering(said, (HOST, GUEST)[said.seat].person), "next")
            changed = fingerprint(table.timeline)
            live_tables.forget(table)
            again = await live_tables.table(table.id)
            assert fingerprint(again.timeline) == changed
            assert again.version > TABLES[game][2]

    run(work())


@pytest.mark.parametrize("game", TABLES)
def test_every_record_of_an_earlier_server_is_read(left_behind: str, game: str) -> None:
    async def work() -> None:
        async with tables_on(left_behind) as live_tables:
            stored = await live_tables.store.records_after(await id_of(live_tables, game), 0)
            first, *others = [decode_record(record.body) for record in stored]
            assert isinstance(first, Opened)
            assert first.setup.game == game
            assert len(others) + 1 == TABLES[game][2]

    run(work())
