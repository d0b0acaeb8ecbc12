"""Verbs and conditions for the pools of the ship and its Morale. Rulebook chapters 27.4, 27.10 and 27.11."""

from collections.abc import Callable

from farlight.kernel import Procedure, Refusal
from farlight.vanguard.model.ship_events import PoolChanged
from farlight.vanguard.rules.context import About, VanguardPlay, conditions, verbs
from farlight.vanguard.rules.exploration.discoveries import gain_success
from farlight.vanguard.rules.ship import morale
from farlight.vanguard.rules.ship.facilities import FACILITIES

POOLED = {"energy": ("bridge", "starmap"), "command": ("bridge", "starmap", "facilities", *FACILITIES)}
"""Pages on which a pool is filled and can still be used; on others what is gained waits for the next Bridge."""


# Pools


def _gain(play: VanguardPlay, pool: str, count: int) -> None:
    state = play.state
    holder = state.ship if state.ship.page in POOLED[pool] else state.gains
    setattr(holder, pool, getattr(holder, pool) + count)


@verbs.add("gain {count:int} energy", "V-ICON-64")
def gain_energy(play: VanguardPlay, _about: About, count: int) -> None:
    _gain(play, "energy", count)


@verbs.add("gain {count:int} command", "V-ICON-65")
def gain_command(play: VanguardPlay, _about: About, count: int) -> None:
    _gain(play, "command", count)


def _in_pool(field: str) -> Callable[[VanguardPlay, About, int], Refusal | None]:
    def enough(play: VanguardPlay, _about: About, count: int) -> Refusal | None:
        return None if getattr(play.state.ship, field) >= count else Refusal("V-GEN-06", f"why-not-{field}")

    return enough


def _lose(play: VanguardPlay, pool: str, count: int) -> None:
    ship = play.state.ship
    setattr(ship, pool, max(0, getattr(ship, pool) - count))
    play.emit(PoolChanged("V-GEN-06", pool, getattr(ship, pool)))


@verbs.add("lose {count:int} energy", "V-ICON-64", extra=_in_pool("energy"), needs=("ship",))
def lose_energy(play: VanguardPlay, _about: About, count: int) -> None:
    _lose(play, "energy", count)


@verbs.add("lose {count:int} command", "V-ICON-65", extra=_in_pool("command"), needs=("ship",))
def lose_command(play: VanguardPlay, _about: About, count: int) -> None:
    _lose(play, "command", count)


@verbs.add("lose {count:int} success", "V-TERM-34", extra=_in_pool("success"), needs=("ship",))
def lose_success(play: VanguardPlay, _about: About, count: int) -> None:
    _lose(play, "success", count)


@conditions.add("energy is at least {count:int}", "V-ICON-64")
def energy_is_at_least(play: VanguardPlay, _about: About, count: int) -> bool:
    return play.state.ship.energy >= count


@conditions.add("pooled success is at least {count:int}", "V-SHIP-DEBRIEF-10")
def pooled_success_is_at_least(play: VanguardPlay, _about: About, count: int) -> bool:
    return play.state.ship.success >= count


@verbs.add("gain success for the names on the wall", "V-SHIP-MEMORIAL-4")
def success_for_names(play: VanguardPlay, _about: About) -> None:
    gain_success(play, len(play.state.ship.wall), "V-SHIP-MEMORIAL-4")


# Morale


@verbs.add("raise morale", "V-TERM-32")
def raise_morale(play: VanguardPlay, _about: About) -> None:
    if play.state.ship.objective:
        morale.raise_morale(play)


@verbs.add("lower morale", "V-SHIP-MORALE-2")
def lower_morale(play: VanguardPlay, _about: About) -> Procedure[None]:
    if play.state.ship.objective:
        yield from morale.lower_morale(play)


@conditions.add("morale is {level:level}", "V-SHIP-MORALE-1")
def morale_is(play: VanguardPlay, _about: About, level: str) -> bool:
    return bool(play.state.ship.objective) and morale.level(play).id == level


@conditions.add("morale is low or worse", "V-TERM-32")
def morale_is_low(play: VanguardPlay, _about: About) -> bool:
    return play.state.ship.morale >= play.content.morales["low"].level
