"""What a seat sees as an array: every fact of the masked state at the place that its name has.

A number `light.hull` is one figure, a word `mission` is one figure per word (`mission=first-light`), a list of words is
one per word in it, a list of anything else goes by place (`keepers.0.strain`). Names become places by CRC-32, as
actions do. Facts that share a place add up. Numbers come as x / (|x| + 8), which lies between -1 and 1, words as 1.
"""

from array import array
from collections import defaultdict
from collections.abc import Callable, Iterable
from itertools import zip_longest
from operator import attrgetter
from typing import Any
from zlib import crc32

import msgspec
import numpy as np
from numpy.typing import NDArray

from farlight.kernel import AnyGame, AnyPosition, State, to_data
from farlight.kernel.fields.shapes import as_struct, names_of, once, tag_of

SIZE = 1024
HALF = 8.0
"""The number that comes as one half."""
UNSEEN = frozenset({"flow", "chance"})
"""Fields of every state that are no facts of the game: which step is next, and the streams of chance."""

Features = NDArray[np.float32]
NOTHING: Features = np.zeros(0, np.float32)

_DECODE = msgspec.msgpack.Decoder().decode
_ENCODE = msgspec.msgpack.Encoder(enc_hook=as_struct).encode


class SeatFeatures:
    """The array of one seat. Only what has changed since it was last asked for is worked out again."""

    def __init__(self, size: int = SIZE) -> None:
        self.size = size
        self._total = array("d", bytes(8 * size))
        self._sums = np.frombuffer(self._total)
        self._read: Callable[[Any], tuple[object, ...]] | None = None
        self._names: list[int] = []
        """Those of the fields of the view, and of the question."""
        self._seen: tuple[object, ...] = ()
        """What they were when they were last looked at."""

    def read(self, view: State, prompt: str) -> Features:
        """The facts of a view, which nobody changes any more, and the question that is asked."""
        read = self._read or self._begin(type(view))
        seen = (*read(view), prompt)
        self._change_all(self._names, self._seen, seen)
        self._seen = seen
        return np.minimum(np.maximum(self._sums, -1.0), 1.0, dtype=np.float32, casting="same_kind")

    def _begin(self, kind: type[State]) -> Callable[[Any], tuple[object, ...]]:
        """Find out what there is to read."""
        names = [name for name in names_of(kind) if name not in UNSEEN]
        self._read = attrgetter(*names)
        self._names = [crc32(name.encode()) for name in (*names, "prompt")]
        self._seen = (None,) * len(self._names)
        return self._read

    def _change_all(self, names: Iterable[int], before: Iterable[object], now: Iterable[object]) -> None:
        for name, old, new in zip(names, before, now, strict=True):
            if old is not new and old != new:
                self._change(name, old, new)

    def _change(self, name: int, before: object, now: object) -> None:
        """Take away the facts that are no more and add those that are new; parts that are alike are not looked into."""
        if type(before) is type(now):
            if isinstance(now, State) and isinstance(before, State) and not _is_coded(type(now)):
                self._change_all(_names_in(name, type(now)), _values(before), _values(now))
                return
            if isinstance(now, dict) and isinstance(before, dict):
                keys = before.keys() | now.keys()
                self._change_all([_name(name, key) for key in keys], map(before.get, keys), map(now.get, keys))
                return
            if isinstance(now, list) and isinstance(before, list) and not _has_words(before) and not _has_words(now):
                for place, (old, new) in enumerate(zip_longest(before, now)):
                    if old is not new and old != new:
                        self._change(_name(name, place), old, new)
                return
            if isinstance(now, tuple) and isinstance(before, tuple):
                same = _alike(before, now)
                before, now = before[same:], now[same:]
        self._count(before, name, -1)
        self._count(now, name, 1)

    def _count(self, value: Any, name: int, times: int) -> None:  # Any: whatever a state consists of
        """Count the facts in a number, a word, or whatever consists of them."""
        if not value:
            return
        if isinstance(value, str):
            self._total[_word(name, value) % self.size] += times
        elif isinstance(value, int | float):
            self._total[name % self.size] += times * value / (abs(value) + HALF)
        elif isinstance(value, dict):
            for key, part in value.items():
                self._count(part, _name(name, key), times)
        elif isinstance(value, list | tuple):
            for place, part in enumerate(value):
                self._count(part, name if isinstance(part, str) else _name(name, place), times)
        elif isinstance(value, State) and not _is_coded(type(value)):
            for part, field in zip(_values(value), _names_in(name, type(value)), strict=True):
                self._count(part, field, times)
        else:
            self._count(_DECODE(_ENCODE(value)), name, times)


def _has_words(values: Iterable[object]) -> bool:
    """Whether facts of a list go by its words: then a place in it tells nothing."""
    return str in map(type, values)


def _alike(before: tuple[object, ...], now: tuple[object, ...]) -> int:
    """How many words two piles begin with alike: they change at the top, and a place in them tells nothing."""
    if {*map(type, before), *map(type, now)} != {str}:
        return 0
    return next(
        (place for place, (old, new) in enumerate(zip(before, now, strict=False)) if old != new),
        min(len(before), len(now)),
    )


@once
def _is_coded(kind: type) -> bool:
    """Whether there is more to a class in saves than its fields: one among others has a word of its own."""
    return tag_of(kind) != "None"


@once
def _reader(kind: type) -> Callable[[Any], tuple[object, ...]]:
    return attrgetter(*names_of(kind))


def _values(state: State) -> tuple[object, ...]:
    """The fields of a state, in order."""
    return _reader(type(state))(state)


_FIELDS: dict[tuple[int, type], list[int]] = {}


def _names_in(parent: int, kind: type) -> list[int]:
    """The names of the fields of a state that has a name."""
    found = _FIELDS.get((parent, kind))
    if found is None:
        found = _FIELDS[parent, kind] = [_name(parent, name) for name in names_of(kind)]
    return found


_NAMES: dict[int, dict[object, int]] = defaultdict(dict)
_WORDS: dict[int, dict[str, int]] = defaultdict(dict)


def _name(parent: int, part: object) -> int:
    """The name of a part of something, as a number; the same as CRC-32 of all parts with dots between them."""
    known = _NAMES[parent]
    found = known.get(part)
    if found is None:
        found = known[part] = crc32(f".{part}".encode(), parent)
    return found


def _word(parent: int, word: str) -> int:
    """The name of a word that something is, likewise."""
    known = _WORDS[parent]
    found = known.get(word)
    if found is None:
        found = known[word] = crc32(f".={word}".encode(), parent)
    return found


def as_dict(game: AnyGame, position: AnyPosition, seat: int | None) -> dict[str, Any]:
    """What a seat sees, with the names of the game's own state; None for what everybody sees."""
    data = to_data(game.view(position.state, seat))
    return {name: value for name, value in data.items() if name not in UNSEEN}
