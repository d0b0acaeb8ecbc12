"""Verbs about Time Tracks. Rulebook chapter 14."""

from farlight.kernel import Procedure, choose, option
from farlight.vanguard.effects.words import About, VanguardPlay, seat_of, verbs
from farlight.vanguard.finds import lander_stat
from farlight.vanguard.powers import is_timeless
from farlight.vanguard.timetracks import progress, progress_all, reduce, reset, track_of, tracks_in_play


@verbs.add("progress time {count:int}", "V-TIME-07", needs=("crewmember",))
def progress_time(play: VanguardPlay, about: About, count: int) -> Procedure[None]:
    if not is_timeless(play, about):
        yield from progress_all(play, about.who, count, "V-TIME-07")


@verbs.add("progress time {count:int} less {stat:stat}", "V-LAND-12", needs=("crewmember",))
def progress_time_less(play: VanguardPlay, about: About, count: int, stat: str) -> Procedure[None]:
    yield from progress_all(play, about.who, max(0, count - lander_stat(play, stat)), "V-LAND-12")


@verbs.add("progress threat {threat:threat} {count:int}", "V-TIME-03", needs=("crewmember",))
def progress_threat(play: VanguardPlay, about: About, threat: str, count: int) -> Procedure[None]:
    for _ in range(count):
        yield from progress(play, about.who, f"threat:{threat}", "V-TIME-03")


@verbs.add("progress a threat {count:int}", "V-TIME-03", needs=("crewmember",))
def progress_a_threat(play: VanguardPlay, about: About, count: int) -> Procedure[None]:
    track = yield from _choose_track(play, about, "progress-track", "threat:")
    for _ in range(count if track else 0):
        yield from progress(play, about.who, track, "V-TIME-03")


@verbs.add("reduce a time track {count:int}", "V-TIME-06", needs=("crewmember",))
def reduce_a_time_track(play: VanguardPlay, about: About, count: int) -> Procedure[None]:
    track = yield from _choose_track(play, about, "reduce-track", "")
    if track:
        reduce(play, track, count, "V-TIME-06")


@verbs.add("reduce a threat {count:int}", "V-TIME-06", needs=("crewmember",))
def reduce_a_threat(play: VanguardPlay, about: About, count: int) -> Procedure[None]:
    track = yield from _choose_track(play, about, "reduce-track", "threat:")
    if track:
        reduce(play, track, count, "V-TIME-06")


@verbs.add("reset this track", "V-GEN-17", needs=("time track",))
def reset_this_track(play: VanguardPlay, about: About) -> None:
    """Of the card on which this is written, be it on the track itself or in an Action. V-THREAT-12."""
    reset(play, track_of(about.source), "V-GEN-17")


@verbs.add("reset threat {threat:threat}", "V-THREAT-12", needs=("exploration",))
def reset_threat(play: VanguardPlay, _about: About, threat: str) -> None:
    reset(play, f"threat:{threat}", "V-THREAT-12")


def _choose_track(play: VanguardPlay, about: About, prompt: str, start: str) -> Procedure[str]:
    """A Time Track with a token on it, or for progress any."""

    def found() -> list[str]:
        known = [track for track in tracks_in_play(play) if track.startswith(start)]
        return [track for track in known if prompt == "progress-track" or track in play.state.time]

    if not found():
        return ""
    return (
        yield from choose(
            play,
            seat_of(play.state, about.who),
            prompt,
            "V-TIME-03" if prompt == "progress-track" else "V-TIME-06",
            found,
            lambda each: option("time", track=each),
        )
    )
