"""Looking back costs the same wherever one looks, is worked out beside the server, and tells nobody what is hidden."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import delete

from farlight.kernel import Entry, Position, Setup, Timeline, feed, load_from, load_game
from farlight.server import lobby
from farlight.server.live import frames
from farlight.server.ops.config import Limits
from farlight.server.store import snapshots
from farlight.server.store.schema import snapshots as stored_snapshots
from farlight.server.tables import commands
from farlight.server.tables.live_table import LiveTable
from farlight.server.tables.live_tables import CHECKPOINT_EVERY, LiveTables
from farlight.server.tables.records import Agreed, Moved, decode_record
from farlight.server.tables.rejections import Rejection
from farlight.server.tables.rendering import told_in
from farlight.server.tables.table_file import HISTORY, MAGIC, read_file
from farlight.server.workers import history
from farlight.server.workers.history import export
from farlight.server.workers.jobs import Export, Job
from farlight.server.workers.past_reader import PAGE, PastReader, way_back
from farlight.server.workers.worker_pool import Line, WorkerPool
from farlight.wire import Agree, Missed, NewTable, Recap, Settings, Told, Travel
from tests.server.memory import (
    GUEST,
    HOST,
    database_in,
    fingerprint,
    new_table,
    play_on,
    replayed,
    run,
    tables_on,
    with_guest,
)
from tests.server.tools import PATIENCE, Live, Person, ServerProcess, eventually

LONG = 300
SEED = 1_234_567_890_123
BOUND = PAGE + 2 * snapshots.EVERY
"""Answers that one look into the past may play again."""


@asynccontextmanager
async def long_table(tmp_path: Path, answers: int = LONG) -> AsyncIterator[tuple[LiveTables, PastReader, LiveTable]]:
    """A table of many answers, read anew from the store as after a restart."""
    async with tables_on(f"sqlite:///{tmp_path}/tables.db") as live_tables:
        table = await new_table(live_tables, "vanguard")
        await play_on(live_tables, table.id, answers, Random(5))
        live_tables.forget(await live_tables.table(table.id))
        workers = WorkerPool(Limits())
        try:
            yield live_tables, PastReader(live_tables, workers, Limits()), await live_tables.table(table.id)
        finally:
            await workers.close()


async def whole(past: PastReader, table: LiveTable) -> tuple[Told, ...]:
    """The log, page by page."""
    pages: list[Recap] = [await past.log(table.id, 0, None, "en")]
    while pages[-1].since:
        pages.append(await past.log(table.id, 0, pages[-1].since, "en"))
    assert len(pages) > 1
    assert [page.upto for page in pages[1:]] == [page.since for page in pages[:-1]]
    return tuple(told for page in reversed(pages) for told in page.told)


def played_again(table: LiveTable) -> list[tuple[int, str]]:
    """The moments and events of the whole log, from the answers alone."""
    timeline: Timeline[Any, Any] = Timeline(table.game, table.setup)
    for entry in table.timeline.entries:
        timeline.follow(entry)
    texts = table.texts("en")
    return [(told.moment, told.key) for at, events in timeline.log() for told in told_in(table.game, texts, at, events)]


def test_pages_of_the_log_tell_all_and_every_look_back_is_short(tmp_path: Path) -> None:
    async def scene() -> None:
        async with long_table(tmp_path) as (live_tables, past, table):
            assert len(table.kept) >= LONG // snapshots.EVERY - 2
            for node in range(0, LONG, 7):
                base, nodes = way_back(table, node, max(node - 1, 0))
                assert len(nodes) <= 2 * snapshots.EVERY, (node, base)
            told = await whole(past, table)
            assert [(each.moment, each.key) for each in told] == played_again(table)
            eyes = frames.eyes_of(table, HOST.person, None, "en", words=True)
            for node in (0, 1, LONG // 2, LONG):
                seen = await past.moment(table.id, node, eyes)
                right = frames.board_at(table, eyes, table.timeline.position_at(node))
                assert {name: bytes(part) for name, part in seen.parts.items()} == right
            with pytest.raises(Rejection, match="no-moment"):
                await past.moment(table.id, len(table.timeline.entries) + 1, eyes)
            assert live_tables.live == {table.id: table}

    run(scene())


def test_nothing_of_the_past_is_worked_out_by_the_server_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The others at this server would wait for it; the process beside it does not know what is forbidden here."""

    def forbidden(*_: object) -> None:
        raise AssertionError("not here")

    async def scene() -> None:
        async with long_table(tmp_path) as (live_tables, past, table):
            monkeypatch.setattr(history, "Way", forbidden)
            monkeypatch.setattr(LiveTable, "loaded", forbidden)
            assert (await past.log(table.id, 0, None, "en")).told
            eyes = frames.eyes_of(table, HOST.person, None, "en")
            assert (await past.moment(table.id, LONG // 2, eyes)).parts
            assert (await past.story(table.id, "en")).passages
            assert (await past.export(table.id, hidden=True)).startswith(HISTORY)
            assert (await past.export(table.id, hidden=False)).startswith(MAGIC)
            await live_tables.store.writer.write(lambda connection: connection.execute(delete(stored_snapshots)))
            table.kept.clear()
            await live_tables.make_snapshots(table, LONG // 2)
            assert table.kept

    run(scene())


def test_a_table_without_snapshots_gets_them_from_whoever_looks_back_first(tmp_path: Path) -> None:
    """As tables have none that were played before there were any."""

    async def scene() -> None:
        async with long_table(tmp_path) as (live_tables, past, table):
            await live_tables.store.writer.write(lambda connection: connection.execute(delete(stored_snapshots)))
            live_tables.forget(table)
            old = await live_tables.table(table.id)
            assert not old.kept
            _, nodes = way_back(old, LONG - 10, LONG - 11)
            assert len(nodes) > BOUND
            eyes = frames.eyes_of(old, HOST.person, None, "en")
            await past.moment(old.id, LONG - 10, eyes)
            live_tables.forget(old)
            _, nodes = way_back(await live_tables.table(old.id), LONG - 10, LONG - 11)
            assert len(nodes) <= 2 * snapshots.EVERY

    run(scene())


def test_a_table_whose_start_was_not_kept_tells_what_it_has(tmp_path: Path) -> None:
    """As after a change of the rules: nobody asks for more than there is, so nobody is refused."""

    async def scene() -> None:
        async with long_table(tmp_path) as (live_tables, past, table):
            oldest = sorted(table.kept)[len(table.kept) // 2]
            body = await live_tables.store.snapshot(table.id, oldest)
            state = None if body is None else snapshots.unpack(body, table.game)
            assert state is not None
            table.timeline.snapshots = {oldest: state}
            table.kept = {node for node in table.kept if node > oldest}
            told = await whole(past, table)
            assert told[0].moment > oldest
            assert [(each.moment, each.key) for each in told] == [
                each for each in played_again(table) if each[0] > oldest
            ]
            assert await past.log(table.id, 0, oldest, "en") == Recap(0, oldest, ())
            eyes = frames.eyes_of(table, HOST.person, None, "en")
            after = next(node for node in table.timeline.path() if node > oldest)
            assert (await past.moment(table.id, after, eyes)).node == after
            with pytest.raises(Rejection, match="moment-gone"):
                await past.moment(table.id, oldest, eyes)

    run(scene())


def test_a_snapshot_that_is_not_there_any_more_is_gone_round(tmp_path: Path) -> None:
    """Without it, the answers after it would be given again at the start, and lead elsewhere or nowhere."""

    async def scene() -> None:
        async with long_table(tmp_path) as (live_tables, past, table):
            eyes = frames.eyes_of(table, HOST.person, None, "en", words=True)
            base, _ = way_back(table, LONG - 10, LONG - 11)
            right = await past.moment(table.id, LONG - 10, eyes)
            told = await past.log(table.id, LONG - 40, LONG - 10, "en")
            lost = delete(stored_snapshots).where(stored_snapshots.c.node == base)
            await live_tables.store.writer.write(lambda connection: connection.execute(lost))
            assert base in table.kept
            assert await past.moment(table.id, LONG - 10, eyes) == right
            assert base not in table.kept
            assert await past.log(table.id, LONG - 40, LONG - 10, "en") == told

    run(scene())


def test_branches_get_snapshots_of_their_own() -> None:
    """Two branches in turn: neither goes on for long without a snapshot."""
    game = load_game("beacon")
    timeline: Timeline[Any, Any] = Timeline(game, Setup("beacon", game.rules.missions()[0].id, 2, 3))
    kept: set[int] = set()
    tips = [0, 0]
    chance = Random(2)
    for turn in range(240):
        branch = turn // 2 % 2
        assert timeline.move(tips[branch]) is None
        if not timeline.position.open:
            break
        choices = timeline.position.choices()
        number, option = choices[chance.randrange(len(choices))]
        timeline.choose(timeline.position.seat_of(number), option.id, number)
        tips[branch] = timeline.head
        if snapshots.due(timeline, kept):
            kept.add(timeline.head)
    for tip in tips:
        path = [0, *timeline.path(tip)]
        places = [place for place, node in enumerate(path) if node in kept or node == 0]
        gaps = [after - before for before, after in zip(places, [*places[1:], len(path)], strict=True)]
        assert max(gaps) < 2 * snapshots.EVERY


def test_a_packed_state_of_other_content_is_not_played_on() -> None:
    game = load_game("beacon")
    state = game.rules.new(Setup("beacon", game.rules.missions()[0].id, 2, 3))
    body = snapshots.pack(state, game)
    assert snapshots.unpack(body, game) == state
    other = msgspec.msgpack.decode(body)
    assert snapshots.unpack(msgspec.msgpack.encode({**other, "pack": "another"}), game) is None


# Going back


@pytest.fixture
def played_here(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The answers that this process plays again, as moments."""
    played: list[int] = []

    def count(position: Position[Any, Any], node: int, entry: Entry) -> None:
        played.append(node)
        feed(position, node, entry)

    monkeypatch.setattr("farlight.kernel.timeline.feed", count)
    return played


async def go(live_tables: LiveTables, table: LiveTable, to: int | None) -> None:
    await live_tables.do(table.id, lambda live: commands.travel(live, HOST.person, Travel("t", to=to)))


async def stands_right(live_tables: LiveTables, table: LiveTable) -> None:
    live = await live_tables.table(table.id)
    assert fingerprint(live.timeline) == await replayed(live_tables, table.id)


def test_whoever_goes_back_after_a_restart_waits_for_a_few_answers(tmp_path: Path, played_here: list[int]) -> None:
    async def scene() -> None:
        async with long_table(tmp_path) as (live_tables, _, table):
            for to in (None, LONG // 2, 3, LONG - 40):
                played_here.clear()
                await go(live_tables, table, to)
                assert len(played_here) <= snapshots.MOST_STEPS, to
                await stands_right(live_tables, table)

    run(scene())


def test_what_was_done_after_going_far_back_has_words_there_and_when_it_was_left(tmp_path: Path) -> None:
    async def scene() -> None:
        async with long_table(tmp_path) as (live_tables, _, table):
            end = table.timeline.head
            await go(live_tables, table, LONG // 2)
            await play_on(live_tables, table.id, 1, Random(5))
            tip = table.timeline.head
            there = table.moment_words(tip, "en")
            assert there
            await go(live_tables, table, end)
            assert table.moment_words(tip, "en") == there
            assert table.moment_words(tip, "de"), "asked for the first time when it was left"

    run(scene())


def test_words_that_were_too_far_to_know_come_when_their_moment_is_near(tmp_path: Path) -> None:
    async def scene() -> None:
        async with long_table(tmp_path) as (live_tables, _, table):
            assert table.moment_words(LONG // 2, "en") == ""
            await go(live_tables, table, LONG // 2)
            assert table.moment_words(LONG // 2, "en")

    run(scene())


def test_a_table_that_went_far_is_loaded_by_a_few_answers(tmp_path: Path, played_here: list[int]) -> None:
    """From its records, when a process starts, and as it happens, in another process that has the table, too."""

    async def scene() -> None:
        async with long_table(tmp_path) as (live_tables, _, table), tables_on(database_in(tmp_path)) as other:
            live_tables.forget(table)
            await other.table(table.id)
            moves = (LONG // 2, LONG - 40)
            for to in moves:
                await go(live_tables, table, to)
            played_here.clear()
            await other.catch_up(table.id)
            assert len(played_here) <= len(moves) * snapshots.MOST_STEPS
            await stands_right(other, table)
            live_tables.forget(await live_tables.table(table.id))
            played_here.clear()
            await live_tables.table(table.id)
            assert len(played_here) <= CHECKPOINT_EVERY + (1 + len(moves)) * snapshots.MOST_STEPS
            await stands_right(live_tables, table)

    run(scene())


def test_where_no_snapshot_is_near_another_process_plays_the_way_again(tmp_path: Path, played_here: list[int]) -> None:
    async def scene() -> None:
        async with long_table(tmp_path) as (live_tables, _, table):
            await live_tables.store.writer.write(lambda connection: connection.execute(delete(stored_snapshots)))
            live_tables.forget(table)
            old = await live_tables.table(table.id)
            played_here.clear()
            await go(live_tables, old, LONG // 2)
            assert len(played_here) <= snapshots.MOST_STEPS
            await stands_right(live_tables, old)
            live_tables.forget(old)
            assert (await live_tables.table(old.id)).kept

    run(scene())


def test_consent_to_going_far_back_is_counted_once(tmp_path: Path, played_here: list[int]) -> None:
    async def scene() -> None:
        async with long_table(tmp_path) as (live_tables, _, table):
            await with_guest(live_tables, table)
            asking = msgspec.structs.replace(table.participants.settings, undo="ask")
            await live_tables.do(table.id, lambda live: commands.change(live, HOST.person, asking))
            await go(live_tables, table, LONG // 2)
            [number] = table.participants.proposals
            played_here.clear()
            await live_tables.do(table.id, lambda live: commands.agree(live, GUEST.person, Agree("a", number)))
            assert len(played_here) <= snapshots.MOST_STEPS
            records = [decode_record(each.body) for each in await live_tables.store.records_after(table.id, number)]
            assert records == [Agreed(number, GUEST.person), Moved(LONG // 2, HOST.person)]

    run(scene())


# Files


def exported(table: LiveTable, hidden: bool) -> bytes:
    return export(Export(table.id, table.checkpoint(), hidden))


def test_a_file_for_those_who_may_not_know_has_no_seed_and_no_answer(tmp_path: Path) -> None:
    async def scene() -> None:
        async with tables_on(f"sqlite:///{tmp_path}/tables.db") as live_tables:
            table = await lobby.new_table(live_tables, HOST, NewTable("martians", seats=2, seed=SEED))
            await play_on(live_tables, table.id, 30, Random(1))
            body = exported(table, hidden=True)
            assert body.startswith(HISTORY)
            read = json.loads(body)
            assert set(read) == {"farlight", "standing", "answers", "told"}
            assert set(read["answers"][0]) == {"moment", "after", "seat", "begins"}
            assert "seed" not in read["standing"]
            assert str(SEED).encode() not in body
            assert exported(table, hidden=False).startswith(MAGIC)

    run(scene())


def test_a_file_is_made_without_going_where_the_table_went(tmp_path: Path, played_here: list[int]) -> None:
    """A worker has no snapshots: for each step of a table that goes back and forth it would play half of it again."""

    class Here(WorkerPool):
        async def run(self, line: Line, job: Job) -> bytes:
            assert line is self.past
            assert isinstance(job, Export)
            played_here.clear()
            return export(job)

    async def scene() -> None:
        async with long_table(tmp_path) as (live_tables, _, table):
            for to in (LONG // 3, LONG, LONG // 2):
                await go(live_tables, table, to)
            body = await PastReader(live_tables, Here(Limits()), Limits()).export(table.id, hidden=False)
            assert len(played_here) <= snapshots.MOST_STEPS
            assert load_from(read_file(body).save, table.game, "it").timeline.head == LONG // 2

    run(scene())


def ask(server: ServerProcess, person: Person, path: str) -> httpx.Response:
    return httpx.get(f"{server.url}/api{path}", headers=person.headers, timeout=PATIENCE)


def test_watchers_and_tables_that_take_nothing_back_get_no_secrets(server: ServerProcess) -> None:
    host, guest = Person(server.url, "Ada"), Person(server.url, "Wim")
    table = host.new_table(server.url, "beacon", seed=4242)
    link = host.get(server.url, f"/tables/{table}/invitation")["watch"]
    guest.post(server.url, "/join", {"invitation": link})
    path = f"/tables/{table}/export"
    assert ask(server, host, path).content.startswith(MAGIC)
    assert ask(server, guest, path).content.startswith(HISTORY)
    report = ask(server, guest, f"/tables/{table}/reports/{'0' * 16}")
    assert (report.status_code, report.json()["code"]) == (403, "file-hidden")
    assert ask(server, host, f"/tables/{table}/reports/{'0' * 16}").status_code == 404
    settings = msgspec.to_builtins(Settings(undo="never"))
    said = httpx.put(f"{server.url}/api/tables/{table}/settings", headers=host.headers, json=settings, timeout=PATIENCE)
    assert said.status_code == 200
    assert ask(server, host, path).content.startswith(HISTORY)
    assert ask(server, host, f"/tables/{table}/reports/{'0' * 16}").status_code == 403


def test_when_the_game_is_over_everybody_may_know_everything(tmp_path: Path) -> None:
    async def scene() -> None:
        async with tables_on(database_in(tmp_path)) as live_tables:
            table = await new_table(live_tables, undo="never")
            await live_tables.do(table.id, lambda live: commands.join(live, GUEST.person, GUEST.name, watches=True))
            assert not any(map(table.may_know, (HOST.person, GUEST.person)))
            chance = Random(1)
            while not table.outcome:
                await play_on(live_tables, table.id, 1, chance)
            assert all(map(table.may_know, (HOST.person, GUEST.person)))

    run(scene())


def test_whoever_comes_back_hears_what_was_missed(server: ServerProcess) -> None:
    ada, ben = Person(server.url, "Ada"), Person(server.url, "Ben")
    table = ada.new_table(server.url, "beacon", seats=2, mine=[0], seed=3, settings={"empty": "random"})
    ben.join(server.url, ada, table)
    there = Live(server.url, ben, table)
    there.close()
    eventually(lambda: _members_here(ada, server, table) == [], "Ben is gone")
    live = Live(server.url, ada, table)
    chance = Random(1)
    for number in range(12):
        answer = live.own_answer(f"k{number}", chance)
        if answer is None:
            break
        live.ask(answer)
    again = Live(server.url, ben, table)
    assert again.until(Missed).told
    for each in (live, again):
        each.close()


def _members_here(person: Person, server: ServerProcess, table: str) -> list[str]:
    standing = person.get(server.url, f"/tables/{table}")["parts"]["standing"]
    return [member["name"] for member in standing["members"] if member.get("here")]


def test_the_way_comes_in_pages(server: ServerProcess) -> None:
    ada = Person(server.url, "Ada")
    table = ada.new_table(server.url, "beacon", seed=3)
    live = Live(server.url, ada, table)
    answer = live.own_answer("k", Random(1))
    assert answer is not None
    live.ask(answer)
    live.close()
    first = ada.get(server.url, f"/tables/{table}/way")
    assert (first["last"], [moment["node"] for moment in first["moments"]]) == (1, [1])
    assert ada.get(server.url, f"/tables/{table}/way", after=1)["moments"] == []


def test_eight_readers_at_once_all_get_their_page(tmp_path: Path) -> None:
    async def scene() -> None:
        async with long_table(tmp_path) as (_, past, table):
            pages = await asyncio.gather(*(past.log(table.id, 0, LONG - 10 * place, "en") for place in range(8)))
            assert [page.upto for page in pages] == [LONG - 10 * place for place in range(8)]

    run(scene())
