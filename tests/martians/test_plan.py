"""The planning: what is offered is exactly what is allowed, and every stack in the plan is legal."""

from random import Random
from typing import Any

import pytest

from farlight.kernel import Play, Position, Setup, load_game
from farlight.martians.declare import can_begin, cannot
from farlight.martians.menu import hands
from farlight.martians.plan import file
from farlight.martians.stacks import costs, is_enough
from farlight.martians.survey import survey
from farlight.martians.targets import VERBS, mission_actions

GAME = load_game("martians")
MISSIONS = [mission.id for mission in GAME.missions()]


def random_plans(mission: str, seats: int, seed: int) -> Any:
    """The play at every question of the planning of a random game."""
    chance = Random(seed)
    table: Position[Any, Any] = Position(GAME, GAME.new(Setup("martians", mission, seats, seed)), snapshots=False)
    while table.open:
        if table.open[0].prompt == "plan":
            yield table
        table.choose(chance.randrange(len(table.open[0].options)))


@pytest.mark.parametrize("mission", MISSIONS)
def test_the_quick_check_and_the_explained_one_agree(mission: str) -> None:
    """M-ACT-31: what is not offered has a reason, and what has a reason is not offered."""
    for seed in range(2):
        for table in random_plans(mission, 1 + seed * 3, seed):
            play: Play[Any, Any] = table.play
            strong = hands(play)
            for who, person in enumerate(play.state.crew):
                if "" not in person.free:
                    continue
                for name in (*VERBS, *mission_actions(play)):
                    offered = can_begin(play, survey(play), str(who), who, name, strong)
                    refused = cannot(play, str(who), name, who, strong)
                    assert offered == (refused is None), (name, refused)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_declared_stack_is_strong_enough_and_paid_for(seats: int) -> None:
    """M-ACT-45, M-ACT-03, M-ACT-31: the plan is legal at every moment, whoever changes their mind."""
    for table in random_plans("riddle", seats, seats):
        state = table.play.state
        building = [slot.building for slot in state.seats]
        spent: list[str] = []
        for stack in state.plan:
            spent += costs(table.play, stack)
            if stack.number not in building:
                assert is_enough(table.play, stack)
        for supply in ("oxygen", "energy"):
            assert spent.count(supply) <= state.supply[supply]


def test_no_pawn_is_lost_or_doubled_while_planning() -> None:
    """M-ASTR-02: two pawns each, wherever they stand."""
    for table in random_plans("core", 4, 9):
        state = table.play.state
        for who, person in enumerate(state.crew):
            placed = sum(pawn.partition("+")[0] == str(who) for stack in state.plan for pawn in stack.pawns)
            held = sum(slot.who.partition("+")[0] == str(who) for slot in state.seats)
            idle = person.marks.count("idle")
            spare = person.marks.count("spare")
            assert placed + held + len(person.free) <= 2 + spare
            assert placed + held + len(person.free) >= 2 + spare - idle - 1


def test_a_pick_for_what_is_gone_meanwhile_is_forgotten() -> None:
    """M-ACT-03: another seat took the part; the next answer begins the stage anew instead of waiting for it."""
    for table in random_plans("land", 4, 1):
        stages = [(seat, slot) for seat, slot in enumerate(table.state.seats) if slot.verb and not slot.ready]
        asked = [decision for decision in table.open if decision.seat in [seat for seat, _ in stages]]
        for decision in asked:
            choice = next((each for each in decision.options if each.verb in ("at", "with")), None)
            if choice is None:
                continue
            slot = table.state.seats[decision.seat]
            before = list(slot.picks)
            slot.picks = [*before, "something-taken-away"]
            table.play.forget()
            file(table.play, decision.seat, choice)
            assert "something-taken-away" not in table.state.seats[decision.seat].picks
            return
    raise AssertionError("no stage was open")
