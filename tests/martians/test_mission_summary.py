"""The page at the end of a mission: its figures are those of the log, and it says nothing before the end."""

import pytest

from farlight.kernel import AnyTimeline, Summary, Timeline
from farlight.martians.model.events.base import Fixed, Produced
from farlight.martians.model.events.crew import StressChanged, Wounded
from farlight.martians.model.events.mission import ObjectiveTicked, SolBegan
from farlight.martians.model.events.work import DieRolled
from farlight.texts import LANGUAGES
from tests.recounts import events_of, played, recounted, summary_of

WON = ("martians", "home", 2, "crew-normal", 4)
LOST = ("martians", "riddle", 1, "crew-hard", 5)


def both() -> list[tuple[AnyTimeline, Summary]]:
    return [(timeline, summary_of(timeline)) for timeline in (played(*WON), played(*LOST))]


def test_dice_are_those_of_the_log() -> None:
    for timeline, summary in both():
        thrown = [event for _, event in events_of(timeline) if isinstance(event, DieRolled) and event.die == "success"]
        assert summary.luck is not None
        assert summary.luck.rolls == len(thrown)
        assert summary.luck.came == sum(event.face == "success" for event in thrown)


def test_figures_by_sol_are_those_of_the_log() -> None:
    for timeline, summary in both():
        sol, stress = 0, {}
        made: dict[str, dict[str, int]] = {"oxygen": {}, "energy": {}}
        for _, event in events_of(timeline):
            if isinstance(event, SolBegan):
                sol = event.sol
            elif isinstance(event, StressChanged):
                stress[sol] = event.level
            elif isinstance(event, Produced) and event.supply in made:
                made[event.supply][str(sol)] = event.made
        shown = {series.id: {point.at: point.value for point in series.points} for series in summary.series}
        assert [*shown["stress"]] == ["start", *map(str, range(1, sol + 1))]
        assert all(shown["stress"][str(number)] == level for number, level in stress.items() if number)
        assert {supply: shown.get(supply, {}) for supply in made} == made


def test_what_it_cost_is_what_the_state_and_the_log_say() -> None:
    for timeline, summary in both():
        state = timeline.position.state
        fixed = sum(isinstance(event, Fixed) for _, event in events_of(timeline))
        assert str(fixed) in summary.costs[0].text or not fixed
        assert [toll.who for toll in summary.tolls] == [person.card for person in state.crew]
        hurt = {event.who for _, event in events_of(timeline) if isinstance(event, Wounded)}
        assert {toll.who for toll in summary.tolls if toll.text.startswith("Unhurt")}.isdisjoint(hurt)


def test_moments_are_on_the_way_and_in_their_order() -> None:
    for timeline, summary in both():
        nodes = [moment.node for moment in summary.moments]
        assert nodes == sorted(set(nodes))
        assert set(nodes) <= {0, *timeline.path()}
        assert summary.node == timeline.head
        reached = {node for node, event in events_of(timeline) if isinstance(event, ObjectiveTicked)}
        assert {moment.node for moment in summary.moments if moment.title == "Goal reached"} <= reached


def test_a_defeat_says_what_would_have_helped_and_a_victory_what_comes_next() -> None:
    (_, won), (_, lost) = both()
    assert won.won
    assert not won.helped
    assert won.onward[0].kind == "next"
    assert won.onward[0].mission == "riddle"
    assert not lost.won
    assert lost.helped
    assert lost.onward[0].kind == "again"
    assert lost.onward[0].mission == "riddle"
    assert [each.kind for each in won.onward] == ["next", "again", "harder", "campaign", "campaign"]


def test_nothing_is_told_while_the_mission_runs() -> None:
    timeline = played(*WON)
    running: AnyTimeline = Timeline(timeline.game, timeline.setup)
    for node in list(timeline.path())[:-1]:
        entry = timeline.entry(node)
        number = next(n for n, option in running.position.choices(entry.seat) if option.id == entry.option)
        running.choose(entry.seat, entry.option, number)
    assert recounted(running)[0] is None


def test_a_campaign_tells_of_each_mission_when_it_is_over() -> None:
    summary = summary_of(played("martians", "slow-bell", 2, "crew-normal", 1))
    assert (summary.number, summary.over, summary.onward[0].kind) == (1, False, "continue")
    assert summary.mission == "ln1"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_all_words(language: str) -> None:
    for game in (WON, LOST):
        summary, story = recounted(played(*game), language)
        assert summary is not None
        assert summary.facts
        assert story.passages


def test_changes_end_with_how_the_mission_ended() -> None:
    for game, kind in ((WON, "won"), (LOST, "lost")):
        _, story = recounted(played(*game))
        assert story.changes[-1].kind == kind
        assert [each.node for each in story.changes] == sorted(each.node for each in story.changes)
