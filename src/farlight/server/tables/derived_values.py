"""Things that are worked out from what is seen of a table, each with what it was worked out from.

That is which places of the state were read, and which facts were asked for (`kernel/scenes.py`). A fact is known by its
value: what was made with it still holds where the fact was found anew and has come out the same.
"""

from collections.abc import Callable
from typing import NamedTuple, TypeVar, cast

from farlight.kernel import COMPILED, AnyGame, AnyPlay, GameState
from farlight.kernel.fields.reads import ANYWHERE, Places, Reading, changed
from farlight.kernel.scenes import keep_facts

T = TypeVar("T")
Key = tuple[object, ...]
MOST_FACTS = 512
"""Facts that are kept; then those go that nobody needs now."""


class Sources(NamedTuple):
    """What something was worked out from."""

    reads: Places
    facts: "tuple[Fact, ...]" = ()


class Fact:
    """Something that is so, as far as it was looked at last."""

    __slots__ = ("find", "key", "sources", "turn", "value")

    def __init__(self, find: Callable[[AnyPlay], object], key: Key, turn: int) -> None:
        self.find = find
        self.key = key
        self.value: object = None
        self.sources = Sources(ANYWHERE)
        self.turn = turn
        """The last turn at which it was so."""


class Noting:
    """What one seat, or everybody, sees of a table, from turn to turn."""

    def __init__(self, game: AnyGame, view: GameState) -> None:
        self._game = game
        self.view = view
        self._readings: list[Reading[GameState]] = []
        """One for what is being worked out, one for a fact that it needs, and so on. None in the compiled engine."""
        self._used: list[dict[Key, Fact]] = []
        """The facts that were asked for by what is being worked out."""
        self._facts: dict[Key, Fact] = {}
        self._turn = 0
        self._different: Places = 0
        self.unnoted = 0
        """Things that could not be worked out over a state that notes: they are made anew after every change."""

    def turn(self, view: GameState) -> Places:
        """The table is seen like this now; gives where that differs from before."""
        different = changed(self.view, view)
        self.view = view
        if different:
            self._turn += 1
            self._different = different
            if len(self._facts) > MOST_FACTS:
                self._facts = {key: fact for key, fact in self._facts.items() if fact.turn == self._turn - 1}
        return different

    def holds(self, sources: Sources) -> bool:
        """Whether what was true before the last turn still is."""
        return not sources.reads & self._different and self.are_so(sources.facts)

    def are_so(self, facts: tuple[Fact, ...]) -> bool:
        """Whether facts are what they were; if need be they are found anew."""
        turn = self._turn
        return all(not (fact.turn != turn and not self._is_so(fact)) for fact in facts)

    def work(self, do: Callable[[AnyPlay], T]) -> tuple[T, Sources]:
        """What comes of some work on what is seen, and from what."""
        if not COMPILED:  # where native states note nothing
            try:
                return self._noted(do)
            except Exception:  # such as a field that cannot be noted; anything else is raised below
                self.unnoted += 1
        return do(self._game.play(self.view)), Sources(ANYWHERE)

    def _noted(self, do: Callable[[AnyPlay], T]) -> tuple[T, Sources]:
        depth = len(self._used)
        if depth == len(self._readings):
            self._readings.append(Reading(type(self.view)))
        reading = self._readings[depth]
        used: dict[Key, Fact] = {}
        self._used.append(used)
        reading.begin(self.view)
        try:
            seen = self._game.play(reading.state)
            keep_facts(seen, self)
            found = do(seen)
        finally:
            reads = reading.end()
            self._used.pop()
        return found, Sources(reads, tuple(used.values()))

    # Facts

    def fact(self, find: Callable[..., T], args: Key) -> T:
        """What `find(seen, *args)` gives."""
        key = (find, *args)
        known = self._facts.get(key)
        if known is None:
            known = self._found(Fact((lambda seen: find(seen, *args)) if args else find, key, self._turn))
        elif known.turn != self._turn and not self._is_so(known):
            known = self._facts.get(key) or self._found(Fact(known.find, key, self._turn))
        self._used[-1][key] = known
        return cast(T, known.value)

    def _found(self, fact: Fact) -> Fact:
        fact.value, fact.sources = self.work(fact.find)
        self._facts[fact.key] = fact
        return fact

    def _is_so(self, fact: Fact) -> bool:
        """Whether a fact is what it was; another one takes its place where it is not."""
        if self._facts.get(fact.key) is not fact:
            return False
        if fact.turn != self._turn - 1 or not self.holds(fact.sources):
            now = Fact(fact.find, fact.key, self._turn)
            try:
                now.value, now.sources = self._noted(fact.find)
            except Exception:  # it was about something that is not there any more; whoever asks again will be told
                del self._facts[fact.key]
                return False
            if now.value != fact.value:
                self._facts[fact.key] = now
                return False
            fact.sources = now.sources
        fact.turn = self._turn
        return True
