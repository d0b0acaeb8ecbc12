"""Research: five nutrients for yellow leaves, and an archive of drill cores."""

from collections.abc import Iterator
from math import ceil

from farlight.martians.bots.hint_lines import Worth, aim
from farlight.martians.bots.jobs import Job, gather, numbered, prospects, special, typed
from farlight.martians.bots.situation import Situation
from farlight.martians.bots.worth import MUST
from farlight.martians.model.ids import NumberedThing, Thing, joined
from farlight.martians.rules.actions.needed_things import NUTRIENTS

CAREFUL = 22
"""What to count on from a Research card: a little less than the average of 30."""


def can_point(table: Situation) -> bool:
    """Whether the Geologist has the tokens to bring a sample in without a walk: that saves a sol."""
    return any(person.profession == "geologist" and person.tokens > 1 for person in table.state.crew)


# Nutrients


def lacking(table: Situation) -> dict[str, int]:
    """Percent that each nutrient still lacks."""
    numbers = table.mission.numbers
    return {
        name: numbers[name] - table.state.tracks.get(name, 0)
        for name in NUTRIENTS
        if table.state.tracks.get(name, 0) < numbers[name]
    }


def fill_chance(table: Situation, percent: int, half: bool) -> float:
    """The chance that one card covers so much."""
    cards = [card.percent for card in table.content.research.values()]
    values = [(card + 1) // 2 if half else card for card in cards]
    return sum(value >= percent for value in values) / len(values)


def nutrients(table: Situation) -> Iterator[Job | None]:
    """Rinse what is there, fetch what is missing, look for what lies nowhere yet."""
    short = lacking(table)
    coming = {name: table.held[name] + table.state.pending.count(name) for name in NUTRIENTS}
    for name, percent in short.items():
        yield from _rinse(table, name, percent)
        if coming[name] < 2 and table.left:
            gain = MUST * 0.9 if not coming[name] and not _is_close(table, name, percent) else 1.5 * (percent > 15)
            yield from _fetch(table, name, gain)
    yield from _thicken(table, short)
    if table.held["n6"] and len(short) > 1:
        yield typed(table, "examine", aim(0.9), things="n6")
    lying = {thing for _, thing in table.state.lying}
    unseen = [name for name in short if not coming[name] and name not in lying and name not in table.state.examined]
    if table.left > 1 - can_point(table):
        hit = 1 - (1 - len(unseen) / 6) ** 1.25
        gain = 2.0 + 16.0 * hit * (1.5 if table.left < 3 else 1.0)
        scores = tuple(aim(gain * share) for share in (1.0, 0.9, 0.8, 0.6))
        yield from prospects(table, (1, 2) if unseen else (1,), scores)


def _fills(worth: float, name: str) -> Worth:
    """What a nutrient more is worth: each has an objective and a track of its own number."""
    return aim(worth, f"o{NumberedThing.parse(name).number}", name)


def _is_close(table: Situation, name: str, percent: int) -> bool:
    """Whether what is Examined already will probably do."""
    return name in table.state.examined and fill_chance(table, percent, half=True) > 0.6


def _rinse(table: Situation, name: str, percent: int) -> Iterator[Job | None]:
    for number in range(min(2, table.state.examined.count(name))):
        gain = MUST * (0.4 + 0.6 * fill_chance(table, percent, half=True)) * (0.4 if number else 1.0)
        yield numbered(typed(table, "discover", _fills(gain, name), things=Thing.of("x", name)), number)
    for number in range(min(2, table.held[name])):
        gain = MUST * (0.5 + 0.7 * fill_chance(table, percent, half=False))
        if number:
            gain = MUST * (1 - fill_chance(table, percent, half=False)) * 0.8
        yield numbered(typed(table, "examine", _fills(gain, name), things=name), number)


def _fetch(table: Situation, name: str, gain: float) -> Iterator[Job | None]:
    for space in dict.fromkeys(space for space, thing in table.state.lying if thing == name):
        job = gather(table, space, name, _fills(gain, name))
        if job is not None:
            job.claim = f"fetch:{name}"
        yield job


def _thicken(table: Situation, short: dict[str, int]) -> Iterator[Job | None]:
    """A filter and some gas do half of what a find does, without a walk: kept for what cannot be found."""
    table.kept["filters"] = 1
    for name, percent in short.items():
        chance = fill_chance(table, percent, half=True)
        gain = MUST * (0.2 + 0.8 * chance) * (1.0 if table.left < 2 else 0.35)
        job = special(
            table, "thicken-air", _fills(gain, name), things=joined(("filters", "gas", Thing.of("name", name)))
        )
        if job is not None:
            job.claim = "gas"
        yield job


# Cores

SHARES = {"near": ("s1",), "far": ("s2", "s3")}
"""Samples by how far out they are found."""
SERVED = {"near": "o1", "far": "o2"}
"""The objective that each of them is for."""


def cores_wanted(table: Situation) -> dict[str, int]:
    """Discoveries that are still needed: near ones, far ones, and any for the archive."""
    found = table.state.discovered
    near = max(0, 2 - found.count("s1"))
    far = max(0, (1 if len(table.state.crew) == 2 else 2) - sum(thing in ("s2", "s3") for thing in found))
    cards = ceil(max(0, 100 - table.state.tracks.get("archive", 0)) / CAREFUL)
    return {"near": near, "far": far, "any": max(0, cards - near - far)}


def cores(table: Situation) -> Iterator[Job | None]:
    """Drill, slice, read: whatever is furthest along first. Far cores are few, so they are fetched first."""
    wanted = cores_wanted(table)
    spare = wanted["any"]
    for share, things in SHARES.items():
        need, serves = wanted[share], SERVED[share]
        done = [thing for thing in table.state.examined if thing in things]
        ready = [thing for thing in table.samples if thing in things]
        waiting = sum(thing in things for thing in table.state.pending)
        for number, thing in enumerate(done):
            gain, spare = _gain(number < need, spare, MUST * 1.3)
            worth = aim(gain, serves, "archive")
            yield numbered(typed(table, "discover", worth, things=Thing.of("x", thing)), number)
        need -= len(done)
        for number, thing in enumerate(ready):
            if table.left:
                gain, spare = _gain(number < need, spare, MUST * 1.1)
                yield numbered(typed(table, "examine", aim(gain, serves), things=thing), number)
        need -= len(ready) + waiting
        yield from _drill(table, share, need, spare - waiting)
    if table.left > 2 - can_point(table):
        yield from _prospect(table, wanted)


def _gain(needed: bool, spare: int, most: float) -> tuple[float, int]:
    if needed:
        return most, spare
    return (most * 0.7 if spare > 0 else 0.2), spare - 1


def _drill(table: Situation, share: str, need: int, spare: int) -> Iterator[Job | None]:
    """A core that is fetched now is read the sol after the next."""
    if table.left < 2:
        return
    tiles, things = table.state.tiles, SHARES[share]
    lying = [(space, thing) for space, thing in table.state.lying if thing in things and space in tiles]
    lying.sort(key=lambda pair: table.ways.distance(pair[0]))
    for number, (space, thing) in enumerate(lying):
        gain = MUST if number < need else 5.0 if number < need + spare else 0.0
        if gain:
            yield gather(table, space, thing, aim(gain, SERVED[share]), number)


def _prospect(table: Situation, wanted: dict[str, int]) -> Iterator[Job | None]:
    """New ground, if what is needed lies nowhere yet."""
    state = table.state
    have = {
        share: sum(
            thing in things
            for thing in (*state.examined, *state.available, *state.pending, *(thing for _, thing in state.lying))
        )
        for share, things in SHARES.items()
    }
    far = wanted["far"] - have["far"]
    near = wanted["near"] + wanted["any"] - have["near"] - max(0, -far)
    second = MUST * 0.6 if far > 1 else 2.0
    yield from prospects(table, (2,), (aim(MUST * 0.9), aim(second)) if far > 0 else (aim(1.0),))
    stuck = far > 0 and not table.ways.explorable(2)
    yield from prospects(table, (1,), (aim(MUST * 0.7 if near > 0 or stuck else 1.0),))
