"""The table between two missions of a campaign, as bytes. M-CAMP-10, M-CAMP-15."""

import zlib

from farlight.kernel.fields.shapes import names_of
from farlight.kernel.state import decode, encode
from farlight.martians.model.state import Martians


def save_table(state: Martians) -> bytes:
    """The table as it lies, without what only the campaign knows. M-CAMP-10, M-CAMP-15."""
    table = state.copy()
    table.campaign = None
    table.flow = []
    return zlib.compress(encode(table))


def restore_table(state: Martians, saved: bytes) -> None:
    """Restore exactly the table of that moment. M-CAMP-15."""
    clear_table(state, decode(zlib.decompress(saved), Martians))


def clear_table(state: Martians, table: Martians) -> None:
    """Lay everything out as on another table; chance and the campaign go on."""
    for name in names_of(Martians):
        if name not in ("flow", "chance", "campaign", "outcome", "seats"):
            setattr(state, name, getattr(table, name))
