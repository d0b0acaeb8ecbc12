"""Questions about what is asked, and all requests together: each subject has its routes in a module of its own."""

from typing import Annotated

from litestar import Router, get
from litestar.params import Parameter

from farlight.server import frames, why
from farlight.server.rejected import Rejected
from farlight.server.routes import commands, files, invitations, people, positions, seats, tables
from farlight.server.routes.asked import AnyRequest, Node, SeatNumber, Spoken, TableId, member_of
from farlight.server.server import Server
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
    async with server.house.held(table_id) as table:
        if seat not in table.company.seats_of(visitor.person) and not table.game.open_table:
            raise Rejected("not-your-seat", 403)
        return why.why_not(table, seat, option, language or table.company.settings.language)


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
    async with server.house.held(table_id) as table:
        if seat not in table.company.seats_of(visitor.person) and not table.game.open_table:
            raise Rejected("not-your-seat", 403)
        return why.bars(table, seat, kind, thing, language or table.company.settings.language)


@get("/tables/{table_id:str}/odds/{decision:int}")
async def get_odds(
    request: AnyRequest, server: Server, table_id: TableId, decision: Node, language: Spoken = ""
) -> Odds:
    """What may come of an open question."""
    await member_of(request, server, table_id)
    async with server.house.held(table_id) as table:
        asked = next((each for each in table.timeline.position.open if each.id == decision), None)
        if asked is None:  # answered meanwhile: nothing can come of it any more
            return Odds((), {})
        lines, options = frames.outlook(table, asked, language or table.company.settings.language)
        return Odds(lines, options)


SUBJECTS = (people, tables, files, invitations, seats, positions, commands)
HANDLERS = (why_not, get_barred, get_odds)
# One router for all: two of them cannot answer for the same address.
ROUTER = Router("/api", route_handlers=[*(handler for subject in SUBJECTS for handler in subject.HANDLERS), *HANDLERS])
