"""Words that the definitions of a pack share, and the Action: what POIs, Threats, Missions and others offer."""

from typing import Annotated, Literal

import msgspec

from farlight.content import CardRef, EffectText, Name
from farlight.vanguard.model.dice_requirements import Need

AtLeastOne = Annotated[int, msgspec.Meta(ge=1)]
NotNegative = Annotated[int, msgspec.Meta(ge=0)]
SMALLEST_TEAM = 2
"""Crewmembers of an Away Team. V-PLAYER-10."""
PerTeam = AtLeastOne | Annotated[list[AtLeastOne], msgspec.Meta(min_length=3, max_length=3)]
"""A number, or three: for an Away Team of 2, 3 and 4 Crewmembers. V-PLAYER-12, V-PLAYER-13."""

SECTIONS = ("security", "recon", "science", "engineering")
"""The four Sections of the ship. V-TERM-01."""
BIOMES = (
    "caves", "crystalline", "deadly", "desert", "frozen", "hostile", "rocky", "ruins", "tutorial", "vegetation",
    "void", "volcanic", "water",
)  # fmt: skip
"""The Biomes. V-ICON-40."""
KINDS_OF_DISCOVERY = ("specimen", "mineral", "microorganism", "vegetation", "technology")
"""Living Specimen, Mineral, Microorganism, Strange Vegetation, Alien Technology. V-DISC-01."""

Section = Literal["security", "recon", "science", "engineering"]
Colour = Literal["red", "green", "blue"]
Icon = Literal["PHY", "GAT", "DEF", "SCO", "BIO", "XEN", "CON", "SCI", "TEC"]
Biome = Literal[
    "caves", "crystalline", "deadly", "desert", "frozen", "hostile", "rocky", "ruins", "tutorial", "vegetation",
    "void", "volcanic", "water",
]  # fmt: skip
Rank = Annotated[int, msgspec.Meta(ge=1, le=3)]
Find = Literal["specimen", "mineral", "microorganism", "vegetation", "technology"]
Letter = Annotated[str, CardRef("danger")]
LogRef = Annotated[str, CardRef("log")]
PoiRef = Annotated[str, CardRef("poi")]
MissionRef = Annotated[str, CardRef("mission")]
ConditionRef = Annotated[str, CardRef("condition")]
ThreatRef = Annotated[str, CardRef("threat")]
UniqueRef = Annotated[str, CardRef("unique")]
RowColour = Literal["yellow", "green", "red"]

When = Literal[
    "check", "any", "assist", "travel", "follow", "arrive", "rest", "rest-here", "prepare", "danger", "event", "lead",
    "discovery", "injury", "wound-die", "outcome", "turn", "log", "landing", "pay", "loss",
]  # fmt: skip
"""The moment for which an effect is made; each is a window that a rule opens. V-CARD-02, V-CREW-04, V-EQUIP-09.

check: step 4 of a Dice Check. any: at any time. assist: beside giving a die. travel: a Path was chosen. follow: another
leaves your Sector. arrive: you entered a Sector. rest, prepare: with that Action; rest-here: another Rests in your
Sector. danger: a Danger die was rolled. event: an Event was revealed. lead, discovery: one was gained. injury: one is
about to be gained. wound-die: an Injury die shows its symbol. outcome: an Outcome is about to be applied. turn: at any
time in the own turn. log: an Action fired a Log. pay: a die must be Spent or Sacrificed. loss: Supplies are about
to be lost. landing: a landing entry was rolled.
"""


def for_team(number: int | list[int], team: int) -> int:
    """The number that counts for an Away Team of so many. V-PLAYER-12, V-PLAYER-13."""
    if isinstance(number, int):
        return number
    return number[max(team, SMALLEST_TEAM) - SMALLEST_TEAM]


class Ability(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that can be used at its moment, if its condition holds and its cost can be paid. V-EQUIP-17."""

    when: When
    effect: EffectText
    only: EffectText | None = None
    """A condition, written `if ...: nothing`."""
    once: Literal["", "check", "turn", "round", "exploration"] = ""
    action: bool = False
    """Whether it counts as an Action; others do not. V-TURN-11, V-TURN-12."""
    gives_up: Literal["", "discard", "sacrifice", "return", "charge"] = ""
    """What becomes of the card: discarded, Sacrificed, returned to the Armory; or a Charge is paid. V-CREW-04."""
    anyone: bool = False
    """Whether it may be used for another Crewmember's check or loss, not only for one's own. V-CREW-05."""


class Special(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Special Effect of a Dice Check. V-CHECK-7.4, V-CHECK-7.14."""

    effect: EffectText
    need: Need = ""
    lacks: Icon | Literal["BAS", "VAN", "ACC", ""] = ""
    """The effect happens if no such icon is in the Roll Pool; it spends no dice."""


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row of a check: its requirement, its Outcome, and the rows to which an arrow leads.

    Yellow is better than green, red is a failure. V-CHECK-0.4, V-CHECK-8.3, V-CHECK-10.3.
    """

    colour: RowColour
    effect: EffectText
    need: Need = ""
    then: list[RowColour] = []


class Track(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A track of a check, a good or a bad one: the progress that its Outcome takes. V-CHECK-0.5, V-CHECK-7.15."""

    colour: Literal["green", "red"]
    length: PerTeam
    effect: EffectText
    then: list[RowColour] = []

    def spaces(self, team: int) -> int:
        return for_team(self.length, team)


class Action(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Special Action. With rows or tracks it is a Dice Check, or else its effect simply happens.

    V-SPECIAL-04, V-CHECK-0.3.
    """

    name: Name
    text: Name = ""
    effect: EffectText | None = None
    danger: list[Letter] = []
    """The Danger dice beside its name. V-CHECK-2.3."""
    specials: list[list[Special]] = []
    """Row by row. V-CHECK-7.3."""
    rows: list[Row] = []
    tracks: list[Track] = []
    assisted: bool = False
    """Whether another Crewmember must give a die. V-SPECIAL-07, V-SPECIAL-08."""
    anywhere: bool = False
    """Whether it can be done in any Sector. V-SPECIAL-06."""
    only: EffectText | None = None
    cost: EffectText | None = None

    def track(self, colour: str) -> Track | None:
        return next((track for track in self.tracks if track.colour == colour), None)


class TimeTrack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Time Track: its length, and what happens at its end. V-TIME-04."""

    length: PerTeam
    effect: EffectText

    def spaces(self, team: int) -> int:
        return for_team(self.length, team)
