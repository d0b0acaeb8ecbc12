"""Facilities that come into play during a mission. Rulebook chapters 35.2 and 2.9."""

from farlight.martians.model.events.base import BuiltFacility
from farlight.martians.model.state import Farm
from farlight.martians.rules.context import MartiansPlay
from farlight.martians.rules.facilities import elements_of


def bring_into_play(play: MartiansPlay, facility: str, ruined: bool) -> None:
    """Bring a structure into play: at top productivity, a Farm with empty Greenhouses. It produces from the next
    Production phase on. A card whose elements are all broken works all the same, and stays when its Facility is built.

    M-FAQ-28, M-FAQ-29, M-FAQ-30, M-FAQ-31, M-FAQ-32, M-FAQ-35, M-FAQ-44, M-MIS-HOME-13, M-MIS-HOME-15, M-MIS-LAND-08,
    M-RUL-STR-16.
    """
    state = play.state
    if facility in state.facilities:
        return
    card = play.content.facilities[facility]
    state.facilities.append(facility)
    if ruined:
        state.broken += elements_of(play.content, facility)
    if card.produces:
        state.productivity[facility] = card.top
    if card.houses:
        houses = card.first_houses or len(state.crew)
        state.farms.append(Farm(facility, houses, 0, [], []))
    play.emit(BuiltFacility("M-FAQ-28", facility))
