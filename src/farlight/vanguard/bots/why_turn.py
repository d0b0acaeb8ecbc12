"""Why an Action comes next: where the way leads, what it may bring, what is left to do it with."""

from collections import deque
from collections.abc import Iterator

from farlight.kernel import Line, Option
from farlight.vanguard.bots import why_stakes
from farlight.vanguard.bots.anytime import ability_of
from farlight.vanguard.bots.checks import chances, plan_for, task_for
from farlight.vanguard.bots.clues import brings_finds, is_unknown, verbs_in
from farlight.vanguard.bots.facts import Spot, lacking
from farlight.vanguard.bots.table import Table, available, ref
from farlight.vanguard.bots.targets import objective_sectors
from farlight.vanguard.bots.turn import Turn
from farlight.vanguard.bots.worth import Judge
from farlight.vanguard.model.card_parts import Action
from farlight.vanguard.table.check_outlook import figures


def of_act(table: Table, option: Option) -> Iterator[Line]:
    """What speaks for an Action, or for what is used before it."""
    match option.verb:
        case "travel":
            yield from _travel(Turn(table), int(ref(option, "sector")))
        case "special":
            yield from _special(Turn(table), ref(option, "action"))
        case "rest":
            yield from _rest(Turn(table))
        case "prepare":
            yield why_stakes.cards(table, table.crew(table.view.turn))
            yield why_stakes.dice(table, table.crew(table.view.turn))
        case "lift-off":
            yield from _lift_off(Turn(table))
        case "complete":
            yield Line("hint-complete", (("mission", ref(option, "mission")),))
        case "exert":
            yield why_stakes.dice(table, table.crew(ref(option, "who")))
            yield from filter(None, [why_stakes.supplies(table)])
        case _:
            yield from of_use(table, option)


def of_use(table: Table, option: Option) -> Iterator[Line]:
    """What a card changes, and how that stands."""
    ability = ability_of(table, option)
    who = ref(option, "who")
    if ability is not None and who:
        yield from why_stakes.of_effect(table, ability.effect.tree, who)


# Where to


def _travel(turn: Turn, there: int) -> Iterator[Line]:
    """The place that the way is for, as `Turn.travel` finds it."""
    here = turn.aims.get(turn.crew.sector, 0.0)
    best, aim = -99.0, 0
    for number, value in turn.aims.items():
        cost, first = turn.ways.get(number, (99.0, 0))
        worth = (value - here) * turn.readiness() - cost
        if first == there and value > here and worth > best:
            best, aim = worth, number
    if not aim:
        return
    yield from _aim(turn, aim)
    steps = _steps(turn.table, there, aim)
    if steps:
        yield Line("hint-steps", (("sector", aim), ("count", steps + 1)))
    yield why_stakes.dice(turn.table, turn.crew)


def _steps(table: Table, start: int, goal: int) -> int:
    """Sectors from one to the other, by the shortest way."""
    row, far = deque([start]), {start: 0}
    while row:
        here = row.popleft()
        if here == goal:
            return far[here]
        for there, _ in table.paths(here):
            if there not in far:
                far[there] = far[here] + 1
                row.append(there)
    return 0


def _aim(turn: Turn, number: int) -> Iterator[Line]:
    """What a Sector has to offer."""
    table = turn.table
    if turn.late or (not table.goal and not turn.lingers):
        yield from _homeward(turn)
        return
    if table.goal and number in objective_sectors(table):
        yield Line("hint-goal-there", (("mission", table.goal), ("sector", number)))
        return
    judge = Judge(table, Spot(turn.crew.card, number))
    if judge.sent:
        yield Line("hint-sent", (("mission", table.goal), ("sector", number)))
    found = [(_hoped(judge, action), source) for source, action in _actions(table, number)]
    worth, source = max(found, default=(0.0, ""))
    log = table.planet.sectors[str(number)].log
    if log is not None and not table.sectors[number].poi and log not in table.view.read:
        yield Line("hint-unread", (("sector", number),))
    elif worth > 0:
        yield from of_action(table, source, Spot(turn.crew.card, number))


def _actions(table: Table, number: int) -> Iterator[tuple[str, Action]]:
    """The Special Actions of a Sector that lie face up and are open there, by their sources."""
    for source, action in _face_up(table, number):
        if not lacking(table, Spot("", number), action.only):
            yield source, action


def _face_up(table: Table, number: int) -> Iterator[tuple[str, Action]]:
    content = table.content
    poi = table.sectors[number].poi
    here = [threat.threat for threat in table.view.threats if threat.sector == number]
    cards = [(f"poi:{number}:{poi}", content.pois[poi].actions)] if poi else []
    cards += [(f"threat:{name}", content.threats[name].actions) for name in here]
    cards += [(f"mission:{name}", content.missions[name].actions) for name in table.view.missions]
    for card, actions in cards:
        yield from ((f"{card}:{place}", action) for place, action in enumerate(actions))


def _hoped(judge: Judge, action: Action) -> float:
    """The best that can come of an Action."""
    return max(
        0.0,
        judge.effect(action.effect),
        *(judge.outcome(row.effect, row.colour) for row in action.rows),
        *(judge.outcome(track.effect, track.colour) for track in action.tracks),
    )


def _homeward(turn: Turn) -> Iterator[Line]:
    table = turn.table
    if table.view.lander_sector:
        key = "hint-give-up" if turn.late and table.goal else "hint-home"
        yield Line(key, (("sector", table.view.lander_sector), ("round", table.view.round)))


# What for


def of_action(table: Table, source: str, spot: Spot) -> Iterator[Line]:
    """What can come of a Special Action, as its card says."""
    action = table.action(source)
    if action is None:
        return
    judge = Judge(table, spot)
    effects = [action.effect, *(row.effect for row in action.rows), *(track.effect for track in action.tracks)]
    if table.goal and any(map(judge.completes, effects)):
        yield Line("hint-completes", (("action", source), ("mission", table.goal)))
    elif brings_finds(action):
        yield Line("hint-brings-finds", (("action", source),))
    elif any(is_unknown(table, *verb) for effect in effects if effect is not None for verb in verbs_in(effect.tree)):
        yield Line("hint-leads-on", (("action", source),))
    else:
        yield Line("hint-to-do", (("action", source),))


def _special(turn: Turn, source: str) -> Iterator[Line]:
    """What it may bring, and the chances with the dice that are meant for it."""
    table = turn.table
    yield from of_action(table, source, Spot(turn.crew.card, turn.crew.sector))
    plan = plan_for(table, source, turn.crew.card, turn.crew.sector)
    action = table.action(source)
    if action is not None and plan.dice:
        dice = [die for _, die in plan.dice]
        known = chances(table.content, task_for(table, source, turn.crew.card), dice)
        odds = figures(known.rows, known.progress, action)
        yield Line("hint-odds", (("dice", ", ".join(dice)), ("odds", odds)))
    elif action is not None and action.effect is not None:
        yield from why_stakes.of_effect(table, action.effect.tree, turn.crew.card)


def _rest(turn: Turn) -> Iterator[Line]:
    """Why to Rest: how many dice come back, and what it costs. V-REST-01, V-REST-02, V-REST-03, V-REST-04."""
    crew = turn.crew
    total = len(available(crew)) + len(crew.spent)
    back = min(len(crew.spent), -(-total // 2))
    yield Line("hint-rest", (("who", crew.card), ("count", len(available(crew))), ("back", back)))
    yield from filter(None, [why_stakes.supplies(turn.table)])


def _lift_off(turn: Turn) -> Iterator[Line]:
    table = turn.table
    if not table.goal:
        yield Line("hint-all-done", (("count", len(table.living)),))
    else:
        yield from _homeward(turn)
        yield from filter(None, [why_stakes.supplies(table)])
