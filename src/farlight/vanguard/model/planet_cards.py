"""Definitions of a planet and what lies on it: Sectors, Paths, POIs, conditions, missions, Threats, Logs."""

from typing import Annotated, Literal

import msgspec

from farlight.content import Card, CardRef, EffectText, Name
from farlight.content.ids import Outcome
from farlight.content.pictures import Place
from farlight.vanguard.model.card_parts import (
    Ability,
    Action,
    AtLeastOne,
    Biome,
    ConditionRef,
    Icon,
    Letter,
    LogRef,
    MissionRef,
    NotNegative,
    PoiRef,
    Rank,
    Section,
    Special,
    ThreatRef,
    TimeTrack,
    UniqueRef,
)
from farlight.vanguard.model.dice_requirements import Need

SectorNumber = Annotated[int, msgspec.Meta(ge=1, le=10)]
Spot = tuple[Annotated[int, msgspec.Meta(ge=-50, le=150)], Annotated[int, msgspec.Meta(ge=-50, le=150)]]
"""A place on the drawn map, in percent from the left and from the top."""
Mark = Literal[
    "arch", "bell", "boat", "cave", "chapel", "crates", "crystal", "desk", "door", "grass", "house", "ice", "lamp",
    "machine", "pipes", "poles", "pond", "rock", "ruin", "tower", "tram", "vent", "void",
]  # fmt: skip
"""Landmarks that clients can draw."""
Look = Literal["coast", "dust", "forest", "hull", "ice", "lamp"]
"""What the ground is made of, for whoever draws it."""
PathIcon = Annotated[str, msgspec.Meta(pattern=r"^(travel|spend (die|red|green|blue)|danger [A-Z])\Z")]
"""An icon on a Path. V-TRAVEL-04."""


class LogChoice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A choice in a Log: a label that begins with a verb, and what is at stake."""

    label: Name
    stake: Name
    effect: EffectText
    cost: EffectText | None = None
    only: EffectText | None = None
    """A condition, written `if ...: nothing`: without it the choice is not there."""


class LogCard(Card, frozen=True):
    """A Log: a title, a text to read aloud, and what it does."""

    text: Name
    effect: EffectText | None = None
    choices: list[LogChoice] = []
    instead: list["LogVariant"] = []
    """Other texts and effects where flags say so: the first that holds."""
    place: Place | None = None
    """What it looks like where it is read; without one, as the Sector has it."""


class LogVariant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    only: EffectText
    text: Name
    effect: EffectText | None = None
    choices: list[LogChoice] = []


class PoiCard(Card, frozen=True):
    """A Point of Interest, on a card or printed on the board. V-TERM-24."""

    text: Name
    biomes: list[Biome] = []
    actions: list[Action] = []
    time: TimeTrack | None = None
    stuck: bool = False
    """No Movement. V-ICON-50."""
    unsaved: bool = False
    """No Save. V-ICON-53."""
    final: bool = False
    """Final POI: nothing is left to explore. V-ICON-54."""
    important: bool = False
    """Important: the story cares about this Sector. V-ICON-55."""
    lander: bool = False
    """Lander: one may land here. V-ICON-56."""
    copies: AtLeastOne = 1
    """Copies of this card in the box. V-SETUP-06."""
    tutorial: bool = False
    """Whether it is used on the starting planet only. V-TUT-81, V-TUT-82."""


class Sector(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Sector of a Planet board. V-TERM-20."""

    name: Name
    at: Spot | None = None
    """Where it is drawn."""
    mark: Mark | None = None
    """The landmark that is drawn there; without one, as its Biomes have it."""
    place: Place | None = None
    """What it looks like there from near by; without one, as its Biomes have it."""
    biomes: list[Biome] = []
    poi: PoiRef | None = None
    """The printed POI."""
    log: LogRef | None = None
    lander: bool = False
    important: bool = False
    stuck: bool = False


class Path(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line between two Sectors. V-TERM-21."""

    ends: tuple[SectorNumber, SectorNumber]
    icons: list[PathIcon] = []
    one_way: bool = False
    """Only from the first end to the second. V-TRAVEL-03."""
    via: Spot | None = None
    """The point towards which it is drawn as a curve."""


class Landing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An entry of a landing table: for which results of the D10, and what happens. V-LAND-11."""

    name: Name
    up_to: Annotated[int, msgspec.Meta(ge=0, le=9)]
    effect: EffectText
    text: Name = ""


class Deadline(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Log that is read when a round ends, from this one on. V-END-04."""

    round: AtLeastOne
    log: LogRef


class PlanetCard(Card, frozen=True):
    """A Planet board. V-TERM-37."""

    text: Name
    sectors: dict[str, Sector]
    paths: list[Path]
    condition: ConditionRef
    """The printed one. V-GLOBAL-01."""
    missions: list[MissionRef]
    letter: Letter
    icons: list[Icon]
    """Frequently tested. V-LAND-18."""
    uniques: list[UniqueRef] = []
    """From bottom to top; they are found nowhere else. V-UNIQ-01, V-UNIQ-02."""
    no_unique: EffectText | None = None
    """What is done if the space is empty. V-UNIQ-05."""
    threats: list[ThreatRef] = []
    """Those that are there from the start: none, one or several. V-THREAT-11."""
    briefing: LogRef | None = None
    landed: LogRef | None = None
    lift_off: LogRef | None = None
    evac: LogRef | None = None
    landing: list[Landing] = []
    stat: Literal["", "armor", "sensors", "agility"] = ""
    """Recommended. V-LAND-18."""
    supplies: int | None = None
    """A Supplies track of the board's own. V-RUL-C24."""
    deadline: Deadline | None = None
    """For boards on which nothing else ends a long stay."""
    starting: bool = False
    """The starting planet, with the relaxed rules of chapter 6.2."""
    system: str = ""
    """Where it lies on the star map: some Mods are made for certain systems."""
    elsewhere: list[str] = []
    """Flags on which something here depends and that only places set which the pack does not have."""
    look: Look = "dust"
    tint: Annotated[str, msgspec.Meta(pattern=r"^#[0-9A-F]{6}$")] = "#8A93A5"
    seed: NotNegative = 0
    """Of the drawn ground: the same for everybody."""

    @property
    def biomes(self) -> list[str]:
        """Those that its Sectors show. V-LAND-18."""
        return sorted({biome for sector in self.sectors.values() for biome in sector.biomes})


class ConditionCard(Card, frozen=True):
    """A Global Condition. V-GLOBAL-03."""

    travel: EffectText
    """What a Travel icon does. V-TRAVEL-06."""
    text: Name = ""
    check: Action | None = None
    """A Dice Check in its place."""
    need: Need = ""
    gives: EffectText | None = None
    """The Dice Combination. V-GLOBAL-04."""
    specials: list[Special] = []
    action: Action | None = None
    time: TimeTrack | None = None
    powers: list[str] = []
    abilities: list[Ability] = []
    tutorial: bool = False
    """Whether it is used on the starting planet only. V-TUT-81, V-TUT-82."""


class MissionCard(Card, frozen=True):
    text: Name
    optional: bool = False
    goal: EffectText | None = None
    """An Objective that the players complete, written `if ...: nothing`. V-MISSION-03."""
    where: list[SectorNumber] = []
    """The Sectors to which its text sends the team."""
    completed: EffectText | None = None
    """The Completion text."""
    actions: list[Action] = []
    time: TimeTrack | None = None
    tutorial: bool = False
    """Whether it is used on the starting planet only. V-TUT-81, V-TUT-82."""


class ThreatCard(Card, frozen=True):
    """A Threat: behaviours by name, and which of them each space of its Time Track calls. V-THREAT-02, V-THREAT-03."""

    text: Name
    sector: SectorNumber
    spaces: list[list[str]]
    """Names of behaviours, and `reset`."""
    behaviours: dict[str, EffectText]
    actions: list[Action] = []
    others: list[SectorNumber] = []
    unsaved: bool = False
    living: bool = False

    def tracked(self, colour: str) -> int | None:
        """The place of the one Action that has a track of a colour; None if none has, or several have."""
        places = [place for place, action in enumerate(self.actions) if action.track(colour) is not None]
        return places[0] if len(places) == 1 else None


Stage = Literal["start", "sections", "team", "begin", "turn", "round"]
"""When a Log of a scenario is read: first of all, when Sections are taken, when the team is chosen, before the first
round; after the first turn and after the first round of a led one. V-TUT-01, V-TUT-46, V-TUT-65."""


class ScenarioCard(Card, frozen=True):
    """A single Exploration to play by itself: a planet, and what the team brings. V-OPS-05."""

    planet: Annotated[str, CardRef("planet")]
    text: Name
    script: bool = False
    """Whether the first round is led, with the fixed crew. Rulebook chapter 6."""
    rank: Rank = 1
    dice: dict[Section, list[Annotated[str, CardRef("die")]]] = {}
    """Beside the starting ones."""
    equipment: list[Annotated[str, CardRef("equipment")]] = []
    lander: Annotated[str, CardRef("lander")] | None = None
    mods: list[Annotated[str, CardRef("mod")]] = []
    flags: list[str] = []
    """What earlier Explorations left behind."""
    goal: MissionRef | None = None
    """The Mission that wins; without one, all that are not optional."""
    campaign: Annotated[str, CardRef("campaign")] | None = None
    """What comes after the first Exploration; without one, nothing does."""
    recruits: AtLeastOne = 3
    """From how many each Crewmember of the team is chosen. V-RUL-73."""
    decks: bool = False
    """Whether players may build their Section decks. V-SHIP-LAUNCH-14."""
    operation: bool = False
    """Whether it is an Operation on its own: the team loads its Lander from the Armory, and the dice of the Mystery
    Envelope are in the box. Its set-up is written here; all rules hold. V-OPS-01, V-OPS-02, V-OPS-03, V-OPS-05."""
    free_dice: NotNegative = 0
    """Of an Operation: dice that each Section chooses from the box. V-OPS-05."""
    logs: dict[Stage, LogRef] = {}
    """Logs of the set-up and of the led round. V-TUT-01, V-QUICK-04."""
    next: Annotated[str, CardRef("scenario")] | None = None
    """What to play when this was won."""

    def after(self, outcome: str) -> str:
        """What to play now that it is over: once more what was lost; empty if the pack names nothing."""
        return (self.next or "") if Outcome.parse(outcome).how == "won" else self.id
