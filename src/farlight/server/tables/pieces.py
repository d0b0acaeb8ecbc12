"""What a table looks like in small pieces, each kept until something changes that it was made from.

Most answers change little: a pawn, a card, a question. A piece is worked out over a state that notes what is read of
it (`kernel/fields/reads.py`); it is made and encoded again only when a field differs that it has read. A part that is a
row of pieces has read what all of them have: as long as that holds, none of them is looked at. Whoever sees the same
shares the pieces.
"""

from collections import deque
from collections.abc import Callable, Hashable
from typing import Any, TypeVar

import msgspec

from farlight.kernel import COMPILED, AnyGame, GameState, as_struct, names_of
from farlight.kernel.fields.reads import Path, Reading, changed
from farlight.kernel.scenes import Each
from farlight.server.tables.naming import texts_of
from farlight.texts import Texts

K = TypeVar("K", bound=Hashable)
T = TypeVar("T")
Make = Callable[[Any, Texts], object]  # Any: the rules over what is seen
MOST = 512
"""Pieces that are kept; then those go that the table does not need now."""
LONGEST = 32
"""Turns after which a piece that is no part of the scene and was not asked for is made anew."""
_ENCODER = msgspec.json.Encoder(enc_hook=as_struct)


class _Piece:
    """Something that was put into words and encoded, and what it was made from."""

    __slots__ = ("body", "reads", "used", "whole")

    def __init__(self, body: bytes, reads: frozenset[Path] | None) -> None:
        self.whole = body
        self.body = msgspec.Raw(body)
        self.reads = reads
        """None if it may have been anything."""
        self.used = 0

    def holds(self, different: frozenset[Path]) -> bool:
        """Whether it is still true when these fields are others than before."""
        return self.reads is not None and different.isdisjoint(self.reads)


class Pieces:
    """One table as one seat, or everybody, sees it in one language."""

    def __init__(self, game: AnyGame, language: str, view: GameState) -> None:
        self._game = game
        self._language = language
        self._view = view
        self._reading: Reading[GameState] | None = None if COMPILED else Reading(type(view))
        """None for the native states of the compiled engine: they note nothing, and every piece is made anew."""
        self._parts: dict[str, _Piece] = {}
        """The parts of the scene, as far as they hold."""
        self._rows: dict[str, dict[str | int, _Piece]] = {}
        """Of parts that are rows: their pieces, by what they show."""
        self._kept: dict[Hashable, _Piece] = {}
        """Pieces that are no part of the scene, such as options in words."""
        self._changes: deque[frozenset[Path]] = deque(maxlen=LONGEST)
        """What differed from turn to turn. Most other pieces are not asked for again: they are not looked through."""
        self._fields: dict[str, bytes] = {}
        self._turn = 0
        self.unnoted = 0
        """Pieces that could not be made over a state that notes: they are made anew after every change."""

    def turn(self, view: GameState) -> None:
        """The table is seen like this now: what was made from other things stays."""
        different = frozenset(changed(self._view, view))
        self._view = view
        self._turn += 1
        self._changes.append(different)
        if different:
            for name in [name for name, part in self._parts.items() if not part.holds(different)]:
                del self._parts[name]
                self._rows[name] = _held(self._rows.get(name, {}), different)
            for path in different:
                self._fields.pop(str(path[0]), None)
        if len(self._kept) > MOST:
            self._kept = {key: piece for key, piece in self._kept.items() if piece.used == self._turn - 1}

    def piece(self, key: Hashable, make: Make) -> msgspec.Raw:
        """What `make` gives, as JSON."""
        known = self._kept.get(key)
        if known is None or not self._still_holds(known):
            known = self._kept[key] = self._made(make)
        known.used = self._turn
        return known.body

    def _still_holds(self, piece: _Piece) -> bool:
        """Whether nothing that it was made from has changed since it was used last."""
        turns = self._turn - piece.used
        if turns > len(self._changes):
            return False
        return all(piece.holds(self._changes[-turn]) for turn in range(1, turns + 1))

    def scene(self) -> dict[str, bytes]:
        """The parts of the game's scene."""
        parts = self._parts
        for name, part in self._game.table.scene_parts().items():
            if name not in parts:
                parts[name] = self._row(name, part) if isinstance(part, Each) else self._made(part)
        return {f"scene.{name}": parts[name].whole for name in self._game.table.scene_parts()}

    def _row(self, name: str, part: "Each[Any, Any]") -> _Piece:
        """A part that is a row, with those of its pieces that still hold."""
        things, read = self._noted(lambda view: list(part.things(self._game.play(view))))
        known = self._rows.get(name, {})
        row = {thing: known[thing] if thing in known else self._made(_one(part, thing)) for thing in things}
        self._rows[name] = row
        reads = [read, *(piece.reads for piece in row.values())]
        body = b"[%b]" % b",".join([row[thing].whole for thing in things])
        return _Piece(body, None if None in reads else frozenset().union(*(each for each in reads if each)))

    def view(self) -> dict[str, bytes]:
        """The fields of what is seen, as they are."""
        for name in names_of(type(self._view)):
            if name not in self._fields:
                self._fields[name] = _ENCODER.encode(getattr(self._view, name))
        return {f"view.{name}": self._fields[name] for name in names_of(type(self._view))}

    def _made(self, make: Make) -> _Piece:
        return _Piece(*self._noted(lambda view: self._encoded(make, view)))

    def _noted(self, work: Callable[[GameState], T]) -> tuple[T, frozenset[Path] | None]:
        """What comes of some work, and what it has read; None if it may have been anything."""
        reading = self._reading
        if reading is not None:
            reading.begin(self._view)
            try:
                found = work(reading.state)
            except Exception:  # such as a field that cannot be noted; anything else is raised below
                reading.end()
            else:
                return found, reading.end()
        self.unnoted += 1
        return work(self._view), None

    def _encoded(self, make: Make, view: GameState) -> bytes:
        game = self._game
        return _ENCODER.encode(make(game.play(view), texts_of(game, self._language, view)))


def _held(kept: dict[K, _Piece], different: frozenset[Path]) -> dict[K, _Piece]:
    """Those that are still true when these fields are others than before."""
    return {key: piece for key, piece in kept.items() if piece.holds(different)}


def _one(part: "Each[Any, Any]", thing: str | int) -> Make:
    return lambda seen, texts: part.make(thing, seen, texts)
