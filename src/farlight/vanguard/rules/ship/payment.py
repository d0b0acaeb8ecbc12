"""Paying with Gathered Discoveries. Rulebook chapters 18 and 27.14."""

from collections.abc import Iterator, Sequence

from farlight.kernel import GROUP, Procedure, choose, option
from farlight.vanguard.model.content import DiscoveryCard
from farlight.vanguard.model.ship_cards import Price
from farlight.vanguard.model.ship_events import DiscoveryPaid
from farlight.vanguard.rules.context import VanguardPlay
from farlight.vanguard.rules.exploration.section_cards import without

RARITIES = ("common", "rare", "ultra")
"""A better one may pay for a lesser. V-DISC-13, V-SHIP-LAB-6, V-RUL-91."""


def parts(cost: Sequence[Price]) -> list[Price]:
    """One price for each card; the choosy ones first, so that nothing is wasted."""
    single = [Price(1, price.type, price.rarity) for price in cost for _ in range(price.count)]
    return sorted(single, key=lambda price: (-RARITIES.index(price.rarity), price.type == "any"))


def pays(card: DiscoveryCard, price: Price) -> bool:
    """Type and rarity must match. V-SHIP-LAB-5: an Ultra-Rare pays for a Rare; for an unrestricted cost anything."""
    return price.type in ("any", card.type) and RARITIES.index(card.rarity) >= RARITIES.index(price.rarity)


def can_pay(play: VanguardPlay, cost: Sequence[Price]) -> bool:
    return _fits(play, play.state.ship.gathered, parts(cost))


def _fits(play: VanguardPlay, cards: Sequence[str], prices: Sequence[Price]) -> bool:
    """Whether every price finds a card of its own."""
    if not prices:
        return True
    return any(_fits(play, without(tuple(cards), card), prices[1:]) for card in _fitting(play, cards, prices[0]))


def _fitting(play: VanguardPlay, cards: Sequence[str], price: Price) -> Iterator[str]:
    """Cards that pay a price; of those that look alike the first."""
    seen: set[tuple[str, str]] = set()
    for card in cards:
        definition = play.content.discoveries[card]
        if pays(definition, price) and (definition.type, definition.rarity) not in seen:
            seen.add((definition.type, definition.rarity))
            yield card


def pay(play: VanguardPlay, cost: Sequence[Price], rule: str) -> Procedure[None]:
    """Pay each price with a card of the group's choice, to the bottom of its deck. V-SHIP-LAB-4, V-DISC-12."""
    left = parts(cost)
    while left:
        price, left = left[0], left[1:]
        card = yield from choose(
            play,
            GROUP,
            "pay-discovery",
            rule,
            lambda price=price, left=left: _choices(play, price, left),  # type: ignore[misc]
            lambda each: option("find-card", card=each),
            refs=(("find", price.type), ("rarity", price.rarity)),
        )
        give(play, card, rule)


def _choices(play: VanguardPlay, price: Price, left: Sequence[Price]) -> list[str]:
    """What pays this price and leaves enough for the others."""
    gathered = play.state.ship.gathered
    return [card for card in _fitting(play, gathered, price) if _fits(play, without(gathered, card), left)]


def give(play: VanguardPlay, card: str, rule: str) -> None:
    """Put a card from Gathered Discoveries to the bottom of its deck. V-DISC-07, V-DISC-12."""
    state = play.state
    state.ship.gathered = without(state.ship.gathered, card)
    kind = play.content.discoveries[card].type
    state.discoveries[kind] = (card, *state.discoveries.get(kind, ()))
    play.emit(DiscoveryPaid(rule, card))
