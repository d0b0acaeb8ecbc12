"""Played games show what they showed: see docs/goldens.md for what to do when one does not."""

from pathlib import Path

import pytest

from tests.goldens.played import RUNS, Run, moments

FOLDER = Path(__file__).parent


@pytest.mark.parametrize("run", RUNS, ids=lambda run: run.name)
def test_a_played_game_shows_what_it_showed(run: Run) -> None:
    kept = (FOLDER / f"{run.name}.txt").read_text("utf-8").splitlines()
    assert [moment.digest() for moment in moments(run)] == kept


def test_nothing_is_kept_of_runs_that_are_gone() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == {run.name for run in RUNS}
