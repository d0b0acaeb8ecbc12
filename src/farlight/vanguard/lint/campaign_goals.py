"""What a campaign promises and cannot keep: cards that it never brings, Objectives that nobody can reach."""

from collections.abc import Iterator

import msgspec

from farlight.content import LoadedPack
from farlight.content.reach import REACHED, Chains, follow, tell_chain
from farlight.effects import Problem
from farlight.vanguard.lint.card_origins import waiting, ways_of
from farlight.vanguard.model.content import Definitions
from farlight.vanguard.rules.context import VOCABULARY

EARNED = (
    "objective", "secondary", "upgrade", "tech", "situation", "research", "production", "facility", "addon", "lander",
    "mod", "equipment", "die", "section",
)  # fmt: skip
"""Kinds of card that a ship comes by in the course of a campaign."""


def promises_in(pack: LoadedPack, content: Definitions) -> Iterator[Problem]:
    """By the scenarios that begin a campaign; what waits for an act that is not there yet says so. V-SETUP-15."""
    if not content.campaigns:
        return
    ways = ways_of(content, alone=False)
    now = follow(content.cards, VOCABULARY, msgspec.structs.replace(ways, later={}))
    yield from _never_given(pack, content, follow(content.cards, VOCABULARY, ways))
    yield from _out_of_reach(pack, content, now)
    yield from _here_already(pack, content, now)


def _never_given(pack: LoadedPack, content: Definitions, ever: Chains) -> Iterator[Problem]:
    """What scenarios on their own bring is not dead, and still nobody can earn it."""
    alone = follow(content.cards, VOCABULARY, ways_of(content))
    for kind in EARNED:
        for node in ((kind, name) for name in content.cards[kind]):
            if node in alone and node not in ever:
                yield pack.problem(node, "no campaign brings it: let something give it, or list it under 'later'")


def _out_of_reach(pack: LoadedPack, content: Definitions, now: Chains) -> Iterator[Problem]:
    """Objectives that come up and that nothing in the pack can reach. V-SHIP-BRIDGE-1, V-COMP-53."""
    for kind, cards in (("objective", content.objectives), ("secondary", content.secondaries)):
        for name in cards:
            if (kind, name) in now and (REACHED, f"{kind} {name}") not in now:
                told = f"it comes up and cannot be reached: {tell_chain(now, (kind, name))}"
                yield pack.problem((kind, name, "goal"), told)


def _here_already(pack: LoadedPack, content: Definitions, now: Chains) -> Iterator[Problem]:
    for path, node, part in waiting(content):
        if node in now:
            yield pack.problem(path, f"{' '.join(node)} does not wait for {part}: {tell_chain(now, node)}")
