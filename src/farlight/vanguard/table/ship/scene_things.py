"""What the scene of the ship is made of: things with their names and words."""

from typing import Literal

import msgspec

from farlight.vanguard.model.planet_cards import Look


class Thing(msgspec.Struct, frozen=True):
    """A card, or anything else with a name and words."""

    id: str
    name: str
    about: str = ""
    more: str = ""
    """Its story, or another line beside what it does."""
    count: int = 1


class NamedIcon(msgspec.Struct, frozen=True):
    id: str
    name: str


BookPart = Literal["home", "out", "room", "aside"]
"""Coming home, going out, the Facilities, and what can be looked up at any time."""


class PageTab(msgspec.Struct, frozen=True):
    id: str
    name: str
    part: BookPart


class Person(msgspec.Struct, frozen=True):
    card: str
    name: str
    section: str
    rank: int
    icon: NamedIcon
    place: str
    told: str
    """The place in words."""
    injuries: int
    last: bool
    """Nobody else of the Section is Available. V-SHIP-ASSIGN-3."""


class Lane(msgspec.Struct, frozen=True):
    """Cots of a kind, the most severe first. V-SHIP-MEDBAY-4."""

    id: str
    name: str
    slots: int
    patients: list[str]


class Ahead(msgspec.Struct, frozen=True):
    """What becomes of somebody hurt: now, and after the next pass."""

    who: str
    now: str
    then: str
    told: str


class Medbay(msgspec.Struct, frozen=True):
    lanes: list[Lane]
    risk: int
    ahead: list[Ahead]
    upgrades: list[Thing]


class World(msgspec.Struct, frozen=True):
    """How a world is drawn, as its map is."""

    look: Look
    tint: str
    seed: int


class Way(msgspec.Struct, frozen=True):
    kind: Literal["system", "destination"]
    id: str
    name: str
    text: str
    energy: int
    why: str
    landing: str
    """The Landing card of the world that it leads to; empty if it leads to none."""
    world: World | None
    visited: bool


class Scanned(msgspec.Struct, frozen=True):
    landing: str
    name: str
    number: int
    parts: int
    """How many were scanned."""
    world: World


class Part(msgspec.Struct, frozen=True):
    """A part of the Landing card; without words it is not scanned. V-SHIP-STARMAP-13."""

    name: str
    told: str
    energy: int


class Starmap(msgspec.Struct, frozen=True):
    system: Thing
    ways: list[Way]
    scanner: Scanned | None
    parts: list[Part]
    adrift: int


class Situation(msgspec.Struct, frozen=True):
    card: Thing
    choices: list["Taking"]
    icons: list[list[NamedIcon]]
    staffed: bool


class Taking(msgspec.Struct, frozen=True):
    """A way to take a Situation. V-SHIP-BRIDGE-9."""

    id: str
    name: str
    about: str
    payable: bool


class Bridge(msgspec.Struct, frozen=True):
    objective: Thing
    secondary: Thing | None
    offered: list[Thing]
    upgrades: list[Thing]
    awaiting: list[Thing]
    situations: list[Situation]
    possible: int
    morale: Thing
    tech: Thing


class Cost(msgspec.Struct, frozen=True):
    count: int
    find: str
    name: str
    rarity: str
    told: str


class Slot(msgspec.Struct, frozen=True):
    """A slot of the Laboratory."""

    card: Thing | None
    keyword: NamedIcon
    cost: list[Cost]
    payable: bool
    icons: list[NamedIcon]


class Production(msgspec.Struct, frozen=True):
    queues: list[list[Thing | None]]
    ready: list[Thing]
    upgrades: list[Thing]
    built: list[str]
    startable: list[str]
    boostable: list[str]


class Finds(msgspec.Struct, frozen=True):
    """Gathered Discoveries of a type."""

    id: str
    name: str
    rarities: dict[str, int]


class Row(msgspec.Struct, frozen=True):
    cards: list[Thing | None]
    complete: bool


class Craft(msgspec.Struct, frozen=True):
    """A Lander."""

    card: Thing
    ready: bool
    chosen: bool


class Member(msgspec.Struct, frozen=True):
    """Somebody of the Away Team, as far as it stands."""

    section: str
    card: str
    name: str
    rank: int
    alive: bool
    injuries: int
    charges: int
    dice: list[str]
    cards: int
    gear: list[Thing]


class Chapter(msgspec.Struct, frozen=True):
    """An Exploration and the visit of the ship that followed."""

    number: int
    planet: str
    lines: list[str]


class DieLook(msgspec.Struct, frozen=True):
    """A Section die as it is drawn while it lies on no table."""

    colour: str
    icon: str


class Plate(msgspec.Struct, frozen=True):
    """A name on the wall."""

    id: str
    name: str
    section: str
    """Whose slot it has; `common` for one of all."""


class ShipFiles(msgspec.Struct, frozen=True):
    """What changes seldom: it is sent apart from the rest."""

    sections: list[Thing]
    """With what is said of their dice."""
    people: dict[str, str]
    """What everybody who serves can do."""
    armory: list[Thing]
    cabinet: list[Row]
    chronicle: list[Chapter]
    dice: dict[str, DieLook]


class ShipScene(msgspec.Struct, frozen=True):
    page: str
    pages: list[PageTab]
    rooms: list[str]
    """Facilities that are open to visits."""
    command: int
    energy: int
    success: int
    penalty: bool
    price: int
    recruits: int
    deadly: bool
    people: list[Person]
    dice: dict[str, list[str]]
    dienames: dict[str, str]
    team: list[Member]
    medbay: Medbay
    wall: list[Plate]
    bridge: Bridge
    starmap: Starmap
    lab: list[Slot]
    production: Production
    addons: list[Thing]
    envelope: bool
    gathered: list[Finds]
    landers: list[Craft]
    mods: list[Thing]
    fitted: list[Thing]
    cargo: list[Thing]
    found: list[Thing]
    supplies: int
    planet: str
    previously: list[str]
    forecast: list[str]
