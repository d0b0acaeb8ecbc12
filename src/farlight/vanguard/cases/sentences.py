"""The sentences of Vanguard's scenarios: what can be given and claimed, and how a case makes its Dice Checks.

A case begins on a bare table with an Action of the first turn: the set-up was answered, and whatever differs from game
to game was taken away. Crewmembers are named by Section or card, everything else by its id in the pack.
"""

from farlight.vanguard.cases import aboard, checks, crew, finds, ground, opening, spoken, table
from farlight.vanguard.cases.frame import WORDS
from farlight.vanguard.rules import steps

SENTENCES = (aboard, checks, crew, finds, ground, opening, spoken, table)
"""All that speak; reading them gives their sentences to WORDS."""

steps.STEPS.update(spoken.STEPS)

__all__ = ["SENTENCES", "WORDS"]
