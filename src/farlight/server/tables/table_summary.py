"""A table in a list: what is kept beside it with every record, so that a list is told without the engine."""

from collections.abc import Iterable, Mapping

import msgspec

from farlight.kernel import Line, Where, load_game
from farlight.server.store.store import Mine
from farlight.server.tables.live_table import LiveTable, to_the_minute
from farlight.texts import TITLE, MissingText, Texts, capital
from farlight.wire import Place, TableSummary


class KeptSummary(msgspec.Struct, frozen=True):
    """Nothing hidden is in it: everybody who was let in sees it."""

    where: Where | None = None
    chairs: tuple[tuple[str, str], ...] = ()
    """Who holds each seat, and which bot answers for it."""
    waits: dict[int, float] = {}
    """Since when each seat that is asked is waited for."""


_ENCODER = msgspec.msgpack.Encoder()
_DECODER = msgspec.msgpack.Decoder(KeptSummary)


def summary_of(table: LiveTable) -> bytes:
    chairs = tuple((chair.person, chair.bot) for chair in table.participants.played)
    return _ENCODER.encode(KeptSummary(table.game.table.where(table.timeline.position.state), chairs, table.waits))


def read_summary(body: bytes | None) -> KeptSummary:
    """The summary of a table; an empty one if it was last played before any were kept."""
    try:
        return KeptSummary() if body is None else _DECODER.decode(body)
    except msgspec.MsgspecError:  # of another version: the next record brings a new one
        return KeptSummary()


def holders(summaries: Iterable[KeptSummary]) -> set[str]:
    """The people who hold seats."""
    return {person for kept in summaries for person, _ in kept.chairs if person}


def summary(mine: Mine, kept: KeptSummary, names: Mapping[str, str], language: str) -> TableSummary:
    """A table as a list tells it to one of its people."""
    row = mine.row
    game = load_game(row.game)
    texts = Texts(language, [game.texts], game.table.name_of)
    seats = tuple(int(seat) for seat in mine.seats.split(",") if seat)
    asked = {int(seat) for seat in row.asked.split(",") if seat} if not row.outcome else set()
    waits = {seat: to_the_minute(kept.waits.get(seat, row.updated)) for seat in asked}
    places = tuple(
        Place(capital(texts.name("seat", seat)), person, bot, since=waits.get(seat, 0.0))
        for seat, (person, bot) in enumerate(kept.chairs)
    )
    return TableSummary(
        row.id,
        row.title,
        row.game,
        row.mission,
        seats,
        mine.version,
        row.updated,
        row.outcome,
        bool(asked & set(seats)),
        game_title=texts.say(TITLE),
        mission_name=texts.name("mission", row.mission),
        campaign=any(mission.id == row.mission and mission.campaign for mission in game.rules.missions()),
        where="" if kept.where is None else _told(texts, kept.where.title),
        moment="" if kept.where is None else _told(texts, kept.where.moment),
        ending=capital(texts.name("outcome", row.outcome)) if row.outcome else "",
        host=row.host,
        places=places,
        names={person: names[person] for person in holders((kept,)) if person in names},
        since=min((waits[seat] for seat in asked & set(seats)), default=0.0),
        created=row.created,
    )


def _told(texts: Texts, line: Line) -> str:
    try:
        return capital(texts.line(line))
    except MissingText:  # a message of an earlier version of the game: the next record brings another
        return ""
