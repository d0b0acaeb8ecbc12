"""The table as it is drawn: what a seat sees, with names, words and places in one language."""

import msgspec

from farlight.content.ids import Outcome
from farlight.texts import Texts
from farlight.vanguard.rules.context import VanguardPlay
from farlight.vanguard.rules.exploration.board import lies_open, sectors
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


def scene_of(seen: VanguardPlay, texts: Texts) -> VanguardScene:
    state, teller = seen.state, Teller(seen, texts)
    ashore = lies_open(state)
    return VanguardScene(
        title=_title(teller),
        moment=_moment(teller),
        planet=planet_scene(teller) if ashore else None,
        sectors=[sector_scene(teller, number) for number in sectors(seen)] if ashore else [],
        paths=path_scenes(teller) if ashore else [],
        threats=[threat_scene(teller, each) for each in state.threats] if ashore else [],
        crew=[crew_scene(teller, who) for who, crew in enumerate(state.crew) if crew.card],
        clocks=clocks(teller) if ashore else [],
        condition=condition_scene(teller) if ashore else None,
        missions=mission_scenes(teller),
        stores=stores(teller) if ashore else None,
        check=None if state.check is None else check_scene(teller, state.check),
        story=_story(teller),
        ending=_ending(teller) if state.outcome else None,
        ship=ship_scene(seen, texts),
        shipfiles=ship_files(seen, texts),
    )


def _title(teller: Teller) -> str:
    """The mission or campaign ashore; the ship and where it is."""
    if teller.state.ship.page:
        return ship_title(teller.state.ship, teller.texts)
    return teller.name("scenario", teller.state.scenario)


def _moment(teller: Teller) -> str:
    """The round, and the planet unless the mission has its name."""
    state = teller.state
    if state.ship.page:
        return ship_moment(state.ship, teller.texts)
    if not state.round:
        return teller.texts.say("scene-begins")
    place = teller.name("planet", state.planet) if state.planet else ""
    if place in ("", teller.name("scenario", state.scenario)):
        return teller.texts.say("scene-round", round=state.round)
    return teller.texts.say("scene-round-at", place=place, round=state.round)


def _story(teller: Teller) -> Story | None:
    state = teller.state
    if not state.telling:
        return None
    log = state.read[-1]
    return Story(f"{len(state.read)}:{state.telling}", log, teller.name("log", log), teller.name("text", state.telling))


def _ending(teller: Teller) -> Ending:
    panel = result_panel(teller.seen)
    lines = [teller.texts.line(line) for line in panel.lines]
    return Ending(Outcome.parse(teller.state.outcome).how == "won", teller.texts.line(panel.title), lines)
