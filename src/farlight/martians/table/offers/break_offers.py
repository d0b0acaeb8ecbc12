"""Several breaks at once: how many are for Morale, and how many for Stress."""

from collections.abc import Collection
from itertools import takewhile

from farlight.kernel import Option, Play
from farlight.kernel.offers import Gesture, Offer
from farlight.martians.model.state import Stack
from farlight.martians.rules.actions.action_effects import LIFT_MORALE, ease_stress, stress_relief
from farlight.martians.rules.actions.resolution import of_step
from farlight.martians.rules.actions.stacks import performer
from farlight.martians.rules.context import MartiansPlay, seat_of
from farlight.martians.rules.crew import change_morale, change_stress, highest_morale
from farlight.martians.rules.mission_end import tick_objectives
from farlight.texts import Texts


def breaks(play: MartiansPlay, own: Collection[int], texts: Texts) -> list[Offer]:
    """Every use of the breaks that a person's astronauts have now. M-RELX-02, M-RELX-03, M-RELX-04.

    Dice may come between those that roll them, so each of these is asked for by itself.
    """
    state = play.state
    waiting = of_step(state, "relax")
    if any(stack.dice or stack.announced for stack in waiting):
        return []
    mine = list(takewhile(lambda stack: seat_of(state, performer(stack)) in own, waiting))
    ways = (_used(play, mine, lifts, texts) for lifts in range(len(mine), -1, -1))
    found = tuple(way for way in ways if len(way.options) == len(mine) > 1)
    return [Offer("breaks", texts.say("offer-breaks"), gestures=found)] if found else []


def _used(play: MartiansPlay, stacks: list[Stack], lifts: int, texts: Texts) -> Gesture:
    """So many breaks for Morale, then the others for Stress, as long as each has an effect and no goal is reached."""
    trial: MartiansPlay = Play(play.rules, play.content, play.state.copy())
    options: list[Option] = []
    for place, stack in enumerate(stacks):
        if place and tick_objectives(trial):  # what a goal brings may ask something
            break
        if place >= lifts and trial.state.stress:
            relief = stress_relief(trial, stack.facility)
            change_stress(trial, -relief, "M-RELX-02")
            options.append(ease_stress(relief))
        elif place < lifts and trial.state.morale < highest_morale(trial):
            change_morale(trial, 1, "M-RELX-02")
            options.append(LIFT_MORALE)
    morale, stress = trial.state.morale - play.state.morale, play.state.stress - trial.state.stress
    return Gesture(tuple(each.id for each in options), text=texts.say("offer-breaks-use", morale=morale, stress=stress))
