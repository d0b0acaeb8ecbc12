"""One whole game played by bots, checked against its own replay, exported when something breaks."""

from pathlib import Path
from typing import Any

import msgspec

from farlight.bots import BOTS, Bot, Look
from farlight.kernel import EngineError, Failure, Game, Option, Position, Setup, Timeline, replay, save

LONGEST = 100_000
"""Answers after which a game counts as one that never ends."""


class Played(msgspec.Struct):
    """How a game went. An error names what broke and the file that reproduces it."""

    setup: Setup
    outcome: str
    decisions: int
    error: str = ""
    file: str = ""


def play_game(game: Game[Any, Any], setup: Setup, bot: str, reports: Path) -> Played:
    """Play a game to its end with one bot on all seats."""
    answers: list[tuple[int, str]] = []
    position = Position(game, game.new(setup), snapshots=False)
    try:
        play_on(position, BOTS[bot](setup.seed), answers)
        check_replay(game, setup, position, answers)
    except EngineError as error:
        file = export(game, setup, answers, str(error), reports)
        return Played(setup, "", len(answers), str(error), file)
    return Played(setup, position.outcome, len(answers))


def play_on(position: Position[Any, Any], bot: Bot, answers: list[tuple[int, str]]) -> None:
    """Let a bot answer everything until the game is over; notes each answer before it is given."""
    while position.open:
        if len(answers) >= LONGEST:
            raise EngineError(f"the game is not over after {LONGEST} answers")
        decision = position.open[0]
        chosen = bot.choose(Look(position, decision))
        number = locate(position, chosen)
        answers.append((position.seat_of(number), chosen.id))
        position.choose(number)


def locate(position: Position[Any, Any], chosen: Option) -> int:
    """The number of a chosen option, or any-time effect, of the first open decision."""
    for number, candidate in enumerate(position.open[0].options):
        if candidate is chosen:
            return number
    before = sum(len(decision.options) for decision in position.open)
    for number, effect in enumerate(position.interrupts()):
        if effect.option is chosen:
            return before + number
    raise EngineError(f"a bot chose '{chosen.id}', which was not offered")


def check_replay(
    game: Game[Any, Any], setup: Setup, position: Position[Any, Any], answers: list[tuple[int, str]]
) -> None:
    """The same answers must lead to the same end."""
    again = Position(game, game.new(setup), snapshots=False)
    replay(again, answers)
    if again.state.fingerprint() != position.state.fingerprint():
        raise EngineError("the replay of the game ended in another state")


def export(game: Game[Any, Any], setup: Setup, answers: list[tuple[int, str]], error: str, folder: Path) -> str:
    """Write the position before the answer that failed; gives the file, or nothing if not even that works."""
    *good, (seat, option_id) = answers or [(0, "")]
    try:
        timeline = Timeline(game, setup)
        for who, chosen in good:
            number = next(n for n, choice in timeline.position.choices(who) if choice.id == chosen)
            timeline.choose(who, chosen, number)
    except (EngineError, StopIteration):
        return ""
    path = folder / f"{setup.game}-{setup.mission}-{setup.seats}-{setup.seed}.failure"
    save(timeline, path, Failure(seat, option_id, error))
    return str(path)
