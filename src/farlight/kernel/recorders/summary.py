"""A mission that is over, as the page at its end shows it."""

from collections.abc import Sequence
from typing import Literal

import msgspec

MOST_MOMENTS = 6
CLEARLY = 1.25
"""Standard deviations from which on luck is clear."""


class Point(msgspec.Struct, frozen=True):
    """A figure at the end of a round."""

    at: str
    """The round, in a word or a number."""
    value: float
    note: str = ""
    """What happened there, in a few words."""


class Series(msgspec.Struct, frozen=True):
    """A figure, round by round."""

    id: str
    title: str
    points: tuple[Point, ...]
    note: str = ""
    """What the figure means, in a few words."""
    limit: float | None = None
    """A line that matters: what is needed, or where it breaks."""
    limit_note: str = ""
    expected: tuple[float, ...] = ()
    """What was to be expected at each point, by the odds."""
    tone: Literal["good", "harm", "store", "power", "air"] = "store"
    """Whether more of it is good, for whoever draws it."""


class KeyMoment(msgspec.Struct, frozen=True):
    """A moment that one remembers, with the answer after which the board showed it."""

    node: int
    when: str
    title: str
    text: str = ""


class Toll(msgspec.Struct, frozen=True):
    """What a mission cost somebody, and in what they grew."""

    who: str
    """The id, and what they are, for whoever draws a face."""
    role: str
    name: str
    text: str
    gain: str = ""
    dead: bool = False
    face: dict[str, str] = {}
    """What they look like, in the words of the game's cards."""


class Remark(msgspec.Struct, frozen=True):
    """A line with how it stands: something done or not, kept or lost."""

    text: str
    done: bool = True
    icon: str = ""


class Luck(msgspec.Struct, frozen=True):
    """What the dice made of it, beside what was to be expected."""

    rolls: int
    came: int
    expected: float
    text: str


class Onward(msgspec.Struct, frozen=True):
    """Something to play now, and why."""

    kind: Literal["next", "again", "harder", "campaign", "continue", "anew"]
    mission: str
    name: str
    text: str = ""
    difficulty: str = ""
    rules: tuple[str, ...] = ()


class Summary(msgspec.Struct, frozen=True):
    """A mission that is over."""

    number: int
    """Which of this table's, counted from 1."""
    game: str
    mission: str
    title: str
    outcome: str
    won: bool
    result: str
    """The outcome, in a sentence."""
    over: bool
    """Whether nothing comes after it at this table."""
    node: int
    """The last answer of it."""
    answers: int
    moment: str = ""
    """When it ended, for the bar at the top."""
    told: tuple[str, ...] = ()
    """What is read out."""
    facts: tuple[str, ...] = ()
    goals: tuple[Remark, ...] = ()
    series: tuple[Series, ...] = ()
    moments: tuple[KeyMoment, ...] = ()
    tolls: tuple[Toll, ...] = ()
    costs: tuple[Remark, ...] = ()
    choices: tuple[Remark, ...] = ()
    luck: Luck | None = None
    helped: tuple[str, ...] = ()
    """What would have helped: only after a defeat."""
    onward: tuple[Onward, ...] = ()
    """What to play now, the advice first."""


class Candidate(msgspec.Struct, frozen=True):
    """A moment with how much one remembers it."""

    weight: float
    moment: KeyMoment


def key_moments(candidates: Sequence[Candidate]) -> tuple[KeyMoment, ...]:
    """The weightiest of them, one for each answer, in the order in which they came."""
    by_node: dict[int, Candidate] = {}
    for each in candidates:
        known = by_node.get(each.moment.node)
        if known is None or each.weight > known.weight:
            by_node[each.moment.node] = each
    heaviest = sorted(by_node.values(), key=lambda each: (-each.weight, each.moment.node))[:MOST_MOMENTS]
    return tuple(sorted((each.moment for each in heaviest), key=lambda moment: moment.node))


def luck_of(came: int, chances: Sequence[float]) -> str:
    """A word for what came beside what was to be expected: by how many standard deviations it differs. Less than one
    success more or fewer is no luck."""
    more = came - sum(chances)
    spread = sum(chance * (1 - chance) for chance in chances) ** 0.5
    if abs(more) < 1 or not spread:
        return "even"
    off = more / spread
    return f"{'somewhat-' if abs(off) < CLEARLY else ''}{'lucky' if off > 0 else 'unlucky'}"
