"""The single things that a word of an option, a question or an event names: clients are told them beside the word."""

from farlight.kernel import Refs, Value
from farlight.martians.model.content import Definitions
from farlight.martians.model.ids import CalledPawn, Element, Thing, parts_of
from farlight.martians.table.places import place_of

PEOPLE = ("who", "pawn", "astronaut")
PLACES = ("facility", "element", "target", "tile", "place", "machine", "things")


def things_in(content: Definitions, kind: str, value: Value) -> Refs:
    """Whose pawn it is, the Facility that a thing belongs to, the spaces of a route in their order, what it looks
    like where a card of the app happens."""
    word = str(value)
    picture = place_of(content, kind, word)
    if picture is not None:
        return (("picture", picture),)
    if kind in PEOPLE:
        return _whose(word)
    if kind in PLACES:
        room = room_of(content, word)
        return (("room", room),) if room else ()
    return tuple(("step", space) for space in parts_of(word)) if kind == "route" else ()


def _whose(pawn: str) -> Refs:
    """`m:mason` is a machine, `aylin+spare` a pawn of Aylin's that something binds."""
    called = CalledPawn.parse(pawn)
    return (("helper", called.machine),) if called.machine else (("person", called.who),)


def room_of(content: Definitions, place: str) -> str:
    """`ox1.hardware` is an element of a Facility, `from:ox1.hardware` one that things are taken from."""
    thing = Thing.parse(place)
    room = Element.parse(thing.what if thing.way == "from" else place).facility
    return room if room in content.facilities else ""
