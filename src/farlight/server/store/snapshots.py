"""Snapshots of a table's past: states at moments along the way, so that looking back plays only a few answers again.

A table keeps one every so many answers along each branch. They hold for the rules and the content they were made
with: after an upgrade of either, the past begins where the table stood then.
"""

import zlib

import msgspec

from farlight.kernel import AnyGame, AnyTimeline, GameState, from_bytes, to_bytes, unpacked

EVERY = 32
"""Answers from one kept snapshot to the next. A state is 5 kB and takes as long to write as two answers to play."""

MOST_STEPS = 2 * EVERY
"""Answers that are played again by the server itself to go to a moment; from further away, another process does it."""


class Kept(msgspec.Struct, frozen=True):
    """The snapshot at a moment."""

    node: int
    body: bytes


class Packed(msgspec.Struct, frozen=True):
    schema: int
    pack: str
    state: bytes


def pack(state: GameState, game: AnyGame) -> bytes:
    return msgspec.msgpack.encode(Packed(game.schema, game.pack.hash, zlib.compress(to_bytes(state), 1)))


def unpack(body: bytes, game: AnyGame) -> GameState | None:
    """The state, to be played on from; None if it was made with other rules or content."""
    packed = msgspec.msgpack.decode(body, type=Packed)
    if (packed.schema, packed.pack) != (game.schema, game.pack.hash):
        return None
    state: GameState = from_bytes(unpacked(packed.state), game.state_type)
    return state


def due(timeline: AnyTimeline, kept: set[int]) -> bool:
    """Whether a snapshot at the head should be kept: there is one there, and the last kept one is a while ago."""
    if timeline.position.since or timeline.head == 0:
        return False
    at = timeline.head
    for _ in range(EVERY):
        if at == 0 or at in kept:
            return False
        at = timeline.entry(at).parent
    return True
