"""What all requests share: who asks, about which table, and how their parts are named and limited."""

from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated, Any, Literal

from litestar import Request
from litestar.datastructures import State
from litestar.exceptions import InternalServerException
from litestar.params import Parameter

from farlight.server.live import frames
from farlight.server.live.frames import Eyes
from farlight.server.server import Server
from farlight.server.tables.live_table import LiveTable
from farlight.server.tables.people import Visitor, visitor_of
from farlight.server.tables.rejections import Rejection
from farlight.texts import LANGUAGES
from farlight.wire import SEEN, Position

LONGEST_VERSION = 16
"""Digits: more than any table has records."""
AnyRequest = Request[Any, Any, State]  # Any: who is asked, and how they came in, is the framework's
# The lengths are no repetition: `$` lets a line break through behind the last character.
TableId = Annotated[
    str, Parameter(pattern="^[0-9a-f]{16}$", min_length=16, max_length=16, description="The id of a table.")
]
ReportId = Annotated[
    str, Parameter(pattern="^[0-9a-f]{16}$", min_length=16, max_length=16, description="The id of a report.")
]
SeatNumber = Annotated[int, Parameter(ge=0, le=15, description="A seat, counted from 0.")]
Node = Annotated[int, Parameter(ge=0, le=10_000_000, description="A moment: the number of an answer.")]
Spoken = Annotated[
    Literal["", "en", "it", "de", "cs"], Parameter(description="Language of the words; the table's own if empty.")
]


class CarefulRequest(AnyRequest):
    """A request whose body may be anything: what is no JSON is refused, whatever the decoder stumbles over."""

    async def stream(self) -> AsyncGenerator[bytes, None]:
        """The body as it comes; the framework takes it for an error of ours if it does not come to its end."""
        try:
            async for part in super().stream():
                yield part
        except InternalServerException as error:  # whoever sent it is gone, and reads no answer
            raise Rejection("slow-request", 408) from error

    async def json(self) -> Any:  # Any: the framework's
        try:
            return await super().json()
        except RecursionError as error:
            raise Rejection("bad-body", 400, reason="it is nested too deeply") from error
        except ValueError as error:  # not UTF-8, or a number of thousands of digits
            raise Rejection("bad-body", 400, reason=str(error)) from error


async def who_asks(request: AnyRequest, server: Server) -> Visitor:
    """The person whose key the request bears; raises `Rejection`."""
    kind, _, word = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer":
        raise Rejection("who", 401)
    return await visitor_of(server.store, word)


async def member_of(request: AnyRequest, server: Server, table_id: str) -> tuple[Visitor, LiveTable]:
    """Who asks, and the table, if they belong to it; to others it does not exist."""
    visitor = await who_asks(request, server)
    return visitor, await server.live_tables.table_for(visitor.person, table_id, seen_by(request))


@asynccontextmanager
async def held_for(
    request: AnyRequest, server: Server, table_id: str, seat: int
) -> AsyncIterator[tuple[Visitor, LiveTable]]:
    """Who asks, and the table under its lock, if they may ask for a seat: their own, or any where nothing is hidden."""
    visitor, _ = await member_of(request, server, table_id)
    async with server.live_tables.held(table_id) as table:
        seats = len(table.participants.played)
        if seat >= seats:
            raise Rejection("no-seat", 404, given=seat + 1, most=seats)
        if seat not in table.participants.seats_of(visitor.person) and not table.game.table.is_open:
            raise Rejection("not-your-seat", 403)
        yield visitor, table


def seen_by(request: AnyRequest) -> int:
    """The newest version of the table that whoever asks has seen, as the request says; raises `Rejection`."""
    said = request.headers.get(SEEN, "0")
    if not (said.isascii() and said.isdigit() and len(said) <= LONGEST_VERSION):
        raise Rejection("bad-seen", 400, header=SEEN)
    return int(said)


def spoken(request: AnyRequest, language: str) -> str:
    """The language that was asked for, by name or as browsers do; English if it is none of ours."""
    wanted = language or request.headers.get("accept-language", "")[:2].lower()
    return wanted if wanted in LANGUAGES else LANGUAGES[0]


def eyes_of(table: LiveTable, visitor: Visitor, language: str, words: bool, scene: bool = False) -> Eyes:
    return frames.eyes_of(table, visitor.person, None, language, words, scene)


async def position_of(
    server: Server, visitor: Visitor, table_id: str, language: str = "", words: bool = False, scene: bool = False
) -> Position:
    """The table as it stands, through the eyes of somebody."""
    async with server.live_tables.held(table_id) as table:
        eyes = eyes_of(table, visitor, language, words, scene)
        parts = {
            **frames.board_at(table, eyes, table.timeline.position),
            **frames.standing(table, server.presence, eyes.language),
        }
        return Position(table.version, frames.raw(parts))
