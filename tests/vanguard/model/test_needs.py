"""Requirements of dice. Rulebook chapters 3.1 and 10; the cases of chapter 30 that are about dice alone."""

import pytest

from farlight.vanguard.model.dice_requirements import Converts, Filling, Rolled, fillings, ways


def rolled(*dice: str) -> list[Rolled]:
    """Dice written `red PHY`, `blue GAT DEF`; each is a die of its own."""
    return [Rolled(0, f"die-{place}", *die.split(" ", 1)) for place, die in enumerate(dice)]


WAYS = [
    ("an icon", "PHY", ["red PHY", "red BAS"], (), [((0,), True)]),
    ("alternatives, V-CHECK-0.7", "PHY / TEC", ["blue TEC", "red PHY"], (), [((0,), True), ((1,), True)]),
    ("a sum binds more tightly, V-EX-27", "XEN / red + blue", ["red ACC", "blue BAS"], (), [((0, 1), True)]),
    ("an Accident is a die of its colour, V-CHECK-0.12", "red", ["red ACC"], (), [((0,), True)]),
    ("Vanguard is any icon, V-ICON-11", "BIO", ["red VAN"], (), [((0,), False)]),
    ("but no Accident, V-ICON-12", "ACC", ["red VAN"], (), []),
    ("two icons on one die, V-CHECK-0.10", "GAT + DEF", ["red GAT DEF"], (), [((0,), True)]),
    ("a die for a colour gives no icon, V-CHECK-0.11", "red + PHY", ["red PHY"], (), []),
    ("equal icons, V-EX-22", "SAME + SAME", ["red PHY", "red PHY"], (), [((0, 1), True)]),
    ("different icons are not the same, V-EX-22", "SAME + SAME", ["red PHY", "red DEF"], (), []),
    ("an icon beside Vanguard, V-ICON-15", "SAME + SAME", ["red PHY", "blue VAN"], (), [((0, 1), False)]),
    ("two Vanguards, V-ICON-15", "SAME + SAME", ["red VAN", "blue VAN"], (), [((0, 1), True)]),
    ("Basic fills it, V-ICON-17", "SAME + SAME", ["red BAS", "blue BAS"], (), [((0, 1), True)]),
    ("Accidents do not, V-ICON-16", "SAME + SAME", ["red ACC", "blue ACC"], (), []),
    ("a Convert Ability, V-CONV-1", "SCI", ["blue BAS", "red BAS"], (("blue", "SCI"),), [((0,), False)]),
    ("one conversion a die, V-EX-23", "SCI + CON", ["blue BAS"], (("blue", "SCI"), ("blue", "CON")), []),
]


@pytest.mark.parametrize(
    ("need", "dice", "converts", "expected"), [case[1:] for case in WAYS], ids=[c[0] for c in WAYS]
)
def test_which_dice_meet_a_requirement(
    need: str, dice: list[str], converts: Converts, expected: list[tuple[tuple[int, ...], bool]]
) -> None:
    assert [(way.used, way.natural) for way in ways(need, rolled(*dice), converts)] == expected


FILLINGS = [
    ("every natural icon counts, V-CHECK-7.5", "PHY", ["red PHY", "red PHY", "red BAS"], [((0, 1), 2)]),
    ("a die with two icons counts twice, V-CHECK-7.8", "GAT", ["red GAT GAT"], [((0,), 2)]),
    ("Vanguard as wanted, V-CHECK-7.6", "PHY", ["red PHY", "blue VAN"], [((0,), 1), ((0, 1), 2)]),
    ("only complete sets, V-CHECK-7.7", "die + die + die", ["red BAS", "red PHY", "red ACC", "red DEF"], [
        ((0, 1, 2), 1), ((0, 1, 3), 1), ((0, 2, 3), 1), ((1, 2, 3), 1),
    ]),
    ("as many sets as there can be, V-CHECK-7.5", "DEF + SCO / DEF + DEF", ["red DEF", "red DEF", "green SCO"], [
        ((0, 1), 1), ((0, 2), 1), ((1, 2), 1),
    ]),
    ("nothing to count", "TEC", ["red PHY"], [((), 0)]),
]  # fmt: skip


@pytest.mark.parametrize(("need", "dice", "expected"), [case[1:] for case in FILLINGS], ids=[c[0] for c in FILLINGS])
def test_how_often_a_special_effect_happens(
    need: str, dice: list[str], expected: list[tuple[tuple[int, ...], int]]
) -> None:
    assert fillings(need, rolled(*dice)) == [Filling(*each) for each in expected]


def test_equal_dice_are_offered_once() -> None:
    """Where it does not matter which die is taken nothing is asked."""
    twins = [Rolled(0, "red-basic", "red", "BAS"), Rolled(0, "red-basic", "red", "BAS")]
    assert len(ways("BAS", twins)) == 1
