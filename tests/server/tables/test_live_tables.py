"""Tables and their records: nobody is told before it is stored, and what is stored is what happened."""

import asyncio
import threading
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import ANY

import msgspec
import pytest
from sqlalchemy import Connection, select, update
from sqlalchemy.exc import OperationalError

from farlight.kernel import EngineError, load_game
from farlight.server.live import hub
from farlight.server.live.presence import Presence
from farlight.server.ops.config import Limits
from farlight.server.store.database import open_engine
from farlight.server.store.retry import StorageError
from farlight.server.store.schema import checkpoints, records
from farlight.server.store.store import Append, NewRecord, Store, StoredRecord
from farlight.server.tables import commands
from farlight.server.tables.checkpoints import Checkpoint
from farlight.server.tables.live_table import LiveTable
from farlight.server.tables.live_tables import CHECKPOINT_EVERY, LiveTables
from farlight.server.tables.records import Answered, Named, Proposed, decode_record, encode_record
from farlight.server.tables.rejections import Rejection
from farlight.wire import Agree, Answer, Mark, Say, Travel
from tests.server.memory import (
    GUEST,
    HOST,
    answering,
    bring,
    exported,
    fingerprint,
    first_answer,
    new_table,
    play_on,
    replayed,
    run,
    tables_on,
    with_guest,
)

SAVES = sorted((Path(__file__).parents[2] / "saves").glob("*.farlight"))


def append(table: str, first: int, *bodies: bytes, key: str | None = None) -> Append:
    made = tuple(NewRecord(body, key if place == 0 else None) for place, body in enumerate(bodies))
    return Append(table, first, made, "title", "0", "", {})


# The store


def test_of_two_records_with_one_number_the_first_counts(database: str) -> None:
    async def work() -> None:
        async with tables_on(database) as one, tables_on(database) as other:
            table = await new_table(one)
            assert await one.store.append(append(table.id, 2, b"mine"))
            assert not await other.store.append(append(table.id, 2, b"yours"))
            assert [record.body for record in await one.store.records_after(table.id, 1)] == [b"mine"]

    run(work())


def test_a_key_makes_one_record_whatever_its_number(database: str) -> None:
    async def work() -> None:
        async with tables_on(database) as live_tables:
            table = await new_table(live_tables)
            assert await live_tables.store.append(append(table.id, 2, b"once", key="k"))
            assert not await live_tables.store.append(append(table.id, 3, b"again", key="k"))
            assert await live_tables.store.record_of_key(table.id, "k") == StoredRecord(2, "k", ANY, b"once")
            assert await live_tables.store.newest([table.id]) == {table.id: 2}

    run(work())


def test_what_waits_is_written_together(database: str) -> None:
    """While one batch is on its way to the disk, the next one gathers."""

    async def work() -> None:
        async with tables_on(database) as live_tables:
            tables = [await new_table(live_tables) for _ in range(20)]
            gate = threading.Event()
            held = asyncio.create_task(live_tables.store.writer.write(lambda _: gate.wait()))
            waiting = [asyncio.create_task(live_tables.store.append(append(table.id, 2, b"x"))) for table in tables]
            await asyncio.sleep(0)  # all of them have asked
            before = live_tables.store.writer.batches
            gate.set()
            assert all(await asyncio.gather(*waiting))
            await held
            assert live_tables.store.writer.batches - before <= 2

    run(work())


def test_single_records_are_written_past_the_layers_and_what_was_not_first_is_not_there(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with tables_on(sqlite) as live_tables:
            first, other = await new_table(live_tables), await new_table(live_tables)
            store = live_tables.store

            def no_long_way(_jobs: Sequence[object]) -> list[object]:
                raise StorageError("the long way")

            monkeypatch.setattr(store.writer, "_run", no_long_way)
            assert await store.append(append(first.id, 2, b"once"))
            with pytest.raises(StorageError):
                await store.append(append(first.id, 2, b"again"))
            assert await store.append(append(other.id, 2, b"after it"))
            assert [record.body for record in await store.records_after(first.id, 1)] == [b"once"]
            assert [record.body for record in await store.records_after(other.id, 1)] == [b"after it"]

    run(work())


def test_of_a_batch_only_what_was_first_counts(database: str) -> None:
    """Records are written all at once; if one of them is not the first, each is looked at alone, and the rest count."""

    async def work() -> None:
        async with tables_on(database) as one, tables_on(database) as other:
            tables = [await new_table(one) for _ in range(4)]
            assert await other.store.append(append(tables[1].id, 2, b"theirs"))
            assert await other.store.append(append(tables[2].id, 2, b"theirs", key="k"))
            gate = threading.Event()
            held = asyncio.create_task(one.store.writer.write(lambda _: gate.wait()))
            wanted = [
                append(tables[0].id, 2, b"ours"),
                append(tables[1].id, 2, b"ours"),
                append(tables[2].id, 3, b"ours", b"more", key="k"),
                append(tables[3].id, 2, b"ours", b"more"),
            ]
            waiting = [asyncio.create_task(one.store.append(each)) for each in wanted]
            await asyncio.sleep(0)  # all of them have asked
            gate.set()
            assert await asyncio.gather(*waiting) == [True, False, False, True]
            await held
            stored = [[each.body for each in await one.store.records_after(table.id, 1)] for table in tables]
            assert stored == [[b"ours"], [b"theirs"], [b"theirs"], [b"ours", b"more"]]

    run(work())


def test_a_batch_that_is_run_again_does_no_harm(database: str) -> None:
    """The connection is lost after everything was written: nobody knows whether it is durable."""

    async def work() -> None:
        async with tables_on(database) as live_tables:
            tables = [await new_table(live_tables) for _ in range(3)]
            store = live_tables.store
            gate, losses = threading.Event(), [1]

            def lose(_connection: Connection) -> None:
                if losses:
                    losses.pop()
                    raise OperationalError("commit", None, OSError("connection lost"))

            held = asyncio.create_task(store.writer.write(lambda _: gate.wait()))
            lost = asyncio.create_task(store.writer.write(lose, about="z"))
            waiting = [asyncio.create_task(store.append(append(table.id, 2, b"x"))) for table in tables]
            await asyncio.sleep(0)
            gate.set()
            assert await asyncio.gather(*waiting) == [True] * 3
            await asyncio.gather(held, lost)
            assert await store.newest([table.id for table in tables]) == {table.id: 2 for table in tables}

    run(work())


def test_a_job_that_fails_does_not_take_the_others_with_it(database: str) -> None:
    async def work() -> None:
        async with tables_on(database) as live_tables:
            tables = [await new_table(live_tables) for _ in range(3)]
            gate = threading.Event()
            held = asyncio.create_task(live_tables.store.writer.write(lambda _: gate.wait()))
            wrong = asyncio.create_task(live_tables.store.writer.write(_fail))
            waiting = [asyncio.create_task(live_tables.store.append(append(table.id, 2, b"x"))) for table in tables]
            await asyncio.sleep(0)
            gate.set()
            assert await asyncio.gather(*waiting) == [True] * 3
            await held
            with pytest.raises(StorageError, match="nowhere"):
                await wrong
            assert [await live_tables.store.newest([table.id]) for table in tables] == [
                {table.id: 2} for table in tables
            ]

    run(work())


def _fail(connection: Connection) -> None:
    connection.exec_driver_sql("INSERT INTO nowhere VALUES (1)")


def test_what_was_accepted_is_written_before_the_store_closes(database: str) -> None:
    async def work() -> None:
        async with tables_on(database) as live_tables:
            table = await new_table(live_tables)
            task = asyncio.create_task(live_tables.store.append(append(table.id, 2, b"late")))
            await asyncio.sleep(0)
        assert await task
        async with tables_on(database) as live_tables:
            assert await live_tables.store.newest([table.id]) == {table.id: 2}

    run(work())


# Answers


def test_of_two_answers_at_once_one_wins_and_the_other_is_told(database: str) -> None:
    async def work() -> None:
        async with tables_on(database) as live_tables:
            table = await new_table(live_tables)
            said = [first_answer(table, key) for key in ("one", "two")]
            results = await asyncio.gather(
                *(live_tables.do(table.id, answering(each), each.id) for each in said), return_exceptions=True
            )
            await assert_one_won(live_tables, table.id, results)

    run(work())


def test_of_two_answers_at_two_processes_one_wins_and_the_other_is_told(database: str) -> None:
    async def work() -> None:
        async with tables_on(database) as one, tables_on(database) as other:
            table = await new_table(one)
            copy = await other.table(table.id)
            said = first_answer(table, "one"), first_answer(copy, "two")
            results = await asyncio.gather(
                one.do(table.id, answering(said[0]), "one"),
                other.do(table.id, answering(said[1]), "two"),
                return_exceptions=True,
            )
            await assert_one_won(one, table.id, results)
            for live_tables in (one, other):
                await live_tables.catch_up_all()
            assert fingerprint((await one.table(table.id)).timeline) == fingerprint(
                (await other.table(table.id)).timeline
            )

    run(work())


async def assert_one_won(live_tables: LiveTables, table_id: str, results: Sequence[Any]) -> None:
    lost = [result for result in results if isinstance(result, BaseException)]
    assert [error.code for error in lost if isinstance(error, Rejection)] == ["stale"], results
    stored = [decode_record(record.body) for record in await live_tables.store.records_after(table_id, 1)]
    assert [type(record) for record in stored] == [Answered]


def test_what_others_did_beside_the_point_refuses_nothing(database: str) -> None:
    """A line of chat at one process and an answer at the other: both are stored."""

    async def work() -> None:
        async with tables_on(database) as one, tables_on(database) as other:
            table = await new_table(one)
            said = first_answer(await other.table(table.id), "answer")
            await asyncio.gather(
                one.do(table.id, lambda live: commands.say(live, HOST.person, Say("s", "hello")), "say"),
                other.do(table.id, answering(said), "answer"),
            )
            await one.catch_up_all()
            assert (await one.table(table.id)).version == 3

    run(work())


@pytest.mark.parametrize("again", ["here", "elsewhere", "after a restart", "long after"])
def test_the_same_key_again_is_the_same_answer(database: str, again: str) -> None:
    async def work() -> None:
        async with tables_on(database) as live_tables, tables_on(database) as other:
            table = await new_table(live_tables)
            said = first_answer(table, "key")
            first = await live_tables.do(table.id, answering(said), "key")
            if again == "after a restart":
                live_tables.forget(table)
            if again == "long after":
                await play_on(live_tables, table.id, 80, Random(1))
                table.done.clear()
            before = fingerprint((await live_tables.table(table.id)).timeline)
            where = other if again == "elsewhere" else live_tables
            assert (await where.do(table.id, answering(said), "key")).version == first.version
            assert fingerprint((await where.table(table.id)).timeline) == before
            assert (
                len(await live_tables.store.records_after(table.id, 0)) == (await live_tables.table(table.id)).version
            )

    run(work())


def test_the_same_line_of_chat_again_is_said_once(database: str) -> None:
    async def work() -> None:
        async with tables_on(database) as one, tables_on(database) as other:
            table = await new_table(one)
            for live_tables in (one, one, other, other):
                await live_tables.do(table.id, lambda live: commands.say(live, HOST.person, Say("s", "hello")), "s")
            assert [line.text for line in (await other.table(table.id)).participants.chat] == ["hello"]
            assert await one.store.newest([table.id]) == {table.id: 2}

    run(work())


def test_an_answer_that_is_not_stored_has_not_happened(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def full(_self: Store, _append: Append) -> bool:
        raise StorageError("disk is full")

    async def work() -> None:
        async with tables_on(sqlite) as live_tables:
            table = await new_table(live_tables)
            before = fingerprint(table.timeline)
            said = first_answer(table, "key")
            with monkeypatch.context() as patch:
                patch.setattr(Store, "append", full)
                with pytest.raises(Rejection, match="storage"):
                    await live_tables.do(table.id, answering(said), "key")
            assert fingerprint((await live_tables.table(table.id)).timeline) == before
            assert (await live_tables.do(table.id, answering(said), "key")).version == 2

    run(work())


# Loading


@pytest.mark.parametrize("game", ["beacon", "martians", "vanguard"])
def test_a_loaded_table_is_the_live_one(database: str, game: str) -> None:
    """With answers, undo, branches, chat and changed seats, at every distance from the last checkpoint."""

    async def work() -> None:
        chance = Random(3)
        async with tables_on(database) as live_tables:
            table = await new_table(live_tables, game)
            await with_guest(live_tables, table)
            await live_tables.do(table.id, lambda live: commands.take(live, HOST.person, 1, HOST.person, None))
            for turn in range(5):
                back = Travel("t", to=turn * 3)
                await play_on(live_tables, table.id, 5 + 9 * turn, chance)
                await live_tables.do(
                    table.id, lambda live: commands.mark(live, HOST.person, Mark("m", f"m{live.version}"))
                )
                await live_tables.do(
                    table.id, lambda live: commands.say(live, HOST.person, Say("s", f"at {live.version}"))
                )
                await live_tables.do(table.id, lambda live, back=back: commands.travel(live, HOST.person, back))  # type: ignore[misc]
                await play_on(live_tables, table.id, 2, chance)
                await assert_loads_alike(live_tables, table.id)
            assert (await live_tables.store.newest([table.id]))[table.id] > CHECKPOINT_EVERY

    run(work())


async def assert_loads_alike(live_tables: LiveTables, table_id: str) -> None:
    live = await live_tables.table(table_id)
    stored = await live_tables.store.load(table_id)
    assert stored is not None
    loaded = LiveTable.loaded(stored)
    assert loaded.version == live.version
    assert loaded.notes == []
    assert loaded.participants == live.participants
    assert loaded.timeline.branches == live.timeline.branches
    assert fingerprint(loaded.timeline) == fingerprint(live.timeline)
    assert list(loaded.timeline.position.open) == list(live.timeline.position.open)
    assert await replayed(live_tables, table_id) == fingerprint(live.timeline)


@pytest.mark.parametrize("game", ["beacon", "martians"])
def test_a_question_has_the_same_id_wherever_the_table_is_loaded(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """Seats that plan at once keep their questions while others answer: across checkpoints, too."""
    monkeypatch.setattr("farlight.server.tables.live_tables.CHECKPOINT_EVERY", 5)

    async def work() -> None:
        chance = Random(11)
        kept = 0
        async with tables_on(sqlite) as live_tables:
            table = await new_table(live_tables, game)
            for number in range(120):
                asked = (await live_tables.table(table.id)).timeline.position.open
                if not asked:
                    break
                decision = chance.choice(list(asked))
                option = chance.choice(list(decision.options))
                said = Answer(f"k{number}", max(decision.seat, 0), decision.id, option.id)
                await live_tables.do(table.id, answering(said), f"{HOST.person}:{said.id}")
                live = await live_tables.table(table.id)
                stored = await live_tables.store.load(table.id)
                assert stored is not None
                ids = [each.id for each in live.timeline.position.open]
                assert [each.id for each in LiveTable.loaded(stored).timeline.position.open] == ids
                kept += len(set(ids)) > 1
        assert kept > 10, "seats were asked since different moments"

    run(work())


def test_after_an_answer_that_failed_things_have_the_names_they_had(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The failed answer was carried out in a state that is thrown away then."""

    async def work() -> None:
        async with tables_on(sqlite) as live_tables:
            table = await new_table(live_tables)
            table.texts("en")
            with monkeypatch.context() as planted:
                planted.setattr(type(table.game.rules), "check", lambda _game, _state: "planted")
                with pytest.raises(EngineError, match="planted"):
                    await live_tables.do(table.id, answering(first_answer(table, "k")))
            asked: list[Any] = []
            monkeypatch.setattr(type(table.game.table), "name_at", lambda _game, state, *_: asked.append(state))
            table.texts("en").name("seat", 0)
            assert [state is table.timeline.position.state for state in asked] == [True]

    run(work())


def test_the_first_and_the_latest_checkpoints_are_kept(database: str) -> None:
    async def work() -> None:
        async with tables_on(database) as live_tables:
            table = await new_table(live_tables)
            for number in range(4 * CHECKPOINT_EVERY):
                said = Say(str(number), "tick")
                await live_tables.do(table.id, lambda live, said=said: commands.say(live, HOST.person, said))  # type: ignore[misc]
            with live_tables.store.engine.connect() as connection:
                kept = connection.execute(select(checkpoints.c.sequence).order_by(checkpoints.c.sequence)).scalars()
                assert list(kept) == [1, 3 * CHECKPOINT_EVERY + 1, 4 * CHECKPOINT_EVERY + 1]

    run(work())


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_an_old_save_becomes_a_table(sqlite: str, path: Path) -> None:
    async def work() -> None:
        async with tables_on(sqlite) as live_tables:
            table = await bring(live_tables, path.read_bytes())
            before = fingerprint(table.timeline)
            await play_on(live_tables, table.id, 5, Random(1))
            live_tables.forget(await live_tables.table(table.id))
            again = await live_tables.table(table.id)
            by_habit = sum(entry.joined for entry in again.timeline.entries)
            assert again.version == 6 + by_habit
            assert before != fingerprint(again.timeline)
            await assert_same_after_export(live_tables, again)

    run(work())


async def assert_same_after_export(live_tables: LiveTables, table: LiveTable) -> None:
    copy = await bring(live_tables, exported(table))
    assert fingerprint(copy.timeline) == fingerprint(table.timeline)
    assert copy.participants.settings == table.participants.settings


def test_a_table_says_that_the_content_has_changed(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with tables_on(sqlite) as live_tables:
            table = await new_table(live_tables)
            await play_on(live_tables, table.id, 5, Random(1))
            before = fingerprint(table.timeline)
            live_tables.forget(table)
            game = load_game("beacon")
            monkeypatch.setattr(game.pack, "hash", "another")
            monkeypatch.setattr("farlight.server.tables.live_table.load_game", lambda _: game)
            loaded = await live_tables.table(table.id)
            assert loaded.notes == ["the content pack has changed since this was saved"]
            assert fingerprint(loaded.timeline) == before

    run(work())


def test_a_table_says_which_answer_does_not_hold_any_more(sqlite: str) -> None:
    """As after an upgrade that took an option away: what came before is kept, and all answers stay in the records."""

    async def work() -> None:
        async with tables_on(sqlite) as live_tables:
            table = await new_table(live_tables)
            await play_on(live_tables, table.id, 6, Random(1))
            live_tables.forget(table)
            await _forge(live_tables, table.id, 5)
            loaded = await live_tables.table(table.id)
            assert loaded.version == 7
            assert loaded.timeline.head == 3
            assert "cannot be given there any more" in loaded.notes[0]
            assert "goes on from answer 3" in loaded.notes[0]
            await play_on(live_tables, table.id, 3, Random(2))
            assert len(await live_tables.store.records_after(table.id, 0)) == 10
            live_tables.forget(await live_tables.table(table.id))
            again = await live_tables.table(table.id)
            assert fingerprint(again.timeline).startswith("9/9")

    run(work())


async def _forge(live_tables: LiveTables, table_id: str, sequence: int) -> None:
    """Make one stored answer an impossible one."""
    stored = next(one for one in await live_tables.store.records_after(table_id, 0) if one.sequence == sequence)
    record = decode_record(stored.body)
    assert isinstance(record, Answered)
    entry = msgspec.structs.replace(record.entry, option="no such option")
    body = encode_record(msgspec.structs.replace(record, entry=entry))
    with live_tables.store.engine.begin() as connection:
        connection.execute(
            update(records).where(records.c.table_id == table_id, records.c.sequence == sequence).values(body=body)
        )


def test_a_table_that_cannot_be_read_is_refused_with_a_reason_and_stays(sqlite: str) -> None:
    async def work() -> None:
        async with tables_on(sqlite) as live_tables:
            table = await new_table(live_tables)
            live_tables.forget(table)
            with live_tables.store.engine.begin() as connection:
                body = msgspec.msgpack.encode(Checkpoint(table.participants, b"no save at all"))
                connection.execute(update(checkpoints).values(body=body))
            with pytest.raises(Rejection, match="bad-file"):
                await live_tables.table(table.id)

    run(work())


# Consent


def test_a_proposal_waits_for_everybody_and_is_done_with_the_last(database: str) -> None:
    async def work() -> None:
        async with tables_on(database) as live_tables:
            table = await new_table(live_tables, undo="ask")
            await with_guest(live_tables, table)
            while not any(entry.revealed for entry in table.timeline.entries):
                asked = table.timeline.position.open[0]
                person = GUEST.person if asked.seat == 1 else HOST.person
                await live_tables.do(table.id, answering(first_answer(table, "x"), person))
            head = table.timeline.head
            result = await live_tables.do(table.id, lambda live: commands.travel(live, HOST.person, Travel("t", to=0)))
            assert result.waits == table.version
            assert table.timeline.head == head
            stored = await live_tables.store.records_after(table.id, table.version - 1)
            assert isinstance(decode_record(stored[0].body), Proposed)
            await live_tables.do(table.id, lambda live: commands.agree(live, GUEST.person, Agree("a", result.waits)))
            assert table.timeline.head == 0
            assert table.participants.proposals == {}
            await assert_loads_alike(live_tables, table.id)

    run(work())


# Several processes


def test_a_process_catches_up_with_what_another_stored(database: str) -> None:
    async def work() -> None:
        async with tables_on(database) as one, tables_on(database) as other:
            table = await new_table(one)
            copy = await other.table(table.id)
            await play_on(one, table.id, 9, Random(1))
            await one.do(table.id, lambda live: commands.mark(live, HOST.person, Mark("m", "here")))
            await other.catch_up_all()
            assert fingerprint(copy.timeline) == fingerprint(table.timeline)
            assert copy.timeline.branches == {"here": 9}

    run(work())


def test_a_watched_table_that_was_thrown_away_is_shown_when_it_has_gone_on(database: str) -> None:
    async def work() -> None:
        shown: list[int] = []

        async def show(change: Any) -> None:
            shown.append(change.table.version)

        async with tables_on(database) as one, tables_on(database) as other:
            table = await new_table(one)
            other.publish = show
            other.watched = lambda: {table.id}
            other.forget(await other.table(table.id))
            await play_on(one, table.id, 3, Random(1))
            await other.catch_up_all()
            assert shown == [4]
            await other.catch_up_all()
            assert shown == [4]

    run(work())


def test_names_of_moments_are_records(database: str) -> None:
    async def work() -> None:
        async with tables_on(database) as live_tables:
            table = await new_table(live_tables)
            await live_tables.do(table.id, lambda live: commands.mark(live, HOST.person, Mark("m", "start")))
            stored = await live_tables.store.records_after(table.id, 1)
            assert decode_record(stored[0].body) == Named("start", 0)

    run(work())


def test_a_database_of_a_strange_kind_is_refused_in_words() -> None:
    with pytest.raises(Exception, match="SQLite or PostgreSQL"):
        open_engine("mysql://host/name")


# Showing


def test_a_table_that_went_on_unseen_is_shown_with_whatever_comes_next(sqlite: str) -> None:
    """Overtaken by another process and read anew, a table shows its new position also with a line of chat."""

    async def work() -> None:
        async with tables_on(sqlite) as one, tables_on(sqlite) as other:
            table = await new_table(one)
            showing = hub.Hub(one, Presence())
            one.publish = showing.publish
            looking = hub.Connection(table.id, HOST.person, hub.Look(None, "en", False, False), Limits())
            showing.enter(looking, table)
            await play_on(other, table.id, 1, Random(1))  # seen by nobody here
            one.forget(table)
            await one.do(table.id, lambda live: commands.say(live, HOST.person, Say("s", "hello")))
            shown: dict[str, Any] = {}
            version = 0
            while version < table.version + 2:
                message = await looking.next()
                assert message is not None
                frame = msgspec.json.decode(message)
                shown |= frame["parts"]
                version = frame["version"]
            now = (await one.table(table.id)).timeline.position.open
            assert [asked["id"] for asked in shown["asked"]] == [decision.id for decision in now]

    run(work())


def test_those_who_look_on_are_told_who_went_back(sqlite: str) -> None:
    async def work() -> None:
        async with tables_on(sqlite) as live_tables:
            table = await new_table(live_tables)
            await play_on(live_tables, table.id, 2, Random(1))
            showing = hub.Hub(live_tables, Presence())
            live_tables.publish = showing.publish
            looking = hub.Connection(table.id, HOST.person, hub.Look(None, "de", False, False), Limits())
            showing.enter(looking, table)
            assert await looking.next() is not None
            await live_tables.do(table.id, lambda live: commands.travel(live, HOST.person, Travel("t")))
            frames = [msgspec.json.decode(message) for message in [await looking.next()] if message is not None]
            (told,) = frames[-1]["told"]
            assert told["text"] == "Ada hat zurückgenommen: Rasten."
            assert told["own"] == "Du hast zurückgenommen: Rasten."

    run(work())
