"""The table as it is drawn: what a seat sees, with names, words and places in one language."""

from collections.abc import Callable, Iterable

import msgspec

from farlight.content.ids import Outcome
from farlight.content.pictures import FaceScene, Place
from farlight.kernel import Goal
from farlight.kernel.scenes import Each, Parts, whole
from farlight.texts import Texts
from farlight.vanguard.model.content import Definitions
from farlight.vanguard.model.state import Vanguard
from farlight.vanguard.rules.context import VanguardPlay
from farlight.vanguard.rules.exploration.board import lies_open, sectors
from farlight.vanguard.table.checks.scene_check import CheckScene, check_scene
from farlight.vanguard.table.danger_in_words import DangerTable
from farlight.vanguard.table.faces import face_scenes
from farlight.vanguard.table.goals import goals_of
from farlight.vanguard.table.panels import result_panel
from farlight.vanguard.table.places import where_read
from farlight.vanguard.table.scene_crew import CrewScene, crew_scene
from farlight.vanguard.table.scene_map import (
    PathScene,
    PlanetScene,
    SectorScene,
    danger_tables,
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
    place: Place
    """What it looks like where it is read."""
    sector: int
    """0 aboard, and where it is about no Sector."""


class Ending(msgspec.Struct, frozen=True):
    won: bool
    title: str
    lines: list[str]


class VanguardScene(msgspec.Struct, frozen=True):
    title: str
    moment: str
    goals: list[Goal]
    planet: PlanetScene | None
    """None aboard the ship."""
    sectors: list[SectorScene]
    paths: list[PathScene]
    dangers: list[DangerTable]
    """The tables of the Danger die."""
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
    faces: list[FaceScene]


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
    key, title, text = f"{len(state.read)}:{state.telling}", teller.name("log", log), teller.name("text", state.telling)
    place, sector = where_read(teller.seen, log)
    return Story(key, log, title, text, place, sector)


def _ending(teller: Teller) -> Ending:
    panel = result_panel(teller.seen)
    lines = [teller.texts.line(line) for line in panel.lines]
    return Ending(Outcome.parse(teller.state.outcome).how == "won", teller.texts.line(panel.title), lines)


def _ashore(make: Callable[[Teller], object]) -> Callable[[VanguardPlay, Texts], object]:
    """What is there only while a planet lies open."""
    return lambda seen, texts: make(Teller(seen, texts)) if lies_open(seen.state) else None


def _each_ashore(
    things: Callable[[VanguardPlay], Iterable[int]], make: Callable[[Teller, int], object]
) -> Each[Vanguard, Definitions]:
    return Each(
        lambda seen: things(seen) if lies_open(seen.state) else (),
        lambda thing, seen, texts: make(Teller(seen, texts), thing),
    )


def _check(seen: VanguardPlay, texts: Texts) -> CheckScene | None:
    check = seen.state.check
    return None if check is None else check_scene(Teller(seen, texts), check)


PARTS: Parts[Vanguard, Definitions] = {
    "title": lambda seen, texts: _title(Teller(seen, texts)),
    "moment": lambda seen, texts: _moment(Teller(seen, texts)),
    "goals": lambda seen, texts: goals_of(Teller(seen, texts)),
    "planet": _ashore(planet_scene),
    "sectors": _each_ashore(sectors, sector_scene),
    "paths": lambda seen, texts: path_scenes(Teller(seen, texts)) if lies_open(seen.state) else [],
    "dangers": lambda seen, texts: danger_tables(Teller(seen, texts)) if lies_open(seen.state) else [],
    "threats": _each_ashore(
        lambda seen: range(len(seen.state.threats)),
        lambda teller, place: threat_scene(teller, teller.state.threats[place]),
    ),
    "crew": Each(
        lambda seen: [who for who, crew in enumerate(seen.state.crew) if crew.card],
        lambda who, seen, texts: crew_scene(Teller(seen, texts), who),
    ),
    "clocks": lambda seen, texts: clocks(Teller(seen, texts)) if lies_open(seen.state) else [],
    "condition": _ashore(condition_scene),
    "missions": lambda seen, texts: mission_scenes(Teller(seen, texts)),
    "stores": _ashore(stores),
    "check": _check,
    "story": lambda seen, texts: _story(Teller(seen, texts)),
    "ending": lambda seen, texts: _ending(Teller(seen, texts)) if seen.state.outcome else None,
    "ship": ship_scene,
    "shipfiles": ship_files,
    "faces": face_scenes,
}


def scene_of(seen: VanguardPlay, texts: Texts) -> VanguardScene:
    return whole(VanguardScene, PARTS, seen, texts)
