"""Advice on a plan is the plan: every act with its reasons, taken in one go and taken back in one go."""

import pytest

from farlight.bots import Look, bots_of
from farlight.kernel import AnyTimeline, Setup, Timeline, load_game
from farlight.kernel.decision import READY
from farlight.martians.rules.actions.plan_menu import is_complete
from farlight.server.tables.advice import Adviser
from farlight.texts import LANGUAGES, Texts
from tests.martians.table.test_scene import texts_at

GAME = load_game("martians")


def at_plan(seats: int, seed: int, mission: str = "home") -> AnyTimeline:
    """A table that bots have brought to its first plan."""
    timeline: AnyTimeline = Timeline(GAME, Setup("martians", mission, seats, seed))
    bot = bots_of(GAME)[GAME.bots.adviser](seed)
    while (position := timeline.position).open[0].prompt != "plan":
        look = Look(position)
        number = bot.choose(look)
        option = next(each for place, each in position.choices() if place == number)
        timeline.choose(position.seat_of(number), option.id, number)
    return timeline


@pytest.mark.parametrize(("seats", "own"), [(1, {0}), (2, {0}), (2, {0, 1}), (3, {0, 2}), (4, {0, 1, 2, 3})], ids=str)
@pytest.mark.parametrize("mission", ["home", "riddle"])
def test_a_plan_is_advised_as_a_whole_and_taken_in_one_go(seats: int, own: set[int], mission: str) -> None:
    timeline = at_plan(seats, 3, mission)
    head = timeline.head
    hint = Adviser(frozenset(own)).hint(timeline, texts_at(timeline.position.state))
    assert hint is not None
    assert hint.plan is not None
    plan = hint.plan
    assert plan.options[0] == hint.option
    assert len(plan.acts) >= len(own), "somebody has a task"
    assert all(act.text for act in plan.acts)
    reasons = [each for act in plan.acts for each in act.reasons]
    assert plan.acts[0].reasons
    assert len(reasons) == len(set(reasons)), "what speaks for several acts is told once"
    assert timeline.answer_all(plan.seat, plan.decision, plan.options, own=sorted(own)) is None
    state = timeline.position.state
    assert all(is_complete(state, seat) for seat in own), "every pawn has its place"
    assert not all(state.seats[seat].ready for seat in own), "whoever follows it looks at it once more"
    timeline.undo()
    assert timeline.head == head, "one undo takes all of it back"


def test_whoever_follows_a_plan_is_advised_to_go_on_with_it() -> None:
    timeline = at_plan(1, 3)
    adviser, texts = Adviser(frozenset({0})), texts_at(timeline.position.state)
    before = adviser.hint(timeline, texts)
    assert before is not None
    assert before.plan is not None
    for option in before.plan.options[:3]:
        asked = timeline.position.open[0].id
        assert timeline.answer_all(0, asked, (option,)) is None
    after = adviser.hint(timeline, texts)
    assert after is not None
    assert after.plan is not None
    assert after.plan.options == before.plan.options[3:]
    assert timeline.answer_all(after.plan.seat, after.plan.decision, after.plan.options) is None
    last = adviser.hint(timeline, texts)
    assert last is not None
    assert (last.option, last.plan) == (READY.id, None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_acts_are_told_with_who_what_and_odds(language: str) -> None:
    timeline = at_plan(1, 3)
    texts: Texts = texts_at(timeline.position.state, language)
    hint = Adviser(frozenset({0})).hint(timeline, texts)
    assert hint is not None
    assert hint.plan is not None
    sure = texts.say("odds-sure")
    assert any(act.text.endswith(sure) for act in hint.plan.acts)
    assert any(texts.name("action", "raise-farm") in act.text and "67" in act.text for act in hint.plan.acts)
