"""What things are worth to the crew, in pawns: one pawn well used is about 1. Rough on purpose, but in one place."""

import re
from functools import cache

from farlight.martians.model.amounts import in_numbers

MUST = 10.0
"""Something without which the mission is lost."""
TOKEN = 0.7
"""A Morale token: two or three of them buy an ability."""
ADVENTURE = 1.1
"""What an Adventure costs on average: most of them harm a little."""
MORALE = 1.4
PART = 1.5
CARD = 2.6
"""A Malfunction card, and the next Box marker turned red."""
FAILURE_TOKENS = 2

_WOUNDS = (0.9, 1.3, 2.8, 3.5, 9.0, 60.0)
"""The next wound by how many there are: the third and the fifth bring a Condition, the sixth is the end."""


DEATH = _WOUNDS[-1]
"""What the last wound costs."""


def wound(wounds: int, count: int = 1) -> float:
    """What so many wounds cost somebody who has some already."""
    return sum(_WOUNDS[min(wounds + more, len(_WOUNDS) - 1)] for more in range(count))


def healed(wounds: int) -> float:
    """What a healed wound is worth: it will not be the last one."""
    return 0.7 * wound(wounds) if wounds else 0.0


_GOOD: tuple[tuple[str, float], ...] = (
    (r"each astronaut: gain (\d+) tokens", 4 * TOKEN),
    (r"gain (\d+) tokens", TOKEN),
    (r"stress down (\d+)", 0.35),
    (r"morale up (\d+)", 2.0),
    (r"heal (\d+)", 1.2),
    (r"lower \S+ (\d+)", 0.7),
    (r"gain (\d+) (?:oxygen|energy)", 0.4),
    (r"gain (\d+) food", 0.5),
    (r"turn up \S+ (\d+)", 1.2),
    (r"advance \S+ (\d+)", 0.12),
    (r"retreat strain (\d+)", 0.08),
)
"""Patterns with a number and what one of it is worth."""
_PLAIN: tuple[tuple[str, float], ...] = (
    (r"advance \S+ by card", 4.0),
    (r"advance \S+ by half card", 2.2),
    (r"gain (?:any|random|connectors|filters|hardware|cpu) part", PART),
    (r"gain (?:pending |ring \d )?sample", 1.5),
    (r"gain nutrient", 1.5),
    (r"gain gas", 1.0),
    (r"gain poi", 1.2),
    (r"gain upgrade", 2.2),
    (r"gain seed", 0.6),
    (r"examine sample", 2.2),
    (r"fix ", 1.6),
    (r"cure", 1.2),
    (r"clear tile", 1.5),
    (r"clear ", 0.5),
    (r"unload ", 0.5),
    (r"pick up ", 0.5),
    (r"ease ", 0.9),
    (r"sure ", 0.9),
    (r"scout ring", 2.0),
    (r"allow rovers", 0.8),
    (r"identify beacon", 2.5),
    (r"trace beacon", 0.6),
    (r"add signal beside", 3.0),
    (r"move signal", 2.0),
    (r"place drawn signal", 3.0),
    (r"feed ", 3.0),
    (r"place ear", 4.0),
    (r"move stain", 0.8),
    (r"refresh ", 0.5),
    (r"unmark ", 1.0),
    (r"growing up", 0.5),
    (r"mark spare", 1.0),
    (r"exchange ", 0.5),
)
_BAD: tuple[tuple[str, float], ...] = (
    (r"each astronaut: discard (\d+) tokens", 4 * TOKEN),
    (r"discard (\d+) tokens", TOKEN),
    (r"stress up (\d+)", 0.35),
    (r"morale down (\d+)", MORALE),
    (r"raise \S+ (\d+)", 0.6),
    (r"lose (\d+) (?:oxygen|energy)", 0.4),
    (r"lose (\d+) food", 0.6),
    (r"turn down \S+ (\d+)", 1.2),
    (r"retreat (?!strain)\S+ (\d+)", 0.12),
    (r"advance strain (\d+)", 0.08),
)
_BAD_PLAIN: tuple[tuple[str, float], ...] = (
    (r"discard all tokens", 1.5),
    (r"\bwound\b(?! on| at)", 1.6),
    (r"draw condition", 2.2),
    (r"break ", 1.8),
    (r"resolve ", 2.0),
    (r"cut ", 2.0),
    (r"lose (?:any|connectors|filters|hardware|cpu) part", PART),
    (r"lose (?:nearby )?sample", 1.2),
    (r"lose nutrient", 1.2),
    (r"remove sample", 0.8),
    (r"unexamine sample", 1.5),
    (r"fade signal", 1.5),
    (r"queue fault", 1.2),
    (r"queue ", 0.7),
    (r"put ", 0.7),
    (r"load fault", 1.5),
    (r"load ", 0.5),
    (r"drop ", 0.5),
    (r"mark (?:idle|rest-only)", 1.0),
    (r"mark (?:mute|silent|indoors|tender|shaky|storied|double-ration|late-night)", 0.6),
    (r"plant to growth", 0.8),
    (r"all plants to growth", 2.0),
    (r"lose plant", 1.0),
    (r"growing down", 0.3),
    (r"highest growing down", 0.3),
    (r"die in", 0.8),
    (r"no rovers", 1.0),
    (r"burden beacons", 1.5),
    (r"remove (?:ear|stain)", 2.5),
    (r"unmark spot ear", 2.5),
    (r"strip ", 0.6),
)
_SIZES = {"HS": 1, "HM": 2, "HL": 3, "GS": 1, "GM": 2}


@cache
def effect(source: str) -> float:
    """What an effect is worth, good less bad. Of a choice inside it, the best branch counts."""
    source = in_numbers(source, _SIZES)
    if " | " in source and source.startswith("choose:"):
        return max(effect(branch) for branch in source.removeprefix("choose:").split(" | "))
    return sum(_phrase(phrase.strip()) for phrase in re.split(r";|->", source))


def _phrase(phrase: str) -> float:
    times = re.match(r"(\d+) times:", phrase)
    factor = int(times[1]) if times else 1
    for patterns, sign in ((_GOOD, 1), (_BAD, -1)):
        for pattern, each in patterns:
            found = re.search(pattern, phrase)
            if found:
                return sign * each * int(found[1]) * factor
    for patterns, sign in ((_PLAIN, 1), (_BAD_PLAIN, -1)):
        for pattern, whole in patterns:
            if re.search(pattern, phrase):
                return sign * whole * factor
    return 0.0
