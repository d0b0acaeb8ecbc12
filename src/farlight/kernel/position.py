"""A position: the snapshot at the last boundary plus the answers since.

Copying, loading and undoing all mean: copy the snapshot, run the step again, feed it the answers. The generator
that is suspended at the open decision lives only here, and nothing depends on it: `_derive` makes it anew.

A copy sleeps: it shares the snapshot and the open decisions, and makes its live part when somebody answers it or looks
at its state. Most copies of a search are answered once or never.
"""

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any, Generic, NamedTuple, Self

from farlight.kernel.chance import new_chance
from farlight.kernel.decision import GROUP, Decision, Option, Refusal, Stops, option
from farlight.kernel.errors import Broken, Diverged, Ending, EngineError
from farlight.kernel.events import Event, is_won
from farlight.kernel.fields.notebook import position_html
from farlight.kernel.flow import Stage, all_steps
from farlight.kernel.game import Game
from farlight.kernel.lazy import Lazy
from farlight.kernel.play import C, Given, Interrupt, Memo, Play, S, Source
from farlight.kernel.sources import ByHand, Feed, NeedRoll, Recorded

NO_DECISION: Sequence[Decision] = ()
ENTER_ROLL = "enter-roll"


class Deal(NamedTuple):
    """Everything that a seat cannot see was dealt anew, after so many answers since the snapshot."""

    answers: int
    seat: int | None
    seed: int

    def give(self, game: Game[S, C], state: S) -> None:
        state.chance = new_chance(self.seed)
        game.rules.rehide(Play(game.rules, game.content, state), self.seat)


class Position(Generic[S, C]):
    """Where a game stands, ready to be answered.

    `snapshots=False` keeps only the first snapshot: fastest for playing on, slow to copy. Use it where nobody
    copies, as in random play.
    """

    __slots__ = (
        "_anytime", "_deals", "_faces", "_lent", "_live", "_memo", "_source", "_stage", "_steps", "events", "game",
        "given", "open", "reached", "serial", "since", "snapshot", "snapshots", "stops", "tail",
    )  # fmt: skip

    def __init__(
        self,
        game: Game[S, C],
        snapshot: S,
        snapshots: bool = True,
        source: Source | None = None,
        stops: Stops = "matter",
        *,
        original: "Position[S, C] | None" = None,
    ) -> None:
        """Stand at the first decision after a snapshot; for `copy`, where the original stands."""
        self.game = game
        self.snapshot = snapshot
        self.snapshots = snapshots
        self.stops: Stops = stops
        """Where the next answers stop; each keeps what it was given under, so that it can be run again."""
        self._source = source
        self._lent = False
        """Whether copies show the open decisions, too."""
        self._deals: tuple[Deal, ...] = ()
        """Where since the snapshot everything hidden was dealt anew."""
        self._live: Play[S, C] | None = None
        """The rules over the live state; None while the position sleeps."""
        self._anytime: list[Interrupt] | None = None
        """The any-time effects beside the open decision; None before somebody asks for them."""
        if original is None:
            self._start(stops)
        else:
            self._stand_by(original)

    def _start(self, stops: Stops) -> None:
        """Go from the snapshot to the first decision."""
        self.reached: Stops = stops
        """What held when the snapshot was made: the rest of that answer is run again, too."""
        self.tail: list[Given] = []
        """The answers since the snapshot."""
        self.given: list[int] = []
        """All results of chance since the snapshot."""
        self.since = 0
        """How many answers came since the snapshot; typed results of real dice are answers, too."""
        self.serial = 0
        """Names the open decision."""
        self.open: Sequence[Decision] = NO_DECISION
        self.events: list[Event] = []
        """What the last answer set off."""
        self._faces: list[int] = []
        self._memo: Memo = {}
        try:
            self._derive()
        except Exception as error:
            raise _as_engine_error(error) from error
        self.renumber(self.serial)

    def _stand_by(self, original: "Position[S, C]") -> None:
        """Sleep where another position stands: what both know is shared until one of them goes on."""
        self._deals = original._deals
        self.reached = original.reached
        self.tail = original.tail[:]
        self.given = original.given[:]
        self.since = original.since
        self.serial = original.serial
        self.open = original.open
        self.events = original.events
        self._faces = original._faces
        self._memo = original._memo if original._live is None else original._live.memo.copy()

    # Reading

    @property
    def play(self) -> Play[S, C]:
        """The rules over the live state: whoever looks here wakes a copy."""
        return self._live or self._wake()

    @property
    def state(self) -> S:
        return self.play.state

    @property
    def outcome(self) -> str:
        """How the game ended; empty while it goes on."""
        return self.play.state.outcome

    @property
    def won(self) -> bool:
        return is_won(self.outcome)

    @property
    def needs_roll(self) -> bool:
        """Whether the game waits for the result of a real die."""
        return bool(self.open) and self.open[0].prompt == ENTER_ROLL

    def interrupts(self) -> list[Interrupt]:
        """The any-time effects that could be used beside the open decision; found once for all who ask."""
        if self._anytime is None:
            self._anytime = self.play.interrupts() if self.open and not self.needs_roll else []
        return self._anytime

    def choices(self, seat: int | None = None, decision_id: int | None = None) -> list[tuple[int, Option]]:
        """Everything that a seat (or anybody) could answer now: the number for `choose` and the option.

        With the id of a decision: the options of that one, and the any-time effects.
        """
        found: list[tuple[int, Option]] = []
        number = 0
        for decision in self.open:
            if (seat is None or decision.seat in (seat, GROUP)) and decision_id in (None, decision.id):
                found += enumerate(decision.options, number)
            number += len(decision.options)
        for place, effect in enumerate(self.interrupts(), number):
            if seat is None or effect.seat in (seat, GROUP):
                found.append((place, effect.option))
        return found

    def decision_of(self, number: int) -> Decision | None:
        """The decision that a number from `choices` answers; None for an any-time effect."""
        for decision in self.open:
            if number < len(decision.options):
                return decision
            number -= len(decision.options)
        return None

    def seat_of(self, number: int) -> int:
        """The seat whose answer a number from `choices` is; the first one for what the group decides."""
        decision = self.decision_of(number)
        if decision is not None:
            return max(decision.seat, 0)
        return max(self.interrupts()[number - sum(len(decision.options) for decision in self.open)].seat, 0)

    def why_not(self, seat: int, option_id: str) -> Refusal | None:
        """Why this seat cannot choose that now; None if it can."""
        if _find(self.choices(seat), option_id) is not None:
            return None
        barred = self.play.barred if self.open else None
        for choice, refusal in barred(seat) if barred is not None else ():
            if choice.id == option_id:
                return refusal
        rule = self.open[0].rule if self.open else ""
        refusal = self._refuse(seat, option_id)
        if refusal.reason == "refused-unknown-option":
            return Refusal(rule, "refused-not-now", (("prompt", self.open[0].prompt),))
        return Refusal(rule, refusal.reason, refusal.refs)

    def _repr_html_(self) -> str:
        """For notebooks."""
        return position_html(self)

    # Answering

    def answer(self, seat: int, decision_id: int, option_id: str) -> Refusal | None:
        """Answer an open decision, or use an any-time effect beside it. A refusal leaves all as it was."""
        number = self.number_of(seat, decision_id, option_id)
        if isinstance(number, Refusal):
            return number
        self.choose(number)
        return None

    def number_of(self, seat: int, decision_id: int, option_id: str) -> int | Refusal:
        """The number for `choose` of the chosen option, or why the answer is refused."""
        ids = [decision.id for decision in self.open]
        number = _find(self.choices(seat, decision_id), option_id) if decision_id in ids else None
        if number is not None:
            return number
        mine = [decision.id for decision in self.open if decision.seat in (seat, GROUP)] or ids
        if self.open and decision_id not in mine:
            return Refusal("", "refused-stale", (("given", decision_id), ("open", max(mine))))
        return self._refuse(seat, option_id)

    def choose(self, number: int) -> None:
        """Answer by number, as counted by `choices`: for callers that have just read them.

        An error of a rule is raised as `EngineError`; the position is then what it was before.
        """
        before = self.open
        if before[0].prompt == ENTER_ROLL:
            self._enter_roll(number)
            return
        play = self._live or self._wake()
        known, events = len(self.given), self.events
        answered = before[0] if len(before) == 1 else self.decision_of(number)
        if self._lent:
            self._leave_open()
        self._anytime = None
        self.tail.append((number, self.stops))
        self.since += 1
        play.begin_answer()
        play.stops = self.stops
        self.events = play.events
        stage = self._stage
        stage.wanted = self.snapshots
        try:
            self._run(number)
            self._check(play)
        except NeedRoll as need:
            self._ask_for_roll(need)
        except BaseException as error:
            self.tail.pop()
            self._roll_back(known, before, events)
            raise _as_engine_error(error) from error
        if stage.staged is not None:
            self._keep_staged(stage, stage.staged)
        self.serial += 1
        if len(self.open) == 1:
            self.open[0].id = self.serial
        elif self.open:
            self._number_decisions(before, answered)

    def choose_recorded(self, number: int, results: Iterable[tuple[str, int]]) -> None:
        """Answer by number, with the results of chance that came of it when it was first given."""
        if self.state.chance.by_hand:  # there, results are answers of their own
            self.choose(number)
            return
        self.listen(Recorded(results))
        try:
            self.choose(number)
        finally:
            self.listen(None)

    def listen(self, source: Source | None) -> None:
        """Take results of chance from here from now on; None is the generator."""
        self._source = source
        if self._live is not None:
            self._stage.feed.behind = source

    def _refuse(self, seat: int, option_id: str) -> Refusal:
        """Why a seat cannot choose something that it is not offered."""
        if not self.open:
            return Refusal("", "refused-game-over")
        owner = next((d.seat for d in self.open if any(choice.id == option_id for choice in d.options)), None)
        if owner is None:
            owner = next((effect.seat for effect in self.interrupts() if effect.option.id == option_id), None)
        if owner is not None:
            return Refusal("", "refused-other-seat", (("seat", owner),))
        known = ", ".join(choice.id for _, choice in self.choices(seat)) or "-"
        return Refusal("", "refused-unknown-option", (("given", option_id), ("known", known)))

    # Copying and deriving

    def copy(self) -> Self:
        """An independent position at the same place, in mid-step too. It sleeps until it is needed."""
        self._lent = True
        return type(self)(self.game, self.snapshot, self.snapshots, None, self.stops, original=self)

    def redealt(self, seat: int | None, seed: int) -> Self:
        """A copy as it might also be for all that a seat knows: everything hidden from it is dealt anew.

        The same seed deals the same, whatever is hidden here: whoever thinks with such copies cannot learn more than
        the seat sees. Real dice are rolled by the engine in it.
        """
        if self.needs_roll:
            raise ValueError("a real die is being rolled: what it shows is nobody's secret")
        other = self.copy()
        other._deals = (*self._deals, Deal(len(self.tail), seat, seed))
        return other

    def _wake(self) -> Play[S, C]:
        """Make the live part. The open decisions are known: nothing is put into words again."""
        known, events = self.open, self.events
        try:
            play = self._derive(known)
        except BaseException:
            self._live = None
            raise
        finally:
            self.open = known
        self.events = play.events = events
        play.memo |= self._memo  # of the open decisions, not of the way to them
        return play

    def _leave_open(self) -> None:
        """Leave it to a copy that stays here to find whatever nobody looked at yet of the open decisions: this one goes
        on.
        """
        unfound = [
            (field, part)
            for decision in self.open
            for field in ("options", "refs")
            if isinstance(part := getattr(decision, field), Lazy)
        ]
        if unfound:
            stays = self.copy()
            stays.open = NO_DECISION  # it asks for itself
            for field, part in unfound:
                part.leave_to(partial(stays._part, field))
        self._lent = False

    def _part(self, field: str, seat: int) -> Sequence[Any]:  # Any: options or refs
        """What the open decision of a seat holds, for others that know the decision without that."""
        if self._live is None:
            self._derive()
        return next(getattr(decision, field) for decision in self.open if decision.seat == seat)

    def _derive(self, known: Sequence[Decision] = NO_DECISION) -> Play[S, C]:
        """Make the live part anew from snapshot and answers.

        If the open decisions are not known, the caller gives them their ids.
        """
        state, rules = self.snapshot.copy(), self.game.rules
        by_hand = state.chance.by_hand and not self._deals
        feed = Feed(self.given, ByHand(rules.dice) if by_hand else self._source)
        self._stage = Stage(self.snapshot, feed)
        self._anytime = None
        self._live = play = Play(rules, self.game.content, state, feed)
        self._steps = all_steps(play, self._stage)
        play.stops = self.reached
        before = self._deals[0].answers if self._deals else len(self.tail)
        play.again = self.tail[:before][::-1]
        play.known = known if before == len(self.tail) else NO_DECISION
        try:
            self._run(None)
            while play.again:  # a rule that asks in its own way
                self._run(play.given_before())
            if self._deals:
                self._deal_and_go_on(play, known)
        except NeedRoll as need:
            self._ask_for_roll(need)
        play.known = NO_DECISION
        self.events = play.events
        return play

    def _deal_and_go_on(self, play: Play[S, C], known: Sequence[Decision]) -> None:
        """Deal what is hidden anew in the live state, where that was done, and give the answers that came after it."""
        last = len(self.tail)
        ends = [*(deal.answers for deal in self._deals[1:]), last]
        for deal, end in zip(self._deals, ends, strict=True):
            deal.give(self.game, play.state)
            for place in range(deal.answers, end):
                number, play.stops = self.tail[place]
                play.begin_answer()
                play.known = known if place + 1 == last else NO_DECISION
                self._run(number)

    def _roll_back(self, known: int, before: Sequence[Decision], events: list[Event]) -> None:
        """Undo a failed answer: the position sleeps where it was."""
        self.since -= 1
        del self.given[known:]
        self._live, self._memo = None, {}
        self.open, self.events = before, events
        self._leave_open()

    # Running

    def _run(self, number: int | None) -> None:
        """Run until the next decision or the end, from the answer (or, without one, from the boundary)."""
        try:
            self.open = self._steps.send(number)  # type: ignore[arg-type]
        except Ending:
            self.open = NO_DECISION

    def _check(self, play: Play[S, C]) -> None:
        """Check the game's own invariant, after every answer."""
        wrong = self.game.rules.check(play.state)
        if wrong is not None:
            raise Broken(wrong)

    def _keep_staged(self, stage: Stage[S], staged: S) -> None:
        """Let the newest snapshot count, with the answers and results before it: the answer went through."""
        self.snapshot = stage.snapshot = staged
        self.reached = self.stops
        stage.staged = None
        self.since = 0
        self.tail.clear()
        self._deals = ()
        if stage.used:
            del self.given[: stage.used]
            stage.feed.used -= stage.used

    # Names of decisions

    def renumber(self, serial: int) -> None:
        """Name the open decisions after a number, as an owner wants that counts answers in its own way."""
        self.serial = serial
        self.name_decisions([serial] * len(self.open))

    def name_decisions(self, ids: Sequence[int]) -> None:
        """Give the open decisions the ids they had, if they are as many."""
        if len(ids) == len(self.open):
            self.open = tuple(decision.named(known) for decision, known in zip(self.open, ids, strict=True))

    def _number_decisions(self, before: Sequence[Decision], answered: Decision | None) -> None:
        """Number the decisions so that seats that plan at once do not race: a seat's keeps its id while others answer
        theirs.
        """
        known = {}
        for old in before:
            if old is not answered:
                known[old.seat] = old
        serial = self.serial
        for decision in self.open:
            same = known.get(decision.seat)
            kept = same is not None and same.prompt == decision.prompt and same.rule == decision.rule
            decision.id = same.id if same is not None and kept else serial

    # Real dice

    def _ask_for_roll(self, need: NeedRoll) -> None:
        """Make the missing result a decision of its own; the answer that needs it stays in the tail."""
        # No snapshot from within the answer: what happened in it before must be told again when it is complete.
        self._stage.staged = None
        self.play.barred = None
        faces = [option("face", name=name) for name in dict.fromkeys(need.faces)]
        self._faces = [need.faces.index(str(face.refs[0][1])) for face in faces]
        refs = (("stream", need.stream), *self.play.about)
        self.open = (Decision(GROUP, ENTER_ROLL, "", faces, refs),)

    def _enter_roll(self, number: int) -> None:
        before, events, known = self.open, self.events, len(self.given)
        self.given.append(self._faces[number])
        self.since += 1
        try:
            play = self._derive()
            if not self.needs_roll:
                self._check(play)
        except BaseException as error:
            self._roll_back(known, before, events)
            raise _as_engine_error(error) from error
        self.serial += 1
        self.renumber(self.serial)


def replay(position: "AnyPosition", answers: Iterable[tuple[int, str]]) -> None:
    """Feed recorded answers (seat, option id); raises `Diverged` where one does not fit."""
    for place, (seat, option_id) in enumerate(answers):
        number = _find(position.choices(seat), option_id)
        if number is None:
            known = ", ".join(choice.id for _, choice in position.choices(seat)) or "nothing"
            raise Diverged(f"recorded answer {place + 1}, '{option_id}' by seat {seat}: only {known} can be chosen")
        position.choose(number)


def _find(choices: Iterable[tuple[int, Option]], option_id: str) -> int | None:
    return next((number for number, choice in choices if choice.id == option_id), None)


def _as_engine_error(error: BaseException) -> BaseException:
    """An error of a rule as one of the engine; an interrupted program stays one."""
    if isinstance(error, EngineError) or not isinstance(error, Exception):
        return error
    return EngineError(f"{type(error).__name__}: {error}")


AnyPosition = Position[Any, Any]  # Any: of whichever game is installed
