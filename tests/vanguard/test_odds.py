"""Chances of Dice Checks: against all rolls played out one by one, and against the faces of the dice."""

from itertools import product

import pytest

from farlight.kernel import Play, Position, Setup
from farlight.vanguard import VanguardGame
from farlight.vanguard.basics import Action
from farlight.vanguard.needs import Converts, Rolled, fillings, ways
from farlight.vanguard.odds import MOST_POOLS, Odds, injury_chance, odds, odds_of, step_of, task_of, wound_chance

GAME = VanguardGame()
CARDS = GAME.content
PHYSICAL: Converts = (("red", "PHY"),)


def action(place: str) -> Action:
    kind, name, number = place.split(":")
    return CARDS.cards[kind][name].actions[int(number)]  # type: ignore[no-any-return]


def chances(place: str, dice: list[str], converts: Converts = (), **done: int) -> Odds:
    chosen = action(place)
    specials = [special for row in chosen.specials for special in row]
    return odds(CARDS, task_of(chosen, specials, converts, done), dice, chosen.danger)


def brute(place: str, dice: list[str], converts: Converts) -> tuple[dict[str, float], float, float]:
    """Every roll by itself: the chance of each row, and the expected steps. Nothing is put together or remembered."""
    chosen = action(place)
    steps = [step_of(special) for row in chosen.specials for special in row]
    rank = {"yellow": 2, "green": 1, "": 0, "red": -1}

    def play(pool: list[Rolled], number: int) -> tuple[int, int, str, int, int]:
        if number == len(steps):
            row = next((row.colour for row in chosen.rows if not row.need or ways(row.need, pool, converts)), "")
            return rank[row], 0, row, 0, 0
        step, found = steps[number], []
        for each in fillings(step.need, pool, converts):
            if each.times and step.at_once:
                found.append((rank[step.at_once], 0, step.at_once, 0, 0))
                continue
            left = [die for spot, die in enumerate(pool) if spot not in each.used]
            worth, gain, row, green, red = play(left, number + 1)
            made, lost = each.times * step.green, each.times * step.red
            found.append((worth, gain + made - lost, row, green + made, red + lost))
        return max(found, key=lambda each: each[:2])

    rows: dict[str, float] = {}
    green_steps = red_steps = 0.0
    every = list(product(*(CARDS.dice[die].faces for die in dice)))
    for faces in every:
        pool = [Rolled(0, die, CARDS.dice[die].colour, face) for die, face in zip(dice, faces, strict=True)]
        _, _, row, green, red = play(pool, 0)
        rows[row] = rows.get(row, 0.0) + 1 / len(every)
        green_steps += green / len(every)
        red_steps += red / len(every)
    return rows, green_steps, red_steps


@pytest.mark.parametrize(
    ("place", "dice", "converts"),
    [
        ("poi:p118:0", ["green-sco", "blue-tec", "red-phy"], ()),
        ("poi:p118:0", ["green-sco", "red-basic", "red-basic"], PHYSICAL),
        ("poi:marl-1:0", ["red-basic", "red-wild", "blue-wild"], ()),
        ("poi:marl-4:1", ["red-phy", "green-sco", "red-basic", "red-phy-gat"], PHYSICAL),
        ("poi:halfway-1:0", ["red-basic", "blue-con"], PHYSICAL),
    ],
)
def test_rows_are_as_likely_as_all_rolls_say(place: str, dice: list[str], converts: Converts) -> None:
    """V-CHECK-8.3, V-CHECK-8.6, V-CONV-1."""
    found = chances(place, dice, converts)
    rows, _, _ = brute(place, dice, converts)
    assert found.error == 0
    for colour in {*rows, *found.rows}:
        assert found.rows.get(colour, 0.0) == pytest.approx(rows.get(colour, 0.0))


@pytest.mark.parametrize(
    ("place", "dice", "converts"),
    [
        ("poi:p113:0", ["blue-sci", "blue-basic", "green-sco"], ()),
        ("poi:marl-5:0", ["red-gat", "red-basic", "blue-basic", "red-wild"], ()),
        ("poi:halfway-7:0", ["red-basic", "red-phy", "blue-con"], PHYSICAL),
    ],
)
def test_tracks_move_as_all_rolls_say(place: str, dice: list[str], converts: Converts) -> None:
    """V-CHECK-7.4 to V-CHECK-7.8; long tracks, so that nothing is cut off."""
    found = chances(place, dice, converts, green=-9, red=-9)
    _, green, red = brute(place, dice, converts)
    assert found.progress["green"] == pytest.approx(green)
    assert found.progress["red"] == pytest.approx(red)


def test_a_basic_die_is_an_accident_once_in_six() -> None:
    """V-DICE faces: BAS four times, VAN, ACC."""
    found = chances("poi:halfway-2:0", ["red-basic"], green=-9, red=-9)
    assert found.progress["red"] == pytest.approx(1 / 6)
    assert found.progress["green"] == pytest.approx(5 / 6)


def test_a_specialised_die_shows_its_icon_or_a_joker_in_four_of_six() -> None:
    assert chances("poi:halfway-1:0", ["red-phy"]).chance("green") == pytest.approx(4 / 6)


def test_a_convert_ability_makes_an_icon_of_a_basic() -> None:
    """V-CONV-1."""
    assert chances("poi:halfway-1:0", ["red-basic"]).chance("green") == pytest.approx(1 / 6)
    assert chances("poi:halfway-1:0", ["red-basic"], PHYSICAL).chance("green") == pytest.approx(5 / 6)


def test_no_dice_are_certain() -> None:
    assert chances("poi:halfway-1:0", []).rows == {"red": 1.0}


def test_the_end_of_a_track_is_nearer_with_a_step_made() -> None:
    """V-CHECK-7.16, V-CHECK-7.18."""
    dice = ["blue-sci", "blue-basic"]
    assert chances("poi:p113:0", dice).ends["green"] == 0
    assert chances("poi:p113:0", dice, green=2).ends["green"] > 0.5


def test_dangers_and_wounds() -> None:
    """V-DANGER-01, V-CHECK-6.2: a face of six wounds in table A; two of six hurt whoever is wounded."""
    assert injury_chance(CARDS, ["A"]) == pytest.approx(1 / 6)
    assert injury_chance(CARDS, ["A", "A"]) == pytest.approx(11 / 36)
    wounded = next(card.id for card in CARDS.injuries.values() if card.type == "wounded")
    assert wound_chance(CARDS, 1, [wounded]) == pytest.approx(1 / 3)
    assert wound_chance(CARDS, 0, [wounded]) == 0


def test_many_dice_state_their_error() -> None:
    dice = ["red-phy", "red-basic", "green-sco", "green-basic", "blue-con", "blue-tec", "blue-basic", "red-wild"]
    found = chances("poi:assay-7:1", dice, PHYSICAL)
    assert sum(found.rows.values()) == pytest.approx(1)
    assert 0 <= found.error < 0.2
    assert MOST_POOLS <= 600


def test_odds_of_a_table_change_nothing() -> None:
    position = Position(GAME, GAME.new(Setup("vanguard", "marl", 1, 3)), snapshots=False)
    while not position.state.round:
        position.choose(0)
    before = position.state.copy()
    play = Play(GAME, CARDS, position.state)
    found = odds_of(play, 0, "poi:1:marl-1:0", list(position.state.crew[0].red))
    assert sum(found.rows.values()) == pytest.approx(1)
    assert position.state == before
