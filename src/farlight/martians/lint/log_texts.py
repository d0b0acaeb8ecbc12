"""Events, Adventures and what follows from them, as an editor listens to them. M-APP-15."""

from collections.abc import Iterator

from farlight.content import Log
from farlight.martians.model.content import AdventureCard, Definitions, EchoCard, EventCard


def logs_in(content: Definitions) -> Iterator[Log]:
    yield from (_log("event", name, card) for name, card in content.events.items())
    yield from (_log("adventure", name, card) for name, card in content.adventures.items())
    yield from (_log("echo", name, card) for name, card in content.echoes.items())


def _log(kind: str, name: str, card: EventCard | AdventureCard | EchoCard) -> Log:
    """Its usual text, and those for when something happened before. What comes of it later belongs to the text."""
    path = (kind, name)
    others = [((*path, "instead", place, "text"), each.text) for place, each in enumerate(card.instead)]
    return Log(path, [((*path, "text"), card.text), *others], recalls=bool(card.instead))
