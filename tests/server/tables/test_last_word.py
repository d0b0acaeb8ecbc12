"""Who has the last word where the group decides: the others propose, all see it. On a real SQLite file."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from farlight.kernel import GROUP
from farlight.server import lobby
from farlight.server.live.frames import board, eyes_of
from farlight.server.live.presence import Presence
from farlight.server.live.stand_ins import StandIns
from farlight.server.tables import commands
from farlight.server.tables.idempotency import Result, content_of
from farlight.server.tables.last_word import seat_with_last_word
from farlight.server.tables.live_table import LiveTable
from farlight.server.tables.live_tables import LiveTables
from farlight.server.tables.people import Visitor
from farlight.server.tables.rejections import Rejection
from farlight.wire import Agree, Answer, NewTable, Say, Settings
from tests.server.tables.test_participants import opened

ADA, BEN, CAI = Visitor("ada", "Ada"), Visitor("ben", "Ben"), Visitor("cai", "Cai")
Scene = Callable[[LiveTables, LiveTable], Awaitable[None]]


def at_table(folder: Path, scene: Scene, settings: Settings | None = None) -> None:
    """A table of Martians in its first sol, at a question to the group; Ben is the First Player."""

    async def run() -> None:
        async with opened(folder) as live_tables:
            asked = msgspec.structs.replace(settings or Settings(), stops="always")  # one answer, and none by habit
            wanted = NewTable("martians", "home", seats=3, seed=7, mine=(0,), settings=asked)
            table = await lobby.new_table(live_tables, ADA, wanted)
            links = await lobby.invitation(live_tables, "ada", table.id, anew=False)
            await lobby.join(live_tables, BEN, links.play)
            await lobby.join(live_tables, CAI, links.play)
            await to_a_dispute(live_tables, table)
            await scene(live_tables, table)

    asyncio.run(run())


async def to_a_dispute(live_tables: LiveTables, table: LiveTable) -> None:
    """Play on until the group has something to choose while Ben is the First Player."""
    for _ in range(400):
        position = table.timeline.position
        decision = position.open[0]
        if decision.seat == GROUP and table.game.rules.last_word(position.state, decision) == 1 and choice(table):
            return
        option = decision.options[0].id
        seat = max(decision.seat, 0)
        await live_tables.do(table.id, lambda live: commands.answer_for(live, seat, decision.id, option))  # noqa: B023
    raise AssertionError("nothing was asked of the group")


def choice(table: LiveTable) -> list[str]:
    options = table.timeline.position.open[0].options
    return [option.id for option in options] if len(options) > 1 else []


def says(person: str, option: int = 0, here: Callable[[str], bool] = lambda _: True) -> Callable[[LiveTable], list]:  # type: ignore[type-arg]
    def command(table: LiveTable) -> list:  # type: ignore[type-arg]
        decision = table.timeline.position.open[0]
        seat = table.participants.seats_of(person)[0]
        said = Answer("k", seat, decision.id, decision.options[option].id)
        return commands.answer(table, person, said, here)

    return command


def test_who_has_the_last_word_decides_at_once_and_the_others_propose(tmp_path: Path) -> None:
    """M-FP-04, M-RUL-GAP-17."""

    async def scene(live_tables: LiveTables, table: LiveTable) -> None:
        head, second = table.timeline.head, choice(table)[1]
        wish = await live_tables.do(table.id, says("ada", 1))
        assert wish.waits
        assert table.timeline.head == head
        proposal = table.participants.proposals[wish.waits]
        assert (proposal.proposed.word, proposal.agreed) == ("ben", ["ada"])
        await live_tables.do(table.id, says("ben"))
        assert table.timeline.head == head + 1
        assert table.timeline.entry(table.timeline.head).option != second
        assert not table.participants.proposals

    at_table(tmp_path, scene)


def test_the_consent_of_the_last_word_is_enough(tmp_path: Path) -> None:
    async def scene(live_tables: LiveTables, table: LiveTable) -> None:
        head, second = table.timeline.head, choice(table)[1]
        wish = await live_tables.do(table.id, says("cai", 1))
        await live_tables.do(table.id, lambda live: commands.agree(live, "ben", Agree("a", wish.waits)))
        assert table.timeline.head == head + 1
        assert table.timeline.entry(table.timeline.head).option == second

    at_table(tmp_path, scene)


def test_one_without_the_last_word_is_not_enough_but_all_of_them_are(tmp_path: Path) -> None:
    """Everybody agrees: whoever wants the same agrees by choosing it, the last word included."""

    async def scene(live_tables: LiveTables, table: LiveTable) -> None:
        head = table.timeline.head
        wish = await live_tables.do(table.id, says("ada", 1))
        await live_tables.do(table.id, says("cai", 1))
        assert table.timeline.head == head
        assert table.participants.proposals[wish.waits].missing == ["ben"]
        await live_tables.do(table.id, says("ben", 1))
        assert table.timeline.head == head + 1

    at_table(tmp_path, scene)


def test_whoever_changes_their_mind_has_one_wish(tmp_path: Path) -> None:
    async def scene(live_tables: LiveTables, table: LiveTable) -> None:
        first = await live_tables.do(table.id, says("ada", 0))
        second = await live_tables.do(table.id, says("ada", 1))
        assert second.waits
        assert second.waits != first.waits
        assert list(table.participants.proposals) == [second.waits]

    at_table(tmp_path, scene)


def test_a_wish_that_is_sent_again_to_another_process_is_the_same_wish(tmp_path: Path) -> None:
    """As after the death of the one that stored it: neither its acknowledgement nor its key is known elsewhere."""

    async def scene(live_tables: LiveTables, table: LiveTable) -> None:
        said = Answer("k", 0, table.timeline.position.open[0].id, choice(table)[1])

        async def wish(at: LiveTables) -> Result:
            return await at.do(table.id, lambda live: commands.answer(live, "ada", said), "ada:k", content_of(said))

        done = await wish(live_tables)
        assert done.waits
        await live_tables.do(table.id, lambda live: commands.say(live, "cai", Say("s", "well")))
        await live_tables.keep_all()
        for _ in range(2):
            async with opened(tmp_path) as elsewhere:
                assert await wish(elsewhere) == done
                assert list((await elsewhere.table(table.id)).participants.proposals) == [done.waits]

    at_table(tmp_path, scene)


def test_everybody_sees_who_has_the_last_word(tmp_path: Path) -> None:
    async def scene(live_tables: LiveTables, table: LiveTable) -> None:
        parts = board(table, eyes_of(table, "cai", None, "en"))
        assert b'"word":1' in parts["asked"]

    at_table(tmp_path, scene)


def test_nobody_waits_for_a_last_word_that_is_away(tmp_path: Path) -> None:
    async def scene(live_tables: LiveTables, table: LiveTable) -> None:
        head = table.timeline.head
        done = await live_tables.do(table.id, says("ada", 0, here=lambda who: who != "ben"))
        assert not done.waits
        assert table.timeline.head == head + 1

    at_table(tmp_path, scene)


@pytest.mark.parametrize("bot", ["", "random"])
def test_a_seat_that_is_empty_or_a_bots_has_no_last_word(tmp_path: Path, bot: str) -> None:
    async def scene(live_tables: LiveTables, table: LiveTable) -> None:
        await live_tables.do(table.id, lambda live: commands.take(live, "ben", 1, None if bot else "", bot or None))
        assert seat_with_last_word(table, table.timeline.position.open[0]) is None
        head = table.timeline.head
        await live_tables.do(table.id, says("ada"))
        assert table.timeline.head == head + 1

    at_table(tmp_path, scene)


def test_a_stand_in_leaves_the_question_to_people_and_does_not_block_it(tmp_path: Path) -> None:
    async def scene(live_tables: LiveTables, table: LiveTable) -> None:
        await live_tables.do(table.id, lambda live: commands.take(live, "ben", 1, None, "random"))
        assert StandIns(live_tables, Presence()).bots_of(table) == {}
        await live_tables.do(table.id, says("cai"))

    at_table(tmp_path, scene)


def test_a_table_can_let_any_answer_count_or_want_all(tmp_path: Path) -> None:
    async def any_one(live_tables: LiveTables, table: LiveTable) -> None:
        head = table.timeline.head
        await live_tables.do(table.id, says("ada"))
        assert table.timeline.head == head + 1

    async def all_of_them(live_tables: LiveTables, table: LiveTable) -> None:
        head = table.timeline.head
        wish = await live_tables.do(table.id, says("ben"))
        await live_tables.do(table.id, lambda live: commands.agree(live, "ada", Agree("a", wish.waits)))
        assert table.timeline.head == head
        await live_tables.do(table.id, lambda live: commands.agree(live, "cai", Agree("a", wish.waits)))
        assert table.timeline.head == head + 1

    (tmp_path / "any").mkdir()
    (tmp_path / "all").mkdir()
    at_table(tmp_path / "any", any_one, Settings(group="any"))
    at_table(tmp_path / "all", all_of_them, Settings(group="all"))


def test_an_answer_that_cannot_be_given_is_refused_and_no_wish(tmp_path: Path) -> None:
    async def scene(live_tables: LiveTables, table: LiveTable) -> None:
        decision = table.timeline.position.open[0]
        said = Answer("k", 0, decision.id, "no-such-option")
        with pytest.raises(Rejection):
            await live_tables.do(table.id, lambda live: commands.answer(live, "ada", said))
        assert not table.participants.proposals

    at_table(tmp_path, scene)
