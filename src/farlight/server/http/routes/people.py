"""Becoming somebody, and what can be played."""

import contextlib

from litestar import get, patch, post

from farlight.bots import bots_of
from farlight.kernel import game_names, load_game
from farlight.server.http.routes.requests import AnyRequest, Spoken, who_asks
from farlight.server.server import Server
from farlight.server.tables import commands
from farlight.server.tables.people import new_person
from farlight.server.tables.rejections import Rejection
from farlight.server.tables.user_text import name_of
from farlight.texts import LANGUAGES, TITLE, Texts
from farlight.wire import GameInfo, MissionInfo, NewPerson, PersonKey, PersonName

TOLD_AT_ONCE = 20
"""Tables at which a new name is told at once; at the others when its bearer comes there again."""


@post("/people")
async def make_person(request: AnyRequest, server: Server, data: NewPerson) -> PersonKey:
    """Become somebody. The key is told this once."""
    if not server.allows(server.new_people, request.scope):
        raise Rejection("too-many-people", 429)
    return await new_person(server.store, data.name)


@patch("/people/me")
async def rename_person(request: AnyRequest, server: Server, data: NewPerson) -> PersonName:
    """Go by another name, at all tables."""
    visitor = await who_asks(request, server)
    name = name_of(data.name)
    if name != visitor.name:
        if not server.allows(server.new_names, request.scope):
            raise Rejection("too-many-names", 429)
        await server.store.rename(visitor.person, name)
    for mine in (await server.store.tables_of(visitor.person))[:TOLD_AT_ONCE]:
        with contextlib.suppress(Rejection):  # a table that cannot be read now learns it later
            await server.live_tables.do(mine.row.id, lambda table: commands.rename(table, visitor.person, name))
    return PersonName(visitor.person, name)


@get("/games")
async def list_games(language: Spoken = "") -> list[GameInfo]:
    """What can be played."""
    return [_game_info(name, language or LANGUAGES[0]) for name in game_names()]


def _game_info(name: str, language: str) -> GameInfo:
    game = load_game(name)
    texts = Texts(language, [game.texts], game.table.name_of)
    missions = tuple(
        MissionInfo(
            mission.id,
            texts.name("mission", mission.id),
            mission.seats,
            mission.campaign,
            mission.series,
            game.table.intro(mission.id, language),
        )
        for mission in game.rules.missions()
    )
    levels = tuple(dict.fromkeys(game.rules.levels.values()))
    return GameInfo(
        name,
        texts.say(TITLE),
        missions,
        tuple(bots_of(game)),
        tuple(game.rules.optional),
        levels,
        game.pack.languages(LANGUAGES),
    )


HANDLERS = (make_person, rename_person, list_games)
