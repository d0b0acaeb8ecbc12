"""Where it is worth going: what could be done in each Sector, and the way there."""

from collections.abc import Iterator
from heapq import heappop, heappush

from farlight.content import EffectText
from farlight.effects import Test
from farlight.vanguard.bots.clues import brings_finds
from farlight.vanguard.bots.facts import Spot, is_true, lacking, tests_of
from farlight.vanguard.bots.table import Table
from farlight.vanguard.bots.worth import GOAL, Judge
from farlight.vanguard.model.card_parts import Action
from farlight.vanguard.model.planet_cards import Path

STEP = 1.2
"""What an Action on the way costs."""
WAIT, GATHER, CROWD, TAKEN = 0.6, 0.5, 0.5, 0.1
"""A place at which something will happen later; at which all have to be; at which somebody else does it already."""
CHANCE = 0.8
"""How likely something comes of an Action that is still far off."""
MEET = 8.0
"""Where the Mission sends the team, even if nothing is to be seen there."""
THREAT = 1.0
"""What a Threat on the way is feared for."""
HOME = 40.0
"""Nobody stays behind, whatever the way costs."""


def ways(table: Table, who: str) -> dict[int, tuple[float, int]]:
    """For each Sector within reach: what the cheapest way costs, and its first Sector. V-TRAVEL-04."""
    judge = Judge(table, Spot(who, table.crew(who).sector))
    start = table.crew(who).sector
    found: dict[int, tuple[float, int]] = {}
    waiting: list[tuple[float, int, int]] = [(0.0, start, 0)]
    while waiting:
        cost, here, first = heappop(waiting)
        if here in found:
            continue
        found[here] = (cost, first)
        if here == start or not table.is_stuck(here):
            for there, path in table.paths(here):
                heappush(waiting, (cost + _toll(judge, path, there), there, first or there))
    return found


def _toll(judge: Judge, path: Path, there: int) -> float:
    table = judge.table
    total = STEP + THREAT * len(table.sectors[there].threats)
    for icon in path.icons:
        if icon == "travel":
            total -= min(0.0, judge.effect(table.content.conditions[table.view.condition].travel))
        elif icon.startswith("danger"):
            total -= judge.danger(icon.split()[1])
        else:
            total -= judge.spent(icon.split()[1])
    return total + (1.0 if table.is_stuck(there) else 0.0)


def aims(table: Table, who: str) -> dict[int, float]:
    """What being in a Sector is worth: what could be done or found there, or home when nothing is left to do."""
    if not table.goal:
        return {table.view.lander_sector: HOME} if table.view.lander_sector else {}
    found = whatever(table, who)
    for number, worth in _objective(table, table.content.missions[table.goal].goal):
        found[number] = max(found[number], worth)
    return {number: worth for number, worth in found.items() if worth > 0}


def whatever(table: Table, who: str) -> dict[int, float]:
    """What could be done or found in each Sector."""
    return {number: max(0.0, *_things(Judge(table, Spot(who, number)))) for number in table.sectors}


def finds(table: Table, who: str) -> dict[int, float]:
    """What could be gathered in each Sector, as far as it lies face up."""
    found: dict[int, float] = {}
    for number, sector in table.sectors.items():
        judge = Judge(table, Spot(who, number))
        actions = table.content.pois[sector.poi].actions if sector.poi else ()
        found[number] = max((_worth(judge, action) for action in actions if brings_finds(action)), default=0.0)
    return {number: worth for number, worth in found.items() if worth > 0}


def _things(judge: Judge) -> Iterator[float]:
    """What a Sector has to offer: a Log to read, Special Actions, or that the Mission wants somebody there."""
    table, number = judge.table, judge.spot.sector
    sector = table.sectors[number]
    yield MEET if judge.sent else 0.0
    log = table.planet.sectors[str(number)].log
    if log is not None and not sector.poi and log not in table.view.read:
        yield judge.surprise()
    if sector.poi:
        yield from (_worth(judge, action) for action in table.content.pois[sector.poi].actions)
    for threat in table.view.threats:
        if threat.sector == number:
            yield from (_worth(judge, action) for action in table.content.threats[threat.threat].actions)
    for name in table.view.missions:
        yield from (_worth(judge, action) for action in table.content.missions[name].actions)


def _worth(judge: Judge, action: Action) -> float:
    """The best that can come of an Action, less if it cannot be taken yet, or if somebody else is at it already."""
    worth = CHANCE * max(
        0.0,
        judge.effect(action.effect),
        *(judge.outcome(row.effect, row.colour) for row in action.rows),
        *(judge.outcome(track.effect, track.colour) for track in action.tracks),
    )
    table, spot = judge.table, judge.spot
    for test in lacking(table, spot, action.only):
        worth *= _hope(test, spot.sector)
    once = any(test.phrase.form == "sector-is-marked" and test.negated for test in tests_of(action.only))
    if (once or not judge.sent) and table.others_at(spot.sector, spot.who):
        worth *= TAKEN if once else CROWD
    return worth


def _hope(test: Test, number: int) -> float:
    """Whether waiting helps: for a Global Condition, or for the others."""
    if test.phrase.form == "condition-is-in-force" and not test.negated:
        return WAIT
    if test.phrase.form == "all-in-sector" and test.phrase.args[0] == number:
        return GATHER
    return 0.0


def _objective(table: Table, goal: EffectText | None) -> Iterator[tuple[int, float]]:
    """Where an Objective that the players declare can be met. V-MISSION-03."""
    if goal is None:
        return
    for number in table.sectors:
        spot = Spot("", number)
        if all(_will_hold(table, spot, test) for test in tests_of(goal)):
            yield number, GOAL


def objective_sectors(table: Table) -> list[int]:
    """Where the Objective of the Mission could be declared."""
    return [number for number, _ in _objective(table, table.content.missions[table.goal].goal)]


def _will_hold(table: Table, spot: Spot, test: Test) -> bool:
    if test.phrase.form == "all-in-sector":
        return spot.sector == test.phrase.args[0]
    return is_true(table, spot, test)
