"""The plots of a report, each from rows of its sheet."""

from collections.abc import Mapping, Sequence

from farlight.lab.reports.drawing import WIDTH, Drawing, Scale, figure
from farlight.lab.reports.sheet import Cell

Row = Mapping[str, Cell]

LEFT = 250
"""Room for labels."""
RIGHT = WIDTH - 70
STEP = 20
TONES = 8
"""Colours for kinds of endings; further ones begin anew."""


def percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def _axis(drawing: Drawing, scale: Scale, top: float, bottom: float, unit: str = "") -> None:
    """Draw lines from top to bottom at round figures."""
    for tick in scale.ticks():
        x = scale(tick)
        drawing.line(x, top, x, bottom, "grid")
        said = percent(tick) if unit == "%" else figure(tick)
        drawing.text(x, bottom + 14, said, "tick")


def shares(rows: Sequence[Row], label: str, title: str, band: tuple[float, float] | None = None) -> str:
    """Shares with their intervals, one below the other; a band for where they should be."""
    height = STEP * len(rows) + 34
    drawing, scale = Drawing(height, title), Scale(0, 1, LEFT, RIGHT)
    bottom = height - 24
    if band is not None:
        drawing.box(scale(band[0]), 4, scale(band[1]) - scale(band[0]), bottom - 4, "band")
    _axis(drawing, scale, 4, bottom, "%")
    for place, row in enumerate(rows):
        y = 16 + STEP * place
        share, low, high = (float(row[each]) for each in ("share", "low", "high"))
        tip = f"{row[label]}: {percent(share)} ({percent(low)} to {percent(high)}), {row['games']} games"
        drawing.text(LEFT - 8, y + 4, str(row[label]), "label end", LEFT - 12)
        drawing.line(scale(low), y, scale(high), y, "interval", tip)
        drawing.dot(scale(share), y, "dot", tip)
        drawing.text(RIGHT + 8, y + 4, percent(share), "value")
    return str(drawing)


def stacked(rows: Sequence[tuple[str, Sequence[tuple[str, int]]]], kinds: Sequence[str], title: str) -> str:
    """What each consists of: bars of the same length, a colour for each kind."""
    height = STEP * len(rows) + 8
    drawing = Drawing(height, title)
    for place, (name, counts) in enumerate(rows):
        y, at = 4 + STEP * place, 0
        total = sum(count for _, count in counts) or 1
        drawing.text(LEFT - 8, y + 12, name, "label end", LEFT - 12)
        for kind, count in counts:
            x, width = LEFT + (RIGHT - LEFT) * at / total, (RIGHT - LEFT) * count / total
            tone = kinds.index(kind) % TONES
            drawing.box(x, y, width, STEP - 5, f"tone{tone}", f"{name}: {kind} {count} of {total}")
            at += count
    return str(drawing)


def boxes(rows: Sequence[Row], label: str, title: str) -> str:
    """Quantiles: from the 5th to the 95th, the middle half as a box, the median as a line."""
    height = STEP * len(rows) + 34
    high = max((float(row["q95"]) for row in rows), default=1.0)
    drawing, scale = Drawing(height, title), Scale(0, high, LEFT, RIGHT)
    _axis(drawing, scale, 4, height - 24)
    for place, row in enumerate(rows):
        y = 16 + STEP * place
        low, left, middle, right, most = (scale(float(row[each])) for each in ("q05", "q25", "q50", "q75", "q95"))
        tip = f"{row[label]}: median {figure(float(row['q50']))}, half of them {figure(float(row['q25']))} to "
        tip += figure(float(row["q75"]))
        drawing.text(LEFT - 8, y + 4, str(row[label]), "label end", LEFT - 12)
        drawing.line(low, y, most, y, "interval", tip)
        drawing.box(left, y - 6, right - left, 12, "box", tip)
        drawing.line(middle, y - 6, middle, y + 6, "median")
        drawing.text(RIGHT + 8, y + 4, figure(float(row["q50"])), "value")
    return str(drawing)


def bars(rows: Sequence[tuple[str, int, int]], title: str) -> str:
    """So many of so many: a full bar behind each."""
    height = STEP * len(rows) + 8
    drawing = Drawing(height, title)
    for place, (name, part, whole) in enumerate(rows):
        y = 4 + STEP * place
        width = RIGHT - LEFT
        tip = f"{name}: {part} of {whole}"
        drawing.text(LEFT - 8, y + 12, name, "label end", LEFT - 12)
        drawing.box(LEFT, y, width, STEP - 6, "behind", tip)
        drawing.box(LEFT, y, width * part / max(1, whole), STEP - 6, "bar", tip)
        drawing.text(RIGHT + 8, y + 12, f"{part}/{whole}", "value")
    return str(drawing)


def histogram(rows: Sequence[tuple[int, int, int]], title: str) -> str:
    """In each round, how many games were won and lost there."""
    height, top, bottom = 170, 8, 140
    drawing = Drawing(height, title)
    first, last = min(row[0] for row in rows), max(row[0] for row in rows)
    across = Scale(first - 0.5, last + 0.5, 50, RIGHT)
    up = Scale(0, max(won + lost for _, won, lost in rows), bottom, top)
    for tick in up.ticks(3):
        drawing.line(50, up(tick), RIGHT, up(tick), "grid")
        drawing.text(44, up(tick) + 4, figure(tick), "label end")
    width = max(1.0, (across(first + 1) - across(first)) * 0.8)
    every = max(1, (last - first) // 25 + 1)
    for number, won, lost in rows:
        x, tip = across(number) - width / 2, f"round {number}: {won} won, {lost} lost"
        drawing.box(x, up(won), width, bottom - up(won), "won", tip)
        drawing.box(x, up(won + lost), width, up(won) - up(won + lost), "lost", tip)
        if (number - first) % every == 0:
            drawing.text(across(number), bottom + 16, str(number), "tick")
    return str(drawing)


def forest(rows: Sequence[Row], label: str, title: str) -> str:
    """Differences with their intervals around none."""
    height = STEP * len(rows) + 34
    ends = [abs(float(row[each])) for row in rows for each in ("low", "high")]
    reach = min(1.0, max([*ends, 0.1]))
    drawing, scale = Drawing(height, title), Scale(-reach, reach, LEFT + 60, RIGHT)
    _axis(drawing, scale, 4, height - 24, "%")
    drawing.line(scale(0), 4, scale(0), height - 24, "axis")
    for place, row in enumerate(rows):
        y = 16 + STEP * place
        shift, low, high = (float(row[each]) for each in ("difference", "low", "high"))
        kind = "up" if shift > 0 else "down"
        tip = f"{row[label]}: {100 * shift:+.0f} points ({100 * low:+.0f} to {100 * high:+.0f})"
        drawing.text(LEFT + 52, y + 4, str(row[label]), "label end", LEFT + 48)
        drawing.line(scale(max(low, -reach)), y, scale(min(high, reach)), y, f"interval {kind}", tip)
        drawing.dot(scale(shift), y, f"dot {kind}", tip)
        drawing.text(RIGHT + 8, y + 4, f"{100 * shift:+.0f}", "value")
    return str(drawing)


def course(rows: Sequence[Row], title: str) -> str:
    """A figure round by round, of games that were won and lost, with the band of eight in ten and its limit."""
    height, top, bottom, width = 190, 12, 160, 370
    drawing = Drawing(height, title, width)
    values = [float(row[each]) for row in rows for each in ("q10", "q90")]
    limits = {float(row["limit"]) for row in rows if row["limit"] != ""}
    across = Scale(0, max(int(row["place"]) for row in rows), 44, width - 12)
    up = Scale(min([*values, *limits, 0]), max([*values, *limits, 1]), bottom, top)
    for tick in up.ticks(4):
        drawing.line(44, up(tick), width - 12, up(tick), "grid")
        drawing.text(38, up(tick) + 4, figure(tick), "label end")
    for limit in limits:
        drawing.line(44, up(limit), width - 12, up(limit), "limit", f"limit {figure(limit)}")
    for result in ("lost", "won"):
        points = sorted((row for row in rows if row["result"] == result), key=lambda row: int(row["place"]))
        upper = [(across(int(row["place"])), up(float(row["q90"]))) for row in points]
        lower = [(across(int(row["place"])), up(float(row["q10"]))) for row in reversed(points)]
        if len(points) > 1:
            drawing.way([*upper, *lower], f"spread {result}")
            means = [(across(int(row["place"])), up(float(row["mean"]))) for row in points]
            drawing.way(means, f"course {result}", f"{result}: mean of {points[0]['games']} games at first")
    ats = {int(row["place"]): str(row["at"]) for row in rows}
    every = max(1, len(ats) // 8 + 1)
    for place, at in sorted(ats.items())[::every]:
        drawing.text(across(place), bottom + 16, at, "tick")
    return str(drawing)
