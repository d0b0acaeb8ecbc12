"""Checkpoints: all of a table up to a record, each written with as much work as the last, however long the table is.

What grows are the answers. They never change, so that they are packed in blocks, each once and for good; a checkpoint
is a save without those, and the blocks beside it.
"""

import zlib
from collections.abc import Sequence
from itertools import chain

import msgspec

from farlight.kernel import AnyTimeline, Entry, SaveError, TooLarge, dump, unpacked
from farlight.server.tables.participants import Participants

BLOCK = 256
"""Answers of one block. Fewer would not pack well; those that fill none are packed again with every checkpoint."""


class Checkpoint(msgspec.Struct, frozen=True):
    participants: Participants = msgspec.field(name="company")
    """Stored under the name that it had first."""
    save: bytes
    """As `farlight play` writes it, without the answers that are in the blocks."""
    waits: dict[int, float] = {}
    blocks: tuple[bytes, ...] = ()
    """The first answers of the table; before there were blocks, the save had them all."""

    def answers(self, name: str) -> list[Entry]:
        """What is in the blocks; raises `SaveError`, which calls the table by its name."""
        try:
            return list(chain.from_iterable(_DECODER.decode(unpacked(block)) for block in self.blocks))
        except (zlib.error, msgspec.MsgspecError, TooLarge) as error:
            raise SaveError(f"{name}: its answers cannot be decoded ({error}). Restore them from a backup.") from error


_DECODER = msgspec.msgpack.Decoder(list[Entry])


class Blocks:
    """The answers of one table that are packed already."""

    def __init__(self, packed: Sequence[bytes] = ()) -> None:
        self._packed = list(packed)

    def fill(self, entries: Sequence[Entry]) -> None:
        """Pack what has come to fill blocks since the last time."""
        for first in range(len(self._packed) * BLOCK, len(entries) - BLOCK + 1, BLOCK):
            self._packed.append(zlib.compress(msgspec.msgpack.encode(entries[first : first + BLOCK]), 6))

    def checkpoint(self, timeline: AnyTimeline, participants: Participants, waits: dict[int, float]) -> bytes:
        self.fill(timeline.entries)
        save = dump(timeline, after=len(self._packed) * BLOCK)
        return msgspec.msgpack.encode(Checkpoint(participants, save, waits, tuple(self._packed)))
