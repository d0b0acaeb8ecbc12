"""Asking: options, forced choices, series, planning, any-time effects, why not."""

from collections.abc import Iterable

import pytest

from farlight.kernel import (
    GROUP,
    Call,
    Forced,
    Interrupt,
    NoOption,
    Option,
    Procedure,
    Refusal,
    StepName,
    all_ready,
    choose,
    choose_some,
    gather,
    option,
)
from tests.kernel.toy import Said, ToyGame, ToyPlay, ids, pick

TOO_DEAR = Refusal("T-2", "why-not-dear")


def number_option(number: int) -> Option:
    return option("take", number=number)


def take_one(play: ToyPlay) -> Procedure[None]:
    """Offers as many numbers as there are coins, and one more; 2 is too dear."""
    taken = yield from choose(
        play,
        0,
        "take",
        "T-1",
        lambda: range(play.state.purse.coins + 1),
        number_option,
        bar=lambda number: TOO_DEAR if number == 2 else None,
    )
    play.state.said.append(str(taken))


def test_only_legal_options_are_offered_in_a_stable_order() -> None:
    assert ids(ToyGame(take_one, coins=4).position()) == ["take:0", "take:1", "take:3", "take:4"]


def test_the_same_words_are_the_same_option() -> None:
    assert option("take", number=1) is number_option(1)
    assert number_option(1).refs == (("number", 1),)


def test_why_not_names_the_rule_and_the_reason() -> None:
    position = ToyGame(take_one, coins=4).position()
    assert position.why_not(0, "take:2") is TOO_DEAR
    assert position.why_not(0, "take:1") is None
    assert position.why_not(0, "fly") == Refusal("T-1", "refused-not-now", (("prompt", "take"),))
    other = position.why_not(1, "take:1")
    assert other is not None
    assert other.reason == "refused-other-seat"


def test_an_any_time_effect_is_offered_beside_the_decision_and_the_decision_is_asked_anew() -> None:
    position = ToyGame(take_one, coins=3).position()
    assert [effect.option.id for effect in position.interrupts()] == ["spend"]
    before = position.open[0].id
    pick(position, "spend")
    assert [type(event) for event in position.events] == [Said]
    assert ids(position) == ["take:0", "take:1"], "built anew from the changed state"
    assert position.open[0].id != before


def test_only_the_owner_of_an_any_time_effect_may_use_it() -> None:
    position = ToyGame(take_one, coins=3).position()
    refusal = position.answer(0, position.open[0].id, "spend")
    assert refusal is not None
    assert refusal.reason == "refused-other-seat"
    assert position.answer(1, position.open[0].id, "spend") is None


def test_a_forced_choice_is_taken_and_reported() -> None:
    position = ToyGame(take_one, coins=1).position()
    pick(position, "spend")
    assert position.outcome == "won/done"
    forced = [event for event in position.events if isinstance(event, Forced)]
    assert [(event.rule, event.prompt, event.option.id) for event in forced] == [("T-1", "take", "take:0")]


def last_chance(play: ToyPlay) -> Procedure[None]:
    yield from choose(play, GROUP, "brace", "T-3", lambda: [option("go")], lambda only: only, window="brace")


def test_a_window_is_asked_while_somebody_could_interrupt_and_passed_otherwise() -> None:
    assert ids(ToyGame(last_chance, coins=1).position()) == ["go"]
    assert ToyGame(last_chance, coins=0).position().outcome == "won/done"


def test_any_seat_may_answer_for_the_group() -> None:
    position = ToyGame(last_chance, coins=1).position()
    assert position.answer(1, position.open[0].id, "go") is None
    assert position.outcome


def take_some(play: ToyPlay) -> Procedure[None]:
    taken = yield from choose_some(play, 0, "take", "T-1", lambda: range(3), number_option, at_least=1, at_most=2)
    play.state.said = [str(number) for number in taken]


def test_a_series_offers_done_as_soon_as_there_are_enough() -> None:
    position = ToyGame(take_some).position()
    assert ids(position) == ["take:0", "take:1", "take:2"]
    pick(position, "take:1")
    assert ids(position) == ["take:0", "take:2", "done"]
    pick(position, "done")
    assert position.state.said == ["1"]


def test_a_series_ends_by_itself_at_the_maximum() -> None:
    position = ToyGame(take_some).position()
    pick(position, "take:2")
    pick(position, "take:0")
    assert position.state.said == ["2", "0"]


def take_two(play: ToyPlay) -> Procedure[None]:
    there = range(play.state.purse.coins)
    taken = yield from choose_some(play, 0, "take", "T-1", lambda: there, number_option, at_least=2, at_most=2)
    play.state.said = [str(number) for number in taken]


def test_a_series_says_how_many_are_missing() -> None:
    position = ToyGame(take_two, coins=3).position()
    assert dict(position.open[0].refs) == {"left": 2}
    pick(position, "take:1")
    assert dict(position.open[0].refs) == {"left": 1}


def test_where_all_are_needed_nobody_is_asked_which() -> None:
    assert ToyGame(take_two, coins=2).position().state.said == ["0", "1"]


def nothing_to_choose(play: ToyPlay) -> Procedure[None]:
    yield from choose(play, 0, "take", "T-1", list, number_option)


def test_a_decision_without_options_is_an_error_and_not_a_stuck_game() -> None:
    with pytest.raises(NoOption, match=r"'take'.*T-1"):
        ToyGame(nothing_to_choose).position()


def plan(play: ToyPlay) -> Procedure[None]:
    said = play.state.said
    filed = yield from gather(
        play,
        play.state.slots,
        "plan",
        "T-4",
        lambda seat: [option("plan", word="left"), option("plan", word="right")],
        lambda seat: any(word.startswith(str(seat)) for word in said),
        lambda seat: [(option("plan", word="up"), TOO_DEAR)],
    )
    if filed is not None:
        said.append(f"{filed[0]}{filed[1].refs[0][1]}")
    if not all_ready(play.state.slots):
        play.then(StepName("plan"))


def test_planning_asks_all_seats_at_once_and_commits_when_all_are_ready() -> None:
    position = ToyGame(plan, seats=2).position()
    assert [decision.seat for decision in position.open] == [0, 1]
    assert position.answer(1, position.open[1].id, "plan:left") is None
    assert position.answer(1, position.open[1].id, "ready") is None
    assert position.answer(0, position.open[0].id, "plan:right") is None
    assert [decision.prompt for decision in position.open] == ["plan", "reopen"]
    assert position.answer(0, position.open[0].id, "ready") is None
    assert position.outcome == "won/done"
    assert position.state.said == ["1left", "0right"]


def test_a_ready_seat_may_change_its_mind_until_all_are_ready() -> None:
    position = ToyGame(plan, seats=2).position()
    position.answer(0, position.open[0].id, "plan:left")
    position.answer(0, position.open[0].id, "ready")
    asked = {decision.seat: decision for decision in position.open}
    assert asked[0].prompt == "reopen"
    assert position.answer(0, asked[0].id, "reopen") is None
    assert {decision.seat: decision.prompt for decision in position.open} == {0: "plan", 1: "plan"}


def test_a_seat_cannot_be_ready_before_it_has_a_plan() -> None:
    position = ToyGame(plan, seats=2).position()
    assert "ready" not in ids(position)


def test_a_seats_decision_keeps_its_id_while_the_others_plan() -> None:
    position = ToyGame(plan, seats=2).position()
    mine = position.open[1].id
    position.answer(0, position.open[0].id, "plan:left")
    assert next(decision.id for decision in position.open if decision.seat == 1) == mine
    assert position.answer(1, mine, "plan:right") is None, "an answer sent meanwhile is not stale"


def test_a_repeated_answer_is_stale_although_others_still_plan_under_the_same_id() -> None:
    position = ToyGame(plan, seats=2).position()
    mine = position.open[0].id
    assert mine == position.open[1].id
    assert position.answer(0, mine, "plan:left") is None
    refusal = position.answer(0, mine, "plan:left")
    assert refusal is not None
    assert refusal.reason == "refused-stale"


def test_each_proposal_is_a_boundary_of_its_own() -> None:
    position = ToyGame(plan, seats=2).position()
    position.answer(0, position.open[0].id, "plan:left")
    assert position.tail == []
    assert position.snapshot.said == ["0left"]


def test_why_not_answers_for_the_seat_that_plans() -> None:
    position = ToyGame(plan, seats=2).position()
    assert position.why_not(1, "plan:up") is TOO_DEAR


def take_from_purse(play: ToyPlay) -> Procedure[None]:
    taken = yield from choose_some(
        play, 0, "take", "T-1", lambda: range(play.state.purse.coins + 1), number_option, at_most=2
    )
    play.state.said = [str(number) for number in taken]


def test_what_an_any_time_effect_took_away_is_not_chosen_any_more() -> None:
    position = ToyGame(take_from_purse, coins=2).position()
    pick(position, "take:2")
    assert [choice.id for choice in position.open[0].chosen] == ["take:2"]
    pick(position, "spend")
    assert position.open[0].chosen == ()
    pick(position, "take:0")
    pick(position, "done")
    assert position.state.said == ["0"]


class OtherWindow(ToyGame):
    """The coin can be spent at any time, but only the window 'purse' stops for it."""

    def interrupts(self, play: ToyPlay) -> Iterable[Interrupt]:
        if play.state.purse.coins:
            yield Interrupt(GROUP, option("spend"), "T-ANY", Call("spend"), ("purse",))


def test_a_window_stops_only_for_the_effects_that_name_it() -> None:
    assert OtherWindow(last_chance, coins=1).position().outcome == "won/done"


def test_an_any_time_effect_of_the_group_is_everybodys() -> None:
    position = OtherWindow(take_one, coins=3).position()
    assert [choice.id for _, choice in position.choices(0)][-1] == "spend"
    assert position.answer(0, position.open[0].id, "spend") is None


def some_seats_plan(play: ToyPlay) -> Procedure[None]:
    slots = {1: play.state.slots[1]}
    yield from gather(play, slots, "plan", "T-4", lambda _seat: [], lambda _seat: True)
    if not all_ready(slots):
        play.then(StepName("some_seats_plan"))


def test_only_the_seats_that_plan_are_asked() -> None:
    position = ToyGame(some_seats_plan, seats=3).position()
    assert [decision.seat for decision in position.open] == [1]


def plan_twice(play: ToyPlay) -> Procedure[None]:
    yield from gather(play, play.state.slots, "plan", "T-4", lambda _seat: [option("put")], lambda _seat: True)
    if all_ready(play.state.slots):
        for slot in play.state.slots:
            slot.ready = False
        play.state.said.append("round")
    if len(play.state.said) < 2:
        play.then(StepName("plan_twice"))


@pytest.mark.parametrize("option_id", ["put", "ready"])
def test_an_answer_counts_once_although_the_same_is_asked_again(option_id: str) -> None:
    position = ToyGame(plan_twice, seats=1).position()
    asked = position.open[0].id
    assert position.answer(0, asked, option_id) is None
    refusal = position.answer(0, asked, option_id)
    assert refusal is not None
    assert refusal.reason == "refused-stale"
