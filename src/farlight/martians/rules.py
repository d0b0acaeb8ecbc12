"""All steps of the game in one table, and all words of its effects loaded."""

from farlight.kernel import StepTable
from farlight.martians import abilities, app, campaign, malfunction, plan, production, resolve, rounds, setup
from farlight.martians.effects import (  # noqa: F401 - each adds its words to the vocabulary
    base_words,
    cargo_words,
    conditions,
    crew_words,
    map_words,
    sheet_words,
)
from farlight.martians.missions import beacons, crates, nutrients, signals  # noqa: F401 - each adds what is its own

STEPS = StepTable()
for chapter in (abilities, app, campaign, malfunction, plan, production, resolve, rounds, setup):
    STEPS.update(chapter.STEPS)
