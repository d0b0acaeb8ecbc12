"""The missions of To Whoever Winters Next."""

from collections.abc import Iterator

from farlight.kernel import Term
from farlight.martians.bots.hint_lines import aim, objective
from farlight.martians.bots.jobs import Job, explore, gather, numbered, prospects, special, typed
from farlight.martians.bots.missions.campaign import nearest, read_stones
from farlight.martians.bots.situation import Situation
from farlight.martians.bots.worth import MUST
from farlight.martians.model.ids import Thing
from farlight.martians.rules.context import About
from farlight.martians.rules.facilities import facility_of
from farlight.martians.rules.map_paths import ring_of
from farlight.martians.rules.production import is_sample
from farlight.martians.rules.verbs.terrain import space_meant


def _missing(table: Situation, track: str, step: float = 15.0) -> float:
    """How much a track still matters: less when it is nearly full."""
    return MUST * min(1.0, max(0, 100 - table.state.tracks.get(track, 0)) / step)


def _head_for(table: Situation, goal: str, weight: float, serves: str) -> Iterator[Job | None]:
    """The next step of the way to a space that nobody has seen yet."""
    way = table.ways.expedition(goal) if goal else []
    if way:
        yield explore(table, way[0], aim(weight, serves))


def _biscuits(table: Situation) -> Iterator[Job | None]:
    if table.state.flags.get("tin") != "empty" and table.state.stress >= 10:
        yield special(table, "last-biscuits", aim(3.0))


# 1


def lights(table: Situation) -> Iterator[Job | None]:
    """Mend the plant room, sweep both Fields, and read the old log if there is time."""
    if not table.is_ticked("o1"):
        for element in table.broken:
            if table.content.facilities[facility_of(element)].complex == "systems":
                table.bonus[element] = Term(MUST * 1.2, objective("o1"))
    if not table.is_ticked("o2"):
        for number in range(2):
            yield special(table, "sweep-the-field", aim(MUST * 0.9, "o2"), number=number)
        yield special(table, "warm-start", aim(MUST * 0.7, "o2"))
    if not table.is_ticked("o3"):
        yield special(table, "read-the-old-log", aim(3.5, "o3"))
    yield from _biscuits(table)


# 2


def water(table: Situation) -> Iterator[Job | None]:
    """Jars from the tap, plates from the kitchen, and what they show on the Bench."""
    push = _missing(table, "picture")
    yield from _readings(table, push, "picture")
    if table.left and len(table.samples) < 2:
        yield special(table, "draw-a-jar", aim(push * 0.5, "o1", "picture"))
    if table.state.supply["food"] > len(table.state.crew):
        for number in range(2):
            yield special(table, "plate-it-out", aim(push * (0.65 - 0.1 * number), "o2", "picture"), number=number)
    yield from _biscuits(table)


def _readings(table: Situation, push: float, track: str) -> Iterator[Job | None]:
    """Samples on the Bench, from Available to Examined to Discovery."""
    for number, thing in enumerate(table.state.examined[:2]):
        found = typed(table, "discover", aim(push + 2.5, "o1", track), things=Thing.of("x", thing))
        yield numbered(found, number)
    for number, thing in enumerate(table.samples[:2]):
        yield numbered(typed(table, "examine", aim(push * 0.6 + 1.0, "o1", track), things=thing), number)


# 3


def well(table: Situation) -> Iterator[Job | None]:
    """Go there, let the lamp down, and do with it what there are parts for."""
    place = space_meant(table.play, About(0), "well-2")
    table.kept["hardware"] = min(2, table.parts["hardware"])
    if not table.is_ticked("o1"):
        yield from _head_for(table, place, MUST * 2, "o1")
    elif not table.is_ticked("o2"):
        for number in range(2):
            yield special(table, "lower-the-lamp", aim(MUST * 1.6, "o2"), place, number=number)
    elif not table.is_ticked("o3"):
        yield special(table, "open-the-well", aim(MUST * 2, "o3"), place)
        yield special(table, "seal-the-well", aim(MUST * 1.9, "o3"), place)
    for space, thing in table.state.lying:
        if thing == "orange1":
            yield gather(table, space, thing, aim(4.0, "o4"))
    yield from _biscuits(table)


# 4


def trees(table: Situation) -> Iterator[Job | None]:
    """Two readings from far out, the track to its end, and the dish kept alive on the way."""
    state = table.state
    push = _missing(table, "provenance")
    far = [thing for thing in table.samples if thing != "s1"]
    need = 0.0 if table.is_ticked("o1") else MUST
    for number, thing in enumerate([each for each in state.examined if each != "s1"][:2]):
        found = typed(table, "discover", aim(push * 0.8 + need, "o1", "provenance"), things=Thing.of("x", thing))
        yield numbered(found, number)
    for number, thing in enumerate(far[:2]):
        yield numbered(typed(table, "examine", aim(push * 0.5 + need * 0.8, "o1", "provenance"), things=thing), number)
    if need and not far and len(state.examined) + len(state.discovered) < 2:
        yield from _fetch_far(table, need)
    if table.is_ticked("o1"):
        yield special(table, "compare-trees", aim(push, "o2", "provenance"))
    if table.left:
        yield special(table, "ask-the-library", aim(push * 0.7, "o2", "provenance"))
    if state.tracks.get("culture", 0) <= 20 and state.flags.get("culture") != "dead":
        yield special(table, "feed-the-culture", aim(4.0, "o3"))
    yield from _biscuits(table)


def _fetch_far(table: Situation, weight: float) -> Iterator[Job | None]:
    """Samples of the second ring or beyond."""
    lying = {
        space: thing
        for space, thing in table.state.lying
        if is_sample(thing) and thing != "s1" and space in table.state.tiles
    }
    for space in nearest(table, list(lying), 2):
        yield gather(table, space, lying[space], aim(weight, "o1"))
    if not lying:
        yield from prospects(table, (2,), (aim(weight * 0.8, "o1"),))


# 5


def petrel(table: Situation) -> Iterator[Job | None]:
    """Walk out, carry the canisters, wake the ship."""
    place = space_meant(table.play, About(0), "petrel-3")
    table.kept.update({kind: 1 for kind in ("connectors", "filters", "cpu") if not table.is_ticked("o3")})
    if not table.is_ticked("o1"):
        yield from _head_for(table, place, MUST * 2, "o1")
    else:
        if not table.is_ticked("o2"):
            for number in range(2):
                yield special(table, "stow-a-canister", aim(MUST * 1.5, "o2"), place, number=number)
        if not table.is_ticked("o3"):
            yield special(table, "wake-petrel", aim(MUST * 1.8, "o3"), place)
    yield from _biscuits(table)


def tern(table: Situation) -> Iterator[Job | None]:
    """Listen until it is heard, fetch it, and raise the light in between."""
    state = table.state
    table.kept.update({kind: 1 for kind in ("hardware", "cpu") if not table.is_ticked("o3")})
    if not table.is_ticked("o1"):
        for number in range(2):
            yield special(table, "sweep-the-sky", aim(MUST * (1.2 - 0.2 * number), "o1"), number=number)
        yield from prospects(table, (1, 2), (aim(MUST * 0.8, "o2"), aim(MUST * 0.4, "o2")))
    elif not table.is_ticked("o2"):
        for space, thing in state.lying:
            if thing == "red1":
                yield gather(table, space, thing, aim(MUST * 2, "o2"))
                if space not in state.tiles:
                    yield from _head_for(table, space, MUST * 2, "o2")
    if not table.is_ticked("o3"):
        known = [space for space in state.tiles if ring_of(space) == 2 and table.ways.terrain[space] != "blocked"]
        for space in nearest(table, known, 2):
            yield special(table, "raise-the-light", aim(MUST * 1.3, "o3"), space)
        if not known:
            yield from prospects(table, (2,), (aim(MUST * 0.6, "o3"),))
    yield from read_stones(table, 2.0)
    yield from _biscuits(table)
