"""What it looks like where something happens: as the pack says, or as the Biomes and the ground have it."""

from farlight.content.pictures import Place
from farlight.vanguard.model.content import Definitions
from farlight.vanguard.model.planet_cards import Look, PlanetCard
from farlight.vanguard.model.state import NO_TURN
from farlight.vanguard.rules.context import VanguardPlay

BIOMES: dict[str, Place] = {
    "water": "shore", "caves": "cave", "crystalline": "crystal", "frozen": "ice", "volcanic": "vent",
    "vegetation": "grove", "rocky": "cliff", "desert": "dunes", "deadly": "vent",
}  # fmt: skip
"""Where a Sector does not say it: by its first Biome that has a look of its own."""
GROUNDS: dict[Look, Place] = {
    "coast": "shore", "dust": "dunes", "forest": "grove", "hull": "corridor", "ice": "ice", "lamp": "lamp",
}  # fmt: skip
PAGES: dict[str, Place] = {
    "docking": "dock", "unloading": "store", "medbay": "sickbay", "memorial": "chapel", "bridge": "bridge",
    "starmap": "bridge", "facilities": "machine", "laboratory": "lab", "production": "workshop", "barracks": "berths",
    "hangar": "dock", "launch": "dock",
}  # fmt: skip
"""Aboard, by the page of the Ship Book; all else happens where the crew sits together."""


def place_of_sector(planet: PlanetCard, number: int) -> Place:
    sector = planet.sectors[str(number)]
    by_biome = next((BIOMES[biome] for biome in sector.biomes if biome in BIOMES), GROUNDS[planet.look])
    return sector.place or by_biome


def own_place(content: Definitions, log: str) -> Place | None:
    """Of a Log that is read in one place only: its own word for it, or what it is for."""
    card = content.logs.get(log)
    if card is not None and card.place is not None:
        return card.place
    for planet in content.planets.values():
        if log == planet.briefing:
            return "bridge"
        if log in (planet.lift_off, planet.evac):
            return "orbit"
        printed = next((number for number, each in planet.sectors.items() if log == each.log), None)
        landing = next((number for number, each in planet.sectors.items() if each.lander), None)
        number = landing if log == planet.landed else printed
        if number is not None:
            return place_of_sector(planet, int(number))
    return None


def place_of_log(seen: VanguardPlay, log: str, sector: int) -> Place:
    """Where a Log is read, of which is known in which Sector; 0 for none."""
    state, content = seen.state, seen.content
    own = own_place(content, log)
    if own is not None:
        return own
    if state.ship.page or not state.planet:
        return PAGES.get(state.ship.page, "hall")
    planet = content.planets[state.planet]
    return place_of_sector(planet, sector) if str(sector) in planet.sectors else GROUNDS[planet.look]


def where_read(seen: VanguardPlay, log: str) -> tuple[Place, int]:
    """Where the Log was read that was read last: where it is printed, or where whoever has the turn stands."""
    state = seen.state
    if state.ship.page or not state.planet:
        return place_of_log(seen, log, 0), 0
    sectors = seen.content.planets[state.planet].sectors
    printed = next((int(number) for number, each in sectors.items() if log == each.log), 0)
    sector = printed or (state.crew[state.turn].sector if state.turn != NO_TURN else 0)
    return place_of_log(seen, log, sector), sector
