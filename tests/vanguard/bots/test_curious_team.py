"""The team that wants to see everything: what it prefers, and that its memory ends with the game."""

from typing import Any

from farlight.bots import Look
from farlight.kernel import Position, Setup
from farlight.vanguard import VanguardGame
from farlight.vanguard.bots.curious_team import CuriousBot
from farlight.vanguard.bots.team import Spot, Team
from farlight.vanguard.bots.worth import DREAD, Judge

GAME = VanguardGame()


def begun(mission: str = "marl", seed: int = 2) -> Position[Any, Any]:
    """A game at its first question on the planet."""
    position: Position[Any, Any] = Position(GAME, GAME.rules.new(Setup("vanguard", mission, 2, seed)), snapshots=False)
    bot = GAME.bots.by_name()["away-normal"](seed)
    while position.open[0].prompt != "act":
        position.choose(bot.choose(Look(position)))
    return position


def team_of(position: Position[Any, Any], *, eager: bool) -> Team:
    return Team(GAME.play(GAME.view(position.state, None)), eager=eager)


def asked(prompt: str, seed: int = 3) -> Position[Any, Any]:
    """A campaign at the first question of a kind that has several answers."""
    position: Position[Any, Any] = Position(
        GAME, GAME.rules.new(Setup("vanguard", "campaign", 4, seed)), snapshots=False
    )
    bot = GAME.bots.by_name()["away-normal"](seed)
    while position.open[0].prompt != prompt or len(position.open[0].options) == 1:
        position.choose(bot.choose(Look(position)))
    return position


def test_what_was_chosen_once_gives_way_to_the_others() -> None:
    position = asked("log")
    bot = CuriousBot(1)
    options = len(position.open[0].options)
    chosen = [bot.choose(Look(position)) for _ in range(options)]
    assert sorted(chosen) == list(range(options))


def test_tastes_differ_from_game_to_game() -> None:
    position = asked("log")
    assert len({CuriousBot(seed).choose(Look(position)) for seed in range(20)}) > 1


def test_nothing_is_remembered_of_other_games() -> None:
    """Equal seeds play equal games."""

    def played() -> list[int]:
        position: Position[Any, Any] = Position(GAME, GAME.rules.new(Setup("vanguard", "marl", 2, 9)), snapshots=False)
        bot, found = CuriousBot(9), []
        while position.open:
            found.append(bot.choose(Look(position)))
            position.choose(found[-1])
        return found

    assert played() == played()


def test_the_unread_draws_an_eager_team_more_even_where_a_failure_leads_to_it() -> None:
    position = begun()
    calm, eager = (Judge(team_of(position, eager=each), Spot(0, 0)) for each in (False, True))
    assert eager.surprise() > calm.surprise()
    calm.failing = eager.failing = True
    assert eager.surprise() > 0 > calm.surprise() == DREAD
