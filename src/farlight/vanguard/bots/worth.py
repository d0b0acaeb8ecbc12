"""What things are worth to the team, in dice: a die in a slot is worth 1."""

from collections.abc import Callable

from farlight.content import EffectText
from farlight.effects import Choose, Do, Each, Effect, If, May, Pay, Seq, Times
from farlight.vanguard.bots.clues import Args, is_fit, is_pressed, is_sound, is_unknown, number_in, phrases_in, tokens
from farlight.vanguard.bots.ship_stores import has_room, is_missing
from farlight.vanguard.bots.team import Spot, Team
from farlight.vanguard.model.planet_cards import LogChoice
from farlight.vanguard.model.state import Crew
from farlight.vanguard.rules.context import groups
from farlight.vanguard.rules.exploration.board import is_stuck
from farlight.vanguard.rules.exploration.injuries import cards_on
from farlight.vanguard.rules.exploration.section_dice import available, fitting, in_play
from farlight.vanguard.rules.exploration.time_tracks import condition_track

GOAL = 60.0
"""Completing the Mission."""
NEARER = 0.7
"""So much of it for a step that is known to lead there."""
HOPE, AGAIN = 30.0, 24.0
"""Something unknown where the Mission sends the team; something that is known there, and did not do yet."""
CURIOUS, WEARY = 10.0, 0.5
"""Something unknown anywhere else, to a team that has strength and time, and to one that has not."""
EAGER, RISK = 45.0, 12.0
"""The same to a team that is after the unknown and not badly hurt; and if a failure leads to it."""
HASTE = 8.0
"""A space of a clock that runs to something unknown."""
DREAD = -1.5
"""Something unknown that a failure leads to."""
PRICED = 8.0
"""An unknown with a price settles more than one that is given away."""
ASIDE = 5.0
"""Completing an optional one."""
LEAVING = 12.0
"""Home, when the Mission is done; the loss of it, when it is not."""
FREEDOM = 8.0
"""Getting out of a Sector that holds whoever is in it."""
RELIEF = 4.0
"""Taking a marker off the board that speaks of harm."""
INJURY = (3.0, 5.0, 10.0, 30.0)
"""What one more costs with 0, 1, 2, 3 of them: the fourth ends everything. V-INJ-17."""
FOUND, MISSING, SOME = 1.0, 5.0, 3.0
"""A Discovery: by itself, to a ship that has a project for it, to one that will have."""
LEAD = 0.37
"""So much of a Discovery is a Lead, as they lie in the bag. V-LEAD-09, V-LEAD-16."""
STUCK = "no-movement"
SPENT, SACRIFICED = -0.7, -2.2
SUPPLY, SCARCE = 1.0, 2.5

EACH: dict[str, float] = {
    "gain-success-tokens": 0.8,
    "draw": 0.4,
    "gain-charges": 0.5,
    "discard-cards": -0.4,
    "lose-charges": -0.5,
    "progress-threat": -0.6,
    "progress-a-threat": -0.6,
    "progress-a-time-track": -0.6,
    "return-equipment": -1.0,
    "reduce-a-threat": 0.3,
}
"""Verbs with a number: what one of it is worth."""
FLAT: dict[str, float] = {
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


PLAIN_GROUPS = ("crewmember", "crewmember-here", "other-here", "crewmember-in", "crewmember-in-marked")
"""Those whose members are known without a choice or dice."""


class Judge:
    """Says what effects are worth, to a Crewmember who stands somewhere."""

    def __init__(self, team: Team, spot: Spot) -> None:
        self.team = team
        self.spot = spot
        self.sent = spot.sector in team.sent_to
        """Whether the Mission sends the team here."""
        self.failing = False
        """Whether what is being thought through comes of a failure."""
        self._dangers: dict[tuple[str, bool], float] = {}
        self._prices: dict[tuple[str, int], float] = {}

    def effect(self, effect: EffectText | None) -> float:
        return 0.0 if effect is None else self.tree(effect.tree)

    def tree(self, tree: Effect) -> float:
        match tree:
            case Do(phrase):
                return self.verb(phrase.form, phrase.args)
            case Seq(parts):
                return sum(map(self.tree, parts))
            case Choose(options):
                return max(map(self.tree, options))
            case May(body):
                return max(0.0, self.tree(body))
            case Times(count, body):
                return count * self.tree(body)
            case Each(group, body):
                return self._members(group.form, group.args) * self.tree(body)
            case If(tests, body, otherwise):
                if all(self.team.would_hold(self.spot, test) for test in tests):
                    return self.tree(body)
                return 0.0 if otherwise is None else self.tree(otherwise)
            case Pay(cost, body):
                return self.verb(cost.form, cost.args) + self.tree(body)

    def _members(self, group: str, args: Args) -> int:
        """How many an effect concerns; of a group that is chosen or drawn by lot it is one."""
        if group not in PLAIN_GROUPS:
            return 1
        return len(self.team.ask(self.spot, lambda play, about: groups.by_name[group].run(play, about, *args)))

    @property
    def crew(self) -> Crew:
        return self.team.state.crew[self.spot.who]

    def verb(self, form: str, args: Args) -> float:
        """What nobody knows yet is worth what is hoped of it; anything else what it does."""
        if is_unknown(self.team, form, args):
            return self.surprise()
        if form == "log":
            return AGAIN if self.sent and not self.failing else 0.0
        known = SPECIAL.get(form)
        if known is not None:
            return known(self, args)
        if form in EACH:
            return EACH[form] * next((each for each in args if isinstance(each, int)), 1)
        return FLAT.get(form, 0.0)

    def surprise(self) -> float:
        if self.team.eager and is_sound(self.team):
            return RISK if self.failing else HOPE if self.sent else EAGER
        if self.failing:
            return DREAD
        if self.sent:
            return HOPE
        return CURIOUS if is_fit(self.team) and not is_pressed(self.team) else WEARY

    def outcome(self, effect: EffectText | None, colour: str) -> float:
        """What an Outcome is worth, also if it is one of several that are needed to complete the Mission."""
        self.failing = colour == "red"
        worth = self.effect(effect)
        self.failing = False
        return max(worth, GOAL * NEARER) if self.completes(effect) else worth

    def completes(self, effect: EffectText | None) -> bool:
        """Whether the text speaks of completing the Mission, now or on some other day."""
        goal = ("complete-mission", (self.team.goal,))
        return effect is not None and goal in phrases_in(effect.tree)

    def choice(self, choice: LogChoice) -> float:
        """A choice of a Log that is being read, its price taken off."""
        worth = self.effect(choice.cost) + self.effect(choice.effect)
        veiled = any(is_unknown(self.team, *each) for each in phrases_in(choice.effect.tree))
        return worth + (PRICED if veiled and choice.cost is not None else 0.0)

    def injury(self) -> float:
        return -INJURY[min(len(cards_on(self.crew)), len(INJURY) - 1)]

    def danger(self, letter: str) -> float:
        """What a Danger die is worth on average. V-DANGER-01."""
        known = self._dangers.get((letter, self.failing))
        if known is None:  # asked for every Path of a board
            faces = self.team.content.ruling.danger_faces
            effects = self.team.content.dangers[letter].effects
            known = sum(self.effect(effects.get(face)) for face in faces) / len(faces)
            self._dangers[letter, self.failing] = known
        return known

    def refreshed(self, count: int) -> float:
        """Dice that come back count only if there are Spent ones."""
        return 0.8 * min(count, len(self.crew.spent))

    def find(self, kind: str) -> float:
        """A Discovery of a type. V-DISC-11."""
        if self.team.ship is None:
            return FOUND
        if not has_room(self.team):
            return 0.0
        return MISSING if is_missing(self.team, kind) else SOME

    def supply(self) -> float:
        return SCARCE if self.team.state.supplies < len(self.team.living) else SUPPLY

    def spent(self, want: str, count: int = 1) -> float:
        """Without a fitting die it becomes a Sacrifice, without any an Injury. V-SPEND-02, V-SAC-04, V-SAC-05."""
        known = self._prices.get((want, count))
        if known is None:
            known = self._prices[want, count] = self._price(want, count)
        return known

    def _price(self, want: str, count: int) -> float:
        free, worn = self._fitting(available(self.crew), want), self._fitting(self.crew.spent, want)
        few = in_play(self.team.state, self.spot.who) <= self.team.content.ruling.few_dice
        total = SPENT * min(count, free)
        for number in range(count - free):
            total += self.injury() if few or number >= worn else SACRIFICED
        return total

    def _fitting(self, dice: tuple[str, ...], want: str) -> int:
        kinds = fitting(self.team.play, dice, want)
        return sum(die in kinds for die in dice)

    def time(self, steps: int) -> float:
        """Spaces of the Time Tracks, won or lost."""
        if not is_pressed(self.team):
            return (0.3 if steps > 0 else 0.6) * steps
        return HASTE * min(steps, self.team.state.time.get(condition_track(self.team.play), 0))

    def freedom(self) -> float:
        """What ends No Movement here. V-ICON-52."""
        return FREEDOM if is_stuck(self.team.play, self.spot.sector) else 0.0

    def over(self) -> float:
        return -LEAVING if self.team.goal else LEAVING


def _want(args: Args) -> str:
    return next((each for each in args if isinstance(each, str)), "die")


SPECIAL: dict[str, Callable[[Judge, Args], float]] = {
    "gain": lambda judge, _args: judge.injury(),
    "danger": lambda judge, args: judge.danger(str(args[0])),
    "spend": lambda judge, args: judge.spent(_want(args)),
    "spend-some": lambda judge, args: judge.spent(_want(args), number_in(args)),
    "sacrifice": lambda _judge, _args: SACRIFICED,
    "sacrifice-some": lambda _judge, args: SACRIFICED * number_in(args),
    "refresh": lambda judge, args: judge.refreshed(number_in(args)),
    "refresh-colour": lambda judge, args: 0.7 * judge.refreshed(number_in(args)),
    "refresh-all": lambda judge, _args: judge.refreshed(3),
    "progress-time": lambda judge, args: judge.time(-number_in(args)),
    "reduce-time": lambda judge, args: judge.time(number_in(args)),
    "reduce-a-time-track": lambda judge, args: judge.time(number_in(args)),
    "gain-a-discovery": lambda judge, args: judge.find(str(args[0])),
    "gain-some-leads": lambda judge, args: LEAD * number_in(args) * judge.find(_want(args)),
    "gain-supplies": lambda judge, args: judge.supply() * number_in(args),
    "lose-supplies": lambda judge, args: -judge.supply() * min(number_in(args), judge.team.state.supplies),
    "lose-supplies-less": lambda judge, args: -judge.supply() * max(0, number_in(args) - 1),
    "end-exploration": lambda judge, _args: judge.over(),
    "complete-mission": lambda judge, args: GOAL if args[0] == judge.team.goal else ASIDE,
    "gain-that-unique": lambda judge, args: GOAL * NEARER if args[0] in tokens(judge.team) else 1.0,
    "replace-poi": lambda judge, _args: judge.freedom(),
    "unmark-sector": lambda judge, args: judge.freedom() if args[0] == STUCK else 0.0,
    "unmark-that-sector": lambda _judge, _args: RELIEF,
}
"""Verbs that depend on how things stand."""
