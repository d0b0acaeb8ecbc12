"""Balance studies: what is counted, and what is refused."""

from pathlib import Path

import pytest

from farlight.errors import UserError
from farlight.kernel import BadSetup, Setup
from farlight.lab.balance import Row, lost_by, plan, study
from farlight.lab.play import Played


def played(outcome: str) -> Played:
    return Played(Setup("martians", "home", 4, 1), outcome, 100)


def row_of(*outcomes: str) -> Row:
    row = Row("home", "crew-normal")
    for outcome in outcomes:
        row.add(played(outcome))
    return row


def test_a_row_counts_wins_and_ways_of_losing() -> None:
    row = row_of("won/mission", "lost/time", "lost/time", "lost/death")
    assert (row.won, row.games, row.decisions) == (1, 4, 400)
    assert list(lost_by(row)) == [("lost/time", 2), ("lost/death", 1)]


def test_the_interval_holds_the_share_and_narrows_with_more_games() -> None:
    few, many = row_of(*["won/x", "lost/y"] * 5), row_of(*["won/x", "lost/y"] * 50)
    for row in (few, many):
        low, high = row.interval
        assert low < 0.5 < high
    assert many.interval[0] > few.interval[0]
    assert row_of("won/x").interval[1] == 1.0


def test_a_study_plays_all_missions_with_all_bots_of_the_game() -> None:
    planned = plan("martians", 2, 4, 1, None, "crew")
    assert "home" in planned.missions
    assert "slow-bell" in planned.missions
    assert planned.bots == ("crew-easy", "crew-normal", "crew-hard")


def test_the_same_seeds_give_the_same_study(tmp_path: Path) -> None:
    planned = plan("martians", 3, 2, 5, "core", "crew-normal")
    first, second = (next(iter(study(planned, 1, tmp_path))) for _ in range(2))
    assert first.outcomes == second.outcomes
    assert first.games == 3


@pytest.mark.parametrize(
    ("game", "mission", "bot", "error", "said"),
    [
        ("beacon", None, "crow", UserError, "There is no bot 'crow'"),
        ("martians", None, "crow", UserError, "such as|expected"),
        ("martians", "hame", None, BadSetup, "There is no mission 'hame'"),
    ],
)
def test_what_cannot_be_studied_is_said(
    game: str, mission: str | None, bot: str | None, error: type[Exception], said: str
) -> None:
    with pytest.raises(error, match=said):
        plan(game, 1, 4, 1, mission, bot)
