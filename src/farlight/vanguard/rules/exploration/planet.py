"""What lies on the board and how it changes: POIs, Global Conditions, Missions, markers. Rulebook chapter 22."""

from farlight.kernel import Procedure
from farlight.vanguard.model.events import (
    ConditionPlaced,
    FlagSet,
    MarkerPlaced,
    MarkerRemoved,
    MissionCompleted,
    MissionDiscarded,
    MissionRevealed,
    PoiDiscarded,
    PoiPlaced,
)
from farlight.vanguard.rules.context import About, VanguardPlay, run
from farlight.vanguard.rules.exploration.board import cards_in, drop_tracks, visible_poi

# Points of Interest


def replace_poi(play: VanguardPlay, number: int, name: str, rule: str = "V-POI-01") -> None:
    """Clear all POI cards of the Sector for a new one. V-POI-01, V-POI-02."""
    state = play.state
    name = _fetch(play, name, number)
    if name == play.content.ruling.no_poi:
        before = visible_poi(play, number)
        if before and before != name:
            state.emptied[str(number)] = before
            _note_emptied(play)
    _clear(play, number)
    state.pois[str(number)] = (name,)
    play.emit(PoiPlaced(rule, number, name))


def _note_emptied(play: VanguardPlay) -> None:
    """Note that whose turn it is has found everything there is."""
    state = play.state
    if state.turn >= 0:
        state.crew[state.turn].marks = (*state.crew[state.turn].marks, "own:emptied")


def cover_poi(play: VanguardPlay, number: int, name: str, rule: str = "V-POI-03") -> None:
    """Lay a POI card on top of the others. V-POI-03."""
    state = play.state
    name = _fetch(play, name)
    _clear(play, number)
    state.pois[str(number)] = (*cards_in(state, number), name)
    play.emit(PoiPlaced(rule, number, name))


def discard_poi(play: VanguardPlay, number: int, rule: str = "V-POI-06") -> None:
    """Discard a POI card: what lies below is visible again, with empty tracks. V-POI-06."""
    state = play.state
    cards = cards_in(state, number)
    if not cards:
        return
    _clear(play, number)
    state.pois[str(number)] = cards[:-1]
    play.emit(PoiDiscarded(rule, number, cards[-1]))


def _fetch(play: VanguardPlay, name: str, cleared: int = 0) -> str:
    """A card whose copies all lie on the board or are out of the game is replaced by the empty one. V-POI-07, V-GEN-19.

    Which of several copies it is cannot be told: they are the same card. V-GLOBAL-08, V-RUL-C08.
    What lies in a Sector that is being cleared is back in the tray. V-POI-01.
    """
    state = play.state
    used = sum(cards.count(name) for sector, cards in state.pois.items() if sector != str(cleared))
    used += state.removed.count(name)
    return name if used < play.content.pois[name].copies else play.content.ruling.no_poi


def _clear(play: VanguardPlay, number: int) -> None:
    """Discard what lies on the POI that goes or is covered; what lies in the Sector stays. V-POI-04, V-POI-05."""
    drop_tracks(play.state, lambda source: source.kind == "poi" and source.sector == number)


# Global Conditions


def place_condition(play: VanguardPlay, name: str, rule: str = "V-GLOBAL-06") -> None:
    """Place a Global Condition instead of the previous one, which goes with its tokens. V-GLOBAL-06, V-RUL-66."""
    _leave_condition(play)
    play.state.condition = name
    play.emit(ConditionPlaced(rule, name))


def discard_condition(play: VanguardPlay, rule: str = "V-GLOBAL-07") -> None:
    """Discard the Global Condition: the printed one is in force again. V-GLOBAL-07, V-RUL-66."""
    if play.state.condition:
        _leave_condition(play)
        play.state.condition = ""
        play.emit(ConditionPlaced(rule, play.content.planets[play.state.planet].condition))


def _leave_condition(play: VanguardPlay) -> None:
    drop_tracks(play.state, lambda source: source.kind == "condition")


# Missions


def reveal_mission(play: VanguardPlay, name: str, rule: str = "V-MISSION-01") -> None:
    state = play.state
    if name not in state.missions:
        state.missions = (*state.missions, name)
        play.emit(MissionRevealed(rule, name))


def complete_mission(play: VanguardPlay, name: str, about: About, rule: str = "V-MISSION-02") -> Procedure[None]:
    """Discard a Mission by completion: accomplished. V-MISSION-02, V-MISSION-03, V-MISSION-05."""
    if _leave_mission(play, name):
        play.state.done = (*play.state.done, name)
        play.emit(MissionCompleted(rule, name))
        yield from run(play, play.content.missions[name].completed, about, rule)


def discard_mission(play: VanguardPlay, name: str, rule: str = "V-GEN-11") -> None:
    """Return a Mission to its divider, neither accomplished nor failed."""
    if _leave_mission(play, name):
        play.emit(MissionDiscarded(rule, name))


def _leave_mission(play: VanguardPlay, name: str) -> bool:
    state = play.state
    if name not in state.missions:
        return False
    state.missions = tuple(each for each in state.missions if each != name)
    drop_tracks(state, lambda source: source.kind == "mission" and source.card == name)
    return True


# Markers and flags


def place_marker(play: VanguardPlay, number: int, marker: str, rule: str = "V-POI-05") -> None:
    play.state.markers = (*play.state.markers, (number, marker))
    play.emit(MarkerPlaced(rule, marker, number))


def remove_marker(play: VanguardPlay, number: int, marker: str, rule: str = "V-POI-05") -> None:
    markers = list(play.state.markers)
    if (number, marker) in markers:
        markers.remove((number, marker))
        play.state.markers = tuple(markers)
        play.emit(MarkerRemoved(rule, marker, number))


def set_flag(play: VanguardPlay, flag: str, value: int = 1) -> None:
    play.state.flags[flag] = value
    play.emit(FlagSet("V-RESET-03", flag))
