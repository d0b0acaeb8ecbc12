"""The contexts that words of effects may need: what each one is to a pack's author, and whether it is there in play."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from farlight.vanguard.model.moments import (
    ArrivalMoment,
    DangerMoment,
    DiscoveryMoment,
    EventMoment,
    FlightMoment,
    InjuryMoment,
    LandingMoment,
    LandingStepMoment,
    LeadMoment,
    LogMoment,
    LossMoment,
    Moment,
    OutcomeMoment,
    PayMoment,
    PrepareMoment,
    RestMoment,
    TravelEntryMoment,
    TravelMoment,
    WoundDieMoment,
)

if TYPE_CHECKING:
    from farlight.vanguard.rules.context import About, VanguardPlay

There = Callable[["VanguardPlay", "About"], bool]

MEMBER = ("crewmember", "here", "sector", "exploration")
"""What each member of a group of Crewmembers brings with it."""
TIMED = ("condition", "mission", "poi", "threat")
"""Kinds of card with a Time Track."""


class Context(msgspec.Struct, frozen=True):
    advice: str
    """What is needed, and what to write instead or where."""
    there: There


def _within(kind: type[Moment]) -> There:
    return lambda play, _about: play.state.moment(kind) is not None


def _is_tracked(colour: str) -> There:
    """A Dice Check, whichever it is; or a Threat that has such a track on its Action. V-CHECK-7.15, V-THREAT-02."""

    def there(play: "VanguardPlay", about: "About") -> bool:
        if about.is_behaviour():
            return play.content.threats[about.source.card].tracked(colour) is not None
        return play.state.check is not None

    return there


_lands, _prepares = _within(LandingStepMoment), _within(PrepareMoment)
_MOMENTS: dict[str, tuple[str, type[Moment]]] = {
    "travel": ("travel or follow", TravelMoment),
    "arrival": ("arrive", ArrivalMoment),
    "rest": ("rest or rest-here", RestMoment),
    "danger": ("danger", DangerMoment),
    "event": ("event", EventMoment),
    "lead": ("lead", LeadMoment),
    "discovery": ("discovery", DiscoveryMoment),
    "injury": ("injury", InjuryMoment),
    "wound": ("wound-die", WoundDieMoment),
    "outcome": ("outcome", OutcomeMoment),
    "read log": ("log", LogMoment),
    "pay": ("pay", PayMoment),
    "loss": ("loss", LossMoment),
    "landing entry": ("landing", LandingMoment),
}
"""Contexts of a moment: for which `when` an ability must be made, and what it then is."""


CONTEXTS: dict[str, Context] = {
    "crewmember": Context(
        "a Crewmember whom it concerns: put 'each crewmember:' or another group before it",
        lambda _play, about: about.who >= 0,
    ),
    "here": Context(
        "a Sector: name its number, or put a group of Crewmembers before it",
        lambda _play, about: about.who >= 0 or about.sector > 0,
    ),
    "sector": Context(
        "a card that lies in a Sector, or a Crewmember there: name the number of the Sector",
        lambda _play, about: about.sector > 0,
    ),
    "exploration": Context(
        "an Exploration: it cannot stand on a card of the ship or in a Log that is read aboard",
        lambda play, _about: not play.state.ship.page,
    ),
    "ship": Context(
        "the Ship Book: it cannot stand on a card of the planet or in a Log that is read there",
        lambda play, _about: bool(play.state.ship.page) or bool(play.state.ship.sleeves),
    ),
    "flight": Context("a flight: only the Log of a way to another system can say it", _within(FlightMoment)),
    "landing": Context(
        "a Landing that is still to come: write it into the planet's landing table or its briefing",
        lambda play, about: not play.state.round or play.state.ship.page == "launch" or _lands(play, about),
    ),
    "check": Context(
        "a Dice Check under way, not its Outcome: write it as a Special Effect, or for the moment check or assist",
        lambda play, _about: play.state.check is not None,
    ),
    "roll": Context(
        "rolled dice: write it as a Special Effect, as the gain of a combination, or for the moment check",
        lambda play, _about: play.state.check is not None,
    ),
    "red track": Context("a Dice Check or a Threat whose Action has a red track", _is_tracked("red")),
    "green track": Context("a Dice Check or a Threat whose Action has a green track", _is_tracked("green")),
    "threat": Context(
        "a Threat: write it into the behaviours or an Action of one",
        lambda _play, about: about.source.kind == "threat",
    ),
    "time track": Context(
        "a Time Track: write it at the end of one, or name the Threat",
        lambda _play, about: about.source.kind in TIMED,
    ),
    "find": Context(
        "a Discovery that is unloaded: write it as its text 'unloaded'",
        lambda _play, about: about.source.kind == "find",
    ),
    "way": Context("a Travel: write it as the Travel entry of a Global Condition", _within(TravelEntryMoment)),
    "prepare": Context(
        "a Prepare Action: write it for the moment prepare or check",
        lambda play, about: _prepares(play, about) or play.state.check is not None,
    ),
    **{
        name: Context(f"what it speaks of: write it for the moment {when}", _within(kind))
        for name, (when, kind) in _MOMENTS.items()
    },
}


def has_context(play: "VanguardPlay", about: "About", need: str) -> bool:
    return CONTEXTS[need].there(play, about)
