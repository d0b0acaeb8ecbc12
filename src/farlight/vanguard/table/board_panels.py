"""The board in words: Sectors, Paths, Points of Interest, Threats."""

from collections.abc import Iterator

from farlight.content.ids import text_place
from farlight.kernel import Line, Panel
from farlight.vanguard.model.ids import CardPlace, source_id
from farlight.vanguard.model.state import Threat
from farlight.vanguard.rules.context import VanguardPlay
from farlight.vanguard.rules.exploration.board import (
    biomes_at,
    connected,
    crew_in,
    is_stuck,
    name_of,
    paths_from,
    poi_at,
    sectors,
    visible_poi,
)
from farlight.vanguard.rules.exploration.threats import threats_in
from farlight.vanguard.table.panel_parts import action_line, story_of, track_of, words


def board_panels(seen: VanguardPlay) -> Iterator[Panel]:
    """In full where somebody is; the rest in a line each, and in full for whoever asks by name. V-TERM-20."""
    numbers = sectors(seen)
    yield from (_sector(seen, number) for number in numbers)
    empty = [number for number in numbers if not crew_in(seen.state, number)]
    yield Panel(Line("panel-elsewhere"), tuple(_at_a_glance(seen, number) for number in empty))
    if seen.state.threats:
        lines = (line for each in seen.state.threats for line in _threat(seen, each))
        yield Panel(Line("panel-threats"), tuple(lines))


def _at_a_glance(seen: VanguardPlay, number: int) -> Line:
    ways = ", ".join(map(str, connected(seen, number)))
    poi = visible_poi(seen, number)
    return Line("panel-glance", (("sector", number), ("poi", poi or "none"), ("ways", ways or "none")))


def _sector(seen: VanguardPlay, number: int) -> Panel:
    """A Sector: its POI, Biomes, who and what is there, the ways out, and what can be done. V-TERM-20."""
    state, here = seen.state, ("sector", number)
    crew = [name_of(state, who) for who in crew_in(state, number)]
    lines = [Line("panel-here", (here, words("crew_here", crew), words("biomes", sorted(biomes_at(seen, number)))))]
    lying = (
        ("panel-threats-here", "threats", [threat.card for threat in threats_in(state, number)]),
        ("panel-markers", "markers", [marker for place, marker in state.markers if place == number]),
        ("panel-tokens", "tokens", [token for place, token in state.tokens if place == number]),
    )
    lines += [Line(key, (here, words(kind, found))) for key, kind, found in lying if found]
    if is_stuck(seen, number):
        lines.append(Line("panel-stuck", (here,)))
    if number == state.lander_sector:
        lines.append(Line("panel-lander-here", (here, ("lander", state.lander))))
    lines += [  # V-TRAVEL-03, V-TRAVEL-04
        Line("panel-path", (("from", number), ("sector", there), ("path", place)))
        for place, there, _ in paths_from(seen, number)
    ]
    return Panel(Line("panel-sector", (here,)), (*lines, *_poi(seen, number)), aside=not crew)


def _poi(seen: VanguardPlay, number: int) -> list[Line]:
    card = poi_at(seen, number)
    if card is None:
        return [Line("panel-no-poi", (("sector", number),))]
    start = source_id("poi", card.id, number)
    lines = [Line("panel-poi", (("poi", card.id), story_of(text_place("poi", card.id), card.text, seen.state)))]
    lines += [action_line(source_id("poi", card.id, number, place), seen.state) for place in range(len(card.actions))]
    return lines + track_of(start, seen)


def _threat(seen: VanguardPlay, threat: Threat) -> list[Line]:
    """Where it is, and what it does on the spaces that come. V-THREAT-02."""
    state, card = seen.state, seen.content.threats[threat.card]
    space = state.time.get(source_id("threat", card.id), 0)
    name = ("threat", card.id)
    lines = [
        Line("panel-threat", (name, ("sector", threat.sector), ("space", space), ("length", len(card.spaces)))),
        Line("panel-text", (story_of(text_place("threat", card.id), card.text, state),)),
        Line("panel-spaces", (name, ("spaces", str(CardPlace(card.id, space))))),
    ]
    return lines + [action_line(source_id("threat", card.id, place=place), state) for place in range(len(card.actions))]
