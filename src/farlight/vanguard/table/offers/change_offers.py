"""Cards, Skills and Equipment after the roll, each with the dice and sides for which it does most. V-CHECK-4.7."""

from collections.abc import Collection, Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from farlight.kernel import DONE, READY, AnyPosition, Decision, Line, Offer, Option
from farlight.texts import Texts
from farlight.vanguard.rules.context import VanguardPlay
from farlight.vanguard.table.checks.odds_with_cards import Pools, reroll_value
from farlight.vanguard.table.checks.roll_worth import LEAST, Die, Roll
from farlight.vanguard.table.checks.rolled_outlook import NO_BETTER, becomes, could_become
from farlight.vanguard.table.offers.joint_questions import dealt_on
from farlight.vanguard.table.offers.option_offers import Told, in_words, offer_of, order
from farlight.vanguard.table.offers.option_ways import Runs, Step, Way, Ways
from farlight.vanguard.table.offers.usual_answers import usual

CHANGING = frozenset(("reroll", "turn", "face", "drop", "effect", "spend", "column", "pushed"))
"""What is asked while a card changes a roll."""
MOST_SETS = 8
"""So many sets of dice to reroll are told."""
FOLLOWING = frozenset(("check-combinations", "special-effect", "use-substitute"))
"""What is asked between a roll that is left as it is and its Outcome."""
MEET = "meet-row"
PAIR = 2
LARGEST = 3
"""Of larger sets only those are looked at that leave what counts as it lies."""


class Value(NamedTuple):
    """What a way makes of the roll."""

    worth: float
    """To compare with others; what cannot be told comes last."""
    line: Line | None


UNKNOWN = Value(float("-inf"), None)


def change_offers(
    play: VanguardPlay, table: AnyPosition, decision: Decision, own: Collection[int], texts: Texts
) -> list[Offer]:
    """One for each card that asks for more than to be played: its first gesture is the best that it can do."""
    roll = Roll(play)
    pools = Pools(play.content, roll.task)
    ways = Ways(own, CHANGING, _order)
    offers = _left_alone(table, decision, own, texts)
    for option in decision.options:
        if option == READY:
            continue
        found = ways.of(table, decision, option)
        if any(way.chosen for way in found):
            offers.append(offer_of(option, _ranked(roll, pools, found, texts), texts))
    return offers


def _left_alone(table: AnyPosition, decision: Decision, own: Collection[int], texts: Texts) -> list[Offer]:
    """Whoever plays several seats is ready with all of them, and the row that comes then is taken.

    V-CHECK-4.7, V-CHECK-8.6.
    """
    asked = [each for each in table.open if each.prompt == decision.prompt and each.seat in own]
    if READY not in decision.options:
        return []
    ready = Way(tuple(Step(each, READY) for each in asked), None)
    whole = dealt_on(table, ready.steps, own, _goes_on)
    if len(whole) == len(ready.steps):
        return [] if len(asked) < PAIR else [offer_of(READY, [Told(ready, texts.option(READY))], texts)]
    taken = [texts.option(step.option) for step in whole if step.option.verb == MEET]
    told = [Told(Way(whole, None), ", ".join(taken) or texts.option(READY)), Told(ready, texts.say("offer-one-by-one"))]
    return [offer_of(READY, told, texts)]


def _goes_on(play: VanguardPlay, decision: Decision) -> Option | None:
    """What nobody would answer otherwise once a roll is left as it is: a better row is taken."""
    answer = usual(play, decision) if decision.prompt in FOLLOWING else None
    if answer is None or (answer.matters and answer.option != MEET):
        return None
    return next(each for each in decision.options if each.id == answer.option)


def _ranked(roll: Roll, pools: Pools, ways: Sequence[Way], texts: Texts) -> list[Told]:
    """The best way first. V-CHECK-4.8, V-CHECK-4.9, V-CHECK-4.10."""
    valued = sorted(((_value(roll, pools, way), way) for way in ways), key=lambda each: each[0].worth, reverse=True)
    now = roll.value(roll.now) + LEAST
    lines = [
        NO_BETTER if place == 0 and each.line and each.worth <= now else each.line
        for place, (each, _) in enumerate(valued)
    ]
    return [
        Told(way, in_words(way, texts), "" if line is None else texts.line(line))
        for line, (_, way) in zip(lines, valued, strict=True)
    ]


def _value(roll: Roll, pools: Pools, way: Way) -> Value:
    if roll.action is None or not (roll.task.rows or any(roll.task.left)):
        return UNKNOWN
    if way.end is not None and way.end.state.check is not None:
        after = Roll(way.end).now
        return Value(roll.value(after), becomes(roll, after))
    rerolled = [dict(step.option.refs) for step in way.chosen if step.decision.prompt == "reroll"]
    if not rerolled:
        return UNKNOWN
    dice = [(str(refs["die"]), str(refs["face"])) for refs in rerolled]
    value, share = reroll_value(pools, roll.pool, dice)
    return Value(value, could_become(roll, share))


# What is tried


def _order(play: VanguardPlay, decision: Decision) -> Runs:
    if decision.prompt == "reroll":
        return list(_sets(Roll(play), decision))
    if decision.prompt in ("turn", "drop"):
        roll = Roll(play)
        return [[each] for each in sorted(decision.options, key=lambda each: _missed(roll, each))]
    return order(play, decision)


def _missed(roll: Roll, option: Option) -> float:
    """How much of the result hangs on a die: what counts for nothing is changed first."""
    return 0.0 if option == DONE else -roll.value(roll.result(roll.without([_die(option)])))


def _sets(roll: Roll, decision: Decision) -> Iterator[Sequence[Option]]:
    """Dice to reroll: what counts for nothing as it lies, then single dice and small sets of those that may go."""
    options = [each for each in decision.options if each != DONE]
    now = roll.value(roll.now)
    idle = [each for each in options if -_missed(roll, each) >= now]
    sets = [idle, options, *([each] for each in options)]
    sets += [list(each) for size in range(2, LARGEST + 1) for each in combinations(idle or options, size)]
    known = {tuple(each.id for each in chosen): chosen for chosen in sets if chosen}
    yield from list(known.values())[:MOST_SETS]


def _die(option: Option) -> Die:
    refs = dict(option.refs)
    return str(refs["die"]), str(refs["face"])
