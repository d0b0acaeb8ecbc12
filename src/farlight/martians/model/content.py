"""The definitions that a pack for Martians holds. Every value marked as a ruling in the rulebook is one of these."""

from collections.abc import Iterable, Mapping
from typing import Annotated, Literal, TypeVar

import msgspec

from farlight.content import Card, CardRef, EffectText, Kind, Name, build, kinds_of
from farlight.content.pictures import Face, Place
from farlight.martians.model import ids
from farlight.martians.model.card_parts import (
    ActionType,
    AtLeastOne,
    Colour,
    Complex,
    Element,
    FacilityRef,
    Need,
    NotNegative,
    Penalty,
    Percent,
    Supply,
    Token,
)
from farlight.martians.model.mission_sheets import (
    ActionCard,
    CampaignCard,
    DebriefCard,
    MissionCard,
    TalkCard,
    TraitCard,
)


class RulingCard(Card, frozen=True):
    """The values that the rulebook leaves to us. One card: `[ruling.base]`. M-RUL-READ-04."""

    supply_limit: AtLeastOne
    """How much of each supply the General Supply can hold. M-RUL-PROD-07, M-SUP-07."""
    condition_icons: list[AtLeastOne]
    """The wounds at which a Condition is drawn. M-WND-06, M-RUL-HP-02."""
    most_wounds: AtLeastOne
    """The wounds that an astronaut can bear and live. M-WND-03, M-RUL-HP-01."""
    stress_limit: AtLeastOne
    stress_per_tile: NotNegative
    """Stress that each Shutdown tile brings in the Production phase. M-SHUT-09."""
    relax_stress: AtLeastOne
    """Stress that the Relax action takes away. M-RELX-02."""
    failure_tokens: NotNegative
    """Morale tokens for an action that fails. M-DICE-04."""
    workshop_token: Token
    """What a Workshop with broken hardware puts on the actions. M-RUL-FAC-08."""
    bag_tickets: AtLeastOne
    """Tickets of each Complex in the bag that says which track rises. M-RUL-EV-02."""
    consequence_chances: list[Percent]
    """In the first and the second sol after an event. M-RUL-EV-06."""
    echo_chance: Percent
    """How likely an event schedules its follow-up. M-RUL-EV-09."""
    echo_delay: list[AtLeastOne]
    """Sols until a follow-up is due, all equally likely. M-RUL-FUP-02."""
    echoes_per_sol: AtLeastOne
    """Follow-ups that may happen in one sol; others wait. M-RUL-FUP-03."""
    adventure_delay: list[AtLeastOne]
    """Sols until the delayed part of an Adventure is due, all equally likely. M-RUL-ADV-04."""
    adventure_chance: Percent
    event_places: dict[str, NotNegative]
    """How many events of each kind a deck holds. M-RUL-EV-04."""
    event_pool: Literal["generic", "all"]
    adventure_pool: Literal["core", "all"]
    lab_needs_oxygen: bool
    """Whether the Lab is one of the users of oxygen, as the English edition has it. M-RUL-FAQ-03."""
    solo_machines: AtLeastOne
    """AOMs that a solo player may use in a round. M-PC-06."""
    machines_by_crew: dict[str, NotNegative]
    """AOMs that the players choose, by the number of astronauts. M-PC-03, M-PC-04."""
    discovery_tokens: NotNegative
    """For whoever has nothing left to unlock. M-MIS-CAMP-11."""


class DifficultyCard(Card, frozen=True):
    """A level: the size of events and what a mission starts with. M-RUL-DIF-01, M-DIFF-03."""

    line: Name
    magnitudes: dict[str, AtLeastOne]
    """HS, HM, HL, GS, GM."""
    chance: AtLeastOne
    """Factor of consequences in percent. M-RUL-DIF-P."""
    upgrades: NotNegative
    """Upgrade cards that are there from the start. M-RUL-UPG-10."""
    tokens: NotNegative
    """Morale tokens of each astronaut at the start. M-RUL-SUP-05."""


class FacilityCard(Card, frozen=True):
    """A Facility tile or a structure card. M-TERM-05, M-RUL-STR-01."""

    plate: Name
    """The word on the board; `name` is what the crew calls it."""
    complex: Complex
    elements: dict[Element, Penalty]
    line: Name = ""
    tile: bool = True
    stands_for: FacilityRef | None = None
    """For structure cards: the tile in whose place they stand. M-RUL-STR-20."""
    action: ActionType | None = None
    produces: Supply | None = None
    top: NotNegative = 0
    """Highest productivity."""
    houses: NotNegative = 0
    """Greenhouse spaces. M-FARM-01."""
    first_houses: NotNegative = 0
    """Greenhouses that are ready when the card comes into play. M-FAQ-32."""
    heals_conditions: bool = True
    relax_stress: NotNegative = 0
    """Stress taken by Relax here; 0 for the usual number. M-RUL-STR-04."""
    place: Place = "corridor"
    """What it looks like there."""


class RoverCard(Card, frozen=True):
    pawns: AtLeastOne
    types: list[ActionType]
    outside: bool
    """Whether it only works outside the HUB. M-ROV-05."""
    line: Name = ""


class DieSetCard(Card, frozen=True):
    """The three dice of a colour: how many of six faces show the symbol. M-RUL-DIE-01."""

    success: NotNegative
    wound: NotNegative
    adventure: NotNegative


class MalfunctionDieCard(Card, frozen=True):
    """A Malfunction die: the Complex whose marker it moves, and its faces. M-MALF-05."""

    complex: Complex
    faces: list[AtLeastOne]


class TerrainCard(Card, frozen=True):
    """A terrain effect. M-ICON-11, M-ICON-12, M-ICON-13, M-ICON-14, M-ICON-15, M-ICON-16."""

    effect: Literal["none", "hazard", "blocked", "adventure", "morale", "wound", "extra-pawn"]
    line: Name = ""
    place: Place = "dunes"
    """What it looks like there."""


class RoiCard(Card, frozen=True):
    ring: Annotated[int, msgspec.Meta(ge=1, le=3)]
    samples: NotNegative
    poi: bool
    mark: bool
    terrain: Annotated[str, CardRef("terrain")]
    dealt: bool = True
    """Whether it lies in the pile of its ring; others come only by an effect. M-MIS-SLOT-WM3."""


class ConditionCard(Card, frozen=True):
    line: Name
    count: AtLeastOne
    """How many tokens there are: these alone can run out, of all others there is always one more.

    M-GEN-08, M-FAQ-11.
    """


class PoiCard(Card, frozen=True):
    """A POI token: an effect of its own, or a letter that the mission explains. M-POI-03, M-POI-07."""

    count: AtLeastOne
    letter: Literal["", "a", "b", "c"] = ""
    effect: EffectText | None = None


class ResearchCard(Card, frozen=True):
    number: AtLeastOne
    percent: Percent


class DirectionCard(Card, frozen=True):
    """A Direction and its strength. M-DIR-01, M-DIR-05."""

    strength: Literal["light", "medium", "intense"]


class ShutdownCard(Card, frozen=True):
    """A Shutdown tile's front. M-SHUT-14."""

    kind: Literal["energy", "oxygen"]
    effect: EffectText


class UpgradeCard(Card, frozen=True):
    """An Upgrade: the one Facility that it fits, what it does there, and the parts that it can be taken apart into.

    M-UPG-02, M-UPG-08.
    """

    facility: FacilityRef
    parts: list[Element]
    power: Literal["heal-alone", "manage-more", "morale-token", "bypass", "route", "chute", "reroll", "rest-more"]
    line: Name
    rule: str


class AbilityCard(Card, frozen=True):
    """A base ability or an Ability card. M-ASTR-04."""

    profession: str
    base: bool
    cost: NotNegative
    sample: bool = False
    """Whether it costs a sample from the Cargo Bay, too. M-FAQ-20."""
    colours: list[Colour] = []
    """Dice that it rerolls. M-RUL-ABI-14."""
    effect: EffectText | None = None
    window: Literal["", "rolled", "wounded", "draw", "plan"] = ""
    line: Name = ""
    rule: str = ""


class MachineCard(Card, frozen=True):
    """An AOM. M-AOM-01."""

    type: ActionType
    line: Name


class AstronautCard(Card, frozen=True):
    profession: str
    profile: Annotated[str, CardRef("profile")]
    face: Face
    body: Name
    private: Name
    key: Name
    temper: Name


class ProfileCard(Card, frozen=True):
    tags: list[str]


class MalfunctionCard(Card, frozen=True):
    complex: Complex
    facility: str
    """A Facility, `panel` or `oxygenator`. M-MALF-22, M-MALF-30."""
    keyword: Literal["complication", "obstacle", "problem", "conflict"]
    line: Name
    effect: EffectText


class Telling(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another text of a card, for when something happened before: the same card tells it as people would."""

    when: EffectText
    """`if CONDITION: say`."""
    text: Name


class EventCard(Card, frozen=True):
    """A Mission Event; its delayed consequence and its follow-up are two things. M-EVT-05, M-EVT-12, M-CONS-05."""

    kind: Literal["facility", "supply", "crew", "outdoor", "favourable", "mission"]
    pool: str
    """`generic`, a category, or a mission's id."""
    text: Name
    now: EffectText
    pawns: AtLeastOne
    reward: EffectText
    type: Literal["research", "build", "manage"] | None = None
    """The type whose costs and penalties its action bears. M-EVA-05."""
    needs: list[Need] = []
    different: bool = False
    """The pawns must be of different astronauts."""
    helper: bool = False
    """Not by the First Player of the sol in which it came."""
    later: EffectText | None = None
    """The delayed consequence. M-LOG-05."""
    echo: Literal["", "pool", "own"] = ""
    """Whether a follow-up comes of it, and from where. M-RUL-EV-09."""
    place: Place | None = None
    """Where it happens, for its picture; without one, as events of its kind."""
    instead: list[Telling] = []
    """Other texts: the first whose condition holds is told. M-APP-15."""


class AdventureCard(Card, frozen=True):
    colour: Colour
    core: bool
    """Whether it is one of the twelve of the rulebook. M-RUL-ADV-01."""
    tone: Literal["harm", "favour", "delayed-harm", "delayed-favour"]
    text: Name
    effect: EffectText | None = None
    later: EffectText | None = None
    later_text: Name = ""
    place: Place | None = None
    """Where it is met, for its picture; without one, where actions of its colour are done."""
    instead: list[Telling] = []
    """Other texts, of which the first that holds is told."""


class EchoCard(Card, frozen=True):
    """A Consequential Event. M-CONS-01."""

    tag: str
    tone: Literal["good", "bad", "mixed"]
    text: Name
    effect: EffectText
    parent: Annotated[str, CardRef("event")] | None = None
    """The event that owns it; without one it belongs to the pool."""
    instead: list[Telling] = []
    """Other texts, of which the first that holds is told."""


class Cards(msgspec.Struct, frozen=True):
    """What a pack holds: the kinds of cards, each under the word that packs use."""

    ruling: Annotated[RulingCard, Kind("ruling")]
    difficulties: Annotated[dict[str, DifficultyCard], Kind("difficulty")]
    facilities: Annotated[dict[str, FacilityCard], Kind("facility")]
    rovers: Annotated[dict[str, RoverCard], Kind("rover")]
    dice: Annotated[dict[str, DieSetCard], Kind("die")]
    malfunction_dice: Annotated[dict[str, MalfunctionDieCard], Kind("malfunction_die")]
    terrains: Annotated[dict[str, TerrainCard], Kind("terrain")]
    rois: Annotated[dict[str, RoiCard], Kind("roi")]
    conditions: Annotated[dict[str, ConditionCard], Kind("condition")]
    pois: Annotated[dict[str, PoiCard], Kind("poi")]
    research: Annotated[dict[str, ResearchCard], Kind("research")]
    directions: Annotated[dict[str, DirectionCard], Kind("direction")]
    shutdowns: Annotated[dict[str, ShutdownCard], Kind("shutdown")]
    upgrades: Annotated[dict[str, UpgradeCard], Kind("upgrade")]
    abilities: Annotated[dict[str, AbilityCard], Kind("ability")]
    machines: Annotated[dict[str, MachineCard], Kind("machine")]
    astronauts: Annotated[dict[str, AstronautCard], Kind("astronaut")]
    profiles: Annotated[dict[str, ProfileCard], Kind("profile")]
    malfunctions: Annotated[dict[str, MalfunctionCard], Kind("malfunction")]
    events: Annotated[dict[str, EventCard], Kind("event")]
    adventures: Annotated[dict[str, AdventureCard], Kind("adventure")]
    echoes: Annotated[dict[str, EchoCard], Kind("echo")]
    missions: Annotated[dict[str, MissionCard], Kind("mission")]
    actions: Annotated[dict[str, ActionCard], Kind("action")]
    debriefs: Annotated[dict[str, DebriefCard], Kind("debrief")]
    talk: Annotated[dict[str, TalkCard], Kind("talk")]
    campaigns: Annotated[dict[str, CampaignCard], Kind("campaign")]
    traits: Annotated[dict[str, TraitCard], Kind("trait")]


class Definitions(Cards, frozen=True):
    """All definitions, ready for the rules."""

    cards: Mapping[str, Mapping[str, Card]]
    """All of them, by kind and id."""
    tables: "Tables"


class Tables(msgspec.Struct, frozen=True):
    """What the rules look up all the time, worked out once."""

    faces: dict[tuple[str, str], tuple[str, ...]]
    """By colour and die (`success`, `wound`, `adventure`)."""
    malfunction_faces: dict[str, tuple[str, ...]]
    terrain: dict[str, str]
    """By ROI tile."""
    tiles: dict[int, tuple[str, ...]]
    """The ROI tiles of a ring's pile."""
    colours: dict[str, str]
    """By action type. M-ICON-40."""
    users: dict[str, tuple[str, ...]]
    """Facilities that need a resource. M-PROD-09, M-PROD-10, M-RUL-FAC-01."""
    producers: dict[str, tuple[str, ...]]
    places: dict[str, tuple[str, ...]]
    """Facilities with an action, by its type, tiles first. M-ACT-22."""
    penalties: dict[str, tuple[tuple[str, str], ...]]
    """By Facility its elements, each with its penalty. M-TERM-08."""
    harms: dict[str, str]
    """The penalty of each element. M-TERM-08."""
    stand_ins: dict[str, tuple[str, ...]]
    """Structure cards by the tile they stand for. M-RUL-STR-20."""
    abilities: dict[str, tuple[str, ...]]
    """By profession, the base ability first."""
    actions: dict[str, tuple[str, ...]]
    """Special actions by mission."""
    echoes: dict[str, tuple[str, ...]]
    """Follow-ups by the event that owns them; the pool under no name."""
    special: dict[tuple[str, str], tuple[str, ...]]
    """Special actions by mission and type; those without a type under `own`."""
    event_types: tuple[str, ...]
    """The types that events name for their actions. M-EVA-05."""
    talk: dict[str, tuple[str, ...]]
    """Crew talk by the event that it answers; what only looks at the table under no name."""
    memo: dict[object, object] = {}
    """What rules worked out for a table and may need again: a cache, no definition."""


KINDS = kinds_of(Cards)
OPTIONAL = ("talk", "debrief", "campaign", "action", "echo", "trait")


FACES = 6
COLOURS: dict[str, str] = {
    "explore": "green",
    "gather": "grey",
    "relax": "grey",
    "research": "blue",
    "heal": "blue",
    "build": "brown",
    "manage": "brown",
    "": "brown",
}
"""The colour of an action's dice and Adventures by its type; without a type brown.

M-ICON-40, M-ADV-06, M-RELX-05, M-HEAL-10, M-MAN-06, M-RUL-GAP-18.
"""


def definitions(pack: Mapping[str, Mapping[str, Card]]) -> Definitions:
    """The pack's cards as the rules use them."""
    return build(Definitions, pack, cards=pack, tables=_tables(build(Cards, pack)))


def _tables(cards: Cards) -> Tables:
    facilities = cards.facilities
    tiles = [card for card in facilities.values() if card.tile]
    lab = cards.ruling.lab_needs_oxygen
    oxygen = [card.id for card in tiles if "filters" in card.elements or (card.id == "la" and lab)]
    penalties: dict[str, tuple[tuple[str, str], ...]] = {
        name: tuple((ids.Element.of(name, kind), penalty) for kind, penalty in card.elements.items())
        for name, card in facilities.items()
    }
    return Tables(
        faces={
            (colour, die): (die,) * getattr(card, die) + ("blank",) * (FACES - getattr(card, die))
            for colour, card in cards.dice.items()
            for die in ("success", "wound", "adventure")
        },
        malfunction_faces={die: tuple(map(str, card.faces)) for die, card in cards.malfunction_dice.items()},
        terrain={roi: cards.terrains[card.terrain].effect for roi, card in cards.rois.items()},
        tiles=_grouped((card.ring, card.id) for card in cards.rois.values() if card.dealt),
        colours=COLOURS,
        users={"energy": tuple(card.id for card in tiles if "connectors" in card.elements), "oxygen": tuple(oxygen)},
        producers={
            supply: tuple(card.id for card in facilities.values() if card.produces == supply)
            for supply in ("energy", "oxygen")
        },
        places=_grouped((card.action or "", card.id) for card in facilities.values()),
        penalties=penalties,
        harms={element: penalty for pairs in penalties.values() for element, penalty in pairs},
        stand_ins=_grouped((card.stands_for or "", card.id) for card in facilities.values()),
        abilities=_grouped((card.profession, card.id) for card in sorted(cards.abilities.values(), key=_base_first)),
        actions=_grouped((mission, card.id) for card in cards.actions.values() for mission in card.missions),
        echoes=_grouped((card.parent or "", card.id) for card in cards.echoes.values()),
        special=_grouped(
            ((mission, card.type or "own"), card.id) for card in cards.actions.values() for mission in card.missions
        ),
        event_types=tuple(sorted({card.type for card in cards.events.values() if card.type is not None})),
        talk=_grouped((card.on, card.id) for card in cards.talk.values() if card.on or card.when is not None),
    )


def _base_first(card: AbilityCard) -> bool:
    return not card.base


K = TypeVar("K")


def _grouped(pairs: Iterable[tuple[K, str]]) -> dict[K, tuple[str, ...]]:
    found: dict[K, tuple[str, ...]] = {}
    for key, value in pairs:
        found[key] = (*found.get(key, ()), value)
    return found
