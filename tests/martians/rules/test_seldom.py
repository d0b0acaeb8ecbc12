"""Rules that few cards use come up in games that are played, not only in cases with cards of their own."""

from itertools import takewhile
from typing import Any

import pytest

from farlight.kernel import Position, load_game
from farlight.martians.model.events.app import EventCame, EventDone
from farlight.martians.model.events.base import TokenPlaced
from farlight.martians.model.events.work import ActionFailed, DirectionDrawn
from farlight.martians.rules.actions.assist import rovers_explore
from tests.recounts import events_of, played

CONTENT = load_game("martians").content


def test_an_event_action_with_a_type_fails_and_is_still_there_to_be_tried_again() -> None:
    """M-EVA-05, M-EVA-09: the Printer Spits names Build, and breaks what makes the Workshop roll."""
    timeline = played("martians", "home", 3, "crew-normal", 43)
    failed = [node for node, event in events_of(timeline) if isinstance(event, ActionFailed) and event.verb == "event"]
    (node,) = failed
    state = timeline.position_at(node).state
    assert CONTENT.events["c01"].type == "build"
    assert [(entry.state, entry.sol) for entry in state.log if entry.event == "c01"] == [("open", state.sol)]


def test_event_actions_with_a_type_are_done() -> None:
    """M-EVA-05."""
    for seed, event in ((1, "c08"), (3, "c01")):
        events = [told for _, told in events_of(played("martians", "home", 3, "crew-normal", seed))]
        assert any(isinstance(told, EventDone) and told.event == event for told in events)
        assert CONTENT.events[event].type


@pytest.mark.parametrize(
    ("seed", "strength", "tokens"),
    [(26, "light", ["adventure"]), (13, "medium", ["wound"]), (12, "intense", ["wound", "extra-pawn"])],
)
def test_a_direction_is_light_medium_or_intense_and_it_matters(seed: int, strength: str, tokens: list[str]) -> None:
    """M-DIR-04, M-DIR-05: Frost Fall asks for the word on the card that it draws."""
    timeline = played("martians", "riddle", 2, "crew-normal", seed)
    (came,) = [node for node, event in events_of(timeline) if isinstance(event, EventCame) and event.event == "x19"]
    events = [event for node, event in events_of(timeline) if node == came]
    drawn, *after = events[next(place for place, event in enumerate(events) if isinstance(event, EventCame)) + 1 :]
    assert isinstance(drawn, DirectionDrawn)
    assert CONTENT.directions[drawn.direction].strength == strength
    laid = takewhile(lambda event: isinstance(event, TokenPlaced), after)
    assert [event.token for event in laid if isinstance(event, TokenPlaced)] == tokens


def test_a_crew_explores_on_foot_while_its_garage_lets_no_rover_out() -> None:
    """M-ICON-03, M-ROV-13, M-RUL-STR-07: in First Night Down, whose Garage is a provisional one."""
    timeline = played("martians", "land", 4, "crew-normal", 3)
    grounded = [position for position in map(timeline.position_at, timeline.path()) if _is_grounded(position)]
    on_foot = [stack for position in grounded for stack in position.state.plan if stack.type == "explore"]
    assert on_foot
    assert not any(stack.rover for stack in on_foot)
    assert not any(rovers_explore(position.play, "prov-ga") for position in grounded)


def _is_grounded(position: Position[Any, Any]) -> bool:
    asked = position.open[0].prompt if position.open else ""
    return asked == "plan" and "prov-ga.cpu" in position.state.broken
