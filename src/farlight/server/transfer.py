"""A table as one file: its whole history, and the company's talk. Another server, or the terminal, goes on from it."""

import zlib

import msgspec

from farlight.kernel import SaveError, dump
from farlight.server.table import LiveTable
from farlight.wire import Settings

MAGIC = b'{"farlight":"table"}\n'
LARGEST = 64 * 1024 * 1024


class TableFile(msgspec.Struct, frozen=True):
    save: bytes
    """As `farlight play --load` reads it."""
    settings: Settings | None = None
    chat: tuple[tuple[str, str, float], ...] = ()
    """Who said what, and when."""

    @classmethod
    def of(cls, table: LiveTable) -> "TableFile":
        people = table.company.people
        chat = tuple(
            (people[line.person].name if line.person in people else "", line.text, line.at)
            for line in table.company.chat
        )
        return cls(dump(table.timeline), table.company.settings, chat)

    def dump(self) -> bytes:
        return MAGIC + zlib.compress(msgspec.msgpack.encode(self), 6)


def read_file(data: bytes) -> TableFile:
    """A file of a table, or a plain save; raises `SaveError`."""
    if not data.startswith(MAGIC):
        return TableFile(data)
    try:
        unpacker = zlib.decompressobj()
        plain = unpacker.decompress(data[len(MAGIC) :], LARGEST)
        if not unpacker.eof:
            raise SaveError("the file of the table is incomplete or too large. Use another copy of it.")
        return msgspec.msgpack.decode(plain, type=TableFile)
    except (zlib.error, msgspec.MsgspecError) as error:
        raise SaveError(f"the file of the table is damaged ({error}). Use another copy of it.") from error
