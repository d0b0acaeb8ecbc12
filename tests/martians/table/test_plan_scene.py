"""What the board shows of the plan: its order, the machines it uses, how far the goals are, tomorrow with it."""

from typing import Any

import pytest

from farlight.martians.table import scene as drawing
from farlight.martians.table.objective_counts import Progress, progress_of
from farlight.martians.table.plan_forecast import foreseen

from .test_scene import GAME, at_plan, scene_at


def test_goals_tell_how_far_they_are_by_their_own_condition() -> None:
    table = at_plan()
    objectives = {each.id: each for each in GAME.content.missions["home"].objectives}
    table.state.tracks["optimal"] = 40
    assert progress_of(table.play, objectives["o5"]) == Progress(40, 100)
    table.state.broken = ["ox1.hardware", "fa.cpu"]
    found = progress_of(table.play, objectives["o6"])
    assert found is not None
    assert (found.now, found.wanted, found.at_most) == (2, 6, True)
    assert progress_of(table.play, objectives["o8"]) == Progress(0, 2)
    assert progress_of(table.play, objectives["o1"]) is None
    assert [each.count for each in scene_at(table).mission.objectives if each.id == "home.o5"] == ["40 of 100"]


def test_a_planned_repair_is_in_tomorrow_and_in_the_goals() -> None:
    table = at_plan(seats=1)
    table.state.broken = ["ox1.hardware"]
    table.state.available = ["hardware"]
    table.play.forget()
    for word in ("take:", "act:build", "do-action:repair", "with:hardware"):
        options = [each.id for each in table.open[0].options]
        chosen = next((place for place, each in enumerate(options) if each.startswith(word)), None)
        if chosen is not None:
            table.choose(chosen)
    scene = scene_at(table)
    [stack] = scene.plan
    assert (stack.turn, stack.what, stack.warning) == (1, "Hardware", "")
    assert scene.planned is not None
    assert scene.planned.broken == scene.mission.broken - 1
    goal = next(each for each in scene.mission.objectives if each.id == "home.o6")
    assert goal.count == f"now {scene.mission.broken}", "as things are: what the plan makes of it comes with tomorrow"
    assert scene.planned.goals[goal.id] == goal.now - 1


def test_tomorrow_is_worked_out_once_for_a_scene(monkeypatch: pytest.MonkeyPatch) -> None:
    table = at_plan(seats=1)
    asked: list[str] = []

    def counted(*args: Any) -> Any:  # Any: whatever it takes
        asked.append("tomorrow")
        return foreseen(*args)

    monkeypatch.setattr(drawing, "foreseen", counted)
    assert scene_at(table).planned is not None
    assert asked == ["tomorrow"]


def test_a_crew_alone_sees_how_many_machines_it_has_used() -> None:
    scene = scene_at(at_plan(seats=1))
    assert scene.machines is not None
    assert (scene.machines.used, scene.machines.most) == (0, GAME.content.ruling.solo_machines)
    assert scene.machines.words == "0 of 2 machines used this sol"
