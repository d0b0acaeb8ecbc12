"""Looking back: what of a table's past a request needs is put together here, and worked out by another process.

What is done here for a moment or a page of the log does not grow with a table's length: it is a few answers back to the
nearest snapshot. Tables that were played before there were snapshots get theirs from whoever looks back first. How a
mission went and what was read aloud takes the whole record, and is kept until the table goes on.
"""

import math
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec

from farlight.kernel import AnyTimeline, Story, Summary
from farlight.server.live.frames import Eyes
from farlight.server.ops.config import Limits
from farlight.server.ops.limits import Buckets
from farlight.server.store import snapshots
from farlight.server.tables.live_table import LiveTable
from farlight.server.tables.live_tables import LiveTables
from farlight.server.tables.rejections import Rejection
from farlight.server.tables.table_language import texts_of
from farlight.server.workers.jobs import Account, Export, Job, Log, Moment, Past, Retelling, Stretch, Walk
from farlight.server.workers.worker_pool import AtOnce, WorkerPool, busy
from farlight.wire import Recap, Replay

PAGE = 100
"""Answers of one page of the log."""
MOST_TOLD = 400
"""Sentences of one page."""
MOST_KNOWN = 64
"""Answers about whole records that are kept: each takes some kilobytes, and a second of another process."""


class PastReader:
    """Answers questions about the past, as many as a person and a table may ask."""

    def __init__(self, live_tables: LiveTables, workers: WorkerPool, limits: Limits) -> None:
        self._live_tables = live_tables
        self._workers = workers
        self._people = Buckets(limits.past, limits.past_burst)
        self._tables = Buckets(limits.past_table, limits.past_table_burst)
        self._at_once = AtOnce(limits.at_once)
        self._known: dict[tuple[str, int, str, type], bytes] = {}
        """What was read of whole records lately."""
        live_tables.make_snapshots = self._make_snapshots

    def admit(self, person: str, table: str) -> None:
        """Count a question; raises `Rejection` with the time to come back if there were too many."""
        for buckets, who in ((self._people, person), (self._tables, table)):
            if not buckets.take(who):
                raise busy(math.ceil(buckets.wait(who)) + 1)

    @contextmanager
    def look(self, person: str, table: str) -> Iterator[None]:
        """While somebody looks back; raises `Rejection` as `admit` does, and if they wait for too many answers."""
        self.admit(person, table)
        with self._at_once.one_more(person):
            yield

    async def moment(self, table_id: str, node: int, eyes: Eyes) -> Replay:
        """A table as it was at a moment of any branch; raises `Rejection`."""
        async with self._live_tables.held(table_id) as table:
            if node > len(table.timeline.entries):
                raise Rejection("no-moment", 404, given=node)
            first = table.timeline.entry(node).parent if node else 0
        job = Moment(await self.stretch(table, node, first), eyes)
        return msgspec.json.decode(await self._ask(table, job), type=Replay)

    async def log(self, table_id: str, since: int, upto: int | None, language: str) -> Recap:
        """What happened on the way to a moment, the last page of it; raises `Rejection`."""
        async with self._live_tables.held(table_id) as table:
            timeline = table.timeline
            last = timeline.head if upto is None else min(upto, timeline.head)
            if since >= last > 0:
                return Recap(since, last, ())
            oldest = timeline.log_start()
            if oldest >= last > 0:
                return Recap(0, last, ())
            first, last = _page(timeline, max(since, oldest), last)
        job = Log(await self.stretch(table, last, first), first, language, MOST_TOLD)
        page = msgspec.json.decode(await self._ask(table, job), type=Recap)
        return msgspec.structs.replace(page, since=0) if since < page.since <= oldest else page

    async def summary(self, table_id: str, language: str) -> Summary:
        """How the last mission of a table went; raises `Rejection` while none is over."""
        async with self._live_tables.held(table_id) as table:
            if not table.game.table.ended(table.timeline.position.state):
                raise Rejection("not-over", 409)
        body = await self._recounted(table, language, Account)
        if not body:  # its end lies before the oldest answer that can still be read
            raise Rejection("moment-gone", 410)
        return msgspec.json.decode(body, type=Summary)

    async def result(self, person: str, table_id: str, language: str) -> Summary:
        """How the last mission of a table ended, from the table as it is; raises `Rejection`.

        The record is read only where the table has gone on to the next mission: then it is a look into the past.
        """
        async with self._live_tables.held(table_id) as table:
            game, timeline = table.game, table.timeline
            if not game.table.ended(timeline.position.state):
                raise Rejection("not-over", 409)
            recorder = game.table.recorder(table.setup)
            recorder.node, recorder.answers = timeline.head, timeline.answers.depth(timeline.head)
            seen = game.play(game.view(timeline.position.state, None))
            found = recorder.result(seen, texts_of(game, language, timeline.position.state))
        if found is not None:
            return found
        with self.look(person, table_id):
            return await self.summary(table_id, language)

    async def story(self, table_id: str, language: str) -> Story:
        """What was read aloud at a table; raises `Rejection`."""
        async with self._live_tables.held(table_id) as table:
            pass
        return msgspec.json.decode(await self._recounted(table, language, Retelling), type=Story)

    async def _recounted(self, table: LiveTable, language: str, kind: type[Account] | type[Retelling]) -> bytes:
        """An answer about all of the way to where the table is; it is kept until the table goes on."""
        head = table.timeline.head
        key = (table.id, head, language, kind)
        if key not in self._known:
            stretch = await self.stretch(table, head, table.timeline.log_start())
            self._known[key] = await self._ask(table, kind(stretch, language))
            while len(self._known) > MOST_KNOWN:
                self._known.pop(next(iter(self._known)))
        return self._known[key]

    async def export(self, table_id: str, hidden: bool) -> bytes:
        """A table as a file: all of it, or what everybody may know; raises `Rejection`."""
        async with self._live_tables.held(table_id) as table:
            # As it stands now: what was stored since its last checkpoint may lead far and would be played again.
            checkpoint = table.checkpoint()
        return await self._workers.run(self._workers.past, Export(table_id, checkpoint, hidden))

    async def _make_snapshots(self, table: LiveTable, node: int) -> None:
        """Make snapshots for a table that has none on the way to where it goes; raises `Rejection`."""
        try:
            stretch = await self.stretch(table, node, node)
        except Rejection:
            return  # no way leads there: the rules of undo have words for that
        await self._ask(table, Walk(msgspec.structs.replace(stretch, keep=snapshots.EVERY)))

    async def _ask(self, table: LiveTable, job: Job) -> bytes:
        found = msgspec.msgpack.decode(await self._workers.run(self._workers.past, job), type=Past)
        if found.kept:
            await self._live_tables.store.keep_snapshots(table.id, found.kept)
            table.kept.update(kept.node for kept in found.kept)
        return found.body

    async def stretch(self, table: LiveTable, node: int, first: int) -> Stretch:
        """The way to a moment, from the nearest snapshot before another; raises `Rejection`."""
        timeline = table.timeline
        base, nodes = way_back(table, node, first)
        body = None
        while base in table.kept and (body := await self._live_tables.store.snapshot(table.id, base)) is None:
            table.kept.discard(base)  # it is not there any more: from the start, these answers would lead elsewhere
            base, nodes = way_back(table, node, first)
        if body is None and (base or 0 not in timeline.snapshots):
            body = snapshots.pack(timeline.snapshots[base], table.game)
        entries = tuple(timeline.entry(node) for node in nodes)
        keep = snapshots.EVERY if len(nodes) > PAGE + 2 * snapshots.EVERY else 0
        return Stretch(table.game.name, table.setup, base, body, tuple(nodes), entries, timeline.stops_at(base), keep)


def _page(timeline: AnyTimeline, since: int, last: int) -> tuple[int, int]:
    """The moments between which one page of the log lies: after the first, up to the last, on the way to the head."""
    at = last = timeline.answers.latest(timeline.head, last)
    for _ in range(PAGE):
        if at <= since or at == 0:
            break
        at = timeline.entry(at).parent
    return max(at, 0), last


def way_back(table: LiveTable, node: int, first: int) -> tuple[int, list[int]]:
    """From a moment back past another to the nearest snapshot: where that is, and the answers from there on."""
    timeline = table.timeline
    has_start = 0 in timeline.snapshots
    nodes: list[int] = []
    at = node
    while at > first or not (at in table.kept or (at in timeline.snapshots and (at == 0 or not has_start))):
        if at == 0:
            raise Rejection("moment-gone", 410)
        nodes.append(at)
        at = timeline.entry(at).parent
    return at, nodes[::-1]
