"""From a goal to what reaches it: the actions that serve an objective or complete it, the land that it speaks of."""

from collections.abc import Iterator
from typing import NamedTuple

from farlight.kernel import Play
from farlight.martians.model.ids import ObjectiveId, is_rule, parts_of
from farlight.martians.model.mission_sheets import Objective
from farlight.martians.model.state import Stack
from farlight.martians.rules.actions.action_effects import EFFECTS, special_effect
from farlight.martians.rules.actions.phase_offers import offers
from farlight.martians.rules.actions.resolution import about_of
from farlight.martians.rules.actions.targets import verb_of
from farlight.martians.rules.context import About, MartiansPlay, holds
from farlight.martians.rules.map_paths import direction_of
from farlight.martians.rules.mission_end import is_done, is_reached, meets_threshold
from farlight.martians.table.offers.whole_actions import Aim

BY_RESEARCH = {"on_examined": "examine", "on_discovery": "discover"}
"""What examining and discovering do in a mission, by the action that does it."""
EXPLORE = "explore"


def actions_for(objective: Objective) -> list[str]:
    """The actions by which an objective is reached, as far as its sheet names them. M-APP-22."""
    return [BY_RESEARCH.get(way, way) for way in objective.by if not is_rule(way)]


def open_goals(play: MartiansPlay) -> list[Objective]:
    """What is still wanted; what is only to be kept up needs nothing as long as it holds. M-MIS-HOME-03."""
    about = About(play.state.first)
    return [
        each
        for each in play.content.missions[play.state.mission].objectives
        if not is_reached(play, each) and not (each.live and holds(play, each.when, about))
    ]


def goals_at(play: MartiansPlay, space: str) -> list[Objective]:
    """The goals that speak of a space, as long as nobody has been there."""
    return [] if space in play.state.tiles else [each for each in play.recall(open_goals) if space in each.at]


def is_pointed_at(play: MartiansPlay, space: str) -> bool:
    """Whether a space lies in the direction that a goal speaks of."""
    there = (each for goal in play.recall(open_goals) for each in goal.at if each not in play.state.tiles)
    return direction_of(space) in map(direction_of, there)


def goals_of_aim(play: MartiansPlay, aim: Aim) -> Iterator[tuple[str, str]]:
    """The goals that an action serves, as things of the board; also those that it completes, and the mission."""
    mission = play.state.mission
    for each in play.recall(open_goals):
        there = aim.verb == EXPLORE and aim.target in each.at
        if aim.verb in actions_for(each) or there:
            name = str(ObjectiveId(mission, each.id))
            yield "objective", name
            reached = play.recall(reached_by, aim.verb, aim.target)
            if each.id in reached.goals:
                yield "completes", name
                if reached.wins:
                    yield "mission", mission


class Reached(NamedTuple):
    """What the success of an action reaches for certain."""

    goals: frozenset[str]
    wins: bool
    """Whether nothing is left to do then."""


NOTHING = Reached(frozenset(), False)


def reached_by(play: MartiansPlay, verb: str, target: str) -> Reached:
    """What is reached for certain when an action succeeds: one of the mission's own, or planting. M-MACT-02, M-PLNT-08.

    It is tried on a copy of the table. Where the action asks, rolls or draws something, nothing is certain.
    """
    if verb != "plant" and verb not in play.content.actions:
        return NOTHING
    seen = play.recall(offers)
    found = [_reached_with(play, verb, target, each) for each in verb_of(play, verb).things(play, seen, target)]
    return found[0] if found and all(each == found[0] for each in found) else NOTHING


def _reached_with(play: MartiansPlay, verb: str, target: str, things: str) -> Reached:
    """What is reached for certain with certain things: what lies with an action may decide what comes of it."""
    trial: MartiansPlay = Play(play.rules, play.content, play.state.copy())
    state = trial.state
    path = [target] if verb_of(play, verb).outside else []
    stack = Stack(0, verb, "", target, "", "hub", path, [str(state.first)], state.first, "", [], "", [], [], 0)
    stack.things = list(parts_of(things))
    about = about_of(trial, stack)
    asks = EFFECTS.get(verb, special_effect)(trial, stack, about)
    if any(True for _ in asks or ()) or trial.revealed:
        return NOTHING
    found = frozenset(each.id for each in open_goals(play) if holds(trial, each.when, about))
    state.ticked += sorted(found - set(state.ticked))
    return Reached(found, is_done(trial) and meets_threshold(trial))
