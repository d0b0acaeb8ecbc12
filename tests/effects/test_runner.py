"""Carrying effects out: what happens, who is asked, what is barred and why."""

import pytest

from farlight.effects import Source, parse
from farlight.kernel import Forced, Runaway
from tests.effects.toy import BROKE, WORDS, run
from tests.kernel.toy import ids, pick


def happened(text: str, coins: int = 0, subject: int = 0, seats: int = 2) -> list[str]:
    position = run(text, coins, subject, seats)
    assert position.outcome, f"it should not ask, but asks {position.open}"
    return position.state.said


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("wave", ["0 waves"]),
        ("wave 2 red flags", ["0 waves 2 red"]),
        ("fetch lamp", ["0 fetches lamp"]),
        ("wave; earn 2; wave", ["0 waves", "0 earns 2", "0 waves"]),
        ("each player: wave", ["0 waves", "1 waves", "2 waves"]),
        ("each player but 1: wave", ["0 waves", "2 waves"]),
        ("each player: { wave; earn 1 }", ["0 waves", "0 earns 1", "1 waves", "1 earns 1", "2 waves", "2 earns 1"]),
        ("each player: each player but 1: wave", ["0 waves", "2 waves"] * 3),
        ("each player: wave; wave", ["0 waves", "1 waves", "2 waves", "0 waves"]),
        ("2 times: earn 1", ["0 earns 1", "0 earns 1"]),
        ("0 times: wave", []),
    ],
)
def test_verbs_happen_in_order_to_whom_they_concern(text: str, said: list[str]) -> None:
    assert happened(text, seats=3) == said


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("if first: wave", []),
        ("if first: wave else: earn 1", ["1 earns 1"]),
        ("if not first: wave", ["1 waves"]),
        ("if not first and coins at least 3: wave", ["1 waves"]),
        ("if not first and coins at least 4: wave else: earn 1", ["1 earns 1"]),
        ("if coins at least 3: wave else: earn 1", ["1 waves"]),
        ("each player: if first: wave else: earn 1", ["0 waves", "1 earns 1"]),
        ("if coins at least 4: wave; earn 1; if coins at least 4: wave", ["1 earns 1", "1 waves"]),
    ],
)
def test_conditions_are_tested_for_the_subject_when_their_turn_comes(text: str, said: list[str]) -> None:
    assert happened(text, coins=3, subject=1) == said


def test_a_group_without_members_lets_nothing_happen() -> None:
    assert happened("each player but 0: wave", seats=1) == []


# Choices


def test_a_choice_is_asked_of_the_subjects_seat_under_the_given_rule() -> None:
    position = run("choose: wave | earn 2", subject=1)
    (decision,) = position.open
    assert (decision.seat, decision.prompt, decision.rule) == (1, "effect", "T-CARD")
    assert ids(position) == ["do:wave", "do:earn 2"]
    pick(position, "do:earn 2")
    assert position.state.said == ["1 earns 2"]


def test_each_member_of_a_group_chooses_for_themselves() -> None:
    position = run("each player: choose: wave | earn 2")
    asked = []
    for answer in ("do:wave", "do:earn 2"):
        asked.append(position.open[0].seat)
        pick(position, answer)
    assert asked == [0, 1]
    assert position.state.said == ["0 waves", "1 earns 2"]


def test_an_option_carries_its_effect_as_source_that_parses() -> None:
    position = run("choose: { wave; pay 1 -> win } | may: wave")
    (first, second) = position.open[0].options
    assert first.refs == (("effect", "wave; pay 1 -> win"),)
    assert second.refs == (("effect", "may: wave"),)
    assert all(parse(Source(str(option.refs[0][1])), WORDS) for option in (first, second))


def test_a_choice_within_a_choice_is_asked_after_it() -> None:
    position = run("choose: wave | { earn 1; choose: wave | earn 5 }")
    pick(position, "do:earn 1; choose: wave | earn 5")
    pick(position, "do:earn 5")
    assert position.state.said == ["0 earns 1", "0 earns 5"]


@pytest.mark.parametrize(("answer", "said"), [("do:wave", ["0 waves", "0 earns 1"]), ("skip", ["0 earns 1"])])
def test_what_may_be_done_may_be_left(answer: str, said: list[str]) -> None:
    position = run("may: wave; earn 1")
    assert ids(position) == ["do:wave", "skip"]
    pick(position, answer)
    assert position.state.said == said


def test_a_repeated_choice_is_asked_each_time() -> None:
    position = run("2 times: choose: wave | earn 1")
    pick(position, "do:wave")
    pick(position, "do:earn 1")
    assert position.state.said == ["0 waves", "0 earns 1"]


def test_a_verb_may_ask_by_itself() -> None:
    position = run("wave; paint", subject=1)
    assert position.open[0].prompt == "paint"
    pick(position, "paint:green")
    assert position.state.said == ["1 waves", "1 paints green"]


def test_an_effect_can_be_copied_in_the_middle() -> None:
    position = run("3 times: choose: wave | earn 1")
    pick(position, "do:wave")
    twin = position.copy()
    for each in (position, twin):
        pick(each, "do:earn 1")
        pick(each, "do:wave")
    assert position.state.said == twin.state.said == ["0 waves", "0 earns 1", "0 waves"]


# Costs


def test_a_cost_is_paid_before_what_it_buys() -> None:
    assert happened("pay 2 -> earn 5; wave", coins=2) == ["0 pays 2", "0 earns 5", "0 waves"]


def test_without_the_cost_nothing_is_bought_and_the_rest_goes_on() -> None:
    assert happened("pay 2 -> earn 5; wave", coins=1) == ["0 waves"]


def test_a_verb_without_a_check_can_always_be_paid() -> None:
    assert happened("wave -> earn 5") == ["0 waves", "0 earns 5"]


def test_an_option_whose_cost_cannot_be_paid_is_barred_with_its_rule() -> None:
    position = run("choose: pay 2 -> wave | wave | earn 1", coins=1)
    assert ids(position) == ["do:wave", "do:earn 1"]
    refusal = position.why_not(0, "do:pay 2 -> wave")
    assert refusal is not None
    assert (refusal.rule, refusal.reason, refusal.refs) == (BROKE, "why-not-broke", (("count", 2),))


def test_a_choice_with_one_payable_option_is_taken_and_reported() -> None:
    position = run("choose: pay 2 -> wave | earn 1")
    assert position.state.said == ["0 earns 1"]
    (forced,) = [event for event in position.events if isinstance(event, Forced)]
    assert (forced.rule, forced.seat, forced.prompt, forced.option.id) == ("T-CARD", 0, "effect", "do:earn 1")


def test_an_offer_that_cannot_be_paid_is_skipped_and_reported() -> None:
    position = run("may: pay 2 -> wave", coins=1)
    assert position.state.said == []
    assert [event.option.id for event in position.events if isinstance(event, Forced)] == ["skip"]


def test_if_no_option_can_be_paid_nothing_happens() -> None:
    position = run("choose: pay 2 -> wave | pay 3 -> earn 9; earn 1", coins=1)
    assert position.state.said == ["0 earns 1"]
    assert not [event for event in position.events if isinstance(event, Forced)]


def test_an_any_time_effect_that_makes_every_option_too_dear_leaves_nothing_to_choose() -> None:
    position = run("choose: pay 1 -> wave | pay 1 -> earn 9; earn 1", coins=1)
    pick(position, "spend")
    assert position.state.said == ["0 earns 1"]
    assert [event.option.id for event in position.events if isinstance(event, Forced)] == ["skip"]


def test_a_cost_further_inside_an_option_does_not_bar_it() -> None:
    position = run("choose: { wave; pay 2 -> wave } | earn 1")
    pick(position, "do:wave; pay 2 -> wave")
    assert position.state.said == ["0 waves"]


# Endings


@pytest.mark.parametrize(
    "text",
    [
        "wave; win; wave",
        "each player: { wave; win }",
        "3 times: { wave; win }",
        "if first: { wave; win } else: wave; wave",
        "{ wave -> win }; wave",
    ],
)
def test_an_ending_in_the_middle_stops_everything(text: str) -> None:
    position = run(text)
    assert position.outcome == "won/early"
    assert position.state.said == ["0 waves"]
    assert not position.open


def test_an_ending_after_a_choice_stops_everything() -> None:
    position = run("each player: choose: win | wave")
    pick(position, "do:win")
    assert (position.outcome, position.state.said) == ("won/early", [])


def test_an_effect_that_never_ends_is_a_runaway_not_a_hang() -> None:
    with pytest.raises(Runaway):
        run("999999999 times: wave")
