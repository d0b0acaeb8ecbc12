"""The map as the crew sees it: ways to where it can go, and the next step to where it cannot go yet."""

from heapq import heappop, heappush

import msgspec

from farlight.martians.model.content import Definitions
from farlight.martians.rules.context import SPACES
from farlight.martians.rules.map_paths import HUB, neighbours, ring_of
from farlight.martians.table.view import MartiansView

_TERRAIN = {"wound": "wound", "adventure": "adventure", "morale": "morale", "hazard": "hazard"}
_TOKENS = {"wound": "wound", "adventure": "adventure", "rover-risk": "hazard"}
DISLIKED = {"wound": 1.6, "adventure": 1.0, "morale": 2.2, "hazard": 0.3}
"""What the crew would rather walk round, in pawns."""
FAR = 99.0
UNKNOWN = 3.5
"""What it costs about to explore a space on the way."""


class Way(msgspec.Struct, frozen=True):
    """A way to a space: its path, the pawns it costs and what strikes on it."""

    path: tuple[str, ...]
    pawns: int
    strikes: frozenset[str]

    @property
    def dislike(self) -> float:
        return sum(DISLIKED[strike] for strike in self.strikes)


class Atlas:
    """Ways over explored ground."""

    def __init__(self, view: MartiansView, content: Definitions) -> None:
        self.view = view
        shelter = view.sites.get("storm-shelter")
        self.terrain = {
            space: "none" if space == shelter else content.tables.terrain[roi] for space, roi in view.tiles.items()
        }
        self.starts = [start for start in (HUB, view.base, view.sites.get("depot", "")) if start]
        self._ways: dict[str, Way] = {}
        for start in self.starts:
            self._walk(start)

    def way(self, space: str) -> Way | None:
        """The way that costs the fewest pawns, all told; to an unexplored space as far as it is next to a known one."""
        return self._ways.get(space)

    def distance(self, space: str) -> float:
        """Pawns and trouble on the way; a lot if there is none."""
        way = self.way(space)
        return way.pawns + way.dislike if way is not None else FAR

    def is_known(self, space: str) -> bool:
        return space in self.view.tiles

    def _walk(self, start: str) -> None:
        begin = frozenset() if start == HUB else self.strikes_at(start)
        if start != HUB:
            self._keep(Way((start,), self._tokens(start) + (self.terrain.get(start) == "extra-pawn"), begin))
        heap: list[tuple[float, int, str, tuple[str, ...], int, frozenset[str]]] = [(0.0, 0, start, (), 0, begin)]
        seen: set[tuple[str, frozenset[str]]] = set()
        count = 0
        while heap:
            _, _, space, path, pawns, strikes = heappop(heap)
            if (space, strikes) in seen:
                continue
            seen.add((space, strikes))
            for other in neighbours(space):
                if other == HUB or other in path or self.is_blocked(space, other):
                    continue
                met = strikes | self.strikes_at(other)
                paid = pawns + 1 + self._tokens(other)
                longer = (*path, other)
                self._keep(Way(longer, paid + (self.terrain.get(other) == "extra-pawn"), met))
                if other in self.terrain:
                    count += 1
                    dislike = sum(DISLIKED[strike] for strike in met)
                    heappush(heap, (paid + dislike, count, other, longer, paid, met))

    def _keep(self, way: Way) -> None:
        old = self._ways.get(way.path[-1])
        if old is None or way.pawns + way.dislike < old.pawns + old.dislike:
            self._ways[way.path[-1]] = way

    def strikes_at(self, space: str) -> frozenset[str]:
        met = {_TOKENS[token] for place, token in self.view.ground if place == space and token in _TOKENS}
        terrain = self.terrain.get(space, "none")
        return frozenset({*met, _TERRAIN[terrain]} if terrain in _TERRAIN else met)

    def _tokens(self, space: str) -> int:
        return self.view.ground.count((space, "extra-pawn"))

    def is_blocked(self, one: str, other: str) -> bool:
        """Whether a wall stands between a space and the one outward of it."""
        if HUB in (one, other) or ring_of(one) == ring_of(other):
            return False
        inner = one if ring_of(one) < ring_of(other) else other
        return self.terrain.get(inner) == "blocked"

    def dislike_of(self, path: list[str]) -> float:
        """How little the crew likes a path, pawns included."""
        met: set[str] = set()
        pawns = 0
        for space in path:
            met |= self.strikes_at(space)
            pawns += 1 + self._tokens(space)
        return pawns + sum(DISLIKED[strike] for strike in met)

    def expedition(self, goal: str) -> tuple[str, ...]:
        """The unexplored spaces on the cheapest way to a space, itself included, in the order of the way."""
        best: dict[str, float] = {}
        heap: list[tuple[float, str, tuple[str, ...]]] = [(0.0, start, ()) for start in self.starts]
        while heap:
            cost, space, unknown = heappop(heap)
            if space == goal:
                return unknown
            if best.get(space, 999.0) <= cost:
                continue
            best[space] = cost
            for other in neighbours(space):
                if other == HUB or self.is_blocked(space, other):
                    continue
                known = other in self.terrain
                weight = 1.0 + self._tokens(other) + sum(DISLIKED[strike] for strike in self.strikes_at(other)) * 0.7
                if not known:
                    weight += UNKNOWN
                heappush(heap, (cost + weight, other, unknown if known else (*unknown, other)))
        return ()

    def explorable(self, ring: int) -> list[str]:
        """Unexplored spaces of a ring that can be reached now."""
        return [
            space for space in SPACES if ring_of(space) == ring and space not in self.terrain and space in self._ways
        ]
