"""Odds are one number for everybody, and follow every change of the hand, whoever makes it."""

from pathlib import Path
from random import Random

import pytest

from farlight.kernel import Decision
from farlight.server import lobby
from farlight.server.live import frames
from farlight.server.tables.live_table import LiveTable
from farlight.server.tables.live_tables import LiveTables
from farlight.wire import Answer, NewTable
from tests.server.memory import GUEST, HOST, answering, database_in, play_on, run, tables_on, with_guest


def _choosing(table: LiveTable) -> list[Decision]:
    """The seats that choose dice now."""
    return [each for each in table.timeline.position.open if each.prompt == "check-dice"]


async def _at_a_shared_check(live_tables: LiveTables) -> LiveTable:
    """Two people, one who rolls and one who could Assist, with odds to tell."""
    for seed in range(20):
        table = await lobby.new_table(live_tables, HOST, NewTable("vanguard", mission="marl", seats=2, seed=seed))
        chance = Random(seed)
        for _ in range(200):
            table = await live_tables.table(table.id)
            if _can_be_helped(table):
                await with_guest(live_tables, table)
                return await live_tables.table(table.id)
            await play_on(live_tables, table.id, 1, chance)
    pytest.fail("nobody could Assist")


def _can_be_helped(table: LiveTable) -> bool:
    asked = _choosing(table)
    offers = [option for each in asked for option in each.options if option.verb == "assist"]
    return len(asked) == 2 and bool(offers) and bool(frames.outlook(table, asked[0], "en").lines)


def test_the_roller_and_the_helper_see_the_same_odds_before_and_after_an_assist(tmp_path: Path) -> None:
    """V-CHECK-1.4: the roller's question keeps its id when a helper gives a die, and its odds are the new ones."""

    async def work() -> None:
        async with tables_on(database_in(tmp_path)) as live_tables:
            table = await _at_a_shared_check(live_tables)
            helper = next(each for each in _choosing(table) if each.options[0].verb == "assist")
            roller = next(each for each in _choosing(table) if each.seat != helper.seat)
            before = frames.outlook(table, roller, "en")
            assert before.lines == frames.outlook(table, helper, "en").lines
            person = GUEST.person if helper.seat else HOST.person
            said = Answer("assist", helper.seat, helper.id, helper.options[0].id)
            await live_tables.do(table.id, answering(said, person), f"{person}:assist")
            table = await live_tables.table(table.id)
            again = {each.seat: each for each in _choosing(table)}
            assert again[roller.seat].id == roller.id
            after = {seat: frames.outlook(table, each, "en") for seat, each in again.items()}
            assert after[roller.seat].options["ready"] != before.options["ready"]
            assert {odds.lines for odds in after.values()} == {after[roller.seat].lines}

    run(work())
