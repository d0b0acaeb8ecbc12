"""Old saves: nothing that waited for the ship is lost on the way to a newer version."""

from pathlib import Path

from farlight.bots import Look, bots_of
from farlight.kernel import from_data, load, load_game
from farlight.vanguard.model.migrations import migrate_1, migrate_2
from farlight.vanguard.model.moments import (
    AnyMoment,
    CompanyMoment,
    EndingMoment,
    LandingStepMoment,
    TravelEntryMoment,
)
from farlight.vanguard.model.ship_book import Gains

SAVES = Path(__file__).parents[2] / "saves"
END_OF_ACT_ONE = Path(__file__).parents[1] / "saves" / "end-of-act-one.farlight"
"""Of a pack that had one act only; its state is of today's version."""


def test_what_waited_for_the_ship_under_free_words_has_its_place() -> None:
    """Version 1 knew words such as `discount:r05`; each is a field now. V-SHIP-LAB-2, V-COMP-61."""
    words = {"energy": 2, "halted-queue": 1, "boosted": 1, "room": 4, "discount:r05": 3, "stays:k02": 1}
    data = migrate_1({"gains": words, "ship": {"page": "bridge"}})
    gains = from_data(data["gains"], Gains)
    assert gains == Gains(energy=2, halted_queue=1, boosted=True, room=4, discounts={"r05": 3}, staying=("k02",))
    assert data["ship"] == {"page": "bridge", "loaded": [], "kits": {}}


def test_a_campaign_of_version_1_stands_where_it_was_left() -> None:
    """At Docking, dice are given back; a find has made a project cheaper. V-SHIP-MORALE-5, V-SHIP-LAB-2."""
    position = load(SAVES / "vanguard-1-at-docking.farlight", load_game("vanguard")).timeline.position
    assert position.open[0].prompt == "return-die"
    assert position.state.gains.discounts == {"r23": 1}
    assert position.state.gains.room == 5


def test_what_lasts_longer_than_a_step_has_a_moment_of_its_own() -> None:
    """Version 2 kept it in one bag; what was open when a step was left is over. V-TRAVEL-07, V-TRAVEL-09, V-END-01."""
    now = {"along": "0,2", "to": "5", "icons": "1", "landing": "2", "ending": "evac", "rest_who": "1", "rest_who^": "0"}
    data = migrate_2({"now": now, "window": ""})
    assert from_data(data["moments"], list[AnyMoment]) == [
        CompanyMoment((0, 2)),
        TravelEntryMoment(5, 1),
        LandingStepMoment(2),
        EndingMoment("evac"),
    ]
    assert migrate_2({"now": {"along": ""}, "window": ""}) == {
        "window": "",
        "moments": [{"moment": "company", "along": []}],
    }


def test_somebody_on_a_path_of_version_2_is_on_it_still() -> None:
    """A Travel entry asks what to pay before the far end is reached. V-TRAVEL-07."""
    position = load(SAVES / "vanguard-2-on-a-path.farlight", load_game("vanguard")).timeline.position
    assert [choice.id for choice in position.open[0].options] == ["do:danger T; move"]
    assert position.state.moments == [CompanyMoment(()), TravelEntryMoment(5, 1)]


def test_a_campaign_of_the_first_act_goes_on_into_the_second() -> None:
    """The seal of Lamp Seven was where a campaign ended; whoever was about to break it goes on. V-SHIP-BRIDGE-1."""
    position = load(END_OF_ACT_ONE, load_game("vanguard")).timeline.position
    assert position.state.ship.objective == "o04"
    team = bots_of(position.game)["away-story"](1)
    while position.open and position.state.ship.objective == "o04":
        position.choose(team.choose(Look(position)))
    assert position.state.ship.objective == "o05"
