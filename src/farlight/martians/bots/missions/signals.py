"""The stray crawler: a chain of signals, what was dropped on it, and the crawler at its end."""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise

import msgspec

from farlight.martians.bots.hint_lines import aim
from farlight.martians.bots.jobs import Job, explore, gather, special
from farlight.martians.bots.situation import Situation
from farlight.martians.bots.worth import MUST
from farlight.martians.model.ids import Thing
from farlight.martians.rules.context import SPACES
from farlight.martians.rules.map_paths import clockwise, is_blocked, neighbours, ring_of

FRAMES, FIX = "ring-marker-frames", "ring-marker-fix"
PROBE, CORE = "red3", "core"
WALK = (0.0, 1.2, 1.8, 1.5)
"""What a space of each ring costs to explore, against 3 for a correction."""
KEPT = 1.5
"""A path once chosen is kept unless another is clearly better."""
LONGEST = 6
"""Longer chains are too long a walk."""


class Trail(msgspec.Struct, frozen=True):
    """A chain that could be: its path and the corrections that it still takes."""

    path: tuple[str, ...]
    steps: tuple[tuple[str, int, str, str], ...]
    """`frames` or `fix`, the ring, from where (fix) and to where."""
    missing: int
    """Signals that corrections cannot give."""
    score: float


@lru_cache(maxsize=1)
def paths() -> tuple[tuple[str, ...], ...]:
    """All paths from the inner to the outer ring that never go back inward."""
    found: list[tuple[str, ...]] = []

    def extend(path: tuple[str, ...]) -> None:
        if ring_of(path[-1]) == 3:
            found.append(path)
        if len(path) == LONGEST:
            return
        for other in neighbours(path[-1]):
            if other != "hub" and other not in path and ring_of(other) >= ring_of(path[-1]):
                extend((*path, other))

    for space in SPACES[:8]:
        extend((space,))
    return tuple(found)


def signals(table: Situation) -> Counter[str]:
    return Counter(space for space, spot in table.state.spots if spot == "signal")


def best_trail(table: Situation, strict: bool = False) -> Trail | None:
    """The chain that takes the fewest corrections and the shortest walk."""
    counts = signals(table)
    frames = frozenset(ring for ring in (1, 2, 3) if table.held[Thing.of(FRAMES, str(ring))])
    fixes = frozenset(ring for ring in (1, 2, 3) if table.held[Thing.of(FIX, str(ring))])
    wanted = table.mission.numbers["chain"]
    best: Trail | None = None
    for path in paths():
        here = sum(counts[space] for space in path)
        gaps = sum(not counts[space] for space in path)
        if gaps > 5 or here + 6 < wanted - 3:
            continue
        rough = 3.0 * max(gaps, wanted - here) + _walk(table, path)
        if best is not None and rough >= best.score and path != table.memory.trail:
            continue
        trail = _trail(path, counts, frames, fixes, wanted)
        if strict and trail.missing:
            continue
        score = 3.0 * len(trail.steps) + 7.0 * trail.missing + _walk(table, path)
        score -= KEPT if path == table.memory.trail else 0.0
        if best is None or score < best.score:
            best = msgspec.structs.replace(trail, score=score)
    return best


def _walk(table: Situation, path: tuple[str, ...]) -> float:
    """What it takes to explore a chain: known ground is free, walls are not."""
    total = 0.0
    for one, other in pairwise(path):
        if is_blocked(one, other, table.ways.terrain):
            total += 3.0
    return total + sum(WALK[ring_of(space)] for space in path if space not in table.state.tiles) + 0.3 * len(path)


def _trail(
    path: tuple[str, ...], counts: Counter[str], frames: frozenset[int], fixes: frozenset[int], wanted: int
) -> Trail:
    """Which corrections would make this path a chain: shift what lies beside it, then land what is missing."""
    now = Counter(counts)
    steps: list[tuple[str, int, str, str]] = []
    left = set(fixes)
    for goal in sorted(path, key=lambda space: now[space]):
        ring = ring_of(goal)
        if ring in left and (not now[goal] or sum(now[space] for space in path) < wanted):
            source = _beside(now, path, goal)
            if source:
                steps.append(("fix", ring, source, goal))
                left.discard(ring)
                now[source] -= 1
                now[goal] += 1
    land = set(frames)
    for goal in path:
        if not now[goal] and ring_of(goal) in land:
            steps.append(("frames", ring_of(goal), "", goal))
            land.discard(ring_of(goal))
            now[goal] += 1
            _erase(now, path)
    gaps = sum(not now[space] for space in path)
    short = max(0, wanted - sum(now[space] for space in path))
    return Trail(path, tuple(steps), max(gaps, short), 0.0)


def shift(table: Situation, sources: list[str]) -> tuple[str, str]:
    """Which of these signals to shift, and where to, for the path that was chosen."""
    now, path = signals(table), table.memory.chain or table.memory.trail
    for goal in sorted(path, key=lambda space: now[space]):
        source = _beside(now, path, goal)
        if source in sources:
            return source, goal
    return "", ""


def gain_at(table: Situation, space: str) -> float:
    """How much a new signal helps there: most in a gap of the path, less elsewhere on it."""
    path = table.memory.chain or table.memory.trail
    return (space in path) + (space in path and not signals(table)[space])


def to_erase(table: Situation) -> str:
    return erasable(signals(table), table.memory.chain or table.memory.trail)


def _beside(now: Counter[str], path: tuple[str, ...], goal: str) -> str:
    """A signal next to a space in its ring that the chain does not need where it is."""
    around = (clockwise(goal, -1), clockwise(goal))
    off = [space for space in around if now[space] and space not in path]
    if off:
        return off[0]
    stacked = [space for space in around if now[space] > 1]
    return stacked[0] if stacked and not now[goal] else ""


def _erase(now: Counter[str], path: tuple[str, ...]) -> None:
    """Erase the two signals that go for one that is landed: those off the path first."""
    for _ in range(2):
        gone = erasable(now, path)
        if gone:
            now[gone] -= 1


def erasable(now: Counter[str], path: tuple[str, ...]) -> str:
    off = [space for space in now if now[space] and space not in path]
    if off:
        return off[0]
    stacked = [space for space in path if now[space] > 1]
    return stacked[0] if stacked else next((space for space in path if now[space]), "")


# What to do


def stray(table: Situation) -> Iterator[Job | None]:
    """Walk along the likely path from the first sol on; correct the signals when all of them are in."""
    chain = table.memory.chain
    if chain:
        yield from _follow(table, chain)
        return
    trail = best_trail(table)
    table.memory.trail = trail.path if trail is not None else ()
    sol = table.state.sol
    if sol < 4:
        for number in range(3):
            gain = 3.5 if trail is None or trail.missing else 1.5
            yield special(table, "sweep-band", aim(gain * (1 - 0.25 * number), "o1"), number=number)
    if trail is None:
        return
    if sol >= 3:
        for kind, ring, _, goal in trail.steps:
            verb, marker = ("compare-frames", FRAMES) if kind == "frames" else ("correct-fix", FIX)
            worth = MUST * (1.5 if not trail.missing else 0.5)
            job = special(table, verb, aim(worth, "o1"), things=Thing.of(marker, str(ring)))
            if job is not None:
                job.claim = f"{kind}:{ring}:{goal}"
            yield job
    yield from _scout(table, trail)


def _scout(table: Situation, trail: Trail) -> Iterator[Job | None]:
    """Explore towards the end of the likely path, and what lies beside the way."""
    way = table.ways.expedition(trail.path[-1])
    if way:
        close = ring_of(way[0]) < 3 or not trail.missing
        yield explore(table, way[0], aim(MUST * (1.2 if close else 0.6), "o1"))
    others = [space for space in trail.path if space not in table.state.tiles and space not in way[:1]]
    for space in others:
        if ring_of(space) < 3:
            yield explore(table, space, aim(MUST * 0.6, "o1"))


def _follow(table: Situation, chain: tuple[str, ...]) -> Iterator[Job | None]:
    """Explore to the end, bring the crawler in, and two cores from wherever the chain shows them."""
    lying = table.state.lying
    end = chain[-1]
    if not table.is_ticked("o3"):
        if (end, PROBE) in lying:
            yield gather(table, end, PROBE, aim(MUST * 2, "o3"))
        elif end not in table.state.tiles:
            yield explore(table, table.ways.expedition(end)[0], aim(MUST * 2, "o1"))
    if table.is_ticked("o2"):
        return
    cores = [space for space, thing in lying if thing == CORE and space in chain]
    for space in sorted(cores, key=table.ways.distance)[:2]:
        yield gather(table, space, CORE, aim(MUST * 1.4, "o2"))
    if len(cores) < 2:
        unknown = [space for space in chain if space not in table.state.tiles and table.ways.to(space) is not None]
        for space in sorted(unknown, key=table.ways.distance)[:2]:
            yield explore(table, space, aim(MUST * 1.1, "o1"))
