"""Scenes in parts: each is made by itself, so that it is made again only when something that it shows has changed."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Concatenate, Generic, ParamSpec, Protocol, TypeVar

import msgspec

from farlight.kernel.play import C, Play, S
from farlight.kernel.recorders.summary import Remark

Words = Any  # Any: `Texts`, of a package that stands above this one
Scene = TypeVar("Scene", bound=msgspec.Struct)
P = ParamSpec("P")
T = TypeVar("T")


class Goal(msgspec.Struct, frozen=True):
    """What a table is there for, in words: a mission, a campaign, or something that may be done on the way."""

    kind: str
    """Which of them it is, in a word."""
    title: str
    why: str
    """In the words of the story."""
    steps: tuple[Remark, ...] = ()
    """What it takes, as it stands."""
    onward: str = ""
    """What to do next about it; empty where there is nothing left to do."""


class Each(Generic[S, C]):
    """A part that is a row of things, each of which is made by itself."""

    def __init__(
        self,
        things: Callable[[Play[S, C]], Iterable[str | int]],
        make: Callable[[Any, Play[S, C], Words], object],  # Any: one of the things
    ) -> None:
        self.things = things
        self.make = make


Part = Each[S, C] | Callable[[Play[S, C], Words], object]
"""How a part of a scene is made from what a seat sees, in the words of a language."""
Parts = Mapping[str, Part[S, C]]


def whole(kind: type[Scene], parts: Parts[S, C], seen: Play[S, C], texts: Words) -> Scene:
    """All parts at once."""
    return kind(**{name: _made(part, seen, texts) for name, part in parts.items()})


def _made(part: Part[S, C], seen: Play[S, C], texts: Words) -> object:
    if isinstance(part, Each):
        return [part.make(thing, seen, texts) for thing in part.things(seen)]
    return part(seen, texts)


# Facts


class Facts(Protocol):
    """Whoever keeps what parts are made from."""

    def fact(self, find: Callable[..., T], args: tuple[object, ...]) -> T:
        """What `find(seen, *args)` gives."""


_KEEPER = ("facts",)


def keep_facts(seen: Play[S, C], keeper: Facts) -> None:
    """Let somebody keep the facts about what is seen."""
    seen.memo[_KEEPER] = keeper


def fact(find: Callable[Concatenate[Play[S, C], P], T], seen: Play[S, C], *args: P.args, **_none: P.kwargs) -> T:
    """What `find(seen, *args)` gives, as something that a part depends on by itself.

    A part that asks for it is made again only if it has changed, whatever else has changed of what it was found from.
    So it is for little that is found from much. It is made of values that can be compared, and holds no part of the
    state; nobody changes it.
    """
    keeper: Facts | None = seen.memo.get(_KEEPER)
    return find(seen, *args, **_none) if keeper is None else keeper.fact(find, args)
