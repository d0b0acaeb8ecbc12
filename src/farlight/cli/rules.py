"""`farlight rules`."""

from pathlib import Path

from rich.console import Console
from rich.table import Table

from farlight.cli.as_json import print_json
from farlight.cli.rule_places import print_places
from farlight.effects import expectation
from farlight.errors import UserError
from farlight.rulebook import games
from farlight.scenarios import Chapter, chapters, load_cases


def run(game: str | None, uncited: bool, where: str | None, cases: Path, json: bool = False) -> None:
    if game is not None and game not in games():
        raise UserError(f"There is no rulebook '{game}': {expectation(game, games())}")
    chosen = [game] if game else games()
    if where is not None:
        print_places(where, chosen, cases)
        return
    if not cases.exists():
        raise UserError(
            f"There are no scenario files at '{cases}': run this in the checkout, or name some with --cases"
        )
    found = load_cases([cases])
    if json:
        print_json({name: chapters(name, found) for name in chosen})
        return
    console = Console(highlight=False, soft_wrap=True, emoji=False)
    for name in chosen:
        parts = chapters(name, found)
        _print_table(console, name, parts)
        if uncited:
            for part in parts:
                for rule in part.uncited:
                    console.print(rule, markup=False)


def _print_table(console: Console, name: str, parts: list[Chapter]) -> None:
    table = Table(title=name, title_justify="left", box=None)
    for column in ("chapter", "title"):
        table.add_column(column)
    for column in ("cited", "of", "%"):
        table.add_column(column, justify="right")
    for part in parts:
        table.add_row(part.number, part.title, *_share(len(part.cited), len(part.cited) + len(part.uncited)))
    cited = sum(len(part.cited) for part in parts)
    table.add_row("", "all", *_share(cited, cited + sum(len(part.uncited) for part in parts)))
    console.print(table)


def _share(cited: int, known: int) -> tuple[str, str, str]:
    return str(cited), str(known), f"{100 * cited / known:.0f}" if known else "-"
