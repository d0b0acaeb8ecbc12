"""The requests that are made once in a while. Live play has its own door, `live`."""

from typing import Annotated, Any

from litestar import Request, Router, delete, get, post, put
from litestar.datastructures import State
from litestar.params import Parameter
from litestar.response import Response

from farlight.bots import bots_of
from farlight.kernel import EngineError, game_names, load_game
from farlight.server import commands, frames, lobby, why
from farlight.server.frames import Eyes
from farlight.server.live import perform
from farlight.server.people import Visitor, new_person, visitor_of
from farlight.server.rejected import Rejected
from farlight.server.server import Server
from farlight.server.table import LiveTable
from farlight.texts import LANGUAGES, TITLE, Texts
from farlight.wire import (
    Agree,
    Answer,
    Answered,
    Decline,
    GameInfo,
    Invitation,
    Invited,
    Key,
    Mark,
    MissionInfo,
    NewPerson,
    NewTable,
    Odds,
    PersonKey,
    Position,
    Recap,
    Replay,
    Say,
    SeatChange,
    Seated,
    Settings,
    TableSummary,
    Travel,
    Version,
    Visit,
    WhyNot,
)

AnyRequest = Request[Any, Any, State]
TableId = Annotated[str, Parameter(pattern="^[0-9a-f]{16}$", description="The id of a table.")]
SeatNumber = Annotated[int, Parameter(ge=0, le=15, description="A seat, counted from 0.")]
Node = Annotated[int, Parameter(ge=0, le=10_000_000, description="A moment: the number of an answer.")]
Spoken = Annotated[
    str, Parameter(pattern="^(en|it|de|cs)?$", description="Language of the words; the table's own if empty.")
]
BINARY = "application/octet-stream"


# Who is there


async def _visitor(request: AnyRequest, server: Server) -> Visitor:
    kind, _, word = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer":
        raise Rejected("who", 401)
    return await visitor_of(server.store, word)


async def member_of(request: AnyRequest, server: Server, table_id: str) -> tuple[Visitor, LiveTable]:
    """Who asks, and the table, if they belong to it; to others it does not exist."""
    visitor = await _visitor(request, server)
    table = await server.house.table(table_id)
    if not table.company.may_look(visitor.person):
        raise Rejected("no-table", 404)
    return visitor, table


def _eyes(table: LiveTable, visitor: Visitor, language: str, words: bool) -> Eyes:
    return frames.eyes_of(table, visitor.person, None, language, words)


# People


@post("/people")
async def make_person(request: AnyRequest, server: Server, data: NewPerson) -> PersonKey:
    """Become somebody. The key is told this once."""
    if not server.allows(server.new_people, request.scope):
        raise Rejected("too-many-people", 429)
    return await new_person(server.store, data.name)


@get("/games")
async def list_games(language: Spoken = "") -> list[GameInfo]:
    """What can be played."""
    return [_game_info(name, language or LANGUAGES[0]) for name in game_names()]


def _game_info(name: str, language: str) -> GameInfo:
    game = load_game(name)
    texts = Texts(language, [game.texts], game.name_of)
    missions = tuple(
        MissionInfo(
            mission.id,
            texts.name("mission", mission.id),
            mission.seats,
            mission.campaign,
            game.intro(mission.id, language),
        )
        for mission in game.missions()
    )
    levels = tuple(dict.fromkeys(game.levels.values()))
    return GameInfo(name, texts.say(TITLE), missions, tuple(bots_of(game)), tuple(game.optional_rules), levels)


# Tables


@post("/tables")
async def make_table(request: AnyRequest, server: Server, data: NewTable) -> Seated:
    """Open a table."""
    visitor = await _visitor(request, server)
    if not server.allows(server.new_tables, request.scope):
        raise Rejected("too-many-tables", 429)
    table = await lobby.new_table(server.house, visitor, data)
    server.standins.kick(table)
    return Seated(table.id, table.version, table.company.seats_of(visitor.person))


@get("/tables")
async def list_tables(request: AnyRequest, server: Server) -> list[TableSummary]:
    """The tables of whoever asks, the one played last first."""
    visitor = await _visitor(request, server)
    found = []
    for mine in await server.store.tables_of(visitor.person):
        row = mine.row
        seats = tuple(int(seat) for seat in mine.seats.split(",") if seat)
        asked = {int(seat) for seat in row.asked.split(",") if seat}
        my_turn = not row.outcome and bool(asked & set(seats))
        found.append(
            TableSummary(
                row.id, row.title, row.game, row.mission, seats, mine.version, row.updated, row.outcome, my_turn
            )
        )
    return found


@post("/tables/import", status_code=201)
async def import_table(request: AnyRequest, server: Server) -> Seated:
    """Open a table from a file: an exported table, or a save of the terminal client."""
    visitor = await _visitor(request, server)
    if not server.allows(server.new_tables, request.scope):
        raise Rejected("too-many-tables", 429)
    table = await lobby.import_table(server.house, visitor, await request.body())
    return Seated(table.id, table.version, table.company.seats_of(visitor.person))


@get("/tables/{table_id:str}/export", media_type=BINARY)
async def export_table(request: AnyRequest, server: Server, table_id: TableId) -> Response[bytes]:
    """The table as one file."""
    await member_of(request, server, table_id)
    async with server.house.held(table_id) as table:
        body = lobby.export_table(table)
    return _file(body, f"{table.game.name}-{table_id}.table")


@get("/tables/{table_id:str}/reports/{report:str}", media_type=BINARY)
async def get_report(request: AnyRequest, server: Server, table_id: TableId, report: str) -> Response[bytes]:
    """What led to an error of the rules, as one file; `farlight replay` runs it."""
    _, table = await member_of(request, server, table_id)
    body = await server.store.failure(table.id, report)
    if body is None:
        raise Rejected("no-report", 404)
    return _file(body, f"{table.game.name}-{report}.failure")


# Invitations


@get("/tables/{table_id:str}/invitation")
async def get_invitation(request: AnyRequest, server: Server, table_id: TableId) -> Invitation:
    """The links that let others in."""
    visitor = await _visitor(request, server)
    return await lobby.invitation(server.house, visitor.person, table_id, anew=False)


@post("/tables/{table_id:str}/invitation")
async def renew_invitation(request: AnyRequest, server: Server, table_id: TableId) -> Invitation:
    """New links; the old ones open nothing any more."""
    visitor = await _visitor(request, server)
    return await lobby.invitation(server.house, visitor.person, table_id, anew=True)


@post("/invitations", status_code=200)
async def look_at_invitation(server: Server, data: Key) -> Invited:
    """What a link is for."""
    return await lobby.describe(server.house, data.invitation)


@post("/join", status_code=200)
async def join_table(request: AnyRequest, server: Server, data: Key) -> Seated:
    """Come in by a link; the first free seat is yours unless the link is for watching."""
    visitor = await _visitor(request, server)
    table = await lobby.join(server.house, visitor, data.invitation)
    return Seated(table.id, table.version, table.company.seats_of(visitor.person))


# Seats


@put("/tables/{table_id:str}/seats/{seat:int}")
async def change_seat(
    request: AnyRequest, server: Server, table_id: TableId, seat: SeatNumber, data: SeatChange
) -> Version:
    """Claim, release or hand over a seat; let a bot stand in, or give the seat back."""
    visitor, _ = await member_of(request, server, table_id)
    result = await server.house.do(
        table_id, lambda table: commands.take(table, visitor.person, seat, data.person, data.bot)
    )
    return Version(result.version)


@delete("/tables/{table_id:str}/people/{person:str}", status_code=200)
async def send_away(request: AnyRequest, server: Server, table_id: TableId, person: str) -> Version:
    """Leave the table for good; its host can send others away."""
    visitor, _ = await member_of(request, server, table_id)
    result = await server.house.do(table_id, lambda table: commands.leave(table, visitor.person, person))
    server.hub.drop_person(table_id, person)
    return Version(result.version)


@put("/tables/{table_id:str}/settings")
async def change_settings(request: AnyRequest, server: Server, table_id: TableId, data: Settings) -> Version:
    """Other settings; only the host can."""
    visitor, _ = await member_of(request, server, table_id)
    result = await server.house.do(table_id, lambda table: commands.change(table, visitor.person, data))
    return Version(result.version)


# Looking


@get("/tables/{table_id:str}")
async def get_table(
    request: AnyRequest, server: Server, table_id: TableId, language: Spoken = "", words: bool = False
) -> Position:
    """The table as it stands, through the eyes of whoever asks."""
    visitor, _ = await member_of(request, server, table_id)
    return await _position(server, visitor, table_id, language, words)


@get("/tables/{table_id:str}/log")
async def get_log(
    request: AnyRequest, server: Server, table_id: TableId, since: Node = 0, language: Spoken = ""
) -> Recap:
    """What happened since a moment."""
    visitor, _ = await member_of(request, server, table_id)
    async with server.house.held(table_id) as table:
        eyes = _eyes(table, visitor, language, words=False)
        return Recap(since, table.timeline.head, frames.passage(table, since, eyes.language))


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
    visitor, _ = await member_of(request, server, table_id)
    async with server.house.held(table_id) as table:
        timeline = table.timeline
        if node > len(timeline.entries):
            raise Rejected("no-moment", 404, given=node)
        try:
            position = timeline.position_at(node)
        except EngineError as error:
            raise Rejected("moment-gone", 410) from error
        eyes = frames.eyes_of(table, visitor.person, None, language, words, scene)
        told = frames.told(table, node, position.events, eyes.language)
        return Replay(node, frames.raw(frames.board(table, eyes, position)), told)


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


# Commands, for programs that hold no live connection


async def _command(request: AnyRequest, server: Server, table_id: str, message: Any) -> Answered:
    visitor, _ = await member_of(request, server, table_id)
    if not 1 <= len(message.id) <= 60:
        raise Rejected("bad-id", 400, most=60)
    try:
        done = await perform(server, table_id, visitor.person, message)
    except Rejected as error:
        if error.code == "stale":
            error.position = await _position(server, visitor, table_id)
        raise
    return Answered(done.version, done.waits)


async def _position(
    server: Server, visitor: Visitor, table_id: str, language: str = "", words: bool = False
) -> Position:
    async with server.house.held(table_id) as table:
        eyes = _eyes(table, visitor, language, words)
        parts = {**frames.board(table, eyes), **frames.standing(table, server.presence, eyes.language)}
        return Position(table.version, frames.raw(parts))


@post("/tables/{table_id:str}/answers", status_code=200)
async def post_answer(request: AnyRequest, server: Server, table_id: TableId, data: Answer) -> Answered:
    """Answer an open question."""
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


def _file(body: bytes, name: str) -> Response[bytes]:
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(body, media_type=BINARY, headers=headers)


ROUTER = Router(
    "/api",
    route_handlers=[
        make_person, list_games, make_table, list_tables, import_table, export_table, get_report, get_invitation,
        renew_invitation, look_at_invitation, join_table, change_seat, send_away, change_settings, get_table, get_log,
        get_moment, why_not, get_odds, post_answer, post_travel, post_mark, post_visit, post_consent, post_chat,
    ],
)  # fmt: skip
