"""Tables: new ones, and those of whoever asks."""

from litestar import delete, get, patch, post, put

from farlight.server import lobby
from farlight.server.http.routes.requests import AnyRequest, Spoken, TableId, member_of, seen_by, spoken, who_asks
from farlight.server.server import Server
from farlight.server.tables import commands
from farlight.server.tables.rejections import Rejection
from farlight.server.tables.table_summary import holders, read_summary, summary
from farlight.wire import Again, NewTable, Seated, Settings, SettingsChange, TableSummary, Version


@post("/tables")
async def make_table(request: AnyRequest, server: Server, data: NewTable) -> Seated:
    """Open a table."""
    visitor = await who_asks(request, server)
    if not server.allows(server.new_tables, request.scope):
        raise Rejection("too-many-tables", 429)
    table = await lobby.new_table(server.live_tables, visitor, data)
    server.standins.kick(table)
    return Seated(table.id, table.version, table.participants.seats_of(visitor.person))


@post("/tables/{table_id:str}/again")
async def play_again(request: AnyRequest, server: Server, table_id: TableId, data: Again) -> Seated:
    """Open another table for the people of this one, in the seats they have here; those who play here can."""
    visitor = await who_asks(request, server)
    if not server.allows(server.new_tables, request.scope):
        raise Rejection("too-many-tables", 429)
    table = await lobby.again(server.live_tables, visitor, table_id, data, seen_by(request))
    server.standins.kick(table)
    return Seated(table.id, table.version, table.participants.seats_of(visitor.person))


@get("/tables")
async def list_tables(request: AnyRequest, server: Server, language: Spoken = "") -> list[TableSummary]:
    """The tables of whoever asks, the one played last first. Cheap: no table is loaded for it."""
    visitor = await who_asks(request, server)
    known = [(mine, read_summary(mine.row.card)) for mine in await server.store.tables_of(visitor.person)]
    names = await server.store.names(sorted(holders(card for _, card in known)))
    wanted = spoken(request, language)
    return [summary(mine, card, names, wanted) for mine, card in known]


@put("/tables/{table_id:str}/settings")
async def change_settings(request: AnyRequest, server: Server, table_id: TableId, data: Settings) -> Version:
    """Other settings; only the host can."""
    visitor, _ = await member_of(request, server, table_id)
    result = await server.live_tables.do(table_id, lambda table: commands.change(table, visitor.person, data))
    return Version(result.version)


@patch("/tables/{table_id:str}/settings")
async def adjust_settings(request: AnyRequest, server: Server, table_id: TableId, data: SettingsChange) -> Version:
    """Some other settings, as a new title; only the host can."""
    visitor, _ = await member_of(request, server, table_id)
    result = await server.live_tables.do(table_id, lambda table: commands.adjust(table, visitor.person, data))
    return Version(result.version)


@delete("/tables/{table_id:str}", status_code=200)
async def delete_table(request: AnyRequest, server: Server, table_id: TableId) -> Version:
    """Delete a table; only the host can. Everybody who is there is told, and nobody comes back: export it before."""
    visitor = await who_asks(request, server)
    seen = seen_by(request)
    result = await server.live_tables.do(table_id, lambda table: commands.close(table, visitor.person), at_least=seen)
    return Version(result.version)


HANDLERS = (make_table, play_again, list_tables, change_settings, adjust_settings, delete_table)
