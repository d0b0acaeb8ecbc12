"""What is told of a table away from it: where it is, for a list of tables, and what its campaign is remembered by."""

from collections.abc import Iterator

from farlight.kernel import Line, Remembered, Where
from farlight.texts import Texts
from farlight.vanguard.model.ship_book import Ship
from farlight.vanguard.model.state import Vanguard
from farlight.vanguard.table.ship.panels import notes_told, recap


def where_of(state: Vanguard) -> Where:
    """Aboard, on a planet, or before the first landing."""
    ship = state.ship
    if ship.objective and ship.page:
        page = Line("scene-page", (("page", ship.page), ("visits", len(ship.visits))))
        return Where(Line("scene-aboard", (("system", ship.system),)), page)
    title = Line("where-planet", (("planet", state.planet),))
    if not state.planet:
        title = Line("where-scenario", (("scenario", state.scenario),))
    return Where(title, Line("scene-round", (("round", state.round),)) if state.round else Line("scene-begins"))


def remembered(ship: Ship, texts: Texts) -> Iterator[Remembered]:
    """Exploration by Exploration, each with the visit of the ship that followed; nothing without a campaign."""
    if not ship.objective:
        return
    for number, planet in enumerate(("", *ship.visits)):
        begun = Line("chronicle-when", (("number", number), ("planet", planet)))
        when = texts.line(begun if number else Line("chronicle-before"))
        for note in recap(ship.chronicle, number):
            for line in notes_told((note,)):
                yield Remembered(when, note.what, texts.line(line))
