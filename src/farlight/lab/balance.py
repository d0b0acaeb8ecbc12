"""Balance: how often a game's own player wins which mission, at which level, and how it loses."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import product
from pathlib import Path

import msgspec

from farlight.bots import find_bot
from farlight.kernel import AnyGame, Setup, is_won, load_game
from farlight.lab.intervals import wilson
from farlight.lab.play import Played
from farlight.lab.studies.dispatch import play_cells
from farlight.lab.studies.records import GameRow
from farlight.lab.studies.study import Cell
from farlight.lab.studies.teams import Processes


class Row(msgspec.Struct):
    """The games of one mission with one bot."""

    mission: str
    bot: str
    games: int = 0
    decisions: int = 0
    outcomes: Counter[str] = msgspec.field(default_factory=Counter)
    errors: list[Played] = []
    noted: list[Played] = []
    """Games in which a stand-in answered for the bot."""

    def add(self, played: Played) -> None:
        self.games += 1
        self.decisions += played.decisions
        if played.notes:
            self.noted.append(played)
        if played.error:
            self.errors.append(played)
        else:
            self.outcomes[played.outcome] += 1

    @property
    def won(self) -> int:
        return sum(count for outcome, count in self.outcomes.items() if is_won(outcome))

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share of wins lies with 95 % certainty (Wilson)."""
        return wilson(self.won, self.games)


class Study(msgspec.Struct, frozen=True):
    """What to play: so many games of each mission with each bot, from a seed on."""

    game: str
    missions: tuple[str, ...]
    bots: tuple[str, ...]
    games: int
    seats: int
    seed: int


def plan(game: str, games: int, seats: int, seed: int, mission: str | None, bot: str | None) -> Study:
    """A study of all missions and all bots of a game, unless one is asked for; `UserError` if there is none such."""
    loaded = load_game(game)
    own = _players(loaded, bot)
    missions = [
        each.id for each in loaded.rules.missions() if mission == each.id or (mission is None and not each.campaign)
    ]
    for name in missions or [mission or ""]:
        loaded.check_setup(Setup(game, name, seats, seed))
    return Study(game, tuple(missions), tuple(own), games, seats, seed)


def _players(game: AnyGame, bot: str | None) -> list[str]:
    """The game's own bots whose names begin so; else the one bot that is called so."""
    own = [name for name in game.bots.by_name() if name.startswith(bot or "")]
    if own:
        return own
    find_bot(game, bot or "random")
    return [bot or "random"]


def study(planned: Study, jobs: int, reports: Path) -> Iterator[Row]:
    """Play everything; the rows in their order, each as soon as its games are over and those before it are told."""
    cells = [
        Cell(planned.game, mission, planned.seats, "", bot, "", place * planned.games, planned.games, planned.seed)
        for place, (mission, bot) in enumerate(product(planned.missions, planned.bots))
    ]
    rows = {(cell.mission, cell.bot): Row(cell.mission, cell.bot) for cell in cells}
    told = 0
    for batch in play_cells(cells, Processes(jobs), reports=reports):
        for game in batch.games:
            rows[game.mission, game.bot].add(_played(game))
        for row in list(rows.values())[told:]:
            if row.games < planned.games:
                break
            told += 1
            yield row


def _played(game: GameRow) -> Played:
    setup = Setup(game.game, game.mission, game.seats, game.seed)
    notes = game.notes.split("; ") if game.notes else []
    return Played(setup, game.outcome, game.answers, game.error, game.file, notes)


def lost_by(row: Row) -> Iterable[tuple[str, int]]:
    """Ways of losing, the most common first."""
    return [(outcome, count) for outcome, count in row.outcomes.most_common() if outcome and not is_won(outcome)]
