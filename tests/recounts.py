"""Games that bots play to an end, read again from their records."""

from collections.abc import Sequence
from functools import cache

from farlight.bots import Look, bots_of
from farlight.kernel import AnyTimeline, Event, Setup, Story, Summary, Timeline, load_game
from farlight.server.workers.history import Way
from farlight.server.workers.jobs import Stretch

LONGEST = 6000


@cache
def played(game_name: str, mission: str, seats: int, bot: str, seed: int, missions: int = 1) -> AnyTimeline:
    """A table at which so many missions are over."""
    game = load_game(game_name)
    timeline: AnyTimeline = Timeline(game, Setup(game_name, mission, seats, seed))
    player = bots_of(game)[bot](seed)
    for _ in range(LONGEST):
        position = timeline.position
        if not position.open or game.table.ended(position.state) >= missions:
            return timeline
        number = player.choose(Look(position))
        option = next(option for place, option in position.choices() if place == number)
        timeline.choose(position.seat_of(number), option.id, number)
    raise AssertionError(f"{mission} does not end")


def recounted(timeline: AnyTimeline, language: str = "en") -> tuple[Summary | None, Story]:
    """What the game's recorder makes of all answers."""
    nodes = tuple(timeline.path())
    entries = tuple(map(timeline.entry, nodes))
    stretch = Stretch(timeline.game.name, timeline.setup, 0, None, nodes, entries, timeline.stops_at(0))
    recorder, seen, texts = Way(stretch).recount(language)
    return recorder.summary(seen, texts), recorder.story(seen, texts)


def summary_of(timeline: AnyTimeline, language: str = "en") -> Summary:
    found, _ = recounted(timeline, language)
    assert found is not None
    return found


def events_of(timeline: AnyTimeline) -> Sequence[tuple[int, Event]]:
    """Everything that the log tells, with its moment."""
    return [(node, event) for node, events in timeline.log() for event in events]
