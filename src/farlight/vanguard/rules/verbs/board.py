"""Verbs about the planet: POIs, conditions, Missions, markers, the end. Rulebook chapters 22 and 24."""

from farlight.kernel import Procedure
from farlight.vanguard.rules.context import About, VanguardPlay, verbs
from farlight.vanguard.rules.exploration import planet as board
from farlight.vanguard.rules.exploration.board import sectors
from farlight.vanguard.rules.exploration.fourth_injury import end_by

# POIs


@verbs.add("replace poi by {poi:poi}", "V-POI-01", needs=("sector",))
def replace_poi(play: VanguardPlay, about: About, poi: str) -> None:
    board.replace_poi(play, about.sector, poi)


@verbs.add("replace poi in {number:int} by {poi:poi}", "V-POI-01", needs=("exploration",))
def replace_poi_in(play: VanguardPlay, _about: About, number: int, poi: str) -> None:
    board.replace_poi(play, number, poi)


@verbs.add("cover poi with {poi:poi}", "V-POI-03", needs=("sector",))
def cover_poi(play: VanguardPlay, about: About, poi: str) -> None:
    board.cover_poi(play, about.sector, poi)


@verbs.add("cover poi in {number:int} with {poi:poi}", "V-POI-03", needs=("exploration",))
def cover_poi_in(play: VanguardPlay, _about: About, number: int, poi: str) -> None:
    board.cover_poi(play, number, poi)


@verbs.add("discard poi", "V-POI-06", needs=("sector",))
def discard_poi(play: VanguardPlay, about: About) -> None:
    board.discard_poi(play, about.sector)


@verbs.add("discard poi in {number:int}", "V-POI-06", needs=("exploration",))
def discard_poi_in(play: VanguardPlay, _about: About, number: int) -> None:
    board.discard_poi(play, number)


# Conditions and Missions


@verbs.add("place condition {condition:condition}", "V-GLOBAL-06", needs=("exploration",))
def place_condition(play: VanguardPlay, _about: About, condition: str) -> None:
    board.place_condition(play, condition)


@verbs.add("discard condition", "V-GLOBAL-07", needs=("exploration",))
def discard_condition(play: VanguardPlay, _about: About) -> None:
    board.discard_condition(play)


@verbs.add("reveal mission {mission:mission}", "V-MISSION-01", needs=("exploration",))
def reveal_mission(play: VanguardPlay, _about: About, mission: str) -> None:
    board.reveal_mission(play, mission)


@verbs.add("complete mission {mission:mission}", "V-MISSION-02", needs=("exploration",))
def complete_mission(play: VanguardPlay, about: About, mission: str) -> Procedure[None]:
    yield from board.complete_mission(play, mission, about)


@verbs.add("discard mission {mission:mission}", "V-GEN-11", needs=("exploration",))
def discard_mission(play: VanguardPlay, _about: About, mission: str) -> None:
    board.discard_mission(play, mission)


# Markers


@verbs.add("mark sector {marker:marker}", "V-POI-05", needs=("here",))
def mark_sector(play: VanguardPlay, about: About, marker: str) -> None:
    board.place_marker(play, about.sector or play.state.crew[about.who].sector, marker)


@verbs.add("mark sector {number:int} {marker:marker}", "V-POI-05", needs=("exploration",))
def mark_that_sector(play: VanguardPlay, _about: About, number: int, marker: str) -> None:
    board.place_marker(play, number, marker)


@verbs.add("unmark sector {marker:marker}", "V-POI-05", needs=("here",))
def unmark_sector(play: VanguardPlay, about: About, marker: str) -> None:
    board.remove_marker(play, about.sector or play.state.crew[about.who].sector, marker)


@verbs.add("unmark sector {number:int} {marker:marker}", "V-POI-05", needs=("exploration",))
def unmark_that_sector(play: VanguardPlay, _about: About, number: int, marker: str) -> None:
    board.remove_marker(play, number, marker)


@verbs.add("mark the highest sector without {marker:marker}", "V-POI-05", needs=("exploration",))
def mark_highest_sector(play: VanguardPlay, _about: About, marker: str) -> None:
    """Mark the highest Sector, for what spreads over a board from its far end."""
    free = _without(play, marker)
    if free:
        board.place_marker(play, free[-1], marker)


@verbs.add("mark the lowest sector without {marker:marker}", "V-POI-05", needs=("exploration",))
def mark_lowest_sector(play: VanguardPlay, _about: About, marker: str) -> None:
    """Mark the lowest Sector, for what spreads over a board from its first Sector."""
    free = _without(play, marker)
    if free:
        board.place_marker(play, free[0], marker)


def _without(play: VanguardPlay, marker: str) -> list[int]:
    return [number for number in sectors(play) if (number, marker) not in play.state.markers]


@verbs.add("unmark the lowest sector with {marker:marker}", "V-POI-05", needs=("exploration",))
def unmark_lowest_sector(play: VanguardPlay, _about: About, marker: str) -> None:
    """Unmark the lowest Sector, to drive it back to where it came from."""
    marked = [number for number in sectors(play) if (number, marker) in play.state.markers]
    if marked:
        board.remove_marker(play, marked[0], marker)


# The end


@verbs.add("begin events", "V-TUT-72", needs=("exploration",))
def begin_events(play: VanguardPlay, _about: About) -> None:
    if play.state.tutorial:
        play.state.tutorial = "open"


@verbs.add("end exploration", "V-END-04", needs=("exploration",))
def end_exploration(play: VanguardPlay, _about: About) -> None:
    end_by(play, "log")


@verbs.add("emergency evac", "V-END-05", needs=("exploration",))
def emergency_evac(play: VanguardPlay, _about: About) -> None:
    end_by(play, "evac")


@verbs.add("mission failed", "V-END-10", needs=("exploration",))
def mission_failed(play: VanguardPlay, _about: About) -> None:
    play.state.failed = True
