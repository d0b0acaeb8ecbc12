"""The planning: what is offered is exactly what is allowed, and every stack in the plan is legal."""

from functools import partial
from random import Random
from typing import Any

import pytest

from farlight.kernel import Play, Position, Setup, load_game
from farlight.martians.rules.actions.completion import others
from farlight.martians.rules.actions.declaration import is_open, unfit
from farlight.martians.rules.actions.phase_offers import offers
from farlight.martians.rules.actions.plan import file
from farlight.martians.rules.actions.plan_menu import proposals
from farlight.martians.rules.actions.refusals import cannot
from farlight.martians.rules.actions.stacks import costs, is_enough
from farlight.martians.rules.actions.targets import VERBS, mission_actions, verb_of
from farlight.martians.table.forecast import stack_outlook
from farlight.martians.table.panels import plan_line
from farlight.texts import LANGUAGES, Texts

GAME = load_game("martians")
MISSIONS = [mission.id for mission in GAME.rules.missions()]


def random_plans(mission: str, seats: int, seed: int, snapshots: bool = False) -> Any:
    """The play at every question of the planning of a random game."""
    chance = Random(seed)
    table: Position[Any, Any] = Position(GAME, GAME.rules.new(Setup("martians", mission, seats, seed)), snapshots)
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
            for who, person in enumerate(play.state.crew):
                if "" not in person.free:
                    continue
                free = others(play, str(who))
                for name in (*VERBS, *mission_actions(play)):
                    verb, seen = verb_of(play, name), offers(play)
                    offered = unfit(play, str(who), verb) is None and is_open(play, seen, str(who), who, verb, free)
                    refused = cannot(play, str(who), name, who, free)
                    assert offered == (refused is None), (name, refused)


@pytest.mark.parametrize("mission", MISSIONS)
def test_what_is_kept_of_the_plan_is_what_would_be_found_anew(mission: str) -> None:
    """M-ACT-03: menus are kept until something changes that they depend on, be it by an ability or a POI token."""
    for seats in (1, 2, 3, 4):
        chance = Random(seats)
        table: Position[Any, Any] = Position(GAME, GAME.rules.new(Setup("martians", mission, seats, seats)))
        for number in range(160):
            if not table.open:
                break
            answers = range(len(table.open[0].options))
            if table.open[0].prompt == "plan":
                fresh: Play[Any, Any] = Play(GAME.rules, GAME.content, table.state.copy())
                for seat in range(seats):
                    assert proposals(table.play, seat) == proposals(fresh, seat), number
                if number % 6 == 0:
                    answers = range(len(table.choices()))
            table.choose(chance.choice(answers))


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


# What is offered can be completed

MOST_TRIED = 400
"""Answers that are tried for one option: more than any action takes."""


def can_be_filed(table: Position[Any, Any], seat: int, number: int) -> bool:
    """Whether some answers of this seat, without a step back, lead from an option to a pawn in the plan."""
    waiting = [(table.copy(), number)]
    for _ in range(MOST_TRIED):
        if not waiting:
            return False
        place, chosen = waiting.pop()
        place.choose(chosen)
        if not place.open or place.open[0].prompt != "plan":
            return True
        slot = place.state.seats[seat]
        if not (slot.who or slot.building or slot.revising):
            return True
        for other, option in reversed(place.choices(seat)):
            decision = place.decision_of(other)
            if decision is not None and decision.seat == seat and option.verb != "back":
                waiting.append((place.copy(), other))
    raise AssertionError("too many answers for one action")


@pytest.mark.parametrize("mission", MISSIONS)
@pytest.mark.parametrize("seats", [1, 3])
def test_every_option_of_the_planning_can_be_completed(mission: str, seats: int) -> None:
    """M-ACT-45: a pawn, an action, a target, a Facility or a way is offered only if there are hands for it now."""
    tried = 0
    for place, table in enumerate(random_plans(mission, seats, 5, snapshots=True)):
        if place % 9:
            continue
        decision = table.open[0]
        for number, option in enumerate(decision.options):
            if option.verb not in ("back", "ready", "reopen", "revise"):
                assert can_be_filed(table, decision.seat, number), option.id
                tried += 1
    assert tried


def test_an_action_without_hands_is_barred_with_how_many_are_missing() -> None:
    """M-ACT-45: alone, with one pawn left and nobody free, and the reason says what is missing."""
    table: Position[Any, Any] = Position(GAME, GAME.rules.new(Setup("martians", "home", 1, 3)))
    while not table.open or table.open[0].prompt != "plan":
        table.choose(0)
    state = table.state
    state.machines = []
    state.rover_tokens = [(rover, "fault") for rover in GAME.content.rovers]
    for who, person in enumerate(state.crew):
        person.free = [""] if who == 0 else []
    table.play.forget()
    names = [option.id for option in table.open[0].options]
    assert names == [f"take:{state.crew[0].card}:free"]
    table.choose(0)
    assert "act:explore" not in [option.id for option in table.open[0].options]
    why = table.why_not(0, "act:explore")
    assert why is not None
    assert (why.rule, why.reason, why.refs) == ("M-ACT-45", "why-not-hands", (("missing", 1),))


def test_what_somebody_else_took_is_taken_back_not_left_without_a_choice() -> None:
    """M-ACT-03: Ada looks where to explore with Bo's pawn in mind; Bo uses it, and Ada chooses anew."""
    table: Position[Any, Any] = Position(GAME, GAME.rules.new(Setup("martians", "home", 2, 3)))
    while not table.open or table.open[0].prompt != "plan":
        table.choose(0)
    table.state.machines = []
    table.state.rover_tokens = [(rover, "fault") for rover in GAME.content.rovers]
    for person in table.state.crew:
        person.free = [""]
    table.play.forget()
    for seat, wanted in ((0, "act:explore"), (1, "act:rest")):
        number = next(number for number, option in table.choices(seat) if option.id == wanted)
        table.choose(number)
    slot = table.state.seats[0]
    assert (slot.who, slot.verb, slot.picks) == ("", "", [])
    assert "act:rest" in [option.id for _, option in table.choices(0)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_odds_stand_only_on_what_the_plan_allows(language: str) -> None:
    """M-ACT-45: an action that lacks pawns says how many, and no chances."""
    short = 0
    for table in random_plans("home", 2, 4):
        texts = Texts(language, [GAME.texts], partial(GAME.table.name_at, table.state))
        seen = GAME.play(GAME.view(table.state, 0))
        for stack in [stack_outlook(seen, stack) for stack in seen.state.plan]:
            line = plan_line(stack)
            assert ("%" in texts.line(line)) == (stack.strength >= stack.dice_at)
            short += stack.strength < stack.dice_at
    assert short
