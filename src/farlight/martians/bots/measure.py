"""How a mission goes, in numbers: what a search looks at when it stops playing on."""

from farlight.martians.rules.context import MartiansPlay
from farlight.martians.rules.facilities import broken_elements
from farlight.martians.rules.mission_end import is_reached
from farlight.martians.table.objective_counts import progress_of

FEATURES = (
    "reached", "progress", "late", "early", "morale", "stress", "wounds", "worst", "tokens", "broken", "beyond",
    "oxygen", "energy", "food", "parts", "tracks", "shut", "red",
)  # fmt: skip
GRAVE = 3
"""Wounds from which on somebody is in danger."""


def measure(play: MartiansPlay) -> tuple[str, tuple[float, ...]]:
    """The mission, and how far it is, how long there is, what base and crew are worth; nothing before there is one."""
    if not play.state.crew:
        return "", ()
    state, mission = play.state, play.content.missions[play.state.mission]
    reached, progress = _objectives(play)
    left = 1 - state.sol / max(1, state.sols)
    broken = broken_elements(play)
    wounds = [person.wounds for person in state.crew]
    return state.mission, (
        reached,
        progress,
        (1 - progress) * (1 - left),
        progress * left,
        float(state.morale),
        state.stress / play.content.ruling.stress_limit,
        sum(wounds) / len(wounds),
        float(max(0, max(wounds) - GRAVE)),
        sum(person.tokens for person in state.crew) / len(wounds),
        broken / 10,
        max(0, broken - mission.threshold) * (1 - left),
        state.supply["oxygen"] / len(wounds),
        state.supply["energy"] / len(wounds),
        state.supply["food"] / len(wounds),
        len(state.available) / 10,
        sum(state.levels.values()) / 10,
        len(state.shut) / 10,
        float(len(state.box)),
    )


def _objectives(play: MartiansPlay) -> tuple[float, float]:
    """The share of the objectives that are reached, and how far all are on the whole."""
    objectives = [each for each in play.content.missions[play.state.mission].objectives if not each.optional]
    done = [float(is_reached(play, each)) for each in objectives]
    far = []
    for each, reached in zip(objectives, done, strict=True):
        counted = None if reached else progress_of(play, each)
        far.append(reached if counted is None or counted.at_most else min(1.0, counted.now / max(1, counted.wanted)))
    return sum(done) / max(1, len(done)), sum(far) / max(1, len(far))
