"""The bot: makes a plan at the beginning of each Action phase and answers everything else as it comes."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Protocol

from farlight.kernel import Decision, Interrupt, Line, Option
from farlight.martians.bots import anytime
from farlight.martians.bots.answer_scores import Answer
from farlight.martians.bots.answers import best_answer
from farlight.martians.bots.missions.campaign import listen
from farlight.martians.bots.missions.signals import best_trail
from farlight.martians.bots.plan_steps import READY, Hand, begin, carry_on, find, improvise, stage_of
from farlight.martians.bots.planner import make_orders
from farlight.martians.bots.situation import Memory, Situation
from farlight.martians.bots.unfinished_action import order_in_hand
from farlight.martians.model.content import Definitions
from farlight.martians.model.state import Martians
from farlight.martians.rules.context import MartiansPlay, seat_of
from farlight.martians.rules.missions.signals import chain
from farlight.martians.rules.verbs.terrain import BELL

if TYPE_CHECKING:
    from farlight.martians.bots.hint_lines import Worth

MOST_PLANS = 8
"""So often the crew plans anew in a sol; then it makes do."""
MANY_ANSWERS = 200
"""After so many answers in one sol anything goes: a game must end."""
REPLAYS = 3
WINDOWS = ("plan", "phase", "rolled", "wounded", "order")
"""Questions beside which any-time effects are considered."""


class Seen(Protocol):
    """What the bot looks at."""

    decision: Decision
    decisions: Sequence[Decision]

    def number(self, seat: int, place: int) -> int: ...

    def play(self) -> MartiansPlay: ...

    def effects(self) -> Sequence[tuple[int, Interrupt]]: ...


class CrewBot:
    """Plays all seats of a table of Martians, by rules that each have a reason."""

    def __init__(self, content: Definitions, difficulty: str, seed: int) -> None:
        self.content = content
        self.difficulty = difficulty
        self.random = Random(seed)
        self.memory = Memory()
        self.hand = Hand()
        self.sol: tuple[str, int, int] = ("", 0, 0)
        self.plans = 0
        self.answers = 0
        self.table: Situation | None = None
        """What was seen when the plan was made."""
        self.why: tuple[Worth, ...] = ()
        """What spoke for the last answer."""

    def choose(self, look: Seen) -> int:
        answer = self._plan(look) if look.decision.prompt == "plan" else self._answer(look)
        self.why = answer.why
        return answer.number

    def reasons(self, look: Seen, _number: int) -> list[Line]:
        """Why that was chosen just now, told of the table as it is."""
        table = Situation(look.play(), self.memory)
        return [line for worth in self.why for line in worth.lines(table)]

    def _answer(self, look: Seen) -> Answer:
        """What is asked outside the plan; any-time effects first."""
        decision = look.decision
        if decision.prompt == "difficulty":
            return Answer(find(decision.options, "difficulty", difficulty=self.difficulty) or 0)
        table = self._look(look)
        if decision.prompt in WINDOWS:
            used = anytime.choose(anytime.Moment(table, decision, self.hand.orders), look.effects())
            if used is not None:
                return used
        return self._after_loss(decision) if decision.prompt == "lost-mission" else best_answer(table, decision)

    def _look(self, look: Seen) -> Situation:
        """The table as it is now. A new sol, or a new mission, is a new plan."""
        table = Situation(look.play(), self.memory)
        state = table.state
        late = not self.sol[0] and state.sol > 1
        self._turn_page(state)
        listen(state, self.memory)
        if late and state.mission == "probe" and not self.memory.chain:  # the path that others have worked on
            trail = best_trail(table)
            self.memory.trail = trail.path if trail is not None else ()
        return table

    def _turn_page(self, state: Martians) -> None:
        replays = state.campaign.replays if state.campaign is not None else 0
        if self.sol == (state.mission, state.sol, replays):
            return
        if not self.sol[0]:  # whoever comes later sees on the table what was decided before
            self.memory.chain = tuple(chain(state))
            self.memory.bell, self.memory.plan = state.flags.get(BELL, "").upper(), state.flags.get("plan", "")
        elif self.sol[0] != state.mission:
            self.memory.chain = self.memory.trail = ()
            self.memory.losses = 0
        self.sol = (state.mission, state.sol, replays)
        self.hand = Hand()
        self.plans = self.answers = 0

    def _after_loss(self, decision: Decision) -> Answer:
        """Once more, but not for ever."""
        self.memory.losses += 1
        return Answer(find(decision.options, "replay" if self.memory.losses <= REPLAYS else "give-up") or 0)

    def _plan(self, look: Seen) -> Answer:
        """Carry the plan on; what was seen when it was made is good until somebody is ready."""
        if self.table is None:
            self.table = self._look(look)
        self.answers += 1
        if self.answers > MANY_ANSWERS:
            return Answer(self.random.randrange(len(look.decision.options)))
        return self._next_answer(look, self.table) or improvise(look.decision.options)

    def _next_answer(self, look: Seen, table: Situation) -> Answer | None:
        """Any-time effects first, as long as nothing is declared; then the plan, order by order."""
        asked = {decision.seat: decision.options for decision in look.decisions if decision.prompt == "plan"}
        while self.plans <= MOST_PLANS:
            if not self.plans:
                self._make_plan(table)
                self._take_over(look, table)
                used = anytime.choose(anytime.Moment(table, look.decision, self.hand.orders), look.effects())
                if used is not None:
                    self.table, self.plans = None, 0
                    return used
            found = self._carry_out(look, table, asked)
            if found is not None:
                return found
            for seat, options in asked.items():
                place = find(options, "ready")
                if place is not None:
                    self.table = None
                    return Answer(look.number(seat, place), READY)
            table = self.table = self._look(look)
            self._make_plan(table)
        return None

    def _carry_out(self, look: Seen, table: Situation, asked: Mapping[int, Sequence[Option]]) -> Answer | None:
        """Go on with the order in hand, or take up the next one; None if all are done."""
        current = self.hand.current
        if current is not None:
            seat = seat_of(table.state, current.seat)
            found = carry_on(table, self.hand, asked.get(seat, ()))
            if found is not None:
                return Answer(look.number(seat, found.number), found.why)
        put_down = self._put_down(look)
        if put_down is not None:
            return put_down
        for order in self.hand.orders:
            seat = seat_of(table.state, order.seat)
            if not order.done and seat in asked:
                found = begin(table, self.hand, order, asked[seat])
                if found is not None:
                    return Answer(look.number(seat, found.number), found.why)
        return None

    def _take_over(self, look: Seen, table: Situation) -> None:
        """Carry on what somebody else has begun, if it is any good."""
        for decision in look.decisions:
            if decision.prompt == "plan" and stage_of(decision.options) != "moves":
                order = order_in_hand(table, decision)
                if order is not None:
                    self.hand.current, self.hand.helpers = order, order.helpers[:]
                    return

    def _put_down(self, look: Seen) -> Answer | None:
        """What a seat still holds of an order that failed goes back first."""
        for decision in look.decisions:
            if decision.prompt == "plan" and stage_of(decision.options) != "moves":
                place = find(decision.options, "back")
                if place is not None:
                    return Answer(look.number(decision.seat, place))
        return None

    def _make_plan(self, table: Situation) -> None:
        self.plans += 1
        self.hand = Hand(make_orders(table, self.hand.failed), failed=self.hand.failed)
