"""The games that are installed, found through the entry point group `farlight.games`."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from difflib import get_close_matches
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

import msgspec

from farlight.errors import UserError
from farlight.kernel.game import AnyGame

GROUP_NAME = "farlight.games"


class UnknownGame(UserError):
    """No game of that name; the message names the known ones."""


@cache
def _entries() -> dict[str, EntryPoint]:
    found = {entry.name: entry for entry in entry_points(group=GROUP_NAME)}
    return dict(sorted(found.items()))


def game_names() -> list[str]:
    return list(_entries())


def check_game(name: str) -> None:
    """Raises `UnknownGame`; nothing is loaded."""
    _entry(name)


def load_game(name: str, pack: Path | None = None) -> AnyGame:
    """The game of that name with its own pack, or with the pack in a folder."""
    return _load(name, pack)


def load_game_with(name: str, more: Path) -> AnyGame:
    """The game of that name with its own pack and the cards that a file adds to it; read anew each time."""
    return make_game(name, None, more)


def load_all_games() -> None:
    """Load every game, and have every type built that something may be decoded to.

    msgspec finds out about a class when it is first decoded. A thread that decodes it while another is still at that
    gets one half-built, and the process dies. So whoever decodes in threads calls this before there are any.
    """
    for name in game_names():
        load_game(name)
    for kind in _kinds_of(msgspec.Struct):
        with suppress(Exception):  # a class that nothing can be decoded to is nobody's danger
            msgspec.json.Decoder(kind)


def _kinds_of(base: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    for kind in base.__subclasses__():
        yield kind
        yield from _kinds_of(kind)


@cache
def _load(name: str, pack: Path | None) -> AnyGame:
    return make_game(name, pack, None)


def make_game(name: str, pack: Path | None, more: Path | None) -> AnyGame:
    """A game that is read anew, and kept by nobody but the caller."""
    with _no_collector():
        game: AnyGame = _entry(name).load()(pack, more)
    return game


@contextmanager
def _no_collector() -> Iterator[None]:
    """Loading makes a great many objects and no garbage; looking for some costs a tenth of it."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def _entry(name: str) -> EntryPoint:
    entry = _entries().get(name)
    if entry is None:
        close = get_close_matches(name, game_names(), 1)
        hint = f" Did you mean '{close[0]}'?" if close else ""
        raise UnknownGame(f"There is no game '{name}'.{hint} Games: {', '.join(game_names())}.")
    return entry
