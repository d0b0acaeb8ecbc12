"""What taking somebody out of one action of the plan makes possible elsewhere: the other one goes on without them."""

from collections.abc import Iterator
from typing import NamedTuple

from farlight.martians.model.state import Stack
from farlight.martians.rules.actions.pawns import pawn_name
from farlight.martians.rules.actions.plan_menu import mine, own_stacks
from farlight.martians.rules.actions.stacks import owner, stack_at
from farlight.martians.table.forecast import odds_of
from farlight.martians.table.odds_words import CERTAIN, percent
from farlight.martians.table.offers.offer_words import short_name, title
from farlight.martians.table.offers.trial import Trial
from farlight.martians.table.offers.whole_actions import declare, order_of, withdraw
from farlight.texts import Texts


class Freed(NamedTuple):
    """A table on which somebody is free again."""

    trial: Trial
    members: tuple[str, ...]
    """Who is, as options call them."""
    loss: float
    """What the plan loses by it."""
    note: str


def all_freed(base: Trial, texts: Texts) -> Iterator[Freed]:
    """Every action of a seat alone, without one of its helpers, and then given up altogether."""
    for number in own_stacks(base.state, base.seat):
        stack = stack_at(base.state, number)
        bare = withdraw(base, number) if is_own(base, stack) else None
        if bare is None or any(each.number == number for each in bare.state.plan):
            continue
        order, odds = order_of(base, stack), odds_of(base.play, stack)
        what = title(base.play, order.aim, texts)
        for helper in order.helpers:
            rest = tuple(each for each in order.helpers if each != helper)
            left = declare(bare, order._replace(helpers=rest)) if helper.word == "add" else None
            if left is not None:
                now = odds_of(left.play, left.newest).success
                words = {"who": short_name(base, helper.name, texts), "what": what, "odds": percent(now, texts)}
                yield Freed(left, (helper.name,), (odds.success - now) / CERTAIN, texts.say("offer-leaves", **words))
        names = [short_name(base, member, texts) for member in members_of(base, stack)]
        note = texts.say("offer-gives-up", who=" + ".join(names), what=what)
        yield Freed(bare, members_of(base, stack), odds.success / CERTAIN, note)


def is_own(trial: Trial, stack: Stack) -> bool:
    """Whether nobody else's pawn stands in a stack."""
    own = mine(trial.state, trial.seat)
    return all(owner(pawn) < 0 or owner(pawn) in own for pawn in stack.pawns) and stack.operator in own


def members_of(trial: Trial, stack: Stack) -> tuple[str, ...]:
    rover = (stack.rover,) if stack.rover else ()
    return (*(pawn_name(trial.state, pawn) for pawn in stack.pawns), *rover)
