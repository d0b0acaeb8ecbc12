"""`farlight play`: which game, new or continued, then the table."""

import asyncio
import shlex
import sys
from pathlib import Path
from typing import Literal

import msgspec
from rich.console import Console

from farlight.cli.game_folder import Waiting, command, new_file, saves_folder, settings, waiting
from farlight.cli.marks import read_marks
from farlight.cli.terminal.commands import ALIASES
from farlight.cli.terminal.local_table import Greeting, LocalTable
from farlight.cli.terminal.prompt import Prompt
from farlight.cli.terminal.session import sit
from farlight.cli.terminal.terminal import Terminal
from farlight.content import pack_game
from farlight.errors import UserError
from farlight.kernel import (
    AnyGame,
    AnyTimeline,
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
from farlight.texts import LANGUAGES, Texts, check_language
from farlight.texts.matching import whole

ALONE = "game-alone"
"""The message of a game that has something to say to whoever plays alone."""
USUAL = 2
"""Seats of a game if nobody says how many."""


class Wanted(msgspec.Struct, frozen=True):
    """What was asked for on the command line."""

    game: str
    mission: str | None
    seats: int | None
    seed: int | None
    language: str | None
    undo: UndoPolicy | None
    stops: Literal["matter", "always", "never"] | None
    names: tuple[str, ...]
    rules: tuple[str, ...]
    after: Path | None
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
            "--name": bool(self.names),
            "--rule": bool(self.rules),
            "--after": self.after is not None,
            "--real-dice": self.real_dice,
            "--new": self.new,
        }
        return [flag for flag, given in flags.items() if given]

    @property
    def says_how(self) -> bool:
        """Whether anything but the game was asked for."""
        return bool(self.only_new or self.language or self.stops or self.load or self.pack)

    @property
    def again(self) -> str:
        """The command that comes back to what is played now."""
        here = f"{command()} play --terminal"
        return here if self.pack is None else f"{here} --pack {shlex.quote(str(self.pack))}"

    def language_of(self, timeline: AnyTimeline | None = None) -> str:
        """What was asked for, or what a table read when it was left, or what was chosen last."""
        kept = [self.language or "", timeline.language if timeline else "", settings().language, LANGUAGES[0]]
        return next(language for language in kept if language in LANGUAGES)


def start(wanted: Wanted) -> None:
    """Open the table in the terminal."""
    if wanted.language is not None:
        check_language(wanted.language)
    console = Console(highlight=False, emoji=False)
    if wanted.load is not None:
        _continue_from(console, wanted, wanted.load)
        return
    name = wanted.game or (pack_game(wanted.pack, game_names()) if wanted.pack else "")
    if name:
        load_game(name, wanted.pack)  # what is wrong with it is told before anything else
    found = Waiting() if wanted.only_new and name else waiting(name, wanted.pack)
    skipped: list[Greeting] = [("terminal-skipped", {"reason": problem}) for problem in found.problems]
    if not wanted.only_new and found.file is not None and found.loaded is not None:
        _resume(console, wanted, found.loaded, found.file, skipped)
        return
    game = load_game(name or found.game or game_names()[0], wanted.pack)
    _begin(console, wanted, game, [] if wanted.only_new else skipped)


def _begin(console: Console, wanted: Wanted, game: AnyGame, greetings: list[Greeting]) -> None:
    """Begin a new game."""
    language = wanted.language_of()
    texts = Texts(language, [game.texts], game.table.name_of)
    seats, asked = _seats(console, wanted, game, texts)
    timeline = Timeline(game, _setup(game, wanted, seats))
    timeline.stops = wanted.stops or "matter"
    if not asked and wanted.seats is None:
        greetings = [*greetings, ("terminal-seats", {"count": seats})]
    if seats == 1 and texts.has(ALONE):
        greetings = [*greetings, (ALONE, {})]
    _sit(console, LocalTable(timeline, new_file(game.name), language, wanted.again, greetings, fresh=True))


def _resume(console: Console, wanted: Wanted, loaded: Loaded, file: Path, greetings: list[Greeting]) -> None:
    """Go on with a game that was left."""
    loaded.timeline.stops = wanted.stops or loaded.timeline.stops
    notes: list[Greeting] = [("terminal-note", {"note": note}) for note in loaded.notes]
    told = [*greetings, ("terminal-resumed", {}), *notes]
    language = wanted.language_of(loaded.timeline)
    _sit(console, LocalTable(loaded.timeline, file, language, wanted.again, told))


def _sit(console: Console, table: LocalTable) -> None:
    async def play() -> None:
        prompt = Prompt()
        try:
            await sit(Terminal(console, table), prompt)
        finally:
            prompt.close()

    asyncio.run(play())


def _seats(console: Console, wanted: Wanted, game: AnyGame, texts: Texts) -> tuple[int, bool]:
    """How many people play, and whether they were asked: only at a real terminal, and only if it is open."""
    missions = game.rules.missions()
    mission = next((known for known in missions if known.id == (wanted.mission or missions[0].id)), None)
    if wanted.seats is not None or mission is None:  # what does not exist is refused when the game is set up
        return USUAL if wanted.seats is None else wanted.seats, False
    low, high = mission.seats
    usual = max(low, min(USUAL, high))
    if low == high or not sys.stdin or not sys.stdin.isatty():
        return usual, False
    while True:
        console.print(texts.say("terminal-how-many", low=low, high=high, usual=usual), style="bold yellow")
        said = _line()
        if said is None:
            console.print(texts.say("terminal-bye-none"))
            sys.exit(0)
        number = whole(said) if said else usual
        if number is not None and low <= number <= high:
            return number, True


def _line() -> str | None:
    """What somebody types before there is a table; None to leave."""
    try:
        said = input("> ").strip()
    except (EOFError, KeyboardInterrupt):
        print()
        return None
    return None if ALIASES.get(said.lower(), said.lower()) == "quit" else said


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
    _resume(console, wanted, loaded, path if kept else new_file(game.name), [])


def _setup(game: AnyGame, wanted: Wanted, seats: int) -> Setup:
    mission = wanted.mission or game.rules.missions()[0].id
    seed = new_seed() if wanted.seed is None else wanted.seed
    undo = wanted.undo or "free"
    marks = read_marks(wanted.after, game) if wanted.after else ()
    setup = Setup(game.name, mission, seats, seed, wanted.real_dice, undo, wanted.names, wanted.rules, marks)
    game.check_setup(setup)
    return setup
