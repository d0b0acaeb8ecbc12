"""Dice Checks: which dice to give, and what to make of a roll."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

import msgspec

from farlight.vanguard.bots.facts import Spot
from farlight.vanguard.bots.table import Table, available
from farlight.vanguard.bots.worth import Judge
from farlight.vanguard.model.content import Definitions
from farlight.vanguard.model.dice_requirements import ACCIDENT, BASIC, JOKER
from farlight.vanguard.rules.exploration.dice_check_outcomes import outcomes_of
from farlight.vanguard.rules.exploration.roll_results import Task, asked
from farlight.vanguard.table.odds import Odds, odds, task_of

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
    dice: tuple[tuple[str, str], ...] = ()
    """Whose, and which."""


def task_for(table: Table, source: str, who: str) -> Task:
    action = table.action(source)
    done = {colour: table.view.tracks.get(f"{source}.{colour}", 0) for colour in ("green", "red")}
    return task_of(action, table.specials(action), table.converts(table.crew(who)), done)


@lru_cache(maxsize=100_000)
def _odds(cards: "Cards", task: Task, dice: tuple[str, ...]) -> Odds:
    return odds(cards.content, task, dice)


class Cards:
    """The definitions, as something that a cache can hold: packs with the same dice share it."""

    def __init__(self, content: Definitions) -> None:
        self.content = content


_CARDS: dict[int, Cards] = {}


def chances(content: Definitions, task: Task, dice: Sequence[str]) -> Odds:
    """As `odds`, remembered: teams roll the same dice again and again."""
    cards = _CARDS.setdefault(id(content.dice), Cards(content))
    return _odds(cards, task, tuple(sorted(dice)))


def use_of(table: Table, task: Task, die: str) -> float:
    """How likely a die shows something that the check asks for, less the Accidents that it counts."""
    card = table.content.dice[die]
    terms = asked(task, 0)
    plain = 0.3 if "die" in terms else 0.0
    total = 0.0
    for face in card.faces:
        icons = set(face.split())
        if ACCIDENT in icons:
            total -= 1.0 if ACCIDENT in terms else -plain
        elif icons & terms or JOKER in icons:
            total += 1.0
        elif (BASIC in icons and any((card.colour, term) in task.converts for term in terms)) or card.colour in terms:
            total += 0.8
        else:
            total += plain
    return total / len(card.faces)


def offers(table: Table, task: Task, who: str, sector: int) -> list[tuple[str, str]]:
    """Dice at hand, the most useful first: all own ones, one of each other one there. V-CHECK-1.1, V-CHECK-1.4."""
    found = [(use_of(table, task, die), who, die) for die in available(table.crew(who))]
    for other in table.others_at(sector, who):
        lent = [(use_of(table, task, die) - LENT, other.card, die) for die in available(other)]
        found += sorted(lent, reverse=True)[:1]
    return [(owner, die) for use, owner, die in sorted(found, key=lambda each: (-each[0], each[1:])) if use > 0]


def worth_of(judge: Judge, source: str, chance: Odds) -> float:
    """What a check comes to on average: rows, tracks, Special Effects, Danger dice."""
    action = judge.table.action(source)
    if action is None:
        return 0.0
    parts = outcomes_of(action)

    def outcome(colour: str, seen: tuple[str, ...] = ()) -> float:
        part = parts.get(colour)
        if part is None or colour in seen:
            return 0.0
        return judge.outcome(part.effect, colour) + sum(outcome(other, (*seen, colour)) for other in part.then)

    total = sum(share * outcome(colour) for colour, share in chance.rows.items())
    for track in action.tracks:
        left = track.length - judge.table.view.tracks.get(f"{source}.{track.colour}", 0)
        share = chance.ends[track.colour]
        partly = max(0.0, chance.progress[track.colour] / max(1, left) - share)
        total += outcome(track.colour) * (share + STARTED * partly)
    specials = judge.table.specials(action)
    total += sum(count * judge.effect(special.effect) for count, special in zip(chance.times, specials, strict=True))
    return total + sum(map(judge.danger, action.danger))


def plan_for(table: Table, source: str, who: str, sector: int) -> Plan:
    """The dice with which a Special Action is worth most. Without a check it is worth what its text does."""
    judge = Judge(table, Spot(who, sector))
    action = table.action(source)
    if action is None:
        return Plan(source, 0.0)
    cost = judge.effect(action.cost)
    if not (action.rows or action.tracks):
        return Plan(source, cost + judge.effect(action.effect))
    task = task_for(table, source, who)
    at_hand = offers(table, task, who, sector)
    plans = list(_plans(judge, task, source, cost, at_hand))
    if action.assisted:
        plans = [plan for plan in plans if any(owner != who for owner, _ in plan.dice)]
    return max(plans, key=lambda plan: plan.worth, default=Plan(source, -9.0))


def _plans(judge: Judge, task: Task, source: str, cost: float, at_hand: list[tuple[str, str]]) -> Iterator[Plan]:
    """The best dice first: none of them, one, two ..."""
    for count in range(min(len(at_hand), MOST_DICE) + 1):
        dice = tuple(at_hand[:count])
        chance = chances(judge.table.content, task, [die for _, die in dice])
        yield Plan(source, cost + worth_of(judge, source, chance) - KEPT * count, dice)
