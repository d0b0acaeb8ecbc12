"""Bots by name: who is found, and what is said about those who are not."""

import pytest

from farlight.bots import UnknownBot, bots_of, find_bot
from farlight.kernel import load_game
from tests.bots.odd_bots import First

GAME = load_game("beacon")
ODD = "tests.bots.odd_bots"


def test_a_bot_is_found_by_its_name_or_by_its_class() -> None:
    assert find_bot(GAME, "random") is bots_of(GAME)["random"]
    assert isinstance(find_bot(GAME, f"{ODD}:First")(1), First)
    bot = find_bot(GAME, f"{ODD}:First,place=2")(1)
    assert isinstance(bot, First)
    assert bot.place == 2


def test_the_games_own_bots_come_last() -> None:
    """Clients offer the last one."""
    assert list(bots_of(GAME))[-1] == "keeper"
    assert next(iter(bots_of(GAME))) == "random"


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("keper", r"There is no bot 'keper' for beacon: expected .*\. Did you mean 'keeper'\?"),
        ("nowhere.bots:Mine", "cannot be loaded: there is no module 'nowhere' here"),
        (f"{ODD}:Frist", r"has no 'Frist': expected .*Did you mean 'First'\?"),
        (f"{ODD}:NO_BOT", "is no bot: it must be a class with a method 'choose'"),
        (f"{ODD}:First,plaice=2", r"has no setting 'plaice': expected place\. Did you mean 'place'\?"),
        (f"{ODD}:First,place", "'place' is no setting of the bot"),
        ("keeper,speed=3", "The bot 'keeper' has no setting 'speed'"),
    ],
)
def test_a_bot_that_is_not_there_is_said_in_one_sentence(name: str, said: str) -> None:
    with pytest.raises(UnknownBot, match=said):
        find_bot(GAME, name)
