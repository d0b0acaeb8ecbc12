"""Requests of whoever wants to know more: rules, advice, odds, what is offered or barred, the answers so far."""

from itertools import islice
from typing import Annotated

import msgspec
from litestar import Router, get
from litestar.params import Parameter

from farlight.kernel import GROUP
from farlight.kernel.decision import REOPEN
from farlight.server.http.routes.requests import AnyRequest, Node, SeatNumber, Spoken, TableId, held_for, member_of
from farlight.server.live import frames
from farlight.server.lobby import known_game
from farlight.server.server import Server
from farlight.server.tables import refusals
from farlight.server.tables.advice import Adviser, advice_in_words
from farlight.server.tables.live_table import LiveTable
from farlight.server.tables.rejections import Rejection
from farlight.texts import LANGUAGES, TITLE, Texts
from farlight.texts.rules import book, rules_about, words
from farlight.wire import (
    Bars,
    Book,
    BookChapter,
    BookPart,
    Foreseen,
    Hint,
    Left,
    Moment,
    Odds,
    Offers,
    Rules,
    RuleText,
    Way,
    WhyNot,
    Word,
)

OptionId = Annotated[str, Parameter(max_length=200)]
ThingKind = Annotated[str, Parameter(max_length=40)]
ThingId = Annotated[str, Parameter(max_length=200)]
SEARCHING = "search,ms=3000"
"""Who is asked for a hint that may take a while."""
MOST_RULES = 40
MOST_MOMENTS = 1000
MOST_LEFT = 12
"""Branches that were left and have words: each takes a look into the past."""


@get("/games/{game:str}/rules")
async def get_rules(
    game: Annotated[str, Parameter(max_length=40)],
    about: Annotated[str, Parameter(max_length=80)] = "",
    language: Spoken = "",
) -> Rules:
    """Our summary of a rule by its id, or of all that mention a word."""
    known = known_game(game)
    texts = Texts(language or LANGUAGES[0], [known.texts], known.table.name_of)
    found = (RuleText(rule, text) for rule, text in rules_about(game, texts, about)[:MOST_RULES])
    return Rules(tuple(found))


@get("/games/{game:str}/book")
async def get_book(game: Annotated[str, Parameter(max_length=40)], language: Spoken = "") -> Book:
    """All rules that can be told beforehand, in the order in which they are met, and the words of the game."""
    known = known_game(game)
    texts = Texts(language or LANGUAGES[0], [known.texts], known.table.name_of)
    parts = (
        BookPart(
            part.name,
            title,
            part.icons,
            tuple(BookChapter(each.title, tuple(RuleText(*rule) for rule in each.rules)) for each in chapters),
        )
        for part, title, chapters in book(game, texts)
    )
    return Book(texts.say(TITLE), tuple(parts), tuple(Word(*word) for word in words(game, texts)))


@get("/tables/{table_id:str}/way")
async def get_way(
    request: AnyRequest, server: Server, table_id: TableId, after: Node = 0, language: Spoken = ""
) -> Way:
    """The answers that were given, as a tree: what undo, branches and replay move along. A page of those after one."""
    await member_of(request, server, table_id)
    async with server.live_tables.held(table_id) as table:
        timeline = table.timeline
        moments = (
            Moment(node, entry.parent, entry.seat, entry.revealed, entry.begins, entry.joined)
            for node, entry in enumerate(timeline.entries[after : after + MOST_MOMENTS], after + 1)
        )
        spoken = language or table.participants.settings.language
        left = tuple(Left(node, table.moment_words(node, spoken)) for node in _left(table))
        here = table.moment_words(timeline.head, spoken)
        return Way(timeline.head, tuple(moments), len(timeline.entries), left, here, timeline.log_start())


def _left(table: LiveTable) -> list[int]:
    """The ends of the branches that were left last."""
    timeline = table.timeline
    return list(islice((node for node in timeline.answers.tips() if node not in (0, timeline.head)), MOST_LEFT))


@get("/tables/{table_id:str}/foreseen")
async def get_foreseen(
    request: AnyRequest,
    server: Server,
    table_id: TableId,
    seat: SeatNumber,
    option: OptionId = "",
    language: Spoken = "",
) -> Foreseen:
    """What would be different if a seat chose something, or by the plan as it stands; empty where nobody can know."""
    async with held_for(request, server, table_id, seat) as (_, table):
        texts = table.texts(language or table.participants.settings.language)
        found = table.game.table.foreseen(table.timeline.position.play, seat, option, texts)
        if found is None:
            return Foreseen({})
        return Foreseen(
            {name: msgspec.Raw(msgspec.json.encode(getattr(found, name))) for name in found.__struct_fields__}
        )


@get("/tables/{table_id:str}/offers")
async def get_offers(
    request: AnyRequest,
    server: Server,
    table_id: TableId,
    seat: SeatNumber,
    kind: ThingKind = "",
    thing: ThingId = "",
    language: Spoken = "",
) -> Offers:
    """What a seat can do in one go: at a thing of the board, or with the open question as a whole."""
    async with held_for(request, server, table_id, seat) as (visitor, table):
        at = (kind, thing) if kind else None
        return frames.offers(table, seat, at, language or table.participants.settings.language, visitor.person)


@get("/tables/{table_id:str}/why")
async def why_not(
    request: AnyRequest,
    server: Server,
    table_id: TableId,
    seat: SeatNumber,
    option: OptionId,
    language: Spoken = "",
) -> WhyNot:
    """Why a seat cannot choose something now, by the option's id or by words for it; without a text it can."""
    async with held_for(request, server, table_id, seat) as (_, table):
        return refusals.why_not(table, seat, option, language or table.participants.settings.language)


@get("/tables/{table_id:str}/barred")
async def get_barred(
    request: AnyRequest,
    server: Server,
    table_id: TableId,
    seat: SeatNumber,
    kind: ThingKind = "",
    thing: ThingId = "",
    language: Spoken = "",
) -> Bars:
    """All that a seat cannot choose now, with the reasons; a thing of the board gets an answer of its own."""
    async with held_for(request, server, table_id, seat) as (_, table):
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


@get("/tables/{table_id:str}/hint")
async def get_hint(request: AnyRequest, server: Server, table_id: TableId, language: Spoken = "") -> Hint:
    """What a practised player would choose now, and why."""
    visitor, _ = await member_of(request, server, table_id)
    async with server.live_tables.held(table_id) as table:
        seats = table.participants.seats_of(visitor.person)
        if not any(decision.seat in (GROUP, *seats) for decision in table.timeline.position.open):
            raise Rejection("no-decision", 404)
        return _advice(table, frozenset(seats), language or table.participants.settings.language)


@get("/tables/{table_id:str}/hint/searched")
async def get_searched_hint(request: AnyRequest, server: Server, table_id: TableId, language: Spoken = "") -> Hint:
    """What is best after trying things out for a while, and by how much: thought out in a process of its own."""
    visitor, _ = await member_of(request, server, table_id)
    with server.past.look(visitor.person, table_id):
        async with server.live_tables.held(table_id) as table:
            seats = table.participants.seats_of(visitor.person)
            if not any(
                each.seat in (GROUP, *seats) and each.prompt != REOPEN.verb for each in table.timeline.position.open
            ):
                raise Rejection("no-decision", 404)
            spoken = language or table.participants.settings.language
        found = await server.thinker.think(table, frozenset(seats), SEARCHING, spoken)
    return Hint(found.option, advice_in_words(found.text, table.texts(spoken)), found.reasons)


def _advice(table: LiveTable, seats: frozenset[int], language: str) -> Hint:
    adviser = table.advisers.setdefault(seats, Adviser(seats))
    hint = adviser.hint(table.timeline, table.texts(language))
    if hint is None:
        raise Rejection("no-decision", 404)
    return hint


HANDLERS = [
    get_rules,
    get_book,
    get_way,
    get_foreseen,
    get_offers,
    why_not,
    get_barred,
    get_odds,
    get_hint,
    get_searched_hint,
]
LOOKUPS = Router("/api", route_handlers=HANDLERS)
