"""The fourth Injury: Emergency Evac, or the choice of Deadly Space. Rulebook chapters 24 and 25."""

from typing import TYPE_CHECKING

from farlight.kernel import Procedure, StepTable
from farlight.vanguard.model.moments import EndingMoment
from farlight.vanguard.rules.context import VanguardPlay

if TYPE_CHECKING:
    from farlight.vanguard.model.state import Vanguard

STEPS = StepTable()
ENDING = STEPS.elsewhere("close_exploration")
"""The step that ends an Exploration; it waits at the bottom of the flow."""
DEADLY_SPACE = STEPS.elsewhere("deadly_space")
"""The step that decides in place of an Evac. V-DEADLY-10."""


def fourth_injury(play: VanguardPlay, who: int) -> None:
    """Call an Evac for the fourth Injury; in Deadly Space dice decide instead. V-INJ-17, V-INJ-18, V-RUL-C07."""
    if play.state.deadly:
        play.then(DEADLY_SPACE, who)
    else:
        end_by(play, "evac")


def deadly_at_once(play: VanguardPlay, waiting: int) -> Procedure[None]:
    """Begin at once what a fourth Injury set off: it does not wait for the question beside which it came. V-DEADLY-10.

    `waiting` is how many steps waited before. Within an effect it follows when that is carried out for all.
    """
    flow = play.state.flow
    while len(flow) > waiting and flow[-1].step == DEADLY_SPACE.__name__:
        procedure = play.step(DEADLY_SPACE.__name__).run(play, *flow.pop().args)
        if procedure is not None:
            yield from procedure


def end_by(play: VanguardPlay, how: str) -> None:
    """End the Exploration: whatever waits is dropped, a Travel under way and the Event of the turn, too.

    What has ended does not end again. V-END-01, V-END-15, V-RUL-69, V-TRAVEL-11, V-RUL-30, V-TURN-18, V-RUL-28.
    """
    state: Vanguard = play.state
    if all(call.step != ENDING.__name__ for call in state.flow):
        return
    state.moments = [*state.moments, EndingMoment(how)]
    play.leave(ENDING)


def drop_check(state: "Vanguard") -> None:
    """Drop a Dice Check that is not finished: dice in hand and in the Roll Pool are still their owners'.

    V-SHIP-LEAVE-1.
    """
    check = state.check
    if check is None:
        return
    for owner, die in (*check.given, *((owner, die) for owner, die, _ in check.pool)):
        if die:  # an icon that only counted as present has none
            state.crew[owner].spent = (*state.crew[owner].spent, die)
    state.check = None
