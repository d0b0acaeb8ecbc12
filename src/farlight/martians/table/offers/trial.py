"""Trying out what a seat could answer while it plans: on a copy of the table, by the rules that would carry it out.

Nothing is rolled or drawn while a plan is made, so that whatever is tried here can be told to everybody.
"""

from farlight.kernel import Option, Play, option
from farlight.kernel.decision import REOPEN
from farlight.martians.model.state import Martians, Seat, Stack
from farlight.martians.rules.actions.abilities import dismantle_upgrade, interrupts
from farlight.martians.rules.actions.pawns import pawn_name
from farlight.martians.rules.actions.plan import file, tidy
from farlight.martians.rules.actions.plan_menu import BACK, proposals
from farlight.martians.rules.context import MartiansPlay


class Trial:
    """A seat after some answers: what it gave, and the table that they led to."""

    __slots__ = ("_offered", "given", "hand", "play", "seat")

    def __init__(self, play: MartiansPlay, seat: int, given: tuple[str, ...] = ()) -> None:
        self.play = play
        self.seat = seat
        self.given = given
        self.hand = ""
        """Whom the seat had in hand, as options call them: whoever takes a pawn up wants to do something with it."""
        self._offered: list[Option] | None = None

    @property
    def state(self) -> Martians:
        return self.play.state

    @property
    def slot(self) -> Seat:
        return self.state.seats[self.seat]

    def copy(self) -> "Trial":
        """The same, to go on from in another way."""
        play: MartiansPlay = Play(self.play.rules, self.play.content, self.state.copy())
        play.memo = self.play.memo.copy()
        other = Trial(play, self.seat, self.given)
        other.hand = self.hand
        other._offered = self._offered
        return other

    def options(self) -> list[Option]:
        """What the seat is offered now; while a lesson is led, what it allows."""
        if self._offered is None:
            found = proposals(self.play, self.seat)
            lead = self.play.rules.lead(self.play, "plan")
            self._offered = found if lead is None else [each for each in found if lead(each) is None] or found
        return self._offered

    def answer(self, chosen: Option) -> None:
        file(self.play, self.seat, chosen)
        tidy(self.play, self.seat)
        self._offered = None
        self.given = (*self.given, chosen.id)

    def find(self, verb: str, **refs: str | int) -> Option | None:
        """The option of this verb about these things."""
        for each in self.options():
            if each.verb == verb and all(pair in each.refs for pair in refs.items()):
                return each
        return None

    def take(self, verb: str, **refs: str | int) -> bool:
        """Answer with the option of this verb about these things; whether it was offered."""
        chosen = self.find(verb, **refs)
        if chosen is None:
            return False
        self.answer(chosen)
        return True

    def dismantle(self, upgrade: str) -> bool:
        """Make Spare Parts of a card that nobody plans to install; whether that was offered. M-DISM-01."""
        chosen = option("dismantle-upgrade", upgrade=upgrade)
        planned = any(stack.target == upgrade for stack in self.state.plan)
        if planned or all(each.option.id != chosen.id for each in interrupts(self.play)):
            return False
        dismantle_upgrade(self.play, upgrade)
        self._offered = None
        self.given = (*self.given, chosen.id)
        return True

    @property
    def is_idle(self) -> bool:
        """Whether the seat has nothing in hand."""
        slot = self.slot
        return not (slot.who or slot.verb or slot.building or slot.revising)

    @property
    def newest(self) -> Stack:
        """The stack that was declared last, by whomever."""
        return max(self.state.plan, key=lambda stack: stack.number)


def begin(play: MartiansPlay, seat: int) -> Trial:
    """A seat with nothing in hand: what it had begun is laid back first, and whoever was ready plans again."""
    trial = Trial(play, seat).copy()
    if trial.slot.who and not trial.slot.building:
        trial.hand = pawn_name(trial.state, trial.slot.who)
    if trial.slot.ready:
        trial.slot.ready = False
        trial.given = (REOPEN.id,)
    while not trial.is_idle:
        trial.answer(BACK)
    return trial
