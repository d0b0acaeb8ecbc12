"""Lines that several parts of the table have: Actions with their tracks, Time Tracks, stories, lists of things."""

from collections.abc import Iterable

from farlight.content import Name
from farlight.content.ids import BoundText
from farlight.kernel import Line
from farlight.vanguard.model.ids import ActionSource, ProgressTrack, bound_text
from farlight.vanguard.model.state import Vanguard
from farlight.vanguard.rules.context import VanguardPlay
from farlight.vanguard.rules.exploration.time_tracks import tracks_in_play
from farlight.vanguard.rules.story_text import standing, tokens_in


def words(kind: str, values: Iterable[str]) -> tuple[str, str]:
    return kind, ",".join(values) or "none"


def story_of(place: str, text: Name, state: Vanguard) -> tuple[str, str]:
    """A text that speaks of the table as it is now."""
    return "text", str(bound_text(place, standing(state, tokens_in(text))))


def track_of(track: str, seen: VanguardPlay) -> list[Line]:
    """A Time Track, if the card has one. V-TIME-02, V-TIME-04."""
    length = seen.recall(tracks_in_play).get(track)
    if length is None:
        return []
    space = ("space", seen.state.time.get(track, 0))
    return [Line("panel-time", (("track", track), space, ("length", length), ("about-time", track)))]


def action_line(source: str, state: Vanguard) -> Line:
    action = ActionSource.parse(source)
    tracks = ((ProgressTrack.parse(track), space) for track, space in state.tracks.items())
    progress = tuple((track.colour, str(space)) for track, space in tracks if track.action == action)
    return Line("panel-action", (("action", source), ("details", str(BoundText(source, progress)))))
