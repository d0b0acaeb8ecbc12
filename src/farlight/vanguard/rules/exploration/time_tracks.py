"""Time Tracks. Rulebook chapter 14."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from farlight.content import EffectText
from farlight.kernel import Procedure, choose, option
from farlight.vanguard.model.card_parts import TimeTrack
from farlight.vanguard.model.events import ThreatActed, TimePassed, TimeReset
from farlight.vanguard.model.ids import ActionSource, CardPart, source_id
from farlight.vanguard.model.moments import TimeMoment
from farlight.vanguard.model.pack_lookups import remember
from farlight.vanguard.rules.context import About, VanguardPlay, run, seat_of
from farlight.vanguard.rules.exploration.board import condition_on, planet, poi_at, sectors, visible_poi
from farlight.vanguard.rules.moments import close_moment, open_moment
from farlight.vanguard.rules.rank_up import count_deed
from farlight.vanguard.rules.verbs.time_effects import moves_time

if TYPE_CHECKING:
    from farlight.vanguard.model.planet_cards import ConditionCard, MissionCard, PoiCard

RESET = "reset"
FOR_THE_ROUND = -1
"""How long a track is held that no longer moves, instead of how many of its spaces do nothing. V-TIME-09."""


def condition_in_force(play: VanguardPlay) -> str:
    return condition_on(planet(play), play.state)


def condition_track(play: VanguardPlay) -> str:
    """The Time Track of the Global Condition, whether or not it has one. V-TIME-02."""
    return source_id("condition", condition_in_force(play))


def is_there(play: VanguardPlay, source: str) -> bool:
    """Whether the card still lies where the source says: a card that is gone resolves no more. V-CHECK-10.7."""
    kind, card, sector, _ = ActionSource.parse(source)
    match kind:
        case "poi":
            return visible_poi(play, sector) == card
        case "threat":
            return any(threat.card == card for threat in play.state.threats)
        case "mission":
            return card in play.state.missions
        case "condition" | "travel":
            return condition_in_force(play) == card
    return True


def tracks_in_play(play: VanguardPlay) -> dict[str, int]:
    """Every visible Time Track and its length: of the condition, Threats, Missions, POIs.

    V-TIME-07, V-TIME-11, V-RUL-55.
    """
    state, content = play.state, play.content
    found: dict[str, int] = {}
    condition = content.conditions[condition_in_force(play)]
    if condition.time is not None:
        found[condition_track(play)] = condition.time.spaces(len(state.crew))
    for threat in state.threats:
        found[source_id("threat", threat.card)] = len(content.threats[threat.card].spaces)
    for name in state.missions:
        mission_time = content.missions[name].time
        if mission_time is not None:
            found[source_id("mission", name)] = mission_time.spaces(len(state.crew))
    found.update(_poi_tracks(play))
    return found


def _poi_tracks(play: VanguardPlay) -> dict[str, int]:
    """Those of all POIs that are seen, remembered by the team's size and the cards that lie on the board."""
    state, content = play.state, play.content
    team = len(state.crew)
    board = (state.planet, team, *state.pois.items())
    known = content.known.poi_tracks.get(board)
    if known is None:
        seen = ((number, poi_at(play, number)) for number in sectors(play))
        timed = [(number, poi.id, poi.time) for number, poi in seen if poi is not None and poi.time is not None]
        found = {source_id("poi", name, number): time.spaces(team) for number, name, time in timed}
        known = remember(content.known.poi_tracks, board, found)
    return known


def length_of(play: VanguardPlay, track: str) -> int | None:
    """The spaces of one Time Track; None if it is not in play. V-TIME-07, V-TIME-11."""
    if not is_there(play, track):
        return None
    kind, card, *_ = ActionSource.parse(track)
    if kind == "threat":
        return len(play.content.threats[card].spaces)
    time = _time_of(play, track)
    return None if time is None else time.spaces(len(play.state.crew))


def progress_all(play: VanguardPlay, who: int, count: int, rule: str) -> Procedure[None]:
    """Progress all tracks, one space at a time; whoever set it off chooses the order. V-TIME-07, V-TIME-08,
    V-DECIDE-13.

    Which tracks there are and what they are about to do is looked at again whenever one of them has done something.
    """
    for _ in range(count):
        left = list(tracks_in_play(play))
        while due := still_there(play, left):
            left = list(due)
            if len(left) > 1 and does_order_matter(play, due):
                track = yield from choose(
                    play,
                    seat_of(play.state, who),
                    "time-order",
                    "V-DECIDE-13",
                    lambda known=left: known,  # type: ignore[misc]
                    lambda each: option("time", track=each),
                )
                left.remove(track)
                yield from progress(play, who, track, rule)
                continue
            is_near = False
            while left and not is_near:
                is_near = due[left[0]]
                yield from progress_one(play, who, left.pop(0), 1, rule)


def progress_one(play: VanguardPlay, who: int, track: str, count: int, rule: str) -> Procedure[None]:
    """Progress a track space by space; before one that does something, a text may keep the token from it.

    V-TIME-10, V-RUL-55, V-EXERT-05.
    """
    for _ in range(count):
        if takes_effect(play, track):
            yield from open_moment(play, TimeMoment(track), "V-EXERT-05")
            close_moment(play, TimeMoment)
        yield from progress(play, who, track, rule)


def takes_effect(play: VanguardPlay, track: str) -> bool:
    """Whether the next progress of a track carries something out."""
    length = length_of(play, track)
    if length is None or play.state.held.get(track) or not is_due(play, track, length):
        return False
    return bool(effects_next(play, track))


def does_order_matter(play: VanguardPlay, due: Mapping[str, bool]) -> bool:
    """Whether two tracks are about to do something, or one does something to Time Tracks. V-TIME-08."""
    doing = [track for track, is_near in due.items() if is_near]
    return len(doing) > 1 or any(
        moves_time(play.content, effect) for track in doing for effect in effects_next(play, track)
    )


def effects_next(play: VanguardPlay, track: str) -> list[EffectText]:
    """What the next progress of a track that is due would carry out."""
    kind, name, *_ = ActionSource.parse(track)
    if kind != "threat":
        time = _time_of(play, track)
        return [] if time is None else [time.effect]
    card = play.content.threats[name]
    names = card.spaces[play.state.time.get(track, 0)]
    return [card.behaviours[name] for name in names if name != RESET]


def still_there(play: VanguardPlay, tracks: list[str]) -> dict[str, bool]:
    """Those of some tracks that are in play, and whether they are due."""
    lengths = tracks_in_play(play)
    return {track: is_due(play, track, lengths[track]) for track in tracks if track in lengths}


def is_due(play: VanguardPlay, track: str, length: int) -> bool:
    """Whether the next progress has an effect."""
    space = play.state.time.get(track, 0) + 1
    return space <= length and (space == length or ActionSource.parse(track).kind == "threat")


def progress(play: VanguardPlay, who: int, track: str, rule: str) -> Procedure[None]:
    """Move a token one space to the right; at the end, or on each space of a Threat, something happens.

    V-TIME-02, V-TIME-03, V-TIME-04, V-TIME-05, V-TIME-09, V-RUL-55.
    """
    state = play.state
    length = length_of(play, track)
    space = state.time.get(track, 0) + 1
    held = state.held.get(track, 0)
    if length is None or space > length or held < 0:  # V-TIME-09
        return
    state.time[track] = space
    play.emit(TimePassed(rule, track, space, length))
    if held > 0:
        state.held[track] = held - 1
        return
    source = ActionSource.parse(track)
    if source.kind == "threat":
        yield from enter_space(play, source.card, space)
    elif space == length:
        for effect in effects_next(play, track):
            yield from run(play, effect, About(who, source.sector, source), "V-TIME-04")


def _time_of(play: VanguardPlay, track: str) -> TimeTrack | None:
    kind, card, *_ = ActionSource.parse(track)
    content = play.content
    cards: Mapping[str, ConditionCard | MissionCard | PoiCard]
    match kind:
        case "condition":
            cards = content.conditions
        case "mission":
            cards = content.missions
        case _:
            cards = content.pois
    return cards[card].time


def enter_space(play: VanguardPlay, name: str, space: int) -> Procedure[None]:
    """Carry out the behaviours above a space, from left to right. V-THREAT-02, V-THREAT-03."""
    card = play.content.threats[name]
    for behaviour in card.spaces[space - 1]:
        if all(threat.card != name for threat in play.state.threats):
            return
        if behaviour == RESET:
            reset(play, source_id("threat", name), "V-THREAT-12")
            continue
        yield from behave(play, name, behaviour)


def behave(play: VanguardPlay, name: str, behaviour: str) -> Procedure[None]:
    threat = next(each for each in play.state.threats if each.card == name)
    play.emit(ThreatActed("V-THREAT-03", name, str(CardPart(name, (behaviour,)))))
    about = About(max(0, play.state.turn), threat.sector, ActionSource("threat", name))
    yield from run(play, play.content.threats[name].behaviours[behaviour], about, "V-THREAT-03")


def reduce(play: VanguardPlay, track: str, count: int, rule: str) -> None:
    """Move a token back, and off the track from its first space; going back triggers nothing.

    V-TIME-06, V-TIME-12, V-RUL-55.
    """
    state = play.state
    if track not in state.time:
        return
    count_deed(play, "reductions")
    length = length_of(play, track) or 0
    space = state.time[track] - count
    if space > 0:
        state.time[track] = space
        play.emit(TimePassed(rule, track, space, length))
    else:
        reset(play, track, rule)


def reset(play: VanguardPlay, track: str, rule: str) -> None:
    """Take the token off the track. V-GEN-17."""
    if play.state.time.pop(track, None) is not None:
        play.emit(TimeReset(rule, track))
