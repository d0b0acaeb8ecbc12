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
