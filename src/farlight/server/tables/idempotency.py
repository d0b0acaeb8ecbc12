"""What makes a command happen once: its key is bound to what it asked for, and to what came of it."""

import hashlib

import msgspec

from farlight.server.store.store import StoredRecord
from farlight.server.tables.records import Proposed, Record
from farlight.server.tables.rejections import Rejection

_BESIDE = ("id", "version")
"""Fields that are not what a command asks for: how it is known, and what its sender had seen."""


class Result(msgspec.Struct, frozen=True):
    """What a command came to: the version that has it, and the number of the proposal that it waits as."""

    version: int
    waits: int = 0


class Done(msgspec.Struct, frozen=True):
    """A command that is stored."""

    content: str
    """The fingerprint of what it asked for; empty if it was stored before these were kept."""
    result: Result

    def again(self, content: str) -> Result:
        """The same result for the same command; raises `Rejection` for another one with its key."""
        if self.content and content and self.content != content:
            raise Rejection("id-used")
        return self.result


def content_of(message: msgspec.Struct) -> str:
    """The fingerprint of what a command asks for."""
    said: dict[str, object] = msgspec.to_builtins(message)
    asked = {name: value for name, value in said.items() if name not in _BESIDE}
    return hashlib.blake2b(msgspec.json.encode(asked, order="sorted"), digest_size=16).hexdigest()


def done_by(stored: StoredRecord, record: Record) -> Done:
    """What a command did, from the first of its records alone: so every process tells the same, now and later."""
    waits = stored.sequence if isinstance(record, Proposed) else 0
    return Done(stored.content or "", Result(stored.last or stored.sequence, waits))
