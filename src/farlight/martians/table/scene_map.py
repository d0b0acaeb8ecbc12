"""The ring map as it is drawn."""

from farlight.content.ids import text_place
from farlight.martians.model.ids import ObjectiveId
from farlight.martians.model.state import at
from farlight.martians.rules.context import DIRECTIONS, MartiansPlay
from farlight.martians.rules.map_paths import direction_of, ring_of, routes
from farlight.martians.rules.missions.beacons import beacon_pawns, days_of_light
from farlight.martians.rules.rounds import is_under_way
from farlight.martians.table.offers.goal_aims import goals_at
from farlight.martians.table.scene_types import Counted, SpaceScene, Told, WayScene
from farlight.texts import Texts


def counted(things: list[str], texts: Texts) -> list[Counted]:
    return [Counted(thing, texts.name("thing", thing), things.count(thing)) for thing in dict.fromkeys(things)]


def space_of(space: str, seen: MartiansPlay, texts: Texts) -> SpaceScene:
    view, content = seen.state, seen.content
    roi = view.tiles.get(space) or view.shown.get(space, "")
    terrain = content.terrains[content.rois[roi].terrain] if roi else None
    light = days_of_light(seen)
    return SpaceScene(
        id=space,
        ring=ring_of(space),
        turn=DIRECTIONS.index(direction_of(space)),
        name=texts.name("space", space),
        roi=texts.name("roi", roi) if roi else "",
        terrain=terrain.id if terrain else "",
        ground=texts.name("terrain", terrain.id) if terrain else "",
        effect=terrain.effect if terrain else "",
        line=texts.name("text", text_place("terrain", terrain.id, "line")) if terrain and terrain.line else "",
        place=terrain.place if terrain else "dunes",
        things=counted(at(space, view.lying), texts),
        tokens=[
            Told(token, texts.name("token", token), texts.name("ground", token)) for token in at(space, view.ground)
        ],
        spots=[Told(spot, texts.name("spot", spot)) for spot in dict.fromkeys(at(space, view.spots))],
        days=light.get(space, -1),
        burden=beacon_pawns(seen, space) if space in light else 0,
        base=view.base == space,
        sites=[texts.name("facility", card) for card, place in view.sites.items() if place == space],
        wanted=[texts.name("objective", str(ObjectiveId(view.mission, each.id))) for each in goals_at(seen, space)],
        way=_way(space, seen, texts) if is_under_way(view) else None,
    )


def _way(space: str, seen: MartiansPlay, texts: Texts) -> WayScene | None:
    """The cheapest way there: the pawns that it takes beside the one for the task, and what lies on it. M-MOVE-06."""
    found = routes(seen).get(space)
    if not found:
        return None
    strikes = [Told(each, texts.name("strike", each)) for each in found[0].effects]
    return WayScene(found[0].cost, strikes, list(found[0].path))
