"""The single things that a word of an option, a question or an event names: clients are told them beside the word."""

from collections.abc import Iterator

from farlight.content.ids import words_in
from farlight.kernel import Refs, Value
from farlight.vanguard.model.content import Definitions
from farlight.vanguard.model.ids import ActionSource, ShownDie, check_step_of, lesson_asks
from farlight.vanguard.table.places import own_place

ASKED_AS = {"travel": "effect"}
"""Questions that lessons call otherwise."""
KINDS_OF_CARD = {"token": "gear", "travel": "condition"}
"""What lies on the map is gear; what is asked of whoever travels is written on the Global Condition."""


def things_in(content: Definitions, kind: str, value: Value) -> Refs:
    """Where a Special Action is written, the dice of a set with their faces, the step that a rule belongs to, the
    question that a lesson is about, what it looks like where a Log is read."""
    word = str(value)
    match kind:
        case "action":
            return tuple(_source(ActionSource.parse(word)))
        case "dice":
            return tuple(pair for die in ShownDie.parse_all(word) for pair in _die(die))
        case "face":
            return tuple(_icons(word))
        case "lesson":
            asked = lesson_asks(word)
            return (("prompt", ASKED_AS.get(asked, asked)),) if asked else ()
        case "log":
            place = own_place(content, word)
            return () if place is None else (("picture", place),)
        case "rule":
            step = check_step_of(word)
            return () if step is None else (("step", step),)
    return ()


def _source(source: ActionSource) -> Iterator[tuple[str, Value]]:
    """The Sector and the card; Actions that everybody has are on no card."""
    if source.sector:
        yield "sector", source.sector
    if source.card:
        yield KINDS_OF_CARD.get(source.kind, source.kind), source.card


def _die(die: ShownDie) -> Iterator[tuple[str, Value]]:
    yield "die", die.die
    if die.face:
        yield "face", die.face
        yield from _icons(die.face)


def _icons(face: str) -> Iterator[tuple[str, Value]]:
    """Of a face that shows several; one that shows one is called by it."""
    icons = words_in(face)
    return (("icon", icon) for icon in icons) if len(icons) > 1 else iter(())
