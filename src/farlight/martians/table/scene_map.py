"""The ring map as it is drawn."""

from farlight.martians.model.content import Definitions
from farlight.martians.rules.context import DIRECTIONS, SPACES
from farlight.martians.table.scene_types import Counted, SpaceScene, Told, WayScene
from farlight.martians.table.view import MartiansView, WayView
from farlight.texts import Texts


def counted(things: list[str], texts: Texts) -> list[Counted]:
    return [Counted(thing, texts.name("thing", thing), things.count(thing)) for thing in dict.fromkeys(things)]


def spaces_of(seen: MartiansView, content: Definitions, texts: Texts) -> list[SpaceScene]:
    if not seen.crew:
        return []
    return [_space(space, seen, content, texts) for space in SPACES]


def _space(space: str, seen: MartiansView, content: Definitions, texts: Texts) -> SpaceScene:
    roi = seen.tiles.get(space) or seen.shown.get(space, "")
    terrain = content.terrains[content.rois[roi].terrain] if roi else None
    beacon = next((each for each in seen.beacons if each.space == space), None)
    way = next((each for each in seen.ways if each.space == space), None)
    return SpaceScene(
        id=space,
        ring=int(space[1]),
        turn=DIRECTIONS.index(space[3:]),
        name=texts.name("space", space),
        roi=texts.name("roi", roi) if roi else "",
        terrain=terrain.id if terrain else "",
        ground=texts.name("terrain", terrain.id) if terrain else "",
        effect=terrain.effect if terrain else "",
        line=texts.name("text", f"terrain.{terrain.id}.line") if terrain and terrain.line else "",
        things=counted([thing for place, thing in seen.lying if place == space], texts),
        tokens=[
            Told(token, texts.name("token", token), texts.name("ground", token))
            for place, token in seen.ground
            if place == space
        ],
        spots=[Told(spot, texts.name("spot", spot)) for place, spot in dict.fromkeys(seen.spots) if place == space],
        days=beacon.days if beacon else -1,
        burden=beacon.pawns if beacon else 0,
        base=seen.base == space,
        sites=[texts.name("facility", card) for card, place in seen.sites.items() if place == space],
        way=_way(way, texts) if way else None,
    )


def _way(way: WayView, texts: Texts) -> WayScene:
    return WayScene(way.pawns, [Told(each, texts.name("strike", each)) for each in way.strikes], way.path)
