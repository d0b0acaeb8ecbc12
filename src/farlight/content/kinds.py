"""The kinds of cards that a game has: declared once, as fields of a struct, and read from their annotations."""

from collections.abc import Mapping
from typing import Annotated, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from farlight.content.cards import Card

D = TypeVar("D", bound=msgspec.Struct)


class Kind(msgspec.Struct, frozen=True):
    """Marks a field as all cards of a kind, under the word that packs use for it.

    `drift: Annotated[dict[str, DriftCard], Kind("drift")]` has them by id, `tuple[DieCard, ...]` in the order of the
    pack; a field that is a card itself has the only one of its kind.
    """

    word: str


def kinds_of(declared: type[msgspec.Struct]) -> dict[str, type[Card]]:
    """The class of each kind of card, by its word."""
    return {kind.word: _card_class(shape) for kind, shape in _fields(declared).values()}


def build(declared: type[D], cards: Mapping[str, Mapping[str, Card]], /, **others: object) -> D:
    """The struct with a pack's cards in the fields of their kinds, and with whatever else it holds."""
    found = {field: _shaped(shape, cards[kind.word]) for field, (kind, shape) in _fields(declared).items()}
    return declared(**found, **others)


def _fields(declared: type[msgspec.Struct]) -> dict[str, tuple[Kind, object]]:
    """The fields that hold cards: the kind of each, and its type without the mark."""
    found: dict[str, tuple[Kind, object]] = {}
    for field, hint in get_type_hints(declared, include_extras=True).items():
        if get_origin(hint) is Annotated:
            shape, *marks = get_args(hint)
            kind = next((mark for mark in marks if isinstance(mark, Kind)), None)
            if kind is not None:
                found[field] = kind, shape
    return found


def _card_class(shape: object) -> type[Card]:
    for part in (shape, *get_args(shape)):
        if isinstance(part, type) and issubclass(part, Card):
            return part
    raise TypeError(f"{shape} holds no cards: write a Card, tuple[Card, ...] or dict[str, Card]")


def _shaped(shape: object, known: Mapping[str, Card]) -> object:
    if get_origin(shape) is dict:
        return known
    return tuple(known.values()) if get_origin(shape) is tuple else next(iter(known.values()))
