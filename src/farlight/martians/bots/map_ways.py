"""Ways over the map: the one that the crew likes best, and the next step to where it cannot go yet."""

from collections.abc import Iterable
from heapq import heappop, heappush

from farlight.martians.model.ids import parts_of
from farlight.martians.rules.context import MartiansPlay
from farlight.martians.rules.map_paths import (
    HUB,
    Route,
    accessible,
    extra_pawns,
    is_blocked,
    neighbours,
    ring_of,
    routes,
    starts,
    strikes_on,
    terrain_of,
    way_word,
)

DISLIKED = {"wound": 1.6, "adventure": 1.0, "morale": 2.2, "hazard": 0.3}
"""What the crew would rather walk round, in pawns."""
FAR = 99.0
UNKNOWN = 3.5
"""What it costs about to explore a space on the way."""


def dislike(strikes: Iterable[str]) -> float:
    return sum(DISLIKED[strike] for strike in strikes)


def trouble(way: Route) -> float:
    """Pawns that a way takes, and what the crew would give not to meet what lies on it."""
    return way.cost + dislike(way.effects)


class Ways:
    """The map as it lies now."""

    def __init__(self, play: MartiansPlay) -> None:
        self._play = play
        self._routes = routes(play)
        self.terrain = terrain_of(play)

    def to(self, space: str) -> Route | None:
        """The way that the crew likes best, to an unexplored space as well; None if there is none."""
        return min(self._routes.get(space, ()), key=trouble, default=None)

    def along(self, path: str) -> Route:
        """The way that somebody is offered, by its spaces; one that has opened since is a plain walk."""
        spaces = parts_of(path)
        ways = self._routes.get(spaces[-1], ())
        known = (way for way in ways if way_word(way, ways) == path)
        return next(known, Route(HUB, spaces, len(spaces), ()))

    def distance(self, space: str) -> float:
        """Pawns and trouble on the way; a lot if there is none."""
        way = self.to(space)
        return trouble(way) if way is not None else FAR

    def explorable(self, ring: int) -> list[str]:
        """Unexplored spaces of a ring that can be reached now."""
        return [space for space in accessible(self._play) if ring_of(space) == ring]

    def expedition(self, goal: str) -> tuple[str, ...]:
        """The unexplored spaces on the cheapest way to a space, itself included, in the order of the way."""
        best: dict[str, float] = {}
        heap: list[tuple[float, str, tuple[str, ...]]] = [(0.0, start, ()) for start in starts(self._play.state)]
        while heap:
            cost, space, unknown = heappop(heap)
            if space == goal:
                return unknown
            if best.get(space, 999.0) <= cost:
                continue
            best[space] = cost
            for other in neighbours(space):
                if other == HUB or is_blocked(space, other, self.terrain):
                    continue
                known = other in self.terrain
                heappush(heap, (cost + self._weight(other), other, unknown if known else (*unknown, other)))
        return ()

    def _weight(self, space: str) -> float:
        """What a step to a space costs, as far as anybody can tell."""
        ground = self._play.state.ground
        met = dislike(sorted(strikes_on(space, self.terrain, ground)))
        return 1.0 + extra_pawns(space, ground) + met * 0.7 + (0.0 if space in self.terrain else UNKNOWN)
