"""The Ship Book in words: the page that lies open, and the others for whoever asks for them by name."""

from collections.abc import Callable, Iterable, Iterator

from farlight.content.ids import Outcome, text_place
from farlight.kernel import Line, Panel
from farlight.vanguard.model.card_parts import SECTIONS
from farlight.vanguard.model.ids import CardPart
from farlight.vanguard.model.ship_book import Note
from farlight.vanguard.rules.context import VanguardPlay
from farlight.vanguard.rules.exploration.injuries import cards_on
from farlight.vanguard.rules.ship import bridge, crew, docking, medbay, morale, starmap
from farlight.vanguard.rules.ship.chronicle import unremembered_logs
from farlight.vanguard.table.ship.facility_panels import FACILITY_PAGES, shipcard, upgrades_on
from farlight.vanguard.table.ship.forecast import Forecast, forecast_of

Teller = Callable[[VanguardPlay], Iterable[Line]]
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
LANES = tuple(reversed(medbay.LANES))
"""As they lie on the page: the most severe on the left."""


def ship_panels(seen: VanguardPlay, *, begins: bool) -> list[Panel]:
    """The open page first; on a planet, which perhaps begins, all pages wait to be asked for."""
    page = seen.state.ship.page
    shown = SHOWN_WITH.get(page, (page,))
    if begins or page in BEGINNINGS:
        shown = ("previously", *shown)
    own = [Panel(Line("panel-aboard", (("page", page),)), tuple(_aboard(seen)))] if page else []
    ordered = sorted(PAGES, key=lambda page: page not in shown)
    return [*own, *(_panel(seen, page, aside=page not in shown) for page in ordered)]


def _panel(seen: VanguardPlay, page: str, *, aside: bool) -> Panel:
    """A page on which nothing lies is told only to whoever asks."""
    title, lines = Line("panel-page", (("page", page),)), tuple(PAGES[page](seen))
    return Panel(title, lines, aside) if lines else Panel(title, (Line("panel-empty"),), aside=True)


def _aboard(seen: VanguardPlay) -> Iterator[Line]:
    """What counts on every page: the pools, Morale, where the ship is.

    V-SHIP-BRIDGE-3, V-SHIP-BRIDGE-4, V-SHIP-BRIDGE-5, V-SHIP-BRIDGE-6.
    """
    ship = seen.state.ship
    yield Line("panel-pools", (("command", ship.command), ("energy", ship.energy), ("success", ship.success)))
    yield Line("panel-course", (("system", ship.system), ("level", morale.level(seen).id)))
    if ship.penalty:
        yield Line("panel-penalty")
    yield Line("panel-pages", (("pages", ",".join(PAGES)),))


# Bridge


def _bridge(seen: VanguardPlay) -> Iterator[Line]:
    """The Objectives, Morale, the Tech Level, the Upgrades and what awaits.

    V-SHIP-BRIDGE-1, V-SHIP-BRIDGE-2, V-SHIP-BRIDGE-3, V-SHIP-BRIDGE-4, V-SHIP-BRIDGE-5, V-SHIP-BRIDGE-6.
    """
    ship = seen.state.ship
    for key, card in (("panel-objective", ship.objective), ("panel-secondary", ship.secondary)):
        if card:
            yield Line(key, (("objective", card), ("about-shipcard", card)))
    yield from (Line("panel-offered", (("objective", card), ("about-shipcard", card))) for card in ship.offered)
    for card in (morale.level(seen).id, ship.tech, *ship.upgrades):
        yield shipcard(card)
    if seen.state.awaiting:
        yield Line("panel-awaiting", (("shipcards", ",".join(seen.state.awaiting)),))


def _situations(seen: VanguardPlay) -> Iterator[Line]:
    """The Situations at the Bridge, and how many more are possible.

    V-SHIP-BRIDGE-9, V-SHIP-SITROOM-1, V-SHIP-SITROOM-3.
    """
    for card in seen.state.ship.situations:
        yield shipcard(card)
        for choice, payable in choices_of(seen, card):
            key = "panel-strikes" if payable else "panel-strikes-closed"
            yield Line(key, (("shipcard", card), ("choice", choice), ("about-situation-choice", choice)))
    yield Line("panel-possible", (("count", len(seen.state.ship.possible)),))


def choices_of(seen: VanguardPlay, card: str) -> list[tuple[str, bool]]:
    """The ways to take a Situation, `s01.1`, and whether they can be paid. V-SHIP-BRIDGE-9."""
    definition = seen.content.situations[card]
    places = range(len(definition.choices))
    return [(CardPart.of_choice(card, place), bridge.unpayable(seen, definition, place) is None) for place in places]


# Starmap


def _starmap(seen: VanguardPlay) -> Iterator[Line]:
    """The page of the Current System.

    V-SHIP-STARMAP-1, V-SHIP-STARMAP-2, V-SHIP-STARMAP-3, V-SHIP-STARMAP-4, V-SHIP-STARMAP-5, V-SHIP-STARMAP-6.
    """
    system = seen.state.ship.system
    yield Line("panel-system", (("system", system), ("about-fly", system)))
    for way, why in starmap.ways(seen):
        # Named with its start: the same way from elsewhere is another one, and is shown again.
        refs = (*(ref for ref in way.refs if ref[0] != "place"), ("start", system))
        key = f"panel-{way.verb}"
        if why is None:
            yield Line(key, refs)
        elif why.refs:  # an Objective that has to be reached first
            yield Line(f"{key}-until", (*refs, *why.refs))
        else:
            yield Line(f"{key}-closed", (*refs, ("why", why.reason)))
    if seen.state.ship.scanner:
        yield from _scanner(seen)


def _scanner(seen: VanguardPlay) -> Iterator[Line]:
    """What of the Landing card in the Scanner is known.

    V-LAND-18, V-SHIP-STARMAP-11, V-SHIP-STARMAP-12, V-SHIP-STARMAP-13, V-SHIP-STARMAP-14.
    """
    ship, content = seen.state.ship, seen.content
    card = content.landings[ship.scanner]
    planet, landing = content.planets[card.planet], ("landing", card.id)
    parts = (("scanned", ship.scanned), ("parts", len(content.shipruling.scan)))
    yield Line("panel-scanner", (landing, ("number", card.number), *parts))
    if ship.scanned >= starmap.GROUND:
        ground = (("biomes", ",".join(planet.biomes)), ("frequent", ",".join(planet.icons)))
        yield Line("panel-scanned-ground", (landing, *ground))
    if ship.scanned >= starmap.HAZARD and planet.stat:
        yield Line("panel-scanned-hazard", (landing, ("stat", planet.stat)))
    if ship.scanned >= starmap.NOTES:
        yield Line("panel-scanned-notes", (landing, ("text", text_place("landing", card.id, "notes"))))


# People


def _barracks(seen: VanguardPlay) -> Iterator[Line]:
    """Everybody who serves by Section, with the Section's dice. V-SETUP-22."""
    ship = seen.state.ship
    for section in SECTIONS:
        dice = seen.state.store.get(section, ())
        yield Line("panel-section", (("section", section), ("count", len(dice)), ("dice", ", ".join(dice) or "-")))
        yield from (_mate(seen, card) for card in crew.of_section(ship, list(ship.sleeves), section))
    yield Line("panel-recruits", (("count", len(ship.recruits)), ("price", price_of_dice(seen))))


def price_of_dice(seen: VanguardPlay) -> int:
    """Success for a new die of each Section; 0 before there are any. V-SHIP-DEBRIEF-13."""
    return docking.dice_each(seen) if seen.state.store else 0


def _people(seen: VanguardPlay) -> Iterator[Line]:
    """What everybody who serves can do. V-CREW-01."""
    yield from (Line("panel-person", (("who", card), ("about-crew-card", card))) for card in seen.state.ship.sleeves)


def _mate(seen: VanguardPlay, card: str) -> Line:
    ship = seen.state.ship
    refs = (("rank", ship.sleeves[card].rank), ("icon", crew.icon_of(seen, card)), ("place", crew.place_of(ship, card)))
    return Line("panel-mate", (("who", card), *refs))


def _medbay(seen: VanguardPlay) -> Iterator[Line]:
    """Who lies in the Medbay and how many slots are taken. V-SHIP-MEDBAY-4, V-SHIP-MEDBAY-9."""
    for lane in LANES:
        lying, slots = patients_in(seen, lane), medbay.slots(seen, lane)
        refs = (("lane", lane), ("count", len(lying)), ("slots", slots), ("crew_here", ",".join(lying) or "none"))
        yield Line("panel-cots", refs)
    yield from (Line("panel-hurt", (("who", card), ("count", count))) for card, count in injured(seen).items())
    yield from map(shipcard, upgrades_on(seen, "medbay"))


def patients_in(seen: VanguardPlay, lane: str) -> list[str]:
    ship = seen.state.ship
    return [card for card in ship.sleeves if ship.patients.get(card) == lane]


def injured(seen: VanguardPlay) -> dict[str, int]:
    """Who comes home with Injuries, and how many. V-SHIP-MEDBAY-9."""
    return {mate.card: len(cards_on(mate)) for mate in seen.state.crew if mate.alive and cards_on(mate)}


def _wall(seen: VanguardPlay) -> Iterator[Line]:
    """The names on the Memorial Wall. V-SHIP-MEMORIAL-1."""
    yield from (Line("panel-name-on-wall", (("who", card),)) for _, card in seen.state.ship.wall)


# What was and what comes


def _chronicle(seen: VanguardPlay) -> Iterator[Line]:
    """Exploration by Exploration, each with the visit of the ship that followed."""
    ship = seen.state.ship
    yield from notes_told(recap(ship.chronicle, 0))
    for number, planet in enumerate(ship.visits, 1):
        yield Line("chronicle-exploration", (("number", number), ("planet", planet)))
        yield from notes_told(recap(ship.chronicle, number))


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
            return Line(key, (("planet", note.where), ("outcome", str(Outcome(note.what, note.who)))))
        case "died":
            return Line(key, (("who", note.who), ("planet", note.where or "none")))
        case "visited":
            return Line(key, (("destination", note.where),))
        case "adrift":
            return Line(key, (("system", note.where),))
    return Line(key, ((TOLD_AS.get(note.what, "card"), note.who),))


def previously_lines(seen: VanguardPlay) -> Iterator[Line]:
    """The last Exploration and all since then, with the titles of what was read."""
    ship, logs = seen.state.ship, unremembered_logs(seen)
    yield from notes_told(recap(ship.chronicle, len(ship.visits)))
    if logs and ship.page:
        yield Line("note-read", (("logs", ",".join(logs)),))


def _forecast(seen: VanguardPlay) -> Iterable[Line]:
    """Nothing while a planet is explored."""
    return forecast_lines(forecast_of(seen)) if seen.state.ship.page else ()


def forecast_lines(ahead: Forecast) -> Iterator[Line]:
    """The whole of a visit can be reviewed before it is committed."""
    yield Line("forecast-visits", (("visits", ahead.visits), ("command", ahead.visits)))
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
    "forecast": _forecast, "chronicle": _chronicle,
}  # fmt: skip
"""What can be looked up by its name."""
