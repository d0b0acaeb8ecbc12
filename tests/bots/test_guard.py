"""Whatever a bot does, the game goes on, and it is said who answered."""

from pathlib import Path

import pytest

from farlight.bots import Guarded, find_bot, guarded
from farlight.bots.guard import PATIENCE
from farlight.kernel import Position, Setup, load_game
from farlight.lab.play import play_game, play_on
from tests.bots.odd_bots import Toggles

GAME = load_game("beacon")
SETUP = Setup("beacon", "first-light", 2, 3)
ODD = "tests.bots.odd_bots"


def played_by(bot: str, limit: float = 60.0) -> Guarded:
    player = guarded(GAME, bot, find_bot(GAME, bot), 1, limit)
    position = Position(GAME, GAME.rules.new(SETUP), snapshots=False)
    play_on(position, player, [])
    assert position.outcome
    return player


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        ("Raises", "it raised KeyError: 'lost my notes'"),
        ("Wrong", "it answered 10000, which was not offered"),
        ("Unmade", "cannot be made: OSError: no weights here"),
    ],
)
def test_the_stand_in_answers_for_a_bot_that_fails(bot: str, said: str, tmp_path: Path) -> None:
    played = play_game(GAME, SETUP, f"{ODD}:{bot}", tmp_path)
    assert played.outcome
    assert played.error == ""
    assert said in played.notes[0]
    assert len(played.notes) <= PATIENCE


def test_a_bot_that_never_answers_is_stopped() -> None:
    player = played_by(f"{ODD}:Hangs", 0.02)
    assert "no answer within 0.02 s" in player.notes[0]
    assert "the stand-in plays on" in player.notes[-1]


def test_a_bot_that_takes_back_what_it_chose_is_told_and_then_passed_over() -> None:
    player = played_by(f"{ODD}:Toggles")
    assert "came back to the same table" in player.notes[0]


def test_a_bot_that_listens_when_it_is_told_plays_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Toggles, "listens", True)
    assert played_by(f"{ODD}:Toggles").notes == []


def test_a_bot_that_plays_well_has_no_notes(tmp_path: Path) -> None:
    assert play_game(GAME, SETUP, f"{ODD}:First", tmp_path).notes == []
