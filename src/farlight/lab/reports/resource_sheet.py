"""Resources round by round, of games that were won and of those that were lost."""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from math import isnan

from farlight.lab.reports.sheet import Cell, Sheet, quantile
from farlight.lab.studies.records import GameRow

Row = tuple[int, int, str, int, str, float, float]
"""As in the table `resources`."""


def resources(rows: Iterable[Row], games: Mapping[int, GameRow]) -> Sheet:
    found: dict[tuple[str, str, str, str, int], list[float]] = defaultdict(list)
    named: dict[tuple[str, str, str, str, int], str] = {}
    limits: dict[tuple[str, str, str], float] = {}
    for number, _part, series, place, at, value, limit in rows:
        game = games[number]
        key = (game.game, game.mission, series, "won" if game.won else "lost", place)
        found[key].append(value)
        named.setdefault(key, at)
        if not isnan(limit):
            limits.setdefault((game.game, game.mission, series), limit)
    cells: list[tuple[Cell, ...]] = []
    for key, values in sorted(found.items()):
        values.sort()
        spread = (quantile(values, 0.1), quantile(values, 0.9))
        mean = sum(values) / len(values)
        cells.append((*key, named[key], len(values), mean, *spread, limits.get(key[:3], "")))
    columns = ("game", "mission", "series", "result", "place", "at", "games", "mean", "q10", "q90", "limit")
    return Sheet("resources", columns, cells, "Means at the end of each round; the band holds eight games in ten.")
