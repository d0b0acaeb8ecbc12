"""What a table looks like in small pieces, each kept until something changes that it was made from.

Most answers change little: a pawn, a card, a question. A piece is worked out over a state that notes what is read of
it (`kernel/fields/reads.py`); it is made and encoded again only when a field differs that it has read. Whoever sees the
same shares the pieces.
"""

from collections.abc import Callable, Hashable
from typing import Any

import msgspec

from farlight.kernel import COMPILED, AnyGame, GameState, as_struct, names_of
from farlight.kernel.fields.reads import Path, Reading, changed
from farlight.kernel.scenes import Each
from farlight.server.tables.naming import texts_of
from farlight.texts import Texts

Make = Callable[[Any, Texts], object]  # Any: the rules over what is seen
MOST = 512
"""Pieces that are kept; then those go that the table does not need now."""
_ENCODER = msgspec.json.Encoder(enc_hook=as_struct)


class _Piece:
    """Something that was put into words and encoded, and what it was made from."""

    __slots__ = ("body", "reads", "used")

    def __init__(self, body: bytes, reads: frozenset[Path] | None) -> None:
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
        self._kept: dict[Hashable, _Piece] = {}
        self._fields: dict[str, bytes] = {}
        self._turn = 0
        self.unnoted = 0
        """Pieces that could not be made over a state that notes: they are made anew after every change."""

    def turn(self, view: GameState) -> None:
        """The table is seen like this now: what was made from other things stays."""
        different = frozenset(changed(self._view, view))
        self._view = view
        self._turn += 1
        if different:
            self._kept = {key: piece for key, piece in self._kept.items() if piece.holds(different)}
            for path in different:
                self._fields.pop(str(path[0]), None)
        if len(self._kept) > MOST:
            self._kept = {key: piece for key, piece in self._kept.items() if piece.used == self._turn - 1}

    def piece(self, key: Hashable, make: Make) -> msgspec.Raw:
        """What `make` gives, as JSON."""
        known = self._kept.get(key)
        if known is None:
            known = self._kept[key] = self._made(make)
        known.used = self._turn
        return known.body

    def scene(self) -> dict[str, bytes]:
        """The parts of the game's scene."""
        seen = self._game.play(self._view)
        found: dict[str, bytes] = {}
        for name, part in self._game.table.scene_parts().items():
            if isinstance(part, Each):
                row = [self.piece((name, thing), _one(part, thing)) for thing in part.things(seen)]
                found[f"scene.{name}"] = b"[%b]" % b",".join(map(bytes, row))
            else:
                found[f"scene.{name}"] = bytes(self.piece(name, part))
        return found

    def view(self) -> dict[str, bytes]:
        """The fields of what is seen, as they are."""
        for name in names_of(type(self._view)):
            if name not in self._fields:
                self._fields[name] = _ENCODER.encode(getattr(self._view, name))
        return {f"view.{name}": self._fields[name] for name in names_of(type(self._view))}

    def _made(self, make: Make) -> _Piece:
        reading = self._reading
        if reading is None:
            return self._unnoted(make)
        reading.begin(self._view)
        try:
            body = self._encoded(make, reading.state)
        except Exception:  # such as a field that is asked for in a way that cannot be noted; if not, it is raised below
            reading.end()
            return self._unnoted(make)
        return _Piece(body, reading.end())

    def _unnoted(self, make: Make) -> _Piece:
        self.unnoted += 1
        return _Piece(self._encoded(make, self._view), None)

    def _encoded(self, make: Make, view: GameState) -> bytes:
        game = self._game
        return _ENCODER.encode(make(game.play(view), texts_of(game, self._language, view)))


def _one(part: "Each[Any, Any]", thing: str | int) -> Make:
    return lambda seen, texts: part.make(thing, seen, texts)
