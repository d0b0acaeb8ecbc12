"""Moments: what the rule that runs is about, a small state class for each kind, stacked in `Vanguard.moments`.

A moment that opens for what people hold (`rules/moments.open_moment`) is named by its tag, which is also its window.
Others only say what surrounds an effect: a flight, a Landing, the Path that somebody is on. Saves and questions have
longer words for the fields (`rest_who`), so that each is known by itself. Rulebook chapter 33, "Always possible".
"""

from typing import TypeVar, get_args

from farlight.kernel import Refs, State, Value, fields_of, tag_of
from farlight.kernel.fields.shapes import once


class Moment(State, tag_field="moment"):
    """What a rule is about while it runs."""

    @classmethod
    def window(cls) -> str:
        """What the moment is called by questions, by cards that are made for it, and in saves."""
        return tag_of(cls)

    def refs(self) -> Refs:
        """What a question about the moment says of it."""
        return tuple((word, _told(getattr(self, name))) for name, word in words_of(type(self)))


M = TypeVar("M", bound=Moment)


@once
def words_of(kind: type[Moment]) -> tuple[tuple[str, str], ...]:
    """The fields of a kind of moment, each with its word in saves and questions."""
    return tuple((field.name, field.encode_name) for field in fields_of(kind))


def _told(value: Value | tuple[Value, ...]) -> Value:
    return ",".join(map(str, value)) if isinstance(value, tuple) else value


# Moments for which cards are made


class RoundMoment(Moment, tag="round"):
    """The end of a round. V-TURN-15."""


class TravelMoment(
    Moment, tag="travel", rename={"who": "path_who", "icons": "path_icons", "to": "path_to", "along": "along"}
):
    """A Path has been chosen. V-TRAVEL-02."""

    who: int
    icons: tuple[str, ...]
    """What is still to be resolved on the Path. V-TRAVEL-04."""
    to: int
    along: tuple[int, ...] = ()
    """Those who come along. V-TRAVEL-09."""


class ArrivalMoment(
    Moment,
    tag="arrive",
    rename={"who": "arrived", "origin": "arrived_from", "how": "arrived_how", "new": "arrived_new"},
):
    """Somebody has come into a Sector. V-TRAVEL-13, V-TERM-33."""

    who: int
    origin: int
    how: str
    new: bool
    """Nobody was in the Sector before. V-TERM-20."""

    def refs(self) -> Refs:
        return *super().refs()[:-1], ("arrived_new", str(int(self.new)))


class PrepareMoment(Moment, tag="prepare", rename={"who": "prepare_who"}):
    """A Prepare Action begins. V-PREP-01."""

    who: int


class RestMoment(
    Moment,
    tag="rest",
    rename={"who": "rest_who", "cost": "rest_cost", "dice": "rest_dice", "cards": "rest_cards"},
):
    """A Rest Action begins. V-REST-01, V-REST-02, V-REST-05."""

    who: int
    cost: int
    dice: int
    cards: int


class RestedMoment(Moment, tag="rested", rename={"who": "rested"}):
    """A Rest Action is over. V-REST-05."""

    who: int


class DangerMoment(
    Moment, tag="danger", rename={"who": "danger_who", "table": "danger_table", "symbol": "danger_symbol"}
):
    """A Danger die has been rolled. V-DANGER-05."""

    who: int
    table: str
    symbol: str
    """`ignored` when it is."""


class EventMoment(Moment, tag="event", rename={"event": "event", "who": "event_who", "ignored": "event_ignored"}):
    """An Event has been revealed. V-EVENT-01."""

    event: str
    """Empty when none was left to replace it."""
    who: int
    ignored: bool = False

    def refs(self) -> Refs:
        return super().refs()[:-1]


class InjuryMoment(Moment, tag="injury", rename={"injury": "injury", "who": "injury_who", "bare": "injury_bare"}):
    """Somebody is about to gain an Injury; beside the moment of another, each has its own. V-INJ-01."""

    injury: str
    """Its type; empty when it is ignored."""
    who: int
    bare: bool = False
    """Taken without its die. V-INJ-12."""

    def refs(self) -> Refs:
        return *super().refs()[:-1], ("injury_bare", "yes" if self.bare else "")


class WoundDieMoment(Moment, tag="wound-die", rename={"symbol": "wound_symbol"}):
    """An Injury die lies on an Injury card. V-CHECK-6.3."""

    symbol: str
    """Empty when it is ignored."""


class OutcomeMoment(Moment, tag="outcome", rename={"colour": "outcome", "who": "outcome_who"}):
    """An Outcome is about to be applied. V-CHECK-10.2."""

    colour: str
    """Empty when it is ignored."""
    who: int


class LeadMoment(
    Moment,
    tag="lead",
    rename={"who": "lead_who", "find": "lead_type", "leads": "leads", "source": "lead_source"},
):
    """Lead tokens have been drawn. V-LEAD-02."""

    who: int
    find: str
    leads: tuple[str, ...]
    source: str
    """Where the effect is written that gives them."""

    def refs(self) -> Refs:
        return super().refs()[:-1]


class DiscoveryMoment(Moment, tag="discovery", rename={"who": "found_who", "find": "found_type", "card": "found"}):
    """A Discovery has been gained. V-DISC-03."""

    who: int
    find: str
    card: str


class PayMoment(Moment, tag="pay", rename={"who": "pay_who", "want": "pay_want"}):
    """A die is about to be spent. V-SPEND-01."""

    who: int
    want: str
    """Empty when the price is ignored."""


class LossMoment(Moment, tag="loss", rename={"count": "loss", "who": "loss_who"}):
    """Supplies are about to be lost. V-TERM-28."""

    count: int
    who: int


class LogMoment(Moment, tag="log", rename={"who": "log_who"}):
    """A Log has been read. V-TRAVEL-13."""

    who: int


class TimeMoment(Moment, tag="time", rename={"track": "time_track"}):
    """The next space of a Time Track does something. V-TIME-10."""

    track: str


class LandingMoment(Moment, tag="landing", rename={"entry": "landing_entry"}):
    """An entry of the landing table has been found. V-LAND-11."""

    entry: int | None
    """None when it is ignored."""

    def refs(self) -> Refs:
        return (("landing_entry", "" if self.entry is None else str(self.entry)),)


# What surrounds an effect


class CompanyMoment(Moment, tag="company", rename={"along": "along"}):
    """Somebody is on a Path, until they arrive. V-TRAVEL-09."""

    along: tuple[int, ...]


class PathDangerMoment(Moment, tag="path-danger", rename={"table": "danger_path"}):
    """A Danger icon of a Path is resolved. V-TRAVEL-16."""

    table: str


class TravelEntryMoment(Moment, tag="travel-entry"):
    """The Travel entry of the Global Condition is carried out, until the Action is over. V-TRAVEL-07."""

    to: int
    icons: int
    """Travel icons that are left on the Path. V-TRAVEL-10."""


class LandingStepMoment(Moment, tag="landing-step", rename={"step": "landing"}):
    """A step of the Landing Track. V-LAND-11."""

    step: int


class EndingMoment(Moment, tag="ending", rename={"how": "ending"}):
    """The Exploration has ended, and is about to be closed. V-END-01."""

    how: str


class FlightMoment(Moment, tag="flight", rename={"origin": "flown_from"}):
    """The ship is on its way from a system. V-SHIP-STARMAP-3."""

    origin: str


class BurialMoment(Moment, tag="burial", rename={"card": "dead"}):
    """Somebody gets a place on the Memorial Wall. V-SHIP-MEMORIAL-1."""

    card: str


AnyMoment = (
    RoundMoment | TravelMoment | ArrivalMoment | PrepareMoment | RestMoment | RestedMoment | DangerMoment | EventMoment
    | InjuryMoment | WoundDieMoment | OutcomeMoment | LeadMoment | DiscoveryMoment | PayMoment | LossMoment | LogMoment
    | TimeMoment | LandingMoment | CompanyMoment | PathDangerMoment | TravelEntryMoment | LandingStepMoment
    | EndingMoment | FlightMoment | BurialMoment
)  # fmt: skip
KINDS: tuple[type[AnyMoment], ...] = get_args(AnyMoment)
