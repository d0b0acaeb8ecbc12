"""`farlight cover`."""

import os
from collections.abc import Mapping
from pathlib import Path

from rich.console import Console
from rich.table import Table

from farlight.bots import bots_of, find_bot
from farlight.bots.registry import BOTS
from farlight.cli.as_json import print_json
from farlight.kernel import load_game
from farlight.lab.cover import Card, Coverage, Row, cover, rows
from farlight.lab.sim import setups

COLUMNS = ("kind", "cards", "came up", "rarest", "never", "dead")
"""`rarest`: in how many games the rarest of those came up; `dead`: nothing leads to them."""


def run(  # noqa: PLR0913, PLR0917 - the flags of the command
    game: str,
    games: int,
    seed: int,
    jobs: int | None,
    bots: str | None,
    mission: str | None,
    seats: int | None,
    cards: bool,
    pack: Path | None,
    campaign: bool = False,
    json: bool = False,
) -> int:
    loaded = load_game(game, pack)
    known = (*BOTS, *loaded.bots.by_name()) if bots is None else bots_of(loaded)  # installed ones may take very long
    playing = [bot for bot in known if bots is None or bot.startswith(bots)]
    if not playing:
        find_bot(loaded, bots or "")
        playing = [bots or ""]
    total = Coverage()
    told = Console(stderr=True, highlight=False, emoji=False)
    planned = setups(game, games, seed, mission, seats, pack, campaign)
    for found in cover(planned, jobs or os.cpu_count() or 1, playing, pack):
        total.add(found)
        told.print(f"{game}: {total.games} of {games * len(playing)} games", markup=False)
    console = Console(highlight=False, emoji=False, soft_wrap=True)
    chains = loaded.pack.shown()
    table = rows(chains, total)
    wrong = bool(total.errors) or any(row.dead for row in table)
    if json:
        met = {f"{kind} {name}": total.met[kind, name] for kind, name in chains} if cards else {}
        print_json({"games": total.games, "kinds": table, "cards": met, "errors": total.errors})
        return int(wrong)
    console.print(_table(f"{game}: {games} games each with {', '.join(playing)}", table))
    _print_never(console, table, chains)
    if cards:
        _print_cards(console, chains, total)
    for error in total.errors[:10]:
        console.print(f"error: {error}", markup=False)
    return int(wrong)


def _table(title: str, found: list[Row]) -> Table:
    table = Table(box=None, title=title, title_justify="left")
    for name in COLUMNS:
        table.add_column(name, justify="left" if name == "kind" else "right")
    for row in found:
        never = len(row.chained) + len(row.dead)
        table.add_row(row.kind, *map(str, (row.cards, row.met, row.rarest, never, len(row.dead))))
    return table


def _print_never(console: Console, found: list[Row], chains: Mapping[Card, str]) -> None:
    """Print each card that never came up, with the chain that leads to it; those that a rule or a part of the game
    itself brings, by kind."""
    dealt: dict[tuple[str, str], list[str]] = {}
    for row in found:
        for name in row.dead:
            console.print(f"{row.kind} {name}: dead, nothing brings it into play", markup=False)
        for name in row.chained:
            root, *links = chains[row.kind, name].split(" > ")
            if len(links) > 1:
                console.print(f"{row.kind} {name}: {chains[row.kind, name]}", markup=False)
            else:
                dealt.setdefault((row.kind, root), []).append(name)
    for (kind, root), names in dealt.items():
        console.print(f"{kind}, {root}: {', '.join(names)}", markup=False)


def _print_cards(console: Console, chains: Mapping[Card, str], total: Coverage) -> None:
    for kind, name in chains:
        console.print(f"{total.met[kind, name]:6} {kind} {name}", markup=False)
