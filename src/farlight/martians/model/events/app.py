"""What the app brings: Events, Adventures and their echoes. Rulebook chapters 13 and 14."""

from farlight.kernel import Event
from farlight.martians.model.events.event_text import Words, concerning


class EventCame(Event, frozen=True):
    event: str
    text: str
    effect: str

    def refs(self) -> Words:
        return concerning(Event.refs(self), "first")


class EventDone(Event, frozen=True):
    event: str


class EventStruck(Event, frozen=True):
    event: str
    effect: str

    def refs(self) -> Words:
        return concerning(Event.refs(self), "first")


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
