"""Bots by name: those of a game, those that are installed, and any class of a module."""

import inspect
import sys
from collections.abc import Callable
from functools import cache, partial
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from farlight.bots.bot import Bot, Maker
from farlight.bots.random_bot import RandomBot
from farlight.effects import expectation
from farlight.errors import UserError
from farlight.kernel import AnyGame

GROUP_NAME = "farlight.bots"
"""The group of entry points: a name, and the class that it stands for."""
BOTS: dict[str, Maker] = {"random": RandomBot}
"""Players of any game that are always there."""
OURS = (EntryPoint("search", "farlight.bots.search_bot:SearchBot", GROUP_NAME),)
"""The same, but loaded only when they play."""

_ALLOWED: list[str] = []
"""Bots of classes that the host of this process lets everybody choose."""

Setting = int | float | str


class UnknownBot(UserError):
    """No bot of that name, or none that can be used; the message says what would be right."""


@cache
def _installed() -> dict[str, EntryPoint]:
    found = {entry.name: entry for entry in (*OURS, *entry_points(group=GROUP_NAME))}
    return dict(sorted(found.items()))


def bots_of(game: AnyGame) -> dict[str, Maker]:
    """All that have a name at a game: those for any game, those that are installed, and its own."""
    installed: dict[str, Maker] = {name: partial(_make, entry) for name, entry in _installed().items()}
    allowed = {name: partial(_make_allowed, game, name) for name in _ALLOWED}
    return {**BOTS, **installed, **allowed, **game.bots.by_name()}


def quick_bots_of(game: AnyGame) -> dict[str, Maker]:
    """Those of them that answer at once: for programs that wait for nobody."""
    return {**BOTS, **game.bots.by_name()}


def allow_bot(game: AnyGame, name: str) -> None:
    """Let everybody who can choose from `bots_of` choose this one, too; raises `UnknownBot`."""
    find_bot(game, name)
    if name not in bots_of(game):
        _ALLOWED.append(name)


def find_bot(game: AnyGame, name: str) -> Maker:
    """The bot of that name: one of `bots_of`, or `module:Class`; settings follow it, as in `search,playouts=64`.

    Raises `UnknownBot`, in one sentence. No word of somebody at the other end of a net may come here: a module that is
    named is run.
    """
    called, *said = name.split(",")
    known = bots_of(game)
    if called in _installed():
        maker: Callable[..., Bot] = _loaded(called, partial(_installed()[called].load))
    elif ":" in called:
        maker = _loaded(called, partial(_class_of, called))
    elif called in known:
        maker = known[called]
    else:
        raise UnknownBot(f"There is no bot '{called}' for {game.name}: {expectation(called, known)}")
    return _with_settings(called, maker, said) if said else maker


def _make(entry: EntryPoint, seed: int) -> Bot:
    """A bot of an installed package, which is loaded only now."""
    return _loaded(entry.name, entry.load)(seed)


def _make_allowed(game: AnyGame, name: str, seed: int) -> Bot:
    return find_bot(game, name)(seed)


def _loaded(name: str, load: Callable[[], Any]) -> Callable[..., Bot]:  # Any: whatever the name stands for
    """The class behind a name, if it can be a bot."""
    try:
        kind = load()
    except UnknownBot:
        raise
    except Exception as error:
        raise UnknownBot(f"The bot '{name}' cannot be loaded: {type(error).__name__}: {error}") from error
    if not callable(kind) or not callable(getattr(kind, "choose", None)):
        raise UnknownBot(f"'{name}' is no bot: it must be a class with a method 'choose', see docs/bots.md.")
    made: Callable[..., Bot] = kind
    return made


def _class_of(name: str) -> object:
    """What `module:Class` names; modules of the folder that one stands in are found, too."""
    module, _, wanted = name.partition(":")
    if "" not in sys.path:
        sys.path.append("")
    try:
        found = import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{module}.".startswith(f"{error.name}."):
            raise
        raise UnknownBot(f"The bot '{name}' cannot be loaded: there is no module '{error.name}' here.") from error
    kind = getattr(found, wanted, None)
    if kind is None:
        classes = [each for each, value in vars(found).items() if inspect.isclass(value) and hasattr(value, "choose")]
        raise UnknownBot(f"The module '{module}' has no '{wanted}': {expectation(wanted, classes)}")
    return kind


def _with_settings(name: str, maker: Callable[..., Bot], said: list[str]) -> Maker:
    """A bot with settings of its own, each `key=value`."""
    settings = dict(map(partial(_setting, name), said))
    known = [each for each in inspect.signature(maker).parameters if each not in {"self", "seed", "_seed"}]
    wrong = next((key for key in settings if key not in known), None)
    if wrong is not None:
        raise UnknownBot(f"The bot '{name}' has no setting '{wrong}': {expectation(wrong, known)}")
    return partial(maker, **settings)


def _setting(name: str, said: str) -> tuple[str, Setting]:
    key, sign, value = said.partition("=")
    if not sign or not key.isidentifier():
        raise UnknownBot(f"'{said}' is no setting of the bot '{name}': write it as in search,playouts=64.")
    for kind in (int, float):
        try:
            return key, kind(value)
        except ValueError:
            continue
    return key, value
