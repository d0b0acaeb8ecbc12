"""A table's past, made anew from a snapshot and the answers since: done in worker processes, never by the server."""

from collections.abc import Iterator, Sequence

import msgspec

from farlight.kernel import (
    AnyGame,
    AnyPlay,
    AnyPosition,
    AnyRecorder,
    Diverged,
    Entry,
    Event,
    Position,
    feed,
    load_game,
)
from farlight.server.live import frames
from farlight.server.live.presence import Presence
from farlight.server.store import snapshots
from farlight.server.store.snapshots import Kept
from farlight.server.store.store import Stored, TableRow
from farlight.server.tables.live_table import LiveTable
from farlight.server.tables.rendering import told_in
from farlight.server.tables.table_file import TableFile
from farlight.server.tables.table_language import texts_of
from farlight.server.workers.jobs import Account, Export, Log, Moment, Past, Retelling, Stretch, Walk
from farlight.texts import Texts
from farlight.wire import Recap, Replay, Told, encode


class PastTable:
    """As much of a table as it takes to show an earlier position."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def texts(self, language: str, position: AnyPosition | None = None) -> Texts:
        if position is None:
            return Texts(language, [self.game.texts], self.game.table.name_of)
        return texts_of(self.game, language, position.state)


class Way:
    """The way along a stretch, answer by answer."""

    def __init__(self, stretch: Stretch) -> None:
        self.game = load_game(stretch.game)
        self.kept: list[Kept] = []
        self._stretch = stretch
        self._since = 0
        if stretch.snapshot is None:
            state = self.game.rules.new(stretch.setup)
        else:
            state = snapshots.unpack(stretch.snapshot, self.game)
            if state is None:
                raise Diverged("the rules or the content have changed since")
        self.position: AnyPosition = Position(self.game, state, stops=stretch.stops)
        self.position.renumber(stretch.base)

    @property
    def last(self) -> int:
        """The moment that the stretch ends with."""
        return self._stretch.nodes[-1] if self._stretch.nodes else self._stretch.base

    def walk(self) -> Iterator[tuple[int, Sequence[Event]]]:
        """Each moment with what happened; the first one is where the stretch begins."""
        yield self._stretch.base, self.position.events
        for node, entry in zip(self._stretch.nodes, self._stretch.entries, strict=True):
            feed(self.position, node, entry)
            self._keep(node)
            # A roll that is still being typed in is told with the answer that completes it.
            yield node, () if self.position.needs_roll else self.position.events

    def recount(self, language: str) -> tuple[AnyRecorder, AnyPlay, Texts]:
        """Lead the game's recorder along the stretch. It sees what a spectator sees, in the words of each moment."""
        recorder = self.game.table.recorder(self._stretch.setup)
        recorder.came(self._stretch.base, *self._seen(self.position.events, language))
        for node, entry in zip(self._stretch.nodes, self._stretch.entries, strict=True):
            self._show_answer(recorder, entry, language)
            feed(self.position, node, entry)
            self._keep(node)
            recorder.came(node, *self._seen(() if self.position.needs_roll else self.position.events, language))
        seen, _, texts = self._seen((), language)
        return recorder, seen, texts

    def _seen(self, events: Sequence[Event], language: str) -> tuple[AnyPlay, Sequence[Event], Texts]:
        state = self.position.state
        return self.game.play(self.game.view(state, None)), events, texts_of(self.game, language, state)

    def _show_answer(self, recorder: AnyRecorder, entry: Entry, language: str) -> None:
        chosen = next(((n, each) for n, each in self.position.choices(entry.seat) if each.id == entry.option), None)
        if chosen is not None:  # `feed` has the words for an answer that cannot be given
            seen, _, texts = self._seen((), language)
            recorder.asked(seen, self.position.decision_of(chosen[0]), chosen[1], texts)

    def _keep(self, node: int) -> None:
        self._since += 1
        if self._stretch.keep and self._since >= self._stretch.keep and not self.position.since:
            self.kept.append(Kept(node, snapshots.pack(self.position.snapshot, self.game)))
            self._since = 0


def moment(job: Moment) -> Past:
    """The table as it was at the end of a stretch."""
    way = Way(job.stretch)
    node, events = list(way.walk())[-1]
    texts = texts_of(way.game, job.eyes.language, way.position.state)
    parts = frames.raw(frames.board_at(PastTable(way.game), job.eyes, way.position))
    return Past(encode(Replay(node, parts, told_in(way.game, texts, node, events))), tuple(way.kept))


def log_page(job: Log) -> Past:
    """What happened on a stretch: so many sentences, the last ones, and whole moments only."""
    way = Way(job.stretch)
    moments = list(_told(way, job.since, job.language))
    count, since = 0, job.since
    for place, (node, told) in reversed(list(enumerate(moments))):
        count += len(told)
        if count > job.most and place + 1 < len(moments) and node:
            moments, since = moments[place + 1 :], node
            break
    found = tuple(each for _, told in moments for each in told)
    return Past(encode(Recap(since, way.last, found)), tuple(way.kept))


def account(job: Account) -> Past:
    """How the last mission that is over went; nothing while the first one runs."""
    way = Way(job.stretch)
    recorder, seen, texts = way.recount(job.language)
    found = recorder.summary(seen, texts)
    return Past(b"" if found is None else encode(found), tuple(way.kept))


def retelling(job: Retelling) -> Past:
    """What was read aloud so far, and who came up in it."""
    way = Way(job.stretch)
    recorder, seen, texts = way.recount(job.language)
    return Past(encode(recorder.story(seen, texts)), tuple(way.kept))


def walk(job: Walk) -> Past:
    """The snapshots on a stretch."""
    way = Way(job.stretch)
    for _ in way.walk():
        pass
    return Past(b"", tuple(way.kept))


def _told(way: Way, since: int, language: str) -> Iterator[tuple[int, tuple[Told, ...]]]:
    """What was told at each moment after one; things have the names that they had then."""
    for node, events in way.walk():
        if node > since or node == since == 0:
            yield node, told_in(way.game, texts_of(way.game, language, way.position.state), node, events)


def export(job: Export) -> bytes:
    """A table as one file."""
    row = TableRow(job.table, "", "", "", "", "", "", 0.0, 0.0, "", "")
    table = LiveTable.at_checkpoint(Stored(row, 1, job.checkpoint, []))
    return public_history(table) if job.hidden else TableFile.of(table).dump()


def public_history(table: LiveTable) -> bytes:
    """A table for those who may not know what is hidden: what everybody was told, and who answered when."""
    language, timeline = table.participants.settings.language, table.timeline
    base = timeline.log_start()
    nodes = tuple(timeline.path(since=base))
    entries = tuple(map(timeline.entry, nodes))
    snapshot = snapshots.pack(timeline.snapshots[base], table.game)
    way = Way(Stretch(table.game.name, table.setup, base, snapshot, nodes, entries, timeline.stops_at(base)))
    history = {
        "farlight": "history",
        "standing": msgspec.Raw(frames.standing(table, Presence(), language)["standing"]),
        "answers": [
            {"moment": node, "after": entry.parent, "seat": entry.seat, "begins": entry.begins}
            for node, entry in zip(nodes, entries, strict=True)
        ],
        "told": [each for _, told in _told(way, base, language) for each in told],
    }
    return encode(history)
