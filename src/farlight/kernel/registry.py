"""The games that are installed, found through the entry point group `farlight.games`."""

from difflib import get_close_matches
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any

from farlight.errors import UserError
from farlight.kernel.game import Game

GROUP_NAME = "farlight.games"


class UnknownGame(UserError):
    """No game of that name; the message names the known ones."""


@cache
def _entries() -> dict[str, EntryPoint]:
    found = {entry.name: entry for entry in entry_points(group=GROUP_NAME)}
    return dict(sorted(found.items()))


def game_names() -> list[str]:
    return list(_entries())


def load_game(name: str, pack: Path | None = None) -> Game[Any, Any]:
    """The game of that name with its own pack, or with the pack in a folder."""
    return _load(name, pack)


def load_game_with(name: str, more: Path) -> Game[Any, Any]:
    """The game of that name with its own pack and the cards that a file adds to it; read anew each time."""
    return _make(name, None, more)


@cache
def _load(name: str, pack: Path | None) -> Game[Any, Any]:
    return _make(name, pack, None)


def _make(name: str, pack: Path | None, more: Path | None) -> Game[Any, Any]:
    entry = _entries().get(name)
    if entry is None:
        close = get_close_matches(name, game_names(), 1)
        hint = f" Did you mean '{close[0]}'?" if close else ""
        raise UnknownGame(f"There is no game '{name}'.{hint} Games: {', '.join(game_names())}.")
    game: Game[Any, Any] = entry.load()(pack, more)
    return game
