"""A bot that searches: ways on from a question are tried on tables that might be, and the best one is gone.

A way is a line of answers up to where something is rolled or revealed: a single choice, the dice of a check, the plan
of all seats. The first way is that of the game's adviser; the others leave it at some answer and let the adviser
complete what they began. All are tried with the same luck.
"""

from contextlib import suppress
from random import Random
from time import perf_counter
from typing import NamedTuple

from farlight.bots.bot import Bot, Maker
from farlight.bots.evaluation import Evaluation, evaluation_of
from farlight.bots.halving import Halving, Way
from farlight.bots.look import Look
from farlight.bots.playouts import Line, Playouts, Stretch, stretch_from
from farlight.bots.registry import find_bot
from farlight.kernel import AnyGame, AnyPosition, EngineError
from farlight.kernel import Line as Said

MANY = 1_000_000
"""Tries that no time allows."""


class Expected(NamedTuple):
    """An answer of the way that is being gone: who gives it, and what it is."""

    number: int
    option: str


class SearchBot:
    """Plays any game that has an adviser. The same seed and the same number of playouts give the same answers."""

    def __init__(
        self, seed: int, playouts: int = 0, ms: int = 0, horizon: int = 40, ways: int = 12, policy: str = ""
    ) -> None:
        self._random = Random(seed)
        self._tries = playouts
        self._seconds = (ms or (0 if playouts else 1000)) / 1000
        self._horizon = horizon
        self._most = ways
        self._policy_name = policy
        self._adviser: Bot | None = None
        self._path: list[Expected] = []
        self._deadline = 0.0
        self.steps = 0
        """Answers given in playouts so far."""
        self.played = 0
        """Playouts so far."""
        self.before = self.after = -1.0
        """The chance of a win by the adviser's way and by the one that is gone, as the last search has it; else -1."""

    def choose(self, look: Look) -> int:
        self._deadline = perf_counter() + self._seconds
        number = self._go_on(look)
        if number is not None:
            return number
        maker = self._policy(look.game)
        self._adviser = self._adviser or maker(self._random.getrandbits(32))
        self.before = self.after = -1.0
        if look.is_roll or look.rounds or look.decision.prompt in look.game.bots.settling or look.choices < 2:
            return self._adviser.choose(look)
        return self._search(look, maker)

    def reasons(self, look: Look, number: int) -> list[Said]:  # noqa: ARG002 - as all explainers have it
        """By how much the chance of a win changes, as far as it was tried."""
        if self.after < 0:
            return []
        told = (("before", round(100 * self.before)), ("after", round(100 * self.after)))
        return [Said("hint-search" if self.after > self.before else "hint-search-same", told)]

    def _policy(self, game: AnyGame) -> Maker:
        return find_bot(game, self._policy_name or game.bots.adviser or "random")

    def _go_on(self, look: Look) -> int | None:
        """The next answer of the way that is being gone, if it leads on from here."""
        if self._path:
            expected = self._path.pop(0)
            number = expected.number - look.original(0)
            if not look.rounds and look.offers(number) and look.option(number).id == expected.option:
                return number
            self._path.clear()
        return None

    def _search(self, look: Look, maker: Maker) -> int:
        seed = self._random.getrandbits(32)
        ways = self._ways(look, maker, seed)
        if len(ways) < 2:
            return self._gone(look, ways[0], seed)
        playouts = Playouts(maker, self._evaluation(look.game), self._horizon)

        def value(way: Stretch, luck: int) -> float:
            return playouts.value(look.possible(seed + luck), way.line, seed + luck)

        halving = Halving(ways, value)
        best: Way[Stretch] = halving.run(self._tries or MANY, self._has_time)
        self.steps += playouts.steps
        self.played += playouts.played
        self.before, self.after = halving.ways[0].mean, best.mean
        return self._gone(look, best.what, seed)

    def _evaluation(self, game: AnyGame) -> Evaluation:
        return evaluation_of(game.bots)

    def _has_time(self) -> bool:
        return not self._seconds or perf_counter() < self._deadline

    # Which ways there are

    def _ways(self, look: Look, maker: Maker, seed: int) -> list[Stretch]:
        """The adviser's way first; then those that leave it at the first question, then at later ones, by lot."""
        first: Line = ()
        if not look.whole:  # an adviser that remembers what it has begun, for others answer in between
            self._adviser = self._adviser or maker(seed)
            first = (look.original(self._adviser.choose(look)),)
        base = stretch_from(look.possible(seed), first, maker, seed, look.longest)
        found = {base.leads_to: base}
        for begun in self._leaving(look, base.line, seed):
            if len(found) > self._most or not self._has_time():
                break
            with suppress(EngineError):  # a table that cannot be leads nowhere
                way = stretch_from(look.possible(seed), begun, maker, seed, look.longest)
                found.setdefault(way.leads_to, way)
        return list(found.values())

    def _leaving(self, look: Look, line: Line, seed: int) -> list[Line]:
        """Beginnings of other ways: the answers up to where they leave it."""
        chance = Random(seed)
        here = [(number,) for number in look.numbers() if number != line[0]]
        chance.shuffle(here)
        later: list[Line] = []
        position = look.possible(seed)
        for place, number in enumerate(line[:-1]):
            position.choose(number)
            others = [each for each, _ in _options(position) if each != line[place + 1]]
            later += [(*line[: place + 1], each) for each in others]
        chance.shuffle(later)
        return [*here, *later]

    def _gone(self, look: Look, way: Stretch, seed: int) -> int:
        """Keep the way to go it answer by answer, and give the first."""
        position = look.possible(seed)
        self._path = []
        for number in way.line if look.whole else way.line[:1]:
            option = next(option for each, option in position.choices() if each == number)
            self._path.append(Expected(number, option.id))
            position.choose(number)
        return self._path.pop(0).number - look.original(0)


def _options(position: AnyPosition) -> list[tuple[int, object]]:
    """The options of the first that is asked."""
    return list(enumerate(position.open[0].options)) if position.open else []
