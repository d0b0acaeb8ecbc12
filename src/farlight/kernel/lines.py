"""A view in words: panels of lines, each a message key with arguments, told in any language by any client."""

import msgspec

from farlight.kernel.decision import Refs


class Line(msgspec.Struct, frozen=True):
    """One sentence or figure."""

    key: str
    refs: Refs = ()


class Panel(msgspec.Struct, frozen=True):
    """A group of lines under a heading."""

    title: Line
    lines: tuple[Line, ...]
    aside: bool = False
    """For whoever asks for it by name; not laid before the others."""


class Where(msgspec.Struct, frozen=True):
    """Where a table is, for a list of tables: a place and a moment, told in any language."""

    title: Line
    moment: Line


class Remembered(msgspec.Struct, frozen=True):
    """Something that a story is remembered by, in words."""

    when: str
    kind: str
    text: str


class Outlook(msgspec.Struct, frozen=True):
    """What may come of an open question, as far as it can be told before it is answered."""

    lines: tuple[Line, ...]
    """As things are."""
    options: dict[str, Line]
    """By the ids of its options: what would change. An option without a line changes nothing, or more than is known."""
