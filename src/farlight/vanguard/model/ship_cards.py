"""Definitions of the ship: Bridge, Starmap, projects, Situations, and the campaign that joins them."""

from typing import Annotated, Literal

import msgspec

from farlight.content import Card, CardRef, EffectText, Name
from farlight.vanguard.model.card_parts import AtLeastOne, Find, Icon, LogRef, NotNegative

SystemRef = Annotated[str, CardRef("system")]
LandingRef = Annotated[str, CardRef("landing")]
Rarity = Literal["common", "rare", "ultra"]
Place = Literal["light", "moderate", "critical"]


class ShipRulingCard(Card, frozen=True):
    """The values that the rulebook leaves to us aboard. One card: `[shipruling.base]`."""

    sleeves: list[AtLeastOne]
    """Rank sleeves of a Section by Rank. V-SETUP-20, V-RUL-18."""
    medbay: dict[Place, AtLeastOne]
    """Slots by kind. V-RUL-83."""
    survival_dice: AtLeastOne
    """Injury dice of a Survival Check. V-SHIP-MEDBAY-14."""
    deadly_survival_dice: AtLeastOne
    """Injury dice of a Survival Check in Deadly Space; as many as `survival_dice` switches that change off.

    V-DEADLY-20, V-DEADLY-22.
    """
    deadly_morale: NotNegative
    """How often Morale falls for each death in Deadly Space. V-DEADLY-21."""
    section_slots: list[EffectText]
    """Bonuses of the Memorial Wall's slots of each Section. V-SHIP-MEMORIAL-6, V-SHIP-MEMORIAL-7, V-RUL-84."""
    common_slots: list[EffectText]
    """Bonuses of the Memorial Wall's common slots. V-SHIP-MEMORIAL-6, V-SHIP-MEMORIAL-7, V-RUL-84."""
    scan: list[NotNegative]
    """Energy for the parts of a Landing card. V-RUL-90."""
    lab: list[list[Icon | Literal["any"]]]
    """Lab Work icons by slot. V-RUL-92."""
    production_slots: AtLeastOne
    """Slots for Production Projects that are ready to start. V-RUL-93."""
    upgrade_slots: AtLeastOne
    """Of the Medbay and of the Production Complex. V-RUL-83, V-RUL-93."""
    addon_slots: AtLeastOne
    """Slots for Add-On Facilities. V-RUL-96."""
    lander_slots: AtLeastOne
    mod_slots: AtLeastOne
    """Slots of the Hangar for Landers and for Mods. V-RUL-97."""
    repair: AtLeastOne
    """Gathered Discoveries for a damaged Lander. V-RUL-97."""
    sale: AtLeastOne
    """Success for a die of each Section. V-RUL-80."""
    least_dice: AtLeastOne
    """What a Section keeps when dice are sold. V-SHIP-DEBRIEF-12."""
    rows: list["CabinetRow"]
    """Rows of the Cabinet, and what a full one gives. V-SHIP-UNLOAD-3, V-SHIP-UNLOAD-8, V-RUL-81."""
    berths: AtLeastOne
    """Boxes of the Log that ends a campaign without crew. V-RUL-98."""
    berth_log: LogRef
    """The Log with the boxes of emergency recruiting. V-SHIP-LAUNCH-6."""
    lost_log: LogRef
    """What is read when the last of those boxes is marked. V-SHIP-LAUNCH-9."""


class CabinetRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Numbers of Unique Discoveries, and what the complete row gives. V-SHIP-UNLOAD-3."""

    numbers: list[AtLeastOne]
    gives: EffectText


# Bridge


class MoraleCard(Card, frozen=True):
    """A level of Morale. V-SHIP-MORALE-5, V-SHIP-MORALE-6."""

    level: NotNegative
    """0 is the best. V-SHIP-MORALE-1."""
    command: int
    situations: NotNegative
    draft: AtLeastOne
    text: Name = ""


class TechCard(Card, frozen=True):
    """A Tech Level and the Energy that it gives at the Bridge. V-SHIP-BRIDGE-17."""

    level: NotNegative
    energy: NotNegative
    text: Name = ""


class ObjectiveCard(Card, frozen=True):
    """An Objective: what it gives to the Command Pool, how many Situations it brings, when it is reached.

    V-SHIP-BRIDGE-3, V-SHIP-BRIDGE-12.
    """

    command: NotNegative
    situations: NotNegative
    text: Name
    goal: list[EffectText]
    """When it is reached: one of these, each written `if ...: nothing`."""
    completed: EffectText
    """What is done then, at the Bridge."""
    where: list[LandingRef] = []
    """The Landing cards of the places that its text names."""
    gained: EffectText | None = None
    """When it comes to the Bridge."""
    bridge: EffectText | None = None
    """Standing text: at each Bridge."""
    failed: EffectText | None = None
    """Standing text: when a Mission failed, and when the ship was Adrift."""


class SecondaryCard(Card, frozen=True):
    """An Objective that may be taken, one at a time. V-COMP-53."""

    text: Name
    goal: list[EffectText]
    completed: EffectText


class UpgradeCard(Card, frozen=True):
    """A Bridge Upgrade. V-SHIP-BRIDGE-1, V-SHIP-BRIDGE-6."""

    text: Name
    slot: Annotated[str, msgspec.Meta(min_length=1)]
    """The slot of the Bridge that it matches; there is one of each. V-SHIP-BRIDGE-2."""
    travel: bool = False
    """Whether that slot is on the page for Travel. V-SHIP-BRIDGE-1."""
    command: int = 0
    energy: int = 0
    powers: list[str] = []
    bridge: EffectText | None = None
    """At each Bridge, after the pools are filled."""
    gained: EffectText | None = None
    """When it is installed."""
    flown: EffectText | None = None
    """After each flight."""


class SituationChoice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One way to take a Situation that nobody solved. V-SHIP-BRIDGE-9."""

    label: Name
    effect: EffectText
    cost: EffectText | None = None


class SituationCard(Card, frozen=True):
    """A Situation: what it does at the Bridge, and what solves it. V-SHIP-BRIDGE-9, V-SHIP-SITROOM-1."""

    text: Name
    choices: list[SituationChoice]
    icons: list[list[Icon | Literal["any"]]]
    """What Supervisors must bring: one of each group. V-SHIP-SITROOM-3, V-SHIP-SITROOM-6."""
    solved: EffectText
    back: bool | None = None
    """What its EFFECT does with the card: into Possible Situations, or out of the game; if it says neither, the card
    stays. V-SHIP-BRIDGE-10."""
    solved_text: Name = ""
    solved_back: bool = False
    """Whether the solved card goes back into Possible Situations, from where it can be drawn again.

    V-SHIP-SITROOM-4, V-SHIP-SITROOM-5.
    """
    possible: bool = False
    """Whether it is a Possible Situation from the start. V-SETUP-13."""


# Starmap


class Outbound(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A way to another system, with its price in Energy. V-SHIP-STARMAP-3, V-SHIP-STARMAP-4."""

    system: SystemRef
    energy: NotNegative
    log: LogRef | None = None
    dangerous: bool = False
    only: EffectText | None = None
    """Written `if ...: nothing`; without it the way is closed."""


class Destination(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A place in the Current System, with its price in Energy. V-SHIP-STARMAP-5, V-SHIP-STARMAP-6."""

    name: Name
    energy: NotNegative
    text: Name = ""
    landing: LandingRef | None = None
    log: LogRef | None = None
    dangerous: bool = False
    only: EffectText | None = None


class SystemCard(Card, frozen=True):
    """A page of the System Maps. V-SHIP-STARMAP-1."""

    text: Name
    outbound: list[Outbound]
    destinations: dict[str, Destination]
    at: tuple[int, int] = (0, 0)
    """Where the map draws it."""


class LandingCard(Card, frozen=True):
    """What the Planetary Scanner shows, top to bottom. The rest of it is printed on the planet. V-LAND-18."""

    number: AtLeastOne
    planet: Annotated[str, CardRef("planet")]
    notes: Name
    briefing: LogRef | None = None
    """In place of the planet's own."""


# Facilities


class Price(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Discoveries to pay: a type or any, of a rarity or better. V-SHIP-LAB-5, V-SHIP-LAB-6."""

    count: AtLeastOne = 1
    type: Find | Literal["any"] = "any"
    rarity: Rarity = "common"


class ResearchCard(Card, frozen=True):
    """A Research Project: its keyword, its cost and what it gives. V-SHIP-LAB-2, V-SHIP-LAB-10."""

    number: AtLeastOne
    keyword: Literal["lamp", "voice", "life", "matter", "hearth"]
    text: Name
    cost: list[Price]
    gives: EffectText
    """The back."""
    instead: EffectText | None = None
    """Written `if ...: nothing`: what replaces the cost."""


class ProductionCard(Card, frozen=True):
    """A Production Project: where it starts, who can boost it and what it gives.

    V-SHIP-PROD-6, V-SHIP-PROD-11, V-SHIP-PROD-12.
    """

    number: AtLeastOne
    text: Name
    stage: Literal[1, 2, 3]
    boost: list[list[Icon | Literal["any"]]]
    """One Crewmember for each group. V-SHIP-PROD-9."""
    gives: EffectText


class FacilityCard(Card, frozen=True):
    """A Facility Upgrade. V-COMP-61."""

    place: Literal["medbay", "production"]
    text: Name
    powers: list[str]


class AddonCard(Card, frozen=True):
    """An Add-On Facility and the text that a visit resolves. V-SHIP-ADDON-3."""

    text: Name
    effect: EffectText
    only: EffectText | None = None
    gained: EffectText | None = None


class Waiting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an act brings into play that is not written yet, by the kinds of card; what these bring needs no mention."""

    act: Name
    envelope: bool = False
    """Whether a Log of that act opens the Mystery Envelope. V-ENV-01."""
    objective: list[Annotated[str, CardRef("objective")]] = []
    secondary: list[Annotated[str, CardRef("secondary")]] = []
    upgrade: list[Annotated[str, CardRef("upgrade")]] = []
    tech: list[Annotated[str, CardRef("tech")]] = []
    situation: list[Annotated[str, CardRef("situation")]] = []
    research: list[Annotated[str, CardRef("research")]] = []
    production: list[Annotated[str, CardRef("production")]] = []
    facility: list[Annotated[str, CardRef("facility")]] = []
    addon: list[Annotated[str, CardRef("addon")]] = []
    equipment: list[Annotated[str, CardRef("equipment")]] = []
    lander: list[Annotated[str, CardRef("lander")]] = []
    mod: list[Annotated[str, CardRef("mod")]] = []
    unique: list[Annotated[str, CardRef("unique")]] = []


class CampaignCard(Card, frozen=True):
    """How a campaign begins. V-SETUP-30, V-SETUP-31, V-SETUP-32, V-SETUP-33, V-SETUP-34, V-SETUP-35."""

    text: Name
    objective: Annotated[str, CardRef("objective")]
    tech: Annotated[str, CardRef("tech")]
    morale: Annotated[str, CardRef("morale")]
    research: list[Annotated[str, CardRef("research")]]
    production: list[Annotated[str, CardRef("production")]]
    landers: list[Annotated[str, CardRef("lander")]]
    system: SystemRef
    log: LogRef
    """Before the first Ship Management. V-CONT-09."""
    later: list[Waiting] = []
    """Cards that nothing gives yet. The pack checker asks for one of the two."""
    bridge: EffectText | None = None
    """Standing text: at each Bridge, whatever the Objective. V-GEN-01."""
    flown: EffectText | None = None
    """Standing text: after each flight. V-GEN-01."""
    barracks: EffectText | None = None
    """Standing text: at each visit of the Barracks, before anything else there. V-GEN-01."""
    buried: EffectText | None = None
    """Standing text: for each of the dead, at the Memorial Wall. V-GEN-01."""
    marks: list[str] = []
    """Flags and boxes that nothing here reads: they are kept for later acts and campaigns. V-RESET-06."""
