"""The state of a game of Beacon."""

from typing import Annotated

from farlight.kernel import GameState, Hidden, Slot, State, Veil

LINES = ("north", "east", "south", "west")
TASKS = ("mend", "trace", "tune", "rest")
"""In the order in which they are done. B-WATCH-02."""


class Keeper(Slot):
    """One keeper of the beacon; their slot in the planning of a watch."""

    task: str
    strain: int
    spark: bool
    fresh: list[bool]
    """For each of the keeper's dice whether it can still be rolled."""
    knows: Annotated[str, Veil(own=True)]
    """The line that this keeper, and nobody else, knows to hold. B-SET-05."""


class Light(State):
    """The beacon itself."""

    hull: int
    lamp: int
    severed: Annotated[str, Veil(unless="found")]
    """The line that is severed: hidden until somebody looks at it. B-SET-04."""
    looked: list[str]
    """The lines that were looked at."""

    @property
    def found(self) -> bool:
        return self.severed in self.looked


class Beacon(GameState):
    """Everything there is."""

    mission: str
    watch: int
    keepers: list[Keeper]
    light: Light
    deck: Hidden[list[str]]
    """The drift, next card last."""
    drifted: list[str]


def on_watch(state: Beacon) -> int:
    """The keeper whom the drift concerns: the first in the first watch, then the next. B-DRIFT-07."""
    return max(state.watch - 1, 0) % len(state.keepers)
