"""The ship as it is drawn: names in the viewer's language, nothing hidden, at every position of a campaign."""

from collections.abc import Iterator
from itertools import count
from typing import Any

import msgspec
import pytest

from farlight.kernel import Play, Position
from farlight.texts import LANGUAGES, Texts
from farlight.vanguard.rules.context import VanguardPlay
from farlight.vanguard.table.ship.forecast import _risk, risk
from farlight.vanguard.table.ship.scene import ship_files, ship_moment, ship_scene, ship_title
from farlight.vanguard.table.ship.scene_things import ShipFiles, ShipScene
from tests.vanguard.tables import CONTENT, GAME, Table, answers, play, table

SEED = 3
MOST = 400


def seen_at(position: Table) -> VanguardPlay:
    return GAME.play(GAME.view(position.state, None))


def texts_of(position: Position[Any, Any], language: str = "en") -> Texts:
    return Texts(
        language, [GAME.texts], lambda kind, value, spoken: GAME.table.name_at(position.state, kind, value, spoken)
    )


def scene_of(position: Table, language: str = "en") -> ShipScene:
    scene = ship_scene(seen_at(position), texts_of(position, language))
    assert scene is not None
    return scene


def files_of(position: Table, language: str = "en") -> ShipFiles:
    files = ship_files(seen_at(position), texts_of(position, language))
    assert files is not None
    return files


@pytest.fixture
def aboard() -> Table:
    """A campaign whose team has come home for the first time, with the ship where landings are near."""
    position = table("campaign", 2, SEED)
    play(position, SEED, until="starmap")
    position.state.ship.system = "ansgar"
    return position


def test_ashore_and_without_a_campaign_there_is_no_ship() -> None:
    position = table("marl", 2, SEED)
    assert ship_scene(seen_at(position), texts_of(position)) is None
    position = table("campaign", 2, SEED)
    play(position, SEED, until="act")
    assert ship_scene(seen_at(position), texts_of(position)) is None
    assert ship_files(seen_at(position), texts_of(position)) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_people_and_places_have_names_in_every_language(aboard: Table, language: str) -> None:
    scene, texts = scene_of(aboard, language), texts_of(aboard, language)
    assert [page.name for page in scene.pages] == [texts.name("page", page.id) for page in scene.pages]
    assert all(page.name != page.id for page in scene.pages)
    assert all(person.name and person.name != person.card and person.told for person in scene.people)
    assert scene.starmap.system.name == "Ansgar"
    assert all(way.name and way.text for way in scene.starmap.ways)
    assert all(part.name for part in scene.starmap.parts)
    assert scene.bridge.objective.more
    assert scene.bridge.objective.about
    assert "Ansgar" in ship_title(aboard.state.ship, texts)
    assert texts.name("page", "starmap") in ship_moment(aboard.state.ship, texts)


def test_the_files_tell_what_everybody_can_do_and_what_was(aboard: Table) -> None:
    files = files_of(aboard)
    assert set(files.people) == set(aboard.state.ship.sleeves)
    assert all(files.people.values())
    assert [chapter.number for chapter in files.chronicle] == [0, 1]
    assert any("Ashore were" in line for line in files.chronicle[1].lines)


def test_closed_ways_say_why_and_landings_are_marked(aboard: Table) -> None:
    """V-SHIP-STARMAP-5, V-SHIP-STARMAP-6."""
    ways = {way.id: way for way in scene_of(aboard).starmap.ways}
    marl, ferry, slackwater = ways["ansgar/marl"], ways["ansgar/ferry"], ways["ansgar/slackwater"]
    assert marl.landing
    assert ferry.landing == ""
    assert marl.why == ""
    assert slackwater.why


def test_parts_of_a_landing_card_are_told_only_when_they_were_scanned(aboard: Table) -> None:
    """V-SHIP-STARMAP-11, V-SHIP-STARMAP-13."""
    ship = aboard.state.ship
    ship.scanner, ship.scanned = "l01", 0
    for scanned in range(4):
        ship.scanned = scanned
        starmap = scene_of(aboard).starmap
        assert [bool(part.told) for part in starmap.parts] == [place < scanned for place in range(3)]
        assert starmap.scanner is not None
        assert starmap.scanner.parts == scanned


def test_the_risk_of_a_critical_patient_is_that_of_the_dice(aboard: Table) -> None:
    """V-SHIP-MEDBAY-14, V-DEADLY-20: more dice kill more, and a die that is rolled again fewer."""
    seen = Play(GAME.rules, CONTENT, aboard.state)
    usual = risk(seen)
    aboard.state.deadly = True
    assert 0 < usual < risk(seen) < 100
    assert _risk(("heavy", "mental"), 2, again=False) == 25
    assert _risk(("heavy", "mental"), 2, again=True) == 12
    assert scene_of(aboard).medbay.risk == risk(seen)


def test_nothing_hidden_is_in_the_scene(aboard: Table) -> None:
    before = [msgspec.json.encode(each) for each in (scene_of(aboard), files_of(aboard))]
    again = aboard.state.copy()
    GAME.rules.rehide(Play(GAME.rules, CONTENT, again), None)
    assert again.ship.recruits != aboard.state.ship.recruits
    aboard.state.ship.recruits, aboard.state.ship.possible = again.ship.recruits, again.ship.possible
    assert [msgspec.json.encode(each) for each in (scene_of(aboard), files_of(aboard))] == before


def positions(seed: int) -> Iterator[Table]:
    """A campaign by chance, and the next where one has ended: some end on their first planet."""
    for each in count(seed, 4):
        position = table("campaign", 1 + seed % 4, each)
        for number, _ in enumerate(answers(position, each)):
            if number % 5 == 0 and position.state.ship.page:
                yield position


@pytest.mark.parametrize(("seed", "language"), [(1, "it"), (2, "de"), (3, "cs")])
def test_the_scene_can_be_drawn_wherever_a_campaign_goes(seed: int, language: str) -> None:
    pages = set()
    for number, position in enumerate(positions(seed)):
        if number == MOST:
            break
        scene = scene_of(position, language)
        files_of(position, language)
        pages.add(scene.page)
        beds = [card for lane in scene.medbay.lanes for card in lane.patients]
        assert sorted(beds) == sorted(position.state.ship.patients)
        assert {person.card for person in scene.people} == set(position.state.ship.sleeves)
    assert {"starmap", "bridge"} <= pages
