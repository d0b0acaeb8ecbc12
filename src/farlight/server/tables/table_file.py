"""A table as one file: its whole history, and what its people said. Others go on from it."""

import zlib

import msgspec

from farlight.kernel import SaveError, TooLarge, dump, unpacked
from farlight.server.tables.live_table import LiveTable
from farlight.wire import Settings

MAGIC = b'{"farlight":"table"}\n'
HISTORY = b'{"farlight":"history"'
"""How a file begins that tells of a table without what is hidden; nobody can go on from it."""


class TableFile(msgspec.Struct, frozen=True):
    save: bytes
    """As `farlight play --load` reads it."""
    settings: Settings | None = None
    chat: tuple[tuple[str, str, float], ...] = ()
    """Who said what, and when."""

    @classmethod
    def of(cls, table: LiveTable) -> "TableFile":
        people = table.participants.people
        chat = tuple(
            (people[line.person].name if line.person in people else "", line.text, line.at)
            for line in table.participants.chat
        )
        return cls(dump(table.timeline), table.participants.settings, chat)

    def dump(self) -> bytes:
        return MAGIC + zlib.compress(msgspec.msgpack.encode(self), 6)


def read_file(data: bytes) -> TableFile:
    """A file of a table, or a plain save; raises `SaveError`."""
    if data.startswith(HISTORY):
        raise SaveError("the file tells what happened at a table; nobody can play on from it. Ask a player for theirs.")
    if not data.startswith(MAGIC):
        return TableFile(data)
    try:
        return msgspec.msgpack.decode(unpacked(data[len(MAGIC) :]), type=TableFile)
    except TooLarge as error:
        raise SaveError(f"the file of the table: {error}. Use another copy of it.") from error
    except (zlib.error, msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
        raise SaveError(f"the file of the table is damaged ({error}). Use another copy of it.") from error
