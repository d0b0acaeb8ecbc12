"""The Planet board: Sectors, Paths, what is visible where. Rulebook chapters 2, 3.5 and 22."""

from collections.abc import Callable, Iterator

from farlight.vanguard.model.content import Definitions
from farlight.vanguard.model.dice_requirements import colour_of
from farlight.vanguard.model.ids import ActionSource, ProgressTrack
from farlight.vanguard.model.pack_lookups import Line
from farlight.vanguard.model.planet_cards import Path, PlanetCard, PoiCard, Sector
from farlight.vanguard.model.state import Crew, Vanguard
from farlight.vanguard.rules.context import VanguardPlay


def planet(play: VanguardPlay) -> PlanetCard:
    return play.content.planets[play.state.planet]


def condition_on(board: PlanetCard, state: Vanguard) -> str:
    """The Global Condition that counts now: one that came up, else that of the planet. V-GLOBAL-01, V-TUT-12."""
    return state.condition or board.condition


def lies_open(state: Vanguard) -> bool:
    """Whether the Planet board is seen: aboard, the next one is not. V-SHIP-STARMAP-11."""
    return bool(state.planet) and not state.ship.page


def sectors(play: VanguardPlay) -> list[int]:
    return sorted(map(int, planet(play).sectors))


def sector_of(play: VanguardPlay, number: int) -> Sector:
    return play.content.planets[play.state.planet].sectors[str(number)]


def cards_in(state: Vanguard, number: int) -> tuple[str, ...]:
    """The POI cards of a Sector, the visible one last."""
    return state.pois.get(str(number), ())


def topmost_poi(board: PlanetCard, state: Vanguard, number: str) -> str:
    """The topmost POI card of a Sector, or the printed one; empty if there is none. V-SPECIAL-03, V-RUL-29."""
    cards = state.pois.get(number)
    return cards[-1] if cards else board.sectors[number].poi or ""


def visible_poi(play: VanguardPlay, number: int) -> str:
    return topmost_poi(play.content.planets[play.state.planet], play.state, str(number))


def poi_at(play: VanguardPlay, number: int) -> PoiCard | None:
    name = visible_poi(play, number)
    return play.content.pois[name] if name else None


def biomes_at(play: VanguardPlay, number: int) -> set[str]:
    """Those of the board, covered or not, and of the visible POI. V-EVENT-03, V-EVENT-13, V-RUL-54."""
    poi = poi_at(play, number)
    return {*sector_of(play, number).biomes, *(poi.biomes if poi else ())}


def is_stuck(play: VanguardPlay, number: int) -> bool:
    """No Movement, wherever in the Sector. V-ICON-52."""
    poi = poi_at(play, number)
    marked = (number, "no-movement") in play.state.markers
    return sector_of(play, number).stuck or marked or (poi is not None and poi.stuck)


def may_land(play: VanguardPlay, number: int) -> bool:
    poi = poi_at(play, number)
    return sector_of(play, number).lander or (poi is not None and poi.lander)


def is_important(play: VanguardPlay, number: int) -> bool:
    poi = poi_at(play, number)
    return sector_of(play, number).important or (poi is not None and poi.important)


# Paths


def paths_from(play: VanguardPlay, number: int) -> Iterator[tuple[int, int, Path]]:
    """The Paths that lead away: their place on the card, their far end, themselves. V-TERM-22, V-TRAVEL-03."""
    for place, there, path, against in lines_at(play, number):
        if not against or place in play.state.cleared:
            yield place, there, path


def lines_at(play: VanguardPlay, number: int) -> list[Line]:
    """All Paths of a Sector, those that only lead to it, too."""
    known, key = play.content.known.lines, (play.state.planet, number)
    found = known.get(key)
    if found is None:
        found = known[key] = [
            Line(place, path.ends[path.ends[0] == number], path, path.one_way and path.ends[0] != number)
            for place, path in enumerate(planet(play).paths)
            if number in path.ends
        ]
    return found


def connected(play: VanguardPlay, number: int) -> list[int]:
    """Sectors that a Path leads to from here. V-TERM-22."""
    return sorted({there for _, there, _ in paths_from(play, number)})


def steps_between(play: VanguardPlay, start: int, goal: int) -> int | None:
    """The length of a shortest route of Connected Sectors. V-THREAT-09."""
    seen = {start: 0}
    row = [start]
    while row:
        here = row.pop(0)
        if here == goal:
            return seen[here]
        for there in connected(play, here):
            if there not in seen:
                seen[there] = seen[here] + 1
                row.append(there)
    return None


def towards(play: VanguardPlay, start: int, goal: int) -> list[int]:
    """The next Sectors of all shortest routes. V-THREAT-09."""
    distances = {there: steps_between(play, there, goal) for there in connected(play, start)}
    known = [length for length in distances.values() if length is not None]
    return [there for there, length in distances.items() if known and length == min(known)]


# Who is where


def living(state: Vanguard) -> list[int]:
    return [who for who, crew in enumerate(state.crew) if crew.alive]


def first_of(state: Vanguard, section: str) -> int:
    """The Crewmember of a Section that is in the Away Team. V-PLAYER-11."""
    return next(who for who, crew in enumerate(state.crew) if crew.section == section)


def crew_in(state: Vanguard, number: int) -> list[int]:
    return [who for who, crew in enumerate(state.crew) if crew.alive and crew.sector == number]


def others_here(state: Vanguard, who: int) -> list[int]:
    here = state.crew[who].sector
    return [other for other, crew in enumerate(state.crew) if crew.sector == here and crew.alive and other != who]


def name_of(state: Vanguard, who: int) -> str:
    """A Crewmember as options and events call it: by its card."""
    return state.crew[who].card


def who_is(state: Vanguard, name: str) -> int:
    return next(who for who, crew in enumerate(state.crew) if crew.card == name)


def converts_of(content: Definitions, crew: Crew) -> tuple[tuple[str, str], ...]:
    """The Convert Abilities of a Crewmember and of what it carries. V-CONV-3."""
    own = [content.crew[crew.card].convert]
    carried = [icon for name in crew.gear for icon in content.equipment[name].converts]
    return (*own, *((colour_of(icon), icon) for icon in carried))


def drop_tracks(state: Vanguard, goes: Callable[[ActionSource], bool]) -> None:
    """Take tokens and markers off all tracks of the cards that go. V-POI-05, V-GLOBAL-06, V-THREAT-13."""
    for time in [track for track in state.time if goes(ActionSource.parse(track))]:
        del state.time[time]
    for progress in [track for track in state.tracks if goes(ProgressTrack.parse(track).action)]:
        del state.tracks[progress]
