"""Commands, for programs that hold no live connection."""

from litestar import post

from farlight.server.http.routes.requests import AnyRequest, TableId, member_of, position_of
from farlight.server.http.session import perform
from farlight.server.server import Server
from farlight.server.tables.rejections import Rejection
from farlight.wire import Agree, Answer, AnswerAll, Answered, Claim, Command, Decline, Habits, Mark, Say, Travel, Visit


async def _command(request: AnyRequest, server: Server, table_id: str, message: Command) -> Answered:
    visitor, _ = await member_of(request, server, table_id)
    try:
        done = await perform(server, table_id, visitor.person, message)
    except Rejection as error:
        if error.code == "stale":
            error.position = await position_of(server, visitor, table_id)
        raise
    return Answered(done.version, done.waits)


@post("/tables/{table_id:str}/answers", status_code=200)
async def post_answer(request: AnyRequest, server: Server, table_id: TableId, data: Answer) -> Answered:
    """Answer an open question."""
    return await _command(request, server, table_id, data)


@post("/tables/{table_id:str}/gestures", status_code=200)
async def post_gesture(request: AnyRequest, server: Server, table_id: TableId, data: AnswerAll) -> Answered:
    """Several answers as one act: all of them, or none."""
    return await _command(request, server, table_id, data)


@post("/tables/{table_id:str}/travels", status_code=200)
async def post_travel(request: AnyRequest, server: Server, table_id: TableId, data: Travel) -> Answered:
    """Undo or redo."""
    return await _command(request, server, table_id, data)


@post("/tables/{table_id:str}/marks", status_code=200)
async def post_mark(request: AnyRequest, server: Server, table_id: TableId, data: Mark) -> Answered:
    """Name this moment."""
    return await _command(request, server, table_id, data)


@post("/tables/{table_id:str}/visits", status_code=200)
async def post_visit(request: AnyRequest, server: Server, table_id: TableId, data: Visit) -> Answered:
    """Go to a named moment."""
    return await _command(request, server, table_id, data)


@post("/tables/{table_id:str}/consents", status_code=200)
async def post_consent(request: AnyRequest, server: Server, table_id: TableId, data: Agree | Decline) -> Answered:
    """Agree to a proposal, or decline it."""
    return await _command(request, server, table_id, data)


@post("/tables/{table_id:str}/chat", status_code=200)
async def post_chat(request: AnyRequest, server: Server, table_id: TableId, data: Say) -> Answered:
    """Say something."""
    return await _command(request, server, table_id, data)


@post("/tables/{table_id:str}/claims", status_code=200)
async def post_claim(request: AnyRequest, server: Server, table_id: TableId, data: Claim) -> Answered:
    """Take a free seat, or ask the host for one that somebody holds."""
    return await _command(request, server, table_id, data)


@post("/tables/{table_id:str}/habits", status_code=200)
async def post_habits(request: AnyRequest, server: Server, table_id: TableId, data: Habits) -> Answered:
    """Say where one wants to be asked."""
    return await _command(request, server, table_id, data)


HANDLERS = (
    post_answer,
    post_gesture,
    post_travel,
    post_mark,
    post_visit,
    post_consent,
    post_chat,
    post_claim,
    post_habits,
)
