"""What was read aloud at a table, to be read again."""

from typing import Literal

import msgspec

from farlight.kernel.recorders.summary import Remark


class Passage(msgspec.Struct, frozen=True):
    """Something that was read aloud, and what came of it."""

    node: int
    chapter: str
    """As the entries of the chronicle name their time."""
    when: str
    title: str
    text: str
    asked: str = ""
    options: tuple[Remark, ...] = ()
    """What one could choose, `done` for what was chosen. What would have come of the others stays unknown."""
    came: tuple[str, ...] = ()
    """What came of it, in sentences."""
    place: str = ""
    """What it looks like where it was read, for whoever draws it, and the colour of that world."""
    tint: str = ""


class Met(msgspec.Struct, frozen=True):
    """Somebody of the story whom the players have met."""

    who: str
    """The id, and what they are, for whoever draws a face."""
    role: str
    name: str
    text: str
    first: str = ""
    """The passage in which they came up first; empty for one's own people."""
    own: bool = False
    dead: bool = False
    face: dict[str, str] = {}
    """What they look like, in the words of the game's cards."""


Turn = Literal["won", "lost", "died", "promoted", "found", "learned", "chose"]
"""What kind of change it was, for an icon."""


class Change(msgspec.Struct, frozen=True):
    """Something after which the table was not the same: won, lost, found, learned or chosen, for whoever comes back."""

    node: int
    kind: Turn
    text: str


class Story(msgspec.Struct, frozen=True):
    """What can be read again."""

    passages: tuple[Passage, ...] = ()
    people: tuple[Met, ...] = ()
    carried: tuple[str, ...] = ()
    """What is taken along from here."""
    changes: tuple[Change, ...] = ()
    """What has changed on the way, the oldest first."""
