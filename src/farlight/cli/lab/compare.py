"""`farlight lab compare`."""

import tempfile
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

from farlight.bots import find_bot
from farlight.cli.as_json import print_json
from farlight.cli.lab.study_run import play_quietly
from farlight.errors import UserError
from farlight.kernel import load_game
from farlight.lab.reports.comparison import Change, Comparison, compare, side_of
from farlight.lab.reports.sheet import write_csv
from farlight.lab.studies.run_folder import MANIFEST, begin_run, open_run
from farlight.lab.studies.study import Block, Study

COLUMNS = ("", "measure", "before", "after", "change", "95 %", "")


def run(a: str, b: str, block: Block, study: Study, out: Path | None, how: tuple[int | None, str], json: bool) -> int:
    """Compare two runs, or play two packs or bots on the same seeds and compare those."""
    if all((Path(each) / MANIFEST).exists() for each in (a, b)):
        before, after = (side_of(open_run(Path(each)), each) for each in (a, b))
        found = compare(before, after)
    else:
        found = _played(a, b, block, study, out, how)
    if out is not None:
        write_csv([found.sheet()], out / "tables")
    if json:
        print_json(found)
    else:
        _tell(found)
    return 0


def _played(a: str, b: str, block: Block, study: Study, out: Path | None, how: tuple[int | None, str]) -> Comparison:
    if not block.game:
        raise UserError("Which game? Two packs or two bots are compared with --game; two runs need none.")
    column = "pack" if any(Path(each).is_dir() for each in (a, b)) else "bot"
    names = tuple(str(Path(each).resolve()) if column == "pack" and each != "-" else each for each in (a, b))
    names = tuple("" if each == "-" else each for each in names) if column == "pack" else names
    if column == "bot":
        for name in names:
            find_bot(load_game(block.game), name)
        block = msgspec.structs.replace(block, bots=names)
    else:
        block = msgspec.structs.replace(block, packs=names)
    study = msgspec.structs.replace(study, play=(block,))
    with tempfile.TemporaryDirectory() as scratch:
        folder = begin_run(out or Path(scratch) / "run", study)
        play_quietly(folder, *how)
        before, after = (side_of(folder, shown, **{column: name}) for shown, name in zip((a, b), names, strict=True))
        return compare(before, after)


def _tell(found: Comparison) -> None:
    console = Console(highlight=False, emoji=False)
    title = f"{found.a} -> {found.b}: {found.pairs} pairs of games on the same seeds"
    table = Table(box=None, title=title, title_justify="left")
    for place, name in enumerate(COLUMNS):
        table.add_column(name, justify="left" if place in (0, 1, 6) else "right")
    for change in found.changes:
        table.add_row(*_cells(change))
    console.print(table)
    clear = [change for change in found.changes if change.is_clear]
    said = "What is marked changed beyond chance (of twenty figures that did not change, one is marked by chance)."
    console.print(said if clear else "Nothing changed beyond chance.", soft_wrap=True)
    if found.alone:
        console.print(f"{found.alone} games had no partner, or broke, and count nowhere.", soft_wrap=True)


def _cells(change: Change) -> list[str]:
    is_share = change.measure == "won" or change.measure.startswith("ends ")
    form = "{:.0%}" if is_share else "{:.1f}"
    signed = "{:+.0%}" if is_share else "{:+.1f}"
    interval = f"{signed.format(change.low)} to {signed.format(change.high)}"
    numbers = [form.format(change.before), form.format(change.after), signed.format(change.change), interval]
    return [f"{change.game} {change.mission}", change.measure, *numbers, "*" if change.is_clear else ""]
