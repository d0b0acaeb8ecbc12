"""What a run came to: all sheets, and what is said above them."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from farlight.lab.reports import coverage_sheet, decisive_sheets, games_sheets, resource_sheet
from farlight.lab.reports.games_sheets import CELL
from farlight.lab.reports.sheet import Sheet, write_csv
from farlight.lab.studies.records import TABLES, GameRow
from farlight.lab.studies.run_folder import RunFolder


class Report(msgspec.Struct):
    """The sheets of a run by name."""

    title: str
    version: str
    engine: str
    seed: int
    planned: int
    played: int
    games: tuple[str, ...]
    varied: dict[str, tuple[str, ...]]
    """By game, what its combinations differ in."""
    errors: list[str]
    noted: int
    sheets: dict[str, Sheet]

    def _repr_html_(self) -> str:
        """For notebooks: the page, in a frame of its own."""
        from html import escape  # noqa: PLC0415

        from farlight.lab.reports.page import page  # noqa: PLC0415 - it knows us

        return f'<iframe srcdoc="{escape(page(self))}" style="width: 100%; height: 40rem; border: 0"></iframe>'

    def write(self, folder: Path) -> Path:
        """Write the page, and the sheets beside it; gives the page."""
        from farlight.lab.reports.page import page  # noqa: PLC0415 - the same

        folder.mkdir(parents=True, exist_ok=True)
        write_csv(self.sheets.values(), folder / "tables")
        file = folder / "report.html"
        file.write_text(page(self), "utf-8")
        return file


def report_of(run: RunFolder) -> Report:
    """Read all records of a run, finished or not."""
    rows = [GameRow(*row) for row in rows_of(run, "games")]
    by_number = {game.number: game for game in rows}
    ended = {number: game for number, game in by_number.items() if not game.error}
    cards = [row for row in rows_of(run, "cards") if row[0] in ended]
    chosen = ((row[0], row[3], row[5]) for row in rows_of(run, "choices") if row[0] in ended)
    sheets = [
        games_sheets.wins(rows),
        games_sheets.endings(rows),
        games_sheets.rounds(rows),
        games_sheets.lengths(rows),
        games_sheets.luck(rows),
        resource_sheet.resources((row for row in rows_of(run, "resources") if row[0] in ended), ended),
        decisive_sheets.cards(cards, ended),
        decisive_sheets.choices(chosen, ended),
        coverage_sheet.coverage(cards, ended),
        coverage_sheet.ways((row for row in rows_of(run, "story") if row[0] in ended), ended),
    ]
    manifest = run.manifest
    names = tuple(dict.fromkeys(game.game for game in rows))
    errors = [_error(game) for game in rows if game.error]
    return Report(
        run.study.name, manifest.farlight, manifest.engine, run.study.seed, run.games, len(rows),
        names, {name: _varied(name, rows) for name in names}, errors,
        sum(bool(game.notes) for game in rows), {sheet.name: sheet for sheet in sheets},
    )  # fmt: skip


def _varied(name: str, games: Sequence[GameRow]) -> tuple[str, ...]:
    found = [each for each in CELL if len({getattr(game, each) for game in games if game.game == name}) > 1]
    return tuple(found) or ("mission",)


def rows_of(run: RunFolder, name: str) -> Iterator[tuple[Any, ...]]:  # Any: of the types that TABLES names
    """The rows of a table, in the order of its columns."""
    table = run.table(name)
    return zip(*(table.column(column).to_pylist() for column in TABLES[name]), strict=True)


def _error(game: GameRow) -> str:
    return f"{game.game} {game.mission}, seats {game.seats}, seed {game.seed}, {game.bot}: {game.error}"
