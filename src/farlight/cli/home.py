"""Where the terminal client keeps its games: one file per game, never overwritten by another."""

import os
import time
from pathlib import Path

from farlight.kernel import AnyGame, Loaded, SaveError, load, read_header

SUFFIX = ".farlight"


def saves_folder() -> Path:
    """`FARLIGHT_HOME`, or the place where this system keeps a user's data."""
    own = os.environ.get("FARLIGHT_HOME")
    if own:
        return Path(own) / "saves"
    data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(data) / "farlight" / "saves"


def new_file(game: str) -> Path:
    """A name that no other game has."""
    stem = f"{game}-{time.strftime('%Y%m%d-%H%M%S')}"
    folder = saves_folder()
    numbered = (folder / f"{stem}{mark}{SUFFIX}" for mark in ("", *(f"-{n}" for n in range(2, 10_000))))
    return next(file for file in numbered if not file.exists())


def unfinished(game: AnyGame) -> tuple[Path, Loaded] | None:
    """The game that was played last, if it is not over."""
    files = sorted(saves_folder().glob(f"*{SUFFIX}"), key=lambda file: file.stat().st_mtime_ns, reverse=True)
    for file in files:
        try:
            if read_header(file).game != game.name:
                continue
            loaded = load(file, game)
        except SaveError:
            continue  # stays where it is; "load" tells what is wrong with it
        return None if loaded.timeline.position.outcome else (file, loaded)
    return None
