"""How often machines, rovers and Upgrade cards work in a round. Rulebook chapters 19, 20 and 26."""

from collections.abc import Callable

from farlight.kernel import Refusal
from farlight.martians.model.state import Martians
from farlight.martians.rules.actions.stacks import home_power
from farlight.martians.rules.context import MartiansPlay
from farlight.martians.rules.facilities import is_shut, standing_for

ONCE = 1
ALL_MACHINES = "machines"
"""Of whom is told what a solo crew has sent, if not of a single helper."""


def used_up(rule: str, helper: str, used: int, most: int) -> Refusal | None:
    """What is said of helpers that have done what they can in a round; None as long as one use is left."""
    if used < most:
        return None
    return Refusal(rule, "why-not-used", (("helper", helper), ("used", used), ("most", most)))


def _in_plan(perk: str) -> Callable[[Martians], int]:
    return lambda state: sum(perk in stack.perks for stack in state.plan)


def _in_round(mark: str) -> Callable[[Martians], int]:
    return lambda state: state.round.count(mark)


USES: dict[str, Callable[[Martians], int]] = {
    "bypass": _in_round("bypassed"),
    "reroll": _in_round("spectrometer"),
    "route": _in_plan("route"),
    "rest-more": _in_plan("rest-more"),
}
"""Powers of Upgrade cards that are used once per round, and how often that was. The others always work."""


def is_spent(state: Martians, power: str) -> bool:
    """Whether the power of a card was used in this round. M-RUL-UPG-04, M-RUL-UPG-05, M-RUL-UPG-07, M-RUL-UPG-08."""
    return power in USES and USES[power](state) >= ONCE


def cannot_use_upgrade(play: MartiansPlay, card: str) -> Refusal | None:
    """Why an installed card does nothing more: its Facility is dark or gone, or it was used. M-UPG-07, M-SHUT-06."""
    upgrade, state = play.content.upgrades[card], play.state
    if not home_power(play, upgrade.power, upgrade.facility):
        dark = next((place for place in standing_for(play, upgrade.facility) if is_shut(state, place)), "")
        if dark:
            return Refusal("M-UPG-07", "why-not-shut", (("facility", dark),))
        return Refusal("M-UPG-07", "why-not-absent", (("facility", upgrade.facility),))
    used = USES[upgrade.power](state) if upgrade.power in USES else 0
    return used_up(upgrade.rule, card, used, ONCE)
