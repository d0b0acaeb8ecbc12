"""What people can do at a table: seats, consent, undo, bots, chat. On a real SQLite file, without sockets."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from farlight.beacon.rules.beacon_rules import BeaconRules
from farlight.server import lobby
from farlight.server.live.presence import Presence
from farlight.server.live.stand_ins import StandIns
from farlight.server.ops.config import Limits
from farlight.server.store.database import open_engine
from farlight.server.store.store import Store
from farlight.server.tables import commands
from farlight.server.tables.live_table import LiveTable
from farlight.server.tables.live_tables import LiveTables
from farlight.server.tables.people import Visitor
from farlight.server.tables.records import Going, Proposed
from farlight.server.tables.rejections import Rejection
from farlight.wire import Agree, Answer, Decline, Mark, NewTable, Say, Settings, Travel, Visit
from tests.server.memory import bring, exported

ADA, BEN, CAI = Visitor("ada", "Ada"), Visitor("ben", "Ben"), Visitor("cai", "Cai")
DEE = Visitor("dee", "Dee")
Scene = Callable[[LiveTables, LiveTable], Awaitable[None]]


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[LiveTables]:
    store = await Store.open(open_engine(f"sqlite:///{folder}/tables.db"))
    try:
        yield LiveTables(store, Limits())
    finally:
        await store.close()


def at_table(folder: Path, scene: Scene, settings: Settings | None = None, seats: int = 2) -> None:
    """A table of beacon: Ada and Ben play, Cai watches."""

    async def run() -> None:
        async with opened(folder) as live_tables:
            wanted = NewTable("beacon", seats=seats, seed=7, mine=(0,), settings=settings or Settings())
            table = await lobby.new_table(live_tables, ADA, wanted)
            links = await lobby.invitation(live_tables, "ada", table.id, anew=False)
            await lobby.join(live_tables, BEN, links.play)
            await lobby.join(live_tables, CAI, links.watch)
            await scene(live_tables, table)

    asyncio.run(run())


def first_answer(table: LiveTable, key: str = "k") -> tuple[str, Answer]:
    """The first thing that can be answered now, and who may."""
    decision = table.timeline.position.open[0]
    seat = max(decision.seat, 0)
    person = table.participants.chairs[seat].person
    return person, Answer(key, seat, decision.id, decision.options[0].id)


async def play(live_tables: LiveTables, table: LiveTable, count: int) -> None:
    for turn in range(count):
        person, said = first_answer(table, f"a{table.version}-{turn}")
        await live_tables.do(table.id, lambda live, who=person, what=said: commands.answer(live, who, what), said.id)  # type: ignore[misc]


async def refused(live_tables: LiveTables, table: LiveTable, command: commands.Mutation) -> Rejection:
    before = table.version, table.timeline.head
    with pytest.raises(Rejection) as caught:
        await live_tables.do(table.id, command)
    live = await live_tables.table(table.id)
    assert (live.version, live.timeline.head) == before, "a refused command changes nothing"
    return caught.value


# Coming and sitting down


def test_a_link_gives_the_first_free_seat_and_a_watch_link_none(tmp_path: Path) -> None:
    async def scene(_live_tables: LiveTables, table: LiveTable) -> None:
        assert table.participants.seats_of("ada") == (0,)
        assert table.participants.seats_of("ben") == (1,)
        assert table.participants.seats_of("cai") == ()
        assert table.participants.people["cai"].watches

    at_table(tmp_path, scene)


def test_new_links_close_the_old_ones(tmp_path: Path) -> None:
    async def scene(live_tables: LiveTables, table: LiveTable) -> None:
        old = await lobby.invitation(live_tables, "ada", table.id, anew=False)
        new = await lobby.invitation(live_tables, "ada", table.id, anew=True)
        with pytest.raises(Rejection, match="bad-link"):
            await lobby.describe(live_tables, old.play)
        assert (await lobby.describe(live_tables, new.play)).table == table.id

    at_table(tmp_path, scene)


@pytest.mark.parametrize("word", ["", "x", "0123456789abcdef.", "0123456789abcdef." + "x" * 32, "." * 40])
def test_a_wrong_link_opens_nothing(tmp_path: Path, word: str) -> None:
    async def scene(live_tables: LiveTables, _table: LiveTable) -> None:
        with pytest.raises(Rejection, match="bad-link"):
            await lobby.describe(live_tables, word)

    at_table(tmp_path, scene)


def test_spectators_come_only_where_they_are_wanted(tmp_path: Path) -> None:
    async def scene(live_tables: LiveTables, table: LiveTable) -> None:
        links = await lobby.invitation(live_tables, "ada", table.id, anew=False)
        await live_tables.do(table.id, lambda live: commands.change(live, "ada", Settings(spectators=False)))
        with pytest.raises(Rejection, match="no-spectators"):
            await lobby.describe(live_tables, links.watch)
        assert not table.participants.may_look("cai")
        assert table.participants.may_look("ben")

    at_table(tmp_path, scene)


def test_a_seat_is_released_claimed_and_handed_over(tmp_path: Path) -> None:
    async def scene(live_tables: LiveTables, table: LiveTable) -> None:
        assert (
            await refused(live_tables, table, lambda live: commands.take(live, "ben", 0, "ben", None))
        ).code == "seat-taken"
        await live_tables.do(table.id, lambda live: commands.take(live, "ben", 1, "", None))
        assert table.participants.chairs[1].person == ""
        assert (
            await refused(live_tables, table, lambda live: commands.take(live, "cai", 1, "cai", None))
        ).code == "watching"
        await live_tables.do(table.id, lambda live: commands.take(live, "ada", 1, "ada", None))
        assert table.participants.seats_of("ada") == (0, 1), "one person may hold several seats"
        await live_tables.do(table.id, lambda live: commands.take(live, "ada", 1, "ben", None))
        assert table.participants.seats_of("ben") == (1,)

    at_table(tmp_path, scene)


def test_who_leaves_frees_the_seats_and_only_the_host_sends_others_away(tmp_path: Path) -> None:
    async def scene(live_tables: LiveTables, table: LiveTable) -> None:
        assert (await refused(live_tables, table, lambda live: commands.leave(live, "ben", "cai"))).code == "not-host"
        assert (await refused(live_tables, table, lambda live: commands.leave(live, "ada", "ada"))).code == "host-stays"
        await live_tables.do(table.id, lambda live: commands.leave(live, "ada", "ben"))
        assert table.participants.chairs[1].person == ""
        assert not table.participants.may_look("ben")

    at_table(tmp_path, scene)


def test_the_company_follows_the_number_of_players(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A chair for each who comes; that of one who went is kept, but nobody is asked there."""
    playing = {2: 3, 3: 1}
    monkeypatch.setattr(BeaconRules, "seats", lambda _game, state, _setup: playing.get(state.watch, 2))

    async def scene(live_tables: LiveTables, table: LiveTable) -> None:
        async def until_watch(number: int) -> None:
            while table.timeline.position.state.watch < number:
                await play(live_tables, table, 1)

        await until_watch(2)
        assert [chair.person for chair in table.participants.played] == ["ada", "ben", ""]
        await lobby.join(live_tables, DEE, (await lobby.invitation(live_tables, "ada", table.id, anew=False)).play)
        assert table.participants.seats_of("dee") == (2,)
        await until_watch(3)
        assert table.participants.seats_of("ben") == table.participants.seats_of("dee") == ()
        assert table.participants.players() == ["ada"]
        assert [chair.person for chair in table.participants.chairs] == ["ada", "ben", "dee"]
        await live_tables.do(table.id, lambda live: commands.travel(live, "ada", Travel("u")))
        assert table.participants.players() == ["ada", "ben", "dee"]
        live_tables.forget(table)
        assert (await live_tables.table(table.id)).participants.players() == ["ada", "ben", "dee"]

    at_table(tmp_path, scene)


# Answering


def test_only_who_holds_the_seat_answers_for_it(tmp_path: Path) -> None:
    async def scene(live_tables: LiveTables, table: LiveTable) -> None:
        _, said = first_answer(table)
        other = "ben" if table.participants.chairs[said.seat].person == "ada" else "ada"
        assert (
            await refused(live_tables, table, lambda live: commands.answer(live, other, said))
        ).code == "not-your-seat"
        assert (
            await refused(live_tables, table, lambda live: commands.answer(live, "cai", said))
        ).code == "not-your-seat"

    at_table(tmp_path, scene)


def test_the_same_command_twice_is_done_once(tmp_path: Path) -> None:
    async def scene(live_tables: LiveTables, table: LiveTable) -> None:
        person, said = first_answer(table)
        command = lambda live: commands.answer(live, person, said)  # noqa: E731
        first = await live_tables.do(table.id, command, "key")
        again = await live_tables.do(table.id, command, "key")
        assert again == first
        live_tables.forget(table)
        assert (await live_tables.do(table.id, command, "key")).version == first.version, "also after it was read anew"
        assert (await live_tables.table(table.id)).timeline.head == 1

    at_table(tmp_path, scene)


def test_an_answer_to_an_old_question_is_stale(tmp_path: Path) -> None:
    async def scene(live_tables: LiveTables, table: LiveTable) -> None:
        person, said = first_answer(table)
        await play(live_tables, table, 3)
        assert (await refused(live_tables, table, lambda live: commands.answer(live, person, said))).code == "stale"

    at_table(tmp_path, scene)


def test_the_group_decides_together_where_the_table_wants_it(tmp_path: Path) -> None:
    async def scene(live_tables: LiveTables, table: LiveTable) -> None:
        while table.timeline.position.open[0].seat >= 0:
            await play(live_tables, table, 1)
        _, said = first_answer(table)
        result = await live_tables.do(table.id, lambda live: commands.answer(live, "ada", said))
        head = table.timeline.head
        assert result.waits
        assert table.participants.proposals[result.waits].missing == ["ben"]
        await live_tables.do(table.id, lambda live: commands.agree(live, "ben", Agree("x", result.waits)))
        assert table.timeline.head == head + 1
        assert not table.participants.proposals

    at_table(tmp_path, scene, Settings(group="all"))


# Going back


def roll_somewhere(table: LiveTable) -> bool:
    return any(entry.revealed for entry in table.timeline.entries)


def proposed(table: LiveTable, to: int) -> commands.Records:
    """A proposal of Ada's that Ben has not answered."""
    record = Proposed("ada", Going(to), ("ada", "ben"), table.timeline.head)
    table.apply(record)
    return [record]


def test_nobody_piles_up_proposals(tmp_path: Path) -> None:
    """All of them are sent to all, and each of them is told in words."""

    async def scene(live_tables: LiveTables, table: LiveTable) -> None:
        while not roll_somewhere(table):
            await play(live_tables, table, 1)
        for to in range(commands.MOST_PROPOSALS):
            await live_tables.do(table.id, lambda live, to=to: proposed(live, to + 1000))  # type: ignore[misc]
        error = await refused(live_tables, table, lambda live: commands.travel(live, "ada", Travel("a", 0)))
        assert error.code == "too-many-proposals"
        assert "8" in error.text("en")
        mine = next(iter(table.participants.proposals))
        await live_tables.do(table.id, lambda live: commands.decline(live, "ada", Decline("d", mine)))
        assert (await live_tables.do(table.id, lambda live: commands.travel(live, "ada", Travel("b", 0)))).waits

    at_table(tmp_path, scene, Settings(undo="ask"))


def test_a_name_is_used_again_when_there_are_as_many_as_may_be(tmp_path: Path) -> None:
    """As the refusal says."""

    async def scene(live_tables: LiveTables, table: LiveTable) -> None:
        table.timeline.branches.update({f"m{number}": 0 for number in range(commands.MOST_BRANCHES)})
        await play(live_tables, table, 1)
        error = await refused(live_tables, table, lambda live: commands.mark(live, "ada", Mark("a", "another")))
        assert error.code == "too-many-branches"
        await live_tables.do(table.id, lambda live: commands.mark(live, "ada", Mark("b", "m3")))
        assert table.timeline.branches["m3"] == table.timeline.head

    at_table(tmp_path, scene)


def test_undo_across_a_roll_needs_the_others(tmp_path: Path) -> None:
    async def scene(live_tables: LiveTables, table: LiveTable) -> None:
        while not roll_somewhere(table):
            await play(live_tables, table, 1)
        head = table.timeline.head
        asked = await live_tables.do(table.id, lambda live: commands.travel(live, "ada", Travel("u")))
        assert asked.waits
        assert table.timeline.head == head
        await live_tables.do(table.id, lambda live: commands.decline(live, "ben", Decline("d", asked.waits)))
        assert not table.participants.proposals
        again = await live_tables.do(table.id, lambda live: commands.travel(live, "ada", Travel("v")))
        assert (
            await refused(live_tables, table, lambda live: commands.travel(live, "ada", Travel("w")))
        ).code == "proposed-already"
        assert (
            await refused(live_tables, table, lambda live: commands.agree(live, "cai", Agree("c", again.waits)))
        ).code == "no-proposal"
        await live_tables.do(table.id, lambda live: commands.agree(live, "ben", Agree("a", again.waits)))
        assert table.timeline.head == table.timeline.entry(head).parent
        await live_tables.do(table.id, lambda live: commands.travel(live, "ben", Travel("r", forward=True)))
        assert table.timeline.head == head, "nothing was lost"

    at_table(tmp_path, scene, Settings(undo="ask"))


def test_undo_stops_at_a_roll_where_the_table_wants_it(tmp_path: Path) -> None:
    async def scene(live_tables: LiveTables, table: LiveTable) -> None:
        while not roll_somewhere(table):
            await play(live_tables, table, 1)
        error = await refused(live_tables, table, lambda live: commands.travel(live, "ada", Travel("u")))
        assert error.refusal is not None
        assert error.refusal.reason == "refused-undo-never"

    at_table(tmp_path, scene, Settings(undo="never"))


def test_a_named_moment_is_found_again(tmp_path: Path) -> None:
    async def scene(live_tables: LiveTables, table: LiveTable) -> None:
        await play(live_tables, table, 2)
        await live_tables.do(table.id, lambda live: commands.mark(live, "ada", Mark("m", "before the storm")))
        await play(live_tables, table, 3)
        await live_tables.do(table.id, lambda live: commands.visit(live, "ben", Visit("v", "before the storm")))
        assert table.timeline.head == 2
        error = await refused(live_tables, table, lambda live: commands.visit(live, "ben", Visit("w", "nowhere")))
        assert error.code == "no-branch"

    at_table(tmp_path, scene)


# Talking


@pytest.mark.parametrize("text", ["", "   ", "\x00\x1b", "x" * 501])
def test_what_is_no_line_of_chat_is_refused(tmp_path: Path, text: str) -> None:
    async def scene(live_tables: LiveTables, table: LiveTable) -> None:
        assert (
            await refused(live_tables, table, lambda live: commands.say(live, "ada", Say("s", text)))
        ).code == "bad-chat"

    at_table(tmp_path, scene)


def test_chat_is_kept_as_it_was_written(tmp_path: Path) -> None:
    async def scene(live_tables: LiveTables, table: LiveTable) -> None:
        line = "<b>Ben</b> & 'co': \u2603"
        await live_tables.do(table.id, lambda live: commands.say(live, "ben", Say("s", line)))
        live_tables.forget(table)
        assert [said.text for said in (await live_tables.table(table.id)).participants.chat] == [line]

    at_table(tmp_path, scene)


# Bots


def test_a_bot_answers_for_a_seat_until_it_is_given_back(tmp_path: Path) -> None:
    async def scene(live_tables: LiveTables, table: LiveTable) -> None:
        standins = StandIns(live_tables, Presence())
        assert (
            await refused(live_tables, table, lambda live: commands.take(live, "ada", 1, None, "nobody"))
        ).code == "no-bot"
        await live_tables.do(table.id, lambda live: commands.take(live, "ben", 1, None, "random"))
        assert set(standins.bots_of(table)) <= {1}
        await live_tables.do(table.id, lambda live: commands.take(live, "ben", 1, None, ""))
        assert not standins.bots_of(table)

    at_table(tmp_path, scene)


def test_bots_play_the_seats_of_those_who_are_away_and_stop_when_they_come(tmp_path: Path) -> None:
    async def scene(live_tables: LiveTables, table: LiveTable) -> None:
        now = [0.0]
        presence = Presence(clock=lambda: now[0])
        standins = StandIns(live_tables, presence)
        presence.come(table.id, "ada")
        assert not standins.bots_of(table)
        presence.come(table.id, "ben")
        presence.go(table.id, "ben")
        now[0] += 1000.0
        assert set(standins.bots_of(table)) <= {1}
        presence.come(table.id, "ben")
        assert not standins.bots_of(table)

    at_table(tmp_path, scene, Settings(absent="random", patience=60))


def test_bots_of_many_tables_take_turns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many tables somebody gives to bots, people wait for one of their answers at most."""

    async def scene() -> None:
        async with opened(tmp_path) as live_tables:
            answering, most, do = 0, 0, live_tables.do

            async def counted(*said: Any) -> Any:  # Any: whatever a command comes with
                nonlocal answering, most
                answering += 1
                most = max(most, answering)
                try:
                    return await do(*said)
                finally:
                    answering -= 1

            monkeypatch.setattr(live_tables, "do", counted)
            presence = Presence()
            standins = StandIns(live_tables, presence)
            wanted = NewTable("beacon", seats=2, seed=7, mine=(), settings=Settings(empty="random"))
            made = [await lobby.new_table(live_tables, ADA, wanted) for _ in range(4)]
            for table in made:
                presence.come(table.id, "ada")
                standins.kick(table)
            while any(table.version < 6 for table in made):
                await asyncio.sleep(0.01)
            await standins.close()
            assert most == 1

    asyncio.run(scene())


# Moving house


def test_an_exported_table_goes_on_elsewhere(tmp_path: Path) -> None:
    async def scene(live_tables: LiveTables, table: LiveTable) -> None:
        await play(live_tables, table, 6)
        await live_tables.do(table.id, lambda live: commands.say(live, "ben", Say("s", "see you there")))
        copy = await bring(live_tables, exported(table), CAI)
        live_tables.forget(copy)
        loaded = await live_tables.table(copy.id)
        assert loaded.timeline.position.state.fingerprint() == table.timeline.position.state.fingerprint()
        assert loaded.participants.seats_of("cai") == (0, 1)
        assert [said.text for said in loaded.participants.chat] == ["Ben: see you there"]

    at_table(tmp_path, scene)


def test_what_is_no_table_is_not_imported(tmp_path: Path) -> None:
    async def scene(live_tables: LiveTables, table: LiveTable) -> None:
        whole = exported(table)
        for data in (b"", b"hello", whole[:-5], whole[:40], b'{"farlight":"table"}\n'):
            with pytest.raises(Rejection, match="bad-file"):
                await bring(live_tables, data, CAI)

    at_table(tmp_path, scene)
