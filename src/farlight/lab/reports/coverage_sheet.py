"""What of the packs came up, and what of the story was gone through."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from itertools import pairwise
from pathlib import Path

from farlight.errors import UserError
from farlight.kernel import load_game
from farlight.lab.cover import Coverage
from farlight.lab.cover import rows as coverage_rows
from farlight.lab.reports.sheet import Cell, Sheet
from farlight.lab.studies.records import GameRow

START, END = "(start)", "(end)"


def coverage(rows: Iterable[tuple[int, str, str, int]], games: Mapping[int, GameRow]) -> Sheet:
    """Cards by kind: how many there are, how many came up, which never did."""
    found: dict[tuple[str, str], Coverage] = defaultdict(Coverage)
    for game in games.values():
        found[game.game, game.pack].games += 1
    for number, kind, card, _answer in rows:
        game = games[number]
        found[game.game, game.pack].met[kind, card] += 1
    cells: list[tuple[Cell, ...]] = []
    for (name, pack), counted in found.items():
        try:
            chains = load_game(name, Path(pack) if pack else None).pack.shown()
        except UserError:  # the pack lies elsewhere by now: what came up is still told
            chains = dict.fromkeys(counted.met, "?")
        for row in coverage_rows(chains, counted):
            never = " ".join((*row.chained, *row.dead))
            cells.append((name, pack, row.kind, row.cards, row.met, row.rarest, len(row.dead), never))
    columns = ("game", "pack", "kind", "cards", "came up", "rarest", "dead", "never")
    note = "`rarest`: in how many games the rarest of those came up; `dead`: nothing leads to them."
    return Sheet("coverage", columns, cells, note)


def _often(way: tuple[tuple[str, ...], int]) -> tuple[int, tuple[str, ...]]:
    return -way[1], way[0]


def ways(rows: Iterable[tuple[int, int, int, str, str]], games: Mapping[int, GameRow]) -> Sheet:
    """From what was read aloud to what was read next, with what was chosen there: how many games went this way."""
    told: dict[int, list[tuple[str, str]]] = defaultdict(list)
    for number, _place, _answer, title, chosen in rows:
        told[number].append((title, chosen))
    counted: Counter[tuple[str, str, str, str, str]] = Counter()
    for number, passages in told.items():
        game = games[number]
        ending = f"{END} {game.outcome}"
        steps = [(START, ""), *passages, (ending, "")]
        gone = {(before, chosen, after) for (before, chosen), (after, _) in pairwise(steps)}
        for way in gone:
            counted[game.game, game.mission, *way] += 1
    cells: list[tuple[Cell, ...]] = [(*key, count) for key, count in sorted(counted.items(), key=_often)]
    note = "How many games went from one passage to the next, and what was chosen on the way."
    return Sheet("ways", ("game", "mission", "from", "chosen", "to", "games"), cells, note)
