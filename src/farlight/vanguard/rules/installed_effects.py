"""What holds aboard as long as a card is installed: Bridge Upgrades and Facility Upgrades."""

from collections.abc import Iterator

from farlight.vanguard.model.ids import Power
from farlight.vanguard.rules.context import VanguardPlay


def ship_powers(play: VanguardPlay) -> Iterator[str]:
    """Powers in words: `second-queue`, `light-cots 1`."""
    ship, content = play.state.ship, play.content
    for card in ship.upgrades:
        yield from content.upgrades[card].powers
    for card in ship.facilities:
        yield from content.facilities[card].powers


def ship_has(play: VanguardPlay, power: str) -> bool:
    return any(Power.parse(each).word == power for each in ship_powers(play))


def ship_bonus(play: VanguardPlay, power: str) -> int:
    """The sum of the numbers behind a power."""
    return sum(each.number or 0 for each in map(Power.parse, ship_powers(play)) if each.word == power)
