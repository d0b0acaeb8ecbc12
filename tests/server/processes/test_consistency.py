"""Several processes, one table: what one has told, no other denies. Houses without a network, and nobody who calls."""

import asyncio
from pathlib import Path
from random import Random

import httpx
import pytest
from sqlalchemy import update

from farlight.server.store.schema import records
from farlight.server.store.store import Stored
from farlight.server.tables import commands
from farlight.server.tables.idempotency import Result, content_of
from farlight.server.tables.live_table import LiveTable
from farlight.server.tables.live_tables import LiveTables
from farlight.server.tables.rejections import Rejection
from farlight.wire import SEEN, Agree, Answer, Frame, Look, Resync, Say, Travel
from tests.server.memory import GUEST, HOST, answering, first_answer, new_table, play_on, run, tables_on, with_guest
from tests.server.tools import PATIENCE, Live, Person, ServerProcess, serving

GAMES = ("beacon", "martians", "vanguard")
Question = tuple[int, int, str]


def questions(table: LiveTable) -> list[Question]:
    """What is asked, with its ids."""
    return [(decision.id, decision.seat, decision.prompt) for decision in table.timeline.position.open]


async def say(live_tables: LiveTables, table_id: str, key: str, text: str = "hello") -> Result:
    said = Say(key, text)
    return await live_tables.do(table_id, lambda live: commands.say(live, HOST.person, said), key, content_of(said))


# Reading on


def test_a_table_never_goes_back_to_an_older_version(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A load that began earlier and ends later does not take the place of what was shown meanwhile."""

    async def work() -> None:
        async with tables_on(database) as here, tables_on(database) as there:
            table = await new_table(there)
            asked: list[asyncio.Task[LiveTable]] = []
            loads = 0
            load = here.store.load

            async def slowly(table_id: str) -> Stored | None:
                nonlocal loads
                loads += 1
                place = loads
                stored = await load(table_id)
                if place == 2:  # others store something and come to look, while this one still reads
                    await say(there, table_id, "k")
                    asked.append(asyncio.create_task(here.table(table_id)))
                    await asyncio.sleep(0)
                    if loads > place:
                        await asked[-1]
                return stored

            async def look_and_let_go() -> None:
                here.forget(await here.table(table.id))

            monkeypatch.setattr(here.store, "load", slowly)
            await asyncio.gather(look_and_let_go(), here.table(table.id), here.table(table.id))
            shown = (await asked[0] if asked else table).version
            assert (await here.table(table.id)).version >= shown

    run(work())


def test_what_is_stored_while_a_table_is_loaded_is_not_missed(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with tables_on(database) as here, tables_on(database) as there:
            table = await new_table(there)
            load = here.store.load

            async def slowly(table_id: str) -> Stored | None:
                stored = await load(table_id)
                await say(there, table_id, "k")
                told.append(asyncio.create_task(here.catch_up(table_id)))  # as a notification makes it do
                await asyncio.sleep(0)
                return stored

            told: list[asyncio.Task[None]] = []
            monkeypatch.setattr(here.store, "load", slowly)
            await here.table(table.id)
            await told[0]
            assert here.live[table.id].version == table.version

    run(work())


def test_an_answer_to_a_question_that_another_process_told_of_is_taken(database: str) -> None:
    """As whoever comes here from a process that died: what it told of is asked, though nobody has told us yet."""

    async def work() -> None:
        async with tables_on(database) as here, tables_on(database) as there:
            table = await new_table(there)
            await here.table(table.id)
            await play_on(there, table.id, 5, Random(1))
            said = first_answer(table, "next")
            assert here.live[table.id].version < table.version
            result = await here.do(table.id, answering(said))
            assert result.version == table.version + 1

    run(work())


def test_a_refusal_is_one_by_the_newest_table(database: str) -> None:
    """A process that lags behind refuses nothing that is allowed, and says which version it judged."""

    async def work() -> None:
        async with tables_on(database) as here, tables_on(database) as there:
            table = await new_table(there, undo="ask")
            await with_guest(there, table)
            await here.table(table.id)
            await play_on(there, table.id, 3, Random(1))
            with pytest.raises(Rejection, match="no-moment") as refused:
                await here.do(table.id, lambda live: commands.travel(live, HOST.person, Travel("t", to=1000)))
            assert refused.value.version == table.version == here.live[table.id].version
            # To say that nothing is to be done is an answer, too.
            await there.do(table.id, lambda live: commands.join(live, "c" * 16, "Cleo", watches=True))
            known = await here.do(table.id, lambda live: commands.join(live, "c" * 16, "Cleo", watches=True))
            assert known == Result(table.version)

    run(work())


def test_whoever_has_seen_a_version_is_shown_no_older_one(database: str) -> None:
    async def work() -> None:
        async with tables_on(database) as here, tables_on(database) as there:
            table = await new_table(there)
            await here.table(table.id)
            done = await say(there, table.id, "k")
            async with here.held(table.id) as live:
                assert live.version < done.version, "nobody has told it"
            async with here.held(table.id, done.version) as live:
                assert live.version == done.version
                assert live.participants.chat == table.participants.chat
            async with here.held(table.id, 10**9) as live:
                assert live.version == done.version, "there is no more than what is stored"

    run(work())


@pytest.mark.parametrize("game", GAMES)
def test_a_question_has_the_same_id_in_every_process(sqlite: str, game: str) -> None:
    """Whether a process made the answers, followed them, or came in the middle; with undo, redo and bots."""

    async def work() -> None:
        chance = Random(7)
        async with tables_on(sqlite) as one, tables_on(sqlite) as two, tables_on(sqlite) as late:
            processes = (one, two)
            table = await new_table(one, game)
            for step in range(90):
                await _some_command(processes[chance.randrange(2)], table.id, step, chance)
                newest = (await one.store.newest([table.id]))[table.id]
                seen = []
                for live_tables in (*processes, late):
                    async with live_tables.held(table.id, newest) as live:
                        seen.append((live.version, questions(live)))
                        if live_tables is late:
                            live_tables.forget(live)
                assert seen == [seen[0]] * 3

    run(work())


async def _some_command(live_tables: LiveTables, table_id: str, step: int, chance: Random) -> None:
    live = await live_tables.table(table_id)
    head, moments, asked = live.timeline.head, len(live.timeline.entries), live.timeline.position.open
    if moments and (not asked or chance.random() < 0.1):
        to = Travel(f"t{step}", to=chance.randrange(moments + 1))
        await live_tables.do(table_id, lambda live: commands.travel(live, HOST.person, to))
    elif chance.random() < 0.3:
        decision = chance.choice(asked)
        option = chance.choice(decision.options).id
        await live_tables.do(
            table_id, lambda live: commands.answer_for(live, max(decision.seat, 0), decision.id, option)
        )
    elif head >= 0:
        await live_tables.do(table_id, answering(first_answer(live, f"a{step}", chance)))


def test_requests_and_connections_name_the_version_that_was_seen(sqlite: str, tmp_path: Path) -> None:
    """Two processes on one file, which look for news of each other once a second."""
    with serving(sqlite, tmp_path) as here, serving(sqlite, tmp_path) as there:
        host, guest = Person(here.url), Person(here.url, "Bruno")
        table = host.new_table(here.url, "beacon", 2, mine=[0])
        assert host.get(there.url, f"/tables/{table}")["version"] == 1
        guest.join(here.url, host, table)  # and is known over there at once
        seen = guest.get(there.url, f"/tables/{table}")["version"]
        with Live(there.url, host, table) as watching:
            for number in range(10):
                said = {"id": f"k{number}", "text": "hello"}
                done = host.post(here.url, f"/tables/{table}/chat", said)["version"]
                if number % 3 == 0:
                    seen = _get_seen(there.url, host, table, done).json()["version"]
                elif number % 3 == 1:
                    with Live(there.url, host, table, version=done) as live:
                        seen = live.version
                else:
                    watching.send(Resync(done))
                    seen = whole_frame(watching)
                assert seen >= done


def test_whoever_looks_through_other_eyes_sees_no_older_table(sqlite: str, tmp_path: Path) -> None:
    with serving(sqlite, tmp_path) as here, serving(sqlite, tmp_path) as there:
        host = Person(here.url)
        table = host.new_table(here.url, "beacon")
        with Live(there.url, host, table) as watching:
            for number in range(4):
                done = host.post(here.url, f"/tables/{table}/chat", {"id": f"k{number}", "text": "hello"})["version"]
                watching.send(Look(language=("it", "en")[number % 2], version=done))
                assert whole_frame(watching) >= done


def whole_frame(live: Live) -> int:
    """The version of the next frame that is more than a change."""
    while (frame := live.until(Frame)).base != -1:
        pass
    return frame.version


@pytest.mark.parametrize("said", ["", "-1", "4 2", "x", "\u0664", "1" * 40])
def test_a_version_that_is_none_is_refused_in_words(server: ServerProcess, said: str) -> None:
    host = Person(server.url)
    table = host.new_table(server.url, "beacon")
    refused = _get_seen(server.url, host, table, said)
    assert (refused.status_code, refused.json()["code"]) == (400, "bad-seen")
    assert SEEN in refused.json()["text"]


def _get_seen(url: str, person: Person, table: str, seen: int | str) -> httpx.Response:
    headers = {name.encode(): value.encode() for name, value in {**person.headers, SEEN: str(seen)}.items()}
    return httpx.get(f"{url}/api/tables/{table}", headers=headers, timeout=PATIENCE)


# Once, and the same


def test_a_key_is_bound_to_what_its_command_asked_for(database: str) -> None:
    """In the process that did it, in another one, and in one that starts later; nothing is changed by the second."""

    async def work() -> None:
        async with tables_on(database) as here, tables_on(database) as there:
            table = await new_table(here)
            await there.table(table.id)
            done = await say(here, table.id, "k")
            said = first_answer(table, "k")
            async with tables_on(database) as later:
                for live_tables in (here, there, later):
                    assert await say(live_tables, table.id, "k") == done
                    with pytest.raises(Rejection, match="id-used"):
                        await say(live_tables, table.id, "k", "something else")
                    with pytest.raises(Rejection, match="id-used"):
                        await live_tables.do(table.id, answering(said), "k", content_of(said))
                    assert (await live_tables.table(table.id)).version == done.version
            assert await here.store.newest([table.id]) == {table.id: done.version}

    run(work())


def test_what_the_sender_had_seen_is_not_what_is_asked_for() -> None:
    assert content_of(Answer("k", 0, 3, "go", version=7)) == content_of(Answer("j", 0, 3, "go", version=9))
    assert content_of(Answer("k", 0, 3, "go")) != content_of(Answer("k", 0, 3, "stay"))
    assert content_of(Agree("k", 3)) != content_of(Travel("k", to=3))


def test_a_proposal_that_is_sent_again_still_waits(database: str) -> None:
    async def work() -> None:
        async with tables_on(database) as here:
            table = await new_table(here, undo="ask")
            await with_guest(here, table)
            await _roll_something(here, table)
            back = Travel("back", to=0)
            key = f"{HOST.person}:back"

            async def propose(live_tables: LiveTables) -> Result:
                go = lambda live: commands.travel(live, HOST.person, back)  # noqa: E731
                return await live_tables.do(table.id, go, key, content_of(back))

            done = await propose(here)
            assert done.waits == done.version
            async with tables_on(database) as there:
                assert [await propose(live_tables) for live_tables in (here, there)] == [done] * 2
                agree = Agree("yes", done.waits)
                agreed = await _agree(here, table.id, agree)
                assert agreed.version == done.version + 2, "consent, and what was agreed on"
                assert [await _agree(live_tables, table.id, agree) for live_tables in (here, there)] == [agreed] * 2
                assert [await propose(live_tables) for live_tables in (here, there)] == [done] * 2

    run(work())


async def _roll_something(live_tables: LiveTables, table: LiveTable) -> None:
    """Play until something was rolled or shown."""
    chance = Random(1)
    while not any(entry.revealed for entry in table.timeline.entries):
        said = first_answer(table, f"r{table.version}", chance)
        person = HOST.person if said.seat == 0 else GUEST.person
        await live_tables.do(table.id, answering(said, person))


async def _agree(live_tables: LiveTables, table_id: str, said: Agree) -> Result:
    key = f"{GUEST.person}:{said.id}"
    return await live_tables.do(table_id, lambda live: commands.agree(live, GUEST.person, said), key, content_of(said))


def test_records_from_before_fingerprints_are_known_by_their_keys(database: str) -> None:
    async def work() -> None:
        async with tables_on(database) as live_tables:
            table = await new_table(live_tables)
            done = await say(live_tables, table.id, "k")
            await live_tables.store.writer.write(
                lambda connection: connection.execute(update(records).values(content=None, last=None))
            )
            live_tables.forget(table)
            assert await say(live_tables, table.id, "k") == done
            assert await say(live_tables, table.id, "k", "something else") == done, "nobody knows what it was"

    run(work())
