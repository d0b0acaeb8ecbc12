"""The kinds of cards of a game are declared once: as fields."""

from typing import Annotated

import msgspec
import pytest

from farlight.content import Card, Kind, build, kinds_of
from farlight.kernel import game_names, load_game


class Lamp(Card, frozen=True):
    lumen: int = 0


class Rule(Card, frozen=True):
    pass


class Known(msgspec.Struct, frozen=True):
    rule: Annotated[Rule, Kind("ruling")]
    lamps: Annotated[dict[str, Lamp], Kind("lamp")]
    row: Annotated[tuple[Lamp, ...], Kind("signal_lamp")]


class More(Known, frozen=True):
    brightest: str


LAMP = Lamp("a", "A", 3)
PACK: dict[str, dict[str, Card]] = {
    "ruling": {"base": Rule("base", "Base")},
    "lamp": {"a": LAMP},
    "signal_lamp": {"b": LAMP, "c": LAMP},
}


def test_kinds_come_from_the_annotations_in_their_order() -> None:
    assert kinds_of(More) == {"ruling": Rule, "lamp": Lamp, "signal_lamp": Lamp}
    assert list(kinds_of(More)) == ["ruling", "lamp", "signal_lamp"]


def test_every_field_gets_the_cards_of_its_kind_as_it_says() -> None:
    assert build(More, PACK, brightest="a") == More(Rule("base", "Base"), {"a": LAMP}, (LAMP, LAMP), "a")


def test_a_kind_of_something_else_is_refused() -> None:
    class Wrong(msgspec.Struct, frozen=True):
        names: Annotated[list[str], Kind("name")]

    with pytest.raises(TypeError, match="holds no cards"):
        kinds_of(Wrong)


@pytest.mark.parametrize("name", game_names())
def test_a_game_has_each_card_of_its_pack_where_it_is_declared(name: str) -> None:
    game = load_game(name)
    assert list(game.pack.counts()) == list(kinds_of(type(game.content)))
