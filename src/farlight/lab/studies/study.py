"""What a study plays: games x missions x seats x difficulty x bots x packs, read from a TOML file or from flags."""

import itertools
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec
import rtoml

from farlight.bots import Bot, Look, find_bot
from farlight.bots.guard import LIMIT
from farlight.effects import expectation
from farlight.errors import UserError
from farlight.kernel import AnyGame, Position, Setup, load_game
from farlight.lab.studies.records import FURTHER

DIFFICULTY = "difficulty"
"""The prompt of the question that asks for it, and the verb of its options."""


class Block(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a study: everything in it is played with everything else."""

    game: str
    missions: tuple[str, ...] = ()
    """All single missions if empty; `campaign` is all campaigns instead."""
    seats: tuple[int, ...] = ()
    """All that a mission is for if empty."""
    difficulty: tuple[str, ...] = ("",)
    """Empty: whoever plays chooses it."""
    bots: tuple[str, ...] = ()
    """The one that gives hints if empty."""
    packs: tuple[str, ...] = ("",)
    """Folders; empty is the game's own."""
    campaign: bool = False
    games: int = 0
    """Of each combination; the study's number if 0."""


class Study(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What to play, and what to note of it."""

    play: tuple[Block, ...]
    name: str = "study"
    games: int = 100
    """Of each combination of a block."""
    seed: int = 1
    """Of the first game of each combination; the others follow, so that all combinations have the same."""
    tables: tuple[str, ...] = ()
    """Which records to keep besides the games; all if empty."""
    limit: float = LIMIT
    """Seconds for an answer of a bot; then its stand-in answers."""


class Cell(msgspec.Struct, frozen=True):
    """One combination: games of it differ in the seed only."""

    game: str
    mission: str
    seats: int
    difficulty: str
    bot: str
    pack: str
    first: int
    """The number of its first game among all games of the study."""
    games: int
    seed: int
    step: int = 1
    """Between the seeds of two games."""

    def setup(self, number: int) -> Setup:
        return Setup(self.game, self.mission, self.seats, self.seed + (number - self.first) * self.step)

    @property
    def folder(self) -> Path | None:
        return Path(self.pack) if self.pack else None


def read_study(file: Path) -> Study:
    """The study in a file; raises `UserError` that says what is wrong with it."""
    try:
        data = rtoml.loads(file.read_text("utf-8"))
    except OSError as error:
        raise UserError(f"{file}: the study cannot be read: {error.strerror}.") from error
    except (UnicodeDecodeError, rtoml.TomlParsingError) as error:
        raise UserError(f"{file}: this is no TOML: {' '.join(str(error).split())}.") from error
    try:
        study = msgspec.convert(data, Study)
    except msgspec.ValidationError as error:
        raise UserError(f"{file}: {error}.") from error
    study = msgspec.structs.replace(study, name=data.get("name", file.stem))
    return msgspec.structs.replace(study, play=tuple(_beside(block, file.parent) for block in study.play))


def _beside(block: Block, folder: Path) -> Block:
    """Packs are named from where the study lies."""
    packs = tuple(str(folder / pack) if pack else "" for pack in block.packs)
    return msgspec.structs.replace(block, packs=packs)


def cells_of(study: Study) -> list[Cell]:
    """Every combination, checked: whatever cannot be played is a `UserError` before anything is."""
    if not study.play:
        raise UserError("The study plays nothing: it needs a [[play]] with the name of a game.")
    if study.games < 1 or study.limit <= 0:
        raise UserError("A study needs at least one game of each combination, and a limit above 0 seconds.")
    for table in study.tables:
        if table not in FURTHER:
            raise UserError(f"There is no table '{table}': {expectation(table, FURTHER)}")
    cells: list[Cell] = []
    first = 0
    for block in study.play:
        for game, mission, seats, difficulty, bot, pack in _combinations(block):
            cell = Cell(
                game, mission, seats, difficulty, bot, pack, first, block.games or study.games, study.seed
            )  # fmt: skip
            cells.append(cell)
            first += cell.games
    return cells


def _combinations(block: Block) -> Iterator[tuple[str, str, int, str, str, str]]:
    for pack in block.packs:
        game = load_game(block.game, Path(pack) if pack else None)
        bots = block.bots or (game.bots.adviser or "random",)
        for bot in bots:
            find_bot(game, bot)
        for (mission, seats), difficulty in itertools.product(_missions(game, block), block.difficulty):
            _check(game, mission, seats, difficulty)
            for bot in bots:
                yield block.game, mission, seats, difficulty, bot, pack


def _missions(game: AnyGame, block: Block) -> list[tuple[str, int]]:
    """The missions with their seats; one that is named must exist, and numbers of seats must fit it."""
    known = {mission.id: mission for mission in game.rules.missions()}
    named = block.missions or [each.id for each in known.values() if each.campaign is block.campaign]
    found = []
    for name in named:
        if name not in known:
            raise UserError(f"There is no mission '{name}' in {game.name}: {expectation(name, known)}")
        low, high = known[name].seats
        found += [(name, seats) for seats in block.seats or range(low, high + 1)]
    if not found:
        kind = "campaign" if block.campaign else "mission"
        raise UserError(f"{game.name} has no {kind} to play.")
    return found


def _check(game: AnyGame, mission: str, seats: int, difficulty: str) -> None:
    setup = Setup(game.name, mission, seats, 1)
    game.check_setup(setup)
    if not difficulty:
        return
    asked = Position(game, game.rules.new(setup)).open[0]
    known = [option.id for option in asked.options if option.verb == DIFFICULTY]
    if f"{DIFFICULTY}:{difficulty}" not in known:
        said = ", ".join(each.partition(":")[2] for each in known) or "none: leave it out"
        raise UserError(f"There is no difficulty '{difficulty}' in {mission} of {game.name}; it has {said}.")


class Decided:
    """A bot for whom the difficulty is decided."""

    def __init__(self, bot: Bot, difficulty: str) -> None:
        self._bot = bot
        self._wanted = f"{DIFFICULTY}:{difficulty}"

    def choose(self, look: Look) -> int:
        if look.decision.prompt == DIFFICULTY:
            return [option.id for option in look.decision.options].index(self._wanted)
        return self._bot.choose(look)


def games_in(cells: Sequence[Cell]) -> int:
    return sum(cell.games for cell in cells)


def cells_for(setups: Sequence[Setup], bot: str, pack: str, first: int = 0) -> list[Cell]:
    """Combinations that play just these games; those of one mission and number of seats go together."""
    seeds: dict[tuple[str, str, int], list[int]] = {}
    for each in setups:
        seeds.setdefault((each.game, each.mission, each.seats), []).append(each.seed)
    cells = []
    for (game, mission, seats), known in seeds.items():
        step = known[1] - known[0] if len(known) > 1 else 1
        even = all(after - before == step for before, after in itertools.pairwise(known))
        for seed, count in [(known[0], len(known))] if even else [(seed, 1) for seed in known]:
            cells.append(Cell(game, mission, seats, "", bot, pack, first, count, seed, step))
            first += count
    return cells
