"""Play: what a rule holds in its hands while it runs. The state, the door of chance, the events, the flow."""

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from typing import Any, Generic, NoReturn, Protocol, TypeVar

import msgspec

from farlight.kernel.chance import Chance, advance, permutation
from farlight.kernel.decision import GROUP, Decision, Option, Question, Refs, Refusal, Stops, Value
from farlight.kernel.errors import Ending, Leaving, Runaway, UnknownStep
from farlight.kernel.events import Ended, Event
from farlight.kernel.state import State

BUDGET = 20_000
"""How many small things (events, rolls, forced choices, steps) one answer may set off."""


class Call(msgspec.Struct, frozen=True, array_like=True):
    """A step to run, by name, with its arguments: the flow of the game as data."""

    step: str
    args: tuple[Value, ...] = ()


class Named(Protocol):
    """A step as rules refer to it: the function itself, or its name where the function cannot be imported."""

    __name__: str


def call(step: Named, *args: Value) -> Call:
    """A step to run, with its arguments."""
    return Call(step.__name__, args)


class GameState(State):
    """What every game's state begins with."""

    flow: list[Call]
    """The steps still to run, the next one last."""
    chance: Chance
    outcome: str
    """How the game ended; empty while it goes on."""


S = TypeVar("S", bound=GameState)
C = TypeVar("C")
T = TypeVar("T")

Procedure = Generator[Sequence[Decision], int, T]
"""A piece of a rule that may ask: it yields the open decisions and is sent the number of the chosen option."""


class Step(msgspec.Struct, frozen=True):
    """A registered step: its procedure, and whether it asks often enough to be worth a snapshot."""

    run: Callable[..., Procedure[None] | None]
    asks: bool


class Interrupt(msgspec.Struct, frozen=True):
    """An any-time effect that a seat could use now, beside whatever is being asked."""

    seat: int
    option: Option
    rule: str
    call: Call
    windows: tuple[str, ...] = ()
    """The windows that stay open for it; without any, all of them."""
    pressing: bool = False
    """Whether nobody should overlook it: clients show it with the question itself."""


class Source(Protocol):
    """Where results of chance come from when not from the generator: a record, a scenario, real dice."""

    def take(self, stream: str, sides: int, generated: int, names: Sequence[str] | None) -> int:
        """The result, counted from 0. `generated` is what the generator gave; `names` are the faces."""


class Running(Protocol):
    """What the kernel needs to know of a game's rules in order to run them."""

    @property
    def steps(self) -> Mapping[str, Step]: ...

    def interrupts(self, play: "AnyPlay") -> Iterable[Interrupt]: ...

    def lead(self, play: "AnyPlay", prompt: str) -> "Lead | None": ...

    def opens(self, play: "AnyPlay", window: str) -> bool: ...

    def could_change(self, play: "AnyPlay", question: Question) -> bool: ...

    def who_could(self, play: "AnyPlay", question: Question, window: str) -> Iterable[int]: ...


Memo = dict[tuple[object, ...], Any]  # Any: whatever was asked for
"""What need not be worked out twice."""
Given = tuple[int, Stops]
"""An answer: the number of the option, and where the game stops while it is carried out."""
Lead = Callable[[Option], Refusal | None]
"""While a lesson is led: why an option has to wait.

What is led is asked even if nothing else is left. A lesson that would leave nothing at all is not followed.
"""
Barred = Callable[[int], Iterable[tuple[Option, Refusal]]]
"""For a seat: what it might expect to be offered and is not, each with the reason."""


class Play(Generic[S, C]):
    """One running of the rules over a state."""

    __slots__ = (
        "about",
        "again",
        "barred",
        "begun",
        "content",
        "events",
        "fuel",
        "known",
        "memo",
        "question",
        "results",
        "revealed",
        "rules",
        "source",
        "state",
        "stops",
    )

    def __init__(self, rules: Running, content: C, state: S, source: Source | None = None) -> None:
        self.rules = rules
        self.content = content
        self.state = state
        self.source = source
        self.barred: Barred | None = None
        self.about: Refs = ()
        self.memo: Memo = {}
        self.question: Question | None = None
        """What is being asked of one seat: for games whose any-time effects depend on it."""
        self.stops: Stops = "matter"
        self.again: list[Given] = []
        """While a step is run again: the answers it was given, the next one last."""
        self.known: Sequence[Decision] = ()
        """While a step is run again: what is asked after these answers, if somebody knows it already."""
        self.begin_answer()

    def begin_answer(self) -> None:
        """Forget what the previous answer set off."""
        self.events: list[Event] = []
        self.results: list[tuple[str, int]] = []
        self.begun: list[str] = []
        self.revealed = False
        self.fuel = BUDGET

    def given_before(self) -> int | None:
        """While a step is run again: what was answered here. Nobody is asked, so nothing needs to be put into words."""
        if not self.again:
            return None
        self.begin_answer()
        number, self.stops = self.again.pop()
        return number

    # The door of chance

    def roll(self, stream: str, sides: int, about: Refs = ()) -> int:
        """One die with the faces 1 to `sides`. `about` tells who holds real dice which one to roll."""
        self.about = about
        return self._below(stream, sides, None) + 1

    def face(self, stream: str, faces: Sequence[str], about: Refs = ()) -> str:
        """One die with these faces."""
        self.about = about
        return faces[self._below(stream, len(faces), faces)]

    def _below(self, stream: str, sides: int, names: Sequence[str] | None) -> int:
        # The stream always moves by one, wherever the result comes from: a replay leaves the same state.
        value = (advance(self.state.chance, stream) * sides) >> 64
        if self.source is not None:
            value = self.source.take(stream, sides, value, names)
        self.results.append((stream, value))
        self.revealed = True
        self.burn()
        return value

    def shuffle(self, stream: str, cards: list[T]) -> None:
        """Put the cards into a random order. Nobody learns anything by it, so it is no mark."""
        word = advance(self.state.chance, stream)
        if self.source is not None:
            word = self.source.take(stream, 0, word, None)
        self.results.append((stream, word))
        self.burn()
        cards[:] = [cards[place] for place in permutation(word, len(cards))]

    def turn_up(self, stream: str, cards: Sequence[str]) -> str:
        """Show the top card, the last one; the caller takes it from its place.

        Which card it was is kept as a result of chance: whoever runs the answer again gets the same one, in whatever
        order the rest lies.
        """
        known = sorted(cards)
        value = known.index(cards[-1])
        if self.source is not None:
            value = self.source.take(stream, 0, value, None)
        self.results.append((stream, value))
        self.revealed = True
        self.burn()
        return known[value]

    def draw(self, stream: str, cards: list[str]) -> str:
        """Take the top card, the last of the list, and show it."""
        card = self.turn_up(stream, cards)
        del cards[len(cards) - 1 - cards[::-1].index(card)]
        return card

    def reveal(self) -> None:
        """Mark that something hidden was shown: undo may be told not to cross this."""
        self.revealed = True

    # What happens

    def emit(self, event: Event) -> None:
        self.events.append(event)
        self.fuel -= 1  # as `burn` does, for what happens most often
        if self.fuel < 0:
            self._run_away()

    def burn(self) -> None:
        """Count one small thing against the budget of this answer."""
        self.fuel -= 1
        if self.fuel < 0:
            self._run_away()

    def _run_away(self) -> NoReturn:
        raise Runaway(f"one answer set off more than {BUDGET} things; last: {self.events[-1:]}")

    def then(self, step: Named, *args: Value) -> None:
        """Let this step come next, before those that wait already."""
        self.state.flow.append(Call(step.__name__, args))

    def end(self, rule: str, outcome: str) -> NoReturn:
        """The game is over, `won/...` or `lost/...`: leaves the rule that runs, and nothing that waits will run."""
        self.state.outcome = outcome
        self.state.flow.clear()
        self.emit(Ended(rule, outcome))
        raise Ending

    def leave(self, step: Named) -> NoReturn:
        """Leave the rule that runs, and all that waits before a certain step: the game goes on with that one."""
        flow = self.state.flow
        while flow and flow[-1].step != step.__name__:
            flow.pop()
        if not flow:
            raise UnknownStep(f"no step '{step.__name__}' waits in the flow: it cannot be gone on with")
        raise Leaving

    # What need not be worked out twice

    def recall(self, find: Callable[..., T], *args: object) -> T:
        """What `find(play, *args)` gives, from an earlier answer if nothing was forgotten since.

        For runs of small answers that leave alone what `find` looks at: whoever changes that calls `forget` before.
        Copies take it over, so it is made of values and holds no part of the state.
        """
        key = (find, *args)
        known: T | None = self.memo.get(key)
        if known is None:
            known = self.memo[key] = find(self, *args)
        return known

    def forget(self) -> None:
        """Forget what was worked out: something changed that `recall` may have looked at."""
        self.memo.clear()

    # Any-time effects

    def interrupts(self) -> list[Interrupt]:
        """The any-time effects that could be used now; computed when somebody asks."""
        return list(self.rules.interrupts(self))

    def opens(self, window: str) -> bool:
        """Whether somebody could use an any-time effect in a window of this name."""
        return self.rules.opens(self, window)

    def stops_at(self, question: Question, window: str = "") -> bool:
        """Whether a question with one answer is asked all the same: somebody may want to use something first."""
        self.question = question
        match self.stops:
            case "always":
                return bool(self.interrupts())
            case "never":
                return bool(window) and self.opens(window) and any(effect.pressing for effect in self.interrupts())
        if window and self.opens(window):
            return True
        return self.stops == "matter" and self.rules.could_change(self, question)

    def asked(self, question: Question, window: str = "") -> int:
        """Who is asked for the sake of an any-time effect: nobody answers for another who alone has something.

        Whoever would be asked anyway stays so with something of their own, or of the group.
        """
        seats = set(self.rules.who_could(self, question, window))
        if not seats or GROUP in seats or question.seat in seats:
            return question.seat
        return seats.pop() if len(seats) == 1 else GROUP

    def interrupt(self, number: int) -> Procedure[None]:
        """Carry out one of `interrupts`; the decision that it interrupted is then asked anew."""
        call = self.interrupts()[number].call
        self.forget()
        procedure = self.step(call.step).run(self, *call.args)
        if procedure is not None:
            yield from procedure

    def step(self, name: str) -> Step:
        found = self.rules.steps.get(name)
        if found is None:
            raise UnknownStep(f"the flow names the step '{name}', which this game does not have")
        return found


AnyPlay = Play[Any, Any]  # Any: of whichever game is installed
