"""The away team: it plays whole games, knows the way to its goals, and gives dice that help."""

import pytest

from farlight.bots import Look
from farlight.kernel import Position, Setup
from farlight.vanguard import VanguardGame
from farlight.vanguard.policy.checks import plan_for, use_of
from farlight.vanguard.policy.checks import task_for as task
from farlight.vanguard.policy.facts import Spot, lacking
from farlight.vanguard.policy.story import FAR, Story
from farlight.vanguard.policy.table import Table
from farlight.vanguard.policy.targets import aims, ways
from farlight.vanguard.policy.worth import Judge
from farlight.vanguard.state import Vanguard
from farlight.vanguard.view import VanguardView

GAME = VanguardGame()
CARDS = GAME.content
MISSIONS = ("halfway", "marl", "orchard", "assay")
MOST = 6000


def begun(mission: str, seed: int = 5, seats: int = 4) -> Position[Vanguard, object]:
    """A game at its first turn, everything before it answered by the team."""
    position = Position(GAME, GAME.new(Setup("vanguard", mission, seats, seed)), snapshots=False)
    bot = GAME.bots()["away-normal"](seed)
    while position.open[0].prompt != "act":
        position.choose(bot.choose(Look(position)))
    return position  # type: ignore[return-value]


def table_of(position: Position[Vanguard, object]) -> Table:
    view = GAME.view(position.state, None)
    assert isinstance(view, VanguardView)
    return Table(view, CARDS)


@pytest.mark.parametrize("mission", MISSIONS)
@pytest.mark.parametrize("seats", [1, 4])
def test_the_team_plays_to_the_end(mission: str, seats: int) -> None:
    position = Position(GAME, GAME.new(Setup("vanguard", mission, seats, 11)), snapshots=False)
    bot = GAME.bots()["away-normal"](11)
    answers = 0
    while position.open:
        position.choose(bot.choose(Look(position)))
        answers += 1
        assert answers < MOST
    assert position.state.outcome.startswith(("won/", "lost/"))


def test_equal_seeds_play_equal_games() -> None:
    ends = []
    for _ in range(2):
        position = Position(GAME, GAME.new(Setup("vanguard", "marl", 2, 4)), snapshots=False)
        bot = GAME.bots()["away-normal"](4)
        while position.open:
            position.choose(bot.choose(Look(position)))
        ends.append((position.state.outcome, position.state.round, position.state.read))
    assert ends[0] == ends[1]


def test_a_story_counts_actions_to_the_goal() -> None:
    story = Story(CARDS, "m04")
    assert story.known["log:1070"] == 0
    assert story.known["poi:p119"] == 1
    assert story.known["poi:p118"] == 2
    assert story.known.get("poi:p110", FAR) == FAR


def test_the_team_goes_where_the_goal_is() -> None:
    table = table_of(begun("marl"))
    who = table.view.turn
    worth = aims(table, who)
    assert max(worth, key=lambda number: worth[number]) == 7
    reach = ways(table, who)
    assert reach[7][1] in table.sectors[table.crew(who).sector].to
    assert reach[7][0] > reach[2][0] > 0


def test_home_is_the_aim_when_all_is_done() -> None:
    position = begun("marl")
    position.state.done = ("m04",)
    table = table_of(position)
    assert table.goal == ""
    assert list(aims(table, table.view.turn)) == [position.state.lander_sector]


def test_conditions_are_read_from_the_view() -> None:
    table = table_of(begun("orchard"))
    reading = CARDS.missions["m07"].actions[0].only
    who = table.view.turn
    assert [test.phrase.form for test in lacking(table, Spot(who, 4), reading)] == ["condition-is-in-force"]
    assert "in-sectors" in [test.phrase.form for test in lacking(table, Spot(who, 1), reading)]


def test_useful_dice_come_first() -> None:
    table = table_of(begun("marl"))
    who = table.view.turn
    check = task(table, "poi:2:marl-2:0", who)
    assert use_of(table, check, "blue-tec") > use_of(table, check, "blue-basic") > use_of(table, check, "red-wild") - 1


def test_a_plan_takes_no_dice_for_nothing() -> None:
    """A text without a check needs none; a check that leads to the goal gets some."""
    position = begun("marl")
    table = table_of(position)
    who = table.view.turn
    assert not plan_for(table, "poi:4:marl-4:0", who, 4).dice
    assert plan_for(table, "poi:7:p118:0", who, 1).dice


def test_a_fourth_injury_is_feared_most() -> None:
    """V-INJ-17."""
    position = begun("marl")
    who = position.state.turn
    spot = Spot(position.state.crew[who].card, 1)
    fresh = Judge(table_of(position), spot).injury()
    position.state.crew[who].injuries = tuple(list(CARDS.injuries)[:3])
    assert Judge(table_of(position), spot).injury() < 3 * fresh
