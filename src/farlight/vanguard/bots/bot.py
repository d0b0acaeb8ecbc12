"""The team: thinks before each Action, gives the dice that it planned, and answers everything else as it comes."""

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Protocol

from farlight.kernel import Decision, Interrupt, Line, Option, score
from farlight.vanguard.bots import anytime
from farlight.vanguard.bots.answers import ANSWERS, BY_LOT
from farlight.vanguard.bots.check_dice import DiceInHand
from farlight.vanguard.bots.checks import Plan, plan_for
from farlight.vanguard.bots.roll_changes import Roll
from farlight.vanguard.bots.scoring import Answer, Rated, best
from farlight.vanguard.bots.ship_answers import ABOARD
from farlight.vanguard.bots.starmap import elsewhere
from farlight.vanguard.bots.team import Team
from farlight.vanguard.bots.turn import Turn
from farlight.vanguard.model.ids import UseVerb
from farlight.vanguard.rules.context import VanguardPlay
from farlight.vanguard.rules.questions import NOTHING_LEFT

MANY_ANSWERS = 4000
"""After so many answers on one planet anything goes: a game must end."""
OPEN = ("log", "effect")
"""Questions about the story; they are answered by lot where nobody stands on a planet."""
NO_REASON: Rated = score()
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
                return _best(self._changes(look, team))
            case "moment":
                return _best(anytime.at_moment(team, look.effects(), decision))
        return self.answer(team, decision)

    def reasons(self, look: Answered, number: int) -> list[Line]:
        """Why that was chosen just now: the weightiest terms of its score, from what lies face up."""
        team = self.team(look)
        return self.score(look, team, number).lines(team)

    def score(self, look: Answered, team: Team, number: int) -> Rated:
        """What an answer is worth, and what makes it so."""
        decision, option = look.decision, look.option(number)
        match decision.prompt:
            case "act":
                turn = Turn(team)
                beside = number >= len(decision.options)
                return anytime.beside(turn, option) if beside else turn.action(option, turn.plan(option))
            case "check-dice":
                return self._dice(look, team).get(number, NO_REASON)
            case "check-changes":
                return self._changes(look, team).get(number, NO_REASON)
            case "moment":
                return anytime.at_moment(team, look.effects(), decision).get(number, NO_REASON)
        known = self._answers(team, decision)
        return known(team, decision)[number] if known is not None and number < len(decision.options) else NO_REASON

    def team(self, look: Seen) -> Team:
        return Team(look.play())

    def answer(self, team: Team, decision: Decision) -> int:
        """What has a rule of its own; aboard the story is as good one way as the other."""
        known = self._answers(team, decision)
        if decision.prompt in OPEN and (self.by_lot or _is_away_from_planets(team)):
            return self.random.randrange(len(decision.options))
        if decision.prompt == "starmap" and self.by_lot and self.random.random() < DETOUR:
            return elsewhere(team, decision)
        return 0 if known is None else best(known(team, decision))

    def _answers(self, team: Team, decision: Decision) -> Answer | None:
        """How a question is answered, if it has a rule of its own where the team is and leaves something to choose."""
        if decision.options[0].verb == NOTHING_LEFT.verb:
            return None
        if decision.prompt in OPEN and _is_away_from_planets(team):
            return BY_LOT.get(decision.prompt)
        return ABOARD.get(decision.prompt) or (None if team.state.ship.page else ANSWERS.get(decision.prompt))

    def act(self, look: Seen, team: Team) -> int:
        """What may be done beside an Action first; then the Action that is worth most."""
        turn = Turn(team)
        plans = [turn.plan(option) for option in look.decision.options]
        place = best([turn.action(*each) for each in zip(look.decision.options, plans, strict=True)])
        used = anytime.before_action(turn, look.effects())
        if used is not None:
            return used
        self.plan = plans[place]
        return place

    def dice(self, look: Seen, team: Team) -> int:
        """One planned die after the other, whoever gives it; then everybody is ready."""
        return _best(self._dice(look, team))

    def _dice(self, look: Seen, team: Team) -> dict[int, Rated]:
        check = team.state.check
        if check is None:
            return {0: NO_REASON}
        decisions = [decision for decision in look.decisions if decision.prompt == "check-dice"]
        dice = DiceInHand(team, check, decisions)
        if self.plan is None or self.plan.source != check.action:
            self.plan = plan_for(team, check.action, dice.spot)
        missing = dice.missing(self.plan)
        return {number: dice.option(option, missing) for number, option in numbered(look)}

    def _changes(self, look: Seen, team: Team) -> dict[int, Rated]:
        """A card for a roll that is not good enough. V-CHECK-4.7."""
        roll = Roll(team)
        wanting = bool(roll.pool) and not roll.is_good
        useless = roll.useless if wanting else 0
        scores = {}
        for number, option in numbered(look):
            uses = UseVerb.parse(option.verb) is not None
            changes = uses and anytime.changes_dice(team, option, useless)
            scores[number] = roll.change(changes) if uses else roll.ready(option)
        return scores


def _is_away_from_planets(team: Team) -> bool:
    return bool(team.state.ship.page) or not team.living


def numbered(look: Seen) -> Iterator[tuple[int, Option]]:
    """The options of all who are asked, with the numbers by which they are answered."""
    for decision in look.decisions:
        for place, option in enumerate(decision.options):
            yield look.number(decision.seat, place), option


def _best(scores: Mapping[int, Rated]) -> int:
    """The number that is worth most; the first of equals."""
    return max(scores, key=lambda number: scores[number].total)
