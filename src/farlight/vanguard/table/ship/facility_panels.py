"""Laboratory, Production Complex, Add-On Facility, Hangar and what was brought home, in words."""

from collections.abc import Callable, Iterable, Iterator

from farlight.kernel import Line
from farlight.vanguard.table.ship.view import LabView, ShipView


def shipcard(card: str) -> Line:
    return Line("panel-shipcard", (("shipcard", card), ("about-shipcard", card)))


def upgrades_of(seen: ShipView, place: str) -> Iterator[Line]:
    """Facility Upgrades. V-SHIP-MEDBAY-1, V-SHIP-PROD-2."""
    yield from map(shipcard, seen.facilities.get(place, ()))


def _laboratory(seen: ShipView) -> Iterator[Line]:
    """Slots with their Lab Work icons. V-SHIP-LAB-2, V-SHIP-LAB-8."""
    for number, slot in enumerate(seen.lab, 1):
        if slot.card:
            yield _project(number, slot)
    yield from _gathered(seen)


def _project(number: int, slot: LabView) -> Line:
    price = ",".join(f"{count}:{find}:{rarity}" for count, find, rarity in slot.cost)
    name = (("slot", number), ("shipcard", slot.card), ("keyword", slot.keyword), ("text", f"research.{slot.card}"))
    payable = ("payable", "yes" if slot.payable else "no")
    return Line("panel-lab", (*name, ("price", price), payable, ("icons", ",".join(slot.icons))))


def _production(seen: ShipView) -> Iterator[Line]:
    """The queues and what is in them, what could start, Upgrades. V-SHIP-PROD-1, V-SHIP-PROD-4."""
    for number, queue in enumerate(seen.queues, 1):
        stages = tuple((f"stage_{stage}", card or "none") for stage, card in enumerate(queue, 1))
        yield Line("panel-queue", (("queue", number), *stages))
    yield from (shipcard(card) for queue in seen.queues for card in queue if card)
    yield from (Line("panel-ready", (("shipcard", card), ("about-shipcard", card))) for card in seen.ready)
    yield from upgrades_of(seen, "production")


def _addon(seen: ShipView) -> Iterator[Line]:
    """The Add-On Facilities that are built. V-SHIP-ADDON-3."""
    yield from map(shipcard, seen.addons)


def _hangar(seen: ShipView) -> Iterator[Line]:
    """Landers, Mods and the Armory. V-SHIP-HANGAR-1, V-SHIP-HANGAR-2, V-SHIP-HANGAR-3, V-SHIP-LAUNCH-16."""
    for card, face_up in seen.landers.items():
        key = "panel-shipcard" if face_up else "panel-lander-damaged"
        yield Line(key, (("shipcard", card), ("about-shipcard", card)))
    yield from map(shipcard, seen.mods)
    for card in dict.fromkeys(seen.armory):
        yield Line("panel-armory", (("gear", card), ("count", seen.armory.count(card)), ("gear_text", card)))


def _unloading(seen: ShipView) -> Iterator[Line]:
    """Gathered Discoveries and the cabinet. V-DISC-11, V-SHIP-UNLOAD-2, V-SHIP-UNLOAD-3."""
    yield from _gathered(seen)
    for number, row in enumerate(seen.cabinet, 1):
        cards = [card for card in row.cards if card]
        if cards:
            refs = (("row", number), ("cards", ",".join(cards)), ("count", len(cards)), ("slots", len(row.cards)))
            yield Line("panel-row", (*refs, ("complete", "yes" if row.complete else "no")))


def _gathered(seen: ShipView) -> Iterator[Line]:
    for find, rarities in seen.gathered.items():
        counts = tuple((rarity, count) for rarity, count in rarities.items())
        yield Line("panel-gathered", (("find", find), *counts))


FACILITY_PAGES: dict[str, Callable[[ShipView], Iterable[Line]]] = {
    "laboratory": _laboratory, "production": _production, "addon": _addon, "hangar": _hangar, "unloading": _unloading,
}  # fmt: skip
