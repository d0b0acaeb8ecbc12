"""What things are worth to the team, in dice: a die in a slot is worth 1."""

from collections.abc import Callable, Sequence

from farlight.content import EffectText
from farlight.effects import Choose, Do, Each, Effect, If, May, Pay, Seq, Times
from farlight.vanguard.content import DieCard
from farlight.vanguard.dice import ANY
from farlight.vanguard.places import LogChoice
from farlight.vanguard.policy.facts import Spot, is_true, lacking
from farlight.vanguard.policy.story import FAR, story_of, verbs_in
from farlight.vanguard.policy.table import STUCK, Table, available, injuries

GOAL = 60.0
"""Completing the Mission."""
NEARER = 0.7
"""So much of it one Action earlier."""
LEAVING = 12.0
"""Home, when the Mission is done; the loss of it, when it is not."""
FREEDOM = 8.0
"""Getting out of a Sector that holds whoever is in it."""
INJURY = (3.0, 5.0, 10.0, 30.0)
"""What one more costs with 0, 1, 2, 3 of them: the fourth ends everything. V-INJ-17."""
SPENT, SACRIFICED = -0.7, -2.2
SUPPLY, SCARCE = 1.0, 2.5
DEEP = 6
"""So many cards a thought follows."""

EACH: dict[str, float] = {
    "gain-success-tokens": 0.8,
    "gain-some-leads": 0.25,
    "draw": 0.4,
    "gain-charges": 0.5,
    "discard-cards": -0.4,
    "lose-charges": -0.5,
    "progress-time": -0.6,
    "progress-threat": -0.6,
    "progress-a-threat": -0.6,
    "progress-a-time-track": -0.6,
    "return-equipment": -1.0,
    "reduce-a-time-track": 0.3,
    "reduce-time": 0.4,
    "reduce-a-threat": 0.3,
}
"""Verbs with a number: what one of it is worth."""
FLAT: dict[str, float] = {
    "gain-a-discovery": 1.0,
    "gain-that-unique": 1.0,
    "gain-top-unique": 1.0,
    "discard-an-injury-card": 3.0,
    "discard-an-injury-die": 1.0,
    "discard-injury-with-die": 3.0,
    "turn-an-injury-down": 1.5,
    "discard-a-discovery": -1.0,
    "reset-threat": 0.6,
    "remove-this-threat": 2.0,
    "remove-threat": 2.0,
    "end-turn": -0.8,
    "damage-the-lander": -1.0,
    "emergency-evac": -30.0,
    "mission-failed": -20.0,
    "basics-become-accidents": -0.5,
    "exert": -0.5,
    "another-action": 1.5,
    "rest-is-free": 1.5,
    "no-event": 0.8,
    "ignore-that-danger": 1.5,
    "ignore-that-injury": 3.0,
    "ignore-that-price": 0.7,
    "ignore-that-loss": 1.0,
    "ignore-that-landing": 1.5,
    "ignore-that-symbol": 0.8,
    "take-that-injury": 1.0,
    "reroll-that-danger": 0.6,
    "redraw-a-lead": -0.1,
    "one-lead-more": 0.3,
    "mark-sector": -0.05,
}
"""Verbs without one."""


class Judge:
    """Says what effects are worth, to a Crewmember who stands somewhere."""

    def __init__(self, table: Table, spot: Spot) -> None:
        self.table = table
        self.spot = spot
        self.story = story_of(table.content, table.goal)
        self.finishing = False
        """Whether the goal is reached by what is being thought through."""

    def effect(self, effect: EffectText | None, depth: int = 0) -> float:
        return 0.0 if effect is None or depth > DEEP else self.tree(effect.tree, depth)

    def tree(self, tree: Effect, depth: int = 0) -> float:
        match tree:
            case Do(phrase):
                return self.verb(phrase.form, phrase.args, depth)
            case Seq(parts):
                return sum(self.tree(part, depth) for part in parts)
            case Choose(options):
                return max(self.tree(option, depth) for option in options)
            case May(body):
                return max(0.0, self.tree(body, depth))
            case Times(count, body):
                return count * self.tree(body, depth)
            case Each(group, body):
                return self._members(group.form, group.args) * self.tree(body, depth)
            case If(tests, body, otherwise):
                if all(is_true(self.table, self.spot, test) for test in tests):
                    return self.tree(body, depth)
                return 0.0 if otherwise is None else self.tree(otherwise, depth)
            case Pay(cost, body):
                return self.verb(cost.form, cost.args, depth) + self.tree(body, depth)

    def _members(self, group: str, args: Sequence[str | int]) -> float:
        living = self.table.living
        match group:
            case "crewmember":
                return len(living)
            case "crewmember-here" | "crewmember-with-it":
                return sum(crew.sector == self.spot.sector for crew in living)
            case "other-here":
                return len(self.table.others_at(self.spot.sector, self.spot.who))
            case "crewmember-in":
                return sum(str(crew.sector) in str(args[0]).split() for crew in living)
        return 1.0

    def verb(self, form: str, args: tuple[str | int, ...], depth: int) -> float:
        """The way to the goal first; then what the verb does by itself."""
        if form == "log":
            return self.log(str(args[0]), depth + 1)
        steps = self.story.verb(form, args)
        way = GOAL * NEARER**steps if steps < FAR else 0.0
        known = SPECIAL.get(form)
        if known is not None:
            return way + known(self, args)
        if form in EACH:
            return way + EACH[form] * next((each for each in args if isinstance(each, int)), 1)
        return way + FLAT.get(form, 0.0)

    def promise(self, effect: EffectText | None) -> float:
        """What an Outcome is worth, also if it is one of several that are needed for the next step to the goal."""
        steps = self.story.steps(effect)
        return max(self.effect(effect), GOAL * NEARER ** (steps + 1) if steps < FAR else -99.0)

    def log(self, name: str, depth: int) -> float:
        """A Log is worth what it does and the best that can be chosen in it."""
        if depth > DEEP:
            return 0.0
        effect, choices = self.told(name)
        before = self.finishing
        self.finishing = before or self._finishes(effect)
        best = max((self.choice(choice, depth) for choice in choices), default=0.0)
        self.finishing = before
        return self.effect(effect, depth) + best

    def _finishes(self, effect: EffectText | None) -> bool:
        """Whether it completes the Mission that the team works on: then leaving is welcome."""
        goal = ("complete-mission", (self.table.goal,))
        return effect is not None and goal in verbs_in(effect.tree)

    def choice(self, choice: LogChoice, depth: int = 0) -> float:
        return self.effect(choice.cost, depth) + self.effect(choice.effect, depth)

    def told(self, name: str) -> tuple[EffectText | None, list[LogChoice]]:
        card = self.table.content.logs[name]
        for other in card.instead:
            if not lacking(self.table, self.spot, other.only):
                return other.effect, other.choices
        return card.effect, card.choices

    def injury(self) -> float:
        return -INJURY[min(injuries(self.table.crew(self.spot.who)), len(INJURY) - 1)]

    def danger(self, letter: str) -> float:
        """What a Danger die is worth on average. V-DANGER-01."""
        faces = self.table.content.ruling.danger_faces
        effects = self.table.content.dangers[letter].effects
        return sum(self.effect(effects.get(face), DEEP) for face in faces) / len(faces)

    def refreshed(self, count: int) -> float:
        """Dice that come back count only if there are Spent ones."""
        return 0.8 * min(count, len(self.table.crew(self.spot.who).spent))

    def supply(self) -> float:
        return SCARCE if self.table.view.supplies < len(self.table.living) else SUPPLY

    def spent(self, want: str, count: int = 1) -> float:
        """Without a fitting die it becomes a Sacrifice, without any an Injury. V-SPEND-02, V-SAC-04, V-SAC-05."""
        crew, dice = self.table.crew(self.spot.who), self.table.content.dice
        free = _fitting(dice, available(crew), want)
        worn = _fitting(dice, crew.spent, want)
        total = SPENT * min(count, free)
        for number in range(count - free):
            few = len(available(crew)) + len(crew.spent) <= self.table.content.ruling.few_dice
            total += self.injury() if few or number >= worn else SACRIFICED
        return total

    def over(self) -> float:
        return LEAVING if self.finishing or not self.table.goal else -LEAVING


def _fitting(cards: dict[str, DieCard], dice: Sequence[str], want: str) -> int:
    return sum(want in ANY or cards[die].colour == want for die in dice)


def _want(args: Sequence[str | int]) -> str:
    return next((each for each in args if isinstance(each, str)), "die")


def _number(args: Sequence[str | int]) -> int:
    return next((each for each in args if isinstance(each, int)), 1)


SPECIAL: dict[str, Callable[[Judge, tuple[str | int, ...]], float]] = {
    "gain": lambda judge, _args: judge.injury(),
    "danger": lambda judge, args: judge.danger(str(args[0])),
    "spend": lambda judge, args: judge.spent(_want(args)),
    "spend-some": lambda judge, args: judge.spent(_want(args), _number(args)),
    "sacrifice": lambda _judge, _args: SACRIFICED,
    "sacrifice-some": lambda _judge, args: SACRIFICED * _number(args),
    "refresh": lambda judge, args: judge.refreshed(_number(args)),
    "refresh-colour": lambda judge, args: 0.7 * judge.refreshed(_number(args)),
    "refresh-all": lambda judge, _args: judge.refreshed(3),
    "gain-supplies": lambda judge, args: judge.supply() * _number(args),
    "lose-supplies": lambda judge, args: -judge.supply() * min(_number(args), judge.table.view.supplies),
    "lose-supplies-less": lambda judge, args: -judge.supply() * max(0, _number(args) - 1),
    "end-exploration": lambda judge, _args: judge.over(),
    "complete-mission": lambda judge, args: 3.0 if args[0] != judge.table.goal else 0.0,
    "replace-poi": lambda judge, _args: FREEDOM if judge.table.is_stuck(judge.spot.sector) else 0.0,
    "unmark-sector": lambda judge, args: (
        FREEDOM if args[0] == STUCK and judge.table.is_stuck(judge.spot.sector) else 0.0
    ),
}
"""Verbs that depend on how things stand."""
