"""Where it is worth going: what could be done in each Sector, and the way there."""

from collections.abc import Iterator
from functools import partial
from heapq import heappop, heappush

from farlight.effects import Test
from farlight.kernel import Line, Term
from farlight.vanguard.bots.clues import brings_finds, is_unknown, phrases_in
from farlight.vanguard.bots.team import Spot, Team, tests_of
from farlight.vanguard.bots.worth import GOAL, Judge
from farlight.vanguard.model.card_parts import Action
from farlight.vanguard.model.ids import PathIcon
from farlight.vanguard.rules.exploration.board import is_stuck, paths_from, sector_of
from farlight.vanguard.rules.exploration.special_actions import action_at
from farlight.vanguard.rules.exploration.time_tracks import condition_in_force
from farlight.vanguard.rules.exploration.travel import TRAVEL, icons_of

STEP = 1.2
"""What an Action on the way costs."""
WAIT, GATHER, CROWD, TAKEN = 0.6, 0.5, 0.5, 0.1
"""A place at which something will happen later; at which all have to be; at which somebody else does it already."""
CHANCE = 0.8
"""How likely something comes of an Action that is still far off."""
MEET, LED = 8.0, 20.0
"""Where the Mission sends the team, even if nothing is to be seen there; the same of one that teaches."""
THREAT = 1.0
"""What a Threat on the way is feared for."""
HOME = 40.0
"""Nobody stays behind, whatever the way costs."""
NOTHING: Term[Team] = Term(0.0)


def ways(team: Team, who: int) -> dict[int, tuple[float, int]]:
    """For each Sector within reach: what the cheapest way costs, and its first Sector. V-TRAVEL-04."""
    start = team.state.crew[who].sector
    judge = Judge(team, Spot(who, start))
    found: dict[int, tuple[float, int]] = {}
    waiting: list[tuple[float, int, int]] = [(0.0, start, 0)]
    while waiting:
        cost, here, first = heappop(waiting)
        if here in found:
            continue
        found[here] = (cost, first)
        if here == start or not is_stuck(team.play, here):
            for place, there, _ in paths_from(team.play, here):
                heappush(waiting, (cost + _toll(judge, place, there), there, first or there))
    return found


def _toll(judge: Judge, place: int, there: int) -> float:
    """What a Path costs: its icons, and what waits at its end. V-TRAVEL-04, V-TRAVEL-05."""
    team = judge.team
    total = STEP + THREAT * sum(there in (each.sector, *each.others) for each in team.state.threats)
    for icon in icons_of(team.play, judge.spot.who, place):
        kind, of = PathIcon.parse(icon)
        if kind == TRAVEL:
            entry = team.content.conditions[condition_in_force(team.play)].travel
            total -= min(0.0, judge.effect(entry))
        elif kind == "danger":
            total -= judge.danger(of)
        else:
            total -= judge.spent(of)
    return total + (1.0 if is_stuck(team.play, there) else 0.0)


def aims(team: Team, who: int) -> dict[int, float]:
    """What being in a Sector is worth: what could be done or found there, or home when nothing is left to do."""
    if not team.goal:
        return {team.state.lander_sector: HOME} if team.state.lander_sector else {}
    found = whatever(team, who)
    for number in objective_sectors(team, who):
        found[number] = max(found[number], GOAL)
    return {number: worth for number, worth in found.items() if worth > 0}


def whatever(team: Team, who: int) -> dict[int, float]:
    """What could be done or found in each Sector."""
    return {number: max(term.worth for term in attractions(team, Spot(who, number))) for number in team.pois}


def finds(team: Team, who: int) -> dict[int, float]:
    """What could be gathered in each Sector, as far as it lies face up."""
    found: dict[int, float] = {}
    for number, poi in team.pois.items():
        judge = Judge(team, Spot(who, number))
        actions = team.content.pois[poi].actions if poi else ()
        found[number] = max((_worth(judge, action) for action in actions if brings_finds(action)), default=0.0)
    return {number: worth for number, worth in found.items() if worth > 0}


def attractions(team: Team, spot: Spot) -> list[Term[Team]]:
    """What a Sector has to offer: that the Mission wants somebody there, a Log to read, Special Actions."""
    judge, number = Judge(team, spot), spot.sector
    found = [_sent(team, number) if judge.sent else NOTHING]
    if is_unread(team, number):
        found.append(Term(judge.surprise(), lambda _: [Line("hint-unread", (("sector", number),))]))
    for source in team.special_actions(spot):
        action = action_at(team.play, source)
        if action is not None:
            found.append(Term(_worth(judge, action), partial(_opens, source=source, spot=spot)))
    return found


def _sent(team: Team, number: int) -> Term[Team]:
    line = Line("hint-sent", (("mission", team.goal), ("sector", number)))
    return Term(LED if team.content.missions[team.goal].tutorial else MEET, lambda _: [line])


def draws(team: Team, spot: Spot) -> Iterator[Line]:
    """Why to go to a Sector: the Objective; or that the Mission says so, and the best that can be done there.

    What nobody has read is read on arrival, before anything can be done.
    """
    if team.goal and spot.sector in objective_sectors(team, spot.who):
        yield Line("hint-goal-there", (("mission", team.goal), ("sector", spot.sector)))
        return
    sent, *others = attractions(team, spot)
    yield from sent.tell(team)
    if not is_unread(team, spot.sector):
        others = sorted(others, key=lambda term: term.worth)[::-1]
    told = (list(term.tell(team)) for term in others if term.worth > 0)
    yield from next(filter(None, told), ())


def _opens(team: Team, source: str, spot: Spot) -> Iterator[Line]:
    """What can come of a Special Action that is open there."""
    action = action_at(team.play, source)
    if action is not None and not team.lacking(spot, action.only):
        yield from comes_of(team, source, spot)


def comes_of(team: Team, source: str, spot: Spot) -> Iterator[Line]:
    """What can come of a Special Action, as its card says."""
    action = action_at(team.play, source)
    if action is None:
        return
    judge = Judge(team, spot)
    effects = [action.effect, *(row.effect for row in action.rows), *(track.effect for track in action.tracks)]
    phrases = [phrase for effect in effects if effect is not None for phrase in phrases_in(effect.tree)]
    if team.goal and any(map(judge.completes, effects)):
        yield Line("hint-completes", (("action", source), ("mission", team.goal)))
    elif brings_finds(action):
        yield Line("hint-brings-finds", (("action", source),))
    elif any(is_unknown(team, *phrase) for phrase in phrases):
        yield Line("hint-leads-on", (("action", source),))
    else:
        yield Line("hint-to-do", (("action", source),))


def is_unread(team: Team, number: int) -> bool:
    """Whether a Log waits for whoever comes first: no POI covers it. V-TRAVEL-13."""
    log = sector_of(team.play, number).log
    return log is not None and not team.pois[number] and log not in team.state.read


def _worth(judge: Judge, action: Action) -> float:
    """The best that can come of an Action, less if it cannot be taken yet, or if somebody else is at it already."""
    team, spot = judge.team, judge.spot
    hope = CHANCE
    for test in team.lacking(spot, action.only):
        hope *= _hope(test, spot.sector)
    if not hope:
        return 0.0
    worth = hope * max(
        0.0,
        judge.effect(action.effect),
        *(judge.outcome(row.effect, row.colour) for row in action.rows),
        *(judge.outcome(track.effect, track.colour) for track in action.tracks),
    )
    once = any(test.phrase.form == "sector-is-marked" and test.negated for test in tests_of(action.only))
    if (once or not judge.sent) and team.others_at(spot):
        worth *= TAKEN if once else CROWD
    return worth


def _hope(test: Test, number: int) -> float:
    """Whether waiting helps: for a Global Condition, or for the others."""
    if test.phrase.form == "condition-is-in-force" and not test.negated:
        return WAIT
    if test.phrase.form == "all-in-sector" and test.phrase.args[0] == number:
        return GATHER
    return 0.0


def objective_sectors(team: Team, who: int) -> list[int]:
    """Where the Objective of the Mission, which the players declare, could be met. V-MISSION-03."""
    goal = team.content.missions[team.goal].goal
    if goal is None:
        return []
    return [number for number in team.pois if all(_will_hold(team, Spot(who, number), each) for each in tests_of(goal))]


def _will_hold(team: Team, spot: Spot, test: Test) -> bool:
    if test.phrase.form == "all-in-sector":
        return spot.sector == test.phrase.args[0]
    return team.would_hold(spot, test)
