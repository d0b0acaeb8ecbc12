"""What is published of a change: a table's new version, and what happened."""

from collections.abc import Sequence

import msgspec

from farlight.kernel import Happened
from farlight.server.tables.live_table import LiveTable
from farlight.server.tables.records import Answered, Moved, Record


class Went(msgspec.Struct, frozen=True):
    """Somebody took the table to another moment."""

    by: str
    start: int
    to: int


class Before(msgspec.Struct, frozen=True):
    """How a table was before a change."""

    head: int
    seating: tuple[tuple[str, str], ...]


def standing(table: LiveTable) -> Before:
    """How a table stands now, before it is changed."""
    return Before(table.timeline.head, table.participants.seating())


class Change(msgspec.Struct, frozen=True):
    """What is published: the table's new version and what happened."""

    table: LiveTable
    happened: Sequence[Happened] = ()
    """What answers set off."""
    moved: bool = False
    """Whether the position is another one than before, so that ready marks mean nothing any more."""
    since: int = -1
    """The version before it."""
    went: Went | None = None
    seats: Sequence[int] = ()
    """Seats that have another holder or another bot now."""
    usual: Sequence[tuple[int, str]] = ()
    """The moments after answers that were given by habit, and whose habit that is."""
    instead: Sequence[tuple[int, int]] = ()
    """The moments after answers that a seat's bot should have given, and that seat."""


def change_of(table: LiveTable, records: Sequence[Record], start: Before) -> Change:
    """What these records have made of a table."""
    moved = any(isinstance(record, Answered | Moved) for record in records)
    answered = [record for record in records if isinstance(record, Answered)]
    happened = tuple(table.timeline.happened[-len(answered) :]) if answered else ()
    given = list(zip(happened, answered, strict=False))
    usual = [(each.moment, done.by) for each, done in given if done.usual]
    instead = [(each.moment, done.instead) for each, done in given if done.instead >= 0]
    went = next((Went(record.by, start.head, record.to) for record in records if isinstance(record, Moved)), None)
    seating = zip(start.seating, table.participants.seating(), strict=False)
    seats = [seat for seat, (was, now) in enumerate(seating) if was != now]
    return Change(table, happened, moved, table.version - len(records), went, seats, usual, instead)
