"""The Ship Book in words: the page that lies open, and the others for whoever asks for them by name."""

from collections.abc import Callable, Iterable, Iterator

from farlight.kernel import Line, Panel
from farlight.vanguard.model.card_parts import SECTIONS
from farlight.vanguard.model.ship_book import Note
from farlight.vanguard.table.ship.facility_panels import FACILITY_PAGES, shipcard, upgrades_of
from farlight.vanguard.table.ship.forecast import Forecast
from farlight.vanguard.table.ship.view import MateView, ScannerView, ShipView, SituationView, WayView

Teller = Callable[[ShipView], Iterable[Line]]
SHOWN_WITH = {
    "docking": ("barracks", "hangar"), "debriefing": ("barracks",), "save-point": ("bridge",),
    "facilities": ("forecast",), "launch": ("barracks", "hangar"), "bridge": ("bridge", "situation-room"),
}  # fmt: skip
"""Pages that show other pages; all the others show themselves."""
BEGINNINGS = ("docking", "bridge")
"""Where a visit begins or is taken up again: what happened before is told once more."""
TOLD_AS = {
    "promoted": "who", "team": "crew_here", "hurt": "crew_here", "done": "missions", "brought": "cards", "read": "logs",
}  # fmt: skip
"""Notes that are not about one card: what their names are told as."""
QUIET = ("supplies", "leads")
"""Notes that only conditions ask for."""


def ship_panels(seen: ShipView, *, begins: bool) -> list[Panel]:
    """The open page first; on a planet, which perhaps begins, all pages wait to be asked for."""
    shown = SHOWN_WITH.get(seen.page, (seen.page,))
    if begins or seen.page in BEGINNINGS:
        shown = ("previously", *shown)
    own = [Panel(Line("panel-aboard", (("page", seen.page),)), tuple(_aboard(seen)))] if seen.page else []
    ordered = sorted(PAGES, key=lambda page: page not in shown)
    return [*own, *(_panel(seen, page, aside=page not in shown) for page in ordered)]


def _panel(seen: ShipView, page: str, *, aside: bool) -> Panel:
    """A page on which nothing lies is told only to whoever asks."""
    title, lines = Line("panel-page", (("page", page),)), tuple(PAGES[page](seen))
    return Panel(title, lines, aside) if lines else Panel(title, (Line("panel-empty"),), aside=True)


def _aboard(seen: ShipView) -> Iterator[Line]:
    """What counts on every page: the pools, Morale, where the ship is.

    V-SHIP-BRIDGE-3, V-SHIP-BRIDGE-4, V-SHIP-BRIDGE-5, V-SHIP-BRIDGE-6.
    """
    yield Line("panel-pools", (("command", seen.command), ("energy", seen.energy), ("success", seen.success)))
    yield Line("panel-course", (("system", seen.system), ("level", seen.morale)))
    if seen.penalty:
        yield Line("panel-penalty")
    yield Line("panel-pages", (("pages", ",".join(PAGES)),))


# Bridge


def _bridge(seen: ShipView) -> Iterator[Line]:
    """The Objectives, Morale, the Tech Level, the Upgrades and what awaits.

    V-SHIP-BRIDGE-1, V-SHIP-BRIDGE-2, V-SHIP-BRIDGE-3, V-SHIP-BRIDGE-4, V-SHIP-BRIDGE-5, V-SHIP-BRIDGE-6.
    """
    for key, card in (("panel-objective", seen.objective), ("panel-secondary", seen.secondary)):
        if card:
            yield Line(key, (("objective", card), ("about-shipcard", card)))
    yield from (Line("panel-offered", (("objective", card), ("about-shipcard", card))) for card in seen.offered)
    for card in (seen.morale, seen.tech, *seen.upgrades):
        yield shipcard(card)
    if seen.awaiting:
        yield Line("panel-awaiting", (("shipcards", ",".join(seen.awaiting)),))


def _situations(seen: ShipView) -> Iterator[Line]:
    """The Situations at the Bridge, and how many more are possible.

    V-SHIP-BRIDGE-9, V-SHIP-SITROOM-1, V-SHIP-SITROOM-3.
    """
    for each in seen.situations:
        yield from _situation(each)
    yield Line("panel-possible", (("count", seen.possible),))


def _situation(each: SituationView) -> Iterator[Line]:
    yield shipcard(each.card)
    for choice, payable in each.choices:
        key = "panel-strikes" if payable else "panel-strikes-closed"
        yield Line(key, (("shipcard", each.card), ("choice", choice), ("about-situation-choice", choice)))


# Starmap


def _starmap(seen: ShipView) -> Iterator[Line]:
    """The page of the Current System.

    V-SHIP-STARMAP-1, V-SHIP-STARMAP-2, V-SHIP-STARMAP-3, V-SHIP-STARMAP-4, V-SHIP-STARMAP-5, V-SHIP-STARMAP-6.
    """
    yield Line("panel-system", (("system", seen.system), ("about-fly", seen.system)))
    yield from (_way(way, seen.system) for way in seen.ways)
    if seen.scanner is not None:
        yield from _scanner(seen.scanner)


def _way(way: WayView, start: str) -> Line:
    """Named with its start: the same way from elsewhere is another one, and is shown again."""
    to = ("system", way.system) if way.system else ("destination", way.destination)
    key = "panel-fly" if way.system else "panel-visit"
    refs = (to, ("energy", way.energy), ("start", start))
    return Line(f"{key}-closed", (*refs, ("why", way.why))) if way.why else Line(key, refs)


def _scanner(seen: ScannerView) -> Iterator[Line]:
    """What of the Landing card in the Scanner is known.

    V-LAND-18, V-SHIP-STARMAP-11, V-SHIP-STARMAP-12, V-SHIP-STARMAP-13, V-SHIP-STARMAP-14.
    """
    landing = ("landing", seen.landing)
    yield Line("panel-scanner", (landing, ("number", seen.number), ("scanned", seen.scanned), ("parts", seen.parts)))
    if seen.biomes or seen.icons:
        icons = ",".join(seen.icons)
        yield Line("panel-scanned-ground", (landing, ("biomes", ",".join(seen.biomes)), ("frequent", icons)))
    if seen.stat:
        yield Line("panel-scanned-hazard", (landing, ("stat", seen.stat)))
    if seen.notes:
        yield Line("panel-scanned-notes", (landing, ("text", f"landing.{seen.landing}.notes")))


# People


def _barracks(seen: ShipView) -> Iterator[Line]:
    """Everybody who serves by Section, with the Section's dice. V-SETUP-22."""
    for section in SECTIONS:
        dice = seen.dice.get(section, [])
        yield Line("panel-section", (("section", section), ("count", len(dice)), ("dice", ", ".join(dice) or "-")))
        yield from (_mate(mate) for mate in seen.crew if mate.section == section)
    yield Line("panel-recruits", (("count", seen.recruits), ("price", seen.price)))


def _people(seen: ShipView) -> Iterator[Line]:
    """What everybody who serves can do. V-CREW-01."""
    yield from (Line("panel-person", (("who", mate.card), ("about-crew-card", mate.card))) for mate in seen.crew)


def _mate(mate: MateView) -> Line:
    return Line("panel-mate", (("who", mate.card), ("rank", mate.rank), ("icon", mate.icon), ("place", mate.place)))


def _medbay(seen: ShipView) -> Iterator[Line]:
    """Who lies in the Medbay and how many slots are taken. V-SHIP-MEDBAY-4, V-SHIP-MEDBAY-9."""
    for lane, (taken, slots) in seen.cots.items():
        lying = [mate.card for mate in seen.crew if mate.place == lane]
        refs = (("lane", lane), ("count", taken), ("slots", slots), ("crew_here", ",".join(lying) or "none"))
        yield Line("panel-cots", refs)
    yield from (Line("panel-hurt", (("who", card), ("count", count))) for card, count in seen.hurt)
    yield from upgrades_of(seen, "medbay")


def _wall(seen: ShipView) -> Iterator[Line]:
    """The names on the Memorial Wall. V-SHIP-MEMORIAL-1."""
    yield from (Line("panel-name-on-wall", (("who", card),)) for _, card in seen.wall)


# What was and what comes


def _chronicle(seen: ShipView) -> Iterator[Line]:
    """Exploration by Exploration, each with the visit of the ship that followed."""
    yield from notes_told(recap(seen.chronicle, 0))
    for number, planet in enumerate(seen.visits, 1):
        yield Line("chronicle-exploration", (("number", number), ("planet", planet)))
        yield from notes_told(recap(seen.chronicle, number))


def recap(chronicle: Iterable[Note], visits: int) -> list[Note]:
    """The last Exploration and all since then."""
    return [line for line in chronicle if line.visit == visits]


def notes_told(notes: Iterable[Note]) -> Iterator[Line]:
    for note in notes:
        if note.what not in QUIET:
            yield _note(note)


def _note(note: Note) -> Line:
    """By what it is about: an Exploration, a place, somebody, or a card."""
    key = f"note-{note.what}"
    match note.what:
        case "won" | "lost":
            return Line(key, (("planet", note.where), ("outcome", f"{note.what}/{note.who}")))
        case "died":
            return Line(key, (("who", note.who), ("planet", note.where or "none")))
        case "visited":
            return Line(key, (("destination", note.where),))
        case "adrift":
            return Line(key, (("system", note.where),))
    return Line(key, ((TOLD_AS.get(note.what, "card"), note.who),))


def previously_lines(seen: ShipView) -> Iterator[Line]:
    """The last Exploration and all since then, with the titles of what was read."""
    yield from notes_told(recap(seen.chronicle, len(seen.visits)))
    if seen.logs and seen.page:
        yield Line("note-read", (("logs", ",".join(seen.logs)),))


def forecast_lines(seen: ShipView) -> Iterator[Line]:
    """The whole of a visit can be reviewed before it is committed."""
    ahead = seen.forecast
    if ahead is None:
        return
    yield Line("forecast-visits", (("visits", ahead.visits), ("command", seen.command)))
    if ahead.visits:
        yield from _could(ahead)
    yield from (Line("forecast-cot", (("who", who), ("lane", now), ("place", then))) for who, now, then in ahead.cots)
    yield Line("forecast-launch", (("crew_here", ",".join(ahead.launch) or "none"),))
    if ahead.too_few:
        yield Line("forecast-too-few")


def _could(ahead: Forecast) -> Iterator[Line]:
    """What each facility could give. V-SHIP-FACILITY-3."""
    if "laboratory" in ahead.facilities:
        yield Line("forecast-laboratory", (_cards("shipcards", ahead.payable),))
    if "production" in ahead.facilities:
        yield Line("forecast-production", (_cards("shipcards", ahead.built), _cards("startable", ahead.startable)))
        if ahead.boostable:
            yield Line("forecast-boost", (_cards("shipcards", ahead.boostable),))
    if "barracks" in ahead.facilities:
        yield Line("forecast-barracks", (("count", ahead.draft), ("lessons", ahead.lessons)))
    if "situation-room" in ahead.facilities:
        yield Line("forecast-situations", (("count", ahead.situations), _cards("shipcards", ahead.supervised)))
    if "addon" in ahead.facilities:
        yield Line("forecast-addon", (_cards("shipcards", ahead.addons),))


def _cards(kind: str, cards: Iterable[str]) -> tuple[str, str]:
    return kind, ",".join(cards) or "none"


PAGES: dict[str, Teller] = {
    "previously": previously_lines, "bridge": _bridge, "situation-room": _situations, "starmap": _starmap,
    **FACILITY_PAGES, "barracks": _barracks, "people": _people, "medbay": _medbay, "memorial": _wall,
    "forecast": forecast_lines, "chronicle": _chronicle,
}  # fmt: skip
"""What can be looked up by its name."""
