"""The story as a graph: passages from left to right by when they are read, ways as wide as they are often gone."""

from collections import defaultdict
from collections.abc import Sequence

from farlight.lab.reports.coverage_sheet import END, START
from farlight.lab.reports.drawing import Drawing

MOST_PASSAGES, TURNS = 40, 60
COLUMN, ROW, NODE = 190, 40, 140

Way = tuple[str, str, str, int]
"""From, chosen, to, games."""


def story(ways: Sequence[Way], title: str) -> str:
    """The passages that most games come through, and all ways between them."""
    often: dict[str, int] = defaultdict(int)
    for before, _, after, games in ways:
        often[after] += games
        often[before] += games * (before == START)
    shown = sorted(often, key=lambda name: (-often[name], name))[:MOST_PASSAGES]
    between = [way for way in ways if way[0] in shown and way[2] in shown and way[0] != way[2]]
    places = _places(shown, between, often)
    rows = max(row for _, row in places.values()) + 1
    columns = max(column for column, _ in places.values()) + 1
    drawing = Drawing(rows * ROW + 20, title, columns * COLUMN)
    most = max((way[3] for way in between), default=1)
    for before, chosen, after, games in sorted(between, key=lambda way: way[3]):
        _draw_way(drawing, places[before], places[after], 0.6 + 9 * games / most, _told(before, chosen, after, games))
    for name, (column, row) in places.items():
        x, y = column * COLUMN + 8, row * ROW + 10
        kind = "node end" if name.startswith(END) else "node"
        drawing.box(x, y, NODE, 24, kind, f"{name}: {often[name]} games")
        drawing.text(x + 6, y + 16, name, "passage", NODE - 38)
        drawing.text(x + NODE - 5, y + 16, str(often[name]), "passage end")
    return f'<div style="min-width: {columns * COLUMN * 4 // 5}px">{drawing}</div>'


def _told(before: str, chosen: str, after: str, games: int) -> str:
    return f"{before} → {after}{f' by “{chosen}”' if chosen else ''}: {games} games"


def _draw_way(drawing: Drawing, start: tuple[int, int], stop: tuple[int, int], width: float, tip: str) -> None:
    x1, y1 = start[0] * COLUMN + 8 + NODE, start[1] * ROW + 22
    x2, y2 = stop[0] * COLUMN + 8, stop[1] * ROW + 22
    bend = max(30.0, abs(x2 - x1) / 2)
    curve = f"M{x1} {y1} C{x1 + bend:.0f} {y1} {x2 - bend:.0f} {y2} {x2} {y2}"
    drawing.add("path", "way", tip, d=curve, stroke_width=width)


def _places(shown: Sequence[str], ways: Sequence[Way], often: dict[str, int]) -> dict[str, tuple[int, int]]:
    """Columns by the mean number of passages before, as the games went; rows by how often."""
    depth = dict.fromkeys(shown, 0.0)
    for _ in range(TURNS):  # settles well before, but where ways lead in a circle
        weighed: dict[str, list[float]] = {name: [0.0, 0.0] for name in shown}
        for before, _, after, games in ways:
            weighed[after][0] += games * (depth[before] + 1)
            weighed[after][1] += games
        depth = {name: (total / count if count else 0.0) for name, (total, count) in weighed.items()}
    ends = {name for name in shown if name.startswith(END)}
    columns = sorted({round(depth[name]) for name in shown if name not in ends and name != START})
    found = {name: 1 + columns.index(round(depth[name])) for name in shown if name not in ends and name != START}
    found |= {name: 1 + len(columns) for name in ends} | ({START: 0} if START in shown else {})
    taken: dict[int, int] = defaultdict(int)
    places = {}
    for name in sorted(found, key=lambda each: (-often[each], each)):
        places[name] = (found[name], taken[found[name]])
        taken[found[name]] += 1
    return places
