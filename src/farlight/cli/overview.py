"""What `farlight` can do: the commands with what each is for, and the page that lists them.

The page is drawn here, as the library that reads commands draws those of single commands: loading that library, with
every flag of every command, would take twice as long as everything else that this page needs.
"""

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console

ABOUT = "Co-operative space campaigns: play them, check them, measure them."
COMMANDS = {
    "backup": "Write all that a server keeps into one file, while it runs; `restore` puts it back.",
    "balance": "Let a game's own bots play every mission at every level; prints how often they win and how they lose.",
    "bench": "Measure what decisions, copies, playouts, saves and loading cost.",
    "completion": "Print what makes a shell complete commands and flags.",
    "conform": "Run scenario files; the last line is `N passed, N failed`.",
    "cover": "Let bots play and tell which cards came up; of the others, what leads to them. Fails if nothing does.",
    "doctor": "Look whether this machine, its database and the way to a server are fit for tables, and say what to do.",
    "lab": "Play studies of many games, keep their records, make reports of them, compare packs and bots.",
    "load": "Drive a table server with games over the net; prints how fast it answered and whether anything was lost.",
    "marks": "Write down what a later campaign may know of a saved one; `play --after` reads it.",
    "missions": "List what can be played, with the name of each mission and for how many it is.",
    "pack": "Content packs: check them before anyone plays them.",
    "play": "Play in the browser; in the terminal with --terminal, or if any other flag says what and how.",
    "replay": "Play a saved game or the export of a failed one again, answer by answer, and say how it went.",
    "restore": "Put a backup into an empty database, of SQLite or PostgreSQL.",
    "rules": "How many rule ids are cited by conformance cases, chapter by chapter; or where one of them stands.",
    "saves": "List the games that are kept, the one played last first.",
    "serve": "Serve tables, for several people on the net.",
    "sim": "Let bots play many games; fails if one breaks, gets stuck or differs from its replay.",
    "test": "Run everything that CI runs: lint, types, import contract, tests, conformance, random play.",
}
HELP_FLAGS = ("--help", "-h")
_FLAGS = {
    "--help (-h)": "Display this message and exit.",
    "--version": "Display application version.",
}
ENGINE_FLAGS = {
    "--compiled": "Run it with the compiled engine of this checkout (docs/compiled.md).",
    "--pure": "Run it without.",
}
"""Read before the library that reads flags is loaded, which therefore does not know them."""


def marked(text: str) -> str:
    """A text as rich reads it: what stands in `quotes` is to be typed, or is printed."""
    return re.sub(r"`([^`]+)`", r"[markdown.code]\1[/]", text)


def show(console: "Console") -> None:
    """Print the page."""
    console.print("[bold]Usage: farlight COMMAND[/]\n")
    console.print(f"{ABOUT}\n")
    _show_panel(console, "Commands", {**COMMANDS, **_FLAGS})
    _show_panel(console, "Before a command", ENGINE_FLAGS)


def _show_panel(console: "Console", title: str, rows: dict[str, str]) -> None:
    from rich import box  # noqa: PLC0415
    from rich.panel import Panel  # noqa: PLC0415
    from rich.table import Table  # noqa: PLC0415

    table = Table(show_header=False, box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(style="cyan")
    table.add_column(overflow="fold")
    for name, about in rows.items():
        table.add_row(name, marked(about))
    console.print(Panel(table, title=title, title_align="left", box=box.ROUNDED))
