"""Who could do something: the pawns, machines and rovers that are free, alone and together, and what they are worth.

What stands first is what the crew would mostly want: sure rather than likely, with machines and rovers rather than with
pawns, with one's own rather than with those of others. That is a suggestion and no rule.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from farlight.martians.model.ids import CalledPawn, Pawn, Thing
from farlight.martians.rules.actions.completion import free_machines
from farlight.martians.rules.actions.pawns import pawn_name, pawn_of
from farlight.martians.rules.actions.plan_menu import mine
from farlight.martians.rules.actions.stacks import count, numbers, owner
from farlight.martians.rules.context import seat_of
from farlight.martians.table.forecast import Odds, odds_of
from farlight.martians.table.odds_words import CERTAIN
from farlight.martians.table.offers.trial import Trial
from farlight.martians.table.offers.whole_actions import Aim, Helper, Order, aim_at, lead, way_of, ways_on

PAWN, OTHERS_PAWN, HELP, BENEFIT = 0.35, 0.45, 0.05, 0.15
"""What it costs the plan to have a pawn, somebody else's, a machine or rover, a benefit here and not elsewhere."""
TAKEN_OUT = 0.3
"""What it costs to take a working part out of another room. M-CANN-03."""
MANY = 99
WOUND, STRUCK = 0.3, 0.4
"""What a wound weighs against a success: one that may come, and one that comes for certain."""


class Done(NamedTuple):
    """An order and the table with it."""

    order: Order
    trial: Trial
    odds: Odds
    price: float

    @property
    def worth(self) -> float:
        risk = STRUCK * self.odds.certain_wounds or WOUND * self.odds.wound / CERTAIN
        return self.odds.success / CERTAIN - risk - self.price

    @property
    def is_sure(self) -> bool:
        return self.odds.success == CERTAIN and not self.odds.wound

    @property
    def members(self) -> tuple[str, ...]:
        """Everybody and everything in it, the leader first, as options call them."""
        return (pawn_name(self.trial.state, self.order.leader), *(each.name for each in self.order.helpers))


def leaders(trial: Trial) -> Iterator[tuple[str, int]]:
    """The pawns and machines with which a seat could begin something, each with who would bear what comes of it."""
    state = trial.state
    own = sorted(mine(state, trial.seat), key=lambda who: state.crew[who].wounds)
    for who in own:
        for bound in sorted(dict.fromkeys(state.crew[who].free), key=bool):
            yield Pawn.of(who, bound), who
    for machine in free_machines(trial.play):
        yield machine, own[0]


def all_teams(base: Trial, aim: Aim, who: Iterable[tuple[str, int]], variety: int = MANY) -> list[Done]:
    """The useful teams for an aim, the best first; each on the first way that is offered to it.

    Of the helpers so many stand first in a team of their own.
    """
    found: list[Done] = []
    for leader, operator in who:
        trial = base.copy()
        if lead(trial, leader, operator) and aim_at(trial, aim):
            way, begun = next(ways_on(trial))
            found += _teams(begun, Order(aim, leader, operator, way), variety)
    return _told_apart(sorted(found, key=lambda done: -done.worth))


def _teams(begun: Trial, order: Order, variety: int) -> Iterator[Done]:
    """From the stack as it is begun: the leader alone, and with each helper, whom the cheapest others join."""
    if not begun.slot.building:
        if begun.is_idle:
            yield done_with(begun, order)
        return
    if begun.find("declare") is not None:
        yield _declared(begun, order)
    helpers = sorted(_helpers(begun), key=lambda helper: _price(begun, helper))
    seen: list[frozenset[Helper]] = []
    for first in helpers[:variety]:
        others = [each for each in helpers if each != first]
        for done in _grow(begun.copy(), order, [first, *others]):
            if frozenset(done.order.helpers) not in seen:
                seen.append(frozenset(done.order.helpers))
                yield done


def _grow(trial: Trial, order: Order, queue: Sequence[Helper]) -> Iterator[Done]:
    """One helper after the other until it is sure; each time that there are enough, it is a team."""
    for helper in queue:
        chosen = helper.find(trial)
        if chosen is None:
            continue
        trial.answer(chosen)
        order = order._replace(helpers=(*order.helpers, helper))
        if not trial.slot.building:
            yield done_with(trial, order)
            return
        if trial.find("declare") is not None:
            yield _declared(trial, order)
            if count(trial.play, trial.newest) >= numbers(trial.play, trial.newest)[1]:
                return


def _declared(trial: Trial, order: Order) -> Done:
    trial = trial.copy()
    trial.take("declare")
    return done_with(trial, order)


def done_with(trial: Trial, order: Order) -> Done:
    paid = sum(_price(trial, helper) for helper in order.helpers)
    paid += HELP if owner(order.leader) < 0 else PAWN
    order = order._replace(way=way_of(trial.play, trial.newest))
    if Thing.parse(order.way.things).way == "from":
        paid += TAKEN_OUT
    return Done(order, trial, odds_of(trial.play, trial.newest), paid)


def _helpers(trial: Trial) -> list[Helper]:
    return [Helper.of(each) for each in trial.options() if each.verb in ("add", "rover", "perk")]


def _price(trial: Trial, helper: Helper) -> float:
    """What the plan pays for a helper."""
    if helper.word == "perk":
        return BENEFIT
    if helper.word == "rover" or CalledPawn.parse(helper.name).machine:
        return HELP
    who = owner(pawn_of(trial.state, helper.name))
    return PAWN if seat_of(trial.state, who) == trial.seat else OTHERS_PAWN


def _told_apart(found: list[Done]) -> list[Done]:
    """Of teams that differ only in who leads, and where that changes nothing, the first."""
    kept: dict[object, Done] = {}
    for done in found:
        kept.setdefault((frozenset(done.members), None if done.is_sure else done.order.leader), done)
    return list(kept.values())
