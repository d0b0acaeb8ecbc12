"""Chances of Dice Checks: against all rolls played out one by one, and against the faces of the dice."""

from itertools import product
from typing import Any

import pytest

from farlight.content import value_at
from farlight.kernel import Play, Position, Setup
from farlight.vanguard import VanguardGame
from farlight.vanguard.model.card_parts import Action
from farlight.vanguard.model.dice_requirements import Converts, Rolled, fillings, ways
from farlight.vanguard.rules.exploration.roll_results import Step, Task, countings
from farlight.vanguard.table.checks.check_outlook import percent
from farlight.vanguard.table.checks.odds import (
    MOST_POOLS,
    Odds,
    injury_chance,
    odds,
    odds_of,
    sample,
    step_of,
    task_of,
    wound_chance,
)
from farlight.vanguard.table.checks.odds_with_cards import ROWS, helped
from farlight.vanguard.table.met_things import tree_of

GAME = VanguardGame()
CARDS = GAME.content
PHYSICAL: Converts = (("red", "PHY"),)
Table = Position[Any, Any]


def action(place: str) -> Action:
    kind, name, number = place.split(":")
    found = value_at(CARDS.cards[kind][name], ["actions", number])
    assert isinstance(found, Action)
    return found


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
    """V-CHECK-7.4, V-CHECK-7.5, V-CHECK-7.6, V-CHECK-7.7, V-CHECK-7.8; long tracks, so that nothing is cut off."""
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


MANY = ["red-phy", "red-basic", "green-sco", "green-basic", "blue-con", "blue-tec", "blue-basic", "red-wild"]


def test_many_dice_are_sampled_and_state_their_error() -> None:
    chosen = action("poi:halfway-7:0")
    task = task_of(chosen, [special for row in chosen.specials for special in row], PHYSICAL, {})
    found, every = odds(CARDS, task, MANY), odds(CARDS, task, MANY, most=100_000)
    assert found.samples == MOST_POOLS
    assert found.error == pytest.approx(0.5 / MOST_POOLS**0.5)
    assert every.samples == every.error == 0
    for colour in ("green", "red"):
        assert abs(found.ends[colour] - every.ends[colour]) < 3 * found.error


def test_samples_are_the_same_every_time() -> None:
    assert list(sample([6, 6, 10], 5)) == list(sample([6, 6, 10], 5))
    assert len({tuple(rolled) for rolled in sample([6] * 8, 50)}) > 45


@pytest.mark.parametrize(
    "need", ["ACC", "PHY / CON / TEC", "die + die", "TEC + SCI / TEC + CON", "GAT + GAT", "SAME + SAME"]
)
def test_equal_dice_put_together_count_as_they_do_one_by_one(need: str) -> None:
    """V-CHECK-7.4, V-CHECK-7.5, V-CHECK-7.6, V-CHECK-7.7, V-CHECK-7.8, V-CHECK-7.9, V-CHECK-7.10: as often, with the
    same dice left over.
    """
    for sides in sample([6] * 5, 40):
        faces = [
            (CARDS.dice[die].colour, CARDS.dice[die].faces[side]) for die, side in zip(MANY[2:7], sides, strict=True)
        ]
        pool = tuple(sorted(faces))
        one_by_one = {
            (each.times, tuple(face for place, face in enumerate(pool) if place not in each.used))
            for each in fillings(need, [Rolled(0, "", *face) for face in pool], PHYSICAL)
        }
        assert set(countings(need, pool, PHYSICAL)) == one_by_one


def test_an_outcome_that_injures_is_a_danger() -> None:
    """Whoever fails is as likely hurt as to fail, on top of the Danger dice."""
    task = Task((), (("green", "PHY"), ("red", "")), (0, 0), (), frozenset({"red"}))
    assert odds(CARDS, task, ["red-phy"]).injury == pytest.approx(2 / 6)
    assert odds(CARDS, task, ["red-phy"], ["A"]).injury == pytest.approx(1 - 4 / 6 * 5 / 6)
    assert odds(CARDS, task._replace(harms=frozenset()), ["red-phy"]).injury == 0


# With a card


NEEDS_PHYSICAL = Task((), (("green", "PHY"), ("red", "")), (0, 0), ())


def with_card(effect: str, dice: list[str], task: Task = NEEDS_PHYSICAL) -> tuple[float, ...]:
    return helped(CARDS, task, dice, {"card": tree_of(effect)})["card"].share


@pytest.mark.parametrize(
    ("effect", "dice", "chance"),
    [
        ("reroll 1 die", ["red-phy"], 1 - (2 / 6) ** 2),
        ("reroll 1 blue", ["red-phy"], 4 / 6),
        ("reroll any dice", ["red-basic", "red-basic"], 1 - (5 / 6) ** 4),
        ("turn 1 red to PHY", ["red-basic"], 1.0),
        ("turn 1 blue to PHY", ["red-basic"], 1 / 6),
        ("turn 1 die freely", ["red-basic"], 1.0),
        ("turn 1 showing ACC to PHY", ["red-basic"], 2 / 6),
        ("choose: reroll 1 die | turn 1 blue to PHY", ["blue-basic"], 1.0),
        ("convert red to PHY this check", ["red-basic"], 5 / 6),
        ("count one PHY as present", ["red-basic"], 1.0),
    ],
)
def test_a_card_is_used_where_it_helps_most(effect: str, dice: list[str], chance: float) -> None:
    """V-CHECK-4.7, V-CHECK-4.8, V-CHECK-4.9, V-CHECK-4.10, V-CONV-1."""
    assert with_card(effect, dice)[ROWS.index("green")] == pytest.approx(chance)


def test_a_card_that_makes_steps_adds_them() -> None:
    task = Task((Step("die", "", 1, 0, ""),), (), (3, 0), ())
    assert with_card("progress green 1", ["red-basic"], task)[-2:] == (2.0, 0.0)
    assert with_card("progress green 9", ["red-basic"], task)[-2:] == pytest.approx((3.0, 0.0))


def test_a_card_that_changes_no_dice_is_not_told() -> None:
    assert helped(CARDS, NEEDS_PHYSICAL, ["red-basic"], {"card": tree_of("draw 2")}) == {}


def test_a_card_that_takes_too_long_is_left_out() -> None:
    chosen = action("poi:halfway-7:0")
    task = task_of(chosen, [special for row in chosen.specials for special in row], PHYSICAL, {})
    assert helped(CARDS, task, MANY, {"card": tree_of("turn 2 dice freely")}) == {}


# At a table


def choosing_dice(seats: int = 1) -> Table:
    """A table at which the dice of a check are chosen, one of them already."""
    position = Position(GAME, GAME.rules.new(Setup("vanguard", "halfway", seats, 3)), snapshots=False)
    for _ in range(300):
        asked = position.open[0]
        if asked.prompt == "check-dice":
            position.choose(next(place for place, each in enumerate(asked.options) if each.verb == "take-die"))
            return position
        special = [place for place, each in enumerate(asked.options) if each.verb == "special"]
        position.choose(special[0] if special else 0)
    raise AssertionError("no check")


def test_the_outlook_tells_the_chances_and_what_each_further_die_would_change() -> None:
    position = choosing_dice()
    asked = position.open[0]
    before = position.state.copy()
    found = GAME.table.outlook(GAME.play(position.state), asked)
    assert found is not None
    assert position.state == before
    assert found.lines[0].key in ("odds-rows", "odds-track")
    further = {each.id for each in asked.options if each.verb in ("take-die", "assist")}
    assert set(found.options) == {"ready", *further}
    assert further


def test_the_outlook_does_not_depend_on_hidden_things() -> None:
    position = choosing_dice()
    other = position.state.copy()
    other.chance.seed += 1
    GAME.rules.rehide(Play(GAME.rules, CARDS, other), 0)
    assert other != position.state
    assert GAME.table.outlook(GAME.play(other), position.open[0]) == GAME.table.outlook(
        GAME.play(position.state), position.open[0]
    )


def test_odds_stand_only_on_dice_that_may_be_rolled() -> None:
    """V-SPECIAL-08: while a compulsory Assist is missing, that is told, and only a helper's die has odds."""
    position = choosing_dice()
    state = position.state
    assert state.check is not None
    state.check.action = "poi:3:p107:0"
    asked = position.open[0]
    found = GAME.table.outlook(GAME.play(state), asked)
    assert found is not None
    assert [line.key for line in found.lines] == ["odds-needs-assist"]
    assert set(found.options) == {each.id for each in asked.options if each.verb == "assist"}
    helper = (state.check.active + 1) % len(state.crew)
    state.check.given = (*state.check.given, (helper, "red-basic"))
    assisted = GAME.table.outlook(GAME.play(state), asked)
    assert assisted is not None
    assert assisted.lines[0].key == "odds-rows"


def test_other_questions_have_no_outlook() -> None:
    position = Position(GAME, GAME.rules.new(Setup("vanguard", "halfway", 1, 3)), snapshots=False)
    assert GAME.table.outlook(GAME.play(position.state), position.open[0]) is None


@pytest.mark.parametrize(("chance", "told"), [(0, "0"), (0.001, "<1"), (0.5, "50"), (0.999, ">99"), (1.0, "100")])
def test_what_is_possible_is_never_told_as_impossible_or_certain(chance: float, told: str) -> None:
    assert percent(chance) == told


def test_odds_of_a_table_change_nothing() -> None:
    position = Position(GAME, GAME.rules.new(Setup("vanguard", "marl", 1, 3)), snapshots=False)
    while not position.state.round:
        position.choose(0)
    before = position.state.copy()
    play = Play(GAME.rules, CARDS, position.state)
    found = odds_of(play, 0, "poi:1:marl-1:0", list(position.state.crew[0].red))
    assert sum(found.rows.values()) == pytest.approx(1)
    assert position.state == before
