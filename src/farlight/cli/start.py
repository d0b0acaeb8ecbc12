"""`farlight play`: which game, new or continued, then the table."""

from pathlib import Path

import msgspec
from rich.console import Console

from farlight.cli.home import new_file, saves_folder, waiting
from farlight.cli.terminal import Greeting, Terminal
from farlight.errors import UserError
from farlight.kernel import AnyGame, Setup, Timeline, UndoPolicy, game_names, load_game, new_seed, read_header
from farlight.kernel import load as load_save
from farlight.texts import check_language


class Wanted(msgspec.Struct, frozen=True):
    """What was asked for on the command line."""

    game: str
    mission: str | None
    seats: int | None
    seed: int | None
    language: str
    undo: UndoPolicy | None
    real_dice: bool
    load: Path | None
    new: bool
    pack: Path | None

    @property
    def only_new(self) -> list[str]:
        """What was asked that only a new game can have."""
        flags = {
            "--mission": self.mission is not None,
            "--seats": self.seats is not None,
            "--seed": self.seed is not None,
            "--undo": self.undo is not None,
            "--real-dice": self.real_dice,
            "--new": self.new,
        }
        return [flag for flag, given in flags.items() if given]


def start(wanted: Wanted) -> None:
    """Open the table in the terminal."""
    check_language(wanted.language)
    console = Console(highlight=False, emoji=False)
    if wanted.load is not None:
        _continue_from(console, wanted, wanted.load)
        return
    game = load_game(wanted.game or game_names()[0], wanted.pack)
    greetings: list[Greeting] = []
    if not wanted.only_new:
        found = waiting(game)
        greetings = [("terminal-skipped", {"reason": problem}) for problem in found.problems]
        if found.file is not None and found.loaded is not None:
            notes = [("terminal-note", {"note": note}) for note in found.loaded.notes]
            terminal = Terminal(console, found.loaded.timeline, found.file, wanted.language)
            terminal.run([*greetings, ("terminal-resumed", {}), *notes], fresh=False)
            return
    timeline = Timeline(game, _setup(game, wanted))
    Terminal(console, timeline, new_file(game.name), wanted.language).run(greetings, fresh=True)


def _continue_from(console: Console, wanted: Wanted, path: Path) -> None:
    """Continue a named file. One outside the saves folder is a point to return to: it is left as it is."""
    header = read_header(path)
    if wanted.only_new:
        raise UserError(f"--load continues a game as it is: leave {', '.join(wanted.only_new)} out.")
    if wanted.game not in ("", header.game):
        raise UserError(f"{path} is a game of '{header.game}', not of '{wanted.game}'. Leave the name out.")
    game = load_game(header.game, wanted.pack)
    loaded = load_save(path, game)
    kept = path.resolve().parent == saves_folder().resolve()
    notes = [("terminal-note", {"note": note}) for note in loaded.notes]
    terminal = Terminal(console, loaded.timeline, path if kept else new_file(game.name), wanted.language)
    terminal.run([("terminal-resumed", {}), *notes], fresh=False)


def _setup(game: AnyGame, wanted: Wanted) -> Setup:
    mission = wanted.mission or game.missions()[0].id
    low = next((known.seats[0] for known in game.missions() if known.id == mission), 1)
    seed = new_seed() if wanted.seed is None else wanted.seed
    seats = max(low, 2) if wanted.seats is None else wanted.seats
    setup = Setup(game.name, mission, seats, seed, wanted.real_dice, wanted.undo or "free")
    game.check_setup(setup)
    return setup
