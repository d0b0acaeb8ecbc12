"""`farlight pack check`."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path

import msgspec
from rich.console import Console

from farlight.cli.as_json import print_json
from farlight.content import PackError, pack_game
from farlight.errors import UserError
from farlight.kernel import AnyGame, EditorNote, Review, game_names, load_game

_SHOWN = 5
"""Places of a warning that are shown unless all are asked for."""
_FIGURES = ("logs", "shared", "sentence", "asks", "recalls")
"""Figures of the texts that are shown; `--json` has them all."""


class Checked(msgspec.Struct):
    """What was found in a pack. Problems are wrong; warnings are an editor's."""

    pack: str
    problems: Sequence[str]
    counts: Mapping[str, int]
    prose: Review = Review()


def run(folder: Path | None, json: bool = False, all_warnings: bool = False, file: str = "") -> int:
    """Tell what is wrong with packs, and what could be better; only the first makes the exit status 1."""
    checked = [_check(load, file) for load in packs(folder)]
    if json:
        print_json(checked)
    else:
        console = Console(highlight=False, soft_wrap=True, emoji=False)
        for each in checked:
            _tell(console, each, all_warnings)
    return 1 if any(each.problems for each in checked) else 0


def packs(folder: Path | None) -> list[Callable[[], AnyGame]]:
    """The game with the pack of a folder, or all installed ones, loaded when called."""
    if folder is None:
        return [partial(load_game, name) for name in game_names()]
    if not (folder / "pack.toml").is_file():
        raise UserError(f"There is no pack in '{folder}': a pack is a folder with a pack.toml.")
    return [lambda: load_game(pack_game(folder, game_names()), folder)]


def _check(load: Callable[[], AnyGame], file: str) -> Checked:
    try:
        game = load()
    except PackError as error:
        return Checked("", [str(error)], {})
    pack = game.pack
    return Checked(pack.path.name, pack.lint(), pack.counts(), pack.review(file))


def _tell(console: Console, checked: Checked, all_warnings: bool) -> None:
    """Print the warnings first: what is wrong stands where one looks, at the end."""
    lines = [line for warning in checked.prose.notes for line in _warning(warning, all_warnings)]
    lines += _figures(checked)
    lines += checked.problems
    if not checked.problems:
        counts = ", ".join(f"{kind} {count}" for kind, count in checked.counts.items())
        lines.append(f"{checked.pack}: {counts}. Nothing to complain about.")
    for line in lines:
        console.print(line, markup=False)


def _warning(warning: EditorNote, whole: bool) -> Iterator[str]:
    yield f"warning: {warning.message}"
    shown = len(warning.places) if whole else _SHOWN
    yield from (f"    {place}" for place in warning.places[:shown])
    if len(warning.places) > shown:
        yield f"    and {len(warning.places) - shown} more (--all-warnings)"


def _figures(checked: Checked) -> Iterator[str]:
    """What an editor counted, in a line, if there is something to read aloud."""
    figures = {name: value for name, value in checked.prose.figures.items() if name.rpartition(".")[2] in _FIGURES}
    if checked.prose.notes or any(name.endswith(".logs") for name in figures):
        told = ", ".join(f"{name} {value:g}" for name, value in figures.items())
        yield f"{checked.pack}: {told}; warnings: {len(checked.prose.notes)}."
