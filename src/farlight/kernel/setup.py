"""What a game is started from."""

from typing import Literal

import msgspec

from farlight.errors import UserError

UndoPolicy = Literal["free", "ask", "never"]
"""Whether undo may cross a mark, where something hidden was shown or rolled: yes, if the group agrees, no."""


class Setup(msgspec.Struct, frozen=True):
    """What a new game is made from. The same set-up always makes the same game."""

    game: str
    mission: str
    seats: int
    seed: int
    by_hand: bool = False
    undo: UndoPolicy = "free"
    names: tuple[str, ...] = ()
    """What the people at the table are called, where a game lets them choose; empty for the game's own names."""
    rules: tuple[str, ...] = ()
    """Optional rules that are switched on, of those that `Rules.optional` names."""
    marks: tuple[str, ...] = ()
    """What an earlier campaign left behind, as `Rules.marks` told it."""


class Mission(msgspec.Struct, frozen=True):
    """Something that can be started: its id and how many seats it takes."""

    id: str
    seats: tuple[int, int]
    campaign: bool = False
    """Whether it is a story of many evenings; simulations leave those out unless they are asked for."""
    series: bool = False
    """Whether it is several missions, one after the other, that simulations play like any other."""


class BadSetup(UserError):
    """A set-up that this game cannot start; the message says what would be right."""
