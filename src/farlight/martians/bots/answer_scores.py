"""Reading what is asked, and choosing what is worth most."""

from collections.abc import Callable

import msgspec

from farlight.kernel import Decision, Option
from farlight.martians.bots.hint_lines import Tell, Worth, one
from farlight.martians.bots.situation import Situation

Weigh = Callable[[Situation, Decision, Option], Worth]
"""What an option of a question is worth."""
SLIGHT = 1e-6
"""Just enough to decide between equals."""


class Answer(msgspec.Struct, frozen=True):
    """The number of an option, and why it was chosen."""

    number: int
    why: tuple[Worth, ...] = ()
    """What speaks for the answer itself, and then what speaks for the action that it belongs to."""


def ref(option: Option, kind: str) -> str:
    return str(dict(option.refs).get(kind, ""))


def ref_of(decision: Decision, kind: str) -> str:
    return str(dict(decision.refs).get(kind, ""))


def wanted(is_wanted: bool, *tells: Tell) -> Worth:
    """Something that is wanted or not, with what can be said about it in either case."""
    return one(float(is_wanted), *tells)


def ranked(order: tuple[str, ...], name: str) -> Worth:
    """The earlier in a fixed order, the better; whatever is not in it comes last."""
    return one(-float(order.index(name) if name in order else len(order)))


def best(table: Situation, decision: Decision, weigh: Weigh) -> Answer:
    """The option that is worth most; the first of equals."""
    found = [weigh(table, decision, option) for option in decision.options]
    totals = [worth.total for worth in found]
    number = totals.index(max(totals))
    return Answer(number, (found[number],))
