"""Who sits where, and who goes."""

from litestar import delete, put

from farlight.server.http.routes.requests import AnyRequest, SeatNumber, TableId, member_of
from farlight.server.server import Server
from farlight.server.tables import commands
from farlight.wire import HostChange, SeatChange, Version


@put("/tables/{table_id:str}/seats/{seat:int}")
async def change_seat(
    request: AnyRequest, server: Server, table_id: TableId, seat: SeatNumber, data: SeatChange
) -> Version:
    """Claim, release or hand over a seat; let a bot stand in, or give the seat back."""
    visitor, _ = await member_of(request, server, table_id)
    result = await server.live_tables.do(
        table_id, lambda table: commands.take(table, visitor.person, seat, data.person, data.bot)
    )
    return Version(result.version)


@delete("/tables/{table_id:str}/people/{person:str}", status_code=200)
async def send_away(request: AnyRequest, server: Server, table_id: TableId, person: str) -> Version:
    """Leave the table; its host can send others away, who then do not come back by a link."""
    visitor, _ = await member_of(request, server, table_id)
    result = await server.live_tables.do(table_id, lambda table: commands.leave(table, visitor.person, person))
    return Version(result.version)


@delete("/tables/{table_id:str}/sent-away/{person:str}", status_code=200)
async def let_in_again(request: AnyRequest, server: Server, table_id: TableId, person: str) -> Version:
    """Let somebody who was sent away come back by a link; only the host can."""
    visitor, _ = await member_of(request, server, table_id)
    result = await server.live_tables.do(table_id, lambda table: commands.readmit(table, visitor.person, person))
    return Version(result.version)


@put("/tables/{table_id:str}/host")
async def pass_table_on(request: AnyRequest, server: Server, table_id: TableId, data: HostChange) -> Version:
    """Make somebody else at the table its host; only the host can."""
    visitor, _ = await member_of(request, server, table_id)
    result = await server.live_tables.do(table_id, lambda table: commands.pass_on(table, visitor.person, data.person))
    return Version(result.version)


HANDLERS = (change_seat, send_away, let_in_again, pass_table_on)
