"""The sentences of Martians' scenarios: what can be given and claimed, and how a case declares its actions.

A case begins on a bare table in the first sol: the set-up was answered, and whatever differs from game to game was
taken away. Astronauts are named by number, profession or card, everything else by its id in the pack.
"""

from farlight.martians.cases import base, deeds, ground, people, plans, story
from farlight.martians.cases.frame import WORDS

SENTENCES = (base, deeds, ground, people, plans, story)
"""All that speak; reading them gives their sentences to WORDS."""

__all__ = ["SENTENCES", "WORDS"]
