"""Where the terminal client keeps its games: one file per game, never overwritten by another; and its settings."""

import contextlib
import os
import shlex
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec

from farlight.kernel import Loaded, SaveError, UnknownGame, load, load_game, read_header
from farlight.private import make_folder

SUFFIX = ".farlight"


class Settings(msgspec.Struct):
    """What the client remembers from game to game."""

    language: str = ""
    name: str = ""
    """What others call the person at tables on the net."""
    keys: dict[str, str] = {}
    """Who the person is, by the address of a server. Whoever reads a key can play in its owner's place."""


class Waiting(msgspec.Struct):
    """The game to continue, if there is one, and what is wrong with those that cannot be."""

    game: str = ""
    """The name of the game that was played last, over or not."""
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


def command() -> str:
    """What people type to start us: a checkout's bootstrap says how it was called."""
    return shlex.quote(os.environ.get("FARLIGHT_COMMAND") or "farlight")


def settings() -> Settings:
    try:
        return msgspec.json.decode(_settings_file().read_bytes(), type=Settings)
    except (OSError, msgspec.MsgspecError):
        return Settings()


def keep(**changed: Any) -> None:
    """Remember settings. Where nothing can be written, nothing is remembered: that stops no game."""
    kept = msgspec.structs.replace(settings(), **changed)
    file = _settings_file()
    with contextlib.suppress(OSError):
        make_folder(file.parent)
        # Written beside and moved into place, readable by its owner alone: keys are in it.
        descriptor, beside = tempfile.mkstemp(dir=file.parent, prefix=file.name)
        with open(descriptor, "wb") as out:
            out.write(msgspec.json.encode(kept))
        os.replace(beside, file)


def keep_key(server: str, key: str, name: str) -> None:
    """Remember who the person is at a server."""
    keep(name=name, keys={**settings().keys, server: key})


def _settings_file() -> Path:
    return saves_folder().parent / "settings.json"


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


def waiting(name: str, pack: Path | None) -> Waiting:
    """What was played last, of this game or without a name of any, with this pack; if it is not over."""
    found = Waiting()
    for file in saved_files():
        try:
            header = read_header(file)
            if name not in ("", header.game):
                continue
            game = load_game(header.game, pack)
            if header.pack_id != game.pack.id:
                continue
            loaded = load(file, game)
        except (SaveError, UnknownGame) as error:
            found.problems.append(str(error))  # the file stays where it is
            continue
        found.game = game.name
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
