"""What a seat sees as an array: every fact of the masked state at the place that its name has.

A number `light.hull` is one figure, a word `mission` is one figure per word (`mission=first-light`), a list of words is
one per word in it, a list of anything else goes by place (`keepers.0.strain`). Names become places by CRC-32, as
actions do. Facts that share a place add up. Numbers come as x / (|x| + 8), which lies between -1 and 1, words as 1.
"""

from collections.abc import Callable
from operator import attrgetter
from typing import Any
from zlib import crc32

import msgspec
import numpy as np
from numpy.typing import NDArray

from farlight.kernel import AnyGame, AnyPosition, to_data
from farlight.kernel.fields.shapes import as_struct, names_of

SIZE = 1024
HALF = 8.0
"""The number that comes as one half."""
UNSEEN = frozenset({"flow", "chance"})
"""Fields of every state that are no facts of the game: which step is next, and the streams of chance."""

Features = NDArray[np.float32]
Sparse = tuple[NDArray[np.intp], Features]

_DECODE = msgspec.msgpack.Decoder().decode
_ENCODE = msgspec.msgpack.Encoder(enc_hook=as_struct).encode
_MAP = msgspec.msgpack.Decoder(dict[str | int, msgspec.Raw]).decode
_LIST = msgspec.msgpack.Decoder(list[msgspec.Raw]).decode
"""What a field consists of, not decoded yet."""
_NOTHING: Sparse = (np.zeros(0, np.intp), np.zeros(0, np.float32))
MOST_KNOWN = 200_000


class SeatFeatures:
    """The array of one seat. Only what has changed since it was last asked for is worked out again."""

    def __init__(self, size: int = SIZE) -> None:
        self.size = size
        self._sum = np.zeros(size, np.float32)
        self._fields: list[tuple[str, int]] = []
        """With their names as numbers; the last is the question."""
        self._read: Callable[[Any], tuple[Any, ...]] = tuple
        self._data: list[bytes] = []
        self._parts: list[dict[object, tuple[bytes, Sparse]]] = []
        """Of each field its elements, with what they were and the facts in them."""
        self._known: dict[tuple[int, bytes], Sparse] = {}

    def read(self, view: Any, prompt: str) -> Features:  # Any: the masked state of whichever game
        """The facts of a view, and the question that is asked."""
        if not self._fields:
            self._begin(type(view))
        data = [*map(_ENCODE, self._read(view)), _ENCODE(prompt)]
        for place, (now, before) in enumerate(zip(data, self._data, strict=True)):
            if now != before:
                self._update(place, now)
        self._data = data
        return np.minimum(np.maximum(self._sum, -1.0), 1.0)

    def _begin(self, kind: type) -> None:
        names = [name for name in names_of(kind) if name not in UNSEEN]
        self._read = attrgetter(*names)
        self._fields = [(name, crc32(name.encode())) for name in (*names, "prompt")]
        self._data = [b""] * len(self._fields)
        self._parts = [{} for _ in self._fields]

    def _update(self, place: int, data: bytes) -> None:
        """A field has changed: find out which of its elements did."""
        name, parts = self._fields[place][1], self._parts[place]
        elements = _elements_of(data)
        total = self._sum
        for key, raw in elements.items():
            before = parts.get(key)
            if before is not None and before[0] == raw:
                continue
            if before is not None:
                total[before[1][0]] -= before[1][1]
            found = self._facts(name if key is None else _name(name, key), raw)
            total[found[0]] += found[1]
            parts[key] = raw, found
        if len(parts) > len(elements):
            for key in [key for key in parts if key not in elements]:
                places, values = parts.pop(key)[1]
                total[places] -= values

    def _facts(self, name: int, raw: bytes) -> Sparse:
        """The facts in an element; most elements were met before."""
        known = self._known.get((name, raw))
        if known is None:
            found: dict[int, float] = {}
            _collect(_DECODE(raw), name, found, self.size)
            known = _NOTHING
            if found:
                known = np.fromiter(found, np.intp, len(found)), np.fromiter(found.values(), np.float32, len(found))
            if len(self._known) > MOST_KNOWN:
                self._known.clear()
            self._known[name, raw] = known
        return known


def _elements_of(data: bytes) -> dict[object, bytes]:
    """What a field consists of, by key or place; a single fact, or a list of words, by None."""
    first = data[0]
    if first & 0xF0 == 0x80 or first in (0xDE, 0xDF):
        return {key: bytes(raw) for key, raw in _MAP(data).items()}
    if first & 0xF0 == 0x90 or first in (0xDC, 0xDD):
        elements = [bytes(raw) for raw in _LIST(data)]
        if not any(_is_word(element) for element in elements):
            return dict(enumerate(elements))
    return {None: data}


def _is_word(data: bytes) -> bool:
    first = data[0]
    return first & 0xE0 == 0xA0 or 0xD9 <= first <= 0xDB


_NAMES: dict[tuple[int, object], int] = {}


def _name(parent: int, part: object) -> int:
    """The name of a part of something, as a number; the same as CRC-32 of all parts with dots between them."""
    found = _NAMES.get((parent, part))
    if found is None:
        found = _NAMES[parent, part] = crc32(f".{part}".encode(), parent)
    return found


def _collect(value: Any, name: int, found: dict[int, float], size: int) -> None:  # Any: decoded
    """Add the facts in a value."""
    if isinstance(value, str):
        if value:
            place = _name(name, f"={value}") % size
            found[place] = found.get(place, 0.0) + 1.0
    elif isinstance(value, int | float):
        if value:
            place = name % size
            found[place] = found.get(place, 0.0) + value / (abs(value) + HALF)
    elif isinstance(value, dict):
        for key, inner in value.items():
            _collect(inner, _name(name, key), found, size)
    elif isinstance(value, list):
        for place, inner in enumerate(value):
            _collect(inner, name if isinstance(inner, str) else _name(name, place), found, size)


def as_dict(game: AnyGame, position: AnyPosition, seat: int | None) -> dict[str, Any]:
    """What a seat sees, with the names of the game's own state; None for what everybody sees."""
    data = to_data(game.view(position.state, seat))
    return {name: value for name, value in data.items() if name not in UNSEEN}
