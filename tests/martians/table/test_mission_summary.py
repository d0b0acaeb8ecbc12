"""The page at the end of a mission: its figures are those of the log, and it says nothing before the end."""

from itertools import groupby

import msgspec
import pytest

from farlight.content import tell
from farlight.kernel import AnyTimeline, Summary, Timeline, load_game
from farlight.martians.model.events.base import Fixed, Produced
from farlight.martians.model.events.crew import StressChanged, Wounded
from farlight.martians.model.events.mission import Debriefed, ObjectiveTicked, SolBegan
from farlight.martians.model.events.work import DieRolled
from farlight.texts import LANGUAGES
from tests.martians.table.test_scene import texts_at
from tests.recounts import events_of, played, recounted, summary_of

GAME = load_game("martians")
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


WINTER = ("martians", "winters", 1, "crew-normal", 4)
"""All five missions; some end with a question to the crew, some lead on in the same answer."""
ALL = 9


@pytest.mark.parametrize("missions", range(1, 5))
def test_a_mission_is_told_by_its_own_sheet_though_the_next_one_is_on_the_table(missions: int) -> None:
    timeline = played(*WINTER, missions=missions)
    summary = summary_of(timeline)
    assert (summary.mission, summary.number, summary.over) == (f"wm{missions}", missions, False)
    assert summary.told[0] == tell(GAME.content.missions[f"wm{missions}"].win, "en")
    objectives = GAME.content.missions[f"wm{missions}"].objectives
    assert [goal.text for goal in summary.goals] == [tell(each.text, "en") for each in objectives]
    assert all(goal.done for goal in summary.goals if not goal.icon), "it was won"
    assert not summary.facts[0].startswith("Sol 0")
    assert "hands their seat to somebody else, or to a bot" in summary.onward[0].text


def test_a_finished_campaign_is_told_as_such_at_once_and_from_the_record() -> None:
    """M-APP-45, M-CAMP-08: with its epilogue, and with nothing of it to be played again."""
    timeline = played(*WINTER, missions=ALL)
    summary = summary_of(timeline)
    recorder = GAME.table.recorder(timeline.setup)
    state = timeline.position.state
    at_once = recorder.result(GAME.play(GAME.view(state, None)), texts_at(state))
    assert at_once is not None
    for told in (summary, at_once):
        assert (told.outcome, told.result, told.over) == ("won/campaign", "The campaign is won", True)
        assert tell(GAME.content.campaigns["winters"].endings[0].text, "en") in told.told
        assert [(way.kind, way.mission) for way in told.onward] == [("anew", "winters"), ("campaign", "slow-bell")]
    assert "No mission of this campaign can be played again" in summary.onward[0].text


def test_the_chronicle_of_a_campaign_has_a_chapter_for_each_mission_with_its_beginning_and_its_end() -> None:
    _, story = recounted(played(*WINTER, missions=ALL))
    chapters = {name: list(group) for name, group in groupby(story.passages, lambda each: each.chapter)}
    missions = [GAME.content.missions[name] for name in ("wm1", "wm2", "wm3", "wm4", "wm5a")]
    names = [f"Mission {number}: {tell(each.name, 'en')}" for number, each in enumerate(missions, 1)]
    assert [*chapters] == names
    for card, passages in zip(missions, chapters.values(), strict=True):
        assert passages[0].text.split() == tell(card.background, "en").split()
        (end,) = [each for each in passages if each.title == "The mission has succeeded"]
        assert end.text.startswith(tell(card.win, "en"))
    assert chapters[names[3]][-1].title == "Tonight", "the crew decides before the last mission begins"
    assert story.passages[-1].title == "The campaign is won"


def test_opened_letters_are_read_again_and_shut_ones_are_nowhere() -> None:
    """M-CAMP-20, M-MIS-CAMP-14: at every moment, in all that is read again."""
    envelopes = GAME.content.campaigns["winters"].envelopes
    for missions in range(1, 6):
        timeline = played(*WINTER, missions=missions)
        opened = timeline.position.state.campaign.opened
        _, story = recounted(timeline)
        read = msgspec.json.encode(story).decode()
        for name, envelope in envelopes.items():
            letter = tell(envelope.text, "en")
            assert ([each.text for each in story.passages].count(letter) == 1) == (name in opened), name
            assert (msgspec.json.encode(letter).decode()[1:-1] in read) == (name in opened), name


def test_what_stays_for_good_is_kept_in_the_chronicle_of_a_legacy_campaign() -> None:
    kept = "For good, the base has a living filter: with broken Oxygen Filters the plants on the Farm do not wilt."
    assert recounted(played(*WINTER, missions=ALL))[1].carried[0] == kept
    assert recounted(played("martians", "slow-bell", 2, "crew-normal", 1))[1].carried == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_a_mission_of_a_campaign_ended_is_told_before_the_next_one_is_asked_for(language: str) -> None:
    """Where no choice holds it up, nothing else would show it. M-APP-35, M-APP-42."""
    timeline = played("martians", "winters", 2, "crew-normal", 7)
    assert (timeline.position.state.mission, timeline.position.open[0].prompt) == ("wm2", "difficulty")
    (over,) = [event for _, event in events_of(timeline) if isinstance(event, Debriefed)]
    told = texts_at(timeline.position.state, language).event(over)
    assert tell(GAME.content.missions["wm1"].win, language) in told
    assert dict(over.refs())["won"] == 1
