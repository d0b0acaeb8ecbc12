"""Closed ways of the Starmap: they say what opens them, as far as the group knows it. V-SHIP-STARMAP-5."""

import pytest

from farlight.kernel import Refusal
from farlight.texts import LANGUAGES, Texts
from farlight.vanguard.rules.context import VanguardPlay
from farlight.vanguard.rules.ship import starmap
from farlight.vanguard.table.ship.scene import ship_scene
from tests.vanguard.tables import GAME, Table, play, table

SEED = 3
SLACKWATER, LAMP_SEVEN, TOW = "ansgar/slackwater", "ansgar/lamp-seven", "ansgar/tow"
"""The first is open once o02 was reached, the others once o03 was; the last as long as there is no Storm Keel."""
languages = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture
def aboard() -> Table:
    position = table("campaign", 2, SEED)
    play(position, SEED, until="starmap")
    ship = position.state.ship
    ship.system, ship.objective, ship.achieved, ship.upgrades, ship.energy = "ansgar", "o02", ("o01",), (), 9
    return position


def seen_at(position: Table) -> VanguardPlay:
    return GAME.play(GAME.view(position.state, None))


def texts_at(position: Table, language: str) -> Texts:
    return Texts(language, [GAME.texts], lambda *asked: GAME.table.name_at(position.state, *asked))


def closed(position: Table) -> dict[str, Refusal | None]:
    """Why the ship cannot go to the places of the system."""
    return {str(dict(way.refs).get("destination", "")): why for way, why in starmap.ways(seen_at(position))}


def reason(position: Table, place: str) -> str:
    why = closed(position)[place]
    return "" if why is None else why.reason


def panel_lines(position: Table, language: str) -> list[str]:
    texts = texts_at(position, language)
    panels = GAME.table.panels(seen_at(position))
    return [texts.line(line) for panel in panels if ("page", "starmap") in panel.title.refs for line in panel.lines]


def test_an_objective_that_lies_on_the_bridge_is_named(aboard: Table) -> None:
    why = closed(aboard)[SLACKWATER]
    assert why == Refusal("V-SHIP-STARMAP-5", "why-not-open-until", (("objective", "o02"),))
    aboard.state.ship.achieved = ("o01", "o02")
    assert reason(aboard, SLACKWATER) == ""


def test_an_objective_to_come_is_not_named(aboard: Table) -> None:
    assert closed(aboard)[LAMP_SEVEN] == Refusal("V-SHIP-STARMAP-5", "why-not-open")


def test_what_is_over_does_not_say_that_it_will_come(aboard: Table) -> None:
    aboard.state.ship.achieved = ("o01", "o02", "o03")
    assert reason(aboard, TOW) == ""
    aboard.state.ship.upgrades = ("b01",)
    assert reason(aboard, TOW) == "why-not-open-any-more"


@languages
def test_map_and_page_tell_the_objective_by_its_name(aboard: Table, language: str) -> None:
    texts = texts_at(aboard, language)
    name = texts.name("objective", "o02")
    told = texts.say("why-not-open-until", objective=name)
    assert name != "o02"
    assert name in told
    scene = ship_scene(seen_at(aboard), texts)
    assert scene is not None
    ways = {way.id: way.why for way in scene.starmap.ways}
    assert ways[SLACKWATER] == told
    assert ways[LAMP_SEVEN] == texts.say("why-not-open")
    lines = panel_lines(aboard, language)
    assert sum(line.endswith(told) for line in lines) == 1
    assert any(line.endswith(texts.say("why-not-open")) for line in lines)
    assert not any(texts.name("objective", "o03") in line for line in lines)
