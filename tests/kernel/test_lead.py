"""A lesson at the table: what it holds back, what it says about that, and that it is asked all the same."""

from pathlib import Path

import pytest

from farlight.kernel import (
    DONE,
    READY,
    Forced,
    Lead,
    NoOption,
    Option,
    Procedure,
    Refusal,
    StepName,
    all_ready,
    choose,
    choose_some,
    gather,
    load,
    option,
    save,
)
from tests.kernel.toy import ToyGame, ToyPlay, ids, pick

LATER = Refusal("T-LESSON", "why-not-lesson")
TOO_DEAR = Refusal("T-2", "why-not-dear")


class ToyLesson(ToyGame):
    """At the question `take`, as long as nothing was taken, only 1 may be; `plan` must be filed before `ready`."""

    def lead(self, play: ToyPlay, prompt: str) -> Lead | None:
        if prompt == "take" and not play.state.said:
            return lambda each: None if each is number_option(1) else LATER
        if prompt == "plan":
            return lambda each: None if (each is READY) == bool(play.state.said) else LATER
        return None


def number_option(number: int) -> Option:
    return option("take", number=number)


def take(play: ToyPlay, prompt: str = "take") -> Procedure[None]:
    taken = yield from choose(
        play,
        0,
        prompt,
        "T-1",
        lambda: range(play.state.purse.coins + 1),
        number_option,
        bar=lambda number: TOO_DEAR if number == 3 else None,
    )
    play.state.said.append(str(taken))


def take_twice(play: ToyPlay) -> Procedure[None]:
    yield from take(play)
    yield from take(play)


def take_nothing(play: ToyPlay) -> Procedure[None]:
    yield from choose(play, 0, "take", "T-1", list, number_option)


def take_freely(play: ToyPlay) -> Procedure[None]:
    yield from take(play, "free")


def take_some(play: ToyPlay) -> Procedure[None]:
    taken = yield from choose_some(play, 0, "take", "T-1", lambda: range(3), number_option, at_least=1, at_most=2)
    play.state.said = [str(number) for number in taken]


def take_two(play: ToyPlay) -> Procedure[None]:
    yield from choose_some(play, 0, "take", "T-1", lambda: range(3), number_option, at_least=2, at_most=2)


def plan(play: ToyPlay) -> Procedure[None]:
    filed = yield from gather(
        play,
        play.state.slots,
        "plan",
        "T-4",
        lambda _seat: [option("plan", word="left")],
        lambda _seat: True,
        lambda _seat: [(option("plan", word="up"), TOO_DEAR)],
    )
    if filed is not None:
        play.state.said.append("left")
    if not all_ready(play.state.slots):
        play.then(StepName("plan"))


# One of several


def test_what_a_lesson_allows_is_asked_even_if_it_is_all_there_is() -> None:
    position = ToyLesson(take_twice, coins=2).position()
    assert ids(position) == ["take:1"]
    assert not [event for event in position.events if isinstance(event, Forced)]


def test_why_not_tells_the_lesson_and_a_rule_before_it() -> None:
    position = ToyLesson(take_twice, coins=4).position()
    assert position.why_not(0, "take:2") is LATER
    assert position.why_not(0, "take:3") is TOO_DEAR, "it would not be possible without a lesson either"
    assert position.why_not(0, "take:1") is None


def test_what_a_lesson_holds_back_cannot_be_answered() -> None:
    position = ToyLesson(take_twice, coins=4).position()
    refusal = position.answer(0, position.open[0].id, "take:2")
    assert refusal is not None
    assert refusal.reason == "refused-unknown-option"
    assert position.state.said == []


def test_a_lesson_ends_with_what_it_is_about() -> None:
    position = ToyLesson(take_twice, coins=2).position()
    pick(position, "take:1")
    assert ids(position) == ["take:0", "take:1", "take:2"]


def test_a_question_without_a_lesson_is_free() -> None:
    assert ids(ToyLesson(take_freely, coins=1).position()) == ["take:0", "take:1"]
    forced = ToyLesson(take_freely, coins=0).position()
    assert any(isinstance(event, Forced) for event in forced.events)


def test_a_lesson_that_would_leave_nothing_is_not_followed() -> None:
    """An any-time effect may have taken away what it is about."""
    position = ToyLesson(take_twice, coins=2).position()
    pick(position, "spend")
    pick(position, "spend")
    assert ids(position) == ["take:0"]
    pick(position, "take:0")
    assert position.outcome


def test_what_no_rule_allows_is_an_error_with_a_lesson_too() -> None:
    with pytest.raises(NoOption, match=r"'take'.*T-1"):
        ToyLesson(take_nothing).position()


def test_an_any_time_effect_stands_beside_a_lesson() -> None:
    position = ToyLesson(take_twice, coins=2).position()
    pick(position, "spend")
    assert ids(position) == ["take:1"]
    assert position.why_not(0, "take:0") is LATER


# Several


def test_a_series_is_led_too() -> None:
    position = ToyLesson(take_some).position()
    assert ids(position) == ["take:1"]
    assert position.why_not(0, "take:0") is LATER
    pick(position, "take:1")
    assert position.state.said == ["1"], "nothing else is allowed: the series is over"


def test_a_series_that_a_lesson_would_stop_too_early_goes_on_without_it() -> None:
    position = ToyLesson(take_two).position()
    pick(position, "take:1")
    assert ids(position) == ["take:0", "take:2"]


def test_done_is_no_matter_of_a_lesson() -> None:
    """Whether there are enough is a rule; a lesson only holds back what could be chosen."""
    seen: list[Option] = []

    class Listening(ToyGame):
        def lead(self, play: ToyPlay, prompt: str) -> Lead | None:
            return seen.append

    position = Listening(take_some).position()
    pick(position, "take:0")
    assert ids(position)[-1] == "done"
    assert DONE not in seen


# All at once


def test_planning_is_led_and_being_ready_with_it() -> None:
    position = ToyLesson(plan, seats=2).position()
    assert [list(decision.options) for decision in position.open] == [[option("plan", word="left")]] * 2
    assert position.why_not(1, "ready") is LATER
    assert position.why_not(1, "plan:up") is TOO_DEAR
    pick(position, "plan:left")
    assert [list(decision.options) for decision in position.open] == [[READY]] * 2
    assert position.why_not(0, "plan:left") is LATER


# In the middle of one


def test_undo_leads_back_into_the_lesson() -> None:
    timeline = ToyLesson(take_twice, coins=2).timeline()
    timeline.answer(0, timeline.position.open[0].id, "take:1")
    assert ids(timeline.position) == ["take:0", "take:1", "take:2"]
    timeline.undo()
    assert ids(timeline.position) == ["take:1"]
    assert timeline.position.why_not(0, "take:2") is LATER


def test_a_game_saved_in_a_lesson_goes_on_in_it(tmp_path: Path) -> None:
    game = ToyLesson(take_twice, coins=2)
    save(game.timeline(), tmp_path / "a.farlight")
    position = load(tmp_path / "a.farlight", game).timeline.position
    assert ids(position) == ["take:1"]
    assert position.why_not(0, "take:2") is LATER
