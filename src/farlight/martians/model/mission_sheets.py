"""Definitions of mission sheets, special actions, debriefings and campaigns."""

from typing import Annotated, Literal

import msgspec

from farlight.content import Card, CardRef, EffectText, Name
from farlight.content.pictures import Place
from farlight.martians.model.card_parts import (
    ActionType,
    AtLeastOne,
    Element,
    FacilityRef,
    Need,
    NotNegative,
    SpaceRef,
    Supply,
)


class Objective(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    text: Name
    when: EffectText
    """Ticks it as soon as it holds: `if track fix at least 100: tick o1`."""
    optional: bool = False
    """Whether it helps but is not needed to win. M-MIS-GEN-08."""
    live: bool = False
    """Whether it holds only while its condition does. M-MIS-HOME-03."""
    wins: bool = False
    """Whether the sheet's victory sentence names it alone: the others are not asked for then. M-MIS-RIDDLE-01."""
    reward: EffectText | None = None
    by: list[str] = []
    """How to reach it: actions, `on_examined` or `on_discovery` for what these do, rules whose summaries say more."""
    at: list[SpaceRef] = []
    """Spaces that its text speaks of: they are marked on the map until somebody has been there."""


class MissionPoi(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a POI token with a letter does in this mission. M-MIS-GEN-21."""

    name: Name
    effect: EffectText


class MissionCard(Card, frozen=True):
    """A mission sheet. M-MIS-GEN-03."""

    category: Literal["exploration", "research", "construction"]
    """Each of the three has two of the single missions. M-MIS-GEN-01."""
    background: Name
    delay: NotNegative
    """Minutes of light delay, for the texts."""
    sols: AtLeastOne
    """With four astronauts; with fewer one more. M-RUL-SOL-01, M-END-12, M-PC-08."""
    threshold: NotNegative
    """How many elements may be broken at the end; meeting it is mandatory. M-END-02."""
    objectives: list[Objective]
    poi: dict[Literal["a", "b", "c"], MissionPoi]
    win: Name
    loss_time: Name
    loss_parts: Name
    dice: dict[str, list[Annotated[str, CardRef("malfunction_die")]]] = {}
    """By sol. M-MIS-GEN-20, M-RUL-SOL-03."""
    lasting_dice: dict[str, list[Annotated[str, CardRef("malfunction_die")]]] = {}
    """By sol: Box markers that turn red. M-MIS-HOME-06."""
    place: Place = "bridge"
    """Where its story begins, for the picture."""
    count_structures: bool = False
    """Whether structure cards count for the Threshold. M-TERM-12."""
    sample_rings: bool = False
    """Whether samples remember their ring. M-MIS-CORE-02."""
    tracks: dict[str, NotNegative] = {}
    """Percentage tracks and where they start."""
    supplies: dict[str, dict[Supply, str]] = {}
    """By difficulty: numbers or `X+2`. M-RUL-SUP-01."""
    parts: dict[str, dict[Element, NotNegative]] = {}
    seeds: NotNegative = 0
    broken: dict[str, list[str]] = {}
    """By difficulty: elements broken at set-up with four, three and two astronauts. M-RUL-SUP-06."""
    plants_short: NotNegative = 0
    """Greenhouses left empty at set-up. M-MIS-RIDDLE-07."""
    facilities: list[FacilityRef] = []
    """What is in play at the start; empty for all tiles."""
    explored: list[str] = []
    """Spaces explored at set-up, or `ring-1` for one by Direction card."""
    feature: str = ""
    """The mission's own rules in the engine: `beacons`, `nutrients`, `signals`, `crates` ..."""
    numbers: dict[str, int] = {}
    """The values of those rules."""
    crates: dict[str, list[FacilityRef]] = {}
    """What is in a crate, by its Objective token. M-MIS-LAND-07."""
    setup: EffectText | None = None
    production: EffectText | None = None
    """At the start of the Production phase. M-RUL-PROD-08."""
    stress: EffectText | None = None
    """With the Stress of the Production phase."""
    on_examined: EffectText | None = None
    on_discovery: EffectText | None = None
    on_explored: EffectText | None = None
    on_gathered: EffectText | None = None
    on_repaired: EffectText | None = None
    quiet_box: NotNegative = 0
    """Sols in which no Box marker turns red, whatever triggers. M-MIS-SLOT-WM1."""
    morale_limit: Annotated[int, msgspec.Meta(ge=-2, le=3)] = 3
    lines: list["Ending"] = []
    """Special lines of the debriefing."""
    campaign: bool = False
    """Whether it is part of a campaign and not offered alone."""


class Ending(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line that a debriefing adds when something holds."""

    when: EffectText
    """`if CONDITION: say`."""
    text: Name
    after_defeat: bool = False
    """Of a line that an epilogue adds: whether it is read after a defeat, too, unless somebody has died."""


class ActionCard(Card, frozen=True):
    """A special action of a mission. M-MACT-01."""

    missions: list[Annotated[str, CardRef("mission")]]
    effect: EffectText
    line: Name
    type: ActionType | None = None
    """Without one it needs exactly its pawns and cannot fail. M-MACT-06."""
    pawns: AtLeastOne = 1
    """For an action without a type."""
    extra_pawns: NotNegative = 0
    """On top of what its type needs. M-MIS-LAND-10."""
    place: Literal["hub", "explored", "ring-1", "ring-2", "ring-12", "ring-23", "site", "marked"] = "hub"
    spot: str = ""
    """With place `marked`: the marker that the space must have; otherwise one that it must not have."""
    needs: list[Need] = []
    limit: NotNegative = 0
    """How often in a sol; 0 for any number."""
    once: bool = False
    """Whether it has an effect only once: a second stack is of use only if the first one fails. M-ACT-16."""
    only: EffectText | None = None
    """`if CONDITION: allow`."""
    rule: str = "M-MACT-01"


class DebriefCard(Card, frozen=True):
    """A shared line of debriefings."""

    order: NotNegative
    when: EffectText
    text: Name


class TalkCard(Card, frozen=True):
    """What an astronaut may say when something happens, at most once in a mission."""

    lines: list[Name]
    on: str = ""
    """What must just have happened: the name of an event of the engine, `Quarrelled`."""
    when: EffectText | None = None
    """What must hold: `if stress at least 12: say`."""
    first: bool = False
    """Whether it goes before others that fit: its moment does not come again soon."""


class TraitCard(Card, frozen=True):
    """What a mission of a legacy campaign may make of an astronaut, for good."""

    kind: Literal["scar", "grace"]
    """An astronaut has at most one of each."""
    line: Name
    earned: EffectText
    """`if CONDITION: say`, about this astronaut at the end of a mission."""
    setup: EffectText
    """What it does at the set-up of each later mission."""


class Choice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A choice between missions, with irreversible results."""

    name: Name
    options: dict[str, EffectText]
    labels: dict[str, Name]


class Envelope(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A sealed envelope of a legacy campaign. M-MIS-CAMP-14."""

    mission: Annotated[str, CardRef("mission")]
    objective: str
    text: Name
    effect: EffectText
    choice: Choice | None = None
    """What it asks of the crew, at once and for good."""
    unopened: EffectText | None = None
    """What holds if its mission ends without it: then it stays shut for ever."""


class Branch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A mission that is played in the place of another one if something holds. M-MIS-SLOT-01."""

    instead_of: Annotated[str, CardRef("mission")]
    mission: Annotated[str, CardRef("mission")]
    when: EffectText


class CampaignCard(Card, frozen=True):
    legacy: bool
    intro: Name
    missions: list[Annotated[str, CardRef("mission")]]
    branches: list[Branch] = []
    start: EffectText | None = None
    """Draws what stays hidden from the beginning."""
    choices: dict[str, Choice] = {}
    """After a mission, by its id."""
    envelopes: dict[str, Envelope] = {}
    endings: list[Ending] = []
    """The first that holds is the epilogue."""
    added: list[Ending] = []
    lost: Name = ""
    last_decides: bool = False
    """Whether the last mission alone decides how it ends; else one that was won is enough. M-APP-45."""
    defeats: list[Ending] = []
    """Epilogues of a lost campaign: the first that holds, and `lost` if none does."""

    def asked(self, key: str) -> Choice | None:
        """A choice of the story: after a mission, at the set-up of the last one, or of an envelope."""
        letter = self.envelopes.get(key)
        return self.choices.get(key) if letter is None else letter.choice
