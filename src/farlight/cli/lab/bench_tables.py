"""The figures of `farlight bench` as tables for people."""

from collections.abc import Callable, Sequence

from rich.console import Console
from rich.table import Table

from farlight.lab.bench.figures import Figures, Report
from farlight.lab.digest import Digest

Column = tuple[str, Callable[[Figures], float | None], str]
"""Its title, where the figure comes from, and how it is written."""
PLAY: tuple[Column, ...] = (
    ("decision", lambda each: each.decision, ".1f"),
    ("real choice", lambda each: each.real_choice, ".1f"),
    ("forced", lambda each: each.forced, ".0%"),
    ("copy", lambda each: each.copy, ".1f"),
    ("copy and answer", lambda each: each.copy_and_answer, ".1f"),
    ("to an answer", lambda each: each.to_an_answer, ".2f"),
    ("playouts /s", lambda each: each.playouts_per_second, ".0f"),
    ("games /s", lambda each: each.games_per_second, ".0f"),
)
SIZE: tuple[Column, ...] = (
    ("in sim", lambda each: each.decision_sim, ".1f"),
    ("bare rules", lambda each: each.bare, ".1f"),
    ("kernel", lambda each: each.kernel, ".1f"),
    ("kI", lambda each: each.instructions, ".0f"),
    ("kept kB", lambda each: each.memory / 1000, ".1f"),
    ("save kB", lambda each: None if each.save_bytes is None else each.save_bytes / 1000, ".1f"),
    ("save loads ms", lambda each: None if each.save_load is None else each.save_load / 1000, ".2f"),
    ("game loads s", lambda each: each.loading, ".2f"),
)
WIDTH = 120
"""Columns of the tables in a file or a log."""


def print_report(report: Report) -> None:
    console = Console(highlight=False, emoji=False)
    if not console.is_terminal:
        console = Console(highlight=False, emoji=False, width=WIDTH)
    console.print(f"Microseconds of processor time, best of {report.rounds} rounds, Python {report.python}.")
    for columns in (PLAY, SIZE):
        console.print()
        console.print(_table(report.engines, columns))
    console.print()
    if report.ratios:
        console.print(_ratios(report))
        console.print()
    for name, why in report.missing.items():
        console.print(f"{name} was not measured: {why}", markup=False, soft_wrap=True)
    console.print(f"Instructions (kI): {report.counted_by}.", soft_wrap=True)


def print_digests(found: Sequence[Digest]) -> None:
    console = Console(highlight=False, emoji=False)
    for each in found:
        console.print(f"{each.game} {each.games} games {each.decisions} decisions {each.digest}", soft_wrap=True)


def _empty(title: str, names: Sequence[str]) -> Table:
    table = Table(box=None, title=title or None, title_justify="left", padding=(0, 1, 0, 0))
    table.add_column("", no_wrap=True, overflow="fold")
    for name in names:
        table.add_column(name, justify="right")
    return table


def _table(engines: Sequence[Figures], columns: Sequence[Column]) -> Table:
    table = _empty("", [title for title, _, _ in columns])
    for each in engines:
        values = [(read(each), form) for _, read, form in columns]
        table.add_row(_called(each), *("-" if value is None else format(value, form) for value, form in values))
    return table


def _called(each: Figures) -> str:
    return each.name if each.build == "peer" else f"{each.name}, {each.build}"


def _ratios(report: Report) -> Table:
    table = _empty(
        f"As a share of {report.ratios[0].to}'s time",
        ("decision", "real choice", "copy", "copy and answer", "playout"),
    )
    for each in report.ratios:
        values = (each.decision, each.real_choice, each.copy, each.copy_and_answer, each.playout)
        table.add_row(f"{each.name}, {each.build}", *(f"{value:.2f}" for value in values))
    return table
