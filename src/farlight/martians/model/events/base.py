"""What happens in the base: Malfunctions, production, the farm, food. Rulebook chapters 13, 15, 16 and 28."""

from farlight.kernel import Event
from farlight.martians.model.events.event_text import Words, concerning, signed
from farlight.martians.model.ids import Burden


class SupplyChanged(Event, frozen=True):
    supply: str
    by: int
    level: int
    place: str = ""
    """The Facility in which it was paid."""

    def refs(self) -> Words:
        return (*signed(self), ("facility", self.place or "none"))


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
        return concerning(Event.refs(self), "first")


class MalfunctionDiscarded(Event, frozen=True):
    """A card without effect, and why."""

    malfunction: str
    why: str


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
        return (*Event.refs(self), ("burden", str(Burden(self.where, self.token))))


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


class Produced(Event, frozen=True):
    supply: str
    made: int
    needed: int
    banked: int


class ProductivityChanged(Event, frozen=True):
    facility: str
    by: int
    level: int


class ProductionChanged(Event, frozen=True):
    """Of energy or oxygen as a whole. M-PROD-08."""

    supply: str
    by: int
    span: str

    def refs(self) -> Words:
        return signed(self)


class PlantsGrew(Event, frozen=True):
    facility: str
    matured: int


class PlantsWilted(Event, frozen=True):
    facility: str


class PlantsMoved(Event, frozen=True):
    facility: str


class Planted(Event, frozen=True):
    facility: str


class GreenhouseBuilt(Event, frozen=True):
    facility: str


class Fitted(Event, frozen=True):
    fitting: str


class ShieldLost(Event, frozen=True):
    facility: str


class FoodServed(Event, frozen=True):
    made: int
    needed: int
    short: int


class WentHungry(Event, frozen=True):
    who: str
    portions: int


class BuiltFacility(Event, frozen=True):
    facility: str


class RoverTested(Event, frozen=True):
    rover: str
    face: str


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
