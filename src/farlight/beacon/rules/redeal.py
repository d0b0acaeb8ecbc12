"""What is hidden, dealt anew for whoever plays on from what a seat sees: no rule of the game."""

from farlight.beacon.model.content import Definitions
from farlight.beacon.model.state import LINES, Beacon
from farlight.kernel import Play, new_chance


def deal_anew(play: Play[Beacon, Definitions], seat: int | None) -> None:
    """Deal another deck order, another severed line and other hunches, as far as this seat knows."""
    state = play.state
    state.chance = new_chance(play.roll("rehide", 1 << 32))
    state.deck.sort()
    play.shuffle("drift", state.deck)
    if state.light.found or not state.deck:
        return
    known = [] if seat is None else [state.keepers[seat].knows]
    possible = [line for line in LINES if line not in (*state.light.looked, *known)]
    play.shuffle("lines", possible)
    state.light.severed = possible[0]
    for number, keeper in enumerate(state.keepers):
        if number != seat and keeper.knows not in state.light.looked:
            keeper.knows = next(line for line in (*possible[1:], *LINES) if line != state.light.severed)
