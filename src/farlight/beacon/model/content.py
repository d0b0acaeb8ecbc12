"""The definitions that a pack for Beacon holds."""

from collections.abc import Mapping
from typing import Annotated

import msgspec

from farlight.content import Card, CardRef, EffectText, Kind, Name, build, kinds_of
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


class Cards(msgspec.Struct, frozen=True):
    """What a pack holds: the kinds of cards, each under the word that packs use."""

    missions: Annotated[dict[str, MissionCard], Kind("mission")]
    dice: Annotated[tuple[DieCard, ...], Kind("die")]
    keepers: Annotated[tuple[KeeperCard, ...], Kind("keeper")]
    drift: Annotated[dict[str, DriftCard], Kind("drift")]


class Definitions(Cards, frozen=True):
    """All definitions, ready for the rules."""

    faces: tuple[tuple[str, ...], ...]
    """The faces of each die as the door of chance wants them."""
    die_options: tuple[Option, ...]
    """The option of choosing each die, made once."""


KINDS = kinds_of(Cards)


def definitions(pack: Mapping[str, Mapping[str, Card]]) -> Definitions:
    """The pack's cards as the rules use them."""
    dice = build(Cards, pack).dice
    return build(
        Definitions,
        pack,
        faces=tuple(tuple(map(str, die.faces)) for die in dice),
        die_options=tuple(option("die", die=die.id) for die in dice),
    )
