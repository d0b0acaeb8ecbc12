"""Why can't I? Every thing of a board has an answer, in the viewer's language and with its rule."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from farlight.server import lobby
from farlight.server.tables import refusals
from farlight.server.tables.live_table import LiveTable
from farlight.server.tables.live_tables import LiveTables
from farlight.texts import LANGUAGES
from farlight.wire import NewTable
from tests.server.memory import HOST, database_in, new_table, play_on, run, tables_on

Check = Callable[[LiveTable], None]


async def _until(live_tables: LiveTables, game: str, prompt: str, seats: int) -> LiveTable:
    """A table at the first question of this kind."""
    table = await new_table(live_tables, game, seats)
    chance = Random(3)
    for _ in range(400):
        if any(decision.prompt == prompt for decision in table.timeline.position.open):
            return table
        await play_on(live_tables, table.id, 1, chance)
        table = await live_tables.table(table.id)
    pytest.fail(f"nobody was asked '{prompt}'")


def at(folder: Path, game: str, prompt: str, check: Check, seats: int = 2) -> None:
    async def work() -> None:
        async with tables_on(database_in(folder)) as live_tables:
            check(await _until(live_tables, game, prompt, seats))

    run(work())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sector_that_is_far_says_how_far(tmp_path: Path, language: str) -> None:
    """V-TRAVEL-02: a Path from the own Sector; those farther on tell their distance, the own one of its Actions."""

    def check(table: LiveTable) -> None:
        state = table.timeline.position.state
        here = state.crew[state.turn].sector
        said = {
            number: refusals.bars(table, state.turn, "sector", str(number), language).otherwise
            for number in range(1, 1 + len(table.game.content.planets[state.planet].sectors))
        }
        far = {answer[0].text for answer in said.values() if answer[0].rule == "V-TRAVEL-02"}
        assert len(far) >= 2, "at least two distances"
        assert said[here][0].rule != "V-TRAVEL-02"
        assert all(answer[0].text and answer[0].rule for answer in said.values())

    at(tmp_path, "vanguard", "act", check)


def test_what_is_barred_is_told_with_its_option(tmp_path: Path) -> None:
    """What the rules bar now comes with reason and rule, each option once."""

    def check(table: LiveTable) -> None:
        seat = table.timeline.position.open[0].seat
        found = refusals.bars(table, seat, "", "", "en").barred
        assert found
        assert len({one.choice.id for one in found}) == len(found)
        offered = {option.id for _, option in table.timeline.position.choices(seat)}
        assert not offered & {one.choice.id for one in found}
        assert all(one.text and one.choice.text for one in found)

    at(tmp_path, "martians", "plan", check)


def _usable(table: LiveTable) -> list[tuple[int, str, str]]:
    """Cards, abilities and finds that somebody could use at any time, by the seat that is offered them."""
    named = [(effect.seat, *ref) for effect in table.timeline.position.interrupts() for ref in effect.option.refs[:1]]
    return [(max(seat, 0), kind, str(thing)) for seat, kind, thing in named if kind in ("card", "ability", "poi")]


@pytest.mark.parametrize(
    ("game", "mission", "drawn"), [("martians", "home", ()), ("vanguard", "marl", ("gear", "skill"))]
)
def test_of_what_can_be_used_at_any_time_nobody_is_told_why_not(
    tmp_path: Path, game: str, mission: str, drawn: tuple[str, ...]
) -> None:
    """M-ASTR-09, V-CARD-02: nor of a card by the kind that it is drawn as; whoever else asks is told a reason."""

    async def work() -> None:
        async with tables_on(database_in(tmp_path)) as live_tables:
            table = await lobby.new_table(live_tables, HOST, NewTable(game, mission=mission, seats=2, seed=7))
            chance, told = Random(3), 0
            for _ in range(200):
                play = table.timeline.position.play
                for seat, kind, thing in _usable(table):
                    for name in (kind, *drawn):
                        assert refusals.bars(table, seat, name, thing, "en").otherwise == (), (name, thing)
                        told += table.game.table.why_idle(play, 1 - seat, name, thing) is not None
                await play_on(live_tables, table.id, 1, chance)
                table = await live_tables.table(table.id)
            assert told

    run(work())


def test_a_game_that_has_no_reason_of_its_own_says_nothing_of_a_thing(tmp_path: Path) -> None:
    at(tmp_path, "beacon", "plan", _silent)


def _silent(table: LiveTable) -> None:
    assert refusals.bars(table, 0, "lamp", "1", "en").otherwise == ()
