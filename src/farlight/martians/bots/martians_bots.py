"""The bots of Martians by name."""

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from farlight.kernel import Bots
from farlight.martians.bots.beginner_crew import PlainCrew
from farlight.martians.bots.bot import CrewBot
from farlight.martians.bots.measure import FEATURES, measure
from farlight.martians.model.content import Definitions
from farlight.martians.rules.context import MartiansPlay


class MartiansBots(Bots):
    adviser = "crew-normal"
    settling = frozenset(("difficulty", "lost-mission"))
    features = FEATURES
    weights = Path(__file__).with_name("weights.json")

    def __init__(self, content: Definitions) -> None:
        self._content = content

    def by_name(self) -> Mapping[str, Callable[[int], CrewBot]]:
        """Crews that have a reason for everything, at each difficulty: a plain one, and one that uses its cards."""
        kinds = {"crew": PlainCrew, "expert": CrewBot}
        return {
            f"{name}-{level}": partial(kind, self._content, level)
            for name, kind in kinds.items()
            for level in self._content.difficulties
        }

    def measure(self, play: MartiansPlay) -> tuple[str, tuple[float, ...]]:
        return measure(play)
