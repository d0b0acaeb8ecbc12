"""What the team answers where a question has nothing left to choose but an any-time effect beside it."""

import pytest

from farlight.kernel import Decision
from farlight.vanguard.bots.answers import ANSWERS
from farlight.vanguard.bots.bot import AwayBot
from farlight.vanguard.bots.team import Team
from farlight.vanguard.rules.questions import NOTHING_LEFT
from tests.vanguard.tables import GAME, play, table


@pytest.mark.parametrize("prompt", sorted(ANSWERS))
def test_a_question_with_nothing_left_to_choose_is_answered(prompt: str) -> None:
    """V-EXERT-05: it stays open for what may be used beside it, and hints are asked for it like for any other."""
    position = table("marl", 2)
    play(position, until="act")
    asked = Decision(seat=0, prompt=prompt, rule="V-TERM-33", options=[NOTHING_LEFT], id=1)
    assert AwayBot(1).answer(Team(GAME.play(position.state)), asked) == 0
