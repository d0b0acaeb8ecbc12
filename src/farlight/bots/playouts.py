"""Playing on from a table that might be: a line of answers, then a policy for a while, then what it promises."""

from typing import NamedTuple

from farlight.bots.bot import Bot, Maker
from farlight.bots.evaluation import Evaluation
from farlight.bots.look import Look
from farlight.kernel import AnyPlay, AnyPosition, EngineError

Line = tuple[int, ...]
"""Answers by number, from the open question on."""


class OpenLook(Look):
    """What a policy sees within a playout: nothing there is anybody's secret, so nothing needs to be masked."""

    __slots__ = ()

    def play(self) -> AnyPlay:
        """The rules over the state as it is: a policy must leave it alone, or work on a copy."""
        return self._position.game.play(self._position.state)


class Playouts:
    """Plays lines to a horizon, and counts the answers that it took."""

    def __init__(self, policy: Maker, evaluation: Evaluation, horizon: int) -> None:
        self._policy = policy
        self._evaluation = evaluation
        self._horizon = horizon
        self.steps = 0
        """Answers given in all playouts so far."""
        self.played = 0

    def value(self, position: AnyPosition, line: Line, seed: int) -> float:
        """The chance of a win after a line, as one playout tells it. The position is used up."""
        self.played += 1
        try:
            for number in line:
                position.choose(number)
            self.steps += len(line)
            self._play_on(position, seed)
        except EngineError:  # a table that cannot be is worth nothing
            return 0.0
        if not position.open:
            return float(position.won)
        return self._evaluation.chance(position.play)

    def _play_on(self, position: AnyPosition, seed: int) -> None:
        policy = self._policy(seed)
        for _ in range(self._horizon):
            if not position.open:
                return
            position.choose(policy.choose(OpenLook(position)))
            self.steps += 1


class Stretch(NamedTuple):
    """A line up to where something is rolled or revealed, and what is planned by then: two ways to it are one."""

    line: Line
    leads_to: str


def stretch_from(position: AnyPosition, first: Line, policy: Maker, seed: int, longest: int) -> Stretch:
    """Answers from the open question on, the first of them given. The position is used up.

    Whatever is hidden, they can be given one after the other: a whole plan, or all dice of a check.
    """
    given: list[int] = []
    player: Bot | None = None
    leads_to = ""
    while position.open and not position.needs_roll and len(given) < longest:
        if len(given) < len(first):
            number = first[len(given)]
        else:
            player = player or policy(seed)
            number = player.choose(OpenLook(position))
        before = position.copy()
        position.choose(number)
        given.append(number)
        if position.play.revealed or not position.open or len(given) == longest:
            leads_to = f"{before.state.fingerprint()} {number}"
            break
    return Stretch(tuple(given), leads_to)
