"""A timeline: every answer ever given at a table, as a tree. Undo moves the head; nothing is deleted.

Entries are numbered from 1 in the order they came, 0 is the start. The number of the entry at the head names the
open decision, so that an answer to a decision of an abandoned branch is known as stale.
"""

from collections.abc import Collection, Iterator, Sequence
from itertools import chain, islice
from typing import Any, Generic, NamedTuple

from farlight.kernel.answers import Answers, Entry
from farlight.kernel.decision import GROUP, Decision, Option, Refusal, Stops
from farlight.kernel.errors import Diverged
from farlight.kernel.events import Event
from farlight.kernel.fields.shapes import replace
from farlight.kernel.game import Game
from farlight.kernel.play import C, S
from farlight.kernel.position import Position
from farlight.kernel.setup import Setup, UndoPolicy

_STRIDE = 16
"""Older snapshots are thinned to one in so many entries: any moment is then a few answers away."""
Rehearsed = tuple[Decision | None, Option]
"""An answer that was not given, and the decision that it is an answer to; None for an any-time effect."""
_Given = tuple[Entry, S | None, Option, Sequence[Event]]
"""An answer that was given and is to be recorded, the snapshot there, what was chosen, and what it set off."""


class Happened(NamedTuple):
    """What an answer set off."""

    moment: int
    option: Option
    events: Sequence[Event]


class Timeline(Generic[S, C]):
    """The whole history of a game and the position at its head."""

    def __init__(self, game: Game[S, C], setup: Setup) -> None:
        game.check_setup(setup)
        self.game = game
        self.setup = setup
        self.answers = Answers((), game.rules.levels.values())
        self.branches: dict[str, int] = {}
        self.language = ""
        """What this table reads; the engine speaks no language, but the game comes back in the one it was left in."""
        self.stops: Stops = "matter"
        """Where the game stops from the next answer on."""
        self.head = 0
        self._go_live(Position(game, game.rules.new(setup)), {})

    def _go_live(self, position: Position[S, C], snapshots: dict[int, S]) -> None:
        self.position = position
        self.snapshots = snapshots
        self.happened: list[Happened] = []
        """What the last act set off, answer by answer."""
        self._keep_snapshot(self._own_snapshot())

    @classmethod
    def restored(
        cls,
        game: Game[S, C],
        setup: Setup,
        entries: list[Entry],
        branches: dict[str, int],
        head: int,
        base: tuple[int, S],
        start: S | None,
    ) -> "Timeline[S, C]":
        """The timeline of a save: `base` is an entry on the way to the head and the snapshot there.

        Without the state at the start (the rules or the content have changed), nothing before `base` can be visited.
        """
        timeline = cls.__new__(cls)
        timeline.game, timeline.setup = game, setup
        timeline.answers = Answers(entries, game.rules.levels.values())
        timeline.branches, timeline.language = branches, ""
        timeline.stops = "matter"
        timeline.head = head
        timeline.snapshots = {base[0]: base[1]} if start is None else {0: start, base[0]: base[1]}
        timeline._go_live(timeline.position_at(head), timeline.snapshots)
        return timeline

    # Answering

    def answer(self, seat: int, decision_id: int, option_id: str) -> Refusal | None:
        """Answer the open decision; a refusal leaves all as it was."""
        return self.answer_all(seat, decision_id, (option_id,))

    def answer_all(
        self,
        seat: int,
        decision_id: int,
        option_ids: Sequence[str],
        joined: bool = False,
        own: Collection[int] = (),
    ) -> Refusal | None:
        """Several answers as one act: all of them, or none.

        The first one answers the decision, each further one what is then open to that seat, to one of its person's
        `own` seats or to the group. Nothing may follow what was rolled or revealed: nobody has chosen by what they did
        not know. `joined` makes them part of the act before.
        """
        before = self.position.copy() if len(option_ids) > 1 else self.position
        try:
            given = self._give_all((seat, *own), decision_id, option_ids, joined)
        except BaseException:
            self.position = before
            raise
        if isinstance(given, Refusal):
            self.position = before
            return given
        self._record(given)
        return None

    def rehearse(
        self, seat: int, decision_id: int, option_ids: Sequence[str], own: Collection[int] = ()
    ) -> list[Rehearsed] | Refusal:
        """What several answers would be, and to which decisions; nothing is done."""
        position = self.position.copy() if len(option_ids) > 1 else self.position
        found: list[Rehearsed] = []
        for place in range(len(option_ids)):
            given = _number_in_act(position, (seat, *own), decision_id, option_ids, place)
            if isinstance(given, Refusal):
                return given
            by, number = given
            chosen = next(choice for known, choice in position.choices(by) if known == number)
            found.append((position.decision_of(number), chosen))
            if len(found) < len(option_ids):
                position.choose(number)
        return found

    def _give_all(
        self, seats: Sequence[int], decision_id: int, option_ids: Sequence[str], joined: bool
    ) -> "list[_Given[S]] | Refusal":
        given: list[_Given[S]] = []
        for place, option_id in enumerate(option_ids):
            found = _number_in_act(self.position, seats, decision_id, option_ids, place)
            if isinstance(found, Refusal):
                return found
            seat, number = found
            given.append(self._give(seat, option_id, number, place, joined or place > 0))
        return given

    def choose(self, seat: int, option_id: str, number: int) -> None:
        """Answer by number, as counted by the position's `choices`. An `EngineError` leaves all as it was."""
        self._record([self._give(seat, option_id, number)])

    def _give(self, seat: int, option_id: str, number: int, place: int = 0, joined: bool = False) -> "_Given[S]":
        """Give one answer of an act, after so many others of it, which are not recorded yet."""
        position = self.position
        chosen = [choice for _, choice in position.choices(seat) if choice.id == option_id]
        if len(chosen) != 1:
            raise Diverged(f"'{option_id}' does not name exactly one choice of seat {seat}: it could not be replayed")
        before, position.serial = position.serial, len(self.answers) + place
        position.stops = self.stops
        try:
            position.choose(number)
        except BaseException:
            position.serial = before
            raise
        play = position.play
        # While real dice are typed in, the answer is not complete; and their results are answers of their own.
        begun = () if position.needs_roll else play.begun
        results = () if play.state.chance.by_hand else tuple(play.results)
        begins = tuple(self.game.rules.levels[step] for step in begun if step in self.game.rules.levels)
        parent = len(self.answers) + place if place else self.head
        entry = Entry(parent, seat, option_id, results, play.revealed, begins, self.stops, joined)
        return entry, self._own_snapshot(), chosen[0], position.events

    def _record(self, given: "Sequence[_Given[S]]") -> None:
        for each in given:
            self._add(*each)

    def _add(self, entry: Entry, snapshot: S | None, chosen: Option, events: Sequence[Event]) -> None:
        self.head = self.answers.add(entry)
        self.happened = [*(self.happened if entry.joined else ()), Happened(self.head, chosen, events)]
        self._keep_snapshot(snapshot)

    def follow(self, entry: Entry) -> None:
        """Take over an answer that was given elsewhere, with the results it had there."""
        if entry.parent != self.head:
            raise Diverged(f"an answer to moment {entry.parent} cannot follow moment {self.head}")
        chosen = feed(self.position, len(self.answers) + 1, entry)
        self._add(entry, self._own_snapshot(), chosen, self.position.events)

    # Reading

    @property
    def entries(self) -> Sequence[Entry]:
        """All answers, in the order they came."""
        return self.answers.entries

    @property
    def seats(self) -> int:
        """How many seats there are at the head."""
        return self.game.rules.seats(self.position.state, self.setup)

    def path(self, node: int | None = None, since: int = 0) -> list[int]:
        """The entries from the start (or after `since`) to a node, in order."""
        found: list[int] = []
        for at in self.answers.back(self.head if node is None else node):
            if at == since:
                break
            found.append(at)
        return found[::-1]

    def entry(self, node: int) -> Entry:
        return self.answers[node]

    def position_at(self, node: int) -> Position[S, C]:
        """The position after any entry of any branch."""
        base = self._base_of(node)
        if base is None:
            raise Diverged("the start of this game was not kept; it can be visited only from its last save on")
        position = self._position_from(base)
        position.renumber(base)
        for at in self.path(node, since=base):
            self._feed(position, at)
        return position

    def chosen_at(self, node: int) -> Option:
        """What an answer was, as its question offered it; raises `Diverged` if that cannot be known any more."""
        entry = self.entry(node)
        choices = self.position_at(entry.parent).choices(entry.seat)
        chosen = next((choice for _, choice in choices if choice.id == entry.option), None)
        if chosen is None:
            raise Diverged(f"answer {node}, '{entry.option}' by seat {entry.seat}, cannot be given there any more")
        return chosen

    def act(self, node: int) -> list[int]:
        """The answers of the act that one belongs to, up to it."""
        return self.path(node, since=self.answers.parent(self.answers.act_begins(node)))

    def _position_from(self, node: int) -> Position[S, C]:
        return Position(self.game, self.snapshots[node], stops=self.stops_at(node))

    def stops_at(self, node: int) -> Stops:
        """Where the game stopped at a moment. Before the first answer, it stops where games of that time did."""
        known = self.entry(max(node, 1)).stops if self.entries else "matter"
        return known if node or known == "named" else "matter"

    def _feed(self, position: Position[S, C], node: int) -> None:
        feed(position, node, self.entry(node))

    def log_start(self) -> int:
        """The earliest entry that the log can be told from."""
        return min(at for at in self.snapshots if self.answers.is_on_the_way(at, self.head))

    def log(self, since: int = 0) -> Iterator[tuple[int, Sequence[Event]]]:
        """What happened on the way to the head, answer by answer, made anew from the answers."""
        kept = [at for at in (0, *self.path()) if at in self.snapshots]
        base = max((at for at in kept if at <= since), default=kept[0])
        position = self._position_from(base)
        if base == 0 and since == 0:
            yield 0, position.events
        for at in self.path(since=base):
            self._feed(position, at)
            # A roll that is still being typed in is told with the answer that completes it.
            if at > since and not position.needs_roll:
                yield at, position.events

    # Undo and branches

    def undo(self, policy: UndoPolicy | None = None, consent: bool = False) -> Refusal | None:
        """Take back the last act: an answer, and what belongs to it."""
        node = self.before_act(self.head)
        return Refusal("", "refused-undo-start") if node is None else self.undo_to(node, policy, consent)

    def before_act(self, node: int) -> int | None:
        """The moment before the act that an answer belongs to; None at the start."""
        return self.answers.parent(self.answers.act_begins(node)) if node else None

    def after_act(self) -> int | None:
        """The moment after the act that would be done again; None if there is none."""
        node = self.answers.newest_after(self.head)
        return None if node is None else self.answers.act_ends(node)

    def undo_to(self, node: int, policy: UndoPolicy | None = None, consent: bool = False) -> Refusal | None:
        """Go back to an earlier moment of this branch. Without a policy, that of the set-up holds."""
        if not self.answers.is_on_the_way(node, self.head):
            return Refusal("", "refused-undo-elsewhere", (("node", node),))
        return self.forbidden(node, policy, consent) or self.move(node)

    def forbidden(self, node: int, policy: UndoPolicy | None, consent: bool) -> Refusal | None:
        """Why the table may not go there: it would take back what was rolled or revealed."""
        policy = policy or self.setup.undo
        if policy == "free" or not self.crosses_mark(node):
            return None
        if policy == "never":
            return Refusal("", "refused-undo-never")
        return None if consent else Refusal("", "refused-undo-ask")

    def undo_to_level(self, level: str, policy: UndoPolicy | None = None, consent: bool = False) -> Refusal | None:
        """Go back to where the current turn, phase or other level of the game began."""
        return self.undo_to(self.start_of(level), policy, consent)

    def start_of(self, level: str) -> int:
        """The moment where the current turn, phase or other level of the game began."""
        return self.answers.start_of(level, self.answers.parent(self.head)) if self.head else 0

    def redo(self) -> Refusal | None:
        """Go forward again along the branch that was left last."""
        node = self.after_act()
        return Refusal("", "refused-redo") if node is None else self.move(node)

    def crosses_mark(self, node: int) -> bool:
        """Whether going there takes back something that was shown or rolled."""
        answers = self.answers
        return answers.marks(self.head) > answers.marks(answers.meeting(node, self.head))

    def name_branch(self, name: str) -> None:
        """Remember the head under a name."""
        self.branches[name] = self.head

    def visit(self, name: str, policy: UndoPolicy | None = None, consent: bool = False) -> Refusal | None:
        """Go to a named moment, on whichever branch."""
        node = self.branches.get(name)
        if node is None and not self.branches:
            return Refusal("", "refused-no-branches", (("given", name),))
        if node is None:
            known = ", ".join(sorted(self.branches))
            return Refusal("", "refused-no-branch", (("given", name), ("known", known)))
        return self.forbidden(node, policy, consent) or self.move(node)

    def move(self, node: int) -> Refusal | None:
        """Go to any moment of any branch, whatever was shown or rolled on the way: whoever calls it has asked."""
        try:
            self.position = self.position_at(node)
        except Diverged:
            return Refusal("", "refused-undo-floor")
        # Whichever snapshot we came from: the same questions have the same ids wherever this table is in memory.
        self.position.renumber(node)
        self.head = node
        self.happened = []
        self._keep_snapshot(self._own_snapshot())
        return None

    # Snapshots

    def _own_snapshot(self) -> S | None:
        """The snapshot at the head; None if the position's is of an earlier entry."""
        return None if self.position.since else self.position.snapshot

    def _keep_snapshot(self, snapshot: S | None) -> None:
        if snapshot is None:
            return
        self.snapshots[self.head] = snapshot
        newest = list(islice(reversed(self.snapshots), 3))
        # Whoever went far away kept another one on the way there: it is near nothing but the moments there.
        if len(newest) == 3 and abs(newest[0] - newest[2]) < _STRIDE:
            del self.snapshots[newest[1]]

    def base(self) -> tuple[int, S]:
        """The newest kept entry on the way to the head, with its snapshot."""
        at = self._base_of(self.head)
        if at is None:  # cannot be: going live keeps a snapshot on the way
            raise Diverged("no snapshot on the way to the head")
        return at, self.snapshots[at]

    def _base_of(self, node: int) -> int | None:
        return next((at for at in chain(self.answers.back(node), (0,)) if at in self.snapshots), None)


def feed(position: Position[S, C], node: int, entry: Entry) -> Option:
    """Give a recorded answer again, with the results it had; raises `Diverged` if it cannot be given."""
    found = next((each for each in position.choices(entry.seat) if each[1].id == entry.option), None)
    if found is None:
        raise Diverged(f"answer {node}, '{entry.option}' by seat {entry.seat}, cannot be given there any more")
    position.serial = node - 1
    position.stops = entry.stops
    position.choose_recorded(found[0], entry.results)
    return found[1]


def _number_in_act(
    position: Position[S, C], seats: Sequence[int], decision_id: int, option_ids: Sequence[str], place: int
) -> tuple[int, int] | Refusal:
    """The seat and the number of one of several answers, or why it is refused; the first seat is asked first."""
    option_id, seat = option_ids[place], seats[0]
    found: int | Refusal
    if place == 0:
        found = position.number_of(seat, decision_id, option_id)
    elif position.needs_roll or position.play.revealed:
        found = Refusal("", "refused-after-chance")
    else:
        mine = [one for each in (seat, GROUP, *seats[1:]) for one in position.open if one.seat == each]
        open_to = mine or position.open
        offering = [one for one in open_to if any(choice.id == option_id for choice in one.options)] or open_to
        asked = offering[0].id if offering else decision_id
        seat = next((one.seat for one in offering[:1] if one.seat in seats), seat)
        found = position.number_of(seat, asked, option_id)
    if not isinstance(found, Refusal):
        return seat, found
    return replace(found, place=place + 1) if len(option_ids) > 1 else found


AnyTimeline = Timeline[Any, Any]  # Any: of whichever game is installed
