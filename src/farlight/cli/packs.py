"""`farlight pack check`."""

from pathlib import Path
from typing import Any

import rtoml
from rich.console import Console

from farlight.content import PackError
from farlight.errors import UserError
from farlight.kernel import Game, game_names, load_game


def run(folder: Path | None) -> int:
    console = Console(highlight=False, soft_wrap=True)
    failed = False
    for name, path in _targets(folder):
        try:
            game = load_game(name, path)
        except PackError as error:
            console.print(str(error), markup=False)
            failed = True
            continue
        problems = game.lint()
        for problem in problems:
            console.print(problem, markup=False)
        failed = failed or bool(problems)
        if not problems:
            console.print(f"{game.pack_path.name}: {_counts(game)}. Nothing to complain about.", markup=False)
    return 1 if failed else 0


def _targets(folder: Path | None) -> list[tuple[str, Path | None]]:
    if folder is None:
        return [(name, None) for name in game_names()]
    info = folder / "pack.toml"
    if not info.is_file():
        raise UserError(f"There is no pack in '{folder}': a pack is a folder with a pack.toml.")
    try:
        game = rtoml.loads(info.read_text("utf-8"))["pack"]["game"]
    except (rtoml.TomlParsingError, KeyError, TypeError, UnicodeDecodeError) as error:
        raise UserError(f'{info}: it must say which game it is for, as game = "..." under [pack]: {error}') from error
    return [(str(game), folder)]


def _counts(game: Game[Any, Any]) -> str:
    return ", ".join(f"{count} {kind}" for kind, count in game.counts().items())
