"""All answers of a table as a tree, and the questions about ways through it.

Answers are numbered from 1 in the order they came, 0 is the start. What is asked while people play takes a number of
steps that does not grow with the table: beside each answer stands what its way has come to, and a far earlier one to
jump to. (Those jumps are the digits of a skew binary number, as in Myers' random-access lists: any earlier answer of
the way is found in a logarithm of its length.)
"""

from array import array
from collections.abc import Collection, Iterable, Iterator

import msgspec

from farlight.kernel.decision import Stops


class Entry(msgspec.Struct, frozen=True, array_like=True):
    """One answer and what chance made of it."""

    parent: int
    seat: int
    option: str
    results: tuple[tuple[str, int], ...]
    revealed: bool
    """A mark: something hidden was shown or rolled."""
    begins: tuple[str, ...]
    """The levels (turn, phase) that began after this answer."""
    stops: Stops = "named"
    """Where the game stopped while this was carried out; answers of older versions do not say it."""
    joined: bool = False
    """Whether it belongs to the answer before it: undo and redo take both."""


class Answers:
    """The tree. It only grows: nothing that was answered is deleted."""

    def __init__(self, entries: Iterable[Entry], levels: Collection[str]) -> None:
        self.entries: list[Entry] = []
        """In the order they came; to be read only."""
        self._levels = frozenset(levels)
        # Numbers in arrays take a tenth of the room that they take in lists: a table may have thousands of answers.
        self._depths = array("I", [0])
        self._jumps = array("I", [0])
        self._marks = array("I", [0])
        """How often something was revealed on the way to each answer."""
        self._starts: list[dict[str, int]] = [{}]
        """Where each level began last on the way to each answer."""
        self._newest = array("I", [0])
        """By answer: the newest one that follows it, or 0."""
        self._tips: dict[int, None] = {0: None}
        """What no answer follows, in the order they came."""
        for entry in entries:
            self.add(entry)

    def add(self, entry: Entry) -> int:
        """Keep one more answer; gives its number."""
        self.entries.append(entry)
        node, parent = len(self.entries), entry.parent
        self._depths.append(self._depths[parent] + 1)
        self._jumps.append(self._jump_from(parent))
        self._marks.append(self._marks[parent] + entry.revealed)
        began = self._levels.intersection(entry.begins)
        before = self._starts[parent]
        self._starts.append({**before, **dict.fromkeys(began, node)} if began else before)
        self._newest[parent] = node
        self._newest.append(0)
        self._tips.pop(parent, None)
        self._tips[node] = None
        return node

    def _jump_from(self, parent: int) -> int:
        """Where an answer after this one jumps to: two jumps of the same length become one over both."""
        depths, near = self._depths, self._jumps[parent]
        far = self._jumps[near]
        return far if depths[parent] - depths[near] == depths[near] - depths[far] else parent

    def __len__(self) -> int:
        return len(self.entries)

    def __getitem__(self, node: int) -> Entry:
        return self.entries[node - 1]

    def parent(self, node: int) -> int:
        return self.entries[node - 1].parent

    def back(self, node: int) -> Iterator[int]:
        """The way from an answer back to the first one, as far as somebody wants to go."""
        while node:
            yield node
            node = self.parent(node)

    def depth(self, node: int) -> int:
        """How many answers lead there."""
        return self._depths[node]

    def marks(self, node: int) -> int:
        """How often something was revealed on the way there."""
        return self._marks[node]

    def start_of(self, level: str, node: int) -> int:
        """Where a level (turn, phase) began last on the way there; 0 if that was at the start."""
        return self._starts[node].get(level, 0)

    def newest_after(self, node: int) -> int | None:
        """The newest answer that follows directly."""
        return self._newest[node] or None

    def tips(self) -> Iterator[int]:
        """The ends of all branches, the newest first."""
        return reversed(self._tips)

    def act_begins(self, node: int) -> int:
        """The first answer of the act that one belongs to."""
        while node and self.entries[node - 1].joined:
            node = self.parent(node)
        return node

    def act_ends(self, node: int) -> int:
        """The last answer of the act that one belongs to, along the branch that was left last."""
        while (after := self._newest[node]) and self.entries[after - 1].joined:
            node = after
        return node

    def latest(self, node: int, upto: int) -> int:
        """The last answer on the way to one whose number is not above another number."""
        upto = max(upto, 0)
        while node > upto:  # numbers fall on the way back
            jump = self._jumps[node]
            node = jump if jump >= upto else self.parent(node)
        return node

    def at_depth(self, node: int, depth: int) -> int:
        """The answer on the way to one that so many answers lead to, itself included."""
        depths, jumps = self._depths, self._jumps
        while depths[node] > depth:
            jump = jumps[node]
            node = jump if depths[jump] >= depth else self.parent(node)
        return node

    def is_on_the_way(self, earlier: int, node: int) -> bool:
        return self.latest(node, earlier) == earlier

    def meeting(self, one: int, other: int) -> int:
        """The last answer that the ways to two have in common."""
        depths, jumps = self._depths, self._jumps
        if depths[one] > depths[other]:
            one, other = other, one
        while depths[other] > depths[one]:
            jump = jumps[other]
            other = jump if depths[jump] >= depths[one] else self.parent(other)
        while one != other:  # equally far from the start: their jumps are equally long
            apart = jumps[one] != jumps[other]
            one, other = (jumps[one], jumps[other]) if apart else (self.parent(one), self.parent(other))
        return one
