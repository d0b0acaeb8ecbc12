"""Benefits for one action: fewer pawns, no dice, another throw. M-RUL-GAP-23."""

from farlight.martians.state import Martians

Perk = tuple[str, str, int, int]


def valid_in(sol: int, when: str) -> int:
    """How a perk says when it can be used: in one sol, or (negative) up to one."""
    return {"now": sol, "next": sol + 1}.get(when, -(sol + 1))


def is_current(state: Martians, perk: Perk) -> bool:
    return perk[3] == state.sol or (perk[3] < 0 and state.sol <= -perk[3])


def current(state: Martians, kind: str) -> list[Perk]:
    return [perk for perk in state.perks if perk[0] == kind and is_current(state, perk)]


def drop_old(state: Martians) -> None:
    """What was not used in time is gone."""
    state.perks = [perk for perk in state.perks if abs(perk[3]) > state.sol]
