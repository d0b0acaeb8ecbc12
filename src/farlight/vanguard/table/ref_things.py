"""The single things that a word of an option, a question or an event names: clients are told them beside the word."""

import re
from collections.abc import Iterator

from farlight.kernel import Refs, Value

CHECK_STEP = re.compile(r"V-CHECK-(\d+)\.")
KINDS_OF_CARD = {"token": "gear", "travel": "condition"}
"""What lies on the map is gear; what is asked of whoever travels is written on the Global Condition."""


def things_in(kind: str, value: Value) -> Refs:
    """Where a Special Action is written, the dice of a set with their faces, the step that a rule belongs to."""
    word = str(value)
    match kind:
        case "action":
            return tuple(_source(word))
        case "dice":
            return tuple(pair for die in word.split(", ") for pair in _die(die))
        case "face":
            return tuple(_icons(word))
        case "rule":
            step = CHECK_STEP.match(word)
            return (("step", int(step[1])),) if step else ()
    return ()


def _source(source: str) -> Iterator[tuple[str, Value]]:
    """`poi:3:marl-8:0`, `token:3:rope`, `threat:t01:1`, `mission:m4:0`; Actions that everybody has are on no card."""
    kind, *rest = source.split(":")
    if not rest:
        return
    if kind in ("poi", "token"):
        yield "sector", int(rest.pop(0))
    yield KINDS_OF_CARD.get(kind, kind), rest[0]


def _die(die: str) -> Iterator[tuple[str, Value]]:
    name, _, face = die.partition(" ")
    yield "die", name
    if face:
        yield "face", face
        yield from _icons(face)


def _icons(face: str) -> Iterator[tuple[str, Value]]:
    """Of a face that shows several; one that shows one is called by it."""
    icons = face.split(" ")
    return (("icon", icon) for icon in icons) if len(icons) > 1 else iter(())
