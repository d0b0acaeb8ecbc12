"""The definitions that a pack for Vanguard holds. Every value marked as a ruling in the rulebook is one of these."""

from collections.abc import Iterator, Mapping
from typing import Annotated, Literal

import msgspec

from farlight.content import Card, CardRef, EffectText, Kind, Name, build, kinds_of
from farlight.content.pictures import Face
from farlight.vanguard.model.card_parts import (
    Ability,
    Action,
    AtLeastOne,
    Biome,
    Colour,
    Find,
    Icon,
    NotNegative,
    Rank,
    Section,
)
from farlight.vanguard.model.dice_requirements import Need, colour_of
from farlight.vanguard.model.pack_lookups import Known
from farlight.vanguard.model.planet_cards import (
    ConditionCard,
    LogCard,
    MissionCard,
    PlanetCard,
    PoiCard,
    ScenarioCard,
    ThreatCard,
)
from farlight.vanguard.model.ship_cards import (
    AddonCard,
    CampaignCard,
    FacilityCard,
    LandingCard,
    MoraleCard,
    ObjectiveCard,
    ProductionCard,
    ResearchCard,
    SecondaryCard,
    ShipRulingCard,
    SituationCard,
    SystemCard,
    TechCard,
    UpgradeCard,
)

Symbol = Literal["damage", "heavy", "mental", "special"]
Danger = Literal["common", "uncommon", "rare", "special"]


class StoryPerson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody of the story, and the word by which a Log speaks of them."""

    name: Name
    text: Name
    word: str
    section: str = ""
    face: Face | None = None


class RulingCard(Card, frozen=True):
    """The values that the rulebook leaves to us. One card: `[ruling.base]`."""

    injury_faces: list[Symbol]
    """The faces of an Injury die. V-RUL-09."""
    danger_faces: list[Danger]
    """The faces of a Danger die. V-RUL-10."""
    danger_dice: AtLeastOne
    """Danger dice in the box. V-COMP-05."""
    injury_dice: AtLeastOne
    """Injury dice in the box. V-COMP-04."""
    slots: list[AtLeastOne]
    """Usable slots of a column by Rank. V-RUL-37."""
    hand: list[AtLeastOne]
    """Section cards in hand by Rank. V-CARD-08."""
    start_hand: list[AtLeastOne]
    """Section cards that are drawn at the start, by Rank. V-RUL-52."""
    injury_slots: AtLeastOne
    """Injury slots of a Crewmember; one Injury more is the fourth. V-INJ-16."""
    few_dice: AtLeastOne
    """With so many Section dice or fewer a Sacrifice is replaced. V-SAC-04."""
    exert: AtLeastOne
    """Dice that an Exert Refreshes. V-EXERT-03."""
    lead_total: AtLeastOne
    """The total of Leads on a deck that gives its top Discovery. V-LEAD-09."""
    start_dice: dict[Section, list[str]]
    """Dice that each Section begins with. V-DICE-20, V-DICE-21, V-DICE-22, V-DICE-23, V-RUL-21."""
    least_deck: AtLeastOne
    """Cards that a Section deck needs at least. V-CARD-12."""
    wild_dice: dict[Section, str]
    """The Wild die of each Section. V-RUL-25."""
    wild_price: AtLeastOne
    """Success tokens for the Wild dice of the Tutorial. V-TUT-86."""
    deadly_dice: AtLeastOne
    """Injury dice that decide on a fourth Injury in Deadly Space. V-DEADLY-12."""
    spare_injury: Annotated[str, CardRef("injury_type")]
    """What is gained when a type has run out. V-INJ-06."""
    worn_injury: Annotated[str, CardRef("injury_type")]
    """What replaces a Sacrifice. V-SAC-04."""
    no_poi: Annotated[str, CardRef("poi")]
    """The neutral POI, where a Sector has none. V-RUL-67."""
    chiefs: dict[Section, Name]
    """Who speaks for a Section that is not in the Away Team."""
    people: dict[str, "StoryPerson"] = {}
    """Who comes up in the Logs: told of in the chronicle once they have been met."""
    unpaid: EffectText | None = None
    """What an Evac costs that cancels debts, however many. V-ENV-04."""


class DieCard(Card, frozen=True):
    """A kind of Section die: its colour, its type, its six faces, and how many there are.

    V-DICE-01, V-DICE-02, V-RUL-39, V-RUL-40.
    """

    colour: Colour
    type: Literal["basic", "specialised", "universal", "expert", "wild"]
    faces: list[str]
    box: NotNegative
    envelope: NotNegative = 0
    brackets: list[str] = []
    """Its faces in brackets. V-DICE-17."""


class DangerCard(Card, frozen=True):
    """A table for the Danger die. V-RUL-60."""

    effects: dict[Danger, EffectText]


class SectionCard(Card, frozen=True):
    """A Section card: a top effect with its moment, and a Dice Combination. V-CARD-01."""

    section: Section
    rank: Rank
    top: Ability
    need: Need
    gives: EffectText
    starter: bool = False
    tutorial: NotNegative = 0
    """The place in a Tutorial deck, from the top. V-TUT-07."""


class CrewCard(Card, frozen=True):
    """A Crewmember. V-CREW-01."""

    icon: Icon
    skill: Name
    charges: AtLeastOne
    ability: Ability
    file: Name
    origin: Name
    pronouns: Literal["they", "she", "he"] = "they"
    tutorial: Section | None = None
    """The Section for which it is the Crewmember of the Tutorial. V-TUT-02."""
    face: Face | None = None
    """What they look like; without it, any face."""

    @property
    def convert(self) -> tuple[str, str]:
        """The Convert Ability: a colour, and the icon that its `BAS` can stand for. V-CREW-02, V-CREW-03."""
        return colour_of(self.icon), self.icon


class EventCard(Card, frozen=True):
    """An Event: its Biomes, the main effect for those who stand in one, the secondary for others. V-EVENT-04."""

    deck: Literal["standard", "advanced", "tutorial"]
    biomes: list[Biome]
    main: EffectText
    other: EffectText
    """What is printed on the card, mostly a progress of all Time Tracks. V-EVENT-11."""
    text: Name = ""


class InjuryTypeCard(Card, frozen=True):
    """A type of Injury: what its symbols do. V-ICON-31."""

    symbols: dict[Symbol, EffectText]
    tutorial: bool = False


class InjuryCard(Card, frozen=True):
    type: Annotated[str, CardRef("injury_type")]


class DiscoveryCard(Card, frozen=True):
    type: Find
    rarity: Literal["common", "rare", "ultra"]
    ability: Ability | None = None
    """During Exploration. V-DISC-08."""
    unloaded: EffectText | None = None
    """What it does when it is unloaded. V-DISC-09."""


class UniqueCard(Card, frozen=True):
    number: AtLeastOne
    """Which of them it is; the planet that has it names the card. V-UNIQ-01."""
    text: Name
    ability: Ability | None = None
    unloaded: EffectText | None = None


class LeadCard(Card, frozen=True):
    """A kind of Lead token, with its value. V-LEAD-06, V-RUL-63."""

    value: NotNegative
    count: AtLeastOne
    bonus: Literal["", "card", "charge"] = ""
    recycle: bool = False


class RankUpCard(Card, frozen=True):
    """A Rank-Up card: a goal, and Success thresholds by Rank. V-RANK-01, V-RANK-05."""

    thresholds: list[AtLeastOne]
    goal: EffectText
    """A condition, written `if ...: nothing`."""
    action: Action | None = None
    """A Special Action that it offers. V-RANK-06."""
    tutorial: bool = False


class EquipmentCard(Card, frozen=True):
    """An Equipment card of one of the four kinds. V-EQUIP-01."""

    number: AtLeastOne
    kind: Literal["small", "personal", "mission", "upgrade"]
    text: Name = ""
    section: Section | None = None
    copies: AtLeastOne = 1
    abilities: list[Ability] = []
    converts: list[Icon] = []
    """Icons that whoever carries it can convert to. V-EQUIP-18."""
    powers: list[str] = []
    """What holds as long as it is carried, or its token lies on the board."""
    upgrades: Annotated[str, CardRef("equipment")] | None = None
    """The Mission Equipment without which it cannot be taken. V-EQUIP-05."""
    place: EffectText | None = None
    """What placing its token costs; placing counts as an Action. V-EQUIP-12."""
    action: Action | None = None
    """A Special Action where its token lies."""


class LanderCard(Card, frozen=True):
    """A Lander: its statistics, its room for Equipment, Supplies and Discoveries, its slots for Mods.

    V-LAND-01, V-LAND-02, V-LAND-03, V-LAND-04, V-LAND-05.
    """

    text: Name
    armor: NotNegative
    sensors: NotNegative
    agility: NotNegative
    personal: NotNegative
    mission: NotNegative
    supplies: NotNegative
    most_supplies: AtLeastOne
    discoveries: NotNegative
    track: AtLeastOne
    structural: NotNegative
    utility: NotNegative
    damaged: bool
    """Whether it can be damaged. V-LAND-17."""
    basic: bool = False
    """Whether it is the basic Lander, which is always there. V-LAND-09."""


class ModCard(Card, frozen=True):
    """A Lander Mod. V-LAND-06, V-LAND-07."""

    number: AtLeastOne
    type: Literal["structural", "utility"]
    text: Name = ""
    stats: dict[str, int] = {}
    """Statistics and capacities that it changes."""
    abilities: list[Ability] = []
    powers: list[str] = []
    action: Action | None = None


class Cards(msgspec.Struct, frozen=True):
    """What a pack holds: the kinds of cards, each under the word that packs use."""

    ruling: Annotated[RulingCard, Kind("ruling")]
    dice: Annotated[dict[str, DieCard], Kind("die")]
    dangers: Annotated[dict[str, DangerCard], Kind("danger")]
    sections: Annotated[dict[str, SectionCard], Kind("section")]
    crew: Annotated[dict[str, CrewCard], Kind("crew")]
    events: Annotated[dict[str, EventCard], Kind("event")]
    injury_types: Annotated[dict[str, InjuryTypeCard], Kind("injury_type")]
    injuries: Annotated[dict[str, InjuryCard], Kind("injury")]
    discoveries: Annotated[dict[str, DiscoveryCard], Kind("discovery")]
    uniques: Annotated[dict[str, UniqueCard], Kind("unique")]
    leads: Annotated[dict[str, LeadCard], Kind("lead")]
    rankups: Annotated[dict[str, RankUpCard], Kind("rankup")]
    equipment: Annotated[dict[str, EquipmentCard], Kind("equipment")]
    landers: Annotated[dict[str, LanderCard], Kind("lander")]
    mods: Annotated[dict[str, ModCard], Kind("mod")]
    planets: Annotated[dict[str, PlanetCard], Kind("planet")]
    pois: Annotated[dict[str, PoiCard], Kind("poi")]
    conditions: Annotated[dict[str, ConditionCard], Kind("condition")]
    missions: Annotated[dict[str, MissionCard], Kind("mission")]
    threats: Annotated[dict[str, ThreatCard], Kind("threat")]
    logs: Annotated[dict[str, LogCard], Kind("log")]
    scenarios: Annotated[dict[str, ScenarioCard], Kind("scenario")]
    shiprulings: Annotated[dict[str, ShipRulingCard], Kind("shipruling")]
    morales: Annotated[dict[str, MoraleCard], Kind("morale")]
    techs: Annotated[dict[str, TechCard], Kind("tech")]
    objectives: Annotated[dict[str, ObjectiveCard], Kind("objective")]
    secondaries: Annotated[dict[str, SecondaryCard], Kind("secondary")]
    upgrades: Annotated[dict[str, UpgradeCard], Kind("upgrade")]
    situations: Annotated[dict[str, SituationCard], Kind("situation")]
    systems: Annotated[dict[str, SystemCard], Kind("system")]
    landings: Annotated[dict[str, LandingCard], Kind("landing")]
    researches: Annotated[dict[str, ResearchCard], Kind("research")]
    productions: Annotated[dict[str, ProductionCard], Kind("production")]
    facilities: Annotated[dict[str, FacilityCard], Kind("facility")]
    addons: Annotated[dict[str, AddonCard], Kind("addon")]
    campaigns: Annotated[dict[str, CampaignCard], Kind("campaign")]


class Definitions(Cards, frozen=True):
    """A loaded pack, as the rules use it."""

    cards: Mapping[str, Mapping[str, Card]]
    """All of them, by kind and id."""
    moments: dict[str, frozenset[str]]
    """The cards that have something for a moment: most moments pass without a question."""
    known: Known = msgspec.field(default_factory=Known)

    @property
    def shipruling(self) -> ShipRulingCard:
        """The one card with the values of the ship."""
        return next(iter(self.shiprulings.values()))


KINDS = kinds_of(Cards)

Usable = SectionCard | CrewCard | EquipmentCard | DiscoveryCard | UniqueCard | ModCard
"""Cards with something to be used at its moment."""
ALSO = {"travel": "follow", "rest": "rest-here"}
"""Another's Travel or Rest is a moment for those who stand beside."""


def definitions(pack: Mapping[str, Mapping[str, Card]]) -> Definitions:
    """The pack's cards as the rules use them."""
    return build(Definitions, pack, cards=pack, moments=_moments(build(Cards, pack)))


def usable(cards: Cards) -> Iterator[Usable]:
    """All cards with something to be used."""
    kinds = (cards.sections, cards.crew, cards.equipment, cards.discoveries, cards.uniques, cards.mods)
    for known in kinds:
        yield from known.values()


def _moments(cards: Cards) -> dict[str, frozenset[str]]:
    found: dict[str, set[str]] = {}
    for card in usable(cards):
        for ability in abilities_of(card):
            found.setdefault(ability.when, set()).add(card.id)
    for moment, other in ALSO.items():
        found.setdefault(moment, set()).update(found.get(other, ()))
    return {moment: frozenset(names) for moment, names in found.items()}


def abilities_of(card: Usable) -> list[Ability]:
    """Section cards have a top effect, people and finds one ability, Equipment and Mods any number."""
    match card:
        case SectionCard():
            return [card.top]
        case EquipmentCard() | ModCard():
            return card.abilities
        case _:
            return [card.ability] if card.ability is not None else []
