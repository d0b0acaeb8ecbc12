"""After the end the terminal says what to play next, and how to start it."""

from pathlib import Path
from random import Random

from farlight.kernel import Setup, Timeline, load_game, save
from tests.cli.run import farlight


def test_a_finished_game_names_the_command_for_what_comes_next(tmp_path: Path) -> None:
    game = load_game("vanguard")
    timeline = Timeline(game, Setup("vanguard", "marl", 1, 1))
    chance = Random(1)
    while timeline.position.open:
        decision = timeline.position.open[0]
        number = chance.randrange(len(decision.options))
        timeline.choose(max(decision.seat, 0), decision.options[number].id, number)
    file = tmp_path / "over.farlight"
    save(timeline, file)
    onward = game.rules.onward(timeline.position.state)
    done = farlight("play", "--load", str(file), home=tmp_path, stdin="quit\n")
    assert onward
    assert f"“farlight play --terminal vanguard --mission {onward}” starts a new game" in done.stdout
    assert f"This game is over: “farlight play --terminal vanguard --mission {onward}” starts a new one" in done.stdout
