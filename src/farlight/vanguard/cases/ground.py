"""Sentences about the Planet board: POIs, markers, tokens, conditions, Missions, Threats, tracks."""

from collections import Counter

from farlight.scenarios import CaseFailure, known, within
from farlight.vanguard.cases.frame import (
    NOTHING,
    WORDS,
    card_named,
    cards_aspect,
    cards_named,
    sector_named,
    sector_or_none,
    yes_no,
)
from farlight.vanguard.model.ids import ActionSource, ProgressTrack
from farlight.vanguard.model.state import Threat
from farlight.vanguard.rules.context import VanguardPlay
from farlight.vanguard.rules.exploration.board import biomes_at, cards_in, connected, is_stuck, planet, visible_poi
from farlight.vanguard.rules.exploration.special_actions import action_at
from farlight.vanguard.rules.exploration.threats import threat_of
from farlight.vanguard.rules.exploration.time_tracks import condition_in_force, tracks_in_play

PRINTED = "printed"

# Points of Interest


def _poi(play: VanguardPlay, number: int) -> str:
    return visible_poi(play, sector_named(play, number)) or NOTHING


def _put_poi(play: VanguardPlay, number: int, poi: str) -> None:
    _put_pois(play, number, [] if poi == PRINTED else [poi])


def _put_pois(play: VanguardPlay, number: int, pois: list[str]) -> None:
    """Lay POI cards from the bottom to the top; none leaves what is printed."""
    state = play.state
    cards = tuple(cards_named(play, pois, "poi"))
    state.pois = {sector: held for sector, held in state.pois.items() if sector != str(number)}
    if cards:
        state.pois[str(sector_named(play, number))] = cards


WORDS.aspect("poi in {number:int} is {poi:poi}", _poi, _put_poi)
WORDS.aspect("poi cards in {number:int} are {pois:list}", lambda play, number: cards_in(play.state, number), _put_pois)
WORDS.aspect("biomes in {number:int} are {biomes:list}", biomes_at)
WORDS.aspect("no movement in {number:int} is {yes:yes}", lambda play, number: yes_no(is_stuck(play, number)))
WORDS.aspect("connected to {number:int} are {sectors:list}", lambda play, number: {*map(str, connected(play, number))})


# Markers and tokens


def _put_markers(play: VanguardPlay, number: int, markers: list[str]) -> None:
    rest = [each for each in play.state.markers if each[0] != sector_named(play, number)]
    play.state.markers = (*rest, *((number, marker) for marker in markers))


def _put_tokens(play: VanguardPlay, number: int, tokens: list[str]) -> None:
    rest = [each for each in play.state.tokens if each[0] != sector_named(play, number)]
    play.state.tokens = (*rest, *((number, token) for token in cards_named(play, tokens, "equipment")))


def _put_cleared(play: VanguardPlay, paths: list[str]) -> None:
    last = len(planet(play).paths) - 1
    play.state.cleared = tuple(within(int(path), 0, last, "path") for path in paths)


WORDS.aspect(
    "markers in {number:int} are {markers:list}",
    lambda play, number: Counter(marker for sector, marker in play.state.markers if sector == number),
    _put_markers,
)
WORDS.aspect(
    "tokens in {number:int} are {tokens:list}",
    lambda play, number: Counter(token for sector, token in play.state.tokens if sector == number),
    _put_tokens,
)
WORDS.aspect("cleared paths are {paths:list}", lambda play: {*map(str, play.state.cleared)}, _put_cleared)


# Global Condition, Missions


def _put_condition(play: VanguardPlay, card: str) -> None:
    play.state.condition = "" if card == PRINTED else card_named(play, card, "condition")


WORDS.aspect("condition is {condition:condition}", condition_in_force, _put_condition)
cards_aspect("missions are {missions:list}", "missions", "mission")
cards_aspect("missions done are {missions:list}", "done", "mission")


# Threats


def _threat(play: VanguardPlay, name: str) -> str:
    threat = threat_of(play, card_named(play, name, "threat"))
    return NOTHING if threat is None else str(threat.sector)


def _put_threat(play: VanguardPlay, name: str, place: str) -> None:
    """Put a Threat into a Sector, off the board (0), or out of this game."""
    state = play.state
    card_named(play, name, "threat")
    state.threats = [threat for threat in state.threats if threat.card != name]
    if place != NOTHING:
        if not place.isdecimal():
            raise CaseFailure(f"a Threat stands in a Sector, or '0' off the board, or is '{NOTHING}': not '{place}'")
        others = tuple(play.content.threats[name].others)
        state.threats.append(Threat(name, sector_or_none(play, int(place)), others, ()))


def _put_others(play: VanguardPlay, name: str, numbers: list[str]) -> None:
    threat = threat_of(play, name)
    if threat is None:
        raise CaseFailure(f"the Threat '{name}' is not in play: say 'threat {name} is in 1' first")
    threat.others = tuple(sector_named(play, int(number)) for number in numbers)


WORDS.aspect("threat {threat:threat} is in {place:place}", _threat, _put_threat)
WORDS.aspect("threats are {threats:list}", lambda play: {threat.card for threat in play.state.threats})
WORDS.aspect(
    "other standees of {threat:threat} are {numbers:list}",
    lambda play, name: Counter(map(str, threat.others)) if (threat := threat_of(play, name)) else set(),
    _put_others,
)


# Tracks


def _time_track(play: VanguardPlay, said: str) -> str:
    """A Time Track by its card, or by its whole name where two cards in play have one of that name."""
    tracks = tracks_in_play(play)
    fitting = [track for track in tracks if said in (track, ActionSource.parse(track).card)]
    return known([fitting[0] if fitting else said], tracks, "Time Track in play")[0]


def _put_time(play: VanguardPlay, said: str, space: int) -> None:
    track = _time_track(play, said)
    play.state.time.pop(track, None)
    if within(space, 0, tracks_in_play(play)[track], f"the space on '{track}'"):
        play.state.time[track] = space


def _time(play: VanguardPlay, said: str) -> int:
    found = [space for track, space in play.state.time.items() if said in (track, ActionSource.parse(track).card)]
    return found[0] if found else 0


def _progress(play: VanguardPlay, colour: str, action: str) -> int:
    return play.state.tracks.get(ProgressTrack.of(action, colour), 0)


def _put_progress(play: VanguardPlay, colour: str, action: str, space: int) -> None:
    try:
        found = action_at(play, action)
    except (KeyError, IndexError, ValueError) as error:
        raise CaseFailure(f"there is no Special Action '{action}': say for instance 'poi:2:halfway-2:0'") from error
    track = found.track(colour) if found is not None else None
    if track is None:
        raise CaseFailure(f"'{action}' has no {colour} track")
    length = track.spaces(len(play.state.crew))
    play.state.tracks[ProgressTrack.of(action, colour)] = within(space, 1, length, "progress")


WORDS.aspect("time on {track:track} is {space:int}", _time, _put_time)
WORDS.aspect("time tracks are {tracks:list}", lambda play: set(tracks_in_play(play)))
WORDS.aspect("{colour:row} track of {action:action} is {space:int}", _progress, _put_progress)
