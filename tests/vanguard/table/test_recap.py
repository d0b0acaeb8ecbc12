"""What a table reads that comes back after weeks: the last Exploration, in the chronicle's own words."""

import pytest

from farlight.content import tell
from farlight.kernel import Event, Play
from farlight.vanguard.model.events import LogRead, MissionRevealed
from farlight.vanguard.model.ship_book import Note
from farlight.vanguard.model.ship_events import PageOpened
from farlight.vanguard.rules.context import VanguardPlay
from farlight.vanguard.rules.ship.chronicle import remember_dead, remember_exploration, remember_logs
from farlight.vanguard.table.ship.panels import recap
from tests.vanguard.table.test_ship_texts import page
from tests.vanguard.tables import CONTENT, GAME, play, table

SEED = 3


@pytest.fixture
def campaign() -> VanguardPlay:
    """A campaign in the first round on its first planet."""
    position = table("campaign", 2, SEED)
    play(position, SEED, until="act")
    return Play(GAME.rules, CONTENT, position.state)


def notes(campaign: VanguardPlay, what: str) -> list[str]:
    """What the chronicle keeps of the last visit under a heading."""
    book = campaign.state.ship
    return [line.who for line in recap(book.chronicle, len(book.visits)) if line.what == what]


def logs_ashore(events: list[Event]) -> list[str]:
    """Those that were read on the planet: after its Missions were revealed, before the ship was reached."""
    landed = next(place for place, event in enumerate(events) if isinstance(event, MissionRevealed))
    docked = next(place for place, event in enumerate(events) if isinstance(event, PageOpened))
    return list(dict.fromkeys(event.log for event in events[landed:docked] if isinstance(event, LogRead)))


def test_the_recap_on_the_next_planet_names_the_logs_of_the_last_exploration() -> None:
    position = table("campaign", 2, SEED)
    read = logs_ashore(play(position, SEED, until="starmap"))
    assert len(read) > 1
    play(position, SEED, until="act")
    assert position.state.ship.page == ""
    told = " ".join(page(position, "previously"))
    assert all(str(GAME.table.name_of("log", log, "en")) in told for log in read)


def test_an_exploration_is_remembered_with_those_who_went_and_what_became_of_them(campaign: VanguardPlay) -> None:
    """V-SHIP-LEAVE-1: afterwards the table is cleared."""
    state = campaign.state
    hurt, dead = state.crew[0], state.crew[1]
    hurt.injuries = ("split-knuckles", *hurt.injuries[1:])
    dead.alive = False
    state.done, state.found = ("m01",), ("slag-pearl", "u01")
    state.read, state.deeds = ("311", "227", "311"), {"logs": 2}
    remember_exploration(campaign, "evac", won=False)
    assert notes(campaign, "lost") == ["evac"]
    assert notes(campaign, "team") == [",".join(crew.card for crew in state.crew)]
    assert notes(campaign, "done") == ["m01"]
    assert notes(campaign, "brought") == ["slag-pearl"]
    assert notes(campaign, "hurt") == [hurt.card]
    assert notes(campaign, "died") == [dead.card]
    assert notes(campaign, "read") == ["227,311"]


def test_what_was_read_aboard_is_remembered_when_the_next_exploration_begins(campaign: VanguardPlay) -> None:
    state = campaign.state
    state.read, state.deeds = ("311", "750"), {"logs": 1}
    remember_logs(campaign)
    assert notes(campaign, "read")[-1] == "750"
    state.read = (*state.read, "2301")
    remember_logs(campaign)
    assert notes(campaign, "read")[-1] == "750"


def test_whoever_died_ashore_is_not_noted_again_at_the_wall(campaign: VanguardPlay) -> None:
    """V-END-12."""
    book = campaign.state.ship
    book.chronicle = (Note(0, "died", "k05", "halfway"),)
    remember_dead(campaign, "k05")
    remember_dead(campaign, "k06")
    assert [line.who for line in book.chronicle] == ["k05", "k06"]


# What to play next


def test_every_scenario_says_what_to_play_when_it_was_won() -> None:
    for scenario in CONTENT.scenarios.values():
        assert scenario.after("won/lift-off") in CONTENT.scenarios
        assert scenario.after("won/lift-off") != scenario.id
        assert scenario.after("lost/evac") == scenario.id


def test_the_single_explorations_lead_to_the_campaign() -> None:
    name, seen = "halfway", []
    while name not in seen:
        seen.append(name)
        name = CONTENT.scenarios[name].after("won/lift-off")
    assert {"marl", "orchard", "assay", "kettle", "slackwater", "lamp-seven", "campaign"} <= {*seen}


@pytest.mark.parametrize(("outcome", "expected"), [("won/lift-off", "Perrin's Orchard"), ("lost/evac", "Marl")])
def test_the_end_names_what_comes_next(outcome: str, expected: str) -> None:
    position = table("marl", 1)
    position.state.outcome = outcome
    assert GAME.rules.onward(position.state) == next(
        card.id for card in CONTENT.scenarios.values() if tell(card.name, "en") == expected
    )
    ending = GAME.table.panels(GAME.play(GAME.view(position.state, 0)))[0]
    assert any(("scenario", GAME.rules.onward(position.state)) in line.refs for line in ending.lines)
