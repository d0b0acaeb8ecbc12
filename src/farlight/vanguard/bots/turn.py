"""A turn: which Action comes next."""

from collections.abc import Iterator
from functools import cached_property

from farlight.kernel import Line, Option, Score, Term, score
from farlight.vanguard.bots import resources
from farlight.vanguard.bots.checks import KEPT, Plan, odds_line, plan_for
from farlight.vanguard.bots.clues import brings_finds, is_at_ease
from farlight.vanguard.bots.scoring import Rated
from farlight.vanguard.bots.targets import HOME, aims, comes_of, draws, finds, ways, whatever
from farlight.vanguard.bots.team import Spot, Team, ref
from farlight.vanguard.model.state import Crew
from farlight.vanguard.rules.exploration.board import steps_between
from farlight.vanguard.rules.exploration.discoveries import counts_supplies
from farlight.vanguard.rules.exploration.section_cards import hand_limit
from farlight.vanguard.rules.exploration.section_dice import available
from farlight.vanguard.rules.exploration.special_actions import action_at
from farlight.vanguard.rules.exploration.turns import half_of_dice
from farlight.vanguard.rules.lasting_effects import has_power

DULL = 0.2
"""Prepare: a card."""
IDLE = 0.1
"""A last die that comes back for nothing, to whoever has nothing else to do."""
REST = 1.0
"""What a Refreshed die is worth to whoever has few."""
FEW = 3
"""So many dice make a check."""
SPARE = 5
"""With so many dice in play one can be Sacrificed."""
GAIN = 1.0
"""What a find must be worth beside the dice and the way."""
GLEAN = 40.0
"""More than any way is worth."""
LATE = 40
"""After so many turns the team goes home with what it has: an evening is over. V-PLAYER-20."""
WORN = 3
"""Dice for each, at hand or within an Exert, with which a team without Supplies gives up."""


class Turn:
    """The thoughts of the Crewmember whose turn it is."""

    def __init__(self, team: Team) -> None:
        self.team = team
        self.who = team.state.turn
        self.crew = team.state.crew[self.who]
        self.spot = Spot(self.who, self.crew.sector)
        self.aims = aims(team, self.who)
        self.ways = ways(team, self.who)
        self.late = gives_up(team)
        if self.late:
            self.aims = {team.state.lander_sector: HOME}
        self.at_ease = not self.late and is_at_ease(team)
        self.lingers = self._linger() if self.at_ease and not team.goal else False

    def _linger(self) -> bool:
        """Whether, with the Mission done and dice at hand, something to gather is worth its way."""
        if len(available(self.crew)) < FEW:
            return False
        look = whatever if self.team.eager else finds
        worth = look(self.team, self.who)
        near = {number: each for number, each in worth.items() if each > self.ways.get(number, (99.0, 0))[0] + GAIN}
        if near:
            self.aims = near
        return bool(near)

    def plan(self, option: Option) -> Plan | None:
        """The dice for an Action that is a check."""
        return plan_for(self.team, ref(option, "action"), self.spot) if option.verb == "special" else None

    def action(self, option: Option, plan: Plan | None) -> Rated:
        """What an Action is worth, with the dice that are meant for it."""
        if plan is not None:
            return self.special(plan)
        match option.verb:
            case "travel":
                return self.travel(int(ref(option, "sector")))
            case "rest":
                return self.rest()
            case "lift-off":
                return self.lift_off()
            case "prepare":
                room = len(self.crew.hand) < hand_limit(self.team.play, self.who)
                return score(Term(DULL if room else 0.0, self.cards), Term(0.0, self.dice))
        return score(Term(0.1))

    # Special Actions

    def special(self, plan: Plan) -> Rated:
        """What may come of it, less the dice that are given."""
        gleaned = GLEAN if self._gleans(plan) else 0.0
        price = KEPT * len(plan.dice)
        comes = Term[Team](plan.worth + gleaned + price, lambda team: comes_of(team, plan.source, self.spot))
        return Score(plan.worth + gleaned, (comes, Term(-price, lambda team: self._chances(team, plan))))

    def _gleans(self, plan: Plan) -> bool:
        """Nobody at ease walks past a find: the Mission is still there afterwards."""
        action = action_at(self.team.play, plan.source)
        return self.at_ease and plan.worth > GAIN and action is not None and brings_finds(action)

    def _chances(self, team: Team, plan: Plan) -> Iterator[Line]:
        """With the dice that are meant for it; without any, what the text changes."""
        action = action_at(team.play, plan.source)
        if action is not None and plan.dice:
            yield odds_line(team, plan.source, self.who, [die for _, die in plan.dice])
        elif action is not None and action.effect is not None:
            yield from resources.touched_by(team, action.effect.tree, self.who)

    # Travel

    def travel(self, there: int) -> Rated:
        """The best place that lies this way, less the way and what can be had without it; with dice to use there."""
        here = self.aims.get(self.crew.sector, 0.0)
        best, aim, gain = -9.0, 0, 0.0
        for number, value in self.aims.items():
            cost, first = self.ways.get(number, (99.0, 0))
            worth = (value - here) * self.readiness - cost
            if first == there and value > here and worth > best:
                best, aim, gain = worth, number, value - here
        if not aim:
            return score(Term(best))
        goal = Term[Team](gain, lambda team: self._aim(team, aim))
        return Score(best, (goal, Term(best - gain, lambda team: self._way(team, there, aim))))

    @cached_property
    def readiness(self) -> float:
        """Whoever arrives without dice has to Rest there."""
        if not self.team.goal or self.late:
            return 1.0
        return min(1.0, 0.4 + 0.2 * len(available(self.crew)))

    def _aim(self, team: Team, number: int) -> Iterator[Line]:
        """What a Sector has to offer."""
        if self.late or (not team.goal and not self.lingers):
            return self._homeward(team)
        return draws(team, Spot(self.who, number))

    def _homeward(self, team: Team) -> Iterator[Line]:
        home = team.state.lander_sector
        if home:
            key = "hint-give-up" if self.late and team.goal else "hint-home"
            yield Line(key, (("sector", home), ("round", team.state.round)))

    def _way(self, team: Team, there: int, aim: int) -> Iterator[Line]:
        """What the way takes: steps, and dice to arrive with."""
        steps = steps_between(team.play, there, aim)
        if steps:
            yield Line("hint-steps", (("sector", aim), ("count", steps + 1)))
        yield resources.dice(team, self.who)

    # Rest, Prepare, Lift-Off

    @property
    def rested(self) -> int:
        """Dice that a Rest brings back. V-REST-02."""
        return min(len(self.crew.spent), half_of_dice(self.crew))

    def rest(self) -> Rated:
        """Half the dice come back, for a Supply. V-REST-01, V-REST-02, V-REST-03, V-REST-04."""
        have, back = len(available(self.crew)), self.rested
        need = 1.6 if have < FEW else 1.0 if have < 2 * FEW else 0.5
        scarce = self.team.state.supplies <= len(self.team.living)
        free = not counts_supplies(self.team.state) or has_power(self.team.play, self.who, "free-rest")
        price = 0.0 if free else 1.8 if scarce else 1.0
        if back < 2 or not self.team.goal:
            need, price = (IDLE if free else 0.0), 0.0
        line = Line("hint-rest", (("who", self.crew.card), ("count", have), ("back", back)))
        return score(Term(back * need * REST, lambda _: [line]), Term(-price, self._supplies))

    def cards(self, team: Team) -> Iterator[Line]:
        yield resources.cards(team, self.who)

    def dice(self, team: Team) -> Iterator[Line]:
        yield resources.dice(team, self.who)

    def _supplies(self, team: Team) -> Iterator[Line]:
        yield from filter(None, [resources.supplies(team)])

    def lift_off(self) -> Rated:
        """When all is done and everybody is aboard. V-LIFT-03, V-LIFT-04."""
        over = (not self.team.goal and not self.lingers) or self.late
        return score(Term(50.0 if over and self.team.all_home else -50.0, self._over))

    def _over(self, team: Team) -> Iterator[Line]:
        if not team.goal:
            yield Line("hint-all-done", (("count", len(team.living)),))
        else:
            yield from self._homeward(team)
            yield from self._supplies(team)


def gives_up(team: Team) -> bool:
    """Nothing to Rest with, hardly a die, none to Sacrifice: home, before the rescue boat has to come. V-LIFT-01."""
    worn = sum(map(reach, team.crew)) <= WORN * len(team.living)
    late = team.state.round * len(team.living) > LATE
    return bool(team.state.lander) and (late or (worn and not team.state.supplies))


def reach(crew: Crew) -> int:
    """Dice at hand, and those that an Exert would bring back. V-EXERT-03."""
    free, spent = len(available(crew)), len(crew.spent)
    return free + (spent - 1 if free + spent >= SPARE else 0)
