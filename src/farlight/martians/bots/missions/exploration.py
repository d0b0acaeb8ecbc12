"""Exploration: three containers in the south."""

from collections.abc import Iterator

from farlight.martians.bots.hint_lines import aim
from farlight.martians.bots.jobs import Job, explore, gather, special, typed
from farlight.martians.bots.situation import Situation
from farlight.martians.bots.worth import MUST
from farlight.martians.rules.greenhouses import has_room
from farlight.martians.rules.production import is_sample

FOOD, PARTS = "red1", "orange1"


def beacons(table: Situation) -> Iterator[Job | None]:
    """Find out which container holds the seed while walking towards them; fetch it; plant."""
    if table.is_ticked("o1"):
        yield from _plant(table)
    else:
        yield from _search(table)
    yield from _parts(table)


def _plant(table: Situation) -> Iterator[Job | None]:
    if not table.held["seed"]:
        return
    for farm in table.state.farms:
        if has_room(farm):
            yield typed(table, "plant", aim(MUST * 3, "o2"), target=farm.facility)


def _search(table: Situation) -> Iterator[Job | None]:
    found = next((space for space, thing in table.state.lying if thing == FOOD), "")
    unknown = [space for space, spot in table.state.spots if spot == "beacon"]
    if not found and len(unknown) == 1:
        found = unknown[0]
    if found:
        yield from _approach(table, found, 2.4)
        return
    for number in range(len(unknown) - 1):
        yield special(table, "read-beacon", aim(MUST * (1.2 if not number else 0.8), "o1"), number=number)
    steps: dict[str, float] = {}
    for space in sorted(unknown, key=lambda each: len(table.ways.expedition(each))):
        way = table.ways.expedition(space)
        if way:
            steps[way[0]] = steps.get(way[0], 0.0) + MUST * (0.9 if not steps else 0.8)
    for space, gain in steps.items():
        yield explore(table, space, aim(min(gain, MUST * 1.3), "o1"))


def _approach(table: Situation, space: str, weight: float) -> Iterator[Job | None]:
    """The next step to a container, or the container itself."""
    if space in table.state.tiles:
        thing = next(thing for place, thing in table.state.lying if place == space and not is_sample(thing))
        yield gather(table, space, thing, aim(MUST * weight * 1.2, "o3" if thing == PARTS else "o1"))
        return
    way = table.ways.expedition(space)
    yield explore(table, way[0], aim(MUST * weight, "o1"))


def _parts(table: Situation) -> Iterator[Job | None]:
    """Eight parts are worth a walk if there are more red lamps than parts for them."""
    space = next((space for space, thing in table.state.lying if thing == PARTS), "")
    if not space or not table.left:
        return
    over = table.over - sum(table.parts.values())
    yield from _approach(table, space, 0.9 if over > 0 else 0.2)
