"""Requests of whoever wants to know more: rules, advice, the tree of all answers."""

from typing import Annotated

from litestar import Router, get
from litestar.params import Parameter

from farlight.bots import Look, bots_of
from farlight.kernel import GROUP
from farlight.server.api import AnyRequest, Spoken, TableId, member_of
from farlight.server.lobby import known_game
from farlight.server.rejected import Rejected
from farlight.server.server import Server
from farlight.server.table import LiveTable
from farlight.texts import LANGUAGES, Texts
from farlight.texts.rules import rules_about
from farlight.wire import Hint, Moment, Rules, RuleText, Way

MOST_RULES = 40
MOST_MOMENTS = 5000


@get("/games/{game:str}/rules")
async def get_rules(
    game: Annotated[str, Parameter(max_length=40)],
    about: Annotated[str, Parameter(max_length=80)] = "",
    language: Spoken = "",
) -> Rules:
    """Our summary of a rule by its id, or of all that mention a word."""
    known = known_game(game)
    texts = Texts(language or LANGUAGES[0], [known.texts], known.name_of)
    found = (RuleText(rule, text) for rule, text in rules_about(game, texts, about)[:MOST_RULES])
    return Rules(tuple(found))


@get("/tables/{table_id:str}/way")
async def get_way(request: AnyRequest, server: Server, table_id: TableId) -> Way:
    """All answers that were given, as a tree: what undo, branches and replay move along."""
    await member_of(request, server, table_id)
    async with server.house.held(table_id) as table:
        timeline = table.timeline
        first = max(0, len(timeline.entries) - MOST_MOMENTS)
        moments = (
            Moment(node, entry.parent, entry.seat, entry.revealed, entry.begins)
            for node, entry in enumerate(timeline.entries[first:], first + 1)
        )
        return Way(timeline.head, tuple(moments))


@get("/tables/{table_id:str}/hint")
async def get_hint(request: AnyRequest, server: Server, table_id: TableId, language: Spoken = "") -> Hint:
    """What a practised player would choose now, and why."""
    visitor, _ = await member_of(request, server, table_id)
    async with server.house.held(table_id) as table:
        seats = table.company.seats_of(visitor.person)
        if not any(decision.seat in (GROUP, *seats) for decision in table.timeline.position.open):
            raise Rejected("no-decision", 404)
        return _advice(table, frozenset(seats), language or table.company.settings.language)


def _advice(table: LiveTable, seats: frozenset[int], language: str) -> Hint:
    position = table.timeline.position
    name = table.game.adviser or "random"
    look = Look(position, seats)
    number = look.original(bots_of(table.game)[name](table.version).choose(look))
    option = next(option for place, option in position.choices() if place == number)
    texts = table.texts(language)
    about = texts.about(option)
    text = texts.say("server-hint", option=texts.option(option), about=about or "-")
    return Hint(option.id, text)


LOOKUPS = Router("/api", route_handlers=[get_rules, get_way, get_hint])
