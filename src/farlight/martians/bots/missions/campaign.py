"""The five missions of the Slow Bell."""

from collections.abc import Iterator

from farlight.martians.bots.hint_lines import aim
from farlight.martians.bots.jobs import Job, explore, gather, numbered, prospects, special, typed
from farlight.martians.bots.situation import Memory, Situation
from farlight.martians.bots.worth import MUST
from farlight.martians.model.ids import NumberedThing, Space, Thing
from farlight.martians.model.state import Martians
from farlight.martians.rules.context import DIRECTIONS
from farlight.martians.rules.map_paths import clockwise, direction_of, ring_of
from farlight.martians.rules.production import is_sample


def spots(table: Situation, spot: str) -> list[str]:
    return list(dict.fromkeys(space for space, other in table.state.spots if other == spot))


def nearest(table: Situation, spaces: list[str], count: int) -> list[str]:
    known = [space for space in spaces if table.ways.to(space) is not None]
    return sorted(known, key=table.ways.distance)[:count]


def read_stones(table: Situation, weight: float, wanted: int = 1, serves: str = "") -> Iterator[Job | None]:
    """A Discovery teaches everybody something in a campaign: fetch, examine, read."""
    if len(table.state.discovered) >= wanted:
        return
    for number, thing in enumerate(table.state.examined[:wanted]):
        yield numbered(typed(table, "discover", aim(weight, serves), things=Thing.of("x", thing)), number)
    if table.left and len(table.state.examined) < wanted:
        for thing in table.samples[:1]:
            yield typed(table, "examine", aim(weight * 0.9, serves), things=thing)
    if table.left > 1 and not table.samples and not table.state.examined:
        lying = [space for space, thing in table.state.lying if is_sample(thing) and space in table.state.tiles]
        for space in nearest(table, lying, 1):
            thing = next(thing for place, thing in table.state.lying if place == space and is_sample(thing))
            yield gather(table, space, thing, aim(weight * 0.8, serves))


def listen(state: Martians, memory: Memory) -> None:
    """Remember where the bell hangs: the table does not show it, and the crew was there when it was found out."""
    if state.mission == "ln2":
        memory.tiles = tuple(state.tiles)
        memory.bell = ""
    elif state.mission == "ln3" and not memory.bell and state.sol < 2:
        new = [space for space in state.tiles if space not in memory.tiles]
        memory.bell = direction_of(new[0]) if len(new) == 1 else ""
    elif state.mission == "ln4" and state.sol < 2:
        stains = [space for space, spot in state.spots if spot == "stain"]
        memory.bell = direction_of(stains[0]) if stains else memory.bell


def anything(table: Situation) -> Iterator[Job | None]:
    """A mission without a rule of its own: take its special actions, fetch its tokens, read stones, see more ground."""
    state = table.state
    for verb in table.content.tables.actions.get(state.mission, ()):
        if table.content.actions[verb].place == "hub":
            yield special(table, verb, aim(MUST * 0.8))
        else:
            for space in nearest(table, list(state.tiles), 3):
                yield special(table, verb, aim(MUST * 0.8), space)
    for space, thing in state.lying:
        if NumberedThing.parse(thing).is_objective:
            way = table.ways.expedition(space)
            yield explore(table, way[0], aim(MUST)) if way else gather(table, space, thing, aim(MUST))
    yield from read_stones(table, MUST * 0.6, wanted=3)
    yield from prospects(table, (1, 2, 3), (aim(MUST * 0.6), aim(MUST * 0.3)))


# 1


def ears(table: Situation) -> Iterator[Job | None]:
    """Three sides seen, three ears in the ground, and one more in case one is shaken loose."""
    planted = spots(table, "ear")
    known = [space for space in table.state.tiles if space not in planted]
    if not table.is_ticked("o1") or len(known) + len(planted) < 3:
        yield from prospects(table, (1,), tuple(aim(worth, "o1") for worth in (MUST * 1.2, MUST, MUST * 0.7)))
    missing = 3 - len(planted)
    for number, space in enumerate(nearest(table, known, 3)):
        if not table.is_ticked("o2"):
            worth = MUST * 1.2 if number < missing else 1.5
            yield special(table, "plant-an-ear", aim(worth, "o2"), space)
    yield from read_stones(table, 6.0, serves="o3")


# 2


def bearing(table: Situation) -> Iterator[Job | None]:
    """Stones and bangs and nights of listening bring the bearing to 100; two stones must be examined."""
    state = table.state
    short = 100 - state.tracks.get("fix", 0)
    push = MUST * min(1.0, max(0, short) / 15)
    samples = table.samples
    need = 0 if table.is_ticked("o2") else 2
    for number, thing in enumerate(samples[:2]):
        worth = push * 0.5 + (MUST * 0.8 if need else 0)
        yield numbered(typed(table, "examine", aim(worth, "o2"), things=thing), number)
    for number, thing in enumerate(state.examined[:2]):
        yield numbered(typed(table, "discover", aim(push + 3.0, "o1", "fix"), things=Thing.of("x", thing)), number)
    if need and table.left and len(samples) + len(state.examined) < need:
        lying = [space for space, thing in state.lying if is_sample(thing) and space in state.tiles]
        for space in nearest(table, lying, 2):
            thing = next(thing for place, thing in state.lying if place == space and is_sample(thing))
            yield gather(table, space, thing, aim(MUST, "o2"))
        if not lying:
            yield from prospects(table, (1,), (aim(MUST * 0.8, "o2"),))
    thumped = spots(table, "thumped")
    for space in nearest(table, [space for space in state.tiles if space not in thumped], 2):
        table.kept["hardware"] = min(2, table.parts["hardware"])
        yield special(table, "fire-the-thumper", aim(push, "o1", "fix"), space, things="hardware")
    for number in range(3):
        yield special(table, "stack-the-traces", aim(push * (0.6 - 0.1 * number), "o1", "fix"), number=number)


# 3


def bell_space(table: Situation, ring: int) -> str:
    """A space towards the bell, as far as the crew could tell; else the way that is easiest."""
    direction = table.memory.bell
    if not direction:
        inner = nearest(table, [space for space in table.state.tiles if ring_of(space) == 1], 8)
        inner = [space for space in inner if table.ways.terrain[space] != "blocked"] or [Space.of(1, DIRECTIONS[0])]
        direction = direction_of(inner[0])
    return Space.of(ring, direction)


def bore(table: Situation) -> Iterator[Job | None]:
    """Open the road, raise the rig, then turn the string whenever there are hands."""
    table.kept["hardware"] = min(1, table.parts["hardware"])
    short = 100 - table.state.tracks.get("bore", 0)
    if not table.is_ticked("o1"):
        tried = [space for space in table.state.tiles if ring_of(space) == 2]
        goal = bell_space(table, 2)
        if goal in tried:
            inner = [space for space in table.state.tiles if ring_of(space) == 1]
            outer = [Space.of(2, direction_of(space)) for space in inner]
            open_ways = [space for space in outer if space not in tried]
            goal = nearest(table, open_ways, 1)[0] if nearest(table, open_ways, 1) else goal
        way = table.ways.expedition(goal)
        if way:
            yield explore(table, way[0], aim(MUST * 2, "o1"))
        return
    for space in [space for space in table.state.tiles if ring_of(space) == 2]:
        if not table.in_play("drill-rig"):
            yield special(table, "raise-the-rig", aim(MUST * 2, "o2"), space, things="hardware")
        elif short > 0:
            for number in range(2):
                turned = aim(MUST * min(1.0, short / 30), "o3", "bore")
                yield special(table, "run-the-string", turned, space, number=number)
    if table.in_play("drill-rig") and short > 0:
        yield special(table, "night-shift", aim(MUST * 0.55 * min(1.0, short / 15), "o3", "bore"))
    yield from read_stones(table, 3.0)


# 4


def streaks(table: Situation) -> Iterator[Job | None]:
    """Walk to the streak that is nearest, and bring some of it home."""
    state = table.state
    stains = spots(table, "stain")
    if not table.is_ticked("o1") and stains:
        goal = min(stains, key=lambda space: (len(table.ways.expedition(space)), table.ways.distance(space)))
        way = table.ways.expedition(goal)
        if way:
            yield explore(table, way[0], aim(MUST * 2, "o1"))
    if not table.is_ticked("o2"):
        for space, thing in state.lying:
            if thing in ("red1", "red2"):
                yield gather(table, space, thing, aim(MUST * 2, "o2"))
    yield from read_stones(table, 3.0)


# 5


def unhook(table: Situation) -> Iterator[Job | None]:
    """Prepare the ground, take the load, and tie it all together at the end, as the crew decided."""
    short = 100 - table.state.tracks.get("load", 0)
    load = MUST * min(1.0, max(0, short) / 15)
    yield from {"shift": _shift, "brace": _brace, "bleed": _bleed}[table.memory.plan or "shift"](table, load)
    yield special(table, "ease-off", aim(1.5 if table.state.tracks.get("strain", 0) < 70 else 4.0))


def _shift(table: Situation, load: float) -> Iterator[Job | None]:
    """Level a yard on the far side, carry the modules over, hook them up."""
    table.kept["connectors"] = table.kept["filters"] = 1
    if not table.is_ticked("o1"):
        yield from _yard(table)
    for number in range(3):
        yield special(table, "move-a-module", aim(load * (1 - 0.15 * number), "o2", "load"), number=number)
    if table.is_ticked("o1") and table.is_ticked("o2"):
        yield special(table, "hook-up", aim(MUST * 3, "o3"))


def _yard(table: Situation) -> Iterator[Job | None]:
    """Ground on the far side of the bell; explored first if it is not known."""
    direction = table.memory.bell
    across = clockwise(Space.of(1, direction), 4) if direction else ""
    spaces = (
        [across, clockwise(across), clockwise(across, -1)] if across else [Space.of(1, each) for each in DIRECTIONS]
    )
    level = spots(table, "yard")
    known = [space for space in spaces if space in table.state.tiles and space not in level]
    for space in nearest(table, known, 3):
        yield special(table, "level-the-yard", aim(MUST * 1.2, "o1"), space)
    if len(known) + len(level) < 2:
        for space in nearest(table, [space for space in spaces if space not in table.state.tiles], 2):
            yield explore(table, space, aim(MUST, "o1"))


def _brace(table: Situation, load: float) -> Iterator[Job | None]:
    """Three anchors around the base, then turn by turn."""
    table.kept.update({"hardware": 3, "connectors": 1, "cpu": 1})
    anchors = spots(table, "anchor")
    if not table.is_ticked("o1"):
        known = [space for space in table.state.tiles if ring_of(space) == 1 and space not in anchors]
        for space in nearest(table, known, 3):
            yield special(table, "set-an-anchor", aim(MUST * 1.2, "o1"), space, things="hardware")
        if len(known) + len(anchors) < 3:
            yield from prospects(table, (1,), (aim(MUST, "o1"), aim(MUST * 0.8, "o1")))
    for number in range(3):
        yield special(table, "take-up-slack", aim(load * (0.7 - 0.1 * number), "o2", "load"), number=number)
    if table.is_ticked("o1") and table.is_ticked("o2"):
        yield special(table, "tie-in", aim(MUST * 3, "o3"))


def _bleed(table: Situation, load: float) -> Iterator[Job | None]:
    """A groove where the bell hangs, a valve, and one stone read to know what comes out."""
    table.kept["filters"] = 2
    for space in [space for space in table.state.tiles if ring_of(space) == 2]:
        if not table.memory.bell or direction_of(space) == table.memory.bell:
            if not table.is_ticked("o1"):
                yield special(table, "cut-the-relief", aim(MUST * 1.2, "o1"), space, things="filters")
            yield special(table, "open-the-valve", aim(load, "o2", "load"), space)
    yield from read_stones(table, MUST)
