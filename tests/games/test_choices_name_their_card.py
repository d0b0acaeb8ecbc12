"""The question of a choice within an effect names what that is written on: an event, a Threat, an Action, the way."""

import pytest

from farlight.bots import Look, bots_of
from farlight.kernel import Setup, Timeline, load_game
from farlight.texts import Texts

LONGEST = 400
END = ": choose what happens."


def asked(game_name: str, mission: str) -> set[str]:
    """What two games of bots ask where an effect lets somebody choose."""
    game, found = load_game(game_name), set[str]()
    for seed in (1, 2):
        timeline = Timeline(game, Setup(game_name, mission, 2, seed))
        bot = bots_of(game)[game.bots.adviser](seed)
        for _ in range(LONGEST):
            position = timeline.position
            if not position.open:
                break
            texts = Texts("en", [game.texts], game.table.names_at(position.state))
            found |= {texts.prompt(each) for each in position.open if each.prompt == "effect"}
            number = bot.choose(Look(position))
            option = next(each for place, each in position.choices() if place == number)
            timeline.choose(position.seat_of(number), option.id, number)
    return found


@pytest.mark.parametrize(("game", "mission"), [("vanguard", "marl"), ("martians", "home")])
def test_a_choice_names_what_it_is_written_on(game: str, mission: str) -> None:
    named = {question.removesuffix(END) for question in asked(game, mission) if question.endswith(END)}
    assert named
    assert not any(each.startswith("{") or "prompt-" in each for each in named)
