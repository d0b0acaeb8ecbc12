"""The page of a report: one file that needs nothing else, in the light or dark of whoever reads it."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from html import escape
from pathlib import Path

from farlight.errors import UserError
from farlight.kernel import load_game
from farlight.lab.reports import plots
from farlight.lab.reports.decisive_sheets import clear
from farlight.lab.reports.games_sheets import CELL
from farlight.lab.reports.report import Report
from farlight.lab.reports.sheet import Cell, Sheet
from farlight.lab.reports.story_plot import story

STYLE = Path(__file__).with_name("page.css")
MOST_ROWS = 300
"""Of a table on the page; the files have all."""
MOST_DECISIVE = 24
AIM = (0.3, 0.7)
"""Where wins are wanted: shown as a band."""

Rows = Sequence[Mapping[str, Cell]]


def page(report: Report) -> str:
    """The whole page."""
    parts = [*_head(report), *_warnings(report)]
    for game in report.games:
        parts += [f'<h2 id="{escape(game)}">{escape(game)}</h2>', *_game(report, game)]
    parts += ["<h2>Tables</h2>", *(_table(sheet) for sheet in report.sheets.values())]
    head = "<meta charset='utf-8'><meta name='viewport' content='width=device-width, initial-scale=1'>"
    title = f"<title>{escape(report.title)}</title>"
    style = STYLE.read_text("utf-8")
    body = "".join(parts)
    return f"<!doctype html><html lang='en'><head>{head}{title}<style>{style}</style></head><body>{body}</body></html>"


def _head(report: Report) -> Iterator[str]:
    yield f"<h1>{escape(report.title)}</h1>"
    engine = f"Farlight {escape(report.version)}, engine {report.engine}"
    yield f"<p>{report.played} games, seeds from {report.seed} on, {engine}.</p>"
    if report.played < report.planned:
        yield f"<p class='warn'>The run is not finished: {report.played} of {report.planned} games.</p>"
    links = "".join(f"<a href='#{escape(game)}'>{escape(game)}</a>" for game in report.games)
    yield f"<nav>{links}</nav>"


def _warnings(report: Report) -> Iterator[str]:
    if report.errors:
        first = "".join(f"<li>{escape(error)}</li>" for error in report.errors[:10])
        yield f"<div class='warn'><p>{len(report.errors)} games broke and count nowhere:</p><ul>{first}</ul></div>"
    if report.noted:
        yield f"<p class='warn'>In {report.noted} games a stand-in answered for a bot that failed (`notes`).</p>"


def _game(report: Report, game: str) -> Iterator[str]:
    sheets = report.sheets
    rows = [{**row, "name": _name(row, report.varied[game])} for row in sheets["wins"].where(game=game)]
    yield _part("Wins", plots.shares(rows, "name", "wins", AIM), f"{sheets['wins'].note} The band is 30 to 70 %.")
    yield from _endings(report, game)
    for measure in ("choices", "minutes"):
        found = sheets["lengths"].where(game=game, measure=measure)
        named = [{**row, "name": _name(row, report.varied[game])} for row in found]
        yield _part(f"Length in {measure}", plots.boxes(named, "name", measure), sheets["lengths"].note)
    for mission in dict.fromkeys(str(row["mission"]) for row in rows):
        yield from _mission(report, game, mission)
    yield from _coverage(sheets["coverage"].where(game=game), sheets["coverage"].note)


def _mission(report: Report, game: str, mission: str) -> Iterator[str]:
    """What is told of each mission."""
    sheets, title = report.sheets, f"{game}, {mission}"
    parts = []
    rounds = sheets["rounds"].where(game=game, mission=mission)
    if any(row["round"] for row in rounds):
        note = "Games that were won (lower part) and lost (upper part) in each round."
        parts.append(_part("The round in which games end", plots.histogram(_by_round(rounds), title), note))
    parts += _resources(sheets["resources"].where(game=game, mission=mission), sheets["resources"].note, title)
    lucky = sheets["luck"].where(game=game, mission=mission)
    if lucky:
        parts.append(_part("Luck", plots.shares(lucky, "luck", f"{title}: wins by luck"), sheets["luck"].note))
    for name, columns in (("cards", ("kind", "card")), ("choices", ("prompt", "option"))):
        parts += _decisive(sheets[name].where(game=game, mission=mission), name, columns, sheets[name].note)
    ways = [
        (str(row["from"]), str(row["chosen"]), str(row["to"]), int(row["games"]))
        for row in sheets["ways"].where(game=game, mission=mission)
    ]
    if len(ways) > 1:
        parts.append(_part("The story", story(ways, f"{title}: the story"), sheets["ways"].note, "draw story"))
    if parts:
        yield f"<details open><summary>{escape(mission)}</summary>{''.join(parts)}</details>"


def _endings(report: Report, game: str) -> Iterator[str]:
    rows = report.sheets["endings"].where(game=game)
    kinds = sorted({str(row["outcome"]) for row in rows}, reverse=True)
    groups: dict[str, list[tuple[str, int]]] = {}
    for row in rows:
        groups.setdefault(_name(row, report.varied[game]), []).append((str(row["outcome"]), int(row["count"])))
    legend = "".join(
        f"<span><i class='tone{place % plots.TONES}'></i>{escape(kind)}</span>" for place, kind in enumerate(kinds)
    )
    ordered = [(name, sorted(counts, key=lambda each: kinds.index(each[0]))) for name, counts in groups.items()]
    drawn = plots.stacked(ordered, kinds, f"{game}: endings")
    yield _part("Where and why games end", drawn + f"<div class='legend'>{legend}</div>", report.sheets["endings"].note)


def _by_round(rows: Rows) -> list[tuple[int, int, int]]:
    found: dict[int, list[int]] = {}
    for row in rows:
        found.setdefault(int(row["round"]), [0, 0])[row["result"] == "lost"] += int(row["count"])
    return [(number, won, lost) for number, (won, lost) in sorted(found.items())]


def _resources(rows: Rows, note: str, title: str) -> Iterator[str]:
    if not rows:
        return
    drawn = []
    for series in dict.fromkeys(str(row["series"]) for row in rows):
        of_series = [row for row in rows if row["series"] == series]
        drawn.append(
            f"<figure><figcaption>{escape(series)}</figcaption>{plots.course(of_series, f'{title}: {series}')}</figure>"
        )
    said = f"{note} Full line: won; dashed: lost; dotted: the limit."
    yield _part("Resources", "".join(drawn), said, "pair")


def _decisive(rows: Rows, what: str, columns: tuple[str, str], note: str) -> Iterator[str]:
    if not rows:
        return
    found = [{**row, "name": _called(row, columns)} for row in clear(rows, MOST_DECISIVE)]
    title = f"Which {what} decide"
    if found:
        yield _part(title, plots.forest(found, "name", title), note)
    else:
        yield f"<h3>{title}</h3><p class='note'>None of {len(rows)} stands out beyond chance.</p>"


def _called(row: Mapping[str, Cell], columns: tuple[str, str]) -> str:
    """A card or a choice by its id, and by the name that people know a card by."""
    kind, value = (str(row[each]) for each in columns)
    name = None
    if "card" not in columns:
        return f"{kind} {value}"
    with suppress(UserError, LookupError, StopIteration):
        name = load_game(str(row["game"])).table.name_of(kind, value, "en")
    return f"{kind} {value}" + (f" {name}" if name and name != value else "")


def _coverage(rows: Rows, note: str) -> Iterator[str]:
    if rows:
        several = len({row["pack"] for row in rows}) > 1
        named = [
            (f"{row['kind']} {row['pack'] if several else ''}".strip(), int(row["came up"]), int(row["cards"]))
            for row in rows
        ]
        yield _part("Cards that came up", plots.bars(named, "coverage"), note)


def _part(title: str, drawn: str, note: str, kind: str = "draw") -> str:
    said = f"<h3>{escape(title)}</h3><p class='note'>{escape(note)}</p>"
    return f"<section>{said}<div class='{kind}'>{drawn}</div></section>"


def _name(row: Mapping[str, Cell], varied: Iterable[str]) -> str:
    """A combination by what it differs in from the others."""
    words = {"seats": "{} seats", "pack": "pack {}"}
    said = [words.get(each, "{}").format(row[each]) for each in CELL if each in varied and row[each] != ""]
    return ", ".join(said) or str(row["mission"])


def _table(sheet: Sheet) -> str:
    head = "".join(f"<th>{escape(column)}</th>" for column in sheet.columns)
    body = "".join(f"<tr>{''.join(map(_cell, row))}</tr>" for row in sheet.rows[:MOST_ROWS])
    more = len(sheet.rows) - MOST_ROWS
    rest = f"<p class='note'>{more} more rows in {sheet.name}.csv.</p>" if more > 0 else ""
    inner = (
        f"<p class='note'>{escape(sheet.note)}</p><div class='table'><table><tr>{head}</tr>{body}</table></div>{rest}"
    )
    return f"<details><summary>{sheet.name} ({len(sheet.rows)})</summary>{inner}</details>"


def _cell(value: Cell) -> str:
    if isinstance(value, float):
        return f"<td class='number'>{value:.3g}</td>"
    kind = " class='number'" if isinstance(value, int) else ""
    return f"<td{kind}>{escape(str(value))}</td>"
