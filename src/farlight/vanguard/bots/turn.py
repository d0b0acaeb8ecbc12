"""A turn: which Action comes next."""

from farlight.kernel import Decision
from farlight.vanguard.bots.checks import Plan, plan_for
from farlight.vanguard.bots.clues import brings_finds, is_at_ease
from farlight.vanguard.bots.targets import HOME, aims, finds, ways, whatever
from farlight.vanguard.bots.team import Spot, Team, ref
from farlight.vanguard.model.state import Crew
from farlight.vanguard.rules.exploration.section_cards import hand_limit
from farlight.vanguard.rules.exploration.section_dice import available
from farlight.vanguard.rules.exploration.special_actions import action_at
from farlight.vanguard.rules.exploration.turns import half_of_dice
from farlight.vanguard.rules.lasting_effects import has_power

DULL = 0.2
"""Prepare: a card."""
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

    def choose(self, decision: Decision) -> tuple[int, Plan | None]:
        """The Action that is worth most, and the dice for it if it is a check."""
        best, place, plan = -99.0, 0, None
        for number, option in enumerate(decision.options):
            found: Plan | None = None
            match option.verb:
                case "special":
                    found = plan_for(self.team, ref(option, "action"), self.spot)
                    worth = found.worth + (GLEAN if self._gleans(found) else 0.0)
                case "travel":
                    worth = self.travel(int(ref(option, "sector")))
                case "rest":
                    worth = self.rest()
                case "lift-off":
                    worth = self.lift_off()
                case "prepare":
                    worth = DULL if len(self.crew.hand) < hand_limit(self.team.play, self.who) else 0.0
                case _:
                    worth = 0.1
            if worth > best:
                best, place, plan = worth, number, found
        return place, plan

    def _gleans(self, plan: Plan) -> bool:
        """Nobody at ease walks past a find: the Mission is still there afterwards."""
        action = action_at(self.team.play, plan.source)
        return self.at_ease and plan.worth > GAIN and action is not None and brings_finds(action)

    def travel(self, there: int) -> float:
        """The best place that lies this way, less the way and what can be had without it; with dice to use there."""
        here = self.aims.get(self.crew.sector, 0.0)
        worth = -9.0
        for number, value in self.aims.items():
            cost, first = self.ways.get(number, (99.0, 0))
            if first == there and value > here:
                worth = max(worth, (value - here) * self.readiness() - cost)
        return worth

    def readiness(self) -> float:
        """Whoever arrives without dice has to Rest there."""
        if not self.team.goal or self.late:
            return 1.0
        return min(1.0, 0.4 + 0.2 * len(available(self.crew)))

    @property
    def rested(self) -> int:
        """Dice that a Rest brings back. V-REST-02."""
        return min(len(self.crew.spent), half_of_dice(self.crew))

    def rest(self) -> float:
        """Half the dice come back, for a Supply. V-REST-01, V-REST-02, V-REST-03, V-REST-04."""
        have, back = len(available(self.crew)), self.rested
        if back < 2 or not self.team.goal:
            return 0.0
        need = 1.6 if have < FEW else 1.0 if have < 2 * FEW else 0.5
        scarce = self.team.state.supplies <= len(self.team.living)
        price = 0.0 if has_power(self.team.play, self.who, "free-rest") else 1.8 if scarce else 1.0
        return back * need * REST - price

    def lift_off(self) -> float:
        """When all is done and everybody is aboard. V-LIFT-03, V-LIFT-04."""
        over = (not self.team.goal and not self.lingers) or self.late
        return 50.0 if over and self.team.all_home else -50.0


def gives_up(team: Team) -> bool:
    """Nothing to Rest with, hardly a die, none to Sacrifice: home, before the rescue boat has to come. V-LIFT-01."""
    worn = sum(map(reach, team.crew)) <= WORN * len(team.living)
    late = team.state.round * len(team.living) > LATE
    return bool(team.state.lander) and (late or (worn and not team.state.supplies))


def reach(crew: Crew) -> int:
    """Dice at hand, and those that an Exert would bring back. V-EXERT-03."""
    free, spent = len(available(crew)), len(crew.spent)
    return free + (spent - 1 if free + spent >= SPARE else 0)
