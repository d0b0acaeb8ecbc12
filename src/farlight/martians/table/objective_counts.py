"""How far an objective is, where its condition counts something: asked of the condition itself, with other numbers."""

from typing import NamedTuple

from farlight.effects.tree import If, Test
from farlight.martians.model.mission_sheets import Objective
from farlight.martians.rules.context import About, MartiansPlay, conditions

MANY = 99
"""More than there ever is of what must not be too much."""


class Progress(NamedTuple):
    now: int
    wanted: int
    at_most: bool = False
    """Whether less is better."""


def progress_of(play: MartiansPlay, objective: Objective) -> Progress | None:
    """`40 of 100` for a track, `1 of 2` where several things are asked for; None where there is nothing to count."""
    tree = objective.when.tree
    if not isinstance(tree, If):
        return None
    if len(tree.tests) == 1:
        return _counted(play, tree.tests[0])
    return Progress(sum(_holds(play, test) for test in tree.tests), len(tree.tests))


def _counted(play: MartiansPlay, test: Test) -> Progress | None:
    """The number up to which, or from which on, a condition with a number holds."""
    form, args = conditions.by_name[test.phrase.form], test.phrase.args
    if test.negated or not form.slots or form.slots[-1].name != "count":
        return None
    wanted, at_most = int(args[-1]), "most" in form.parts
    if at_most:
        found = (number for number in range(MANY) if _holds(play, test, number))
        return Progress(next(found, MANY), wanted, True)
    low, high = 0, wanted
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if _holds(play, test, middle) else (low, middle - 1)
    return Progress(low, wanted)


def _holds(play: MartiansPlay, test: Test, number: int | None = None) -> bool:
    args = test.phrase.args if number is None else (*test.phrase.args[:-1], number)
    return bool(conditions.by_name[test.phrase.form].run(play, About(play.state.first), *args)) is not test.negated
