"""Words that the definitions of a pack share."""

from typing import Annotated, Literal

import msgspec

from farlight.content import CardRef

AtLeastOne = Annotated[int, msgspec.Meta(ge=1)]
NotNegative = Annotated[int, msgspec.Meta(ge=0)]
Percent = Annotated[int, msgspec.Meta(ge=0, le=100)]

Element = Literal["connectors", "filters", "hardware", "cpu"]
Complex = Literal["working", "living", "systems"]
Supply = Literal["oxygen", "energy", "food"]
Colour = Literal["green", "grey", "blue", "brown"]
Token = Literal["fault", "extra-pawn", "adventure", "reroll", "wound", "rover-risk"]
"""The kinds of Modifier tokens. M-TOK-01."""
Penalty = Literal[
    "energy",
    "oxygen",
    "force",
    "malfunction",
    "wilt",
    "rover-check",
    "lose-sample",
    "stress",
    "token",
    "no-rover",
    "none",
]
"""What a broken element does.

M-ICON-01, M-ICON-02, M-ICON-03, M-ICON-04, M-ICON-05, M-ICON-06, M-ICON-07, M-ICON-08, M-ICON-09, M-ICON-10.
"""
ActionType = Literal["rest", "relax", "heal", "manage", "explore", "gather", "research", "build"]
FacilityRef = Annotated[str, CardRef("facility")]
SpaceRef = Annotated[str, msgspec.Meta(pattern="^A[1-3]-(N|NE|E|SE|S|SW|W|NW)$")]
"""A space of the map by its ring and its direction."""


class Need(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an action asks for beside pawns. M-ACT-35."""

    thing: str
    """A part (`cpu`), `part` for any, `sample`, `examined`, `seed`, a supply, `token` for a Morale token ..."""
    count: AtLeastOne = 1
    of: str = ""
    """For `part`: a Facility on which the part's element must work. M-MIS-HOME-11."""
