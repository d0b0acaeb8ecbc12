"""Several answers as one act at a table: stored together, seen together, proposed together, taken back together."""

import asyncio
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import Connection

from farlight.kernel import GROUP, Refusal
from farlight.server.live import frames
from farlight.server.live.presence import Presence
from farlight.server.store.retry import StorageError
from farlight.server.store.store import Store
from farlight.server.tables import commands
from farlight.server.tables.changes import Change
from farlight.server.tables.idempotency import content_of
from farlight.server.tables.live_table import LiveTable
from farlight.server.tables.live_tables import LiveTables
from farlight.server.tables.records import Answered, Choosing, decode_record
from farlight.server.tables.rejections import Rejection
from farlight.texts import LANGUAGES
from farlight.wire import Agree, AnswerAll, Settings, Travel
from tests.kernel.test_gestures import small_answers
from tests.server.memory import HOST, fingerprint, new_table, play_on, replayed, run, tables_on
from tests.server.tables.test_last_word import at_table as at_a_dispute

GAMES = ("beacon", "martians", "vanguard")


async def an_act(live_tables: LiveTables, table: LiveTable, key: str, least: int = 2) -> AnswerAll:
    """Several answers that may be given at once; plays on until there are some."""
    random = Random(3)
    for _ in range(60):
        for _ in range(10):
            seat, decision, options = small_answers(table.timeline, random)
            if len(options) >= least:
                return AnswerAll(key, seat, decision, tuple(options))
        await play_on(live_tables, table.id, 1, random)
    raise AssertionError("nothing takes several answers")


async def do(live_tables: LiveTables, table_id: str, said: AnswerAll | Travel, person: str = HOST.person) -> int:
    done = await live_tables.do(
        table_id, lambda table: commands.carry_out(table, person, said), f"{person}:{said.id}", content_of(said)
    )
    return done.version


@pytest.mark.parametrize("game", GAMES)
def test_an_act_is_stored_at_once_and_seen_at_once_by_every_process(game: str, database: str) -> None:
    async def work() -> None:
        async with tables_on(database) as one, tables_on(database) as other:
            table = await new_table(one, game, stops="always")
            said = await an_act(one, table, "act")
            there = await other.table(table.id)
            async with other.held(table.id, table.version):
                pass
            shown: list[Change] = []

            async def keep(change: Change) -> None:
                shown.append(change)

            other.publish = keep
            before, head = table.version, table.timeline.head
            version = await do(one, table.id, said)
            assert version == before + len(said.options)
            await other.catch_up(table.id)
            there = await other.table(table.id)
            assert len(shown) == 1, "nobody sees the half of it"
            assert [each.moment for each in shown[0].happened] == list(range(head + 1, head + 1 + len(said.options)))
            assert fingerprint(there.timeline) == fingerprint(table.timeline) == await replayed(one, table.id)
            assert await do(one, table.id, said) == await do(other, table.id, said) == version, "once, whoever is asked"
            with pytest.raises(Rejection, match="id-used"):
                await do(other, table.id, AnswerAll("act", said.seat, said.decision, said.options[:1]))
            await do(other, table.id, Travel("undo"))
            await one.catch_up(table.id)
            assert table.timeline.head == there.timeline.head == head
            await do(one, table.id, Travel("redo", forward=True))
            assert table.timeline.head == head + len(said.options)

    run(work())


def test_a_crash_in_the_middle_leaves_nothing_of_an_act(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with tables_on(database) as live_tables:
            table = await new_table(live_tables)
            said = await an_act(live_tables, table, "act")
            before, version = fingerprint(table.timeline), table.version
            add = Store.add_records

            def half(store: Store, connection: Connection, append: object, rows: list[object]) -> bool:
                add(store, connection, append, rows[:1])  # type: ignore[arg-type]
                raise StorageError("planted")

            with monkeypatch.context() as planted:
                planted.setattr(Store, "add_records", half)
                with pytest.raises(Rejection):
                    await do(live_tables, table.id, said)
            again = await live_tables.table(table.id)
            assert (fingerprint(again.timeline), again.version) == (before, version)
            assert await do(live_tables, table.id, said) == version + len(said.options)

    run(work())


def test_a_refusal_in_the_middle_changes_nothing_and_says_which(database: str) -> None:
    async def work() -> None:
        async with tables_on(database) as live_tables:
            table = await new_table(live_tables)
            said = await an_act(live_tables, table, "act")
            before, version = fingerprint(table.timeline), table.version
            wrong = AnswerAll("wrong", said.seat, said.decision, (*said.options, "no such thing"))
            with pytest.raises(Rejection) as caught:
                await do(live_tables, table.id, wrong)
            for language in LANGUAGES:
                assert str(len(wrong.options)) in caught.value.text(language)
            assert (fingerprint(table.timeline), table.version) == (before, version)
            stale = AnswerAll("stale", said.seat, said.decision + 1, said.options)
            with pytest.raises(Rejection, match="stale"):
                await do(live_tables, table.id, stale)

    run(work())


def test_what_the_group_decides_is_proposed_as_a_whole(tmp_path: Path) -> None:
    async def scene(live_tables: LiveTables, table: LiveTable) -> None:
        asked = table.timeline.position.open[0]
        assert asked.seat == GROUP
        first = asked.options[1]
        rehearsed = table.timeline.position.copy()
        assert rehearsed.answer(0, asked.id, first.id) is None
        if rehearsed.play.revealed or not rehearsed.choices(0):
            options: tuple[str, ...] = (first.id,)
        else:
            options = (first.id, rehearsed.choices(0)[0][1].id)
        said = AnswerAll("k", 0, asked.id, options)
        head = table.timeline.head
        wish = await live_tables.do(table.id, lambda live: commands.carry_out(live, "ada", said))
        assert table.participants.proposals[wish.waits].proposed.act == Choosing(0, asked.id, first.id, options[1:])
        words = frames.standing(table, Presence(), "en")["standing"].decode()
        steps = table.timeline.rehearse(0, asked.id, options)
        assert not isinstance(steps, Refusal)
        for _, option in steps:
            assert table.texts("en").option(option) in words
        assert table.timeline.head == head
        await live_tables.do(table.id, lambda live: commands.agree(live, "ben", Agree("a", wish.waits)))
        assert table.timeline.head == head + len(options)
        stored = await live_tables.store.records_after(table.id, 0)
        records = [decode_record(record.body) for record in stored]
        assert [each.by for each in records if isinstance(each, Answered)][-len(options) :] == ["ada"] * len(options)

    at_a_dispute(tmp_path, scene, Settings(stops="always"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_taken_back_is_told_by_what_it_was(language: str, database: str) -> None:
    async def work() -> None:
        async with tables_on(database) as live_tables:
            table = await new_table(live_tables, "martians", stops="always")
            said = await an_act(live_tables, table, "act")
            steps = table.timeline.rehearse(said.seat, said.decision, said.options)
            assert not isinstance(steps, Refusal)
            shown: list[Change] = []

            async def keep(change: Change) -> None:
                shown.append(change)

            live_tables.publish = keep
            start = table.timeline.head
            await do(live_tables, table.id, said)
            texts = table.texts(language)
            closing = table.game.table.closing
            told = [texts.option(option) for _, option in steps if option.verb not in closing]
            await do(live_tables, table.id, Travel("undo"))
            (news,) = frames.sentences_of(table, shown[-1], language)
            assert news.by == HOST.person
            assert HOST.name in news.text
            assert HOST.name not in news.own
            for words in (news.text, news.own, table.words_of_way(start + len(said.options), start, language, "all")):
                assert all(word.casefold() in words.casefold() for word in told)
            await do(live_tables, table.id, Travel("again", forward=True))
            (news,) = frames.sentences_of(table, shown[-1], language)
            assert all(word.casefold() in news.own.casefold() for word in told)
            await do(live_tables, table.id, Travel("start", to=0))
            (news,) = frames.sentences_of(table, shown[-1], language)
            assert news.own
            assert table.moment_words(start + len(said.options), language)

    run(work())


def test_the_same_act_twice_at_once_is_done_once(database: str) -> None:
    async def work() -> None:
        async with tables_on(database) as one, tables_on(database) as other:
            table = await new_table(one)
            said = await an_act(one, table, "act")
            versions = await asyncio.gather(*(do(process, table.id, said) for process in (one, other) * 2))
            assert len(set(versions)) == 1
            assert fingerprint((await one.table(table.id)).timeline) == await replayed(one, table.id)

    run(work())
