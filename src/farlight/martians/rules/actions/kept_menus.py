"""What was found for a plan is kept while the table is the same, though other plans are tried in between."""

from collections.abc import Callable
from typing import TypeVar, cast

from farlight.martians.rules.context import MartiansPlay

T = TypeVar("T")

Menus = dict[tuple[object, ...], object]
"""What was found, by what was asked for and for which plan."""


def _menus(_play: MartiansPlay) -> Menus:
    return {}


def _planned(play: MartiansPlay) -> tuple[object, ...]:
    """All that could be read of the plan but the numbers of its stacks, of which only the order counts."""
    state = play.state
    building = [slot.building for slot in state.seats]
    return tuple(
        [
            (
                stack.verb, stack.target, stack.facility, stack.start, tuple(stack.path), tuple(stack.pawns),
                stack.operator, stack.rover, tuple(stack.things), stack.source, tuple(stack.perks),
                stack.number in building,
            )
            for stack in state.plan
        ]
    )  # fmt: skip


def kept(play: MartiansPlay, find: Callable[..., T], *args: object) -> T:
    """What `find(play, *args)` gives for this plan, in whatever order things lie in the Cargo Bay.

    Planning takes from the table what lies with the stacks and gives it back: the same plan leaves the same table.
    Whoever changes anything else lets the play forget, and this with it.
    """
    menus = play.recall(_menus)
    key = (find, *args, play.recall(_planned))
    found = cast("T | None", menus.get(key))
    if found is None:
        found = menus[key] = find(play, *args)
    return found


def plan_changed(play: MartiansPlay) -> None:
    """Forget what was worked out for the plan as it was, but for what is kept."""
    menus = play.recall(_menus)
    play.forget()
    play.memo[_menus,] = menus
