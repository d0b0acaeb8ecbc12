"""`farlight pack check`."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from rich.console import Console

from farlight.content import PackError, pack_game
from farlight.errors import UserError
from farlight.kernel import AnyGame, game_names, load_game


def run(folder: Path | None) -> int:
    console = Console(highlight=False, soft_wrap=True, emoji=False)
    if folder is None:
        return max([_check(console, partial(load_game, name)) for name in game_names()], default=0)
    if not (folder / "pack.toml").is_file():
        raise UserError(f"There is no pack in '{folder}': a pack is a folder with a pack.toml.")
    return _check(console, lambda: load_game(pack_game(folder, game_names()), folder))


def _check(console: Console, load: Callable[[], AnyGame]) -> int:
    try:
        game = load()
    except PackError as error:
        console.print(str(error), markup=False)
        return 1
    problems = game.pack.lint()
    for problem in problems:
        console.print(problem, markup=False)
    if problems:
        return 1
    console.print(f"{game.pack.path.name}: {_counts(game)}. Nothing to complain about.", markup=False)
    return 0


def _counts(game: AnyGame) -> str:
    return ", ".join(f"{kind} {count}" for kind, count in game.pack.counts().items())
