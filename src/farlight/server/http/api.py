"""Questions about what is asked, and all requests together: each subject has its routes in a module of its own."""

from typing import Annotated

from litestar import Router, get
from litestar.params import Parameter

from farlight.server.http.routes import commands, files, invitations, people, positions, seats, tables
from farlight.server.http.routes.requests import AnyRequest, Node, SeatNumber, Spoken, TableId, member_of
from farlight.server.live import frames
from farlight.server.server import Server
from farlight.server.tables import refusals
from farlight.server.tables.rejections import Rejection
from farlight.wire import Bars, Odds, WhyNot


@get("/tables/{table_id:str}/why")
async def why_not(
    request: AnyRequest,
    server: Server,
    table_id: TableId,
    seat: SeatNumber,
    option: Annotated[str, Parameter(max_length=200)],
    language: Spoken = "",
) -> WhyNot:
    """Why a seat cannot choose something now, by the option's id or by words for it; without a text it can."""
    visitor, _ = await member_of(request, server, table_id)
    async with server.live_tables.held(table_id) as table:
        if seat not in table.participants.seats_of(visitor.person) and not table.game.table.is_open:
            raise Rejection("not-your-seat", 403)
        return refusals.why_not(table, seat, option, language or table.participants.settings.language)


@get("/tables/{table_id:str}/barred")
async def get_barred(
    request: AnyRequest,
    server: Server,
    table_id: TableId,
    seat: SeatNumber,
    kind: Annotated[str, Parameter(max_length=40)] = "",
    thing: Annotated[str, Parameter(max_length=200)] = "",
    language: Spoken = "",
) -> Bars:
    """All that a seat cannot choose now, with the reasons; a thing of the board gets an answer of its own."""
    visitor, _ = await member_of(request, server, table_id)
    async with server.live_tables.held(table_id) as table:
        if seat not in table.participants.seats_of(visitor.person) and not table.game.table.is_open:
            raise Rejection("not-your-seat", 403)
        return refusals.bars(table, seat, kind, thing, language or table.participants.settings.language)


@get("/tables/{table_id:str}/odds/{decision:int}")
async def get_odds(
    request: AnyRequest, server: Server, table_id: TableId, decision: Node, language: Spoken = ""
) -> Odds:
    """What may come of an open question."""
    await member_of(request, server, table_id)
    async with server.live_tables.held(table_id) as table:
        asked = next((each for each in table.timeline.position.open if each.id == decision), None)
        if asked is None:  # answered meanwhile: nothing can come of it any more
            return Odds((), {})
        return frames.outlook(table, asked, language or table.participants.settings.language)


SUBJECTS = (people, tables, files, invitations, seats, positions, commands)
HANDLERS = (why_not, get_barred, get_odds)
# One router for all: two of them cannot answer for the same address.
ROUTER = Router("/api", route_handlers=[*(handler for subject in SUBJECTS for handler in subject.HANDLERS), *HANDLERS])
