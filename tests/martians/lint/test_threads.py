"""Threads of the crew: each of the twelve says three things over a campaign that know each other, and one ends them."""

import re
from collections import defaultdict

import pytest

from farlight.content import tell
from farlight.kernel import Position, Setup, load_game
from farlight.martians.model.events.mission import CrewTalked
from farlight.martians.model.state import Martians
from farlight.martians.rules.crew_talk import say_something
from farlight.martians.rules.debriefing import epilogue
from tests.recounts import events_of, played, summary_of

GAME = load_game("martians")
CONTENT = GAME.content
SAID = re.compile(r"if is (\w+) and in mission (\w+): say")
ALL = 9
CAMPAIGNS = {"slow-bell": (1, 4), "winters": (1, 4)}
"""Of each, people and seed of a game that is played to its end and won."""


def talk_of(campaign: str) -> dict[str, dict[str, str]]:
    """What everybody says as First Player, by the mission in which they do: the cards."""
    said: dict[str, dict[str, str]] = defaultdict(dict)
    for card in CONTENT.talk.values():
        found = SAID.fullmatch(card.when.source) if card.when is not None else None
        if found and found[2] in CONTENT.campaigns[campaign].missions:
            assert card.first, f"{card.id} is said before what anybody could say"
            said[found[1]][found[2]] = card.id
    return said


def line_of(campaign: str, who: str) -> str:
    """What the epilogue tells of somebody."""
    lines = [line for line in CONTENT.campaigns[campaign].added if line.when.source == f"if with {who}: say"]
    assert len(lines) == 1, who
    return tell(lines[0].text, "en")


@pytest.mark.parametrize("campaign", CAMPAIGNS)
@pytest.mark.parametrize("who", CONTENT.astronauts)
def test_everybody_has_a_thread_over_each_campaign(campaign: str, who: str) -> None:
    assert len(talk_of(campaign)[who]) >= 3, "in missions that are played whatever anybody decides"
    assert line_of(campaign, who)


@pytest.mark.parametrize("campaign", CAMPAIGNS)
def test_what_they_say_is_heard_and_how_it_ends_is_told(campaign: str) -> None:
    seats, seed = CAMPAIGNS[campaign]
    timeline = played("martians", campaign, seats, "crew-normal", seed, missions=ALL)
    talked = " ".join(event.text for _, event in events_of(timeline) if isinstance(event, CrewTalked))
    told = summary_of(timeline).told
    for person in timeline.position.state.crew:
        for mission, card in talk_of(campaign)[person.card].items():
            assert f"talk.{card}." in talked, mission
        assert line_of(campaign, person.card) in told


def crew_of(campaign: str, who: str, mission: str) -> Martians:
    """A table at which somebody is First Player, while so many missions are behind it."""
    position = Position(GAME, GAME.rules.new(Setup("martians", campaign, 4, 1)))
    while position.open[0].prompt != "plan":
        position.choose(0)
    state: Martians = position.state.copy()
    profession = CONTENT.astronauts[who].profession
    state.first = next((place for place, each in enumerate(state.crew) if each.profession == profession), 0)
    state.crew[state.first].card = who
    state.mission, state.mission_once = mission, []
    return state


@pytest.mark.parametrize("campaign", CAMPAIGNS)
@pytest.mark.parametrize("who", CONTENT.astronauts)
def test_whoever_is_chosen_is_heard_in_time_and_told_of_in_the_end(campaign: str, who: str) -> None:
    """The crews of studies choose the same people again and again: the others' threads come up like theirs."""
    for mission, card in talk_of(campaign)[who].items():
        play = GAME.play(crew_of(campaign, who, mission))
        say_something(play, "events")
        (said,) = [event.text for event in play.events if isinstance(event, CrewTalked)]
        assert said.startswith(f"talk.{card}.lines."), mission
    over = crew_of(campaign, who, CONTENT.campaigns[campaign].missions[-1])
    over.flags["result"], over.outcome = "won/mission", "won/campaign"
    number = [line.when.source for line in CONTENT.campaigns[campaign].added].index(f"if with {who}: say")
    assert any(told.startswith(f"campaign.{campaign}.added.{number}|") for told in epilogue(GAME.play(over)))


@pytest.mark.parametrize("who", CONTENT.astronauts)
def test_everybody_comes_up_in_events_of_the_winter_and_in_others(who: str) -> None:
    """In a mission that is played whatever anybody decides, between what they say."""
    winter = CONTENT.campaigns["winters"].missions[:-1]
    told = [(card.pool, other) for card in CONTENT.events.values() for other in card.instead]
    about = [(pool, other) for pool, other in told if other.when.source in (f"if with {who}: say", f"if is {who}: say")]
    assert sorted(pool in winter for pool, _ in about) == [False, True]
    assert all(CONTENT.astronauts[who].name in tell(other.text, "en") for _, other in about)
