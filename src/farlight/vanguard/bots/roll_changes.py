"""What to make of dice that are rolled: cards that change them, dice to count, rows to meet."""

from collections.abc import Iterator, Sequence

from farlight.content import EffectText
from farlight.kernel import Decision, Line, Option, Term, score
from farlight.kernel.scores import silent
from farlight.vanguard.bots import resources
from farlight.vanguard.bots.scoring import Rated
from farlight.vanguard.bots.team import Spot, Team, ref
from farlight.vanguard.bots.worth import Judge
from farlight.vanguard.model.ids import ShownDie
from farlight.vanguard.rules.exploration.roll_results import Result, after, best
from farlight.vanguard.table.checks import roll_worth
from farlight.vanguard.table.checks.roll_worth import Die

CHANGES = ("reroll", "reroll-any", "reroll-showing", "reroll-any-showing", "turn-freely", "turn-to", "turn-showing")
"""Verbs that make a bad roll better."""
CHANGE, READY = 2.0, 1.0
"""A card that helps, rather than to leave the roll as it is."""
RANKS = {"yellow": 3.0, "green": 2.0, "": 0.0, "red": -2.0}


class Roll:
    """The pool of a check, as its requirements look at it."""

    def __init__(self, team: Team) -> None:
        self._roll = roll_worth.Roll(team.play)
        who = self._roll.check.active
        self.team = team
        self.spot = Spot(who, team.state.crew[who].sector)
        self.task = self._roll.task
        self.pool = self._roll.pool

    def result(self, pool: Sequence[Die]) -> Result:
        """The best that dice come to, whatever was counted already."""
        return best(self.task, 0, self._roll.faces(pool, 0))

    def worth(self, pool: Sequence[Die]) -> float:
        return self.value(self.result(pool))

    def value(self, result: Result) -> float:
        """Rows, then steps; the end of a track is worth most."""
        left_green, left_red = self.task.left
        total = RANKS[result.outcome] if self.task.rows else 0.0
        total += min(result.green, left_green) - 0.7 * min(result.red, left_red)
        if left_green and result.green >= left_green:
            total += 2.0
        return total - (1.0 if left_red and result.red >= left_red else 0.0)

    @property
    def is_good(self) -> bool:
        """Nothing has to be changed."""
        result = self.result(self.pool)
        if self.task.rows:
            return result.outcome in ("yellow", "green")
        return result.green >= self.task.left[0] and not result.red

    @property
    def useless(self) -> int:
        """How many dice the roll could do without, each by itself."""
        now = self.worth(self.pool)
        return sum(self.worth([*self.pool[:place], *self.pool[place + 1 :]]) >= now for place in range(len(self.pool)))

    # In words

    def row_line(self, key: str, pool: Sequence[Die]) -> Line:
        """The row that dice come to."""
        return Line(key, (("colour", self.result(pool).outcome or "none"),))

    def steps_line(self, key: str, pool: Sequence[Die]) -> Line:
        """The green spaces that dice come to."""
        left = self.task.left[0]
        return Line(key, (("count", min(self.result(pool).green, left)), ("left", left)))

    def as_it_lies(self, _team: Team) -> Iterator[Line]:
        if self.task.rows:
            yield self.row_line("hint-roll", self.pool)
        else:
            yield self.steps_line("hint-roll-steps", self.pool)

    def with_side(self, face: str) -> Iterator[Line]:
        """What the roll comes to with one more die."""
        pool = [*self.pool, ("", face)]
        if self.task.rows:
            yield self.row_line("hint-roll-then", pool)
        elif self.task.left[0]:
            yield self.steps_line("hint-steps-then", pool)

    # What to do about it

    def change(self, useful: bool) -> Rated:
        """A card that changes dice which are of no use as they are. V-CHECK-4.7."""
        worth = CHANGE if useful else -CHANGE
        useless = Term[Team](0.0, lambda _: [Line("hint-useless", (("count", self.useless),))])
        return score(Term(worth, self._lies.tell), useless)

    def ready(self, option: Option) -> Rated:
        """To leave it as it is; where that cannot be said, to go on all the same."""
        return score(Term(READY if option.verb == "ready" else 0.0), self._lies)

    @property
    def _lies(self) -> Term[Team]:
        return Term(0.0, self.as_it_lies if self.pool else silent)

    def drop(self, option: Option) -> Rated:
        """A die that the roll can do without; or that enough was done."""
        die, now = (ref(option, "die"), ref(option, "face")), self.worth(self.pool)
        if die not in self.pool:
            return score(Term(-0.01, self.as_it_lies))
        change = self.worth(self._roll.without([die])) - now
        line = Line("hint-die-useless", (("die", die[0]), ("face", die[1])))
        return score(Term(change, lambda _: [line] if change >= 0 else []), Term(0.0, self.as_it_lies))

    def turn_up(self, option: Option) -> Rated:
        """The side that makes most of the roll; a joker if in doubt."""
        face = ref(option, "face")
        return score(Term(self.worth([*self.pool, ("", face)]), lambda _: self.with_side(face)))

    def count(self, decision: Decision, option: Option) -> Rated:
        """Dice to count for a Special Effect. V-CHECK-7.10."""
        need = str(dict(decision.refs).get("need", ""))
        place = next((number for number, step in enumerate(self.task.steps) if step.need == need), None)
        if place is None:
            return score(Term(0.0, self.as_it_lies))
        rest = self._roll.without(dice_in(option))
        result = after(self.task, place, int(ref(option, "times")), self._roll.faces(rest, place))
        return score(Term(self.value(result), self.as_it_lies))

    def combine(self, option: Option) -> Rated:
        """A combination that brings something, with dice that the check can do without. V-CHECK-5.1."""
        if option.verb != "combine":
            return score(self._lies)
        gives = gain_of(self.team, ref(option, "card"))
        gain = Judge(self.team, self.spot).effect(gives)
        spares = self.worth(self._roll.without(dice_in(option))) >= self.worth(self.pool)
        spent = Term[Team](1.0 if spares and gain > 0 else -1.0, lambda team: [resources.dice(team, self.spot.who)])
        return score(self._lies, spent)


def dice_in(option: Option) -> Sequence[Die]:
    """The dice that an option names: `blue-tec TEC, red-basic BAS`."""
    return ShownDie.parse_all(ref(option, "dice"))


def gain_of(team: Team, name: str) -> EffectText | None:
    """What a combination gives: of a Section card, or of the Global Condition. V-CHECK-5.4."""
    card = team.content.sections.get(name)
    return card.gives if card is not None else team.content.conditions[name].gives
