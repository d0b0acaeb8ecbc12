"""`farlight play --join LINK` and `--at SERVER`: becoming somebody at a server, coming to a table, playing there."""

import asyncio
import shlex

import msgspec
from rich.console import Console

from farlight.cli.game_folder import command, keep_key, settings
from farlight.cli.start import USUAL
from farlight.cli.terminal.prompt import Prompt
from farlight.cli.terminal.remote_table import RemoteTable
from farlight.cli.terminal.session import sit
from farlight.cli.terminal.terminal import Terminal
from farlight.client import Client, Link, Refused, read_link, read_server
from farlight.errors import UserError
from farlight.kernel import game_names
from farlight.texts import LANGUAGES, Texts, check_language
from farlight.wire import NewTable, Settings

MOST_NAME = 40
UNKNOWN = "who"
"""The server's code for a key that it does not know."""


class Joining(msgspec.Struct, frozen=True):
    """What was asked for on the command line."""

    link: str
    """The link to a table; empty to open one."""
    server: str
    name: str
    language: str | None
    table: NewTable | None = None
    """The table to open."""


def new_table(
    game: str,
    mission: str | None,
    seats: int | None,
    seed: int | None,
    rules: tuple[str, ...],
    real_dice: bool,
    kept: Settings,
) -> NewTable:
    """The table that was asked for, with the first seat for whoever opens it."""
    if not game:
        raise UserError(f"Say what to play there, for example: {command()} play {game_names()[0]} --at SERVER.")
    return NewTable(game, mission or "", seats or USUAL, seed, real_dice, (), rules, mine=(0,), settings=kept)


def join(wanted: Joining) -> None:
    """Play at a table of a server."""
    if wanted.language is not None:
        check_language(wanted.language)
    asyncio.run(_join(Console(highlight=False, emoji=False), wanted))


async def _join(console: Console, wanted: Joining) -> None:
    link = read_link(wanted.link) if wanted.link else None
    server = link.server if link is not None else read_server(wanted.server)
    language = wanted.language or settings().language or LANGUAGES[0]
    prompt = Prompt()
    try:
        name = await _name(console, prompt, server, wanted.name, language)
        client, table = await _come(server, name, language, link, wanted.table)
        async with client:
            if link is None:
                link, watch = await client.links(table)
                texts = Texts(language)
                console.print(texts.say("remote-link-play", link=str(link)), markup=False, soft_wrap=True)
                console.print(texts.say("remote-link-watch", link=str(watch)), markup=False, soft_wrap=True)
            again = f"{command()} play --join {shlex.quote(str(link))}"
            async with client.table(table, words=True) as live:
                await sit(Terminal(console, RemoteTable(client, live, again)), prompt)
    finally:
        prompt.close()


async def _name(console: Console, prompt: Prompt, server: str, wanted: str, language: str) -> str:
    """What to be called: as told, as last time, or as somebody types now."""
    name = wanted or settings().name
    while not name:
        console.print(Texts(language).say("remote-name"), style="bold yellow")
        line = await prompt.line()
        if line is None:
            raise UserError(f"Nobody was named: say who comes to {server} with --name.")
        name = line.strip()[:MOST_NAME]
    return name[:MOST_NAME]


async def _come(
    server: str, name: str, language: str, link: Link | None, wanted: NewTable | None
) -> tuple[Client, str]:
    """Whoever we are there, at the table; somebody new if the server does not know us."""
    key = settings().keys.get(server, "")
    if key:
        client = Client(server, key, language)
        try:
            return client, await _sit_down(client, link, wanted)
        except BaseException as error:
            await client.close()
            if not isinstance(error, Refused) or error.code != UNKNOWN:
                raise
    client = await Client.become(server, name, language)
    keep_key(server, client.key, name)
    try:
        return client, await _sit_down(client, link, wanted)
    except BaseException:
        await client.close()
        raise


async def _sit_down(client: Client, link: Link | None, wanted: NewTable | None) -> str:
    if link is not None:
        return (await client.join(link)).table
    if wanted is None:
        raise UserError("Say what to play.")
    return (await client.create(wanted)).table
