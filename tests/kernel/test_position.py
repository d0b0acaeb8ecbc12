"""Positions: snapshot plus answers; copies, refusals, errors that change nothing."""

import pytest

from farlight.kernel import (
    Broken,
    Decision,
    EngineError,
    NoOption,
    Option,
    Procedure,
    Runaway,
    StepName,
    UnknownStep,
    choose,
    option,
)
from tests.kernel.toy import Said, ToyGame, ToyPlay, ids, pick

WORDS = [option("say", word=word) for word in ("yes", "no", "crash", "debt", "loop", "lost", "empty", "end")]


def talk(play: ToyPlay) -> Procedure[None]:
    """Asks again and again within one step, and misbehaves on demand."""
    while True:
        word = yield from choose(play, 0, "say", "T-1", lambda: WORDS, lambda chosen: chosen)
        play.state.said.append(str(word.refs[0][1]))
        play.roll("die", 6)
        match play.state.said[-1]:
            case "crash":
                raise ZeroDivisionError("a bug in a rule")
            case "debt":
                play.state.purse.coins = -1
            case "loop":
                while True:
                    play.emit(Said("T-1", "again"))
            case "lost":
                play.then(StepName("no-such-step"))
                return
            case "empty":
                play.state.flow.clear()
                return
            case "end":
                return


def test_a_copy_in_mid_step_stands_at_the_same_place_and_goes_its_own_way() -> None:
    position = ToyGame(talk).position()
    pick(position, "say:yes")
    pick(position, "say:no")
    twin = position.copy()
    assert twin.state == position.state
    assert twin.open == position.open
    pick(twin, "say:yes")
    assert position.state.said == ["yes", "no"]
    pick(position, "say:yes")
    assert twin.state == position.state, "chance goes on alike"


def test_a_copy_tells_the_same_events_as_its_original() -> None:
    position = ToyGame(talk).position()
    pick(position, "say:yes")
    assert position.copy().state.said == ["yes"]
    assert list(position.copy().events) == list(position.events)


def test_a_copy_puts_nothing_into_words_that_is_known() -> None:
    worded: list[str] = []

    def count(play: ToyPlay) -> Procedure[None]:
        def worded_option(word: str) -> Option:
            worded.append(word)
            return option("say", word=word)

        for pair in (("a", "b"), ("c", "d"), ("e", "f")):
            play.state.said.append((yield from choose(play, 0, "say", "T-1", lambda: pair, worded_option)))  # noqa: B023

    position = ToyGame(count).position()
    pick(position, "say:b")
    pick(position, "say:c")
    worded.clear()
    assert position.copy().state.said == ["b", "c"]
    assert worded == []
    assert ids(position.copy()) == ["say:e", "say:f"]


def test_a_copy_follows_a_rule_that_asks_in_its_own_way() -> None:
    def ask(play: ToyPlay) -> Procedure[None]:
        for _ in range(3):
            number = yield (Decision(0, "say", "T-1", WORDS),)
            play.state.said.append(str(number))

    position = ToyGame(ask).position()
    pick(position, "say:no")
    pick(position, "say:yes")
    assert position.copy().state.said == ["1", "0"]


@pytest.mark.parametrize(
    ("word", "error"),
    [
        ("crash", EngineError),
        ("debt", Broken),
        ("loop", Runaway),
        ("lost", UnknownStep),
        ("empty", NoOption),
    ],
)
def test_an_error_of_a_rule_is_raised_and_leaves_the_position_as_it_was(word: str, error: type[Exception]) -> None:
    position = ToyGame(talk).position()
    pick(position, "say:yes")
    before, asked = position.state.copy(), position.open[0]
    with pytest.raises(error):
        pick(position, f"say:{word}")
    assert position.state == before
    assert position.open[0] == asked
    pick(position, "say:no")
    assert position.state.said == ["yes", "no"]


def test_a_bug_in_a_rule_keeps_its_cause() -> None:
    position = ToyGame(talk).position()
    with pytest.raises(EngineError, match="ZeroDivisionError: a bug in a rule") as caught:
        pick(position, "say:crash")
    assert isinstance(caught.value.__cause__, ZeroDivisionError)


@pytest.mark.parametrize(
    ("seat", "decision_id", "option_id", "reason"),
    [
        (0, 0, "say:maybe", "refused-unknown-option"),
        (0, 7, "say:yes", "refused-stale"),
        (1, 0, "say:yes", "refused-other-seat"),
    ],
)
def test_a_wrong_answer_is_refused_and_changes_nothing(
    seat: int, decision_id: int, option_id: str, reason: str
) -> None:
    position = ToyGame(talk).position()
    before = position.state.copy()
    refusal = position.answer(seat, decision_id, option_id)
    assert refusal is not None
    assert refusal.reason == reason
    assert position.state == before
    assert position.answer(0, 0, "say:yes") is None


def test_an_unknown_option_is_answered_with_the_known_ones() -> None:
    refusal = ToyGame(talk).position().answer(0, 0, "say:maybe")
    assert refusal is not None
    assert "say:yes" in str(dict(refusal.refs)["known"])


def test_an_answer_after_the_end_is_refused() -> None:
    position = ToyGame(talk).position()
    pick(position, "say:end")
    assert position.outcome == "won/done"
    assert position.open == ()
    refusal = position.answer(0, 1, "say:yes")
    assert refusal is not None
    assert refusal.reason == "refused-game-over"


def broken_off(play: ToyPlay) -> Procedure[None]:
    yield from choose(play, 0, "say", "T-1", lambda: WORDS, lambda chosen: chosen)
    play.then(StepName("spend"))
    play.then(StepName("spend"))
    play.leave(StepName("finish"))


def test_a_rule_can_break_off_what_runs_and_go_on_elsewhere() -> None:
    position = ToyGame(broken_off, coins=2).position()
    pick(position, "say:yes")
    assert position.outcome == "won/done"
    assert position.state.purse.coins == 2, "what waited before that step is gone"


def interrupted(play: ToyPlay) -> Procedure[None]:
    yield from choose(play, 0, "say", "T-1", lambda: WORDS, lambda chosen: chosen)
    play.state.said.append("half")
    raise KeyboardInterrupt


def test_an_interrupted_program_leaves_no_half_run_position() -> None:
    position = ToyGame(interrupted).position()
    with pytest.raises(KeyboardInterrupt):
        pick(position, "say:yes")
    assert position.state.said == []
    assert ids(position)[0] == "say:yes"


def test_without_snapshots_everything_is_derived_from_the_start() -> None:
    game = ToyGame(talk)
    position = game.position()
    position.snapshots = False
    for _ in range(3):
        pick(position, "say:yes")
    assert len(position.tail) == 3
    assert position.copy().state == position.state
    assert ids(position.copy()) == ids(position)
