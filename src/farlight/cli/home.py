"""Where the terminal client keeps its games: one file per game, never overwritten by another."""

import os
import time
from pathlib import Path

import msgspec

from farlight.kernel import AnyGame, Loaded, SaveError, load, read_header

SUFFIX = ".farlight"


class Waiting(msgspec.Struct):
    """The game to continue, if there is one, and what is wrong with those that cannot be."""

    file: Path | None = None
    loaded: Loaded | None = None
    problems: list[str] = []


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


def saved_files() -> list[Path]:
    """All kept games, the one played last first."""
    try:
        return sorted(saves_folder().glob(f"*{SUFFIX}"), key=lambda file: file.stat().st_mtime_ns, reverse=True)
    except OSError:
        return []


def waiting(game: AnyGame) -> Waiting:
    """The game with this pack that was played last, if it is not over."""
    found = Waiting()
    for file in saved_files():
        try:
            header = read_header(file)
            if (header.game, header.pack_id) != (game.name, game.pack_id):
                continue
            loaded = load(file, game)
        except SaveError as error:
            found.problems.append(str(error))  # the file stays where it is
            continue
        if not loaded.timeline.position.outcome:
            found.file, found.loaded = file, loaded
        break
    return found


def named_file(name: str) -> Path:
    """The file that somebody typed: a bare name is one of the saves folder."""
    path = Path(name).expanduser()
    if path.parent == Path() and not path.exists():
        return saves_folder() / (name if name.endswith(SUFFIX) else name + SUFFIX)
    return path


def is_ours(file: Path) -> bool:
    """Whether writing there replaces nothing but a save."""
    try:
        if not file.exists():
            return True
        read_header(file)
    except (OSError, SaveError, ValueError):
        return False
    return True
