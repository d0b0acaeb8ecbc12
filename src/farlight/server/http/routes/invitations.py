"""Links that let others in."""

from litestar import get, post

from farlight.server import lobby
from farlight.server.http.routes.requests import AnyRequest, Spoken, TableId, seen_by, who_asks
from farlight.server.server import Server
from farlight.wire import Invitation, Invited, Key, Seated


@get("/tables/{table_id:str}/invitation")
async def get_invitation(request: AnyRequest, server: Server, table_id: TableId) -> Invitation:
    """The links that let others in."""
    visitor = await who_asks(request, server)
    return await lobby.invitation(server.live_tables, visitor.person, table_id, False, seen_by(request))


@post("/tables/{table_id:str}/invitation")
async def renew_invitation(request: AnyRequest, server: Server, table_id: TableId) -> Invitation:
    """New links; the old ones open nothing any more."""
    visitor = await who_asks(request, server)
    return await lobby.invitation(server.live_tables, visitor.person, table_id, True, seen_by(request))


@post("/invitations", status_code=200)
async def look_at_invitation(server: Server, data: Key, language: Spoken = "") -> Invited:
    """What a link is for."""
    return await lobby.describe(server.live_tables, data.invitation, language)


@post("/join", status_code=200)
async def join_table(request: AnyRequest, server: Server, data: Key) -> Seated:
    """Come in by a link; a free seat is yours unless the link or you are for watching."""
    visitor = await who_asks(request, server)
    table = await lobby.join(server.live_tables, visitor, data.invitation, data.seat, data.watch)
    return Seated(table.id, table.version, table.participants.seats_of(visitor.person))


HANDLERS = (get_invitation, renew_invitation, look_at_invitation, join_table)
