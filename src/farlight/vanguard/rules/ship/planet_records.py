"""Planet Records: what a planet keeps when its team has gone, and how it is found again. Chapters 27.8 and 27.21."""

from farlight.vanguard.model.events import PlanetRecorded
from farlight.vanguard.model.ship_book import Record
from farlight.vanguard.rules.context import VanguardPlay
from farlight.vanguard.rules.exploration.board import poi_at, sectors
from farlight.vanguard.rules.exploration.threats import place_threat, threat_of


def record(play: VanguardPlay) -> None:
    """Write a new sheet in place of an older one. Tracks, tokens and markers are not noted.

    V-SHIP-SAVE-3, V-SHIP-SAVE-4, V-SHIP-SAVE-5, V-SHIP-SAVE-6, V-SHIP-SAVE-7, V-SHIP-SAVE-8, V-RUL-85, V-SHIP-SAVE-9.
    """
    state = play.state
    state.records[state.planet] = Record(
        landing=state.landing,
        pois=tuple((int(number), cards) for number, cards in sorted(state.pois.items(), key=lambda each: int(each[0]))),
        finished=tuple(number for number in sectors(play) if is_finished(play, number)),
        threats=tuple((threat.card, threat.sector, threat.others) for threat in state.threats if threat.sector),
        uniques=state.unique,
    )
    play.emit(PlanetRecorded("V-SHIP-SAVE-3", state.planet))


def is_finished(play: VanguardPlay, number: int) -> bool:
    """Whether the POI of a Sector says that nothing is left to explore. V-ICON-54."""
    poi = poi_at(play, number)
    return poi is not None and poi.final


def restore(play: VanguardPlay, sheet: Record) -> None:
    """Restore POI cards, Threats and Unique Discoveries as they were. V-SHIP-BEGIN-1."""
    state = play.state
    state.pois = {str(number): cards for number, cards in sheet.pois}
    state.unique = sheet.uniques
    for name, sector, others in sheet.threats:
        place_threat(play, name, sector, "V-SHIP-BEGIN-1")
        threat = threat_of(play, name)
        if threat is not None:
            threat.others = others


def close_board(play: VanguardPlay) -> None:
    """Record the open board and clear it, unless its Landing card has left the game. V-SHIP-SAVE-2, V-SHIP-SAVE-10."""
    state = play.state
    if state.landing not in state.removed and not play.content.planets[state.planet].starting:
        record(play)
    clear_board(play)


def clear_board(play: VanguardPlay) -> None:
    """Clear POI cards, Unique Discoveries and Threats to their storage. V-SHIP-SAVE-10, V-SHIP-LAUNCH-4."""
    state = play.state
    state.pois, state.unique, state.threats = {}, (), []
    state.planet, state.landing = "", ""
