"""The page at the end of an Exploration: its figures are those of the log, and it says nothing before the end."""

import pytest

from farlight.kernel import AnyTimeline, Summary
from farlight.texts import LANGUAGES
from farlight.vanguard.model.events import (
    CheckBegan,
    DiceRolled,
    DieSacrificed,
    InjuryGained,
    LogRead,
    MissionCompleted,
    RoundBegan,
    SuccessGained,
    SuppliesChanged,
)
from tests.recounts import events_of, played, recounted, summary_of

WON = ("vanguard", "marl", 2, "away-normal", 4)
LOST = ("vanguard", "marl", 2, "away-normal", 1)


def both() -> list[tuple[AnyTimeline, Summary]]:
    return [(timeline, summary_of(timeline)) for timeline in (played(*WON), played(*LOST))]


def test_supplies_by_round_are_those_of_the_log() -> None:
    for timeline, summary in both():
        number, levels = 0, {}
        for _, event in events_of(timeline):
            if isinstance(event, RoundBegan):
                number = event.round
            elif isinstance(event, SuppliesChanged) and number:
                levels[str(number)] = event.supplies
        supplies = next(series for series in summary.series if series.id == "supplies")
        shown = {point.at: point.value for point in supplies.points}
        assert [*shown] == ["start", *map(str, range(1, number + 1))]
        assert all(shown[at] == level for at, level in levels.items())


def test_counts_are_those_of_the_log() -> None:
    for timeline, summary in both():
        events = [event for _, event in events_of(timeline)]
        success = sum(event.count for event in events if isinstance(event, SuccessGained))
        assert f"{success} Success" in summary.facts
        done = [event.mission for event in events if isinstance(event, MissionCompleted)]
        assert sum(goal.done for goal in summary.goals) == len(set(done))
        told = " ".join(cost.text for cost in summary.costs)
        for kind, word in ((InjuryGained, "Injur"), (DieSacrificed, "lost for good")):
            count = sum(isinstance(event, kind) for event in events)
            assert (f"{count} " in told and word in told) if count else word not in told


def test_checks_are_counted_once_and_expected_by_the_dice() -> None:
    for timeline, summary in both():
        events = [event for _, event in events_of(timeline)]
        rolled = sum(isinstance(event, DiceRolled) for event in events)
        begun = sum(isinstance(event, CheckBegan) for event in events)
        assert summary.luck is not None
        assert 0 < summary.luck.rolls <= min(rolled, begun)
        assert 0 <= summary.luck.came <= summary.luck.rolls
        checks = next(series for series in summary.series if series.id == "checks")
        assert checks.points[-1].value == summary.luck.came
        assert checks.expected[-1] == summary.luck.expected


def test_moments_are_on_the_way_and_in_their_order() -> None:
    for timeline, summary in both():
        nodes = [moment.node for moment in summary.moments]
        assert nodes == sorted(set(nodes))
        assert set(nodes) <= {0, *timeline.path()}


def test_a_defeat_says_what_would_have_helped_and_a_victory_what_comes_next() -> None:
    (_, won), (_, lost) = both()
    assert won.won
    assert not won.helped
    assert won.onward[0].mission == "orchard"
    assert not lost.won
    assert lost.helped
    assert lost.onward[0].kind == "again"
    assert next(each.rules for each in won.onward if each.kind == "harder") == ("deadly",)


def test_every_log_is_told_again_with_what_was_chosen() -> None:
    for timeline in (played(*WON), played(*LOST)):
        _, story = recounted(timeline)
        read = [event for _, event in events_of(timeline) if isinstance(event, LogRead)]
        assert len(story.passages) == len(read)
        for passage in story.passages:
            assert sum(option.done for option in passage.options) == bool(passage.options)


def test_a_campaign_tells_of_each_exploration_when_its_team_has_left() -> None:
    timeline = played("vanguard", "campaign", 2, "away-story", 1)
    summary, story = recounted(timeline)
    assert summary is not None
    assert (summary.number, summary.over, summary.onward[0].kind) == (1, False, "continue")
    assert {passage.chapter for passage in story.passages} >= {"Before the first Exploration"}
    told = " ".join(passage.text for passage in story.passages)
    people = timeline.game.content.ruling.people
    met = {each.who for each in story.people if not each.own}
    assert met == {name for name, person in people.items() if person.word in told}
    assert met < set(people), "some wait further on, and nobody hears of them"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_all_words(language: str) -> None:
    for game in (WON, LOST):
        summary, story = recounted(played(*game), language)
        assert summary is not None
        assert summary.facts
        assert story.passages


def test_changes_are_what_was_won_lost_and_chosen() -> None:
    """Whoever comes back is told of them: each with the moment of the log where it happened."""
    timeline = played("vanguard", "campaign", 2, "away-story", 1)
    changes = recounted(timeline)[1].changes
    done = [node for node, event in events_of(timeline) if isinstance(event, MissionCompleted)]
    assert [each.node for each in changes if each.kind == "won"] == done
    assert {each.kind for each in changes} >= {"won", "chose"}
    assert all(each.text for each in changes)
    assert [each.node for each in changes] == sorted(each.node for each in changes)
