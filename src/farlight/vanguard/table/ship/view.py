"""What everybody may see of the ship: all but the order of piles, the backs of projects and what was not scanned.

Chapters 5 and 27; V-GEN-02.
"""

import msgspec

from farlight.vanguard.model.card_parts import KINDS_OF_DISCOVERY
from farlight.vanguard.model.ship_book import Note
from farlight.vanguard.model.ship_cards import Price
from farlight.vanguard.rules.context import VanguardPlay
from farlight.vanguard.rules.exploration.injuries import cards_on
from farlight.vanguard.rules.ship import bridge, crew, docking, laboratory, medbay, morale, production, starmap
from farlight.vanguard.rules.ship.chronicle import unremembered_logs
from farlight.vanguard.rules.ship.payment import RARITIES, can_pay
from farlight.vanguard.table.ship.forecast import Forecast, forecast_of, risk

BIOMES_AND_ICONS, HAZARD, NOTES = 1, 2, 3
"""The parts of a Landing card from top to bottom. V-SHIP-STARMAP-13."""


class MateView(msgspec.Struct, frozen=True):
    """Somebody who serves."""

    card: str
    section: str
    rank: int
    icon: str
    place: str
    """`available`, `resting`, `away`, or the kind of cot in the Medbay."""


class SituationView(msgspec.Struct, frozen=True):
    card: str
    choices: list[tuple[str, bool]]
    """The ways to take it, `s01.1`, and whether they can be paid. V-SHIP-BRIDGE-9."""
    icons: list[list[str]]
    staffed: bool
    """Whether Supervisors could be assigned. V-SHIP-SITROOM-3."""


class WayView(msgspec.Struct, frozen=True):
    """A line of the Starmap's page."""

    system: str
    """Where an Outbound way leads; empty for a destination."""
    destination: str
    """`halden/yards`; empty for an Outbound way."""
    energy: int
    why: str
    """The message that says why it is closed; empty if it is open."""
    landing: bool = False
    """Whether the map shows a landing icon there. V-SHIP-STARMAP-6."""


class ScannerView(msgspec.Struct, frozen=True):
    """The Landing card, as far as it was scanned. V-SHIP-STARMAP-11, V-SHIP-STARMAP-14."""

    landing: str
    number: int
    scanned: int
    parts: int
    energy: int
    """For the next part; 0 if there is none."""
    biomes: list[str]
    icons: list[str]
    stat: str
    notes: bool


class LabView(msgspec.Struct, frozen=True):
    """A slot of the Laboratory: the front of a Research Project. V-SHIP-LAB-11."""

    card: str
    keyword: str
    cost: list[tuple[int, str, str]]
    """What is still to be paid: number, type, rarity. V-SHIP-LAB-5."""
    payable: bool
    icons: list[str]
    """For Lab Work in this slot. V-SHIP-LAB-8."""


class RowView(msgspec.Struct, frozen=True):
    """A row of the cabinet. V-SHIP-UNLOAD-3."""

    cards: list[str]
    """By place; empty where one is missing."""
    complete: bool


class ShipView(msgspec.Struct, frozen=True):
    page: str
    passes: int
    crew: list[MateView]
    hurt: list[tuple[str, int]]
    """Who comes home with Injuries, and how many. V-SHIP-MEDBAY-9."""
    cots: dict[str, tuple[int, int]]
    """Taken slots and all of them, by kind. V-SHIP-MEDBAY-19."""
    risk: int
    """Of a hundred patients in Critical slots so many die of the check. V-SHIP-MEDBAY-14."""
    wall: list[tuple[str, str]]
    recruits: int
    dice: dict[str, list[str]]
    price: int
    """Success for a new die of each Section. V-SHIP-DEBRIEF-13."""
    command: int
    energy: int
    success: int
    penalty: bool
    morale: str
    tech: str
    objective: str
    secondary: str
    offered: list[str]
    upgrades: list[str]
    awaiting: list[str]
    situations: list[SituationView]
    possible: int
    system: str
    ways: list[WayView]
    scanner: ScannerView | None
    scan: list[int]
    """Energy for the parts of any Landing card. V-SHIP-STARMAP-13."""
    adrift: int
    lab: list[LabView]
    ready: list[str]
    queues: list[list[str]]
    """Stages 1 to 3 of every queue that is available. V-SHIP-PROD-5."""
    facilities: dict[str, list[str]]
    """Facility Upgrades by the page they are installed on."""
    addons: list[str]
    envelope: bool
    gathered: dict[str, dict[str, int]]
    """By type and rarity. V-DISC-11."""
    cabinet: list[RowView]
    landers: dict[str, bool]
    mods: list[str]
    armory: list[str]
    cargo: list[str]
    """Equipment in the Lander that is to leave. V-SHIP-LAUNCH-17."""
    visits: list[str]
    chronicle: list[Note]
    logs: list[str]
    """Logs that were read since the last note about them: on a planet those of this Exploration."""
    forecast: Forecast | None
    """None while a planet is explored."""


def ship_of(play: VanguardPlay) -> ShipView | None:
    """None where no campaign is played."""
    state, ship = play.state, play.state.ship
    if not ship.objective:
        return None
    return ShipView(
        page=ship.page,
        passes=ship.passes,
        crew=[_mate(play, card) for card in ship.sleeves],
        hurt=[(mate.card, len(cards_on(mate))) for mate in state.crew if mate.alive and cards_on(mate)],
        cots={lane: (medbay.slots(play, lane) - medbay.free(play, lane), medbay.slots(play, lane)) for lane in _LANES},
        risk=risk(play),
        wall=list(ship.wall),
        recruits=len(ship.recruits),
        dice={section: list(dice) for section, dice in state.store.items()},
        price=docking.dice_each(play) if state.store else 0,
        command=ship.command,
        energy=ship.energy,
        success=ship.success,
        penalty=ship.penalty,
        morale=morale.level(play).id,
        tech=ship.tech,
        objective=ship.objective,
        secondary=ship.secondary,
        offered=list(ship.offered),
        upgrades=list(ship.upgrades),
        awaiting=list(state.awaiting),
        situations=[_situation(play, card) for card in ship.situations],
        possible=len(ship.possible),
        system=ship.system,
        ways=_ways(play),
        scanner=_scanner(play) if ship.scanner else None,
        scan=list(play.content.shipruling.scan),
        adrift=ship.adrift,
        lab=[_slot(play, place) for place in range(len(ship.lab))],
        ready=[card for card in ship.ready if card],
        queues=_queues(play),
        facilities=_upgrades(play),
        addons=list(ship.addons),
        envelope=ship.envelope,
        gathered=_gathered(play),
        cabinet=_cabinet(play),
        landers=dict(ship.landers),
        mods=list(ship.mods),
        armory=list(state.armory),
        cargo=list(state.cargo),
        visits=list(ship.visits),
        chronicle=list(ship.chronicle),
        logs=unremembered_logs(play),
        forecast=forecast_of(play) if ship.page else None,
    )


_LANES = tuple(reversed(medbay.LANES))
"""As they lie on the page: the most severe on the left."""


# People


def _mate(play: VanguardPlay, card: str) -> MateView:
    sleeve = play.state.ship.sleeves[card]
    return MateView(card, sleeve.section, sleeve.rank, crew.icon_of(play, card), _place(play, card))


def _place(play: VanguardPlay, card: str) -> str:
    ship = play.state.ship
    if card in ship.patients:
        return ship.patients[card]
    if card in ship.available:
        return "available"
    return "resting" if card in ship.resting else "away"


# Bridge and Starmap


def _situation(play: VanguardPlay, card: str) -> SituationView:
    definition = play.content.situations[card]
    choices = [
        (f"{card}.{place + 1}", bridge.unpayable(play, definition, place) is None)
        for place in range(len(definition.choices))
    ]
    icons = [[str(icon) for icon in group] for group in definition.icons]
    return SituationView(card, choices, icons, bool(crew.teams(play, definition.icons)))


def _ways(play: VanguardPlay) -> list[WayView]:
    found = []
    for task, why in starmap.tasks(play):
        refs = dict(task.refs)
        if task.verb in ("fly", "visit"):
            system, destination = str(refs.get("system", "")), str(refs.get("destination", ""))
            reason = why.reason if why is not None else ""
            found.append(WayView(system, destination, int(refs["energy"]), reason, _lands(play, destination)))
    return found


def _lands(play: VanguardPlay, destination: str) -> bool:
    known = starmap.here(play).destinations.get(destination.partition("/")[2])
    return known is not None and known.landing is not None


def _scanner(play: VanguardPlay) -> ScannerView:
    ship, costs = play.state.ship, play.content.shipruling.scan
    card = play.content.landings[ship.scanner]
    planet = play.content.planets[card.planet]
    first = ship.scanned >= BIOMES_AND_ICONS
    biomes = sorted({str(biome) for sector in planet.sectors.values() for biome in sector.biomes})
    return ScannerView(
        landing=card.id,
        number=card.number,
        scanned=ship.scanned,
        parts=len(costs),
        energy=costs[ship.scanned] if ship.scanned < len(costs) else 0,
        biomes=biomes if first else [],
        icons=[str(icon) for icon in planet.icons] if first else [],
        stat=planet.stat if ship.scanned >= HAZARD else "",
        notes=ship.scanned >= NOTES,
    )


# Facilities


def _slot(play: VanguardPlay, place: int) -> LabView:
    card = play.state.ship.lab[place]
    icons = [str(icon) for icon in play.content.shipruling.lab[place]]
    if not card:
        return LabView("", "", [], payable=False, icons=icons)
    cost = laboratory.cost_of(play, card)
    return LabView(card, play.content.researches[card].keyword, _prices(cost), can_pay(play, cost), icons)


def _prices(cost: list[Price]) -> list[tuple[int, str, str]]:
    """The same prices together."""
    kinds = [(str(price.type), str(price.rarity)) for price in cost for _ in range(price.count)]
    return [(kinds.count(kind), *kind) for kind in dict.fromkeys(kinds)]


def _queues(play: VanguardPlay) -> list[list[str]]:
    stages, queues = production.STAGES, play.state.ship.queues
    return [list(queues[first : first + stages]) for first in production.slots(play)[::stages]]


def _upgrades(play: VanguardPlay) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for card in play.state.ship.facilities:
        found.setdefault(play.content.facilities[card].place, []).append(card)
    return found


def _gathered(play: VanguardPlay) -> dict[str, dict[str, int]]:
    cards = [play.content.discoveries[card] for card in play.state.ship.gathered]
    return {
        find: {rarity: sum((card.type, card.rarity) == (find, rarity) for card in cards) for rarity in RARITIES}
        for find in KINDS_OF_DISCOVERY
        if any(card.type == find for card in cards)
    }


def _cabinet(play: VanguardPlay) -> list[RowView]:
    """Row by row; what belongs to no row lies in one of its own that is never complete. V-SHIP-UNLOAD-3."""
    uniques = play.content.uniques
    left = {uniques[card].number: card for card in play.state.ship.cabinet}
    rows = []
    for row in play.content.shipruling.rows:
        cards = [left.pop(number, "") for number in row.numbers]
        rows.append(RowView(cards, all(cards)))
    return [*rows, RowView(list(left.values()), complete=False)] if left else rows
