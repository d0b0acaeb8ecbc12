"""Reading what is asked, and choosing what scores most."""

from collections.abc import Callable

from farlight.kernel import Decision, Option
from farlight.martians.bots.table import Table

Answer = Callable[[Table, Decision], int]
Score = Callable[[Table, Option], float]


def ref(option: Option, kind: str) -> str:
    return str(dict(option.refs).get(kind, ""))


def ref_of(decision: Decision, kind: str) -> str:
    return str(dict(decision.refs).get(kind, ""))


def best(score: Score) -> Answer:
    """The option that scores most; the first of equals."""

    def choose(table: Table, decision: Decision) -> int:
        scores = [score(table, option) for option in decision.options]
        return scores.index(max(scores))

    return choose
