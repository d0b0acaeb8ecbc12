"""The board in words: Sectors, Paths, Points of Interest, Threats."""

from collections.abc import Iterator

from farlight.kernel import Line, Panel
from farlight.vanguard.model.content import Definitions
from farlight.vanguard.model.planet_cards import Path
from farlight.vanguard.table.panel_parts import action_line, story_of, track_of, words
from farlight.vanguard.table.view import SectorView, ThreatView, VanguardView


def board_panels(seen: VanguardView, content: Definitions) -> Iterator[Panel]:
    """In full where somebody is; the rest in a line each, and in full for whoever asks by name. V-TERM-20."""
    yield from (_sector(each, seen, content) for each in seen.sectors)
    yield Panel(Line("panel-elsewhere"), tuple(_at_a_glance(each) for each in seen.sectors if not each.crew))
    if seen.threats:
        lines = (line for each in seen.threats for line in _threat(each, seen, content))
        yield Panel(Line("panel-threats"), tuple(lines))


def _at_a_glance(sector: SectorView) -> Line:
    ways = ", ".join(map(str, sector.to))
    return Line("panel-glance", (("sector", sector.number), ("poi", sector.poi or "none"), ("ways", ways or "none")))


def _sector(sector: SectorView, seen: VanguardView, content: Definitions) -> Panel:
    """A Sector: its POI, Biomes, who and what is there, the ways out, and what can be done. V-TERM-20."""
    title = Line("panel-sector", (("sector", sector.number),))
    here = ("sector", sector.number)
    lines = [Line("panel-here", (here, words("crew_here", sector.crew), words("biomes", sector.biomes)))]
    if sector.threats:
        lines.append(Line("panel-threats-here", (here, words("threats", sector.threats))))
    if sector.markers:
        lines.append(Line("panel-markers", (here, words("markers", sector.markers))))
    if sector.tokens:
        lines.append(Line("panel-tokens", (here, words("tokens", sector.tokens))))
    if sector.stuck:
        lines.append(Line("panel-stuck", (here,)))
    if sector.number == seen.lander_sector:
        lines.append(Line("panel-lander-here", (here, ("lander", seen.lander))))
    lines += _ways(sector, seen, content)
    return Panel(title, (*lines, *_poi(sector, seen, content)), aside=not sector.crew)


def _poi(sector: SectorView, seen: VanguardView, content: Definitions) -> list[Line]:
    if not sector.poi:
        return [Line("panel-no-poi", (("sector", sector.number),))]
    card = content.pois[sector.poi]
    start = f"poi:{sector.number}:{card.id}"
    lines = [Line("panel-poi", (("poi", card.id), story_of(f"poi.{card.id}", card.text, seen)))]
    lines += [action_line(f"{start}:{place}", seen) for place in range(len(card.actions))]
    return lines + track_of(start, seen)


def _ways(sector: SectorView, seen: VanguardView, content: Definitions) -> list[Line]:
    """Paths with their icons; what is one way only leads away. V-TRAVEL-03, V-TRAVEL-04."""
    here = sector.number
    lines = []
    for place, path in enumerate(content.planets[seen.planet].paths):
        there = _far_end(path, here, place in seen.cleared)
        if there:
            lines.append(Line("panel-path", (("from", here), ("sector", there), ("path", place))))
    return lines


def _far_end(path: Path, here: int, cleared: bool) -> int:
    first, second = path.ends
    if here == first:
        return second
    return first if here == second and (cleared or not path.one_way) else 0


def _threat(threat: ThreatView, seen: VanguardView, content: Definitions) -> list[Line]:
    """Where it is, and what it does on the spaces that come. V-THREAT-02."""
    card = content.threats[threat.threat]
    space, length = seen.time.get(f"threat:{card.id}", (0, len(card.spaces)))
    name = ("threat", card.id)
    lines = [
        Line("panel-threat", (name, ("sector", threat.sector), ("space", space), ("length", length))),
        Line("panel-text", (story_of(f"threat.{card.id}", card.text, seen),)),
        Line("panel-spaces", (name, ("spaces", f"{card.id}:{space}"))),
    ]
    return lines + [action_line(f"threat:{card.id}:{place}", seen) for place in range(len(card.actions))]
