"""`farlight balance`."""

import os
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

from farlight.cli.as_json import print_json
from farlight.cli.lab.stand_in_notes import tell_notes
from farlight.content.ids import Outcome
from farlight.lab.balance import Row, lost_by, plan, study

COLUMNS = ("mission", "bot", "won", "of", "share", "95 %", "lost by", "answers")


def run(  # noqa: PLR0913, PLR0917 - the flags of the command
    game: str,
    games: int,
    seats: int,
    seed: int,
    mission: str | None,
    bot: str | None,
    jobs: int | None,
    reports: Path,
    json: bool = False,
) -> int:
    planned = plan(game, games, seats, seed, mission, bot)
    console = Console(highlight=False, emoji=False)
    told = Console(stderr=True, highlight=False, emoji=False)
    table = Table(box=None, title=f"{game}, seats {seats}, {games} games each from seed {seed}", title_justify="left")
    for name in COLUMNS:
        table.add_column(name, justify="left" if name in ("mission", "bot", "lost by") else "right")
    rows = []
    for row in study(planned, jobs or os.cpu_count() or 1, reports):
        told.print(f"{row.mission} with {row.bot}: {row.won} of {row.games}", markup=False)
        table.add_row(*_cells(row))
        rows.append(row)
    broken = [played for row in rows for played in row.errors]
    noted = [played for row in rows for played in row.noted]
    if json:
        print_json([{**msgspec.to_builtins(row), "won": row.won, "interval": row.interval} for row in rows])
        return 1 if broken else 0
    console.print(table)
    tell_notes(console, noted)
    for played in broken[:10]:
        console.print(f"error: {played.setup.mission}, seed {played.setup.seed}: {played.error}", markup=False)
    return 1 if broken else 0


def _cells(row: Row) -> list[str]:
    low, high = row.interval
    return [
        row.mission,
        row.bot,
        str(row.won),
        str(row.games),
        f"{100 * row.won / row.games:.0f} %",
        f"{100 * low:.0f}-{100 * high:.0f}",
        ", ".join(f"{Outcome.parse(outcome).ending or outcome} {count}" for outcome, count in lost_by(row)),
        f"{row.decisions / row.games:.0f}",
    ]
