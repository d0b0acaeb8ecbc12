"""What can happen in a game of Vanguard."""

from farlight.kernel import Event


class SectionTaken(Event, frozen=True):
    seat: int
    section: str


class Taught(Event, frozen=True):
    """A lesson of the led round begins: `1-act-2` is for the first Crewmember, with two Actions left."""

    lesson: str


class Recruited(Event, frozen=True):
    """A Crewmember comes to serve a Section."""

    section: str
    who: str


class CrewPromoted(Event, frozen=True):
    who: str
    rank: int


class DiceBought(Event, frozen=True):
    section: str
    die: str


class PlanetRecorded(Event, frozen=True):
    planet: str


class TeamJoined(Event, frozen=True):
    section: str
    who: str


class RoundBegan(Event, frozen=True):
    round: int


class TurnBegan(Event, frozen=True):
    who: str


class StartTokenPassed(Event, frozen=True):
    who: str


class ActionTaken(Event, frozen=True):
    who: str
    action: str


class Moved(Event, frozen=True):
    """A Crewmember changed Sector: by `travel`, `move` or `place`."""

    who: str
    sector: int
    how: str


class DieSpent(Event, frozen=True):
    who: str
    die: str


class DieSacrificed(Event, frozen=True):
    who: str
    die: str


class Exerted(Event, frozen=True):
    who: str


class DiceRefreshed(Event, frozen=True):
    who: str
    dice: str
    """Their names, with commas."""


class NotSacrificed(Event, frozen=True):
    """No die could be Sacrificed: an Injury is gained in its place."""

    who: str
    injury: str


class InjuryGained(Event, frozen=True):
    who: str
    injury: str


class InjuryIgnored(Event, frozen=True):
    who: str
    injury: str


class InjuryDieTaken(Event, frozen=True):
    who: str
    colour: str


class InjuryDieReturned(Event, frozen=True):
    """An Injury die left the Crew board for good."""

    who: str
    colour: str


class InjuryDiscarded(Event, frozen=True):
    who: str
    injury: str


class InjuryTurnedDown(Event, frozen=True):
    who: str
    injury: str


class CardsDrawn(Event, frozen=True):
    who: str
    cards: str


class DeckRebuilt(Event, frozen=True):
    who: str


class CardDiscarded(Event, frozen=True):
    who: str
    card: str


class CardSacrificed(Event, frozen=True):
    who: str
    card: str


class CardPlayed(Event, frozen=True):
    who: str
    card: str


class SkillUsed(Event, frozen=True):
    who: str
    skill: str


class GearUsed(Event, frozen=True):
    who: str
    gear: str


class GearReturned(Event, frozen=True):
    gear: str


class GearGiven(Event, frozen=True):
    who: str
    other: str
    gear: str


class TokenPlaced(Event, frozen=True):
    gear: str
    sector: int


class ChargesChanged(Event, frozen=True):
    who: str
    charges: int


class SuppliesChanged(Event, frozen=True):
    change: int
    supplies: int


class SuccessGained(Event, frozen=True):
    count: int
    success: int


class DangerRolled(Event, frozen=True):
    """A Danger die, and what its table says to the symbol."""

    who: str
    table: str
    symbol: str
    effect: str

    def refs(self) -> tuple[tuple[str, object], ...]:
        """What the table says is told as tables tell it, an Injury by its name alone."""
        return tuple(("danger_does" if kind == "effect" else kind, value) for kind, value in super().refs())


class DangerIgnored(Event, frozen=True):
    table: str


class CheckBegan(Event, frozen=True):
    who: str
    action: str


class DiceRolled(Event, frozen=True):
    """Section dice were rolled: `red-basic BAS, blue-tec TEC`."""

    who: str
    dice: str


class DieRerolled(Event, frozen=True):
    die: str
    before: str
    face: str


class DieTurned(Event, frozen=True):
    die: str
    before: str
    face: str


class InjuryDiceRolled(Event, frozen=True):
    who: str
    symbols: str


class InjuryDiePlaced(Event, frozen=True):
    who: str
    injury: str
    symbol: str


class CombinationUsed(Event, frozen=True):
    who: str
    card: str
    dice: str


class SpecialResolved(Event, frozen=True):
    need: str
    times: int


class TrackMoved(Event, frozen=True):
    colour: str
    space: int
    length: int


class OutcomeMarked(Event, frozen=True):
    colour: str


class OutcomeApplied(Event, frozen=True):
    colour: str


class EventRevealed(Event, frozen=True):
    who: str
    event: str
    matches: bool
    text: str
    effect: str
    """The half that applies."""


class TimePassed(Event, frozen=True):
    card: str
    space: int
    length: int


class TimeReset(Event, frozen=True):
    card: str


class LogRead(Event, frozen=True):
    log: str
    who: str
    text: str
    """Where its text is written, with whom and what it speaks of: `log.1101|active=k06`."""
    sector: int = 0
    """Where it is read; 0 aboard, and where it is about no Sector."""


class FlagSet(Event, frozen=True):
    flag: str


class BoxMarked(Event, frozen=True):
    box: str
    count: int


class PoiPlaced(Event, frozen=True):
    sector: int
    poi: str


class PoiDiscarded(Event, frozen=True):
    sector: int
    poi: str


class ConditionPlaced(Event, frozen=True):
    condition: str


class MissionRevealed(Event, frozen=True):
    mission: str


class MissionCompleted(Event, frozen=True):
    mission: str


class MissionDiscarded(Event, frozen=True):
    mission: str


class MarkerPlaced(Event, frozen=True):
    marker: str
    sector: int


class MarkerRemoved(Event, frozen=True):
    marker: str
    sector: int


class NoLeads(Event, frozen=True):
    """The starting planet has none."""


class LeadsDrawn(Event, frozen=True):
    find: str
    leads: str


class LeadPlaced(Event, frozen=True):
    find: str
    lead: str
    total: int


class DiscoveryGained(Event, frozen=True):
    find: str
    card: str


class UniqueGained(Event, frozen=True):
    card: str


class DiscoveryDiscarded(Event, frozen=True):
    card: str


class ThreatPlaced(Event, frozen=True):
    threat: str
    sector: int


class ThreatActed(Event, frozen=True):
    threat: str
    behaviour: str


class ThreatMoved(Event, frozen=True):
    threat: str
    sector: int


class ThreatRemoved(Event, frozen=True):
    threat: str


class TenRolled(Event, frozen=True):
    """The ten-sided die, and what it was rolled for."""

    purpose: str
    result: int


class LandingEntry(Event, frozen=True):
    entry: str
    step: int
    steps: int


class RankUpCompleted(Event, frozen=True):
    rankup: str


class CrewDied(Event, frozen=True):
    who: str


class ExplorationEnded(Event, frozen=True):
    how: str
