"""Where a Threat will go with the next space of its Time Track, as far as everybody can see it. V-THREAT-02."""

from collections.abc import Iterable

from farlight.effects.tree import Do, Each, Effect, If, Seq, Test
from farlight.vanguard.model.content import Definitions
from farlight.vanguard.table.view import CrewView, ThreatView, VanguardView

Way = tuple[int, ...]
"""Sectors, from where it stands."""


def ways_of(seen: VanguardView, content: Definitions, threat: ThreatView) -> list[list[int]]:
    """The Sectors that it enters, one list for each way it may take; none if it stays or nobody can know."""
    card = content.threats[threat.threat]
    space, _ = seen.time.get(f"threat:{card.id}", (0, 0))
    if not threat.sector or space >= len(card.spaces):
        return []
    ways: set[Way] | None = {(threat.sector,)}
    for word in card.spaces[space]:
        if word in card.behaviours and ways is not None:
            ways = _after(seen, content, card.behaviours[word].tree, ways)
    return sorted(list(way[1:]) for way in ways or () if len(way) > 1)


def strikes(seen: VanguardView, content: Definitions, threat: ThreatView) -> bool:
    """Whether the next space does something to the Crewmembers with it. V-THREAT-05."""
    card = content.threats[threat.threat]
    space, _ = seen.time.get(f"threat:{card.id}", (0, 0))
    words = card.spaces[space] if space < len(card.spaces) else ()
    return any(_hits(seen, card.behaviours[word].tree) for word in words if word in card.behaviours)


def _hits(seen: VanguardView, effect: Effect) -> bool:
    match effect:
        case Each(group, _):
            return group.form == "crewmember-with-it"
        case Seq(parts):
            return any(_hits(seen, part) for part in parts)
        case If(tests, body, otherwise):
            holds = _all_hold(seen, tests)
            return (holds is not False and _hits(seen, body)) or (
                holds is not True and otherwise is not None and _hits(seen, otherwise)
            )
        case _:
            return False


def _after(seen: VanguardView, content: Definitions, effect: Effect, ways: set[Way]) -> set[Way] | None:
    """The ways with what an effect adds to them; None if the view does not tell."""
    match effect:
        case Do():
            return _moved(seen, content, effect, ways)
        case Seq(parts):
            left: set[Way] | None = ways
            for part in parts:
                left = None if left is None else _after(seen, content, part, left)
            return left
        case If(tests, body, otherwise):
            holds = _all_hold(seen, tests)
            taken = [body] * (holds is not False) + [otherwise] * (holds is not True)
            found = [ways if each is None else _after(seen, content, each, ways) for each in taken]
            known = [each for each in found if each is not None]
            return set().union(*known) if len(known) == len(found) else None
        case _:
            return ways  # what happens to the crew: it moves nothing


def _moved(seen: VanguardView, content: Definitions, effect: Do, ways: set[Way]) -> set[Way] | None:
    form, args = effect.phrase.form, effect.phrase.args
    living = [crew for crew in seen.crew if crew.card and crew.alive and crew.sector]
    match form:
        case "threat-rounds":
            loop = [int(word) for word in str(args[0]).split()]
            return {(*way, loop[(loop.index(way[-1]) + 1) % len(loop) if way[-1] in loop else 0]) for way in ways}
        case "threat-to-lowest":
            return {(*way, *_next_to(seen, way[-1])[:1]) for way in ways}
        case "threat-swims":
            return {(*way, there) for way in ways for there in _ends(_next_to(seen, way[-1]))}
        case "threat-to-most-injured":
            most = _most(content, living, {crew.card: sum(map(bool, crew.injuries)) for crew in living})
        case "threat-to-most-dice":
            most = _most(content, living, {crew.card: sum(map(len, crew.slots.values())) for crew in living})
        case "threat-to-nearest":
            goals = {crew.sector for crew in living}
            return {there for way in ways for there in _towards(seen, way, goals, int(args[0]))}
        case "threat-hides" | "threat-to-loudest" | "move-this-threat" | "place-this-threat-here":
            return None
        case _:
            return ways
    return {there for way in ways for goal in most for there in _towards(seen, way, {goal}, int(args[0]))}


def _most(content: Definitions, living: list[CrewView], counts: dict[str, int]) -> set[int]:
    """The Sectors of those with the most; a tie is broken by chance, so all of them count. V-KC-THR-02."""
    plain = [crew for crew in living if not any("chosen-last" in content.equipment[gear].powers for gear in crew.gear)]
    asked = plain or living
    most = max((counts[crew.card] for crew in asked), default=0)
    return {crew.sector for crew in asked if counts[crew.card] == most}


def _towards(seen: VanguardView, way: Way, goals: set[int], steps: int) -> set[Way]:
    """Along the shortest routes to the nearest of some Sectors, stopping there. V-THREAT-09."""
    ways = {way}
    for _ in range(steps):
        ways = {there for each in ways for there in _one_step(seen, each, goals)}
    return ways


def _one_step(seen: VanguardView, way: Way, goals: set[int]) -> set[Way]:
    here = way[-1]
    if here in goals:
        return {way}
    far = {there: _distance(seen, there, goals) for there in _next_to(seen, here)}
    known = [length for length in far.values() if length is not None]
    return {(*way, there) for there, length in far.items() if known and length == min(known)} or {way}


def _distance(seen: VanguardView, start: int, goals: set[int]) -> int | None:
    row, length, met = {start}, 0, {start}
    while row:
        if row & goals:
            return length
        row = {there for here in row for there in _next_to(seen, here)} - met
        met |= row
        length += 1
    return None


def _next_to(seen: VanguardView, number: int) -> list[int]:
    return next((sorted(sector.to) for sector in seen.sectors if sector.number == number), [])


def _ends(numbers: list[int]) -> set[int]:
    return {numbers[0], numbers[-1]} if numbers else set()


# Conditions


def _all_hold(seen: VanguardView, tests: Iterable[Test]) -> bool | None:
    """None if that is not known."""
    found = [_holds(seen, test) for test in tests]
    if False in found:
        return False
    return None if None in found else True


def _holds(seen: VanguardView, test: Test) -> bool | None:
    args = test.phrase.args
    found: bool
    match test.phrase.form:
        case "poi-is-in":
            found = any(sector.number == args[1] and sector.poi == args[0] for sector in seen.sectors)
        case "condition-is-in-force":
            found = seen.condition == args[0]
        case "that-sector-is-marked":
            found = any(sector.number == args[0] and args[1] in sector.markers for sector in seen.sectors)
        case "log-was-read":
            found = args[0] in seen.read
        case "flag":
            found = bool(seen.flags.get(str(args[0])))
        case _:
            return None
    return found != test.negated
