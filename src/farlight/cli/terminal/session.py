"""Sitting at a terminal: a line is typed or something happens at the table, and both are answered in turn."""

import asyncio

from farlight.cli.terminal.commands import ALIASES, command_of
from farlight.cli.terminal.offers import is_pause
from farlight.cli.terminal.prompt import Prompt
from farlight.cli.terminal.table import Stumbled, Table
from farlight.cli.terminal.terminal import Terminal
from farlight.cli.terminal.together import answer_together, is_together
from farlight.errors import UserError

LONGEST_LINE = 200
"""Characters of a typed line that are looked at; nobody means more."""


async def sit(terminal: Terminal, prompt: Prompt) -> None:
    """Play until somebody leaves, or cannot play here any more."""
    table = terminal.table
    typing: asyncio.Task[str | None] | None = None
    try:
        await terminal.begin()
        while not table.ended:
            if table.has_news:
                with prompt.aside():
                    await terminal.follow()
            typing = typing or asyncio.create_task(prompt.line())
            if await _is_typed(typing, table):
                line, typing = typing.result(), None
                if line is None:
                    terminal.screen.gap()
                    break
                if not await handle(terminal, _clean(line)):
                    break
    except asyncio.CancelledError:  # Ctrl-C: as good a way to leave as any
        terminal.screen.gap()
    finally:
        if typing is not None:
            typing.cancel()
    terminal.leave()


async def _is_typed(typing: "asyncio.Task[str | None]", table: Table) -> bool:
    """Wait for a line or for news; whether it was a line."""
    news = asyncio.create_task(table.wait())
    await asyncio.wait((typing, news), return_when=asyncio.FIRST_COMPLETED)
    news.cancel()
    return typing.done() and not table.has_news


async def handle(terminal: Terminal, line: str) -> bool:
    """Do what a line says; False to leave."""
    if ALIASES.get(line.lower(), line.lower()) == "quit":
        return False
    try:
        await _do(terminal, line)
    except Stumbled as stumbled:
        terminal.say("terminal-failure", "red", file=str(stumbled.file))
        await terminal.show()
    except UserError as refused:
        if not terminal.table.ended:
            terminal.print(str(refused), "red")
    return True


async def _do(terminal: Terminal, line: str) -> None:
    command = command_of(terminal, line)
    if not line:
        await _pass_on(terminal)
    elif command is not None:
        await command.run(terminal, line.partition(" ")[2].strip())
    elif is_together(terminal, line):
        await answer_together(terminal, line)
    else:
        await terminal.choose(line)


async def _pass_on(terminal: Terminal) -> None:
    """Go on after an empty line where there is nothing else to answer, or look again."""
    if terminal.focus is not None and is_pause(terminal.focus):
        await terminal.choose(terminal.offers[0].id)
    else:
        await terminal.show()


def _clean(line: str) -> str:
    return "".join(character for character in line[:LONGEST_LINE] if character.isprintable()).strip()
