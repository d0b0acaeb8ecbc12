"""What the ship lacks: the Discoveries that her projects ask for, and room in the Lander to bring them home."""

from collections import Counter
from collections.abc import Sequence

from farlight.vanguard.bots.table import Table
from farlight.vanguard.model.card_parts import KINDS_OF_DISCOVERY
from farlight.vanguard.model.ship_cards import Price
from farlight.vanguard.table.ship.view import ShipView

PLAIN = "any"


def asked_for(table: Table, ship: ShipView) -> Counter[str]:
    """How many Discoveries of each type the projects in the Laboratory and on the way there cost. V-SHIP-LAB-1."""
    prices = Counter(dict.fromkeys((*KINDS_OF_DISCOVERY, PLAIN), 0))
    for slot in ship.lab:
        for count, kind, _rarity in slot.cost:
            prices[kind] += count
    for card in ship.awaiting:
        project = table.content.researches.get(card)
        for price in project.cost if project is not None else ():
            prices[str(price.type)] += price.count
    return prices


def is_missing(table: Table, kind: str) -> bool:
    """Whether a project waits for a Discovery of this type; for one of any type, if all are asked for something."""
    ship = table.view.ship
    if ship is None:
        return False
    have = {find: sum(ship.gathered.get(find, {}).values()) for find in KINDS_OF_DISCOVERY}
    for card in table.view.found:
        if card in table.content.discoveries:
            have[table.content.discoveries[card].type] += 1
    prices = asked_for(table, ship)
    spare = sum(max(0, have[find] - prices[find]) for find in KINDS_OF_DISCOVERY)
    if kind == PLAIN:
        return sum(have.values()) < sum(prices.values())
    return have[kind] < prices[kind] or spare < prices[PLAIN]


def can_afford(ship: ShipView, cost: Sequence[Price]) -> bool:
    """Whether there are Discoveries of the types that a project costs; how rare they are is left to the Laboratory."""
    have = {kind: sum(ship.gathered.get(kind, {}).values()) for kind in KINDS_OF_DISCOVERY}
    wanted: Counter[str] = Counter()
    for price in cost:
        wanted[str(price.type)] += price.count
    short = any(have[kind] < count for kind, count in wanted.items() if kind != PLAIN)
    return not short and sum(have.values()) >= wanted.total()


def has_room(table: Table) -> bool:
    """Whether the Lander can take one more. V-SHIP-DOCK-4."""
    lander = table.content.landers.get(table.view.lander)
    carried = sum(card in table.content.discoveries for card in table.view.found)
    return lander is None or carried < lander.discoveries
