"""Why these dice: what a die makes of the chances against the others, and what a roll already gives."""

from collections.abc import Iterable, Iterator, Sequence

from farlight.kernel import Decision, Line, Option
from farlight.vanguard.bots import why_stakes
from farlight.vanguard.bots.checks import chances
from farlight.vanguard.bots.rolled import Roll
from farlight.vanguard.bots.team import Spot, Team, ref
from farlight.vanguard.bots.why_turn import of_action
from farlight.vanguard.model.state import Check
from farlight.vanguard.rules.exploration.roll_results import best
from farlight.vanguard.rules.exploration.special_actions import action_at
from farlight.vanguard.table.check_outlook import figures, percent
from farlight.vanguard.table.odds import Odds, task_for

GOOD = ("yellow", "green")
POINT = 0.005
"""A difference that is told."""


class Dice:
    """The chances of a check with the dice that are given so far, and with others."""

    def __init__(self, team: Team, check: Check) -> None:
        self.team = team
        self.action = action_at(team.play, check.action)
        self.task = task_for(team.play, check.active, check.action)
        self.given = [die for _, die in check.given]

    def odds(self, *more: str) -> Odds:
        return chances(self.team.content, self.task, [*self.given, *more])


def of_dice(team: Team, decisions: Sequence[Decision], option: Option) -> Iterator[Line]:
    """What giving a die, or giving none any more, makes of the chances."""
    check = team.state.check
    if check is None:
        return
    dice = Dice(team, check)
    offered = dict.fromkeys(
        ref(each, "die") for decision in decisions for each in decision.options if each.verb in ("take-die", "assist")
    )
    if dice.action is None or not (dice.action.rows or dice.action.tracks):
        return
    if option.verb in ("take-die", "assist"):
        yield from _one_more(dice, ref(option, "die"), offered)
    elif option.verb == "ready":
        yield from _enough(dice, offered)
    yield from of_action(team, check.action, Spot(check.active, team.state.crew[check.active].sector))


def _one_more(dice: Dice, die: str, offered: Iterable[str]) -> Iterator[Line]:
    """A row that becomes likelier, and what the best other die would make of it; or the steps of tracks."""
    now, then = dice.odds(), dice.odds(die)
    if dice.action is not None and not dice.action.rows:
        yield Line("hint-die-odds", (("odds", figures(then.rows, then.progress, dice.action)),))
        return
    colour = _changed(now, then)
    if not colour:
        return
    before, after = now.chance(colour), then.chance(colour)
    key = "hint-row-falls" if after < before else "hint-row-rises"
    yield Line(key, (("colour", colour), ("before", percent(before)), ("after", percent(after))))
    others = [dice.odds(other).chance(colour) for other in offered if other != die]
    rival = max(others, default=0.0) if after > before else min(others, default=1.0)
    if others and (rival < after - POINT if after > before else rival > after + POINT):
        yield Line("hint-other-die", (("colour", colour), ("chance", percent(rival))))


def _changed(now: Odds, then: Odds) -> str:
    """The good row that gains most; without one the red row, if it falls."""
    gains = {colour: then.chance(colour) - now.chance(colour) for colour in GOOD}
    colour = max(gains, key=lambda each: gains[each])
    if gains[colour] > POINT:
        return colour
    return "red" if now.chance("red") - then.chance("red") > POINT else ""


def _enough(dice: Dice, offered: Iterable[str]) -> Iterator[Line]:
    """What stands now, and what one die more could make of it at best."""
    now = dice.odds()
    if dice.action is None:
        return
    if dice.given:
        yield Line(
            "hint-odds", (("dice", ", ".join(dice.given)), ("odds", figures(now.rows, now.progress, dice.action)))
        )
    if not dice.action.rows:
        return
    further = [(dice.odds(die).chance(*GOOD), die) for die in offered]
    if not further:
        yield Line("hint-no-die-left")
        return
    chance, die = max(further)
    refs = (("die", die), ("before", percent(now.chance(*GOOD))), ("after", percent(chance)))
    yield Line("hint-one-more", refs)


# What was rolled


def of_roll(team: Team, option: Option) -> Iterator[Line]:
    """Whether a roll is good enough, and what could be done about it."""
    if team.state.check is None:
        return
    roll = Roll(team)
    if not roll.pool:
        return
    yield rolled(roll)
    if option.verb.startswith("use-"):
        yield Line("hint-useless", (("count", roll.useless),))


def rolled(roll: Roll) -> Line:
    result = best(roll.task, 0, roll.faces(roll.pool))
    if roll.task.rows:
        return Line("hint-roll", (("colour", result.outcome or "none"),))
    refs = (("count", min(result.green, roll.task.left[0])), ("left", roll.task.left[0]))
    return Line("hint-roll-steps", refs)


def of_rolled_die(team: Team, option: Option) -> Iterator[Line]:
    """A die that the check can do without, or that enough was done."""
    if team.state.check is None:
        return
    roll = Roll(team)
    die = (ref(option, "die"), ref(option, "face"))
    if die in roll.pool:
        rest = list(roll.pool)
        rest.remove(die)
        if roll.worth(rest) >= roll.worth(roll.pool):
            yield Line("hint-die-useless", (("die", die[0]), ("face", die[1])))
    yield rolled(roll)


def of_face(team: Team, option: Option) -> Iterator[Line]:
    """What the roll comes to with that side."""
    if team.state.check is None:
        return
    roll = Roll(team)
    result = best(roll.task, 0, roll.faces([*roll.pool, ("", ref(option, "face"))]))
    if roll.task.rows:
        yield Line("hint-roll-then", (("colour", result.outcome or "none"),))
    elif roll.task.left[0]:
        refs = (("count", min(result.green, roll.task.left[0])), ("left", roll.task.left[0]))
        yield Line("hint-steps-then", refs)


def of_combination(team: Team, option: Option) -> Iterator[Line]:
    """What the roll gives: dice for a Combination come off it."""
    check = team.state.check
    if check is None:
        return
    roll = Roll(team)
    if roll.pool:
        yield rolled(roll)
    if option.verb == "combine":
        yield why_stakes.dice(team, check.active)
