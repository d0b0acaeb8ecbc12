"""Simulation: thousands of games over missions and seats, in several processes."""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import TypeVar

import msgspec

from farlight.kernel import Setup, Stops, is_won, load_game
from farlight.lab.play import Played, play_game

BATCH = 25
"""Games per task: enough that the cost of a task does not show."""


class Summary(msgspec.Struct):
    """The figures of a simulation."""

    games: int = 0
    finished: int = 0
    won: int = 0
    lost: int = 0
    decisions: int = 0
    longest: int = 0
    errors: list[Played] = []
    noted: list[Played] = []
    """Games in which a stand-in answered for the bot."""
    seconds: float = 0.0

    def add(self, played: Played) -> None:
        self.games += 1
        self.decisions += played.decisions
        self.longest = max(self.longest, played.decisions)
        if played.notes:
            self.noted.append(played)
        if played.error:
            self.errors.append(played)
            return
        self.finished += 1
        if is_won(played.outcome):
            self.won += 1
        else:
            self.lost += 1


def setups(
    game: str,
    games: int,
    seed: int,
    mission: str | None,
    seats: int | None,
    pack: Path | None,
    campaign: bool = False,
) -> list[Setup]:
    """The games to play: all missions, or all campaigns, and player counts in turn, unless one is asked for."""
    loaded = load_game(game, pack)
    combinations = [
        (known.id, count)
        for known in loaded.rules.missions()
        for count in range(known.seats[0], known.seats[1] + 1)
        if (known.campaign is campaign if mission is None else known.id == mission) and seats in (None, count)
    ]
    if not combinations:  # let the game say what would be right
        loaded.check_setup(Setup(game, mission or loaded.rules.missions()[0].id, seats or 1, seed))
    for first_or_last in (seed, seed + games - 1):
        loaded.check_setup(Setup(game, *combinations[0], first_or_last))
    return [Setup(game, *combinations[number % len(combinations)], seed + number) for number in range(games)]


def simulate(
    planned: list[Setup], jobs: int, bot: str, reports: Path, pack: Path | None = None, stops: Stops = "matter"
) -> Iterator[list[Played]]:
    """Play all games; yields batches as they are done."""
    return in_batches(planned, jobs, partial(_play_batch, bot, reports, pack, stops))


T = TypeVar("T")


def in_batches(planned: list[Setup], jobs: int, work: Callable[[list[Setup]], T]) -> Iterator[T]:
    """Do the same with all games, some at a time, in several processes; yields what comes of it as it is done."""
    batches = [planned[start : start + BATCH] for start in range(0, len(planned), BATCH)]
    if jobs == 1:
        yield from map(work, batches)
        return
    with ProcessPoolExecutor(jobs) as pool:
        for future in as_completed([pool.submit(work, batch) for batch in batches]):
            yield future.result()


def summarize(batches: Iterable[list[Played]]) -> Summary:
    summary = Summary()
    start = perf_counter()
    for batch in batches:
        for played in batch:
            summary.add(played)
    summary.seconds = perf_counter() - start
    return summary


def _play_batch(bot: str, reports: Path, pack: Path | None, stops: Stops, batch: list[Setup]) -> list[Played]:
    game = load_game(batch[0].game, pack)
    return [play_game(game, setup, bot, reports, stops) for setup in batch]
