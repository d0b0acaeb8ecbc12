"""A team that wants to see everything: in a campaign it does first what it has done least often."""

from collections import Counter
from collections.abc import Callable
from random import Random

from farlight.kernel import Decision, Option
from farlight.vanguard.bots.bot import AwayBot, Seen, numbered
from farlight.vanguard.bots.check_dice import WORTH
from farlight.vanguard.bots.team import Team

ALWAYS = ("log", "effect", "secondary", "project", "start-project", "solve")
"""Questions about which way it goes on; one way is as good as the other."""
OFTEN = ("starmap", "situation-effect", "facility")
"""Questions in which a ship can be lost that never thinks of what she needs."""
WHIM = 0.25
"""How often the new is preferred there, or a Special Action to the one that is worth most."""
CARELESS = 0.5
"""How many of the checks are rolled with whatever dice: failures have their Logs as well."""
ENOUGH = 0.1
"""How often the team thinks after one of those dice that it will do."""
EAGERNESS = (0.1, 0.4, 0.8)
"""How many of the Explorations are for looking round, in one game or the other: with all of them no act would end."""
NOTHING = ("no-", "leave-")
"""How the verbs begin that do none of what is offered."""


class CuriousBot(AwayBot):
    """Plays like `away-story`, but on some planets it is after the unread, and it answers as it has not before.

    Among what is equally new a taste decides that is different in each game, so that many games see everything. It
    remembers nothing of other games: equal seeds play equal games.
    """

    def __init__(self, seed: int) -> None:
        super().__init__(seed, by_lot=True)
        self.seed = seed
        self.tried: Counter[str] = Counter()
        self.eagerness = self.random.choice(EAGERNESS)
        self.eager = True
        self.careless = False

    def team(self, look: Seen) -> Team:
        return Team(look.play(), eager=self.eager)

    def answer(self, team: Team, decision: Decision) -> int:
        if decision.prompt == "starmap":
            self.eager = self.random.random() < self.eagerness
        place = self._new(decision)
        if place is None:
            place = super().answer(team, decision)
        self.tried[_name(decision.options[place])] += 1
        return place

    def act(self, look: Seen, team: Team) -> int:
        """What is worth most; now and then whatever was not done yet."""
        place = super().act(look, team)
        self.careless = self.eager and self.random.random() < CARELESS
        if self.eager and self.random.random() < WHIM:
            found = self._least_tried(look.decision, lambda option: option.verb == "special")
            place = place if found is None else found
        if place < len(look.decision.options):
            self.tried[_name(look.decision.options[place])] += 1
        return place

    def dice(self, look: Seen, team: Team) -> int:
        """What was planned, or what lies at hand."""
        if not self.careless:
            return super().dice(look, team)
        own = [number for number, option in enumerate(look.decision.options) if option.verb == "take-die"]
        return self.random.choice(own) if own and self.random.random() > ENOUGH else _ready(look)

    def _new(self, decision: Decision) -> int | None:
        """The option that was taken least often, if this is a question for curiosity."""
        if decision.prompt in ALWAYS or (decision.prompt in OFTEN and self.random.random() < WHIM):
            return self._least_tried(decision, lambda option: not option.verb.startswith(NOTHING))
        return None

    def _least_tried(self, decision: Decision, is_meant: Callable[[Option], bool]) -> int | None:
        found = [
            (self.tried[_name(option)], self._taste(option), number)
            for number, option in enumerate(decision.options)
            if is_meant(option)
        ]
        return min(found)[2] if found else None

    def _taste(self, option: Option) -> float:
        return Random(f"{self.seed} {_name(option)}").random()


def _ready(look: Seen) -> int:
    """The number with which no more dice are given."""
    return max(numbered(look), key=lambda each: WORTH.get(each[1].verb, 0.0))[0]


def _name(option: Option) -> str:
    """What an option is about, whatever it costs today."""
    return " ".join((option.verb, *(str(value) for kind, value in option.refs if kind != "energy")))
