"""What the crew does: plans, actions, dice, and what they find. Rulebook chapters 17 to 27."""

from farlight.kernel import Event
from farlight.martians.model.events.event_text import Words, concerning


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


class DieRolled(Event, frozen=True):
    die: str
    face: str
    who: str


class TileTurned(Event, frozen=True):
    facility: str
    shutdown: str
    effect: str

    def refs(self) -> Words:
        return concerning(Event.refs(self), "acting")


class TileDiscarded(Event, frozen=True):
    facility: str
    kind: str


class TileStays(Event, frozen=True):
    facility: str


class ActionSucceeded(Event, frozen=True):
    verb: str
    who: str


class MachineActed(Event, frozen=True):
    """An AOM performed an action on its own. M-AOM-07."""

    machine: str


class ActionFailed(Event, frozen=True):
    verb: str
    who: str


class GroundTurned(Event, frozen=True):
    space: str
    roi: str


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


class DirectionDrawn(Event, frozen=True):
    direction: str
    space: str


class ResearchDrawn(Event, frozen=True):
    research: str


class TilePeeked(Event, frozen=True):
    ring: int
    roi: str
    under: str


class SpotPlaced(Event, frozen=True):
    spot: str
    space: str


class SpotRemoved(Event, frozen=True):
    spot: str
    space: str
