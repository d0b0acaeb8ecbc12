"""A table of a report: the same for a plot, for the page and for a file."""

import csv
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import msgspec

Cell = str | int | float | bool


class Sheet(msgspec.Struct):
    """Rows with named columns."""

    name: str
    columns: tuple[str, ...]
    rows: list[tuple[Cell, ...]]
    note: str = ""
    """What somebody should know who reads it."""

    def dicts(self) -> Iterator[dict[str, Cell]]:
        return (dict(zip(self.columns, row, strict=True)) for row in self.rows)

    def column(self, name: str) -> list[Cell]:
        place = self.columns.index(name)
        return [row[place] for row in self.rows]

    def where(self, **wanted: Cell) -> list[dict[str, Cell]]:
        """The rows in which these columns have these values."""
        return [row for row in self.dicts() if all(row[name] == value for name, value in wanted.items())]


def write_csv(sheets: Iterable[Sheet], folder: Path) -> list[Path]:
    """Write each as a file of its own."""
    folder.mkdir(parents=True, exist_ok=True)
    files = []
    for sheet in sheets:
        file = folder / f"{sheet.name}.csv"
        with file.open("w", newline="", encoding="utf-8") as stream:
            writer = csv.writer(stream)
            writer.writerow(sheet.columns)
            writer.writerows(tuple(map(_plain, row)) for row in sheet.rows)
        files.append(file)
    return files


def _plain(value: Cell) -> Cell:
    return round(value, 6) if isinstance(value, float) else value


def quantile(values: Sequence[float], share: float) -> float:
    """Of sorted values, the one below which a share of them lies."""
    if not values:
        return 0.0
    place = share * (len(values) - 1)
    low = int(place)
    high = min(low + 1, len(values) - 1)
    return values[low] + (values[high] - values[low]) * (place - low)
