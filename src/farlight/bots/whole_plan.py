"""A plan of several answers as a whole: what a bot would choose until it is ready, tried on a copy of the table."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from farlight.bots import Bot, Look
from farlight.bots.advice import reasons_of
from farlight.kernel import GROUP, AnyPlay, AnyPosition, AnyTimeline, Decision, Line, Option, Refusal
from farlight.kernel.decision import READY, REOPEN

MOST_ANSWERS = 120
"""More than any plan has: whoever goes round in circles stops there."""


class Step(NamedTuple):
    """A small answer of a plan, as the bot saw it."""

    seat: int
    decision: int
    """The question that it answers, or beside which it uses something."""
    option: Option
    look: Look
    number: int
    reasons: tuple[Line, ...]
    before: AnyPlay
    after: AnyPlay
    ends: bool
    """Whether something was done with it: what follows is another act."""


def plan_ahead(bot: Bot, timeline: AnyTimeline, seats: frozenset[int]) -> list[Step]:
    """What the bot would answer from here on; where nothing is planned, the next answer alone.

    A plan ends where something is rolled or revealed, and before its seats are ready together: whoever follows it looks
    at it once more. It can be given as one act.
    """
    planned = timeline.game.table.planning
    trial, steps = timeline.position.copy(), list[Step]()
    while _is_asked(trial, seats) and len(steps) < MOST_ANSWERS:
        step, after = _next(bot, trial, seats)
        goes_on = _is_asked(trial, seats, planned) and _is_asked(after, seats, planned)
        if steps and (step.option == REOPEN or (step.option == READY and not goes_on)):
            break
        steps.append(step)
        if after.play.revealed or after.needs_roll or not goes_on:
            break
        trial = after
    return as_one_act(timeline, seats, steps)


def _is_asked(position: AnyPosition, seats: frozenset[int], prompts: Collection[str] = ()) -> bool:
    """Whether one of these seats has something to answer, or something of these kinds."""
    asked = (each for each in position.open if each.seat in (GROUP, *seats))
    return any(not prompts or each.prompt in prompts for each in asked)


def _next(bot: Bot, position: AnyPosition, seats: frozenset[int]) -> tuple[Step, AnyPosition]:
    look = Look(position, seats)
    number = bot.choose(look)
    reasons = reasons_of(bot, look, number)
    original = look.original(number)
    seat = position.seat_of(original)
    asked: Decision = look.asked(number) or next((each for each in look.decisions if each.seat == seat), look.decision)
    after = position.copy()
    after.choose(original)
    ends = bool(after.events) and not position.game.table.is_begun(after.play, seat)
    step = Step(seat, asked.id, look.option(number), look, number, reasons, position.play, after.play, ends)
    return step, after


def acts_of(steps: Sequence[Step]) -> list[list[Step]]:
    """The steps of each whole act."""
    found: list[list[Step]] = [[]]
    for step in steps:
        found[-1].append(step)
        if is_last(step):
            found.append([])
    return [act for act in found if act]


def is_last(step: Step) -> bool:
    """Whether an act ends with it."""
    return step.ends or step.option == READY


# As one act


def as_one_act(timeline: AnyTimeline, seats: frozenset[int], steps: list[Step]) -> list[Step]:
    """As much of a plan as can be given at once: seat by seat where that works, else as the bot went about it."""
    if len(steps) < 2:
        return steps
    first = steps[0].seat
    by_seat = sorted(acts_of(steps), key=lambda act: (act[0].seat != first, act[0].seat))
    ways = [_that_goes(timeline, seats, way) for way in (_in_order(timeline.position, by_seat), steps)]
    return max(ways, key=len) or steps[:1]


def _in_order(start: AnyPosition, acts: list[list[Step]]) -> list[Step]:
    """The same acts in another order: what ends one of them is said where it is asked, and only there."""
    trial, found = start.copy(), list[Step]()
    table = start.game.table
    for act in acts:
        for step in act:
            if (number := _number(trial, step)) >= 0:
                found.append(step)
                trial.choose(number)
            elif step.option.verb not in table.closing:
                return []
        last = act[-1]
        if table.is_begun(trial.play, last.seat):
            closing = (each for each in _asked(trial, last.seat) if each.verb in table.closing and each != READY)
            for option in closing:
                found[-1] = found[-1]._replace(ends=False)
                found.append(last._replace(option=option, ends=True))
                trial.choose(_number(trial, found[-1]))
                break
    return found


def _asked(position: AnyPosition, seat: int) -> Sequence[Option]:
    return next((each.options for each in position.open if each.seat == seat), ())


def _number(position: AnyPosition, step: Step) -> int:
    """The number of an answer there; -1 where it is not asked for."""
    choices = position.choices(step.seat)
    return next((number for number, option in choices if option.id == step.option.id), -1)


def _that_goes(timeline: AnyTimeline, seats: frozenset[int], steps: list[Step]) -> list[Step]:
    """The whole acts of it that are taken as they are meant: each answer by the seat that is to give it."""
    count = _understood(timeline, seats, steps)
    if count == len(steps):
        return steps
    kept = acts_of(steps[:count])
    if kept and not is_last(kept[-1][-1]):
        kept.pop()
    return [step for act in kept for step in act]


def _understood(timeline: AnyTimeline, seats: frozenset[int], steps: list[Step]) -> int:
    """How many of these answers, given as one act, are taken as they are meant."""
    ids = [step.option.id for step in steps]
    given = timeline.rehearse(steps[0].seat, steps[0].decision, ids, seats) if ids else []
    while isinstance(given, Refusal):
        ids = ids[: given.place - 1]
        given = timeline.rehearse(steps[0].seat, steps[0].decision, ids, seats) if ids else []
    pairs = zip(given, steps, strict=False)
    return next(
        (n for n, ((asked, _), step) in enumerate(pairs) if asked and asked.seat not in (GROUP, step.seat)), len(ids)
    )
