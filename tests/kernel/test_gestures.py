"""Several answers as one act: all or none, the same as one by one, taken back together."""

from random import Random

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from farlight.kernel import (
    GROUP,
    AnyGame,
    AnyTimeline,
    Broken,
    Refusal,
    Setup,
    Timeline,
    dump,
    encode,
    game_names,
    load_from,
    load_game,
)
from tests.kernel.test_timeline import TalkGame, said

games = pytest.mark.parametrize("name", game_names())
careful = settings(max_examples=12, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
ACTS = 12
LONGEST = 5


def start(game: AnyGame, seed: int, by_hand: bool = False) -> AnyTimeline:
    random = Random(seed)
    mission = random.choice(game.rules.missions())
    low, high = mission.seats
    return Timeline(game, Setup(game.name, mission.id, random.randint(low, high), seed, by_hand))


def small_answers(timeline: AnyTimeline, random: Random) -> tuple[int, int, list[str]]:
    """A seat, the decision that it answers first, and as many answers as may be one act."""
    first = random.choice(timeline.position.open)
    seat = max(first.seat, 0)
    position, chosen = timeline.position.copy(), list[str]()
    for place in range(random.randint(1, LONGEST)):
        if place and (position.needs_roll or position.play.revealed):
            break
        choices = position.choices(seat, first.id) if not place else position.choices(seat)
        if not choices:
            break
        number, option = random.choice(choices)
        chosen.append(option.id)
        position.choose(number)
    return seat, first.id, chosen


def shown(timeline: AnyTimeline) -> object:
    """All that could tell two timelines apart."""
    position = timeline.position
    asked = [(one.id, one.seat, one.prompt, tuple(one.options), tuple(one.refs)) for one in position.open]
    return timeline.head, len(timeline.entries), encode(position.state), position.serial, asked, position.events


def one_by_one(timeline: AnyTimeline, seat: int, decision: int, options: list[str]) -> list[object]:
    told: list[object] = []
    for place, option in enumerate(options):
        mine = [one for one in timeline.position.open if one.seat in (seat, GROUP)]
        offering = [one.id for one in mine if any(each.id == option for each in one.options)]
        asked = decision if not place else [*offering, timeline.position.open[0].id][0]
        assert timeline.answer(seat, asked, option) is None
        told.append((timeline.head, timeline.position.events))
    return told


@games
@careful
@given(seed=st.integers(0, 2**32), by_hand=st.booleans())
def test_an_act_is_what_its_small_answers_are(name: str, seed: int, by_hand: bool) -> None:
    game = load_game(name)
    small, whole = start(game, seed, by_hand), start(game, seed, by_hand)
    random = Random(seed)
    for _ in range(ACTS):
        if not whole.position.open:
            return
        before = shown(whole)
        seat, decision, options = small_answers(whole, random)
        told = one_by_one(small, seat, decision, options)
        refusal = whole.answer_all(seat, decision, [*options, "no such thing"])
        assert isinstance(refusal, Refusal)
        assert refusal.place == len(options) + 1
        assert shown(whole) == before
        assert whole.answer_all(seat, decision, options) is None
        assert shown(whole) == shown(small)
        assert [(moment, events) for moment, _, events in whole.happened] == told
        assert [msgspec.structs.replace(entry, joined=False) for entry in whole.entries] == list(small.entries)


@games
@careful
@given(seed=st.integers(0, 2**32))
def test_undo_redo_and_saves_keep_acts_whole(name: str, seed: int) -> None:
    game = load_game(name)
    timeline, random = start(game, seed), Random(seed)
    for _ in range(ACTS):
        if not timeline.position.open:
            return
        before, head = encode(timeline.position.state), timeline.head
        seat, decision, options = small_answers(timeline, random)
        assert timeline.answer_all(seat, decision, options) is None
        after, end = encode(timeline.position.state), timeline.head
        assert [entry.joined for entry in timeline.entries[-len(options) :]] == [False] + [True] * (len(options) - 1)
        assert timeline.undo("free") is None
        assert (encode(timeline.position.state), timeline.head) == (before, head)
        assert timeline.redo() is None
        assert (encode(timeline.position.state), timeline.head) == (after, end)
        timeline = load_from(dump(timeline), game, "a save").timeline
        assert (encode(timeline.position.state), timeline.head) == (after, end)
        assert timeline.before_act(end) == head


def test_nothing_follows_what_was_rolled_or_revealed() -> None:
    for word in ("roll", "look"):
        timeline = TalkGame().timeline()
        refusal = timeline.answer_all(0, 0, ["say:plain", f"say:{word}", "say:plain"])
        assert refusal == Refusal("", "refused-after-chance", (), 3)
        assert (said(timeline), timeline.head, list(timeline.entries)) == ([], 0, [])
        assert timeline.answer_all(0, 0, ["say:plain", f"say:{word}"]) is None


def test_an_error_of_the_rules_leaves_nothing_of_an_act() -> None:
    timeline = TalkGame().timeline()
    check, timeline.game.rules.check = timeline.game.rules.check, lambda state: "odd" if len(state.said) > 1 else None  # type: ignore[method-assign, assignment]
    with pytest.raises(Broken):
        timeline.answer_all(0, 0, ["say:plain", "say:plain", "say:stop"])
    timeline.game.rules.check = check  # type: ignore[method-assign]
    assert (said(timeline), timeline.head) == ([], 0)
    assert timeline.answer_all(0, 0, ["say:plain", "say:plain"]) is None


def test_what_belongs_to_an_answer_is_taken_back_with_it() -> None:
    timeline = TalkGame().timeline()
    assert timeline.answer(0, 0, "say:plain") is None
    assert timeline.answer_all(0, 1, ["say:roll"]) is None
    assert timeline.answer_all(0, 2, ["say:look"], joined=True) is None
    assert [moment for moment, _, _ in timeline.happened] == [2, 3]
    assert timeline.undo("free") is None
    assert said(timeline) == ["plain"]
    assert timeline.redo() is None
    assert timeline.head == 3


def test_a_rehearsal_does_nothing() -> None:
    timeline = TalkGame().timeline()
    steps = timeline.rehearse(0, 0, ["say:plain", "say:roll"])
    assert not isinstance(steps, Refusal)
    assert [chosen.id for _, chosen in steps] == ["say:plain", "say:roll"]
    assert timeline.rehearse(0, 0, ["say:plain", "say:nothing"]) is not None
    assert (said(timeline), timeline.head) == ([], 0)
