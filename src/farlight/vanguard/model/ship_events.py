"""What can happen aboard. Rulebook chapter 27."""

from farlight.kernel import Event


class PageOpened(Event, frozen=True):
    """A page of the Ship Book."""

    page: str


class MissionFailed(Event, frozen=True):
    planet: str


class SuccessPooled(Event, frozen=True):
    count: int


class MoraleChanged(Event, frozen=True):
    level: str


class MoraleAtItsLowest(Event, frozen=True):
    """It cannot fall further: the Sections pay with dice."""

    level: str


class DieReturned(Event, frozen=True):
    section: str
    die: str


class Assigned(Event, frozen=True):
    who: str
    task: str


class DiscoveryPaid(Event, frozen=True):
    card: str


class DiscoveryGathered(Event, frozen=True):
    card: str


class FindUnloaded(Event, frozen=True):
    card: str


class CardGained(Event, frozen=True):
    """A card lies in the Awaiting envelope."""

    card: str


class EquipmentUnlocked(Event, frozen=True):
    """All copies of it lie in the Armory."""

    gear: str


class CardInstalled(Event, frozen=True):
    card: str


class CardReturned(Event, frozen=True):
    """To the Bridge Cards, from a slot that another takes. V-SHIP-BRIDGE-2."""

    card: str


class PatientMoved(Event, frozen=True):
    """To a slot of the Medbay, to the players' hands, or to the Wall."""

    who: str
    place: str


class SurvivalChecked(Event, frozen=True):
    who: str
    symbols: str
    fatal: bool


class Buried(Event, frozen=True):
    who: str
    slot: str


class ObjectiveReached(Event, frozen=True):
    card: str


class PoolsFilled(Event, frozen=True):
    command: int
    energy: int


class SituationRevealed(Event, frozen=True):
    card: str


class SituationEffect(Event, frozen=True):
    card: str


class SituationWaits(Event, frozen=True):
    """Nothing of it could be paid."""

    card: str


class PoolChanged(Event, frozen=True):
    """`command`, `energy` or `success` aboard."""

    pool: str
    count: int


class SituationSolved(Event, frozen=True):
    card: str


class ShipFlown(Event, frozen=True):
    system: str


class DestinationVisited(Event, frozen=True):
    destination: str


class LandingScanned(Event, frozen=True):
    landing: str
    part: int


class ShipAdrift(Event, frozen=True):
    pass


class FacilityVisited(Event, frozen=True):
    facility: str


class ProjectMoved(Event, frozen=True):
    card: str
    stage: int


class ProjectCompleted(Event, frozen=True):
    card: str


class CrewTransferred(Event, frozen=True):
    who: str
    section: str
    rank: int


class CrewDismissed(Event, frozen=True):
    who: str
    section: str


class LanderChosen(Event, frozen=True):
    lander: str


class LanderRepaired(Event, frozen=True):
    lander: str


class ModFitted(Event, frozen=True):
    mod: str


class PlayersChanged(Event, frozen=True):
    """More or fewer people play from now on."""

    count: int
