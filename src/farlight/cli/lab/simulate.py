"""`farlight sim`."""

import os
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from farlight.bots import find_bot
from farlight.cli.as_json import print_json
from farlight.cli.lab.stand_in_notes import tell_notes
from farlight.kernel import Stops, load_game
from farlight.lab.play import Played
from farlight.lab.sim import Summary, setups, simulate, summarize


def run(  # noqa: PLR0913, PLR0917 - the flags of the command
    game: str,
    games: int,
    seed: int,
    jobs: int | None,
    bot: str,
    mission: str | None,
    seats: int | None,
    reports: Path,
    pack: Path | None,
    campaign: bool = False,
    stops: Stops = "matter",
    json: bool = False,
) -> int:
    find_bot(load_game(game, pack), bot)
    planned = setups(game, games, seed, mission, seats, pack, campaign)
    console = Console(highlight=False, emoji=False)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True, emoji=False)) as progress:
        task = progress.add_task(f"{game}: {bot} play", total=games)

        def counted(batch: list[Played]) -> list[Played]:
            progress.advance(task, len(batch))
            return batch

        batches = simulate(planned, jobs or os.cpu_count() or 1, bot, reports, pack, stops)
        summary = summarize(counted(batch) for batch in batches)
    if json:
        print_json(summary)
    else:
        _print(console, game, summary, pack)
    return 1 if summary.errors else 0


def _print(console: Console, game: str, summary: Summary, pack: Path | None) -> None:
    speed = summary.decisions / summary.seconds if summary.seconds else 0
    console.print(
        f"{game}: {summary.finished} finished, {summary.won} won, {summary.lost} lost, "
        f"{summary.decisions} decisions, {speed:,.0f} decisions/s with replay, "
        f"longest game {summary.longest} decisions, {len(summary.errors)} errors",
        soft_wrap=True,
    )
    tell_notes(console, summary.noted)
    for played in summary.errors[:10]:
        folder = f" --pack {pack}" if pack else ""
        where = f"farlight replay {played.file}{folder}" if played.file else f"seed {played.setup.seed}"
        said = f"error: {played.setup.mission}, seats {played.setup.seats}: {played.error}. Reproduce: {where}"
        console.print(said, markup=False, soft_wrap=True)
