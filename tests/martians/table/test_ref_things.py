"""What the words of options and events name, thing by thing: clients take no id apart."""

import pytest

from farlight.kernel import Refs, load_game

GAME = load_game("martians")


@pytest.mark.parametrize(
    ("kind", "value", "things"),
    [
        ("pawn", "aylin+spare", (("person", "aylin"),)),
        ("who", "aylin", (("person", "aylin"),)),
        ("pawn", "m:mason", (("helper", "mason"),)),
        ("element", "cq.hardware", (("room", "cq"),)),
        ("facility", "cq", (("room", "cq"),)),
        ("things", "from:ox1.hardware", (("room", "ox1"),)),
        ("things", "connectors", ()),
        ("target", "A1-N", ()),
        ("machine", "mason", ()),
        ("objective", "home.o1", ()),
        ("route", "A1-NW+A1-N", (("step", "A1-NW"), ("step", "A1-N"))),
        ("stack", 2, ()),
    ],
)
def test_a_word_names_single_things(kind: str, value: str | int, things: Refs) -> None:
    assert GAME.table.things_in(kind, value) == things
