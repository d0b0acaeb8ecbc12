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
from farlight.vanguard.bots.team import Spot, Team, ref
from farlight.vanguard.bots.turn import Turn
from farlight.vanguard.bots.why_check import of_dice, of_roll
from farlight.vanguard.bots.why_turn import of_act, of_use
from farlight.vanguard.rules.context import VanguardPlay

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

    def __init__(self, seed: int, *, by_lot: bool = False) -> None:
        self.by_lot = by_lot
        self.random = Random(seed)
        self.plan: Plan | None = None
        self.answers = 0

    def choose(self, look: Seen) -> int:
        decision = look.decision
        self.answers = 0 if decision.prompt == "starmap" else self.answers + 1
        if self.answers > MANY_ANSWERS:
            return self.random.randrange(len(decision.options))
        team = self.team(look)
        match decision.prompt:
            case "act":
                return self.act(look, team)
            case "check-dice":
                return self.dice(look, team)
            case "check-changes":
                return self._changes(look, team)
            case "moment":
                used = anytime.choose(team, look.effects(), decision)
                return 0 if used is None else used
        return self.answer(team, decision)

    def reasons(self, look: Answered, number: int) -> list[Line]:
        """Why that was chosen just now, from what lies face up."""
        team, decision, option = self.team(look), look.decision, look.option(number)
        match decision.prompt:
            case "act":
                return list(of_act(team, option))
            case "check-dice":
                return list(of_dice(team, look.decisions, option))
            case "check-changes":
                return list(of_roll(team, option))
            case "moment":
                beside = of_use(team, option) if option.verb.startswith("use-") else None
                return list(beside or why_answer.of_moment(team, decision, look.effects()))
        if team.ship is not None and decision.prompt in why_aboard.ABOARD:
            return list(why_aboard.ABOARD[decision.prompt](team, decision, option))
        known = why_answer.ANSWERS.get(decision.prompt)
        return list(known(team, decision, option)) if known is not None else []

    def team(self, look: Seen) -> Team:
        return Team(look.play())

    def answer(self, team: Team, decision: Decision) -> int:
        """What has a rule of its own; aboard the story is as good one way as the other."""
        aboard = bool(team.state.ship.page)
        if decision.prompt in OPEN and (self.by_lot or aboard or not team.living):
            return self.random.randrange(len(decision.options))
        if decision.prompt == "starmap" and self.by_lot and self.random.random() < DETOUR:
            return elsewhere(team, decision)
        known = ABOARD.get(decision.prompt) or (None if aboard else ANSWERS.get(decision.prompt))
        return known(team, decision) if known is not None else 0

    def act(self, look: Seen, team: Team) -> int:
        """What may be done beside an Action first; then the Action that is worth most."""
        turn = Turn(team)
        place, plan = turn.choose(look.decision)
        used = anytime.before_action(team, look.effects(), turn)
        if used is not None:
            return used
        self.plan = plan
        return place

    def dice(self, look: Seen, team: Team) -> int:
        """One planned die after the other, whoever gives it; then everybody is ready."""
        check = team.state.check
        if check is None:
            return 0
        if self.plan is None or self.plan.source != check.action:
            self.plan = plan_for(team, check.action, Spot(check.active, team.state.crew[check.active].sector))
        missing = list(self.plan.dice)
        for given in check.given:
            if given in missing:
                missing.remove(given)
        for decision in look.decisions:
            if decision.prompt != "check-dice":
                continue
            for place, option in enumerate(decision.options):
                if option.verb in ("take-die", "assist"):
                    owner = team.who(ref(option, "who")) if ref(option, "who") else check.active
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

    def _changes(self, look: Seen, team: Team) -> int:
        """A card for a roll that is not good enough. V-CHECK-4.7."""
        roll = Roll(team)
        if roll.pool and not roll.is_good:
            useless = roll.useless
            for decision in look.decisions:
                for place, option in enumerate(decision.options):
                    if option.verb.startswith("use-") and anytime.changes_dice(team, option, useless):
                        return look.number(decision.seat, place)
        return self.ready(look)
