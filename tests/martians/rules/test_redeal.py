"""What is dealt anew of what is still to come: moments that nobody knows, and nothing that is just being told."""

from farlight.bots import Look, find_bot
from farlight.kernel import Position, Setup, load_game, new_chance
from farlight.martians.model.state import Martians

GAME = load_game("martians")


def dealt_anew(state: Martians, seed: int) -> list[tuple[int, str, str, int, str]]:
    state.chance = new_chance(seed)
    GAME.rules.rehide(GAME.play(state), 0)
    return state.schedule


def test_what_is_due_stays_and_what_comes_later_comes_at_another_time() -> None:
    position = Position(GAME, GAME.rules.new(Setup("martians", "home", 2, 5)))
    crew = find_bot(GAME, "crew-normal")(5)
    while not position.state.sol:
        position.choose(crew.choose(Look(position)))
    state = position.state.copy()
    card = next(iter(GAME.content.adventures))
    due, later = (state.sol, "adventure", card, 0, ""), (state.sol + 9, "adventure", card, 1, "")
    state.schedule = [due, later]
    dealt = [dealt_anew(state.copy(), seed) for seed in range(8)]
    assert all(due in each for each in dealt), "a rule has it in hand"
    moments = {item[0] for each in dealt for item in each if item[3] == 1}
    assert len(moments) > 1
    assert later[0] not in moments
