"""Dice Checks: what they come to on average, and which dice to give."""

from collections.abc import Iterator, Sequence

import msgspec

from farlight.content.ids import words_in
from farlight.kernel import Line
from farlight.vanguard.bots.team import Spot, Team
from farlight.vanguard.bots.worth import Judge
from farlight.vanguard.model.dice_requirements import ACCIDENT, BASIC, JOKER
from farlight.vanguard.rules.exploration.board import name_of
from farlight.vanguard.rules.exploration.dice_check_outcomes import outcomes_of, specials_of
from farlight.vanguard.rules.exploration.roll_results import Task, asked
from farlight.vanguard.rules.exploration.section_dice import available
from farlight.vanguard.rules.exploration.special_actions import action_at
from farlight.vanguard.table.checks.check_outlook import figures
from farlight.vanguard.table.checks.odds import Odds, chances, task_for, track_spaces

KEPT = 0.45
"""What a die that is not rolled is worth more than one that is: it must be Refreshed first."""
LENT = 0.15
"""More so if it belongs to somebody else."""
MOST_DICE = 7
STARTED = 0.9
"""So much of an Outcome is won by its share of the track."""


class Plan(msgspec.Struct, frozen=True):
    """A Special Action with the dice for it."""

    source: str
    worth: float
    dice: tuple[tuple[int, str], ...] = ()
    """Whose, and which."""


def use_of(team: Team, task: Task, die: str) -> float:
    """How likely a die shows something that the check asks for, less the Accidents that it counts."""
    card = team.content.dice[die]
    terms = asked(task, 0)
    plain = 0.3 if "die" in terms else 0.0
    total = 0.0
    for face in card.faces:
        icons = set(words_in(face))
        if ACCIDENT in icons:
            total -= 1.0 if ACCIDENT in terms else -plain
        elif icons & terms or JOKER in icons:
            total += 1.0
        elif (BASIC in icons and any((card.colour, term) in task.converts for term in terms)) or card.colour in terms:
            total += 0.8
        else:
            total += plain
    return total / len(card.faces)


def offers(team: Team, task: Task, spot: Spot) -> list[tuple[int, str]]:
    """Dice at hand, the most useful first: all own ones, one of each other one there. V-CHECK-1.1, V-CHECK-1.4."""
    crew = team.state.crew
    found = [(use_of(team, task, die), spot.who, die) for die in available(crew[spot.who])]
    for other in team.others_at(spot):
        lent = [(use_of(team, task, die) - LENT, other, die) for die in available(crew[other])]
        found += sorted(lent, reverse=True)[:1]
    found.sort(key=lambda each: (-each[0], name_of(team.state, each[1]), each[2]))
    return [(owner, die) for use, owner, die in found if use > 0]


def worth_of(judge: Judge, source: str, chance: Odds) -> float:
    """What a check comes to on average: rows, tracks, Special Effects, Danger dice."""
    team = judge.team
    action = action_at(team.play, source)
    if action is None:
        return 0.0
    parts = outcomes_of(action)

    def outcome(colour: str, seen: tuple[str, ...] = ()) -> float:
        part = parts.get(colour)
        if part is None or colour in seen:
            return 0.0
        return judge.outcome(part.effect, colour) + sum(outcome(other, (*seen, colour)) for other in part.then)

    total = sum(share * outcome(colour) for colour, share in chance.rows.items())
    done = track_spaces(team.state, source)
    for track in action.tracks:
        left = track.spaces(len(team.state.crew)) - done[track.colour]
        share = chance.ends[track.colour]
        partly = max(0.0, chance.progress[track.colour] / max(1, left) - share)
        total += outcome(track.colour) * (share + STARTED * partly)
    specials = specials_of(team.play, action)
    total += sum(count * judge.effect(special.effect) for count, special in zip(chance.times, specials, strict=True))
    return total + sum(map(judge.danger, action.danger))


def plan_for(team: Team, source: str, spot: Spot) -> Plan:
    """The dice with which a Special Action is worth most. Without a check it is worth what its text does."""
    judge = Judge(team, spot)
    action = action_at(team.play, source)
    if action is None:
        return Plan(source, 0.0)
    cost = judge.effect(action.cost)
    if not (action.rows or action.tracks):
        return Plan(source, cost + judge.effect(action.effect))
    task = task_for(team.play, spot.who, source)
    at_hand = offers(team, task, spot)
    plans = list(_plans(judge, task, source, cost, at_hand))
    if action.assisted:
        plans = [plan for plan in plans if any(owner != spot.who for owner, _ in plan.dice)]
    return max(plans, key=lambda plan: plan.worth, default=Plan(source, -9.0))


def _plans(judge: Judge, task: Task, source: str, cost: float, at_hand: list[tuple[int, str]]) -> Iterator[Plan]:
    """The best dice first: none of them, one, two ..."""
    for count in range(min(len(at_hand), MOST_DICE) + 1):
        dice = tuple(at_hand[:count])
        chance = chances(judge.team.content, task, [die for _, die in dice])
        yield Plan(source, cost + worth_of(judge, source, chance) - KEPT * count, dice)


def odds_line(team: Team, source: str, who: int, dice: Sequence[str]) -> Line:
    """The chances with some dice."""
    known, action = chances(team.content, task_for(team.play, who, source), dice), action_at(team.play, source)
    odds = "" if action is None else figures(known.rows, known.progress, action)
    return Line("hint-odds", (("dice", ", ".join(dice)), ("odds", odds)))
