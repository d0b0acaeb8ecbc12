"""Where it is worth going: what could be done in each Sector, and the way there."""

from collections.abc import Iterator
from heapq import heappop, heappush

from farlight.content import EffectText
from farlight.effects import Test
from farlight.vanguard.basics import Action
from farlight.vanguard.places import Path
from farlight.vanguard.policy.facts import Spot, is_true, lacking, tests_of
from farlight.vanguard.policy.story import FAR, story_of
from farlight.vanguard.policy.table import Table
from farlight.vanguard.policy.worth import GOAL, NEARER, Judge

STEP = 1.2
"""What an Action on the way costs."""
WAIT, GATHER, CROWD = 0.6, 0.5, 0.5
"""A place at which something will happen later; at which all have to be; at which somebody else does it already."""
THREAT = 1.0
"""What a Threat on the way is feared for."""
HOME = 12.0


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
    """What being in a Sector is worth: the goal's next steps, or home when there is none left."""
    found: dict[int, float] = {}
    if not table.goal:
        return {table.view.lander_sector: HOME} if table.view.lander_sector else {}
    for number, worth in _steps(table, who):
        found[number] = max(found.get(number, 0.0), worth)
    return found


def _steps(table: Table, who: str) -> Iterator[tuple[int, float]]:
    content, story = table.content, story_of(table.content, table.goal)
    yield from _objective(table, content.missions[table.goal].goal)
    for number, sector in table.sectors.items():
        log = table.planet.sectors[str(number)].log
        if log is not None and not sector.poi:
            steps = story.known.get(f"log:{log}", FAR)
            if steps < FAR:
                yield number, GOAL * NEARER ** (steps + 1)
        actions = content.pois[sector.poi].actions if sector.poi else []
        for action in actions:
            yield number, _worth(table, who, number, action)
        for name in table.view.missions:
            for action in content.missions[name].actions:
                yield number, _worth(table, who, number, action)


def _worth(table: Table, who: str, number: int, action: Action) -> float:
    """A step to the goal, less if it cannot be taken yet. Where something is marked once, one of the team is enough."""
    steps = story_of(table.content, table.goal).action(action)
    if steps >= FAR:
        return 0.0
    worth = GOAL * NEARER ** (steps + 1)
    for test in lacking(table, Spot(who, number), action.only):
        worth *= _hope(test, number)
    marks = any(test.phrase.form == "sector-is-marked" and test.negated for test in tests_of(action.only))
    if marks and any(other.sector == number for other in table.living if other.card != who):
        worth *= CROWD
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


def _will_hold(table: Table, spot: Spot, test: Test) -> bool:
    if test.phrase.form == "all-in-sector":
        return spot.sector == test.phrase.args[0]
    return is_true(table, spot, test)
