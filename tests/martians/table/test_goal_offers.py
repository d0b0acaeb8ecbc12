"""From a goal to what reaches it: pressing it offers the actions that serve it; the map marks what it speaks of."""

from typing import Any

import pytest

from farlight.martians.table.offers.goal_aims import reached_by

from .test_scene import GAME, Table, at_plan, scene_at, texts_at


def things(table: Table) -> Any:
    return GAME.table.offer_things(table.play, 0)


def offers(table: Table, kind: str, thing: str) -> Any:
    return GAME.table.offers(table.play, 0, (kind, thing), texts_at(table.state))


def test_a_goal_offers_the_action_that_reaches_it() -> None:
    table = at_plan(seats=1)
    assert ("objective", "home.o1") in things(table)
    [offer] = offers(table, "objective", "home.o1")
    assert offer.title == "Raise the Third Field"
    assert offer.gestures


def test_a_goal_that_an_action_completes_says_so() -> None:
    table = at_plan(seats=1)
    assert ("completes", "home.o1") in things(table)
    assert ("completes", "home.o5") not in things(table), "one of several steps"
    assert [each.title for each in offers(table, "completes", "home.o1")] == ["Raise the Third Field"]
    assert reached_by(table.play, "raise-panel", "").goals == {"o1"}
    assert ("mission", "home") not in things(table), "other goals are left"


def test_an_action_that_completes_the_mission_says_so() -> None:
    table = at_plan(seats=1)
    table.state.ticked += ["o2", "o3", "o4", "o5"]
    table.play.forget()
    assert ("mission", "home") in things(table)
    [offer] = offers(table, "mission", "home")
    assert offer.title == "Raise the Third Field"
    table.state.broken = [f"{room}.cpu" for room in ("ox1", "ox2", "sp1", "sp2", "fa", "ga")]
    table.play.forget()
    assert ("mission", "home") not in things(table), "with the ruined Field too much would be broken"


def test_trying_it_out_leaves_the_table_as_it_was() -> None:
    table = at_plan(seats=1)
    before = table.state.fingerprint()
    things(table)
    assert table.state.fingerprint() == before


def test_a_goal_that_is_reached_or_kept_offers_nothing() -> None:
    table = at_plan(seats=1)
    table.state.ticked.append("o1")
    table.play.forget()
    found = things(table)
    assert ("objective", "home.o1") not in found
    assert ("objective", "home.o6") not in found, "as long as it holds, nothing has to be done for it"


def test_the_map_marks_what_the_mission_speaks_of() -> None:
    table = at_plan(seats=1)
    wanted = {space.id: space.wanted for space in scene_at(table).spaces if space.wanted}
    assert set(wanted) == {"A1-S", "A2-S"}
    assert wanted["A1-S"][0] == "Find both fallen probes in the south."


def test_explore_begins_where_the_mission_points() -> None:
    table = at_plan(seats=1)
    offer = next(each for each in offers(table, "facility", "ga") if each.id == "explore")
    assert offer.rows[0].picks[0].id == "A1-S"
    assert ("objective", "home.o7") in things(table)
    [to_probe] = offers(table, "objective", "home.o7")
    assert "at:A1-S" in to_probe.gestures[0].options


def test_what_an_action_outside_completes_depends_on_where_it_is_done() -> None:
    table = at_plan("ln1", seats=1)
    table.state.spots = [("A1-N", "ear"), ("A1-S", "ear")]
    assert reached_by(table.play, "plant-an-ear", "A1-E").goals == {"o2"}
    assert reached_by(table.play, "plant-an-ear", "A2-E").goals == {"o2", "o4"}
    table.state.spots.pop()
    assert not reached_by(table.play, "plant-an-ear", "A1-E").goals, "one of three is missing still"


def test_what_an_action_completes_may_depend_on_what_lies_with_it() -> None:
    """Two crates, a goal for each: as long as either may be taken nothing is certain."""
    table = at_plan("land", seats=1)
    table.state.available = ["red1", "red2"]
    assert not reached_by(table.play, "unpack-crate", "").goals
    table.state.available = ["red1"]
    assert reached_by(table.play, "unpack-crate", "").goals == {"o1"}


def test_what_is_drawn_for_is_never_certain() -> None:
    table = at_plan("plants", seats=1)
    table.state.available = ["filters"]
    assert not reached_by(table.play, "thicken-air", "").goals


@pytest.mark.parametrize("action", GAME.content.actions)
def test_every_action_of_a_sheet_can_be_tried_out_where_it_is_done(action: str) -> None:
    """M-MACT-02: also one whose effect speaks of the space at which it is done, or of what lies with it."""
    card = GAME.content.actions[action]
    for mission in card.missions:
        for target in ("",) if card.place == "hub" else ("A1-N", "A2-N", "A3-N"):
            table = at_plan(seats=1)
            table.state.mission = mission
            table.state.tiles |= dict.fromkeys(("A1-N", "A2-N", "A3-N"), "founders-road")
            table.play.forget()
            reached_by(table.play, action, target)
