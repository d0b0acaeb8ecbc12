"""From the Awaiting envelope to its place. Rulebook chapters 27.6, 27.10, 27.14, 27.15, 27.18 and 27.19."""

from collections.abc import Callable

from farlight.kernel import GROUP, Procedure, choose, option
from farlight.vanguard.model.ids import ActionSource
from farlight.vanguard.model.ship_events import CardInstalled
from farlight.vanguard.rules.context import VanguardPlay, aboard, run
from farlight.vanguard.rules.exploration.section_cards import without


def waiting(play: VanguardPlay, kind: str, fits: Callable[[str], bool] | None = None) -> list[str]:
    """The cards of a kind in the Awaiting envelope."""
    known = play.content.cards[kind]
    return [card for card in play.state.awaiting if card in known and (fits is None or fits(card))]


def take_out(play: VanguardPlay, card: str, rule: str) -> None:
    play.state.awaiting = without(play.state.awaiting, card)
    play.emit(CardInstalled(rule, card))


def install_upgrades(play: VanguardPlay, place: str, rule: str) -> None:
    """Install Facility Upgrades of a page, as many as there is room for. V-SHIP-MEDBAY-1, V-SHIP-PROD-2."""
    ship, cards = play.state.ship, play.content.facilities
    for card in waiting(play, "facility", lambda card: cards[card].place == place):
        if sum(cards[each].place == place for each in ship.facilities) < play.content.shipruling.upgrade_slots:
            ship.facilities = (*ship.facilities, card)
            take_out(play, card, rule)


def install_addons(play: VanguardPlay) -> Procedure[None]:
    """Install Add-On cards, as many as there is room for. V-SHIP-ADDON-3."""
    ship = play.state.ship
    for card in waiting(play, "addon"):
        if len(ship.addons) < play.content.shipruling.addon_slots:
            ship.addons = (*ship.addons, card)
            take_out(play, card, "V-SHIP-ADDON-3")
            yield from run(
                play, play.content.addons[card].gained, aboard(ActionSource("addon", card)), "V-SHIP-ADDON-3"
            )


def fill(play: VanguardPlay, kind: str, slots: tuple[str, ...], rule: str) -> Procedure[tuple[str, ...]]:
    """Put projects into empty slots; which of them is asked where there is not room for all.

    V-SHIP-LAB-1, V-SHIP-PROD-1.
    """
    while (cards := waiting(play, kind)) and "" in slots:
        card = cards[0]
        if len(cards) > slots.count(""):
            card = yield from choose(
                play,
                GROUP,
                "install",
                rule,
                lambda cards=cards: cards,  # type: ignore[misc]
                lambda each: option("shipcard", card=each),
            )
        place = slots.index("")
        slots = (*slots[:place], card, *slots[place + 1 :])
        take_out(play, card, rule)
    return slots
