"""What rules have worked out from the definitions of a pack, and look up from then on.

All of it could be worked out again at any time: it is part of no state and no save.
"""

from typing import NamedTuple

import msgspec

from farlight.effects import Thing
from farlight.vanguard.model.card_parts import Action
from farlight.vanguard.model.planet_cards import Path


class Powers(NamedTuple):
    """What holds for a Crewmember: the powers as they are written, and the sums of those with a number."""

    words: frozenset[str]
    sums: dict[str, int]


class Line(NamedTuple):
    """A Path as one of its ends sees it."""

    place: int
    there: int
    path: Path
    against: bool
    """Whether it only leads here. V-TRAVEL-03."""


class Known(msgspec.Struct):
    """One for each loaded pack."""

    powers: dict[tuple[object, ...], Powers] = {}
    """By all that they depend on."""
    actions: dict[str, Action | None] = {}
    """By their source."""
    lines: dict[tuple[str, int], list[Line]] = {}
    """By planet and Sector."""
    changing: dict[str, frozenset[str]] = {}
    """By what is changed: the cards that do so."""
    told: dict[tuple[object, ...], object] = {}
    """What cards say on a scene, by language, planet and all else that it depends on."""
    things: dict[str, frozenset[Thing]] = {}
    """What cards and Actions name that may be a secret, by their ids and sources."""
    markers: frozenset[str] = frozenset()
    """Those that are no part of a story; none before somebody asks."""
