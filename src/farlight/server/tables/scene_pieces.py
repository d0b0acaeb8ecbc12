"""What a table looks like in small pieces, each kept until something changes that it was made from.

Most answers change little: a pawn, a card, a question. A piece is worked out over a state that notes what is read of
it (`kernel/fields/reads.py`); it is made and encoded again only when a field or a fact differs that it was made from.
A part that is a row of pieces was made from all that they were: as long as that holds, none of them is looked at.
Whoever sees the same shares the pieces.
"""

from collections import deque
from collections.abc import Callable, Hashable, Iterable
from typing import TYPE_CHECKING, Any

import msgspec

from farlight.kernel import AnyGame, GameState, as_struct, names_of
from farlight.kernel.scenes import Each
from farlight.server.tables.derived_values import Noting, Sources
from farlight.texts import Texts

if TYPE_CHECKING:
    from farlight.kernel.fields.reads import Places

Make = Callable[[Any, Texts], object]  # Any: the rules over what is seen
PieceOf = Callable[[Hashable, Make], msgspec.Raw]
"""A piece by its key; made if it is not there."""
Gather = Callable[[Texts, PieceOf], object]
"""Makes something of words and pieces."""
MOST = 512
"""Pieces that are kept; then those go that the table does not need now."""
LONGEST = 32
"""Turns after which a piece that is no part of the scene and was not asked for is made anew."""
_ENCODER = msgspec.json.Encoder(enc_hook=as_struct)


class _Piece:
    """Something that was put into words and encoded, and what it was made from."""

    __slots__ = ("about", "body", "sources", "used", "whole")

    def __init__(self, body: bytes, sources: Sources, about: object = None) -> None:
        self.whole = body
        self.body = msgspec.Raw(body)
        self.sources = sources
        self.about = about
        """What it was made of beside the state."""
        self.used = 0


class Pieces:
    """One table as one seat, or everybody, sees it in one language."""

    def __init__(self, game: AnyGame, language: str, view: GameState) -> None:
        self._game = game
        self._words = Texts(language, [game.texts])
        self._noting = Noting(game, view)
        self._parts: dict[str, _Piece] = {}
        """The parts of the scene, as far as they hold."""
        self._rows: dict[str, dict[str | int, _Piece]] = {}
        """Of parts that are rows: their pieces, by what they show."""
        self._kept: dict[Hashable, _Piece] = {}
        """Pieces that are no part of the scene, such as options in words."""
        self._changes: deque[Places] = deque(maxlen=LONGEST)
        """What differed from turn to turn. Most other pieces are not asked for again: they are not looked through."""
        self._fields: dict[str, bytes] = {}
        self._turn = 0

    @property
    def unnoted(self) -> int:
        """Pieces that are made anew after every change, as nobody knows what they were made from."""
        return self._noting.unnoted

    def turn(self, view: GameState) -> None:
        """Turn to the table as it is seen now: what was made from other things stays."""
        before, noting = self._noting.view, self._noting
        different = noting.turn(view)
        self._turn += 1
        self._changes.append(different)
        if different:
            for name in [name for name, part in self._parts.items() if not noting.holds(part.sources)]:
                del self._parts[name]
                row = self._rows.get(name, {})
                self._rows[name] = {thing: piece for thing, piece in row.items() if noting.holds(piece.sources)}
            for name in [name for name in self._fields if getattr(before, name) != getattr(view, name)]:
                del self._fields[name]
        if len(self._kept) > MOST:
            self._kept = {key: piece for key, piece in self._kept.items() if piece.used == self._turn - 1}

    def piece(self, key: Hashable, make: Make) -> msgspec.Raw:
        """What `make` gives, as JSON."""
        return self._piece(key, make).body

    def _piece(self, key: Hashable, make: Make) -> _Piece:
        known = self._kept.get(key)
        if known is None or not self._still_holds(known):
            known = self._kept[key] = self._made(make)
        known.used = self._turn
        return known

    def gathered(self, key: Hashable, about: object, make: Gather) -> bytes:
        """What `make` gives, as JSON, which puts pieces together; kept while it is about the same and they hold."""
        known = self._kept.get(key)
        if known is None or known.about != about or not self._still_holds(known):
            found: list[_Piece] = []

            def piece(inner: Hashable, making: Make) -> msgspec.Raw:
                found.append(self._piece(inner, making))
                return found[-1].body

            made = self._made(lambda _, words: make(words, piece))
            known = self._kept[key] = _Piece(made.whole, _together(made.sources, found), about)
        known.used = self._turn
        return known.whole

    def _still_holds(self, piece: _Piece) -> bool:
        """Whether nothing that it was made from has changed since it was used last."""
        turns = self._turn - piece.used
        if turns > len(self._changes):
            return False
        reads = piece.sources.reads
        for turn in range(1, turns + 1):
            if reads & self._changes[-turn]:
                return False
        return not piece.sources.facts or self._noting.are_so(piece.sources.facts)

    def scene(self) -> dict[str, bytes]:
        """The parts of the game's scene."""
        parts = self._parts
        for name, part in self._game.table.scene_parts().items():
            if name not in parts:
                parts[name] = self._row(name, part) if isinstance(part, Each) else self._made(part)
        return {f"scene.{name}": parts[name].whole for name in self._game.table.scene_parts()}

    def _row(self, name: str, part: "Each[Any, Any]") -> _Piece:
        """A part that is a row, with those of its pieces that still hold."""
        things, sources = self._noting.work(lambda seen: list(part.things(seen)))
        known = self._rows.get(name, {})
        row = {thing: known[thing] if thing in known else self._made(_one(part, thing)) for thing in things}
        self._rows[name] = row
        body = b"[%b]" % b",".join([row[thing].whole for thing in things])
        return _Piece(body, _together(sources, row.values()))

    def view(self) -> dict[str, bytes]:
        """The fields of what is seen, as they are."""
        view = self._noting.view
        for name in names_of(type(view)):
            if name not in self._fields:
                self._fields[name] = _ENCODER.encode(getattr(view, name))
        return {f"view.{name}": self._fields[name] for name in names_of(type(view))}

    def _made(self, make: Make) -> _Piece:
        words, names_at = self._words, self._game.table.names_at
        return _Piece(
            *self._noting.work(lambda seen: _ENCODER.encode(make(seen, words.with_names(names_at(seen.state)))))
        )


def _together(sources: Sources, pieces: Iterable[_Piece]) -> Sources:
    """What something was made from, with what pieces of it were made from."""
    reads, facts = sources.reads, set(sources.facts)
    for piece in pieces:
        reads |= piece.sources.reads
        facts.update(piece.sources.facts)
    return Sources(reads, tuple(facts))


def _one(part: "Each[Any, Any]", thing: str | int) -> Make:
    return lambda seen, texts: part.make(thing, seen, texts)
