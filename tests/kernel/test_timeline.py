"""Timelines: undo, redo, levels, marks, branches; nothing is deleted."""

from itertools import pairwise

from farlight.kernel import Procedure, StepName, Timeline, choose, option
from tests.kernel.toy import Said, ToyGame, ToyPlay, ToyState

WORDS = [option("say", word=word) for word in ("plain", "roll", "look", "stop")]


def talk(play: ToyPlay) -> Procedure[None]:
    """One word per step, so that every answer is a boundary."""
    word = yield from choose(play, 0, "say", "T-1", lambda: WORDS, lambda chosen: chosen)
    said = str(word.refs[0][1])
    play.state.said.append(said)
    if said == "roll":
        play.state.said.append(str(play.roll("die", 6)))
    if said == "look":
        play.reveal()
    if said != "stop":
        play.then(StepName("talk"))


class TalkGame(ToyGame):
    levels = {"talk": "word"}  # noqa: RUF012 - as the base class declares it

    def __init__(self) -> None:
        super().__init__(talk)


def say(timeline: Timeline[ToyState, None], *words: str) -> None:
    for word in words:
        assert timeline.answer(0, timeline.position.open[0].id, f"say:{word}") is None


def said(timeline: Timeline[ToyState, None]) -> list[str]:
    return timeline.position.state.said


def test_undo_takes_back_one_answer_and_redo_gives_it_again() -> None:
    timeline = TalkGame().timeline()
    say(timeline, "plain", "roll")
    after = timeline.position.state.copy()
    assert timeline.undo() is None
    assert said(timeline) == ["plain"]
    assert timeline.redo() is None
    assert timeline.position.state == after


def test_what_happens_later_changes_no_snapshot() -> None:
    timeline = TalkGame().timeline()
    seen: list[tuple[ToyState, str]] = []
    for word in ("plain", "roll", "look", "plain"):
        say(timeline, word)
        seen.append((timeline.position.snapshot, timeline.position.snapshot.fingerprint()))
    assert [snapshot.fingerprint() for snapshot, _ in seen] == [known for _, known in seen]


def test_the_same_answer_after_undo_rolls_the_same() -> None:
    timeline = TalkGame().timeline()
    say(timeline, "roll")
    first = said(timeline)
    timeline.undo()
    say(timeline, "roll")
    assert said(timeline) == first


def test_undo_at_the_start_is_refused() -> None:
    refusal = TalkGame().timeline().undo()
    assert refusal is not None
    assert refusal.reason == "refused-undo-start"


def test_undo_to_here_goes_back_any_number_of_answers() -> None:
    timeline = TalkGame().timeline()
    say(timeline, *["plain"] * 40)
    assert timeline.undo_to(7) is None
    assert said(timeline) == ["plain"] * 7
    assert timeline.undo_to(0) is None
    assert said(timeline) == []


def test_undo_to_a_moment_of_another_branch_is_refused() -> None:
    timeline = TalkGame().timeline()
    say(timeline, "plain", "plain")
    timeline.undo()
    say(timeline, "look")
    refusal = timeline.undo_to(2)
    assert refusal is not None
    assert refusal.reason == "refused-undo-elsewhere"


def test_undo_to_a_level_goes_to_where_it_began() -> None:
    timeline = TalkGame().timeline()
    say(timeline, "plain", "roll", "plain")
    assert timeline.undo_to_level("word") is None
    assert timeline.head == 2
    assert timeline.undo_to_level("no-such-level") is None
    assert timeline.head == 0, "a level that never began began with the game"


def test_undo_may_be_told_not_to_cross_a_roll_or_a_revealed_thing() -> None:
    timeline = TalkGame().timeline()
    say(timeline, "plain", "roll", "plain")
    assert timeline.undo("never") is None, "nothing was revealed by the last answer"
    refusal = timeline.undo("never")
    assert refusal is not None
    assert refusal.reason == "refused-undo-never"
    assert timeline.head == 2


def test_undo_across_a_mark_can_ask_the_group() -> None:
    timeline = TalkGame().timeline()
    say(timeline, "look")
    refusal = timeline.undo("ask")
    assert refusal is not None
    assert refusal.reason == "refused-undo-ask"
    assert timeline.undo("ask", consent=True) is None


def test_a_branch_is_no_way_around_the_policy() -> None:
    timeline = TalkGame().timeline()
    timeline.name_branch("start")
    say(timeline, "roll")
    refusal = timeline.visit("start", "never")
    assert refusal is not None
    assert refusal.reason == "refused-undo-never"
    assert timeline.visit("start", "ask", consent=True) is None


def test_undoing_grows_a_branch_and_the_old_one_can_be_visited() -> None:
    timeline = TalkGame().timeline()
    say(timeline, "plain", "roll")
    timeline.name_branch("bold")
    old = timeline.position.state.copy()
    timeline.undo()
    say(timeline, "look")
    assert len(timeline.entries) == 3
    assert list(timeline.answers.tips()) == [3, 2]
    assert timeline.visit("bold") is None
    assert timeline.position.state == old
    refusal = timeline.visit("nowhere")
    assert refusal is not None
    assert dict(refusal.refs)["known"] == "bold"


def test_an_answer_to_a_decision_of_an_abandoned_branch_is_stale() -> None:
    timeline = TalkGame().timeline()
    say(timeline, "plain", "plain")
    abandoned = timeline.position.open[0].id
    timeline.undo()
    say(timeline, "look")
    refusal = timeline.answer(0, abandoned, "say:plain")
    assert refusal is not None
    assert refusal.reason == "refused-stale"


def test_the_log_tells_every_answer_since_any_moment() -> None:
    timeline = TalkGame().timeline()
    say(timeline, "plain", "roll", "stop")
    assert [node for node, _ in timeline.log()] == [0, 1, 2, 3]
    assert [node for node, _ in timeline.log(since=2)] == [3]
    last = list(timeline.log())[-1][1]
    assert [type(event).__name__ for event in last] == ["Ended"]


def test_older_snapshots_are_thinned_but_every_moment_stays_near_one() -> None:
    timeline = TalkGame().timeline()
    say(timeline, *["plain"] * 200)
    kept = sorted(timeline.snapshots)
    assert kept[0] == 0
    assert len(kept) < 20
    assert all(later - earlier <= 32 for earlier, later in pairwise(kept))
    assert timeline.position_at(101).state.said == ["plain"] * 101


def test_with_real_dice_an_answer_is_told_once_and_whole() -> None:
    """What happened before the die was asked for, in an earlier step, too, is told with the answer it belongs to."""

    def first(play: ToyPlay) -> Procedure[None]:
        yield from choose(play, 0, "go", "T-1", lambda: WORDS, lambda chosen: chosen)
        play.emit(Said("T-1", "before"))
        play.then(StepName("second"))

    def second(play: ToyPlay) -> Procedure[None]:
        play.emit(Said("T-1", str(play.roll("die", 6)) + str(play.roll("die", 6))))
        yield from ()

    game = ToyGame(first)
    game.rules.steps.step()(second)  # type: ignore[attr-defined]
    timeline = game.timeline(by_hand=True)
    timeline.choose(0, "say:plain", 0)
    for face in (2, 5):
        timeline.choose(0, timeline.position.open[0].options[face - 1].id, face - 1)
    told = [event.word for _, events in timeline.log() for event in events if isinstance(event, Said)]
    assert told == ["before", "25"]
    assert timeline.position.outcome


def test_with_real_dice_a_typed_result_is_an_answer_like_any_other() -> None:
    timeline = TalkGame().timeline(by_hand=True)
    say(timeline, "roll")
    assert timeline.position.open[0].prompt == "enter-roll"
    face = timeline.position.open[0].options[3]
    assert timeline.answer(1, timeline.position.open[0].id, face.id) is None
    assert said(timeline) == ["roll", "4"]
    assert timeline.position_at(timeline.head).state == timeline.position.state
    timeline.undo()
    assert timeline.position.open[0].prompt == "enter-roll"
