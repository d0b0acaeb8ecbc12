"""Sentences about the plan, what is coming and what is seen."""

from collections import Counter

from farlight.kernel import to_data
from farlight.martians.cases.frame import NOTHING, WORDS, yes_no
from farlight.martians.cases.seen import sees
from farlight.martians.model.ids import CalledPawn, Pawn
from farlight.martians.model.state import Stack
from farlight.martians.rules.actions.stacks import performer
from farlight.martians.rules.context import MartiansPlay
from farlight.martians.table.forecast import Forecast, StackOutlook, Supplied, forecast, stack_outlook
from farlight.scenarios import CaseFailure, known

# The plan


def stack_named(play: MartiansPlay, number: int) -> Stack:
    found = [stack for stack in play.state.plan if stack.number == number]
    if not found:
        planned = ", ".join(f"{stack.number} ({stack.verb})" for stack in play.state.plan) or NOTHING
        raise CaseFailure(f"no stack {number} is planned now: {planned}")
    return found[0]


def outlook_of(play: MartiansPlay, number: int) -> StackOutlook:
    stack = stack_named(play, number)
    return stack_outlook(play, stack)


def _pawns(play: MartiansPlay, number: int) -> list[str]:
    """The pawns, the top one first: `engineer`, `medic+spare`, `mason`."""
    crew = play.state.crew
    found: list[str] = []
    for pawn in stack_named(play, number).pawns:
        who, bound, machine = Pawn.parse(pawn)
        found.append(machine or str(CalledPawn(crew[who].profession, bound)))
    return found


def _of_stack(pattern: str, field: str) -> None:
    """Register a sentence about a declared action."""
    WORDS.aspect(pattern, lambda play, number: getattr(outlook_of(play, number), field) or NOTHING)


WORDS.aspect("stacks are {count:int}", lambda play: len(play.state.plan))
WORDS.aspect("plan is {actions:list}", lambda play: [stack.verb for stack in play.state.plan])
_of_stack("stack {stack:int} action is {action:word}", "verb")
_of_stack("stack {stack:int} type is {type:word}", "type")
_of_stack("stack {stack:int} target is {target:word}", "target")
_of_stack("stack {stack:int} facility is {facility:word}", "facility")
_of_stack("stack {stack:int} rover is {rover:word}", "rover")
_of_stack("stack {stack:int} source is {element:word}", "source")
WORDS.aspect("stack {stack:int} path is {spaces:list}", lambda play, number: outlook_of(play, number).path)
WORDS.aspect(
    "stack {stack:int} things are {things:list}", lambda play, number: Counter(outlook_of(play, number).things)
)
WORDS.aspect("stack {stack:int} pawns are {pawns:list}", _pawns)
WORDS.aspect(
    "stack {stack:int} performer is {profession:profession}",
    lambda play, number: play.state.crew[performer(stack_named(play, number))].profession,
)
WORDS.aspect("stack {stack:int} strength is {pawns:int}", lambda play, number: outlook_of(play, number).strength)
WORDS.aspect("stack {stack:int} rolls from {pawns:int}", lambda play, number: outlook_of(play, number).dice_at)
WORDS.aspect("stack {stack:int} is sure from {pawns:int}", lambda play, number: outlook_of(play, number).automatic_at)
WORDS.aspect("stack {stack:int} costs {supplies:list}", lambda play, number: Counter(outlook_of(play, number).costs))
WORDS.aspect("stack {stack:int} will bring {strikes:list}", lambda play, number: set(outlook_of(play, number).strikes))
WORDS.aspect("stack {stack:int} success chance is {percent:int}", lambda p, number: outlook_of(p, number).odds.success)
WORDS.aspect("stack {stack:int} wound chance is {percent:int}", lambda p, number: outlook_of(p, number).odds.wound)
WORDS.aspect(
    "stack {stack:int} adventure chance is {percent:int}", lambda p, number: outlook_of(p, number).odds.adventure
)
WORDS.aspect(
    "ready seats are {seats:list}",
    lambda play: {str(seat) for seat, slot in enumerate(play.state.seats, 1) if slot.ready},
)


# What is coming, and what is seen


def _coming(play: MartiansPlay) -> Forecast:
    return forecast(play)


def _supplied(play: MartiansPlay, supply: str) -> Supplied:
    found = {each.supply: each for each in _coming(play).supplies}
    known([supply], found, "resource of the forecast")
    return found[supply]


def _sees(value: object, word: str) -> bool:
    """Whether a name stands anywhere in plain data."""
    if isinstance(value, dict):
        return any(_sees(part, word) for pair in value.items() for part in pair)
    if isinstance(value, list | tuple):
        return any(_sees(part, word) for part in value)
    return value == word


WORDS.aspect("forecast {supply:supply} made is {count:int}", lambda play, supply: _supplied(play, supply).made)
WORDS.aspect("forecast {supply:supply} needed is {count:int}", lambda play, supply: _supplied(play, supply).needed)
WORDS.aspect("forecast {supply:supply} banked is {count:int}", lambda play, supply: _supplied(play, supply).banked)
WORDS.aspect(
    "forecast {supply:supply} shutdowns are {count:int}",
    lambda play, supply: _supplied(play, supply).shut_down,
)
WORDS.aspect("forecast hunger is {count:int}", lambda play: _coming(play).food_short)
WORDS.aspect("forecast wilting is {farms:list}", lambda play: set(_coming(play).wilting))
WORDS.aspect("forecast stress is {level:int}", lambda play: _coming(play).stress)
WORDS.aspect("forecast quarrel is {yes:yes}", lambda play: yes_no(_coming(play).quarrel))
WORDS.aspect("forecast penalties are {penalties:list}", lambda play: set(_coming(play).penalties))
WORDS.aspect(
    "forecast chance of {complex:complex} is {percent:int}",
    lambda play, name: next(track.trigger for track in _coming(play).tracks if track.complex == name),
)
WORDS.aspect(
    "view shows {word:word} is {yes:yes}",
    lambda play, word: yes_no(_sees(to_data(sees(play)), word)),
)
