"""The team: thinks before each Action, gives the dice that it planned, and answers everything else as it comes."""

from collections.abc import Sequence
from random import Random
from typing import Protocol

from farlight.kernel import Decision, Interrupt, Line, Option
from farlight.vanguard.bots import anytime, why_aboard, why_answer
from farlight.vanguard.bots.aboard import ABOARD, elsewhere
from farlight.vanguard.bots.answers import ANSWERS
from farlight.vanguard.bots.checks import Plan, plan_for
from farlight.vanguard.bots.rolled import Roll
from farlight.vanguard.bots.table import Table, ref
from farlight.vanguard.bots.turn import Turn
from farlight.vanguard.bots.why_check import of_dice, of_roll
from farlight.vanguard.bots.why_turn import of_act, of_use
from farlight.vanguard.model.content import Definitions
from farlight.vanguard.rules.context import VanguardPlay
from farlight.vanguard.table.view import view_of

MANY_ANSWERS = 4000
"""After so many answers on one planet anything goes: a game must end."""
OPEN = ("log", "effect")
"""Questions about the story; they are answered by lot where nobody stands on a planet."""
DETOUR = 0.1
"""How often a team that plays for the story lands where it has not been, whatever the Objective says."""


class Seen(Protocol):
    """What the team looks at."""

    decision: Decision
    decisions: Sequence[Decision]

    def number(self, seat: int, place: int) -> int: ...

    def play(self) -> VanguardPlay: ...

    def effects(self) -> Sequence[tuple[int, Interrupt]]: ...


class Answered(Seen, Protocol):
    """The same, where an answer was chosen."""

    def option(self, number: int) -> Option: ...


class AwayBot:
    """Plays all seats of a table of Vanguard, by rules that each have a reason.

    With `by_lot` it answers Logs as the dice fall: all branches of the story come up that way.
    """

    def __init__(self, content: Definitions, seed: int, *, by_lot: bool = False) -> None:
        self.content = content
        self.by_lot = by_lot
        self.random = Random(seed)
        self.plan: Plan | None = None
        self.answers = 0

    def choose(self, look: Seen) -> int:
        decision = look.decision
        self.answers = 0 if decision.prompt == "starmap" else self.answers + 1
        if self.answers > MANY_ANSWERS:
            return self.random.randrange(len(decision.options))
        table = self.table(look)
        match decision.prompt:
            case "act":
                return self.act(look, table)
            case "check-dice":
                return self.dice(look, table)
            case "check-changes":
                return self._changes(look, table)
            case "moment":
                used = anytime.choose(table, look.effects(), decision)
                return 0 if used is None else used
        return self.answer(table, decision)

    def reasons(self, look: Answered, number: int) -> list[Line]:
        """Why that was chosen just now, from what lies face up."""
        table, decision, option = self.table(look), look.decision, look.option(number)
        match decision.prompt:
            case "act":
                return list(of_act(table, option))
            case "check-dice":
                return list(of_dice(table, look.decisions, option))
            case "check-changes":
                return list(of_roll(table, option))
            case "moment":
                beside = of_use(table, option) if option.verb.startswith("use-") else None
                return list(beside or why_answer.of_moment(table, decision, look.effects()))
        if table.view.ship is not None and decision.prompt in why_aboard.ABOARD:
            return list(why_aboard.ABOARD[decision.prompt](table, decision, option))
        known = why_answer.ANSWERS.get(decision.prompt)
        return list(known(table, decision, option)) if known is not None else []

    def table(self, look: Seen) -> Table:
        return Table(view_of(look.play()), self.content)

    def answer(self, table: Table, decision: Decision) -> int:
        """What has a rule of its own; aboard the story is as good one way as the other."""
        aboard = table.view.ship is not None and bool(table.view.ship.page)
        if decision.prompt in OPEN and (self.by_lot or aboard or not table.living):
            return self.random.randrange(len(decision.options))
        if decision.prompt == "starmap" and self.by_lot and self.random.random() < DETOUR:
            return elsewhere(table, decision)
        known = ABOARD.get(decision.prompt) or (None if aboard else ANSWERS.get(decision.prompt))
        return known(table, decision) if known is not None else 0

    def act(self, look: Seen, table: Table) -> int:
        """What may be done beside an Action first; then the Action that is worth most."""
        turn = Turn(table)
        place, plan = turn.choose(look.decision)
        used = anytime.before_action(table, look.effects(), turn)
        if used is not None:
            return used
        self.plan = plan
        return place

    def dice(self, look: Seen, table: Table) -> int:
        """One planned die after the other, whoever gives it; then everybody is ready."""
        check = table.view.check
        if check is None:
            return 0
        if self.plan is None or self.plan.source != check.action:
            self.plan = plan_for(table, check.action, check.who, table.crew(check.who).sector)
        missing = list(self.plan.dice)
        for given in check.given:
            if given in missing:
                missing.remove(given)
        for decision in look.decisions:
            if decision.prompt != "check-dice":
                continue
            for place, option in enumerate(decision.options):
                if option.verb in ("take-die", "assist"):
                    owner = ref(option, "who") or check.who
                    if (owner, ref(option, "die")) in missing:
                        return look.number(decision.seat, place)
        return self.ready(look)

    def ready(self, look: Seen) -> int:
        for decision in look.decisions:
            for place, option in enumerate(decision.options):
                if option.verb == "ready":
                    return look.number(decision.seat, place)
        return next(
            (place for place, option in enumerate(look.decision.options) if option.verb in ("assist", "call-off")), 0
        )

    def _changes(self, look: Seen, table: Table) -> int:
        """A card for a roll that is not good enough. V-CHECK-4.7."""
        roll = Roll(table)
        if roll.pool and not roll.is_good:
            useless = roll.useless
            for decision in look.decisions:
                for place, option in enumerate(decision.options):
                    if option.verb.startswith("use-") and anytime.changes_dice(table, option, useless):
                        return look.number(decision.seat, place)
        return self.ready(look)
