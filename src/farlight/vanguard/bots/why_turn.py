"""Why an Action comes next: where the way leads, what it may bring, what is left to do it with."""

from collections.abc import Iterator

from farlight.kernel import Line, Option
from farlight.vanguard.bots import why_stakes
from farlight.vanguard.bots.anytime import ability_of
from farlight.vanguard.bots.checks import chances, plan_for
from farlight.vanguard.bots.clues import brings_finds, is_unknown, phrases_in
from farlight.vanguard.bots.targets import is_unread, objective_sectors
from farlight.vanguard.bots.team import Spot, Team, ref
from farlight.vanguard.bots.turn import Turn
from farlight.vanguard.bots.worth import Judge
from farlight.vanguard.model.card_parts import Action
from farlight.vanguard.rules.exploration.board import steps_between
from farlight.vanguard.rules.exploration.section_dice import available
from farlight.vanguard.rules.exploration.special_actions import action_at
from farlight.vanguard.table.check_outlook import figures
from farlight.vanguard.table.odds import task_for


def of_act(team: Team, option: Option) -> Iterator[Line]:
    """What speaks for an Action, or for what is used before it."""
    match option.verb:
        case "travel":
            yield from _travel(Turn(team), int(ref(option, "sector")))
        case "special":
            yield from _special(Turn(team), ref(option, "action"))
        case "rest":
            yield from _rest(Turn(team))
        case "prepare":
            yield why_stakes.cards(team, team.state.turn)
            yield why_stakes.dice(team, team.state.turn)
        case "lift-off":
            yield from _lift_off(Turn(team))
        case "complete":
            yield Line("hint-complete", (("mission", ref(option, "mission")),))
        case "exert":
            yield why_stakes.dice(team, team.who(ref(option, "who")))
            yield from filter(None, [why_stakes.supplies(team)])
        case _:
            yield from of_use(team, option)


def of_use(team: Team, option: Option) -> Iterator[Line]:
    """What a card changes, and how that stands."""
    ability = ability_of(team, option)
    who = ref(option, "who")
    if ability is not None and who:
        yield from why_stakes.of_effect(team, ability.effect.tree, team.who(who))


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
    steps = steps_between(turn.team.play, there, aim)
    if steps:
        yield Line("hint-steps", (("sector", aim), ("count", steps + 1)))
    yield why_stakes.dice(turn.team, turn.who)


def _aim(turn: Turn, number: int) -> Iterator[Line]:
    """What a Sector has to offer."""
    team = turn.team
    if turn.late or (not team.goal and not turn.lingers):
        yield from _homeward(turn)
        return
    if team.goal and number in objective_sectors(team, turn.who):
        yield Line("hint-goal-there", (("mission", team.goal), ("sector", number)))
        return
    judge = Judge(team, Spot(turn.who, number))
    if judge.sent:
        yield Line("hint-sent", (("mission", team.goal), ("sector", number)))
    found = [(_hoped(judge, action), source) for source, action in _actions(team, judge.spot)]
    worth, source = max(found, default=(0.0, ""))
    if is_unread(team, number):
        yield Line("hint-unread", (("sector", number),))
    elif worth > 0:
        yield from of_action(team, source, judge.spot)


def _actions(team: Team, spot: Spot) -> Iterator[tuple[str, Action]]:
    """The Special Actions within reach there that are open, by their sources."""
    for source in team.special_actions(spot):
        action = action_at(team.play, source)
        if action is not None and not team.lacking(spot, action.only):
            yield source, action


def _hoped(judge: Judge, action: Action) -> float:
    """The best that can come of an Action."""
    return max(
        0.0,
        judge.effect(action.effect),
        *(judge.outcome(row.effect, row.colour) for row in action.rows),
        *(judge.outcome(track.effect, track.colour) for track in action.tracks),
    )


def _homeward(turn: Turn) -> Iterator[Line]:
    team = turn.team
    if team.state.lander_sector:
        key = "hint-give-up" if turn.late and team.goal else "hint-home"
        yield Line(key, (("sector", team.state.lander_sector), ("round", team.state.round)))


# What for


def of_action(team: Team, source: str, spot: Spot) -> Iterator[Line]:
    """What can come of a Special Action, as its card says."""
    action = action_at(team.play, source)
    if action is None:
        return
    judge = Judge(team, spot)
    effects = [action.effect, *(row.effect for row in action.rows), *(track.effect for track in action.tracks)]
    if team.goal and any(map(judge.completes, effects)):
        yield Line("hint-completes", (("action", source), ("mission", team.goal)))
    elif brings_finds(action):
        yield Line("hint-brings-finds", (("action", source),))
    elif any(is_unknown(team, *verb) for effect in effects if effect is not None for verb in phrases_in(effect.tree)):
        yield Line("hint-leads-on", (("action", source),))
    else:
        yield Line("hint-to-do", (("action", source),))


def _special(turn: Turn, source: str) -> Iterator[Line]:
    """What it may bring, and the chances with the dice that are meant for it."""
    team = turn.team
    yield from of_action(team, source, turn.spot)
    plan = plan_for(team, source, turn.spot)
    action = action_at(team.play, source)
    if action is not None and plan.dice:
        dice = [die for _, die in plan.dice]
        known = chances(team.content, task_for(team.play, turn.who, source), dice)
        odds = figures(known.rows, known.progress, action)
        yield Line("hint-odds", (("dice", ", ".join(dice)), ("odds", odds)))
    elif action is not None and action.effect is not None:
        yield from why_stakes.of_effect(team, action.effect.tree, turn.who)


def _rest(turn: Turn) -> Iterator[Line]:
    """Why to Rest: how many dice come back, and what it costs. V-REST-01, V-REST-02, V-REST-03, V-REST-04."""
    crew = turn.crew
    yield Line("hint-rest", (("who", crew.card), ("count", len(available(crew))), ("back", turn.rested)))
    yield from filter(None, [why_stakes.supplies(turn.team)])


def _lift_off(turn: Turn) -> Iterator[Line]:
    team = turn.team
    if not team.goal:
        yield Line("hint-all-done", (("count", len(team.living)),))
    else:
        yield from _homeward(turn)
        yield from filter(None, [why_stakes.supplies(team)])
