"""A table in a list: what is kept beside it with every record, so that a list is told without the engine."""

from collections.abc import Iterable, Mapping

import msgspec

from farlight.kernel import Line, Where, load_game
from farlight.server.store import Mine
from farlight.server.table import LiveTable, to_the_minute
from farlight.texts import TITLE, MissingText, Texts, capital
from farlight.wire import Place, TableSummary


class Card(msgspec.Struct, frozen=True):
    """Nothing hidden is in it: everybody who was let in sees it."""

    where: Where | None = None
    chairs: tuple[tuple[str, str], ...] = ()
    """Who holds each seat, and which bot answers for it."""
    waits: dict[int, float] = {}
    """Since when each seat that is asked is waited for."""


_ENCODER = msgspec.msgpack.Encoder()
_DECODER = msgspec.msgpack.Decoder(Card)


def card_of(table: LiveTable) -> bytes:
    chairs = tuple((chair.person, chair.bot) for chair in table.company.played)
    return _ENCODER.encode(Card(table.game.where(table.timeline.position.state), chairs, table.waits))


def read_card(body: bytes | None) -> Card:
    """The card of a table; an empty one if it was last played before there were cards."""
    try:
        return Card() if body is None else _DECODER.decode(body)
    except msgspec.MsgspecError:  # of another version: the next record brings a new one
        return Card()


def holders(cards: Iterable[Card]) -> set[str]:
    """The people who hold seats."""
    return {person for card in cards for person, _ in card.chairs if person}


def summary(mine: Mine, card: Card, names: Mapping[str, str], language: str) -> TableSummary:
    """A table as a list tells it to one of its people."""
    row = mine.row
    game = load_game(row.game)
    texts = Texts(language, [game.texts], game.name_of)
    seats = tuple(int(seat) for seat in mine.seats.split(",") if seat)
    asked = {int(seat) for seat in row.asked.split(",") if seat} if not row.outcome else set()
    waits = {seat: to_the_minute(card.waits.get(seat, row.updated)) for seat in asked}
    places = tuple(
        Place(capital(texts.name("seat", seat)), person, bot, waits.get(seat, 0.0))
        for seat, (person, bot) in enumerate(card.chairs)
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
        campaign=any(mission.id == row.mission and mission.campaign for mission in game.missions()),
        where="" if card.where is None else _told(texts, card.where.title),
        moment="" if card.where is None else _told(texts, card.where.moment),
        ending=capital(texts.name("outcome", row.outcome)) if row.outcome else "",
        host=row.host,
        places=places,
        names={person: names[person] for person in holders((card,)) if person in names},
        since=min((waits[seat] for seat in asked & set(seats)), default=0.0),
        created=row.created,
    )


def _told(texts: Texts, line: Line) -> str:
    try:
        return capital(texts.line(line))
    except MissingText:  # a message of an earlier version of the game: the next record brings another
        return ""
