"""scripts/clicks counts what it says: small answers before, gestures and habits after."""

import json
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from farlight.kernel import AnyGame, Gesture, Offer, Pick, Row, Usual, load_game

SCRIPT = Path(__file__).parents[2] / "scripts" / "clicks"


@pytest.fixture(scope="module")
def clicks() -> dict[str, Any]:
    return runpy.run_path(str(SCRIPT))


def test_without_offers_every_small_answer_is_a_click() -> None:
    said = subprocess.run(
        [sys.executable, str(SCRIPT), "beacon", "--seeds", "1", "--json"], check=True, capture_output=True
    )
    figures = json.loads(said.stdout)["answers for each real decision"]
    assert figures["before"] == figures["taken"] == figures["chosen"] >= 1


def measured(clicks: dict[str, Any], game: AnyGame) -> Any:  # Any: a class of the script's
    return clicks["Measured"](game.rules.missions()[0].id, frozenset(), frozenset(), {})


def test_a_popover_costs_its_opening_each_change_and_the_doing(clicks: dict[str, Any]) -> None:
    rows = tuple(Row(name, name, (Pick("a", "A"), Pick("b", "B"))) for name in ("who", "with"))
    ways = [Gesture(("x",), (who, what)) for who in "ab" for what in "ab"]
    offer = Offer("o", "Repair", rows=rows, gestures=tuple(ways))
    cost = [clicks["clicks_of"](clicks["Shown"](offer, True), way) for way in ways]
    assert cost == [2, 3, 3, 4]
    team = Offer("o", "Explore", rows=(Row("team", "", (Pick("a", "A"), Pick("b", "B"))),), gestures=tuple(ways[::2]))
    assert clicks["clicks_of"](clicks["Shown"](team, True), Gesture(("x",), ("b",))) == 2
    assert clicks["clicks_of"](clicks["Shown"](Offer("o", "Roll", gestures=(ways[0],))), ways[0]) == 1
    cost = [clicks["clicks_of"](clicks["Shown"](offer), way) for way in ways]
    assert cost == [1, 3, 3, 4], "what an option leads to first is one press"
    marked = clicks["Shown"](offer, True, marked=True)
    assert [clicks["clicks_of"](marked, way) for way in ways] == [1, 3, 3, 4], "the mark does what is preset, no more"


def test_picks_that_come_with_another_cost_no_click_of_their_own(clicks: dict[str, Any]) -> None:
    """Who takes the card apart does it with its part: choosing them is all that is left to do."""
    rows = (Row("team", "", (Pick("a", "A"), Pick("b", "B"))), Row("with", "", (Pick("x", "X"), Pick("y", "Y"))))
    ways = [Gesture(("1",), ("a", "x")), Gesture(("2",), ("a", "y")), Gesture(("3",), ("b", "y"))]
    offer = Offer("o", "Repair", rows=rows, gestures=tuple(ways))
    assert [clicks["clicks_of"](clicks["Shown"](offer, True), way) for way in ways] == [2, 3, 2]


def test_a_suggestion_that_settles_nothing_is_no_click(clicks: dict[str, Any]) -> None:
    game = load_game("beacon")
    steps = clicks["played"](game, measured(clicks, game), 1)[:2]
    suggested = Offer("o", "", gestures=(Gesture(("something",)),))
    offered = [
        step._replace(
            revealed=False,
            usual=None,
            free=True,
            settles=lambda _: frozenset(),
            offers=lambda: [clicks["Shown"](suggested)],
        )
        for step in steps
    ]
    assert clicks["counted"](offered) == clicks["counted"](offered, taken=False)


def test_gestures_and_habits_are_found_in_what_was_played(clicks: dict[str, Any]) -> None:
    game = load_game("beacon")
    steps = clicks["played"](game, measured(clicks, game), 1)[:4]
    usual = Usual(steps[0].option.id, "step", matters=False)
    told = [step._replace(revealed=False, usual=None, offers=lambda: ()) for step in steps]
    assert clicks["counted"](told) == (4, 4, 4)
    assert clicks["counted"]([told[0]._replace(usual=usual), *told[1:]]) == (3, 3, 4)
    ids = tuple(step.option.id for step in told[3:0:-1])
    gesture = Offer("o", "", gestures=(Gesture(ids),))
    assert clicks["counted"](
        [told[0], told[1]._replace(offers=lambda: [clicks["Shown"](gesture, True)]), *told[2:]]
    ) == (2, 3, 4)


def test_a_suggestion_that_was_not_followed_counts_only_as_taken(clicks: dict[str, Any]) -> None:
    game = load_game("beacon")
    steps = clicks["played"](game, measured(clicks, game), 1)[:3]
    prompts = frozenset(step.decision.prompt for step in steps)
    told = [step._replace(revealed=False, usual=None, settles=lambda _: prompts) for step in steps]
    suggested = Offer("o", "", gestures=(Gesture(("something", "else")),))
    offered = [each._replace(offers=lambda: [clicks["Shown"](suggested)]) for each in told]
    assert clicks["counted"](offered) == (1, 1, 3)
    assert clicks["counted"](offered, taken=False) == (3, 3, 3)
    led = Offer("o", "", (("option", steps[0].option.id),), gestures=suggested.gestures)
    assert clicks["counted"]([each._replace(offers=lambda: [clicks["Shown"](led)]) for each in told]) == (3, 3, 3)
