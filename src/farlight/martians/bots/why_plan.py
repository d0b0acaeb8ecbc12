"""Why an answer of the planning was given: why the action is worth it, why so many pawns, why this way."""

from collections.abc import Iterator

from farlight.kernel import Decision, Line, Option
from farlight.martians.bots.allot import Order
from farlight.martians.bots.asked import ref
from farlight.martians.bots.resume import stack_of
from farlight.martians.bots.table import Table
from farlight.martians.bots.why_job import of_job, wounds


def of_order(table: Table, decision: Decision, option: Option, order: Order | None) -> Iterator[Line]:
    """What speaks for an answer of the planning, with the order that it belongs to."""
    if option.verb == "ready":
        yield Line("hint-planned", (("count", len(table.view.plan)),))
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
            person = next((each for each in table.view.crew if each.who == ref(option, "who")), None)
            if person is not None and order.job.outside:
                yield wounds(table, person)
    yield from of_job(table, order.job)


def _odds(table: Table, decision: Decision, option: Option) -> Iterator[Line]:
    """The chances of the action as it is, and from how many pawns on it is certain."""
    stack = stack_of(table, decision)
    if stack is None:
        return
    refs = (("pawns", stack.strength), ("success", stack.odds.success), ("certain", stack.automatic_at))
    if stack.strength < stack.dice_at:
        yield Line("hint-too-few", (("pawns", stack.strength), ("count", stack.dice_at)))
    elif stack.odds.success == 100:
        yield Line("hint-certain", (("pawns", stack.strength),))
    elif stack.automatic_at > stack.strength and option.verb == "declare":
        yield Line("hint-odds-enough", refs)
    elif stack.automatic_at > stack.strength:
        yield Line("hint-odds-more", refs)


def _way(table: Table, option: Option) -> Iterator[Line]:
    path = ref(option, "route").split("+")
    if not any(table.atlas.strikes_at(space) for space in path):
        yield Line("hint-safe-way", (("count", len(path)),))


def _things(table: Table, option: Option) -> Iterator[Line]:
    """Parts that are laid beside an action: how many there are, and how many are waited for."""
    for kind in dict.fromkeys(ref(option, "things").split("+")):
        if kind in table.parts:
            waiting = sum(element.endswith(f".{kind}") for element in table.broken())
            yield Line("hint-part", (("part", kind), ("count", waiting), ("held", table.held[kind])))
