"""What the cards of the ship say, in a language. Backs of projects stay unread until they are completed."""

from collections.abc import Iterator, Sequence

from farlight.content import Card, EffectText, Name, tell
from farlight.texts import signed
from farlight.vanguard.model.content import LanderCard, ModCard
from farlight.vanguard.model.ids import CardPart, Price
from farlight.vanguard.model.ship_cards import (
    AddonCard,
    FacilityCard,
    LandingCard,
    MoraleCard,
    ObjectiveCard,
    ProductionCard,
    ResearchCard,
    SecondaryCard,
    SituationCard,
    TechCard,
    UpgradeCard,
)
from farlight.vanguard.table.card_texts import CardTexts

SHIP_CARDS = (
    "objective", "secondary", "upgrade", "tech", "situation", "research", "production", "facility", "addon", "mod",
    "lander", "landing", "morale",
)  # fmt: skip
"""Kinds of card that can lie in the Ship Book or in the Awaiting envelope."""
STATS = ("armor", "sensors", "agility", "supplies", "personal", "mission", "discoveries", "structural", "utility")
"""What a Lander's card shows. V-LAND-01, V-LAND-04, V-LAND-06."""


class ShipCardTexts:
    """The texts of the ship's cards in the language of `cards`."""

    def __init__(self, cards: CardTexts) -> None:
        self.cards = cards
        self.said = cards.said

    def about(self, card: str) -> str | None:
        """All that is printed on the side of a card that lies up; None if it is none of the ship's."""
        known = self.cards.content.cards
        kind = next((kind for kind in SHIP_CARDS if card in known[kind]), None)
        if kind is None:
            return None
        found = known[kind][card]
        text: Name = getattr(found, "text", "")
        parts = [tell(text, self.said.language), *self._rules_of(found)]
        return " ".join(part for part in parts if part)

    def _rules_of(self, card: Card) -> Iterator[str]:
        """What stands under the story of a card, by its kind."""
        match card:
            case ObjectiveCard() | SecondaryCard():
                yield from self._objective(card)
            case UpgradeCard():
                yield from self._upgrade(card)
            case TechCard():
                yield from self._tech(card)
            case MoraleCard():
                yield from self._morale(card)
            case SituationCard():
                yield from self._situation(card)
            case ResearchCard():
                yield from self._research(card)
            case ProductionCard():
                yield from self._production(card)
            case FacilityCard():
                yield from self._powers(card)
            case AddonCard():
                yield from self._addon(card)
            case LanderCard():
                yield from self._lander(card)
            case ModCard():
                yield from self._mod(card)
            case LandingCard():
                yield from self._landing(card)

    # Bridge

    def _objective(self, card: ObjectiveCard | SecondaryCard) -> Iterator[str]:
        if isinstance(card, ObjectiveCard):
            yield self.said.say("ship-objective", command=card.command, situations=card.situations)
        yield self.said.say("ship-goal", goal=self.goal(card.goal))

    def goal(self, goals: Sequence[EffectText]) -> str:
        """One of them is enough. V-SHIP-BRIDGE-1."""
        return self.said.list("ship-goal-or", [self.cards.tests(goal.tree) for goal in goals])

    def _upgrade(self, card: UpgradeCard) -> Iterator[str]:
        if card.command:
            yield self.said.say("ship-more-command", count=card.command)
        if card.energy:
            yield self.said.say("ship-more-energy", count=card.energy)
        yield from self._powers(card)
        for key, effect in (("ship-at-bridge", card.bridge), ("ship-flown", card.flown)):
            if effect is not None:
                yield self.said.say(key, effect=self.cards.effect(effect))

    def _powers(self, card: UpgradeCard | FacilityCard) -> Iterator[str]:
        yield from (self.said.name("power", power) for power in card.powers)

    def _tech(self, card: TechCard) -> Iterator[str]:
        yield self.said.say("ship-tech", level=card.level, count=card.energy)

    def _morale(self, card: MoraleCard) -> Iterator[str]:
        """A Morale card in words: Command, Situations and the draft. V-SHIP-MORALE-5, V-SHIP-MORALE-6."""
        command = signed(card.command)
        yield self.said.say("ship-morale", command=command, situations=card.situations, draft=card.draft)

    def _situation(self, card: SituationCard) -> Iterator[str]:
        yield self.said.say("ship-solved", icons=self.icons(card.icons), effect=self.cards.effect(card.solved))

    def choice(self, value: str) -> str:
        """What a way to take a Situation costs and does: `s01.2`. V-SHIP-BRIDGE-9."""
        part = CardPart.parse(value)
        way = self.cards.content.situations[part.card].choices[part.choice]
        parts = [self.cards.effect(way.effect)] if way.effect.source != "nothing" else []
        if way.cost is not None:
            parts.insert(0, self.said.say("ship-cost", effect=self.cards.effect(way.cost)))
        return " ".join(parts)

    # Facilities

    def _research(self, card: ResearchCard) -> Iterator[str]:
        prices = ",".join(str(Price(price.count, price.type, price.rarity)) for price in card.cost)
        keyword = self.said.name("keyword", card.keyword)
        yield self.said.say("ship-research", keyword=keyword, price=self.price(prices))

    def price(self, value: str) -> str:
        """Discoveries to pay: `2:specimen:common,1:any:rare`. V-SHIP-LAB-5."""
        parts = []
        for count, find, rarity in Price.parse_all(value):
            key = "ship-price" if rarity == "common" else "ship-price-rare"
            parts.append(self.said.say(key, **self.said.args((("count", count), ("find", find), ("rarity", rarity)))))
        return ", ".join(parts) or self.said.say("ship-price-none")

    def _production(self, card: ProductionCard) -> Iterator[str]:
        yield self.said.say("ship-production", stage=card.stage, icons=self.icons(card.boost))

    def icons(self, groups: Sequence[Sequence[str]]) -> str:
        """One Crewmember for each group. V-SHIP-ASSIGN-5, V-SHIP-PROD-11."""
        said = self.said
        alike = [said.series("need-or", [said.name("icon", icon) for icon in group]) for group in groups]
        return " + ".join(alike) or said.say("ship-icons-none")

    def _addon(self, card: AddonCard) -> Iterator[str]:
        effect = self.cards.effect(card.effect)
        if card.only is None:
            yield effect
        else:
            yield self.said.say("ship-addon-only", test=self.cards.tests(card.only.tree), effect=effect)

    def _mod(self, card: ModCard) -> Iterator[str]:
        """Its slot, what it changes, and its Special Action. V-LAND-06, V-LAND-07."""
        yield self.said.say(f"ship-mod-{card.type}")
        yield self.cards.usable("mod", card.id) or ""

    def _lander(self, card: LanderCard) -> Iterator[str]:
        yield self.said.say("ship-lander", **{stat: getattr(card, stat) for stat in STATS})

    def _landing(self, card: LandingCard) -> Iterator[str]:
        """The rest of it is what the Planetary Scanner shows bit by bit. V-LAND-18."""
        yield self.said.say("ship-landing", planet=self.said.name("planet", card.planet))
