"""A player of any game who chooses anything."""

from random import Random

from farlight.bots.look import Look


class RandomBot:
    """Chooses anything, now and then an any-time effect: finds what a careful player never tries."""

    EAGERNESS = 0.05

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, look: Look) -> int:
        if self._random.random() < self.EAGERNESS:
            effects = look.effects()
            if effects:
                return effects[int(self._random.random() * len(effects))][0]
        return int(self._random.random() * len(look.decision.options))
