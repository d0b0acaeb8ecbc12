"""`farlight play`: which game, new or continued, then the table."""

from pathlib import Path

import msgspec
from rich.console import Console

from farlight.cli.home import new_file, unfinished
from farlight.cli.terminal import Terminal
from farlight.errors import UserError
from farlight.kernel import (
    AnyGame,
    Loaded,
    Setup,
    Timeline,
    UndoPolicy,
    game_names,
    load_game,
    new_seed,
    read_header,
)
from farlight.kernel import load as load_save
from farlight.texts import check_language


class Wanted(msgspec.Struct, frozen=True):
    """What was asked for on the command line."""

    game: str
    mission: str | None
    seats: int | None
    seed: int | None
    language: str
    undo: UndoPolicy
    real_dice: bool
    load: Path | None
    new: bool
    pack: Path | None

    @property
    def is_new(self) -> bool:
        """Whether anything was asked that only a new game can have."""
        chosen = (self.mission, self.seats, self.seed, self.pack)
        return self.new or self.real_dice or any(value is not None for value in chosen)


def start(wanted: Wanted) -> None:
    """Open the table in the terminal."""
    check_language(wanted.language)
    console = Console(highlight=False)
    game, found = _find(wanted)
    if found is None:
        timeline = Timeline(game, _setup(game, wanted))
        terminal = Terminal(console, timeline, new_file(game.name), wanted.language, wanted.undo)
        terminal.run([])
    else:
        file, loaded = found
        terminal = Terminal(console, loaded.timeline, file, wanted.language, wanted.undo)
        terminal.run([("terminal-resumed", {}), *(("terminal-note", {"note": note}) for note in loaded.notes)])


def _find(wanted: Wanted) -> tuple[AnyGame, tuple[Path, Loaded] | None]:
    """The game, and the saved one to continue, if there is one."""
    if wanted.load is not None:
        name = read_header(wanted.load).game
        if wanted.game not in ("", name):
            raise UserError(f"{wanted.load} is a game of '{name}', not of '{wanted.game}'. Leave the name out.")
        game = load_game(name, wanted.pack)
        return game, (wanted.load, load_save(wanted.load, game))
    game = load_game(wanted.game or game_names()[0], wanted.pack)
    return game, None if wanted.is_new else unfinished(game)


def _setup(game: AnyGame, wanted: Wanted) -> Setup:
    mission = wanted.mission or game.missions()[0].id
    low = next((known.seats[0] for known in game.missions() if known.id == mission), 1)
    seed = new_seed() if wanted.seed is None else wanted.seed
    seats = max(low, 2) if wanted.seats is None else wanted.seats
    setup = Setup(game.name, mission, seats, seed, wanted.real_dice)
    game.check_setup(setup)
    return setup
