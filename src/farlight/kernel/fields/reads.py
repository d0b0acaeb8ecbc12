"""What is read of a state while something is worked out. As long as that stays the same, so does what came of it.

Nobody has to say what a picture, a sentence or a name depends on: it is worked out over a state that notes what is
asked of it. A field is noted when it is read first; from then on it is a field like any other, as fast as ever.
"""

from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from typing import Any, Generic, TypeGuard, TypeVar, get_args

import msgspec
from msgspec.structs import force_setattr

from farlight.kernel.fields.shapes import fields_of, is_frozen, names_of
from farlight.kernel.state import State

S = TypeVar("S", bound=State)
Path = tuple[str | int, ...]
"""Where a field is: `("crew", 2, "name")`. A list of states is read by itself: then the path tells of its length."""

_NOTES = "_notes"


class Reading(Generic[S]):
    """Hands out a state of the same class that notes what is read of it; used for one thing after the other."""

    def __init__(self, kind: type[S]) -> None:
        self._log: _Log = []
        self._root = _Notes(kind, (), self._log)
        self.state: S = _make(kind, self._root)

    def begin(self, state: S) -> None:
        """From now on it is this state that is read."""
        self._root.origin = state

    def end(self) -> frozenset[Path]:
        """What was read since; and all is unread again."""
        found = frozenset([path for _, _, path in self._log])
        for noted, name, _ in self._log:
            delattr(noted, name)
        self._log.clear()
        return found


_Log = list[tuple[State, str, Path]]
"""What was read: of which state that notes it, which field, and where that is."""


class _Notes:
    """What a state needs to note what is read of it.

    A state has its notes, and notes have the states inside, but not their own: nobody would collect such a circle, as
    states without anything in them are not looked at by the collector.
    """

    __slots__ = ("_inside", "is_copy", "log", "nested", "origin", "path", "paths")

    def __init__(self, kind: type[State], path: Path, log: _Log) -> None:
        self.log = log
        self.path = path
        self.paths = _paths(kind, path)
        self.nested = _nested(kind)
        self.origin: Any = None  # Any: a state of this class
        self.is_copy = False
        """Whether it may be written to: then it is not the origin that says what is in it."""
        self._inside: dict[tuple[str, type, int], State] = {}
        """The states in its fields that note for themselves."""

    def inside(self, name: str, value: object) -> object:
        """States in a field note for themselves what is read of them."""
        if _notes_itself(value):
            return self._child(name, value, -1)
        if _is_row(value):
            return [self._child(name, each, place) for place, each in enumerate(value)]
        return value

    def _child(self, name: str, state: State, place: int) -> State:
        key = (name, type(state), place)
        known = self._inside.get(key)
        if known is None:
            path = self.paths[name] if place < 0 else (*self.paths[name], place)
            notes = _Notes(type(state), path, self.log)
            notes.is_copy = self.is_copy
            known = self._inside[key] = _make(type(state), notes)
        known.__dict__[_NOTES].origin = state
        return known


def changed(before: State, after: State, path: Path = ()) -> Iterator[Path]:
    """The fields that differ between two states of one class, as a `Reading` names them."""
    for name in names_of(type(before)):
        old, new = getattr(before, name), getattr(after, name)
        if old is new or old == new:
            continue
        here = (*path, name)
        if _notes_itself(old) and type(old) is type(new):
            yield from changed(old, new, here)
        elif _is_row(old) and _is_row(new) and list(map(type, old)) == list(map(type, new)):
            for place, (one, other) in enumerate(zip(old, new, strict=True)):
                yield from changed(one, other, (*here, place))
        else:
            yield here


_KNOWN: dict[type, bool] = {}


def _notes_itself(value: object) -> TypeGuard[State]:
    """Whether it is a state that can change."""
    kind = type(value)
    known = _KNOWN.get(kind)
    if known is None:
        known = _KNOWN[kind] = issubclass(kind, State) and not is_frozen(kind)
    return known


def _is_row(value: object) -> TypeGuard[list[State]]:
    return type(value) is list and bool(value) and all(map(_notes_itself, value))


@lru_cache(maxsize=4096)
def _paths(kind: type[State], path: Path) -> dict[str, Path]:
    """Where the fields of a state are that is itself at a place."""
    return {name: (*path, name) for name in names_of(kind)}


@cache
def _nested(kind: type[State]) -> frozenset[str]:
    """The fields with states in them."""
    return frozenset(field.name for field in fields_of(kind) if _has_states(field.type))


def _has_states(hint: object) -> bool:
    return any(map(_has_states, get_args(hint))) or (isinstance(hint, type) and issubclass(hint, State))


# Classes whose instances note what is read


def _make(kind: type[S], notes: _Notes) -> S:
    """A state with nothing in it yet."""
    made: S = _noting(kind)(*([None] * len(names_of(kind))))
    made.__dict__[_NOTES] = notes
    for name in names_of(kind):
        delattr(made, name)
    return made


@cache
def _noting(kind: type[S]) -> type[S]:
    namespace = {"__getattr__": _read_first, "__module__": kind.__module__}
    made: Any = msgspec.StructMeta(kind.__name__, (kind,), namespace, dict=True)  # Any: a class made here has no name
    made.copy = _copy
    for name in ("copy_since", "seen"):
        setattr(made, name, _of_all(name))
    return made  # type: ignore[no-any-return]


def _read_first(self: State, name: str) -> object:
    """Called for a field that was not read yet."""
    notes: _Notes = self.__dict__[_NOTES]
    value = getattr(notes.origin, name)
    if name in notes.nested:
        value = notes.inside(name, value)
    notes.log.append((self, name, notes.paths[name]))
    force_setattr(self, name, value)
    return value


def _copy(self: State) -> State:
    """A copy to try something on: what is read of it first, before it is written, is noted as well."""
    notes: _Notes = self.__dict__[_NOTES]
    if notes.is_copy:
        return _plain(self).copy()
    made = _Notes(type(notes.origin), notes.path, notes.log)
    made.origin, made.is_copy = notes.origin.copy(), True
    kind: type[State] = type(notes.origin)
    return _make(kind, made)


def _plain(noted: State) -> State:
    """The state as it was written, which notes nothing."""

    def plain(value: object) -> object:
        if isinstance(value, list):
            return [plain(each) for each in value]
        return _plain(value) if isinstance(value, State) and _NOTES in getattr(value, "__dict__", ()) else value

    kind = type(noted.__dict__[_NOTES].origin)
    made: State = kind(*(plain(getattr(noted, name)) for name in names_of(kind)))
    return made


def _of_all(name: str) -> Callable[..., object]:
    """A method that reads everything, and is done by the state itself."""

    def method(self: State, *args: object) -> object:
        _read_all(self)
        return getattr(self.__dict__[_NOTES].origin, name)(*args)

    return method


def _read_all(state: State) -> None:
    for name in names_of(type(state)):
        value = getattr(state, name)
        for each in value if isinstance(value, list) else (value,):
            if isinstance(each, State) and _NOTES in getattr(each, "__dict__", ()):
                _read_all(each)
