"""The map of a planet as it is drawn: Sectors with what lies there, Paths with their price."""

from math import cos, pi, sin

import msgspec

from farlight.vanguard.model.planet_cards import Look
from farlight.vanguard.table.scene_parts import Card, Deed, Teller
from farlight.vanguard.table.view import SectorView

MARKS = {
    "water": "pond", "caves": "cave", "crystalline": "crystal", "frozen": "ice", "volcanic": "vent",
    "vegetation": "grass", "ruins": "ruin", "void": "void", "rocky": "rock", "desert": "rock", "hostile": "rock",
    "deadly": "vent",
}  # fmt: skip
"""Landmarks by Biome, where a Sector names none."""


class PlanetScene(msgspec.Struct, frozen=True):
    id: str
    name: str
    text: str
    look: Look
    tint: str
    seed: int


class SectorScene(msgspec.Struct, frozen=True):
    number: int
    name: str
    x: float
    y: float
    """In percent from the left and from the top."""
    mark: str
    poi: Card | None
    deeds: list[Deed]
    biomes: list[Card]
    crew: list[str]
    threats: list[str]
    markers: list[Card]
    tokens: list[Card]
    stuck: bool
    pad: bool
    """Whether a Lander may land here."""
    lander: bool
    goal: bool
    """Whether an open Mission sends the team here."""
    unread: bool
    """Whether the board has a Log here that nobody has read."""


class PathPrice(msgspec.Struct, frozen=True):
    """An icon of a Path."""

    kind: str
    """`danger`, `spend`, or `travel`."""
    of: str
    """The Danger die, or the colour of the die that is spent."""


class PathScene(msgspec.Struct, frozen=True):
    place: int
    ends: tuple[int, int]
    prices: list[PathPrice]
    words: str
    one_way: bool
    via: tuple[int, int] | None


def planet_scene(teller: Teller) -> PlanetScene:
    card = teller.content.planets[teller.seen.planet]
    text = teller.story(f"planet.{card.id}", card.text)
    return PlanetScene(card.id, teller.name("planet", card.id), text, card.look, card.tint, card.seed)


def sector_scene(teller: Teller, sector: SectorView) -> SectorScene:
    seen, content = teller.seen, teller.content
    planet = content.planets[seen.planet]
    printed = planet.sectors[str(sector.number)]
    x, y = printed.at or _on_a_ring(sector.number, len(planet.sectors))
    poi = _poi(teller, sector)
    deeds = len(content.pois[sector.poi].actions) if sector.poi else 0
    goals = {where for mission in seen.missions for where in content.missions[mission].where}
    return SectorScene(
        number=sector.number,
        name=teller.told(printed.name),
        x=x,
        y=y,
        mark=printed.mark or next((MARKS[biome] for biome in printed.biomes if biome in MARKS), "rock"),
        poi=poi,
        deeds=teller.deeds([f"poi:{sector.number}:{sector.poi}:{place}" for place in range(deeds)]),
        biomes=[Card(biome, teller.name("biome", biome)) for biome in sector.biomes],
        crew=list(sector.crew),
        threats=list(sector.threats),
        markers=[Card(marker, teller.name("marker", marker)) for marker in sector.markers],
        tokens=[teller.card("gear", token, "gear_text") for token in sector.tokens],
        stuck=sector.stuck,
        pad=sector.lander,
        lander=sector.number == seen.lander_sector and bool(seen.lander),
        goal=sector.number in goals,
        unread=printed.log is not None and printed.log not in seen.read,
    )


def _poi(teller: Teller, sector: SectorView) -> Card | None:
    if not sector.poi:
        return None
    card = teller.content.pois[sector.poi]
    return Card(card.id, teller.told(card.name), "", teller.story(f"poi.{card.id}", card.text))


def path_scenes(teller: Teller) -> list[PathScene]:
    """Those that were cleared have neither icons nor arrows. V-TRAVEL-04."""
    found = []
    for place, path in enumerate(teller.content.planets[teller.seen.planet].paths):
        cleared = place in teller.seen.cleared
        icons = [] if cleared else list(path.icons)
        words = teller.name("path_icons", ",".join(icons))
        prices = [PathPrice(kind, of) for kind, _, of in (icon.partition(" ") for icon in icons)]
        found.append(PathScene(place, path.ends, prices, words, path.one_way and not cleared, path.via))
    return found


def _on_a_ring(number: int, count: int) -> tuple[float, float]:
    """For a board whose author has placed nothing."""
    angle = pi + 2 * pi * (number - 1) / count
    return round(50 + 38 * cos(angle), 1), round(52 + 34 * sin(angle), 1)
