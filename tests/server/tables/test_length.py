"""What the event loop does for one command does not grow with the table: counted in steps and bytes, not in time."""

import asyncio
import zlib
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from farlight.kernel import Entry, SaveError, Setup, dump, load_game
from farlight.server.http import lookups
from farlight.server.live import frames
from farlight.server.live.presence import Presence
from farlight.server.ops.config import Limits
from farlight.server.store import snapshots
from farlight.server.store.store import Stored, TableRow
from farlight.server.tables import commands
from farlight.server.tables.checkpoints import BLOCK, Checkpoint
from farlight.server.tables.live_table import LiveTable
from farlight.server.tables.records import Going, Opened, Proposed
from farlight.server.workers import past_reader
from farlight.server.workers.jobs import Job, Moment, Past, encode_job
from farlight.server.workers.past_reader import PastReader
from farlight.server.workers.worker_pool import READING, Line, WorkerPool
from farlight.wire import Recap, Replay, Settings, Travel, encode
from tests.counting import steps_of
from tests.server.memory import HOST

SHORT, LONG = 4 * BLOCK, 64 * BLOCK
"""Answers of two tables: what is done for each of them would be done sixteen times as often for the longer one."""


def table_of(answers: int) -> LiveTable:
    """A table where so many answers were given; only the way is made up, not the position."""
    game = load_game("beacon")
    setup = Setup("beacon", game.rules.missions()[0].id, 2, 3)
    row = TableRow("0" * 16, "beacon", setup.mission, "", HOST.person, "", "", 0.0, 0.0, outcome="", asked="")
    table = LiveTable.opened(row, Opened(setup, HOST.person, Settings()))
    _go_on(table, answers)
    return table


def _go_on(table: LiveTable, answers: int) -> None:
    timeline = table.timeline
    for _ in range(answers):
        node = len(timeline.entries) + 1
        begins = tuple(game for game in set(timeline.game.rules.levels.values()) if node == 1)  # long ago
        timeline.head = timeline.answers.add(Entry(timeline.head, 0, f"option:{node}", (), node == 1, begins))
    timeline.snapshots[timeline.head] = timeline.position.snapshot


def _levels(table: LiveTable) -> None:
    for level in set(table.game.rules.levels.values()):
        assert commands._target(table, Travel("a", level=level)) == 1


def _proposal(table: LiveTable) -> None:
    act = Going(table.timeline.head - 3)
    table.participants.apply(Proposed(HOST.person, act, (HOST.person,), table.timeline.head), table.version)
    assert b"3" in frames.standing(table, Presence(), "en")["standing"]


def _redo(table: LiveTable) -> None:
    head = table.timeline.head
    table.timeline.head = head - 1
    assert commands._target(table, Travel("a", forward=True)) == head
    table.timeline.head = head


@pytest.mark.parametrize(
    "work",
    [
        lambda table: table.timeline.forbidden(table.timeline.head - 1, "never", consent=False),
        lambda table: table.timeline.forbidden(2, "never", consent=False),
        lambda table: past_reader._page(table.timeline, 0, 3),
        lambda table: table.timeline.base(),
        lambda table: table.snapshot_due(),
        lambda table: table.far(2),
        _levels,
        _redo,
        _proposal,
    ],
    ids=["undo", "far-undo", "log-page", "base", "snapshot", "far", "levels", "redo", "proposal"],
)
def test_a_command_takes_hardly_more_steps_at_a_long_table(work: Callable[[LiveTable], object]) -> None:
    first, short, long = table_of(SHORT), table_of(SHORT), table_of(LONG)
    work(first)  # what is made on first use is made, but for what a table keeps itself
    assert steps_of(lambda: work(long)) <= 2 * steps_of(lambda: work(short))


# Looking back


class Away(WorkerPool):
    """Takes jobs as the process beside the server does, and says at once that nothing happened."""

    async def run(self, line: Line, job: Job) -> bytes:
        assert encode_job(READING, job)
        nothing = Replay(0, {}, ()) if isinstance(job, Moment) else Recap(0, 0, ())
        return msgspec.msgpack.encode(Past(encode(nothing)))


def reader_of(table: LiveTable) -> PastReader:
    """Whoever looks back at a table that has a snapshot every so many answers."""

    @asynccontextmanager
    async def held(_: str) -> AsyncIterator[LiveTable]:
        yield table

    async def snapshot(_table: str, node: int) -> bytes | None:
        return b"state" if node else None

    table.kept = set(range(snapshots.EVERY, len(table.timeline.entries), snapshots.EVERY))
    live_tables: Any = SimpleNamespace(held=held, store=SimpleNamespace(snapshot=snapshot))
    return PastReader(live_tables, Away(Limits()), Limits())


Look = Callable[[PastReader, LiveTable], Any]


@pytest.mark.parametrize(
    "look",
    [
        lambda past, table: past.log(table.id, 0, None, "en"),
        lambda past, table: past.log(table.id, 0, table.timeline.head // 2, "en"),
        lambda past, table: past.log(table.id, table.timeline.head - 5, None, "en"),
        lambda past, table: past.moment(table.id, table.timeline.head // 2 + 7, frames.Eyes(0, (0,), "en")),
        lambda past, table: past.moment(table.id, table.timeline.head, frames.Eyes(0, (0,), "en")),
    ],
    ids=["log", "log-before", "log-since", "moment", "moment-now"],
)
def test_whoever_looks_back_takes_hardly_more_of_the_event_loop_at_a_long_table(look: Look) -> None:
    """So long others wait for it, however many look back: the rest is done beside the server."""

    def steps(answers: int) -> int:
        table = table_of(answers)
        past = reader_of(table)
        return steps_of(lambda: asyncio.run(look(past, table)))

    steps(SHORT)
    assert steps(LONG) <= 1.5 * steps(SHORT)


def test_the_ends_of_branches_are_found_without_a_walk() -> None:
    def steps(answers: int) -> int:
        table = table_of(answers)
        for _ in range(3):  # each time somebody goes back and takes another way
            table.timeline.head = answers // 2
            _go_on(table, 5)
        assert lookups._left(table) == [answers + 10, answers + 5, answers]
        return steps_of(lambda: lookups._left(table))

    assert steps(LONG) <= 1.1 * steps(SHORT)


def test_a_checkpoint_packs_only_what_is_new(monkeypatch: pytest.MonkeyPatch) -> None:
    packed: list[int] = []
    compress = zlib.compress

    def counting(data: bytes, level: int = -1) -> bytes:
        packed.append(len(data))
        return compress(data, level)

    monkeypatch.setattr("zlib.compress", counting)

    def next_checkpoint(answers: int) -> tuple[int, int]:
        table = table_of(answers)
        loaded = LiveTable.loaded(Stored(table.row, 1, table.checkpoint(), []))
        assert loaded.timeline.entries == table.timeline.entries
        _go_on(loaded, BLOCK // 2)
        packed.clear()
        return steps_of(loaded.checkpoint), sum(packed)

    short_steps, short_bytes = next_checkpoint(SHORT)
    long_steps, long_bytes = next_checkpoint(LONG)
    assert long_steps <= short_steps
    assert long_bytes <= 1.2 * short_bytes  # larger numbers take another byte each


def _stored(table: LiveTable, point: Checkpoint) -> Stored:
    return Stored(table.row, 1, msgspec.msgpack.encode(point), [])


def test_a_checkpoint_from_before_there_were_blocks_is_read_and_packed_beside_the_event_loop() -> None:
    table = table_of(SHORT)
    old = LiveTable.at_checkpoint(_stored(table, Checkpoint(table.participants, dump(table.timeline))))
    assert old.timeline.entries == table.timeline.entries
    assert old.checkpoint() == table.checkpoint()


def test_a_damaged_block_is_an_error_that_names_the_table() -> None:
    table = table_of(SHORT)
    point = msgspec.msgpack.decode(table.checkpoint(), type=Checkpoint)
    assert len(point.blocks) == SHORT // BLOCK
    for block in (b"", point.blocks[1][:-4], zlib.compress(b"\xc1")):
        damaged = msgspec.structs.replace(point, blocks=(point.blocks[0], block, *point.blocks[2:]))
        with pytest.raises(SaveError, match=f"table {table.id}: its answers cannot be decoded"):
            LiveTable.at_checkpoint(_stored(table, damaged))
    missing = msgspec.structs.replace(point, blocks=point.blocks[1:])
    with pytest.raises(SaveError, match="do not hang together"):
        LiveTable.at_checkpoint(_stored(table, missing))
