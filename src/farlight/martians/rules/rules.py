"""All steps of the game in one table, and all words of its effects loaded."""

from farlight.kernel import StepTable
from farlight.martians.rules import app, campaign, malfunction, production, rounds, setup
from farlight.martians.rules.actions import abilities, plan, resolve
from farlight.martians.rules.missions import beacons, crates, nutrients, signals  # noqa: F401 - each adds what is its own
from farlight.martians.rules.verbs import base_words, cargo_words, conditions, crew_words, map_words, sheet_words  # noqa: F401 - each adds its words to the vocabulary

STEPS = StepTable()
for chapter in (abilities, app, campaign, malfunction, plan, production, resolve, rounds, setup):
    STEPS.update(chapter.STEPS)
