"""What rules have worked out from the definitions of a pack, and look up from then on.

All of it could be worked out again at any time: it is part of no state and no save.
"""

from typing import NamedTuple, TypeVar

import msgspec

from farlight.effects import Thing
from farlight.vanguard.model.card_parts import Action
from farlight.vanguard.model.planet_cards import Path

K = TypeVar("K")
V = TypeVar("V")
MOST_REMEMBERED = 10_000
"""Far more situations than a game has, and little memory for thousands of games."""


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
    latest_powers: dict[int, tuple[tuple[object, ...], Powers]] = {}
    """By Crewmember: what was looked up last, with all that it depends on."""
    poi_tracks: dict[tuple[object, ...], dict[str, int]] = {}
    """By planet and all POI cards that lie there: the Time Tracks of those that are seen, and their lengths."""
    actions: dict[str, Action | None] = {}
    """By their source."""
    lines: dict[tuple[str, int], list[Line]] = {}
    """By planet and Sector."""
    changing: dict[tuple[str, str], frozenset[str]] = {}
    """By what is changed and the moment: the cards that do so then."""
    decks: dict[tuple[str, int], tuple[str, ...]] = {}
    """By Section and Rank: the Section cards that may be taken."""
    moves_time: dict[str, bool] = {}
    """By the source of an effect: whether it may move Time Tracks."""
    completing: dict[tuple[str, str], bool] = {}
    """By the source of an effect and a Mission: whether the one may complete the other."""
    tokens: dict[str, list[str]] = {}
    """By its place: the tokens of a text."""
    told: dict[tuple[object, ...], object] = {}
    """What cards say on a scene, by language, planet and all else that it depends on."""
    things: dict[str, frozenset[Thing]] = {}
    """What cards and Actions name that may be a secret, by their ids and sources."""
    markers: frozenset[str] = frozenset()
    """Those that are no part of a story; none before somebody asks."""


def remember(memo: dict[K, V], key: K, found: V) -> V:
    """Keep what depends on nothing but the key; before there is too much of it, all is forgotten."""
    if len(memo) > MOST_REMEMBERED:
        memo.clear()
    memo[key] = found
    return found
