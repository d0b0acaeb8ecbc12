"""A table in memory: its timeline and its participants, as its records made them."""

import asyncio
from collections.abc import Callable, Collection, Sequence
from typing import TYPE_CHECKING

import msgspec

from farlight.kernel import (
    GROUP,
    AnyGame,
    AnyPosition,
    AnyTimeline,
    Diverged,
    EngineError,
    Entry,
    Failure,
    Refusal,
    Setup,
    Timeline,
    dump,
    header_of,
    load_from,
    load_game,
)
from farlight.server.store import snapshots
from farlight.server.store.snapshots import Kept
from farlight.server.store.store import Stored, StoredRecord, TableRow
from farlight.server.tables.act_texts import By, going, words_of_act, words_of_going
from farlight.server.tables.checkpoints import Blocks, Checkpoint
from farlight.server.tables.idempotency import Done, done_by
from farlight.server.tables.participants import Participants, new_participants
from farlight.server.tables.records import Answered, Moved, Named, Opened, Record, decode_record
from farlight.server.tables.scene_pieces import Pieces
from farlight.server.tables.table_language import texts_of
from farlight.texts import Texts

if TYPE_CHECKING:
    from farlight.server.tables.advice import Adviser

KEPT_ACTS = 64
"""Acts whose words are known without a look into the past."""
KEPT_KEYS = 64
"""Commands that are known without a look into the store, when they come again."""


class Far(Exception):
    """A moment is too many answers away from all that is in memory: a snapshot has to be brought first."""

    def __init__(self, node: int, stored: int | None) -> None:
        super().__init__(f"moment {node} is far")
        self.node = node
        self.stored = stored
        """The moment near it whose snapshot is stored, if there is one."""


def to_the_minute(since: float) -> float:
    """As precise as anybody wants to know it: finer, it would be another one after every answer, and sent each time."""
    return since // 60 * 60


class LiveTable:
    """One table. Whoever changes it holds its lock and stores what was done before anybody sees it."""

    def __init__(
        self, row: TableRow, game: AnyGame, timeline: AnyTimeline, participants: Participants, version: int
    ) -> None:
        self.id = row.id
        self.row = row
        self.game = game
        self.timeline = timeline
        self.participants = participants
        self.version = version
        """The number of the last record that is in here."""
        self.notes: list[str] = []
        """What an upgrade has changed about this table."""
        self.at = row.updated
        """When the record happens that is being applied."""
        self.waits: dict[int, float] = {}
        """Since when each seat that is asked is waited for."""
        self._asked_all = False
        self.lock = asyncio.Lock()
        self.since_checkpoint = 0
        self._blocks = Blocks()
        self.kept: set[int] = set()
        """The moments whose snapshots are stored."""
        self.near: int | None = None
        """The moment for which all that there is was brought, until the table goes somewhere."""
        self.done: dict[str, Done] = {}
        """What the latest commands came to, by their keys."""
        self.used = 0.0
        """When somebody last wanted something of it."""
        self.advisers: dict[frozenset[int], Adviser] = {}
        """By the seats that they advise."""
        self._keep_nothing()
        participants.make_room(timeline.seats)
        self.wait({})

    def _keep_nothing(self) -> None:
        """Keep nothing: what was shown is kept as far as it still holds, and at first nothing was."""
        self._texts: dict[str, tuple[object, tuple[int, int], Texts]] = {}
        """By language: the words for a state at a version."""
        self._pieces: dict[tuple[int | None, str], tuple[object, tuple[int, int], Pieces]] = {}
        """By seat and language: what was drawn of a state at a version, as far as it still holds."""
        self.company = 0
        """Grows with every record that is no answer: whatever was shown of the people may be another now."""
        self.standings: dict[str, tuple[object, bytes]] = {}
        """By language: what was shown of the people, and what it was made from."""
        self._acts: dict[tuple[str, int, str], str] = {}
        """Words for what was done, by answer and language."""

    # Making

    @classmethod
    def opened(cls, row: TableRow, record: Opened, timeline: AnyTimeline | None = None) -> "LiveTable":
        """A new table, before its first record is stored."""
        game = load_game(row.game)
        return cls(row, game, timeline or Timeline(game, record.setup), new_participants(record), 1)

    @classmethod
    def loaded(cls, stored: Stored) -> "LiveTable":
        """A table from the store: its last checkpoint, then record by record, however much that takes."""
        table = cls.at_checkpoint(stored)
        table.follow_all(stored.records)
        return table

    @classmethod
    def at_checkpoint(cls, stored: Stored) -> "LiveTable":
        """A table from the store, as it was at its last checkpoint."""
        point = msgspec.msgpack.decode(stored.checkpoint, type=Checkpoint)
        name = f"table {stored.row.id}"
        game = load_game(header_of(point.save, name).game)
        loaded = load_from(point.save, game, name, point.answers(name))
        table = cls(stored.row, game, loaded.timeline, point.participants, stored.sequence)
        table.notes += loaded.notes
        table.wait(point.waits)
        table._blocks = Blocks(point.blocks)
        table._blocks.fill(loaded.timeline.entries)  # now, beside the event loop, if they were all in the save
        table.kept.update(stored.kept)
        return table

    def checkpoint(self) -> bytes:
        return self._blocks.checkpoint(self.timeline, self.participants, self.waits)

    def snapshot_due(self) -> tuple[Kept, ...]:
        """The snapshot at the head, if it is to be stored for those who look back."""
        if not snapshots.due(self.timeline, self.kept):
            return ()
        return (Kept(self.timeline.head, snapshots.pack(self.timeline.position.snapshot, self.game)),)

    # Changing

    def far(self, node: int) -> Far | None:
        """Whether going there would play more answers again than the others at this server can wait for."""
        timeline, at, stored = self.timeline, node, None
        for _ in range(snapshots.MOST_STEPS + 1):
            if at == 0 or at in timeline.snapshots or node == self.near:
                return None
            if stored is None and at in self.kept:
                stored = at
            at = timeline.entry(at).parent
        return Far(node, stored)

    def move(self, node: int) -> Refusal | None:
        """Go to any moment, however far."""
        self.near = None
        return self.timeline.move(node)

    def bring(self, node: int, body: bytes | None) -> None:
        """Have a stored snapshot in memory; one of other rules or content is of no use, nor are those before it."""
        state = None if body is None else snapshots.unpack(body, self.game)
        if state is None:
            self.kept = {kept for kept in self.kept if kept > node}
        else:
            self.timeline.snapshots[node] = state

    def follow_all(self, records: Sequence[StoredRecord]) -> None:
        """Take over records that are stored behind the last checkpoint."""
        for record in records:
            self.follow(record)
        self.since_checkpoint += len(records)

    def follow(self, stored: StoredRecord) -> Record:
        """Take over a record that is stored."""
        record = decode_record(stored.body)
        self.at = stored.at
        self.apply(record)
        if stored.key is not None:
            self.remember(stored.key, done_by(stored, record))
        return record

    def remember(self, key: str, done: Done) -> None:
        self.done[key] = done
        if len(self.done) > KEPT_KEYS:
            del self.done[next(iter(self.done))]

    def apply(self, record: Record) -> None:
        """Do what a record says; the next version is the table with it."""
        match record:
            case Answered(entry):
                self._answered(entry)
            case Moved(to):
                self.move(to)
            case Named(name, node):
                self.timeline.branches[name] = node
            case _:
                pass
        self.note(record)

    def note(self, record: Record) -> None:
        """Count a record whose doing is already done."""
        self.version += 1
        self.company += not isinstance(record, Answered)
        self.participants.apply(record, self.version)
        self.participants.make_room(self.timeline.seats)
        match record:
            case Answered(entry):
                self.participants.keep_proposals([decision.id for decision in self.timeline.position.open])
                others = {seat: since for seat, since in self.waits.items() if seat != entry.seat}
                self.wait({} if self._asked_all else others)
            case Moved():
                self.wait({})
            case _:
                pass  # nothing else is asked than before

    def wait(self, known: dict[int, float]) -> None:
        """Wait for these from now on. For some it is known since when: what others do does not begin it anew."""
        self.waits = {seat: known.get(seat, self.at) for seat in sorted(self.asked_seats())}
        self._asked_all = any(decision.seat == GROUP for decision in self.timeline.position.open)

    def _answered(self, entry: Entry) -> None:
        """Keep an answer that cannot be given any more after an upgrade, and let the table stay before it."""
        timeline = self.timeline
        try:
            timeline.follow(entry)
        except EngineError as error:
            timeline.answers.add(entry)
            if not isinstance(error, Diverged) or not self.notes or entry.parent == timeline.head:
                self.notes.append(
                    f"{error}; the game goes on from answer {timeline.head}, the last one that still holds"
                )

    def answer_all(
        self,
        seat: int,
        decision: int,
        options: Sequence[str],
        own: Collection[int] = (),
        joined: bool = False,
    ) -> Sequence[Entry] | Refusal:
        """Answer the open question, and more at once, for one's `own` seats; an `EngineError` leaves all as it was."""
        self.timeline.stops = self.participants.settings.stops
        before = len(self.timeline.entries)
        refusal = self.timeline.answer_all(seat, decision, options, joined, own)
        return self.timeline.entries[before:] if refusal is None else refusal

    def failure(self, seat: int, option: str, error: EngineError) -> bytes:
        """What led to an error of the rules, for a report."""
        return dump(self.timeline, Failure(seat, option, str(error)))

    # Reading

    def texts(self, language: str, position: AnyPosition | None = None) -> Texts:
        """A language with the names that this table gave to things."""
        if position is not None and position is not self.timeline.position:
            return texts_of(self.game, language, position.state)
        state, now = self.timeline.position.state, (self.version, self.timeline.head)
        known = self._texts.get(language)
        # An answer that failed half-way leaves the same moment behind in a state made anew.
        if known is None or known[0] is not state or known[1] != now:
            known = self._texts[language] = (state, now, texts_of(self.game, language, state))
        return known[2]

    def act_words(self, node: int, language: str) -> str:
        """What was done with an act, in words; empty if that cannot be known quickly."""
        return self._kept(("act", node, language), lambda: self._act_words(node, language))

    def _act_words(self, node: int, language: str) -> str:
        return words_of_act(self.timeline, node, self.texts(language), lambda moment: self.far(moment) is None)

    def moment_words(self, node: int, language: str) -> str:
        """A moment by what was done last, and when that was; empty if that cannot be known quickly."""
        return self._kept(("moment", node, language), lambda: self._moment_words(node, language))

    def _moment_words(self, node: int, language: str) -> str:
        act = self.act_words(node, language)
        where = self.game.table.where(self.timeline.position_at(node).state) if act else None
        texts = self.texts(language)
        return act if where is None else texts.say("server-moment", act=act, when=texts.line(where.moment))

    def _kept(self, key: tuple[str, int, str], find: Callable[[], str]) -> str:
        """Words for the past: they stay what they are. Where there are none yet, a snapshot may bring them."""
        known = self._acts.get(key)
        if known is not None:
            return known
        found = find()
        if found:
            self._acts[key] = found
            if len(self._acts) > KEPT_ACTS:
                del self._acts[next(iter(self._acts))]
        return found

    def words_of_way(self, start: int, to: int, language: str, by: By, who: str = "") -> str:
        """A way from one moment to another, in words."""
        found = going(self.timeline, start, to)
        return words_of_going(found, self.act_words(found.node, language), self.texts(language), by, who)

    def pieces(self, seat: int | None, language: str) -> Pieces:
        """The table as it stands, as a seat sees it in a language: what has not changed is not made again."""
        state, now = self.timeline.position.state, (self.version, self.timeline.head)
        known = self._pieces.get((seat, language))
        if known is not None and known[0] is state and known[1] == now:
            return known[2]
        view = self.game.view(state, seat)
        pieces = Pieces(self.game, language, view) if known is None else known[2]
        pieces.turn(view)
        self._pieces[seat, language] = (state, now, pieces)
        return pieces

    @property
    def setup(self) -> Setup:
        return self.timeline.setup

    @property
    def outcome(self) -> str:
        return self.timeline.position.outcome

    def may_know(self, person: str) -> bool:
        """Whether somebody may have what is hidden: the seed, the orders of decks.

        When the game is over everybody may. Before that a player may, where they can find it out anyway by going on
        and taking back; nobody may where taking back needs consent or is forbidden, nor those who only watch.
        """
        plays = bool(self.participants.seats_of(person))
        return bool(self.outcome) or (plays and self.participants.settings.undo == "free")

    def asked_seats(self) -> set[int]:
        """Those who have something to answer, other than a change of mind; all for what the group decides."""
        asked = {decision.seat for decision in self.timeline.position.open if decision.prompt != "reopen"}
        return set(range(self.timeline.seats)) if GROUP in asked else asked

    def asked_seats_in_words(self) -> str:
        """As lists of tables want it."""
        return ",".join(map(str, sorted(self.asked_seats())))
