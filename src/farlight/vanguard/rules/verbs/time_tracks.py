"""Verbs about Time Tracks. Rulebook chapter 14."""

from farlight.kernel import Procedure
from farlight.vanguard.model.ids import ActionSource, source_id
from farlight.vanguard.rules.context import About, VanguardPlay, verbs
from farlight.vanguard.rules.exploration.discoveries import lander_stat
from farlight.vanguard.rules.exploration.threats import threats_here
from farlight.vanguard.rules.exploration.time_tracks import (
    FOR_THE_ROUND,
    progress_all,
    progress_one,
    reduce,
    reset,
    tracks_in_play,
)
from farlight.vanguard.rules.lasting_effects import is_timeless
from farlight.vanguard.rules.questions import choose_track
from farlight.vanguard.rules.verbs.contexts import TIMED

# Progress


@verbs.add("progress time {count:int}", "V-TIME-07", needs=("crewmember",))
def progress_time(play: VanguardPlay, about: About, count: int) -> Procedure[None]:
    if not is_timeless(play, about):
        yield from progress_all(play, about.who, count, "V-TIME-07")


@verbs.add("progress time {count:int} less {stat:stat}", "V-LAND-12", needs=("crewmember",))
def progress_time_less(play: VanguardPlay, about: About, count: int, stat: str) -> Procedure[None]:
    yield from progress_all(play, about.who, max(0, count - lander_stat(play, stat)), "V-LAND-12")


@verbs.add("progress threat {threat:threat} {count:int}", "V-TIME-03", needs=("crewmember",))
def progress_threat(play: VanguardPlay, about: About, threat: str, count: int) -> Procedure[None]:
    yield from progress_one(play, about.who, source_id("threat", threat), count, "V-TIME-03")


@verbs.add("progress a threat {count:int}", "V-TIME-03", needs=("crewmember",))
def progress_a_threat(play: VanguardPlay, about: About, count: int) -> Procedure[None]:
    yield from _progress(play, about, "progress-a-threat", count)


@verbs.add("progress a time track {count:int}", "V-TIME-03", needs=("crewmember",))
def progress_a_time_track(play: VanguardPlay, about: About, count: int) -> Procedure[None]:
    yield from _progress(play, about, "progress-a-time-track", count)


def _progress(play: VanguardPlay, about: About, form: str, count: int) -> Procedure[None]:
    kinds = ("threat",) if form == "progress-a-threat" else TIMED
    track = yield from choose_track(play, about, form, "progress-track", lambda: _tracks(play, *kinds))
    if track:
        yield from progress_one(play, about.who, track, count, "V-TIME-03")


# Reduction


@verbs.add("reduce time {count:int}", "V-TIME-06", needs=("exploration",))
def reduce_time(play: VanguardPlay, _about: About, count: int) -> None:
    for track in tracks_in_play(play):
        reduce(play, track, count, "V-TIME-06")


@verbs.add("reduce a time track {count:int}", "V-TIME-06", needs=("crewmember",))
def reduce_a_time_track(play: VanguardPlay, about: About, count: int) -> Procedure[None]:
    track = yield from choose_track(play, about, "reduce-a-time-track", "reduce-track", lambda: _with_tokens(play))
    if track:
        reduce(play, track, count, "V-TIME-06")


@verbs.add("reduce a threat {count:int}", "V-TIME-06", needs=("crewmember",))
def reduce_a_threat(play: VanguardPlay, about: About, count: int) -> Procedure[None]:
    track = yield from choose_track(
        play, about, "reduce-a-threat", "reduce-track", lambda: _with_tokens(play, "threat")
    )
    if track:
        reduce(play, track, count, "V-TIME-06")


@verbs.add("reduce a threat here {count:int}", "V-TIME-06", needs=("crewmember",))
def reduce_a_threat_here(play: VanguardPlay, about: About, count: int) -> Procedure[None]:
    def near() -> list[str]:
        here = {source_id("threat", threat.card) for threat in threats_here(play, about.who)}
        return [track for track in _with_tokens(play, "threat") if track in here]

    track = yield from choose_track(play, about, "reduce-a-threat-here", "reduce-track", near)
    if track:
        reduce(play, track, count, "V-TIME-06")


@verbs.add("reduce a poi track {count:int}", "V-TIME-06", needs=("crewmember",))
def reduce_a_poi_track(play: VanguardPlay, about: About, count: int) -> Procedure[None]:
    track = yield from choose_track(
        play, about, "reduce-a-poi-track", "reduce-track", lambda: _with_tokens(play, "poi", "mission")
    )
    if track:
        reduce(play, track, count, "V-TIME-06")


@verbs.add("reset this track", "V-GEN-17", needs=("time track",))
def reset_this_track(play: VanguardPlay, about: About) -> None:
    """Reset the track of the card on which this is written, be it on the track itself or in an Action. V-THREAT-12."""
    reset(play, str(about.source.on_card), "V-GEN-17")


@verbs.add("reset threat {threat:threat}", "V-THREAT-12", needs=("exploration",))
def reset_threat(play: VanguardPlay, _about: About, threat: str) -> None:
    reset(play, source_id("threat", threat), "V-THREAT-12")


@verbs.add("reset a threat", "V-THREAT-12", needs=("crewmember",))
def reset_a_threat(play: VanguardPlay, about: About) -> Procedure[None]:
    track = yield from choose_track(play, about, "reset-a-threat", "reset-track", lambda: _with_tokens(play, "threat"))
    if track:
        reset(play, track, "V-THREAT-12")


# Holding


@verbs.add("hold a threat {count:int} spaces", "V-TIME-05", needs=("crewmember",))
def hold_a_threat(play: VanguardPlay, about: About, count: int) -> Procedure[None]:
    track = yield from choose_track(play, about, "hold-a-threat", "hold-track", lambda: _tracks(play, "threat"))
    if track:
        play.state.held[track] = max(0, play.state.held.get(track, 0)) + count


@verbs.add("hold a time track this round", "V-TIME-03", needs=("crewmember",))
def hold_a_time_track(play: VanguardPlay, about: About) -> Procedure[None]:
    track = yield from choose_track(play, about, "hold-a-time-track", "hold-track", lambda: _tracks(play))
    if track:
        play.state.held[track] = FOR_THE_ROUND


# Which tracks


def _tracks(play: VanguardPlay, *kinds: str) -> list[str]:
    """All in play, or those of some kinds of card. V-TIME-07."""
    return [track for track in tracks_in_play(play) if ActionSource.parse(track).kind in (kinds or TIMED)]


def _with_tokens(play: VanguardPlay, *kinds: str) -> list[str]:
    return [track for track in _tracks(play, *kinds) if track in play.state.time]
