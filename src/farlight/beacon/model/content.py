"""The definitions that a pack for Beacon holds."""

from typing import Annotated, Any

import msgspec

from farlight.content import Card, CardRef, EffectText, Name
from farlight.kernel import Option, option

AtLeastOne = Annotated[int, msgspec.Meta(ge=1)]
NotNegative = Annotated[int, msgspec.Meta(ge=0)]


class MissionCard(Card, frozen=True):
    """What the keepers have to do, and with what. All values are the pack's."""

    intro: Name
    watches: AtLeastOne
    hull: AtLeastOne
    goal: AtLeastOne
    goal_per_keeper: NotNegative
    success: AtLeastOne
    """The lowest face that counts as a success. B-CHECK-04."""
    drift: list[Annotated[str, CardRef("drift")]]
    """The cards of the drift deck."""


class DieCard(Card, frozen=True):
    """One of the dice that every keeper has."""

    faces: Annotated[list[AtLeastOne], msgspec.Meta(min_length=1)]


class KeeperCard(Card, frozen=True):
    """Who sits on a seat."""


class DriftCard(Card, frozen=True):
    """Something that the debris brings."""

    flavour: Name
    effect: EffectText


class Definitions(msgspec.Struct, frozen=True):
    """All definitions, ready for the rules."""

    missions: dict[str, MissionCard]
    dice: tuple[DieCard, ...]
    keepers: tuple[KeeperCard, ...]
    drift: dict[str, DriftCard]
    faces: tuple[tuple[str, ...], ...]
    """The faces of each die as the door of chance wants them."""
    die_options: tuple[Option, ...]
    """The option of choosing each die, made once."""


KINDS: dict[str, type[Card]] = {
    "mission": MissionCard,
    "die": DieCard,
    "keeper": KeeperCard,
    "drift": DriftCard,
}


def definitions(cards: dict[str, dict[str, Any]]) -> Definitions:
    """The pack's cards as the rules use them."""
    dice: list[DieCard] = list(cards["die"].values())
    return Definitions(
        missions=cards["mission"],
        dice=tuple(dice),
        keepers=tuple(cards["keeper"].values()),
        drift=cards["drift"],
        faces=tuple(tuple(map(str, die.faces)) for die in dice),
        die_options=tuple(option("die", die=die.id) for die in dice),
    )
