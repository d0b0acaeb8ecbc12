"""Bots that take their time: what they come to is answered, and the table goes on if they come to nothing."""

from pathlib import Path

import pytest

from farlight.bots import UnknownBot, bots_of
from farlight.bots.registry import allow_bot
from farlight.kernel import EngineError, Setup, load_game
from farlight.server.live import frames
from farlight.server.live.presence import Presence
from farlight.server.live.stand_ins import PATIENCE, StandIns
from farlight.server.tables import commands
from farlight.server.tables.bot_names import bot_name
from farlight.server.tables.changes import Change
from farlight.server.tables.live_table import LiveTable
from farlight.server.tables.live_tables import LiveTables
from farlight.server.tables.rejections import Rejection
from farlight.server.workers.jobs import Stretch, Think
from farlight.server.workers.thinker import thought
from tests.server.tables.test_participants import at_table

START = Stretch("beacon", Setup("beacon", "first-light", 2, 7), 0, None, (), ())
SEARCH = "search,playouts=6,horizon=4,ways=3"


def test_a_bot_thinks_beside_the_server_and_says_why() -> None:
    found = thought(Think(START, (1,), SEARCH, "de"))
    assert found.option.startswith("plan:")
    assert "Aussicht auf den Sieg" in found.reasons[0]
    assert thought(Think(START, (1,), SEARCH, "de")) == found


def test_what_a_bot_was_not_offered_is_no_answer() -> None:
    with pytest.raises(EngineError, match="answered 10000, which was not offered"):
        thought(Think(START, (0,), "tests.bots.odd_bots:Wrong", "en"))


def test_what_was_thought_out_is_answered_for_the_seat(tmp_path: Path) -> None:
    async def scene(live_tables: LiveTables, table: LiveTable) -> None:
        standins = StandIns(live_tables, Presence())
        asked: list[tuple[int, str]] = []

        async def think(_table: LiveTable, seat: int, bot: str) -> str:
            asked.append((seat, bot))
            return "plan:rest"

        standins.think = think
        await live_tables.do(table.id, lambda live: commands.take(live, "ben", 1, None, "search"))
        assert await standins._answer(table)
        assert asked == [(1, "search")]
        assert table.timeline.entry(table.timeline.head).option == "plan:rest"

    at_table(tmp_path, scene)


def test_the_table_goes_on_without_a_bot_that_does_not_answer(tmp_path: Path) -> None:
    async def scene(live_tables: LiveTables, table: LiveTable) -> None:
        standins = StandIns(live_tables, Presence())
        asked = [0]

        async def think(_table: LiveTable, _seat: int, _bot: str) -> str:
            asked[0] += 1
            raise Rejection("worker-limits", 422)

        standins.think = think
        shown: list[Change] = []

        async def keep(change: Change) -> None:
            shown.append(change)

        live_tables.publish = keep
        await live_tables.do(table.id, lambda live: commands.take(live, "ben", 1, None, "search"))
        assert await standins._answer(table)
        assert table.timeline.entry(table.timeline.head).seat == 1
        told = [each for each in frames.sentences_of(table, shown[-1], "en") if each.key == "table-instead"]
        assert [each.text for each in told] == [
            f"{bot_name(table.id, 1)} came to no answer in time: the table went on with what the game advises."
        ]
        standins._failed[table.id, "search"] = PATIENCE
        await standins._answer(table)
        assert asked == [1], "it is not asked any more"

    at_table(tmp_path, scene)


def test_people_choose_only_bots_that_the_host_allows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("farlight.bots.registry._ALLOWED", [])
    game = load_game("beacon")
    mine = "tests.bots.odd_bots:First"
    with pytest.raises(Rejection):
        commands._check_bot(game, mine)
    with pytest.raises(UnknownBot):
        allow_bot(game, "tests.bots.odd_bots:Nobody")
    allow_bot(game, mine)
    assert mine in bots_of(game)
    commands._check_bot(game, mine)
