"""The fourth Injury: Emergency Evac, or the choice of Deadly Space. Rulebook chapters 24 and 25."""

from typing import TYPE_CHECKING

from farlight.vanguard.effects.words import VanguardPlay

if TYPE_CHECKING:
    from farlight.vanguard.state import Vanguard

ENDING = "close_exploration"
"""The step that ends an Exploration; it waits at the bottom of the flow."""


def fourth_injury(play: VanguardPlay, who: int) -> None:
    """V-INJ-17, V-INJ-18."""
    if play.state.deadly:
        play.then("deadly_space", who)
    else:
        end_by(play, "evac")


def end_by(play: VanguardPlay, how: str) -> None:
    """The Exploration is over: whatever waits is dropped. What has ended does not end again. V-END-01, V-END-15."""
    state: Vanguard = play.state
    if all(call.step != ENDING for call in state.flow):
        return
    state.now = {**state.now, "ending": how}
    play.leave(ENDING)


def drop_check(state: "Vanguard") -> None:
    """A Dice Check that is not finished: dice in hand and in the Roll Pool are still their owners'. V-SHIP-LEAVE-1."""
    check = state.check
    if check is None:
        return
    for owner, die in (*check.given, *((owner, die) for owner, die, _ in check.pool)):
        if die:  # an icon that only counted as present has none
            state.crew[owner].spent = (*state.crew[owner].spent, die)
    state.check = None
