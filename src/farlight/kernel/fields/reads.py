"""What is read of a state while something is worked out. As long as that stays the same, so does what came of it.

Nobody has to say what a picture, a sentence or a name depends on: it is worked out over a state that notes what is
asked of it. A field is noted when it is read first; from then on it is a field like any other, as fast as ever.

What was read is told as the bits of a number, one for each place of a state: whether two of them have a place in
common is one step, however many there are.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from operator import attrgetter
from typing import Any, Generic, TypeGuard, TypeVar, get_args, overload

import msgspec

from farlight.kernel.fields.shapes import fields_of, is_frozen, names_of
from farlight.kernel.state import State

S = TypeVar("S", bound=State)
Path = tuple[str | int, ...]
"""Where something is: `("crew", 2, "name")` is a field, `("crew", 2)` that there is a third one and of which class it
is, `("crew",)` how many there are."""
Places = int
"""Some places of a state, a bit for each."""
ANYWHERE: Places = -1
"""All places that there are, and all that may come."""
MOST_PLACES = 4096
"""Places that are told apart; all further ones are one. States have some hundreds."""

_NOTES = "_notes"


class _Numbered:
    """The places of a state and of what is in it, by number."""

    def __init__(self) -> None:
        self._bits: dict[Path, Places] = {}
        self._fields: dict[tuple[type[State], Path], dict[str, Places]] = {}

    def bit(self, path: Path) -> Places:
        found = self._bits.get(path)
        if found is None:
            found = self._bits[path] = 1 << min(len(self._bits), MOST_PLACES)
        return found

    def fields(self, kind: type[State], path: Path) -> dict[str, Places]:
        """The fields of a state that is itself at a place."""
        found = self._fields.get((kind, path))
        if found is None:
            found = self._fields[kind, path] = {name: self.bit((*path, name)) for name in names_of(kind)}
        return found

    def named(self, places: Places) -> set[Path]:
        return {path for path, bit in self._bits.items() if bit & places}


@cache
def _numbered(_kind: type[State]) -> _Numbered:
    return _Numbered()


def named(kind: type[State], places: Places) -> set[Path]:
    """Places of a state of this class, in words."""
    return _numbered(kind).named(places)


class Reading(Generic[S]):
    """Hands out a state of the same class that notes what is read of it; used for one thing after the other."""

    def __init__(self, kind: type[S]) -> None:
        self._log = _Log()
        self._root = _Notes(kind, (), self._log, _numbered(kind))
        self.state: S = _make(kind, self._root)

    def begin(self, state: S) -> None:
        """Begin to read this state."""
        self._root.origin = state

    def end(self) -> Places:
        """What was read since; and all is unread again."""
        log, found = self._log, 0
        for bit in log.places:
            found |= bit
        for values in log.filled:
            notes: _Notes = values[_NOTES]
            values.clear()
            values[_NOTES] = notes
            notes.is_filled = False
        log.places.clear()
        log.filled.clear()
        return found


class _Log:
    """What was read, and what is to be emptied afterwards."""

    __slots__ = ("filled", "places")

    def __init__(self) -> None:
        self.places: list[Places] = []
        self.filled: list[dict[str, Any]] = []  # Any: values of fields
        """The values of states that something was read of."""


class _Notes:
    """What a state needs to note what is read of it.

    A state has its notes, and notes have the states inside, but not their own: nobody would collect such a circle, as
    states without anything in them are not looked at by the collector.
    """

    __slots__ = ("_inside", "bits", "is_copy", "is_filled", "log", "numbered", "origin", "path")

    def __init__(self, kind: type[State], path: Path, log: _Log, numbered: _Numbered) -> None:
        self.log = log
        self.path = path
        self.numbered = numbered
        self.bits = numbered.fields(kind, path)
        self.origin: Any = None  # Any: a state of this class
        self.is_copy = False
        """Whether it may be written to: then it is not the origin that says what is in it."""
        self.is_filled = False
        """Whether something was read of it."""
        self._inside: dict[tuple[str, type, int], State] = {}
        """The states in its fields that note for themselves."""

    def inside(self, name: str, value: object) -> object:
        """States in a field note for themselves what is read of them; so do rows of them."""
        if _notes_itself(value):
            return self.child(name, value, -1)
        if not _is_row(value):
            return value
        if self.is_copy:  # it may be changed, as a list like any other
            return [self.child(name, each, place) for place, each in enumerate(value)]
        return Row(self, name, value)

    def child(self, name: str, state: State, place: int) -> State:
        key = (name, type(state), place)
        known = self._inside.get(key)
        if known is None:
            path = (*self.path, name) if place < 0 else (*self.path, name, place)
            notes = _Notes(type(state), path, self.log, self.numbered)
            notes.is_copy = self.is_copy
            known = self._inside[key] = _make(type(state), notes)
        known.__dict__[_NOTES].origin = state
        return known


class Row(Sequence[State]):
    """States in a row, of which is noted what is asked: whoever looks at one of them has not asked how many there are.

    It is no list, so that nothing can be read of it behind Python's back.
    """

    __slots__ = ("_all", "_got", "_name", "_notes", "_states")

    def __init__(self, notes: _Notes, name: str, states: list[State]) -> None:
        self._notes = notes
        self._name = name
        self._states = states
        self._got: dict[int, State] = {}
        self._all: list[State] | None = None

    def _read_all(self) -> list[State]:
        found = self._all
        if found is None:
            notes, name = self._notes, self._name
            notes.log.places.append(notes.bits[name])
            found = self._all = [notes.child(name, each, place) for place, each in enumerate(self._states)]
        return found

    @overload
    def __getitem__(self, place: int) -> State: ...
    @overload
    def __getitem__(self, place: slice) -> list[State]: ...
    def __getitem__(self, place: int | slice) -> State | list[State]:
        if self._all is not None or isinstance(place, slice) or place < 0:
            return self._read_all()[place]
        found = self._got.get(place)
        if found is None:
            notes, name = self._notes, self._name
            notes.log.places.append(notes.numbered.bit((*notes.path, name, place)))
            found = self._got[place] = notes.child(name, self._states[place], place)
        return found

    def __iter__(self) -> Iterator[State]:
        return iter(self._read_all())

    def __len__(self) -> int:
        return len(self._read_all())

    def __eq__(self, other: object) -> bool:
        return self._read_all() == (other._read_all() if isinstance(other, Row) else other)

    __hash__ = None  # type: ignore[assignment]  # as a list

    def __add__(self, other: list[State]) -> list[State]:
        return [*self, *other]

    def __radd__(self, other: list[State]) -> list[State]:
        return [*other, *self]

    def copy(self) -> list[State]:
        return self._read_all()[:]


def changed(before: State, after: State) -> Places:
    """Where two states of one class differ, as a `Reading` tells it."""
    return _changed(before, after, (), _numbered(type(before)))


def _changed(before: State, after: State, path: Path, numbered: _Numbered) -> Places:
    kind = type(before)
    values, nested = _values(kind), _nested(kind)
    found = 0
    for (name, bit), old, new in zip(numbered.fields(kind, path).items(), values(before), values(after), strict=True):
        if old is new or old == new:
            continue
        if name not in nested:
            found |= bit
        elif _notes_itself(old) and type(old) is type(new):
            found |= _changed(old, new, (*path, name), numbered)
        elif _is_row(old) or _is_row(new):
            found |= _changed_row(old, new, (*path, name), numbered)
        else:
            found |= bit
    return found


def _changed_row(before: list[State], after: list[State], path: Path, numbered: _Numbered) -> Places:
    """Of two rows: what differs in those that are in both, and which are not."""
    found = 0 if list(map(type, before)) == list(map(type, after)) else numbered.bit(path)
    for place in range(max(len(before), len(after))):
        here = (*path, place)
        one, other = before[place : place + 1], after[place : place + 1]
        if list(map(type, one)) != list(map(type, other)):
            found |= numbered.bit(here)
        elif one != other:
            found |= _changed(one[0], other[0], here, numbered)
    return found


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


@cache
def _values(kind: type[State]) -> Callable[[State], tuple[Any, ...]]:  # Any: the fields, each of a type of its own
    """All values of a state, in the order of its fields."""
    names = names_of(kind)
    if len(names) > 1:
        return attrgetter(*names)
    return lambda state: tuple([getattr(state, name) for name in names])


@cache
def _nested(kind: type[State]) -> frozenset[str]:
    """The fields with states in them."""
    return frozenset(field.name for field in fields_of(kind) if _has_states(field.type))


def _has_states(hint: object) -> bool:
    return any(map(_has_states, get_args(hint))) or (isinstance(hint, type) and issubclass(hint, State))


# Classes whose instances note what is read


def _make(kind: type[S], notes: _Notes) -> S:
    """A state with nothing in it yet."""
    names = names_of(kind)
    made: S = _noting(kind)(*([None] * len(names)))
    made.__dict__[_NOTES] = notes
    for name in names:
        getattr(kind, name).__delete__(made)  # whoever reads it behind Python's back is told so, and not `None`
    return made


@cache
def _noting(kind: type[S]) -> type[S]:
    made: Any = msgspec.StructMeta(kind.__name__, (kind,), {"__module__": kind.__module__}, dict=True)  # Any: no name
    nested = _nested(kind)
    for name in names_of(kind):
        setattr(made, name, (_Inside if name in nested else _Field)(name))
    made.copy = _copy
    for name in ("copy_since", "seen"):
        setattr(made, name, _of_all(name))
    return made  # type: ignore[no-any-return]


class _Field:
    """Asked for the value of a field that was not read yet. From then on Python finds the value before it comes here.

    A field without a value and `__getattr__` would do as well, but each is an exception first.
    """

    __slots__ = ("_name",)

    def __init__(self, name: str) -> None:
        self._name = name

    def __get__(self, state: State, _kind: type[State]) -> object:
        values, name = state.__dict__, self._name
        notes: _Notes = values[_NOTES]
        value = getattr(notes.origin, name)
        if not notes.is_filled:
            notes.is_filled = True
            notes.log.filled.append(values)
        notes.log.places.append(notes.bits[name])
        values[name] = value
        return value


class _Inside(_Field):
    """A field with states in it, which note for themselves."""

    __slots__ = ()

    def __get__(self, state: State, _kind: type[State]) -> object:
        values, name = state.__dict__, self._name
        notes: _Notes = values[_NOTES]
        value = notes.inside(name, getattr(notes.origin, name))
        if not notes.is_filled:
            notes.is_filled = True
            notes.log.filled.append(values)
        if type(value) is not Row:  # which notes what is asked of it
            notes.log.places.append(notes.bits[name])
        values[name] = value
        return value


def _copy(self: State) -> State:
    """A copy to try something on: what is read of it first, before it is written, is noted as well."""
    notes: _Notes = self.__dict__[_NOTES]
    if notes.is_copy:
        return _plain(self).copy()
    made = _Notes(type(notes.origin), notes.path, notes.log, notes.numbered)
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
        for each in value if isinstance(value, list | Row) else (value,):
            if isinstance(each, State) and _NOTES in getattr(each, "__dict__", ()):
                _read_all(each)
