"""Looking at a table, as it stands and as it was."""

from litestar import get
from litestar.response import Response

from farlight.kernel import Summary
from farlight.server.http.chronicle_page import page_of
from farlight.server.http.routes.requests import AnyRequest, Node, Spoken, TableId, eyes_of, member_of, position_of
from farlight.server.live import frames
from farlight.server.server import Server
from farlight.server.tables.people import Visitor
from farlight.texts import Texts
from farlight.wire import Chronicle, Position, Recap, Replay


@get("/tables/{table_id:str}")
async def get_table(
    request: AnyRequest,
    server: Server,
    table_id: TableId,
    language: Spoken = "",
    words: bool = False,
    scene: bool = False,
) -> Position:
    """The table as it stands, through the eyes of whoever asks."""
    visitor, _ = await member_of(request, server, table_id)
    return await position_of(server, visitor, table_id, language, words, scene)


@get("/tables/{table_id:str}/log")
async def get_log(
    request: AnyRequest,
    server: Server,
    table_id: TableId,
    since: Node = 0,
    upto: Node | None = None,
    language: Spoken = "",
) -> Recap:
    """What happened since a moment: the last page of it. With `upto` the page before one that was read."""
    visitor, table = await member_of(request, server, table_id)
    with server.past.look(visitor.person, table_id):
        return await server.past.log(table_id, since, upto, language or table.participants.settings.language)


@get("/tables/{table_id:str}/moments/{node:int}")
async def get_moment(
    request: AnyRequest,
    server: Server,
    table_id: TableId,
    node: Node,
    language: Spoken = "",
    words: bool = False,
    scene: bool = False,
) -> Replay:
    """The table as it was at an earlier moment, or at one of a branch that was left."""
    visitor, table = await member_of(request, server, table_id)
    eyes = frames.eyes_of(table, visitor.person, None, language, words, scene)
    with server.past.look(visitor.person, table_id):
        return await server.past.moment(table_id, node, eyes)


@get("/tables/{table_id:str}/summary")
async def get_summary(request: AnyRequest, server: Server, table_id: TableId, language: Spoken = "") -> Summary:
    """How the last mission of this table went, read from its record; nothing while the first one runs."""
    visitor, table = await member_of(request, server, table_id)
    with server.past.look(visitor.person, table_id):
        return await server.past.summary(table_id, language or table.participants.settings.language)


@get("/tables/{table_id:str}/result")
async def get_result(request: AnyRequest, server: Server, table_id: TableId, language: Spoken = "") -> Summary:
    """How the last mission of this table ended: of its summary what the table itself knows, at once."""
    visitor, table = await member_of(request, server, table_id)
    return await server.past.result(visitor.person, table_id, language or table.participants.settings.language)


@get("/tables/{table_id:str}/chronicle")
async def get_chronicle(request: AnyRequest, server: Server, table_id: TableId, language: Spoken = "") -> Chronicle:
    """What the story of this table is remembered by, so far; empty where a game keeps no chronicle."""
    visitor, _ = await member_of(request, server, table_id)
    return await chronicle_of(server, visitor, table_id, language)


@get("/tables/{table_id:str}/chronicle.html", media_type="text/html")
async def get_chronicle_page(
    request: AnyRequest, server: Server, table_id: TableId, language: Spoken = ""
) -> Response[str]:
    """The chronicle as one file that any browser shows: whoever may read the one may have the other."""
    visitor, table = await member_of(request, server, table_id)
    told = await chronicle_of(server, visitor, table_id, language)
    words = language or table.participants.settings.language
    headers = {
        "content-disposition": f'attachment; filename="{table.game.name}-{table_id}.html"',
        "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
    }
    return Response(page_of(told, Texts(words)), media_type="text/html", headers=headers)


async def chronicle_of(server: Server, visitor: Visitor, table_id: str, language: str) -> Chronicle:
    """The chronicle as somebody may read it; raises `Rejection`."""
    async with server.live_tables.held(table_id) as table:
        eyes = eyes_of(table, visitor, language, words=False)
    with server.past.look(visitor.person, table_id):
        story = await server.past.story(table_id, eyes.language)
    async with server.live_tables.held(table_id) as table:
        return frames.chronicle(table, eyes, story)


HANDLERS = (get_table, get_log, get_moment, get_summary, get_result, get_chronicle, get_chronicle_page)
