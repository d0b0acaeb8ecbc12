"""Dice for a check, one by one: what a die makes of the chances against the others."""

from collections.abc import Iterable, Iterator, Sequence

from farlight.kernel import Decision, Line, Option, Term, score
from farlight.vanguard.bots.checks import Plan, odds_line
from farlight.vanguard.bots.scoring import Rated
from farlight.vanguard.bots.targets import comes_of
from farlight.vanguard.bots.team import Spot, Team, ref
from farlight.vanguard.model.state import Check
from farlight.vanguard.rules.exploration.special_actions import action_at
from farlight.vanguard.table.checks.check_outlook import figures, percent
from farlight.vanguard.table.checks.odds import Odds, chances, task_for

GOOD = ("yellow", "green")
POINT = 0.005
"""A difference that is told."""
GIVES = ("take-die", "assist")
MISSING = 3.0
"""A die that was planned."""
WORTH = {"ready": 2.0, "assist": 1.0, "call-off": 1.0}
"""To roll what is in hand; where that cannot be, somebody's help, or no check."""


class DiceInHand:
    """A check for which dice are given: those that were planned one after the other, then everybody is ready."""

    def __init__(self, team: Team, check: Check, decisions: Sequence[Decision]) -> None:
        self.team = team
        self.check = check
        self.spot = Spot(check.active, team.state.crew[check.active].sector)
        self.action = action_at(team.play, check.action)
        self.task = task_for(team.play, check.active, check.action)
        self.given = [die for _, die in check.given]
        offered = [option for decision in decisions for option in decision.options if option.verb in GIVES]
        self.offered = dict.fromkeys(ref(option, "die") for option in offered)

    def missing(self, plan: Plan) -> list[tuple[int, str]]:
        """What was planned and is not in hand yet."""
        left = list(plan.dice)
        for given in self.check.given:
            if given in left:
                left.remove(given)
        return left

    def option(self, option: Option, missing: Sequence[tuple[int, str]]) -> Rated:
        """A die that is missing; with all of them the check is rolled."""
        worth = WORTH.get(option.verb, 0.0)
        if option.verb in GIVES:
            owner = self.team.who(ref(option, "who")) if ref(option, "who") else self.check.active
            worth = MISSING if (owner, ref(option, "die")) in missing else worth
        return score(Term(worth, lambda _: self._chances(option)), Term(0.0, self._comes_of))

    @property
    def _is_rolled(self) -> bool:
        return self.action is not None and bool(self.action.rows or self.action.tracks)

    def _comes_of(self, team: Team) -> Iterable[Line]:
        return comes_of(team, self.check.action, self.spot) if self._is_rolled else ()

    def _chances(self, option: Option) -> Iterable[Line]:
        if option.verb in GIVES and self._is_rolled:
            return self._one_more(ref(option, "die"))
        return self._enough() if option.verb == "ready" and self._is_rolled else ()

    def odds(self, *more: str) -> Odds:
        return chances(self.team.content, self.task, [*self.given, *more])

    def _one_more(self, die: str) -> Iterator[Line]:
        """A row that becomes likelier, and what the best other die would make of it; or the steps of tracks."""
        now, then = self.odds(), self.odds(die)
        if self.action is not None and not self.action.rows:
            yield Line("hint-die-odds", (("odds", figures(then.rows, then.progress, self.action)),))
            return
        colour = _changed(now, then)
        if not colour:
            return
        before, after = now.chance(colour), then.chance(colour)
        key = "hint-row-falls" if after < before else "hint-row-rises"
        yield Line(key, (("colour", colour), ("before", percent(before)), ("after", percent(after))))
        others = [self.odds(other).chance(colour) for other in self.offered if other != die]
        rival = max(others, default=0.0) if after > before else min(others, default=1.0)
        if others and (rival < after - POINT if after > before else rival > after + POINT):
            yield Line("hint-other-die", (("colour", colour), ("chance", percent(rival))))

    def _enough(self) -> Iterator[Line]:
        """What stands now, and what one die more could make of it at best."""
        now = self.odds()
        if self.action is None:
            return
        if self.given:
            yield odds_line(self.team, self.check.action, self.check.active, self.given)
        if not self.action.rows:
            return
        further = [(self.odds(die).chance(*GOOD), die) for die in self.offered]
        if not further:
            yield Line("hint-no-die-left")
            return
        chance, die = max(further)
        refs = (("die", die), ("before", percent(now.chance(*GOOD))), ("after", percent(chance)))
        yield Line("hint-one-more", refs)


def _changed(now: Odds, then: Odds) -> str:
    """The good row that gains most; without one the red row, if it falls."""
    gains = {colour: then.chance(colour) - now.chance(colour) for colour in GOOD}
    colour = max(gains, key=lambda each: gains[each])
    if gains[colour] > POINT:
        return colour
    return "red" if now.chance("red") - then.chance("red") > POINT else ""
