"""The state of the ship: what is not on the table while a planet is explored. Rulebook chapters 5 and 27."""

import msgspec

from farlight.kernel import Hidden, State


class Sleeve(msgspec.Struct, frozen=True):
    """The Section and the Rank of a Crewmember who serves on the ship. V-COMP-41."""

    section: str
    rank: int


class Record(msgspec.Struct, frozen=True):
    """A Planet Record: what a Planet board looks like when its team has gone.

    V-SHIP-SAVE-4, V-SHIP-SAVE-5, V-SHIP-SAVE-6, V-SHIP-SAVE-7, V-SHIP-SAVE-8.
    """

    landing: str
    """The Landing card that belongs to the board; empty where none led there."""
    pois: tuple[tuple[int, tuple[str, ...]], ...]
    """POI cards by Sector, from bottom to top."""
    finished: tuple[int, ...]
    """Sectors that are Finished. V-ICON-54."""
    threats: tuple[tuple[str, int, tuple[int, ...]], ...]
    """Threats with their Sector and those of their other standees."""
    uniques: tuple[str, ...]
    """Unique Discoveries still on the board, from bottom to top."""


class Note(msgspec.Struct, frozen=True):
    """A line of the campaign's chronicle: what happened, and to whom or where."""

    visit: int
    """How many Explorations there had been."""
    what: str
    """`landed`, `won`, `lost`, `died`, `found`, `promoted`, `built`, `log` ..."""
    who: str = ""
    where: str = ""


class Gains(State):
    """What was brought about and waits for the page of the Ship Book on which it counts; it is used up there."""

    energy: int = 0
    command: int = 0
    """For the pools of the next Bridge. V-SHIP-BRIDGE-6."""
    boosts: int = 0
    """Boosts that nobody is assigned for. V-SHIP-PROD-9."""
    therapy: int = 0
    """Patients who move on without a Therapist. V-SHIP-MEDBAY-6."""
    relief: int = 0
    """Injuries that do not count for one of the injured: a Mod of the Lander that came home. V-LAND-06."""
    room: int | None = None
    """Discoveries that the Lander had room for when it left, with what the team carried. V-LAND-04."""
    staying: tuple[str, ...] = ()
    """Patients in a Slow Cot, who stay one pass longer. V-COMP-61."""
    detour: int = 0
    """Energy that the next flight costs more. V-SHIP-STARMAP-3."""
    free_scan: int = 0
    """Parts of a Landing card that cost nothing. V-SHIP-STARMAP-11."""
    discounts: dict[str, int] = msgspec.field(default_factory=dict)
    """What Research Projects cost less. V-SHIP-LAB-2."""
    lab_work: int = 0
    """Lab Work that nobody is assigned for. V-SHIP-LAB-8."""
    halted_queue: int = 0
    """Queues that do not progress in the next visit. V-SHIP-PROD-3."""
    pattern_used: bool = False
    boosted: bool = False
    """What Facility Upgrades do once in each visit was done. V-COMP-61."""
    free_repair: int = 0
    """Landers that are repaired for nothing. V-SHIP-HANGAR-5."""
    grounded: int = 0
    """Launches for which only the basic Lander is ready. V-SHIP-HANGAR-7."""
    berth_marked: bool = False
    """This Launch has had its Emergency recruiting. V-SHIP-LAUNCH-6."""
    charges: int = 0
    supplies: int = 0
    """More, or below 0 fewer, for the next Exploration. V-SHIP-LAUNCH-15, V-SHIP-LAUNCH-20."""
    landing_sector: int = 0
    """Where the Briefing puts the Lander; 0 where it does not. V-SHIP-BEGIN-6."""


class Ship(State):
    """The Ship Book, Card Tray B and the Compartments."""

    page: str
    """The page of the Ship Book that lies open; empty while a planet is explored or no campaign is played."""
    sleeves: dict[str, Sleeve]
    """Everybody who serves, by card. V-SETUP-22."""
    available: tuple[str, ...]
    """Crewmembers in the hands of their players: of all their Sections together. V-SHIP-ASSIGN-1, V-PLAYER-15."""
    resting: tuple[str, ...]
    recruits: Hidden[tuple[str, ...]]
    dead: dict[str, str]
    """Those who wait for the Memorial Wall, and their Section. V-END-12."""
    patients: dict[str, str]
    """Who lies in the Medbay, and in which kind of slot. V-SHIP-MEDBAY-4."""
    wall: tuple[tuple[str, str], ...]
    """The Memorial Wall: slots and Crewmembers. V-SHIP-MEMORIAL-1."""
    decks: dict[str, tuple[str, ...]]
    """The Section deck that each Section took last. V-SHIP-LAUNCH-14."""
    loaded: tuple[str, ...]
    """The Personal and Mission Equipment of the last Launch. V-SHIP-LAUNCH-17."""
    kits: dict[str, tuple[str, ...]]
    """The Equipment that each Section carried when it last began an Exploration. V-SHIP-BEGIN-10."""

    objective: str
    secondary: str
    offered: tuple[str, ...]
    """Secondary Objectives that may be taken."""
    achieved: tuple[str, ...]
    """Objectives that were reached, and Missions that were ever accomplished."""
    upgrades: tuple[str, ...]
    tech: str
    morale: int
    """The place in the row of levels; 0 is the best. V-SHIP-MORALE-1."""
    command: int
    energy: int
    success: int
    """The Success Pool, in the Token bag between visits. V-SHIP-DEBRIEF-10, V-SHIP-FACILITY-6."""
    penalty: bool
    """The Penalty token lies in the Command Pool. V-SHIP-STARMAP-16."""
    situations: tuple[str, ...]
    """Face up above the Ship Book, or in the Awaiting envelope. V-SHIP-BRIDGE-11, V-SHIP-FACILITY-7."""
    possible: Hidden[tuple[str, ...]]
    """Possible Situations, a pile. V-SETUP-17."""

    system: str
    scanner: str
    """The Landing card in the Planetary Scanner. V-SHIP-STARMAP-6."""
    scanned: int
    """How many parts of it were revealed. V-SHIP-STARMAP-11."""
    adrift: int
    """How often the ship was Adrift in a row."""

    lab: tuple[str, ...]
    """Research Projects by slot. V-SHIP-LAB-11."""
    ready: tuple[str, ...]
    """Production Projects "Ready for Production". V-SHIP-PROD-1."""
    queues: tuple[str, ...]
    """Stages 1 to 3 of Queue 1, then of Queue 2. V-SHIP-PROD-4, V-SHIP-PROD-5."""
    facilities: tuple[str, ...]
    """Facility Upgrades that are installed. V-SHIP-MEDBAY-1, V-SHIP-PROD-2."""
    addons: tuple[str, ...]
    gathered: tuple[str, ...]
    """Gathered Discoveries. V-DISC-11."""
    cabinet: tuple[str, ...]
    """Unique Discoveries in the Ship Book. V-SHIP-UNLOAD-2."""
    landers: dict[str, bool]
    """Whether each Lander card lies face up. V-SHIP-HANGAR-1, V-LAND-17."""
    mods: tuple[str, ...]
    envelope: bool
    """The Mystery Envelope is open. V-ENV-01."""
    sold: bool
    """Dice were sold in this Ship Management. V-SHIP-DEBRIEF-11."""
    visits: tuple[str, ...]
    """The planets of all Explorations so far, in their order."""
    passes: int
    """How often the Bridge was reached."""
    chronicle: tuple[Note, ...]


def new_ship() -> Ship:
    """Before anybody has come aboard. V-SETUP-16, V-SETUP-35, V-RUL-16."""
    return Ship(
        page="", sleeves={}, available=(), resting=(), recruits=(), dead={}, patients={}, wall=(), decks={},
        loaded=(), kits={},
        objective="", secondary="", offered=(), achieved=(), upgrades=(), tech="", morale=0, command=0, energy=0,
        success=0, penalty=False, situations=(), possible=(), system="", scanner="", scanned=0, adrift=0, lab=(),
        ready=(), queues=(), facilities=(), addons=(), gathered=(), cabinet=(), landers={}, mods=(), envelope=False,
        sold=False, visits=(), passes=0, chronicle=(),
    )  # fmt: skip


def add_to_chronicle(ship: Ship, what: str, who: str = "", where: str = "") -> None:
    """Add a line to the chronicle."""
    ship.chronicle = (*ship.chronicle, Note(len(ship.visits), what, who, where))
