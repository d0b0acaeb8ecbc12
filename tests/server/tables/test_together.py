"""People who play together: seats that are asked for, pawns that are lent, bots that wait, news of who plays what."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from farlight.kernel import READY
from farlight.server import lobby
from farlight.server.live import frames
from farlight.server.live.presence import Presence
from farlight.server.live.stand_ins import StandIns
from farlight.server.tables import commands
from farlight.server.tables.changes import Change
from farlight.server.tables.live_table import LiveTable
from farlight.server.tables.live_tables import LiveTables
from farlight.server.tables.rejections import Rejection
from farlight.texts import LANGUAGES
from farlight.wire import Agree, Answer, Claim, Decline, NewTable, Settings
from tests.server.tables.test_participants import ADA, BEN, DEE, at_table, first_answer, opened


def news_of(live_tables: LiveTables) -> list[Change]:
    """All that is published from now on."""
    shown: list[Change] = []

    async def keep(change: Change) -> None:
        shown.append(change)

    live_tables.publish = keep
    return shown


async def come(live_tables: LiveTables, table: LiveTable) -> None:
    """Dee comes by the link for players, when all seats are taken: perhaps Ben with another device."""
    links = await lobby.invitation(live_tables, "ada", table.id, anew=False)
    await lobby.join(live_tables, DEE, links.play)
    assert table.participants.seats_of("dee") == ()


def test_a_new_device_asks_the_host_for_its_seat(tmp_path: Path) -> None:
    async def scene(live_tables: LiveTables, table: LiveTable) -> None:
        await come(live_tables, table)
        asked = await live_tables.do(table.id, lambda live: commands.carry_out(live, "dee", Claim("c", 1)))
        assert asked.waits
        with pytest.raises(Rejection, match="proposed-already"):
            await live_tables.do(table.id, lambda live: commands.carry_out(live, "dee", Claim("d", 1)))
        person, said = first_answer(table)
        await live_tables.do(table.id, lambda live: commands.answer(live, person, said))
        assert asked.waits in table.participants.proposals, "the game goes on, and the host is still asked"
        with pytest.raises(Rejection, match="no-proposal"):
            await live_tables.do(table.id, lambda live: commands.agree(live, "ben", Agree("a", asked.waits)))
        shown = news_of(live_tables)
        await live_tables.do(table.id, lambda live: commands.agree(live, "ada", Agree("a", asked.waits)))
        assert table.participants.seats_of("dee") == (1,)
        assert asked.waits not in table.participants.proposals
        for language in LANGUAGES:
            (told,) = frames.sentences_of(table, shown[-1], language)
            assert (told.key, told.by) == ("table-seat", "dee")
            assert "Dee" in told.text
            assert "Dee" not in told.own
        live_tables.forget(table)
        assert (await live_tables.table(table.id)).participants.seats_of("dee") == (1,)

    at_table(tmp_path, scene)


def test_the_host_may_decline_and_who_only_watches_cannot_ask(tmp_path: Path) -> None:
    async def scene(live_tables: LiveTables, table: LiveTable) -> None:
        await come(live_tables, table)
        asked = await live_tables.do(table.id, lambda live: commands.carry_out(live, "dee", Claim("c", 1)))
        await live_tables.do(table.id, lambda live: commands.decline(live, "ada", Decline("n", asked.waits)))
        assert table.participants.seats_of("dee") == ()
        with pytest.raises(Rejection, match="watching"):
            await live_tables.do(table.id, lambda live: commands.carry_out(live, "cai", Claim("c", 1)))
        with pytest.raises(Rejection, match="no-seat"):
            await live_tables.do(table.id, lambda live: commands.carry_out(live, "dee", Claim("c", 9)))
        await live_tables.do(table.id, lambda live: commands.take(live, "ben", 1, "", None))
        await live_tables.do(table.id, lambda live: commands.carry_out(live, "dee", Claim("e", 1)))
        assert table.participants.seats_of("dee") == (1,), "a free seat needs nobody's consent"

    at_table(tmp_path, scene)


def test_a_seat_that_a_bot_plays_or_nobody_is_told_to_all(tmp_path: Path) -> None:
    async def scene(live_tables: LiveTables, table: LiveTable) -> None:
        shown = news_of(live_tables)
        await live_tables.do(table.id, lambda live: commands.take(live, "ben", 1, None, "random"))
        standing = frames.standing(table, Presence(), "en")["standing"].decode()
        (told,) = frames.sentences_of(table, shown[-1], "en")
        name = told.text.split(",")[0]
        assert f'"bot_name":"{name}"' in standing, "the bot has a name, and it is told"
        await live_tables.do(table.id, lambda live: commands.take(live, "ben", 1, None, ""))
        assert "Ben now plays" in frames.sentences_of(table, shown[-1], "en")[0].text
        await live_tables.do(table.id, lambda live: commands.leave(live, "ben", "ben"))
        for language in LANGUAGES:
            (told,) = frames.sentences_of(table, shown[-1], language)
            assert told.text

    at_table(tmp_path, scene)


def test_bots_wait_with_ready_while_people_plan(tmp_path: Path) -> None:
    async def scene(live_tables: LiveTables, table: LiveTable) -> None:
        await live_tables.do(table.id, lambda live: commands.take(live, "ben", 1, None, "random"))
        standins = StandIns(live_tables, Presence())

        async def settled() -> None:
            standins.kick(table)
            while tasks := list(standins._tasks):
                await asyncio.gather(*tasks)

        for number in range(40):
            await settled()
            mine = next(one for one in table.timeline.position.open if one.seat == 0)
            asked = [one.seat for one in table.timeline.position.open if one.prompt != "reopen"]
            planned = next((each.id for each in mine.options if each != READY), mine.options[0].id)
            if READY in mine.options:
                assert 1 in asked, "the bot has planned, and is not ready before us"
                head = table.timeline.head
                await live_tables.do(
                    table.id,
                    lambda live: commands.answer(live, "ada", Answer("r", 0, mine.id, READY.id)),  # noqa: B023
                )
                await settled()
                assert table.timeline.head > head + 1, "now it is"
                return
            said = Answer(f"k{number}", 0, mine.id, planned)
            await live_tables.do(table.id, lambda live: commands.answer(live, "ada", said))  # noqa: B023
        raise AssertionError("nobody was ever ready")

    at_table(tmp_path, scene)


async def two_on_mars(live_tables: LiveTables, sharing: str) -> LiveTable:
    settings = Settings(sharing=sharing, group="any", stops="always")  # type: ignore[arg-type]
    wanted = NewTable("martians", "home", seats=2, seed=7, mine=(0,), settings=settings)
    table = await lobby.new_table(live_tables, ADA, wanted)
    links = await lobby.invitation(live_tables, "ada", table.id, anew=False)
    await lobby.join(live_tables, BEN, links.play)
    return table


@pytest.mark.parametrize("sharing", ["ask", "tell"])
def test_whoever_takes_the_pawn_of_another_asks_them_or_they_are_told(sharing: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as live_tables:
            table = await two_on_mars(live_tables, sharing)
            seat, decision, option = await to_a_pawn_of_another(live_tables, table)
            person, owner = ("ada", "ben") if seat == 0 else ("ben", "ada")
            head = table.timeline.head
            said = Answer("k", seat, decision, option)
            done = await live_tables.do(table.id, lambda live: commands.answer(live, person, said))
            if sharing == "tell":
                assert (done.waits, table.timeline.head) == (0, head + 1)
                return
            assert table.timeline.head == head
            assert table.participants.proposals[done.waits].missing == [owner]
            await live_tables.do(table.id, lambda live: commands.agree(live, owner, Agree("a", done.waits)))
            assert table.timeline.head == head + 1
            assert not table.participants.proposals, "what was done waits for nobody"

    asyncio.run(work())


def test_nobody_is_asked_for_what_its_owner_has_given_up(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as live_tables:
            table = await two_on_mars(live_tables, "ask")
            seat, decision, option = await to_a_pawn_of_another(live_tables, table)
            person = ("ada", "ben")[seat]
            said = Answer("k", seat, decision, option)
            await live_tables.do(table.id, lambda live: commands.answer(live, person, said))
            assert b"Would like to use" in frames.standing(table, Presence(), "en")["standing"]
            await live_tables.do(table.id, lambda live: commands.answer_for(live, seat, decision, "back"))
            assert b"Would like to use" not in frames.standing(table, Presence(), "en")["standing"]

    asyncio.run(work())


async def to_a_pawn_of_another(live_tables: LiveTables, table: LiveTable) -> tuple[int, int, str]:
    """Play on until somebody could take a pawn of somebody else into an action; who, where, and how."""
    random, back = Random(1), ("back", "reopen", "revise", "ready")
    for _ in range(300):
        position = table.timeline.position
        for decision in position.open:
            for option in decision.options:
                if decision.seat >= 0 and table.game.table.takes_from(position.play, decision.seat, option):
                    return decision.seat, decision.id, option.id
        asked = random.choice([one for one in position.open if one.prompt != "reopen"])
        onward = [option for option in asked.options if option.verb not in back] or asked.options
        some = random.choice(onward).id
        await live_tables.do(
            table.id,
            lambda live: commands.answer_for(live, max(asked.seat, 0), asked.id, some),  # noqa: B023
        )
    raise AssertionError("nobody ever works with another")
