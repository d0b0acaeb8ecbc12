"""Names of what is aboard, put together from the pack and the table."""

from collections.abc import Callable

from farlight.content import tell
from farlight.vanguard.model.ids import DestinationId, icon_groups
from farlight.vanguard.model.ship_book import Ship
from farlight.vanguard.model.ship_cards import Destination
from farlight.vanguard.table.card_texts import CardTexts
from farlight.vanguard.table.ship.card_texts import SHIP_CARDS, ShipCardTexts

SHIP_NAMES = {
    "shipcard": SHIP_CARDS, "system": ("system",), "landing": ("landing",), "level": ("morale",), "pupil": ("crew",),
    "objective": ("objective", "secondary"), "secondary": ("secondary",), "upgrade": ("upgrade",),
    "situation": ("situation",), "campaign": ("campaign",), "stage_1": ("production",), "stage_2": ("production",),
    "stage_3": ("production",), "project": ("research", "production"), "research": ("research",),
}  # fmt: skip
"""References by the kinds of card whose name they are."""
SHIP_LISTS = {
    "shipcards": "shipcard",
    "startable": "shipcard",
    "logs": "log",
    "missions": "mission",
    "frequent": "icon",
    "pages": "page",
    "gears": "gear",
    "recruits": "who",
}
"""Values that are several words with commas, and the kind of each word."""


class ShipNames:
    """What the cards of the ship say, and where people are."""

    def __init__(self, cards: CardTexts, ship: Ship | None) -> None:
        self.cards = cards
        self.said = cards.said
        self.ship = ship

    def of(self, kind: str, value: str) -> str | None:
        return SHIP_TELLERS[kind](self, ShipCardTexts(self.cards), value) if kind in SHIP_TELLERS else None

    def system(self, system: str) -> str:
        return tell(self.cards.content.systems[system].text, self.said.language)

    def destination(self, value: str) -> str:
        return tell(self._destination(value).name, self.said.language)

    def about_destination(self, value: str) -> str | None:
        return tell(self._destination(value).text, self.said.language) or None

    def _destination(self, value: str) -> Destination:
        """`halden/yards`."""
        system, name = DestinationId.parse(value)
        return self.cards.content.systems[system].destinations[name]

    def mate(self, card: str) -> str | None:
        """Section, Rank and Convert icon: what an Assignment asks for. V-SHIP-ASSIGN-5."""
        sleeve = None if self.ship is None else self.ship.sleeves.get(card)
        if sleeve is None:
            return None
        icon = self.said.name("icon", self.cards.content.crew[card].icon)
        return self.said.say(
            "ship-mate", section=self.said.name("section", sleeve.section), rank=sleeve.rank, icon=icon
        )


SHIP_TELLERS: dict[str, Callable[[ShipNames, ShipCardTexts, str], str | None]] = {
    "about-shipcard": lambda _, texts, card: texts.about(card),
    "about-lander": lambda _, texts, card: texts.about(card),
    "about-situation-choice": lambda _, texts, choice: texts.choice(choice),
    "about-fly": lambda names, _, system: names.system(system),
    "about-visit": lambda names, _, place: names.about_destination(place),
    "about-crewmember": lambda names, _, card: names.mate(card),
    "about-patient": lambda names, _, card: names.mate(card),
    "destination": lambda names, _, place: names.destination(place),
    "icons": lambda _, texts, groups: texts.icons(icon_groups(groups)),
    "price": lambda _, texts, price: texts.price(price),
    "why": lambda names, _, key: names.said.say(key),
}
"""What is told of the ship, by the kind of thing."""
