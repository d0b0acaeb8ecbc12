"""Laboratory, Production Complex, Add-On Facility, Hangar and what was brought home, in words."""

from collections.abc import Callable, Iterable, Iterator

from farlight.content.ids import text_place
from farlight.kernel import Line
from farlight.vanguard.model.card_parts import KINDS_OF_DISCOVERY
from farlight.vanguard.model.ids import Price
from farlight.vanguard.rules.context import VanguardPlay
from farlight.vanguard.rules.ship import laboratory, production
from farlight.vanguard.rules.ship.payment import RARITIES, can_pay


def shipcard(card: str) -> Line:
    return Line("panel-shipcard", (("shipcard", card), ("about-shipcard", card)))


def upgrades_on(seen: VanguardPlay, place: str) -> list[str]:
    """Facility Upgrades by the page they are installed on. V-SHIP-MEDBAY-1, V-SHIP-PROD-2."""
    return [card for card in seen.state.ship.facilities if seen.content.facilities[card].place == place]


def _laboratory(seen: VanguardPlay) -> Iterator[Line]:
    """Slots with their Lab Work icons. V-SHIP-LAB-2, V-SHIP-LAB-8."""
    for number, card in enumerate(seen.state.ship.lab, 1):
        if card:
            yield _project(seen, number, card)
    yield from _gathered(seen)


def _project(seen: VanguardPlay, number: int, card: str) -> Line:
    price = ",".join(str(Price(count, find, rarity)) for count, find, rarity in price_of(seen, card))
    keyword = ("keyword", seen.content.researches[card].keyword)
    name = (("slot", number), ("shipcard", card), keyword, ("text", text_place("research", card)))
    payable = ("payable", "yes" if can_pay(seen, laboratory.cost_of(seen, card)) else "no")
    icons = ",".join(seen.content.shipruling.lab[number - 1])
    return Line("panel-lab", (*name, ("price", price), payable, ("icons", icons)))


def price_of(seen: VanguardPlay, card: str) -> list[tuple[int, str, str]]:
    """What is still to be paid for a project: number, type, rarity; the same together. V-SHIP-LAB-5."""
    cost = laboratory.cost_of(seen, card)
    kinds = [(str(price.type), str(price.rarity)) for price in cost for _ in range(price.count)]
    return [(kinds.count(kind), *kind) for kind in dict.fromkeys(kinds)]


def _production(seen: VanguardPlay) -> Iterator[Line]:
    """The queues and what is in them, what could start, Upgrades. V-SHIP-PROD-1, V-SHIP-PROD-4."""
    queues = production.open_queues(seen)
    for number, queue in enumerate(queues, 1):
        stages = tuple((f"stage_{stage}", card or "none") for stage, card in enumerate(queue, 1))
        yield Line("panel-queue", (("queue", number), *stages))
    yield from (shipcard(card) for queue in queues for card in queue if card)
    ready = (card for card in seen.state.ship.ready if card)
    yield from (Line("panel-ready", (("shipcard", card), ("about-shipcard", card))) for card in ready)
    yield from map(shipcard, upgrades_on(seen, "production"))


def _addon(seen: VanguardPlay) -> Iterator[Line]:
    """The Add-On Facilities that are built. V-SHIP-ADDON-3."""
    yield from map(shipcard, seen.state.ship.addons)


def _hangar(seen: VanguardPlay) -> Iterator[Line]:
    """Landers, Mods and the Armory. V-SHIP-HANGAR-1, V-SHIP-HANGAR-2, V-SHIP-HANGAR-3, V-SHIP-LAUNCH-16."""
    ship, armory = seen.state.ship, seen.state.armory
    for card, face_up in ship.landers.items():
        key = "panel-shipcard" if face_up else "panel-lander-damaged"
        yield Line(key, (("shipcard", card), ("about-shipcard", card)))
    yield from map(shipcard, ship.mods)
    for card in dict.fromkeys(armory):
        yield Line("panel-armory", (("gear", card), ("count", armory.count(card)), ("gear_text", card)))


def _unloading(seen: VanguardPlay) -> Iterator[Line]:
    """Gathered Discoveries and the cabinet. V-DISC-11, V-SHIP-UNLOAD-2, V-SHIP-UNLOAD-3."""
    yield from _gathered(seen)
    for number, (row, complete) in enumerate(cabinet_rows(seen), 1):
        cards = [card for card in row if card]
        if cards:
            refs = (("row", number), ("cards", ",".join(cards)), ("count", len(cards)), ("slots", len(row)))
            yield Line("panel-row", (*refs, ("complete", "yes" if complete else "no")))


def cabinet_rows(seen: VanguardPlay) -> list[tuple[list[str], bool]]:
    """Row by row, empty where a card is missing, and whether none is; what belongs to no row lies apart.

    V-SHIP-UNLOAD-3.
    """
    left = {seen.content.uniques[card].number: card for card in seen.state.ship.cabinet}
    rows = [[left.pop(number, "") for number in row.numbers] for row in seen.content.shipruling.rows]
    return [*((row, all(row)) for row in rows), *([(list(left.values()), False)] if left else ())]


def _gathered(seen: VanguardPlay) -> Iterator[Line]:
    for find, rarities in gathered_by_kind(seen).items():
        yield Line("panel-gathered", (("find", find), *rarities.items()))


def gathered_by_kind(seen: VanguardPlay) -> dict[str, dict[str, int]]:
    """How many there are by type and rarity. V-DISC-11."""
    cards = [seen.content.discoveries[card] for card in seen.state.ship.gathered]
    kinds: list[tuple[str, str]] = [(card.type, card.rarity) for card in cards]
    types = [find for find in KINDS_OF_DISCOVERY if any(kind == find for kind, _ in kinds)]
    return {find: {rarity: kinds.count((find, rarity)) for rarity in RARITIES} for find in types}


FACILITY_PAGES: dict[str, Callable[[VanguardPlay], Iterable[Line]]] = {
    "laboratory": _laboratory, "production": _production, "addon": _addon, "hangar": _hangar, "unloading": _unloading,
}  # fmt: skip
