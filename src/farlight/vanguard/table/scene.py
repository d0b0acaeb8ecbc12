"""The table as it is drawn: the view with names, words and places, in one language. Nothing is in it but the view."""

import msgspec

from farlight.texts import Texts
from farlight.vanguard.model.content import Definitions
from farlight.vanguard.table.panels import result_panel
from farlight.vanguard.table.scene_check import CheckScene, check_scene
from farlight.vanguard.table.scene_crew import CrewScene, crew_scene
from farlight.vanguard.table.scene_map import (
    PathScene,
    PlanetScene,
    SectorScene,
    path_scenes,
    planet_scene,
    sector_scene,
)
from farlight.vanguard.table.scene_parts import Teller
from farlight.vanguard.table.scene_tasks import (
    Clock,
    ConditionScene,
    MissionScene,
    Stores,
    ThreatScene,
    clocks,
    condition_scene,
    mission_scenes,
    stores,
    threat_scene,
)
from farlight.vanguard.table.ship.scene import ship_files, ship_moment, ship_scene, ship_title
from farlight.vanguard.table.ship.scene_things import ShipFiles, ShipScene
from farlight.vanguard.table.view import VanguardView


class Story(msgspec.Struct, frozen=True):
    """The Log that was read last."""

    key: str
    """Changes with every Log that is read."""
    log: str
    title: str
    text: str


class Ending(msgspec.Struct, frozen=True):
    won: bool
    title: str
    lines: list[str]


class VanguardScene(msgspec.Struct, frozen=True):
    title: str
    moment: str
    planet: PlanetScene | None
    """None aboard the ship."""
    sectors: list[SectorScene]
    paths: list[PathScene]
    threats: list[ThreatScene]
    crew: list[CrewScene]
    clocks: list[Clock]
    condition: ConditionScene | None
    missions: list[MissionScene]
    stores: Stores | None
    check: CheckScene | None
    story: Story | None
    ending: Ending | None
    ship: ShipScene | None
    shipfiles: ShipFiles | None


def scene_of(seen: VanguardView, texts: Texts, content: Definitions) -> VanguardScene:
    teller = Teller(seen, texts, content)
    ashore = bool(seen.sectors)
    return VanguardScene(
        title=_title(teller),
        moment=_moment(teller),
        planet=planet_scene(teller) if ashore else None,
        sectors=[sector_scene(teller, each) for each in seen.sectors],
        paths=path_scenes(teller) if ashore else [],
        threats=[threat_scene(teller, each) for each in seen.threats] if ashore else [],
        crew=[crew_scene(teller, each) for each in seen.crew if each.card],
        clocks=clocks(teller),
        condition=condition_scene(teller) if seen.condition else None,
        missions=mission_scenes(teller),
        stores=stores(teller) if ashore else None,
        check=None if seen.check is None else check_scene(teller, seen.check),
        story=_story(teller),
        ending=_ending(teller) if seen.outcome else None,
        ship=ship_scene(seen, texts),
        shipfiles=ship_files(seen, texts, content),
    )


def _title(teller: Teller) -> str:
    """The mission or campaign ashore; the ship and where it is."""
    seen = teller.seen
    if seen.ship is not None and seen.ship.page:
        return ship_title(seen, teller.texts)
    return teller.name("scenario", seen.scenario)


def _moment(teller: Teller) -> str:
    """The round, and the planet unless the mission has its name."""
    seen = teller.seen
    if seen.ship is not None and seen.ship.page:
        return ship_moment(seen, teller.texts)
    if not seen.round:
        return teller.texts.say("scene-begins")
    place = teller.name("planet", seen.planet) if seen.planet else ""
    if place in ("", teller.name("scenario", seen.scenario)):
        return teller.texts.say("scene-round", round=seen.round)
    return teller.texts.say("scene-round-at", place=place, round=seen.round)


def _story(teller: Teller) -> Story | None:
    seen = teller.seen
    if not seen.telling:
        return None
    log = seen.read[-1]
    return Story(f"{len(seen.read)}:{seen.telling}", log, teller.name("log", log), teller.name("text", seen.telling))


def _ending(teller: Teller) -> Ending:
    panel = result_panel(teller.seen, teller.content)
    lines = [teller.texts.line(line) for line in panel.lines]
    return Ending(teller.seen.outcome.startswith("won"), teller.texts.line(panel.title), lines)
