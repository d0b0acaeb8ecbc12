"""The map: spaces, neighbours, paths. Rulebook chapters 3.3 and 21."""

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from heapq import heappop, heappush

import msgspec

from farlight.martians.model.ids import Mark, Space, joined
from farlight.martians.model.state import Martians
from farlight.martians.rules.context import DIRECTIONS, SPACES, MartiansPlay

HUB = "hub"
RINGS = 3


@cache
def ring_of(space: str) -> int:
    return Space.parse(space).ring


def direction_of(space: str) -> str:
    return Space.parse(space).direction


@cache
def clockwise(space: str, by: int = 1) -> str:
    place = (DIRECTIONS.index(direction_of(space)) + by) % len(DIRECTIONS)
    return Space.of(ring_of(space), DIRECTIONS[place])


@cache
def neighbours(space: str) -> tuple[str, ...]:
    """Sides in common: within the ring, inward, outward.

    M-TERM-33, M-TERM-34, M-TERM-35, M-RUL-MAP-02, M-RUL-MAP-1N, M-RUL-MAP-1NE, M-RUL-MAP-1E, M-RUL-MAP-1SE,
    M-RUL-MAP-1S, M-RUL-MAP-1SW, M-RUL-MAP-1W, M-RUL-MAP-1NW, M-RUL-MAP-2N, M-RUL-MAP-2NE, M-RUL-MAP-2E, M-RUL-MAP-2SE,
    M-RUL-MAP-2S, M-RUL-MAP-2SW, M-RUL-MAP-2W, M-RUL-MAP-2NW, M-RUL-MAP-3N, M-RUL-MAP-3NE, M-RUL-MAP-3E, M-RUL-MAP-3SE,
    M-RUL-MAP-3S, M-RUL-MAP-3SW, M-RUL-MAP-3W, M-RUL-MAP-3NW.
    """
    if space == HUB:
        return tuple(Space.of(1, direction) for direction in DIRECTIONS)
    ring, direction = ring_of(space), direction_of(space)
    around = [clockwise(space, -1), clockwise(space)]
    inward = [Space.of(ring - 1, direction)] if ring > 1 else [HUB]
    outward = [Space.of(ring + 1, direction)] if ring < RINGS else []
    return (*inward, *around, *outward)


class Route(msgspec.Struct, frozen=True):
    """A way to a destination: what it costs in pawns and what lies on it. M-MOVE-06, M-MOVE-10."""

    start: str
    path: tuple[str, ...]
    cost: int
    effects: tuple[str, ...]
    """Terrain and tokens that will strike: `wound`, `adventure`, `morale`, `hazard`."""


_STRIKES = {"wound": "wound", "adventure": "adventure", "rover-risk": "hazard"}
_TERRAIN = ("wound", "adventure", "morale", "hazard")
Ground = Sequence[tuple[str, str]]


def terrain_at(play: MartiansPlay, space: str) -> str:
    """The terrain effect of an explored space; a Storm Shelter takes the sting out of some. M-RUL-STR-12."""
    state = play.state
    effect = play.content.tables.terrain[state.tiles[space]]
    if effect in ("wound", "morale") and state.sites.get("storm-shelter") == space:
        return "none"
    return effect


def terrain_of(play: MartiansPlay) -> dict[str, str]:
    """The terrain effects of all explored spaces."""
    state = play.state
    effects = play.content.tables.terrain
    found = {space: effects[tile] for space, tile in state.tiles.items()}
    shelter = state.sites.get("storm-shelter")
    if shelter in found:
        found[shelter] = terrain_at(play, shelter)
    return found


def starts(state: Martians) -> tuple[str, ...]:
    """Where paths may begin: the HUB, a base, a Depot. M-MOVE-03, M-MIS-PROBE-13, M-RUL-STR-13."""
    found = [HUB]
    if state.base and Mark.on("base-new", state.base) not in state.round:
        found.append(state.base)
    depot = state.sites.get("depot")
    if depot and "built:depot" not in state.round:
        found.append(depot)
    return tuple(found)


def routes(play: MartiansPlay) -> dict[str, tuple[Route, ...]]:
    """The ways to all explored spaces and to those that could be explored. M-MOVE-04, M-EXPL-11, M-RUL-MAP-04."""
    state = play.state
    return _routes(tuple(terrain_of(play).items()), tuple(state.ground), starts(state))


@lru_cache(maxsize=4096)
def _routes(known: Ground, ground: Ground, begins: tuple[str, ...]) -> dict[str, tuple[Route, ...]]:
    terrain = dict(known)
    found: dict[str, dict[tuple[str, ...], Route]] = {}
    for start in begins:
        for route in _from(start, terrain, ground):
            best = found.setdefault(route.path[-1] if route.path else start, {})
            old = best.get(route.effects)
            if old is None or route.cost < old.cost:
                best[route.effects] = route
    return {space: tuple(sorted(best.values(), key=lambda route: route.cost)) for space, best in found.items()}


def way_word(way: Route, ways: Iterable[Route]) -> str:
    """A way by its spaces; where one from elsewhere goes over the same, its start stands before them. M-MOVE-03."""
    has_twin = any(other.path == way.path and other.start != way.start for other in ways)
    return joined((way.start, *way.path) if has_twin and way.start != HUB else way.path)


def _from(start: str, terrain: dict[str, str], ground: Ground) -> list[Route]:
    """The cheapest way to every space for every set of things that will strike on it; a step costs 1 pawn, the last one
    too.

    M-MOVE-04, M-MOVE-17, M-MOVE-07, M-EXPL-04, M-RUL-FAQ-07, M-RUL-GAP-20.

    Of equal ways the one that was found first.
    """
    begin: frozenset[str] = frozenset()
    extra = 0
    if start != HUB:
        begin = strikes_on(start, terrain, ground)
        extra = extra_pawns(start, ground)
    routes: list[Route] = []
    if start != HUB:
        cost = extra + (terrain.get(start) == "extra-pawn")
        routes.append(Route(start, (start,), cost, tuple(sorted(begin))))
    heap: list[tuple[int, int, str, tuple[str, ...], frozenset[str]]] = [(extra, len(routes), start, (), begin)]
    seen: set[tuple[str, frozenset[str]]] = set()
    while heap:
        cost, _, space, path, strikes = heappop(heap)
        if (space, strikes) in seen:
            continue
        seen.add((space, strikes))
        for other in neighbours(space):
            if other in (HUB, start, *path) or is_blocked(space, other, terrain):
                continue
            met = strikes | strikes_on(other, terrain, ground)
            paid = cost + 1 + extra_pawns(other, ground)
            arrival = paid + (terrain.get(other) == "extra-pawn")
            routes.append(Route(start, (*path, other), arrival, tuple(sorted(met))))
            if other in terrain:
                heappush(heap, (paid, len(routes), other, (*path, other), met))
    return routes


def strikes_on(space: str, terrain: dict[str, str], ground: Ground) -> frozenset[str]:
    """What a space does to whoever passes; an unexplored one has only its tokens.

    M-EXPL-05, M-MOVE-15, M-RUL-GAP-20.
    """
    met = {_STRIKES[token] for place, token in ground if place == space and token in _STRIKES}
    if terrain.get(space) in _TERRAIN:
        met.add(terrain[space])
    return frozenset(met)


def extra_pawns(space: str, ground: Ground) -> int:
    """What Extra Pawn tokens on a space add to a way. M-MOVE-06."""
    return sum(place == space and token == "extra-pawn" for place, token in ground)


def is_blocked(one: str, other: str, terrain: dict[str, str]) -> bool:
    """The outer side of a blocked tile cannot be crossed either way. M-MOVE-09, M-CARD-TER-10."""
    if one == HUB or ring_of(one) == ring_of(other):
        return False
    inner = one if ring_of(one) < ring_of(other) else other
    return terrain.get(inner) == "blocked"


def accessible(play: MartiansPlay) -> list[str]:
    """Unexplored spaces that can be reached. M-EXPL-02, M-RUL-MAP-03."""
    ways = routes(play)
    return [space for space in SPACES if space not in play.state.tiles and space in ways]
