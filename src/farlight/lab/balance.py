"""Balance: how often a game's own player wins which mission, at which level, and how it loses."""

from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec

from farlight.bots import find_bot
from farlight.kernel import AnyGame, Setup, load_game
from farlight.lab.play import Played
from farlight.lab.sim import simulate

CERTAINTY = 1.96
"""Standard deviations of a 95 % interval."""


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
        return sum(count for outcome, count in self.outcomes.items() if outcome.startswith("won"))

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share of wins lies with 95 % certainty (Wilson)."""
        share, spread = self.won / self.games, CERTAINTY**2 / self.games
        middle = (share + spread / 2) / (1 + spread)
        half = CERTAINTY / (1 + spread) * (share * (1 - share) / self.games + spread / 4 / self.games) ** 0.5
        return max(0.0, middle - half), min(1.0, middle + half)


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
    """Play everything; a row as soon as its games are over."""
    for mission in planned.missions:
        for bot in planned.bots:
            setups = [
                Setup(planned.game, mission, planned.seats, planned.seed + number) for number in range(planned.games)
            ]
            row = Row(mission, bot)
            for batch in simulate(setups, jobs, bot, reports):
                for played in batch:
                    row.add(played)
            yield row


def lost_by(row: Row) -> Iterable[tuple[str, int]]:
    """Ways of losing, the most common first."""
    return [(outcome, count) for outcome, count in row.outcomes.most_common() if outcome.startswith("lost")]
