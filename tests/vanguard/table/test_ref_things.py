"""What the words of options and events name, thing by thing: clients take no id apart."""

import pytest

from farlight.kernel import Refs, load_game

GAME = load_game("vanguard")


@pytest.mark.parametrize(
    ("kind", "value", "things"),
    [
        ("action", "poi:3:marl-8:0", (("sector", 3), ("poi", "marl-8"))),
        ("action", "token:3:rope", (("sector", 3), ("gear", "rope"))),
        ("action", "threat:t01:1", (("threat", "t01"),)),
        ("action", "travel:c01", (("condition", "c01"),)),
        ("action", "prepare", ()),
        (
            "dice",
            "green-wild VAN, blue-basic BAS",
            (("die", "green-wild"), ("face", "VAN"), ("die", "blue-basic"), ("face", "BAS")),
        ),
        ("dice", "red-basic, red-phy", (("die", "red-basic"), ("die", "red-phy"))),
        (
            "dice",
            "red-phy-gat PHY GAT",
            (("die", "red-phy-gat"), ("face", "PHY GAT"), ("icon", "PHY"), ("icon", "GAT")),
        ),
        ("face", "CON SCI", (("icon", "CON"), ("icon", "SCI"))),
        ("face", "VAN", ()),
        ("rule", "V-CHECK-10.2", (("step", 10),)),
        ("rule", "V-CARD-01", ()),
        ("lesson", "1-act-2", (("prompt", "act"),)),
        ("lesson", "1-check-dice", (("prompt", "check-dice"),)),
        ("lesson", "free", ()),
        ("sector", 3, ()),
    ],
)
def test_a_word_names_single_things(kind: str, value: str | int, things: Refs) -> None:
    assert GAME.table.things_in(kind, value) == things
