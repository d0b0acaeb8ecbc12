"""What it looks like where something happens: as the pack says, or as things of its kind have it."""

from farlight.content.pictures import Place
from farlight.martians.model.card_parts import Colour
from farlight.martians.model.content import Definitions

TINT = "#C9784B"
"""The colour of this world."""
EVENTS: dict[str, Place] = {
    "facility": "machine", "supply": "store", "crew": "hall", "outdoor": "dunes", "favourable": "window",
    "mission": "bridge",
}  # fmt: skip
"""By the kind of an Event."""
ADVENTURES: dict[Colour, Place] = {"green": "dunes", "grey": "store", "blue": "lab", "brown": "workshop"}
"""Where actions of a colour are done. M-RUL-DIE-01."""
TOGETHER: Place = "hall"
"""Where follow-ups of an Adventure catch up with somebody."""


def place_of(content: Definitions, kind: str, card: str) -> Place | None:
    """Where a card of the app happens; None for a word of another kind."""
    match kind:
        case "event" if (event := content.events.get(card)) is not None:
            return event.place or EVENTS[event.kind]
        case "adventure" if (met := content.adventures.get(card)) is not None:
            return met.place or ADVENTURES[met.colour]
        case "echo" if (echo := content.echoes.get(card)) is not None:
            return TOGETHER if echo.parent is None else place_of(content, "event", echo.parent)
        case "malfunction" if (malfunction := content.malfunctions.get(card)) is not None:
            room = content.facilities.get(malfunction.facility)
            return "machine" if room is None else room.place
        case "mission" if (mission := content.missions.get(card)) is not None:
            return mission.place
    return None
