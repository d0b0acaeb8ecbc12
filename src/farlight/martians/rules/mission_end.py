"""The end of a mission. Rulebook chapter 32."""

from typing import NoReturn

from farlight.kernel import StepTable
from farlight.martians.model.events.mission import MissionEnded, ObjectiveTicked
from farlight.martians.model.ids import ObjectiveId
from farlight.martians.model.mission_sheets import Objective
from farlight.martians.rules.context import About, MartiansPlay, holds
from farlight.martians.rules.facilities import broken_elements

STEPS = StepTable()
AFTER_MISSION = STEPS.elsewhere("after_mission")


def end_mission(play: MartiansPlay, rule: str, outcome: str) -> NoReturn:
    """A single mission ends the game, at any moment and for all players together; in a campaign the story goes on.

    M-GEN-04, M-MIS-CAMP-05, M-GEN-01, M-RND-05.
    """
    state = play.state
    state.flags["result"] = outcome
    play.emit(MissionEnded(rule, state.mission, outcome))
    if state.campaign is None:
        play.end(rule, outcome)
    play.leave(AFTER_MISSION)


def tick_objectives(play: MartiansPlay) -> list[str]:
    """Tick what holds now; what is ticked stays ticked. Gives what is new. M-APP-22, M-MIS-GEN-17."""
    state = play.state
    ticked = state.ticked
    new: list[str] = []
    about = About(state.first)
    for objective in play.content.missions[state.mission].objectives:
        if objective.id not in ticked and not objective.live and holds(play, objective.when, about):
            ticked.append(objective.id)
            new.append(objective.id)
            play.emit(ObjectiveTicked("M-APP-22", state.mission, str(ObjectiveId(state.mission, objective.id))))
    return new


def is_reached(play: MartiansPlay, objective: Objective) -> bool:
    """Ticked; what holds only for the moment counts when the mission is over, as it stands then. M-MIS-HOME-03."""
    state = play.state
    over = "result" in state.flags
    return objective.id in state.ticked or (over and objective.live and holds(play, objective.when, About(state.first)))


def reached(play: MartiansPlay) -> tuple[str, ...]:
    """The objectives of the mission that are reached, by their ids on its sheet. M-APP-22."""
    objectives = play.content.missions[play.state.mission].objectives
    return tuple(objective.id for objective in objectives if is_reached(play, objective))


def is_done(play: MartiansPlay, live: bool = True) -> bool:
    """The objective that the sheet's victory sentence names, where it names one (M-MIS-RIDDLE-01); else all mandatory
    ones, those that hold only for the moment included or left out. M-END-01, M-MIS-HOME-03."""
    state = play.state
    objectives = play.content.missions[state.mission].objectives
    named = [objective for objective in objectives if objective.wins]
    return all(
        objective.id in state.ticked
        or (objective.live and (not live or holds(play, objective.when, About(state.first))))
        for objective in named or [objective for objective in objectives if not objective.optional]
    )


def meets_threshold(play: MartiansPlay) -> bool:
    """Equal or below, counted by itself. M-END-04, M-MIS-GEN-09, M-APP-33."""
    return broken_elements(play) <= play.content.missions[play.state.mission].threshold


def check_victory(play: MartiansPlay) -> None:
    """Check for victory, which comes at once. M-END-03, M-END-05, M-MIS-GEN-12."""
    if is_done(play) and meets_threshold(play):
        end_mission(play, "M-END-05", "won/mission")


def check_time(play: MartiansPlay) -> None:
    """Lose the mission after the last sol: too late, or with too much broken.

    M-END-08, M-END-09, M-APP-32, M-MIS-GEN-13.
    """
    if play.state.sol >= play.state.sols:
        if is_done(play, live=False):  # what is left is the Threshold, which may be an objective itself
            end_mission(play, "M-END-09", "lost/parts")
        end_mission(play, "M-END-08", "lost/time")
