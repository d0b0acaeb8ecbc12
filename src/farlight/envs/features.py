"""What a seat sees as an array: every fact of the masked state at the place that its name has.

A number `light.hull` is one figure, a word `mission` is one figure per word (`mission=first-light`), a list of words is
one per word in it, a list of anything else goes by place (`keepers.0.strain`). Names become places by CRC-32, as
actions do. Facts that share a place add up. Numbers come as x / (|x| + 8), which lies between -1 and 1, words as 1.
"""

from array import array
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
NOTHING: Features = np.zeros(0, np.float32)

_DECODE = msgspec.msgpack.Decoder().decode
_ENCODE = msgspec.msgpack.Encoder(enc_hook=as_struct).encode
_MAP = msgspec.msgpack.Decoder(dict[str | int, msgspec.Raw]).decode
_LIST = msgspec.msgpack.Decoder(list[msgspec.Raw]).decode
"""What something consists of, not decoded yet."""


class SeatFeatures:
    """The array of one seat. Only what has changed since it was last asked for is worked out again."""

    def __init__(self, size: int = SIZE) -> None:
        self.size = size
        self._total = array("d", bytes(8 * size))
        self._sums = np.frombuffer(self._total)
        self._parts: list[Part] = []
        """The fields of the view, and the question."""
        self._read: Callable[[Any], tuple[Any, ...]] = tuple

    def read(self, view: Any, prompt: str) -> Features:  # Any: the masked state of whichever game
        """The facts of a view, and the question that is asked."""
        if not self._parts:
            names = [name for name in names_of(type(view)) if name not in UNSEEN]
            self._read = attrgetter(*names)
            self._parts = [Part(crc32(name.encode())) for name in (*names, "prompt")]
        total = self._total
        data = [*map(_ENCODE, self._read(view)), _ENCODE(prompt)]
        for part, now in zip(self._parts, data, strict=True):
            if part.data != now:
                part.become(now, total)
        return np.minimum(np.maximum(self._sums, -1.0), 1.0, dtype=np.float32, casting="same_kind")


class Part:
    """A part of what is seen: with the parts that it consists of, or with its facts if it is one or a list of words."""

    __slots__ = ("data", "facts", "name", "parts")

    def __init__(self, name: int) -> None:
        self.name = name
        self.data = b""
        self.parts: dict[object, Part] = {}
        self.facts: list[tuple[int, float]] = []

    def become(self, data: bytes, total: "array[float]") -> None:
        """Take what it is now, and bring the sums up to date."""
        self.data = data
        inner = _inner(data)
        if self.facts or inner is None:
            for place, value in self.facts:
                total[place] -= value
            self.facts = [] if inner is not None else _facts(_DECODE(data), self.name, len(total))
            for place, value in self.facts:
                total[place] += value
        parts = self.parts
        for key, raw in (inner or {}).items():
            now = bytes(raw)
            part = parts.get(key)
            if part is None:
                part = parts[key] = Part(_name(self.name, key))
            if part.data != now:
                part.become(now, total)
        if parts and len(parts) > len(inner or ()):
            for key in [key for key in parts if key not in (inner or ())]:
                parts.pop(key).become(_ENCODE(None), total)


def _inner(data: bytes) -> dict[Any, msgspec.Raw] | None:  # Any: keys or places
    """What something consists of, by key or place; None for a single fact or a list of words."""
    first = data[0]
    if first & 0xF0 == 0x80 or first in (0xDE, 0xDF):
        return _MAP(data)
    if first & 0xF0 == 0x90 or first in (0xDC, 0xDD):
        found = _LIST(data)
        if not any(_is_word(bytes(raw)) for raw in found):
            return dict(enumerate(found))
    return None


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


def _facts(value: Any, name: int, size: int) -> list[tuple[int, float]]:  # Any: decoded
    """The facts in a number, a word or a list with words in it."""
    if isinstance(value, str):
        return [(_name(name, f"={value}") % size, 1.0)] if value else []
    if isinstance(value, int | float):
        return [(name % size, value / (abs(value) + HALF))] if value else []
    found: list[tuple[int, float]] = []
    for place, inner in value.items() if isinstance(value, dict) else enumerate(value or ()):
        found += _facts(inner, name if isinstance(inner, str) else _name(name, place), size)
    return found


def as_dict(game: AnyGame, position: AnyPosition, seat: int | None) -> dict[str, Any]:
    """What a seat sees, with the names of the game's own state; None for what everybody sees."""
    data = to_data(game.view(position.state, seat))
    return {name: value for name, value in data.items() if name not in UNSEEN}
