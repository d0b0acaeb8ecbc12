"""One whole game played by bots, checked against its own replay, exported when something breaks."""

from pathlib import Path

import msgspec

from farlight.bots import Bot, Look, find_bot, guarded
from farlight.kernel import (
    AnyGame,
    AnyPosition,
    EngineError,
    Failure,
    Option,
    Position,
    Setup,
    Stops,
    Timeline,
    replay,
    save,
)

LONGEST = 100_000
"""Answers after which a game counts as one that never ends."""


class Played(msgspec.Struct):
    """How a game went. An error names what broke and the file that reproduces it."""

    setup: Setup
    outcome: str
    decisions: int
    error: str = ""
    file: str = ""
    notes: list[str] = []
    """Where a bot failed, and its stand-in answered."""


def play_game(game: AnyGame, setup: Setup, bot: str, reports: Path, stops: Stops = "matter") -> Played:
    """Play a game to its end with one bot on all seats."""
    answers: list[tuple[int, str]] = []
    player = guarded(game, bot, find_bot(game, bot), setup.seed)
    try:
        position = Position(game, game.rules.new(setup), snapshots=False)
        position.stops = stops
        play_on(position, player, answers)
        check_replay(game, setup, position, answers)
    except EngineError as error:
        return Played(setup, "", len(answers), str(error), export(game, setup, answers, str(error), reports, stops))
    return Played(setup, position.outcome, len(answers), notes=player.notes)


class Watcher:
    """Whoever looks on while bots play."""

    def asked(self, _position: AnyPosition, _number: int, _option: Option) -> None:
        """Hear that a bot has chosen, and nothing has come of it yet."""

    def came(self, _position: AnyPosition) -> None:
        """Hear that the answer was given, and everything has come of it."""


NOBODY = Watcher()


def play_on(position: AnyPosition, bot: Bot, answers: list[tuple[int, str]], watcher: Watcher = NOBODY) -> None:
    """Let a bot answer everything until the game is over; notes each answer before it is given."""
    while position.open:
        if len(answers) >= LONGEST:
            raise EngineError(f"the game is not over after {LONGEST} answers")
        look = Look(position)
        number = bot.choose(look)
        chosen = _chosen(look, number)
        answers.append((position.seat_of(number), chosen.id))
        watcher.asked(position, number, chosen)
        position.choose(number)
        watcher.came(position)


def _chosen(look: Look, number: int) -> Option:
    """The option that a bot chose; no number but those it was shown will do."""
    if 0 <= number < len(look.decision.options):
        return look.decision.options[number]
    before = 0
    for decision in look.decisions:
        if before <= number < before + len(decision.options):
            return decision.options[number - before]
        before += len(decision.options)
    for offered, effect in look.effects():
        if offered == number:
            return effect.option
    raise EngineError(f"a bot chose {number} at '{look.decision.prompt}', which was not offered")


def check_replay(game: AnyGame, setup: Setup, position: AnyPosition, answers: list[tuple[int, str]]) -> None:
    """Check that the same answers lead to the same end."""
    again = Position(game, game.rules.new(setup), snapshots=False)
    again.stops = position.stops
    replay(again, answers)
    if again.state.fingerprint() != position.state.fingerprint():
        raise EngineError("the replay of the game ended in another state")


def export(
    game: AnyGame,
    setup: Setup,
    answers: list[tuple[int, str]],
    error: str,
    folder: Path,
    stops: Stops = "matter",
) -> str:
    """Write the position before the answer that failed; gives the file, or nothing if not even that works."""
    *good, (seat, option_id) = answers or [(0, "")]
    try:
        timeline = Timeline(game, setup)
        timeline.stops = stops
        for who, chosen in good:
            number = next(n for n, choice in timeline.position.choices(who) if choice.id == chosen)
            timeline.choose(who, chosen, number)
    except (EngineError, StopIteration):
        return ""
    path = folder / f"{setup.game}-{setup.mission}-{setup.seats}-{setup.seed}.failure"
    save(timeline, path, Failure(seat, option_id, error))
    return str(path)
