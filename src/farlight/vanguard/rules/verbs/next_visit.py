"""Verbs that leave a mark for a later page: the next flight, visit or launch. Rulebook chapter 27."""

from collections.abc import Callable

from farlight.kernel import GROUP, Procedure, choose, option
from farlight.vanguard.rules.context import About, VanguardPlay, verbs

LATER = (
    ("fewer-supplies", "next launch has {count:int} supplies less", "V-SHIP-LAUNCH-20", "supplies", -1),
    ("more-supplies", "next launch has {count:int} supplies more", "V-SHIP-LAUNCH-20", "supplies", 1),
    ("fewer-charges", "next launch has {count:int} charges less", "V-SHIP-LAUNCH-15", "charges", -1),
    ("detour", "next flight costs {count:int} more", "V-SHIP-STARMAP-3", "detour", 1),
    ("halt-queues", "halt {count:int} queues", "V-SHIP-PROD-3", "halted_queue", 1),
    ("ground-landers", "ground {count:int} landers", "V-SHIP-HANGAR-7", "grounded", 1),
    ("repair-free", "repair {count:int} landers free", "V-SHIP-HANGAR-5", "free_repair", 1),
    ("lab-work-free", "lab work {count:int} without icons", "V-SHIP-LAB-8", "lab_work", 1),
    ("scan-free", "scan {count:int} parts free", "V-SHIP-STARMAP-11", "free_scan", 1),
)
"""Name, pattern, rule, field of the gains, sign."""


def _later(verb: str, field: str, sign: int) -> Callable[[VanguardPlay, About, int], None]:
    def change(play: VanguardPlay, _about: About, count: int) -> None:
        gains = play.state.gains
        setattr(gains, field, getattr(gains, field) + sign * count)

    change.__name__ = verb
    return change


for _verb, _pattern, _rule, _field, _sign in LATER:
    verbs.add(_pattern, _rule)(_later(_verb, _field, _sign))


@verbs.add("lower the cost of {card:research} by {count:int}", "V-SHIP-LAB-2")
def lower_the_cost(play: VanguardPlay, _about: About, card: str, count: int) -> None:
    _discount(play, card, count)


@verbs.add("lower the cost of a project by {count:int}", "V-SHIP-LAB-2", needs=("ship",))
def lower_the_cost_of_a_project(play: VanguardPlay, _about: About, count: int) -> Procedure[None]:
    projects = [card for card in play.state.ship.lab if card]
    if projects:
        card = yield from choose(
            play, GROUP, "project", "V-SHIP-LAB-2", lambda: projects, lambda each: option("shipcard", card=each)
        )
        _discount(play, card, count)


def _discount(play: VanguardPlay, card: str, count: int) -> None:
    discounts = play.state.gains.discounts
    discounts[card] = discounts.get(card, 0) + count


@verbs.add("gain a free boost", "V-SHIP-UNLOAD-4")
def gain_a_free_boost(play: VanguardPlay, _about: About) -> None:
    play.state.gains.boosts += 1


@verbs.add("land in {number:int}", "V-ICON-56", needs=("landing",))
def land_in(play: VanguardPlay, _about: About, number: int) -> None:
    play.state.gains.landing_sector = number
