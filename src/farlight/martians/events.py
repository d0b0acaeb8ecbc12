"""What can happen in a game of Martians."""

from typing import Any

from farlight.kernel import Event

Words = tuple[tuple[str, Any], ...]


def _concerning(words: Words, subject: str) -> Words:
    """The effect as one that says whom it concerns, where the sentence does not: `first`, `acting`."""
    return tuple((f"{subject}_effect" if name == "effect" else name, value) for name, value in words)


def _signed(event: Event) -> Words:
    """A change with its sign, and why it came if the rule has a word for it."""
    words = tuple((name, f"{value:+}" if name == "by" else value) for name, value in Event.refs(event))
    return (*words, ("because", event.rule))


class SolBegan(Event, frozen=True):
    sol: int
    sols: int


class PhaseBegan(Event, frozen=True):
    phase: str


class Chosen(Event, frozen=True):
    """Something was set up."""

    what: str
    value: str


class AstronautJoined(Event, frozen=True):
    who: str
    profession: str


class Placed(Event, frozen=True):
    """A set-up step of the app, for whoever wants to follow it on a table."""

    step: int
    count: int


class SupplyChanged(Event, frozen=True):
    supply: str
    by: int
    level: int
    place: str = ""
    """The Facility in which it was paid."""

    def refs(self) -> Words:
        return (*_signed(self), ("facility", self.place or "none"))


class MoraleChanged(Event, frozen=True):
    by: int
    level: int

    def refs(self) -> Words:
        return _signed(self)


class StressChanged(Event, frozen=True):
    by: int
    level: int

    def refs(self) -> Words:
        return _signed(self)


class Quarrelled(Event, frozen=True):
    pass


class TokensChanged(Event, frozen=True):
    who: str
    by: int
    tokens: int

    def refs(self) -> Words:
        return _signed(self)


class Wounded(Event, frozen=True):
    who: str
    wounds: int


class WoundCancelled(Event, frozen=True):
    who: str


class Healed(Event, frozen=True):
    who: str
    wounds: int


class Died(Event, frozen=True):
    who: str


class ConditionGained(Event, frozen=True):
    who: str
    condition: str

    def refs(self) -> Words:
        return (*Event.refs(self), ("ailment", self.condition))


class ConditionCured(Event, frozen=True):
    who: str
    condition: str


class TrackMoved(Event, frozen=True):
    complex: str
    by: int
    level: int


class TrackTriggered(Event, frozen=True):
    complex: str


class BoxReddened(Event, frozen=True):
    complex: str


class MalfunctionDrawn(Event, frozen=True):
    malfunction: str
    text: str
    effect: str

    def refs(self) -> Words:
        return _concerning(Event.refs(self), "first")


class MalfunctionDiscarded(Event, frozen=True):
    """A card without effect, and why."""

    malfunction: str
    why: str


class DieRolled(Event, frozen=True):
    die: str
    face: str
    who: str


class MalfunctionRolled(Event, frozen=True):
    die: str
    face: int


class Broke(Event, frozen=True):
    element: str


class Fixed(Event, frozen=True):
    element: str


class TokenPlaced(Event, frozen=True):
    token: str
    place: str
    where: str

    def refs(self) -> Words:
        return (*Event.refs(self), ("burden", f"{self.where}:{self.token}"))


class TokenRemoved(Event, frozen=True):
    token: str
    place: str


class TokenIgnored(Event, frozen=True):
    token: str
    place: str


class ShutDown(Event, frozen=True):
    facility: str
    kind: str
    made: int
    needed: int


class TileTurned(Event, frozen=True):
    facility: str
    shutdown: str
    effect: str

    def refs(self) -> Words:
        return _concerning(Event.refs(self), "acting")


class TileDiscarded(Event, frozen=True):
    facility: str
    kind: str


class TileStays(Event, frozen=True):
    facility: str


class Produced(Event, frozen=True):
    supply: str
    made: int
    needed: int
    banked: int


class ProductivityChanged(Event, frozen=True):
    facility: str
    by: int
    level: int


class PlantsGrew(Event, frozen=True):
    facility: str
    matured: int


class PlantsWilted(Event, frozen=True):
    facility: str


class PlantsMoved(Event, frozen=True):
    facility: str


class Planted(Event, frozen=True):
    facility: str


class ShieldLost(Event, frozen=True):
    facility: str


class FoodServed(Event, frozen=True):
    made: int
    needed: int
    short: int


class WentHungry(Event, frozen=True):
    who: str
    portions: int


class EventCame(Event, frozen=True):
    event: str
    text: str
    effect: str

    def refs(self) -> Words:
        return _concerning(Event.refs(self), "first")


class EventDone(Event, frozen=True):
    event: str


class EventStruck(Event, frozen=True):
    event: str
    effect: str

    def refs(self) -> Words:
        return _concerning(Event.refs(self), "first")


class EventExpired(Event, frozen=True):
    event: str


class AdventureMet(Event, frozen=True):
    who: str
    adventure: str
    text: str
    effect: str


class AdventureReturned(Event, frozen=True):
    who: str
    adventure: str
    text: str
    effect: str


class EchoCame(Event, frozen=True):
    who: str
    echo: str
    parent: str
    text: str
    effect: str


class PlanFiled(Event, frozen=True):
    stack: int
    verb: str
    target: str
    who: str
    operator: str = "none"
    """Who bears what the action brings, if a machine leads it. M-AOM-06."""


class PlanJoined(Event, frozen=True):
    stack: int
    pawn: str


class PlanWithdrawn(Event, frozen=True):
    stack: int
    pawn: str


class PlanChanged(Event, frozen=True):
    stack: int
    what: str


class PlanCommitted(Event, frozen=True):
    actions: int


class ActionBegan(Event, frozen=True):
    verb: str
    target: str
    who: str


class ActionSucceeded(Event, frozen=True):
    verb: str
    who: str


class MachineActed(Event, frozen=True):
    """An AOM performed an action on its own. M-AOM-07."""

    machine: str


class ActionFailed(Event, frozen=True):
    verb: str
    who: str


class Explored(Event, frozen=True):
    space: str
    roi: str


class PoiGained(Event, frozen=True):
    poi: str


class PoiUsed(Event, frozen=True):
    poi: str
    effect: str


class ThingGained(Event, frozen=True):
    thing: str
    where: str


class ThingLost(Event, frozen=True):
    thing: str
    where: str


class SampleExamined(Event, frozen=True):
    thing: str


class SampleReturned(Event, frozen=True):
    thing: str


class Discovered(Event, frozen=True):
    thing: str


class AbilityUsed(Event, frozen=True):
    who: str
    ability: str


class AbilityUnlocked(Event, frozen=True):
    who: str
    ability: str


class AbilityRefreshed(Event, frozen=True):
    who: str
    ability: str


class MarkGained(Event, frozen=True):
    who: str
    mark: str


class UpgradeGained(Event, frozen=True):
    upgrade: str

    def refs(self) -> Words:
        return (*Event.refs(self), ("upgrade_effect", self.upgrade))


class UpgradeInstalled(Event, frozen=True):
    upgrade: str


class UpgradeDismantled(Event, frozen=True):
    upgrade: str


class Dismantled(Event, frozen=True):
    element: str


class DirectionDrawn(Event, frozen=True):
    direction: str
    space: str


class ResearchDrawn(Event, frozen=True):
    research: str


class TilePeeked(Event, frozen=True):
    ring: int
    roi: str
    under: str


class SheetMoved(Event, frozen=True):
    sheet: str
    by: int
    level: int


class SpotPlaced(Event, frozen=True):
    spot: str
    space: str


class SpotRemoved(Event, frozen=True):
    spot: str
    space: str


class BuiltFacility(Event, frozen=True):
    facility: str


class PerkGained(Event, frozen=True):
    perk: str
    about: str


class RoverTested(Event, frozen=True):
    rover: str
    face: str


class ObjectiveTicked(Event, frozen=True):
    mission: str
    objective: str


class FirstPlayerChanged(Event, frozen=True):
    who: str


class FlagSet(Event, frozen=True):
    flag: str
    value: str


class MissionBegan(Event, frozen=True):
    """A mission of a campaign is read out."""

    mission: str
    text: str


class MissionEnded(Event, frozen=True):
    mission: str
    outcome: str


class EnvelopeOpened(Event, frozen=True):
    envelope: str
    text: str


class CrewTalked(Event, frozen=True):
    """A line from the crew: never a rule."""

    who: str
    text: str


class CampaignSaved(Event, frozen=True):
    mission: str


class Restored(Event, frozen=True):
    mission: str
