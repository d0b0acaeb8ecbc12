"""The map of a planet as it is drawn: Sectors with what lies there, Paths with their price."""

from collections.abc import Iterator
from math import cos, pi, sin

import msgspec

from farlight.content.ids import text_place
from farlight.content.pictures import Place
from farlight.vanguard.model.ids import PathIcon, source_id
from farlight.vanguard.model.planet_cards import Look
from farlight.vanguard.model.state import NO_TURN
from farlight.vanguard.rules.exploration.board import biomes_at, crew_in, is_stuck, may_land, name_of, poi_at, sector_of
from farlight.vanguard.rules.exploration.section_dice import ANY, available, column
from farlight.vanguard.rules.exploration.threats import threats_in
from farlight.vanguard.rules.exploration.time_tracks import condition_in_force
from farlight.vanguard.rules.exploration.travel import TRAVEL
from farlight.vanguard.table.danger_in_words import DangerTable
from farlight.vanguard.table.places import place_of_sector
from farlight.vanguard.table.scene_parts import Card, Deed, Teller

MARKS = {
    "water": "pond", "caves": "cave", "crystalline": "crystal", "frozen": "ice", "volcanic": "vent",
    "vegetation": "grass", "ruins": "ruin", "void": "void", "rocky": "rock", "desert": "rock", "hostile": "rock",
    "deadly": "vent",
}  # fmt: skip
"""Landmarks by Biome, where a Sector names none."""


class PlanetScene(msgspec.Struct, frozen=True):
    id: str
    name: str
    text: str
    look: Look
    tint: str
    seed: int


class SectorScene(msgspec.Struct, frozen=True):
    number: int
    name: str
    x: float
    y: float
    """In percent from the left and from the top."""
    mark: str
    place: Place
    """What it looks like there from near by."""
    poi: Card | None
    deeds: list[Deed]
    biomes: list[Card]
    crew: list[str]
    threats: list[str]
    markers: list[Card]
    tokens: list[Card]
    stuck: bool
    pad: bool
    """Whether a Lander may land here."""
    lander: bool
    goal: bool
    """Whether an open Mission sends the team here."""
    unread: bool
    """Whether the board has a Log here that nobody has read."""


class PathPrice(msgspec.Struct, frozen=True):
    """An icon of a Path."""

    kind: str
    """`danger`, `spend`, or `travel`."""
    of: str
    """The Danger die, or the colour of the die that is spent."""
    text: str
    """What it asks for; of a Danger die all that it may do."""


class PathScene(msgspec.Struct, frozen=True):
    place: int
    ends: tuple[int, int]
    prices: list[PathPrice]
    words: str
    one_way: bool
    via: tuple[int, int] | None


def planet_scene(teller: Teller) -> PlanetScene:
    card = teller.content.planets[teller.state.planet]
    text = teller.story(text_place("planet", card.id), card.text)
    return PlanetScene(card.id, teller.name("planet", card.id), text, card.look, card.tint, card.seed)


def sector_scene(teller: Teller, number: int) -> SectorScene:
    seen, state, content = teller.seen, teller.state, teller.content
    printed, poi = sector_of(seen, number), poi_at(seen, number)
    x, y = printed.at or _on_a_ring(number, len(content.planets[state.planet].sectors))
    deeds = [] if poi is None else [source_id("poi", poi.id, number, place) for place in range(len(poi.actions))]
    return SectorScene(
        number=number,
        name=teller.told(printed.name),
        x=x,
        y=y,
        mark=printed.mark or next((MARKS[biome] for biome in printed.biomes if biome in MARKS), "rock"),
        place=place_of_sector(content.planets[state.planet], number),
        poi=None
        if poi is None
        else Card(poi.id, teller.told(poi.name), "", teller.story(text_place("poi", poi.id), poi.text)),
        deeds=teller.deeds(deeds),
        biomes=[Card(biome, teller.name("biome", biome)) for biome in sorted(biomes_at(seen, number))],
        crew=[name_of(state, who) for who in crew_in(state, number)],
        threats=[threat.card for threat in threats_in(state, number)],
        markers=[Card(marker, teller.name("marker", marker)) for place, marker in state.markers if place == number],
        tokens=[teller.card("gear", token, "gear_text") for place, token in state.tokens if place == number],
        stuck=is_stuck(seen, number),
        pad=may_land(seen, number),
        lander=number == state.lander_sector and bool(state.lander),
        goal=any(number in content.missions[mission].where for mission in state.missions),
        unread=printed.log is not None and printed.log not in state.read,
    )


def path_scenes(teller: Teller) -> list[PathScene]:
    """Those that were cleared have neither icons nor arrows. V-TRAVEL-04."""
    found = []
    for place, path in enumerate(teller.content.planets[teller.state.planet].paths):
        cleared = place in teller.state.cleared
        icons = [] if cleared else list(path.icons)
        words = ", ".join(_words(teller, icons)) or teller.texts.say("path-free")
        prices = [_price(teller, PathIcon.parse(icon)) for icon in icons]
        found.append(PathScene(place, path.ends, prices, words, path.one_way and not cleared, path.via))
    return found


def _words(teller: Teller, icons: list[str]) -> Iterator[str]:
    """What a Path asks of whoever has the turn; Travel by the condition that decides. V-TRAVEL-04, V-SPEND-05."""
    state, said = teller.state, teller.texts
    crew = state.crew[state.turn] if state.turn != NO_TURN else None
    for icon in icons:
        kind, of = PathIcon.parse(icon)
        if kind == TRAVEL:
            yield said.say("path-travel-by", condition=teller.name("condition", condition_in_force(teller.seen)))
        elif kind == "spend" and crew and len(available(crew) if of in ANY else column(crew, of)) < icons.count(icon):
            yield said.say("path-spend-lost", of=of, colour=teller.name("colour", of))
        else:
            yield teller.name("path_icons", icon)


def _price(teller: Teller, icon: PathIcon) -> PathPrice:
    if icon.kind == "danger":
        text = teller.kept(("danger", icon.of), lambda: teller.cards.dice.told(icon.of))
    else:
        text = teller.name("path_icons", str(icon))
    return PathPrice(icon.kind, icon.of, text)


def danger_tables(teller: Teller) -> list[DangerTable]:
    """What Danger dice may do, by their letters. V-DANGER-02."""
    return [teller.cards.dice.table(name) for name in teller.content.dangers]


def _on_a_ring(number: int, count: int) -> tuple[float, float]:
    """For a board whose author has placed nothing."""
    angle = pi + 2 * pi * (number - 1) / count
    return round(50 + 38 * cos(angle), 1), round(52 + 34 * sin(angle), 1)
