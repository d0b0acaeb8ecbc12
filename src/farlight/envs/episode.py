"""A game as something that is stepped through: who acts, what they see, which actions there are.

Each kind of environment is a coat around it.
"""

import copy
from pathlib import Path
from typing import Any, Self

import msgspec

from farlight.bots import Guarded, Look, find_bot, guarded
from farlight.envs.action_list import ANYTIME, BACK, ActionList, Mask
from farlight.envs.features import NOTHING, Features, SeatFeatures, as_dict
from farlight.errors import UserError
from farlight.kernel import GROUP, AnyGame, AnyPosition, Decision, Position, Setup, load_game
from farlight.kernel.decision import REOPEN

LIMIT = 20_000
"""Steps after which an episode is broken off: choices can be taken back."""
DIFFICULTY = "difficulty"


class Wanted(msgspec.Struct, frozen=True):
    """What is played, and how it is shown."""

    game: str
    mission: str = ""
    """The beginners' one if empty."""
    seats: int = 2
    difficulty: str = ""
    """Empty: it is asked as everything else."""
    pack: str = ""
    actions: int = 1024
    features: int = 1024
    """0 leaves the array out: for whoever makes features of their own from the view."""
    anytime: bool = True
    """Whether there is the action that looks at what can be done at any time."""
    limit: int = LIMIT

    def load(self) -> tuple[AnyGame, Setup]:
        """The game and what it is set up with, checked."""
        game = load_game(self.game, Path(self.pack) if self.pack else None)
        setup = Setup(self.game, self.mission or game.rules.missions()[0].id, self.seats, 1)
        game.check_setup(setup)
        return game, setup


class Episode:
    """One game from its beginning to its end."""

    def __init__(self, wanted: Wanted, seed: int = 1) -> None:
        self.wanted = wanted
        self.game, self._setup = wanted.load()
        self.list = ActionList(wanted.actions)
        self._features: dict[int, SeatFeatures] = {}
        self._others: frozenset[int] = frozenset()
        self._bot: Guarded | None = None
        self._beside: tuple[int, str] | None = None
        self.begin(seed)

    def begin(self, seed: int) -> None:
        """Begin a new game; the same seed is the same game."""
        self.setup = msgspec.structs.replace(self._setup, seed=seed)
        self.position: AnyPosition = Position(self.game, self.game.rules.new(self.setup))
        self.steps = 0
        self._taken: list[int] = []
        self._choose_difficulty()
        self._turn()

    def leave_others_to(self, seat: int, bots: str) -> None:
        """Act for one seat only; bots of this name have all others."""
        if not 0 <= seat < self.wanted.seats:
            raise UserError(f"There is no seat {seat}: the table has seats 0 to {self.wanted.seats - 1}.")
        self._others = frozenset(range(self.wanted.seats)) - {seat}
        maker = find_bot(self.game, bots)
        self._bot = guarded(self.game, bots, maker, self.setup.seed)
        self._beside = (seat, bots)
        self._turn()

    def _choose_difficulty(self) -> None:
        wanted, asked = self.wanted.difficulty, self.position.open[0]
        if wanted:
            known = [option.id for option in asked.options]
            if f"{DIFFICULTY}:{wanted}" not in known:
                raise UserError(f"There is no difficulty '{wanted}' in {self.setup.mission} of {self.setup.game}.")
            self.position.choose(known.index(f"{DIFFICULTY}:{wanted}"))

    # Whose turn it is, and what can be done

    def _turn(self) -> None:
        """Find the question that is to be answered; bots answer theirs first, where nobody waits for the agent."""
        position, others = self.position, self._others
        while others and position.open and not any(self._is_ours(each) for each in position.open):
            if all(each.seat not in others for each in position.open):
                break  # we may only think again: nobody else is asked
            look = Look(position, others)
            position.choose(look.original(self._bot.choose(look) if self._bot is not None else 0))
        self._find()

    def _is_ours(self, decision: Decision) -> bool:
        """Whether the agent has something to do there; who is ready and waits for others can only think again."""
        return decision.seat not in self._others and decision.prompt != REOPEN.verb

    def _find(self) -> None:
        """Find the first question of ours, and how many options of other questions stand before its own."""
        open_ones = self.position.open
        own = [place for place, each in enumerate(open_ones) if each.seat not in self._others]
        place = next((place for place in own if self._is_ours(open_ones[place])), own[0] if own else None)
        self.decision: Decision | None = None if place is None else open_ones[place]
        self._before = sum(len(each.options) for each in open_ones[:place]) if place else 0
        self._offers(None)

    def _offers(self, effects: list[int] | None) -> None:
        """List the actions: those of the question, or any-time effects by their numbers at the position."""
        self._effects = effects
        if self.decision is None:
            self.actions: list[int] = []
            self.choices: list[int] = []
            return
        options = self.decision.options
        if effects is None:
            self.actions = self.list.numbers(options)
            self.choices = list(range(self._before, self._before + len(options)))
            if self.wanted.anytime:
                self.actions.append(ANYTIME)
                self.choices.append(-1)
        else:
            first = sum(len(each.options) for each in self.position.open)
            found = self.position.interrupts()
            self.actions = [*self.list.numbers(found[each - first].option for each in effects), BACK]
            self.choices = [*effects, -1]

    @property
    def over(self) -> bool:
        return self.decision is None

    @property
    def seat(self) -> int:
        """Who acts; the first of those who play together for what the group decides."""
        if self.decision is None:
            return 0
        if self.decision.seat != GROUP:
            return self.decision.seat
        return min(set(range(self.wanted.seats)) - self._others)

    def options(self) -> dict[int, str]:
        """What can be done now, by its action."""
        names = {number: option.id for number, option in self.position.choices()}
        own = {ANYTIME: "any-time", BACK: "back"}
        return {
            action: own.get(action) or names[choice] for action, choice in zip(self.actions, self.choices, strict=True)
        }

    def mask(self) -> Mask:
        return self.list.mask(self.actions)

    def step(self, action: int) -> bool:
        """Do something; False, and all as it was, if it is not offered."""
        self.steps += 1
        self._taken.append(action)
        try:
            place = self.actions.index(action)
        except ValueError:
            return False
        if action in (ANYTIME, BACK):
            effects = self._anytime() if action == ANYTIME else None
            self._offers(effects)
            if effects is None:
                self._drop_anytime()
        else:
            self.position.choose(self.choices[place])
            self._turn()
        return True

    def _anytime(self) -> list[int] | None:
        """The numbers of the any-time effects of whoever acts; None without any."""
        first = sum(len(each.options) for each in self.position.open)
        found = enumerate(self.position.interrupts(), first)
        own = [number for number, effect in found if effect.seat not in self._others]
        return own or None

    def _drop_anytime(self) -> None:
        """Drop the way to any-time effects: whoever has seen what there is, or that there is nothing, need not look
        again.
        """
        if self.actions[-1] == ANYTIME:
            self.actions.pop()
            self.choices.pop()

    # What is seen, and what it comes to

    def observation(self, seat: int) -> Features:
        """What a seat sees, as an array; without one if no features are wanted."""
        if not self.wanted.features:
            return NOTHING
        features = self._features.get(seat)
        if features is None:
            features = self._features[seat] = SeatFeatures(self.wanted.features)
        decision = self.decision
        asked = "" if decision is None or decision.seat not in (seat, GROUP) else decision.prompt
        return features.read(self.game.view(self.position.state, seat), asked)

    def view(self, seat: int | None) -> dict[str, Any]:
        return as_dict(self.game, self.position, seat)

    def reward(self) -> float:
        """What the game came to, the same for all: they win or lose together."""
        if not self.over:
            return 0.0
        return 1.0 if self.position.won else -1.0

    def clone(self) -> Self:
        """The same game at the same place, with the same dice and decks ahead; each goes its own way from here."""
        twin = copy.copy(self)
        twin.position = self.position.copy()
        twin.actions, twin.choices, twin._taken = self.actions[:], self.choices[:], self._taken[:]
        twin._features = {}
        twin.list = self.list
        if self._bot is not None:
            shared = (self.game, self.game.content, self.game.rules, self.game.table, self.game.pack)
            twin._bot = copy.deepcopy(self._bot, {id(each): each for each in shared})
        return twin

    def __deepcopy__(self, _memo: object) -> Self:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """In a file or on the way to another process: what was done, to be done again there."""
        return _again, (self.wanted, self.setup.seed, self._beside, self._taken)


def _again(wanted: Wanted, seed: int, beside: tuple[int, str] | None, taken: list[int]) -> Episode:
    episode = Episode(wanted, seed)
    if beside is not None:
        episode.leave_others_to(*beside)
    for action in taken:
        episode.step(action)
    return episode
