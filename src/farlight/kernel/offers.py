"""What can be done in one go: whole acts, each a list of small answers that are taken all or not at all.

A game offers them at the things of its board; whoever chooses one gives its small answers (`Timeline.answer_all`). The
rules know nothing of it: bots, saves and cases have the small answers alone.
"""

from typing import Literal

import msgspec

from farlight.kernel.decision import Refs

Habit = Literal["window", "order", "step"]
"""What kind of question most people answer alike: a last moment for any-time effects, the order of things that happen
anyway, a step that has no effect."""


class Pick(msgspec.Struct, frozen=True, omit_defaults=True):
    """One alternative in a row: somebody, a die, a tool."""

    id: str
    text: str
    odds: str = ""
    """What the whole act would be worth with it, as things are chosen by default."""
    about: str = ""
    refs: Refs = ()
    """The things of the board that it is."""
    barred: str = ""
    """What is missing for it; such a pick is shown, and is in no gesture."""


class Row(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who, with what, where to: one of its picks is chosen."""

    name: str
    text: str
    picks: tuple[Pick, ...]


class Gesture(msgspec.Struct, frozen=True, omit_defaults=True):
    """One whole act: the small answers that it consists of, in their order."""

    options: tuple[str, ...]
    picks: tuple[str, ...] = ()
    """Which pick of each row it is, in the order of the rows."""
    text: str = ""
    """The words of its button."""
    odds: str = ""
    about: tuple[str, ...] = ()
    """What follows from it, line by line."""


class Offer(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that can be done in one go."""

    id: str
    title: str
    things: Refs = ()
    """Where on the board it is offered."""
    rows: tuple[Row, ...] = ()
    gestures: tuple[Gesture, ...] = ()
    """All ways to do it; the first is the sensible one."""
    barred: str = ""
    """What is missing for it; then it has no gestures."""
    group: str = ""
    """Offers with the same words here stand together."""
    closes: bool = False
    """It ends the question, and stands where that is done."""


class AtOnce(msgspec.Struct, frozen=True):
    """What a thing of the board is mostly for now: its sensible way can be done there in one press."""

    kind: str
    thing: str
    offer: str
    """The id of the offer at that thing whose first gesture it is."""
    text: str


class Usual(msgspec.Struct, frozen=True):
    """The answer to an open question that most people give."""

    option: str
    """Its id. It changes nothing, or keeps what was planned."""
    kind: Habit
    matters: bool
    """Whether another answer could change anything."""
