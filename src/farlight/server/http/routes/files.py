"""Tables as files: export, import, reports."""

from litestar import get, post
from litestar.response import Response

from farlight.server import lobby
from farlight.server.http.routes.requests import AnyRequest, ReportId, TableId, member_of, who_asks
from farlight.server.server import Server
from farlight.server.tables.rejections import Rejection
from farlight.wire import Seated

BINARY = "application/octet-stream"


@post("/tables/import", status_code=201)
async def import_table(request: AnyRequest, server: Server) -> Seated:
    """Open a table from a file: an exported table, or a save of the terminal client."""
    visitor = await who_asks(request, server)
    if not server.allows(server.new_tables, request.scope):
        raise Rejection("too-many-tables", 429)
    with server.workers.importing.one_more(visitor.person):
        table = await lobby.import_table(server.live_tables, server.workers, visitor, await request.body())
    return Seated(table.id, table.version, table.participants.seats_of(visitor.person))


@get("/tables/{table_id:str}/export", media_type=BINARY)
async def export_table(request: AnyRequest, server: Server, table_id: TableId) -> Response[bytes]:
    """The table as one file; for those who may not know what is hidden, as an account of what happened."""
    visitor, table = await member_of(request, server, table_id)
    hidden = not table.may_know(visitor.person)
    with server.past.look(visitor.person, table_id):
        body = await server.past.export(table_id, hidden)
    return _file(body, f"{table.game.name}-{table_id}.{'json' if hidden else 'table'}")


@get("/tables/{table_id:str}/reports/{report:str}", media_type=BINARY)
async def get_report(request: AnyRequest, server: Server, table_id: TableId, report: ReportId) -> Response[bytes]:
    """What led to an error of the rules, as one file; `farlight replay` runs it."""
    visitor, table = await member_of(request, server, table_id)
    if not table.may_know(visitor.person):
        raise Rejection("file-hidden", 403)
    body = await server.store.failure(table.id, report)
    if body is None:
        raise Rejection("no-report", 404)
    return _file(body, f"{table.game.name}-{report}.failure")


def _file(body: bytes, name: str) -> Response[bytes]:
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(body, media_type=BINARY, headers=headers)


HANDLERS = (import_table, export_table, get_report)
