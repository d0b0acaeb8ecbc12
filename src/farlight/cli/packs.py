"""`farlight pack check`."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path

import msgspec
from rich.console import Console

from farlight.cli.as_json import print_json
from farlight.content import PackError, pack_game
from farlight.errors import UserError
from farlight.kernel import AnyGame, game_names, load_game


class Checked(msgspec.Struct):
    """What was found in a pack."""

    pack: str
    problems: Sequence[str]
    counts: Mapping[str, int]


def run(folder: Path | None, json: bool = False) -> int:
    checked = [_check(load) for load in _packs(folder)]
    if json:
        print_json(checked)
    else:
        console = Console(highlight=False, soft_wrap=True, emoji=False)
        for each in checked:
            _tell(console, each)
    return 1 if any(each.problems for each in checked) else 0


def _packs(folder: Path | None) -> list[Callable[[], AnyGame]]:
    if folder is None:
        return [partial(load_game, name) for name in game_names()]
    if not (folder / "pack.toml").is_file():
        raise UserError(f"There is no pack in '{folder}': a pack is a folder with a pack.toml.")
    return [lambda: load_game(pack_game(folder, game_names()), folder)]


def _check(load: Callable[[], AnyGame]) -> Checked:
    try:
        game = load()
    except PackError as error:
        return Checked("", [str(error)], {})
    return Checked(game.pack.path.name, game.pack.lint(), game.pack.counts())


def _tell(console: Console, checked: Checked) -> None:
    for problem in checked.problems:
        console.print(problem, markup=False)
    if not checked.problems:
        counts = ", ".join(f"{kind} {count}" for kind, count in checked.counts.items())
        console.print(f"{checked.pack}: {counts}. Nothing to complain about.", markup=False)
