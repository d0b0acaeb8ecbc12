"""A timeline: every answer ever given at a table, as a tree. Undo moves the head; nothing is deleted.

Entries are numbered from 1 in the order they came, 0 is the start. The number of the entry at the head names the
open decision, so that an answer to a decision of an abandoned branch is known as stale.
"""

from collections.abc import Iterator, Sequence
from itertools import chain, islice
from typing import Any, Generic

from farlight.kernel.answers import Answers, Entry
from farlight.kernel.decision import Refusal, Stops
from farlight.kernel.errors import Diverged
from farlight.kernel.events import Event
from farlight.kernel.game import Game
from farlight.kernel.play import C, S
from farlight.kernel.position import Position
from farlight.kernel.setup import Setup, UndoPolicy

_STRIDE = 16
"""Older snapshots are thinned to one in so many entries: any moment is then a few answers away."""


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
        self._keep_snapshot()

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
        number = self.position.number_of(seat, decision_id, option_id)
        if isinstance(number, Refusal):
            return number
        self.choose(seat, option_id, number)
        return None

    def choose(self, seat: int, option_id: str, number: int) -> None:
        """Answer by number, as counted by the position's `choices`. An `EngineError` leaves all as it was."""
        position = self.position
        if [choice.id for _, choice in position.choices(seat)].count(option_id) != 1:
            raise Diverged(f"'{option_id}' does not name exactly one choice of seat {seat}: it could not be replayed")
        before, position.serial = position.serial, len(self.answers)
        position.stops = self.stops
        try:
            position.choose(number)
        except BaseException:
            position.serial = before
            raise
        self._record(seat, option_id)

    def _record(self, seat: int, option_id: str) -> None:
        play = self.position.play
        # While real dice are typed in, the answer is not complete; and their results are answers of their own.
        begun = () if self.position.needs_roll else play.begun
        results = () if play.state.chance.by_hand else tuple(play.results)
        begins = tuple(self.game.rules.levels[step] for step in begun if step in self.game.rules.levels)
        entry = Entry(self.head, seat, option_id, results, play.revealed, begins, self.stops)
        self.head = self.answers.add(entry)
        self._keep_snapshot()

    def follow(self, entry: Entry) -> None:
        """Take over an answer that was given elsewhere, with the results it had there."""
        if entry.parent != self.head:
            raise Diverged(f"an answer to moment {entry.parent} cannot follow moment {self.head}")
        feed(self.position, len(self.answers) + 1, entry)
        self.head = self.answers.add(entry)
        self._keep_snapshot()

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
        return next(at for at in (0, *self.path()) if at in self.snapshots)

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
        """Take back the last answer."""
        if self.head == 0:
            return Refusal("", "refused-undo-start")
        return self.undo_to(self.entry(self.head).parent, policy, consent)

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
        node = self.answers.newest_after(self.head)
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

    def tips(self) -> list[int]:
        """The ends of all branches."""
        parents = {entry.parent for entry in self.entries}
        return [node for node in range(len(self.entries) + 1) if node not in parents]

    def move(self, node: int) -> Refusal | None:
        """Go to any moment of any branch, whatever was shown or rolled on the way: whoever calls it has asked."""
        try:
            self.position = self.position_at(node)
        except Diverged:
            return Refusal("", "refused-undo-floor")
        # Whichever snapshot we came from: the same questions have the same ids wherever this table is in memory.
        self.position.renumber(node)
        self.head = node
        self._keep_snapshot()
        return None

    # Snapshots

    def _keep_snapshot(self) -> None:
        position = self.position
        if position.since:  # the snapshot is of an earlier entry
            return
        self.snapshots[self.head] = position.snapshot
        newest = list(islice(reversed(self.snapshots), 3))
        if len(newest) == 3 and newest[0] - newest[2] < _STRIDE:
            del self.snapshots[newest[1]]

    def base(self) -> tuple[int, S]:
        """The newest kept entry on the way to the head, with its snapshot."""
        at = self._base_of(self.head)
        if at is None:  # cannot be: going live keeps a snapshot on the way
            raise Diverged("no snapshot on the way to the head")
        return at, self.snapshots[at]

    def _base_of(self, node: int) -> int | None:
        return next((at for at in chain(self.answers.back(node), (0,)) if at in self.snapshots), None)


def feed(position: Position[S, C], node: int, entry: Entry) -> None:
    """Give a recorded answer again, with the results it had; raises `Diverged` if it cannot be given."""
    number = next((n for n, choice in position.choices(entry.seat) if choice.id == entry.option), None)
    if number is None:
        raise Diverged(f"answer {node}, '{entry.option}' by seat {entry.seat}, cannot be given there any more")
    position.serial = node - 1
    position.stops = entry.stops
    position.choose_recorded(number, entry.results)


AnyTimeline = Timeline[Any, Any]  # Any: of whichever game is installed
