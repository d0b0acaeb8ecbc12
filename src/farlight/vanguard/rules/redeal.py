"""What is hidden, dealt anew for whoever plays on from what a seat sees: no rule of the game."""

from farlight.kernel import new_chance
from farlight.vanguard.rules.context import VanguardPlay


def redeal(play: VanguardPlay) -> None:
    """Deal other orders of all decks and of what lies face down.

    Not of the Rank-Up cards: the two on top are what the group chooses from, and are not known by the state. Not of
    the bag: it has no order, each Lead is rolled for when it is drawn, and all see it from then on. V-LEAD-02.
    """
    state = play.state
    state.chance = new_chance(play.roll("rehide", 1 << 32))
    for crew in state.crew:
        crew.deck = _shuffled(play, crew.deck)
    state.events = _shuffled(play, state.events)
    for find, cards in state.discoveries.items():
        state.discoveries[find] = _shuffled(play, cards)
    state.unique = _shuffled(play, state.unique)
    state.ship.recruits = _shuffled(play, state.ship.recruits)
    state.ship.possible = _shuffled(play, state.ship.possible)


def _shuffled(play: VanguardPlay, cards: tuple[str, ...]) -> tuple[str, ...]:
    mixed = sorted(cards)
    play.shuffle("rehide", mixed)
    return tuple(mixed)
