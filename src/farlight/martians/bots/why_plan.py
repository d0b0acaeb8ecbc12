"""Why an answer of the planning was given: why the action is worth it, why so many pawns, why this way."""

from collections.abc import Iterator

from farlight.kernel import Decision, Line, Option
from farlight.martians.bots.allot import Order
from farlight.martians.bots.asked import ref
from farlight.martians.bots.resume import stack_of
from farlight.martians.bots.table import Table
from farlight.martians.bots.why_job import of_job, wounds
from farlight.martians.rules.actions.stacks import count, numbers
from farlight.martians.table.forecast import odds_of


def of_order(table: Table, decision: Decision, option: Option, order: Order | None) -> Iterator[Line]:
    """What speaks for an answer of the planning, with the order that it belongs to."""
    if option.verb == "ready":
        yield Line("hint-planned", (("count", len(table.state.plan)),))
        return
    if order is None or option.verb == "back":
        return
    match option.verb:
        case "add" | "declare" | "perk":
            yield from _odds(table, decision, option)
        case "rover":
            yield Line("hint-rover-helps", (("rover", order.rover), ("pawns", table.content.rovers[order.rover].pawns)))
        case "via":
            yield from _way(table, option)
        case "with":
            yield from _things(table, option)
        case "take":
            person = next((each for each in table.state.crew if each.card == ref(option, "who")), None)
            if person is not None and order.job.outside:
                yield wounds(table, person)
    yield from of_job(table, order.job)


def _odds(table: Table, decision: Decision, option: Option) -> Iterator[Line]:
    """The chances of the action as it is, and from how many pawns on it is certain."""
    stack = stack_of(table, decision)
    if stack is None:
        return
    low, high = numbers(table.play, stack)
    pawns, success = count(table.play, stack), odds_of(table.play, stack).success
    refs = (("pawns", pawns), ("success", success), ("certain", high))
    if pawns < low:
        yield Line("hint-too-few", (("pawns", pawns), ("count", low)))
    elif success == 100:
        yield Line("hint-certain", (("pawns", pawns),))
    elif high > pawns and option.verb == "declare":
        yield Line("hint-odds-enough", refs)
    elif high > pawns:
        yield Line("hint-odds-more", refs)


def _way(table: Table, option: Option) -> Iterator[Line]:
    way = table.ways.along(ref(option, "route"))
    if not way.effects:
        yield Line("hint-safe-way", (("count", len(way.path)),))


def _things(table: Table, option: Option) -> Iterator[Line]:
    """Parts that are laid beside an action: how many there are, and how many are waited for."""
    for kind in dict.fromkeys(ref(option, "things").split("+")):
        if kind in table.parts:
            yield Line("hint-part", (("part", kind), ("count", table.waiting(kind)), ("held", table.held[kind])))
