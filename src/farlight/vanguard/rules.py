"""All steps of the game in one table, and all words of its effects loaded."""

from farlight.kernel import StepTable
from farlight.vanguard import abilities, check, ending, eventdeck, landing, leaving, outcomes, setup, travel, turns
from farlight.vanguard.effects import (
    board_words,
    conditions,
    crew_words,
    deed_words,
    dice_words,
    gear_words,
    help_words,
    moment_words,
    power_words,
    ship_words,
)

WORDS = (
    board_words,
    conditions,
    crew_words,
    deed_words,
    dice_words,
    gear_words,
    help_words,
    moment_words,
    power_words,
    ship_words,
)

STEPS = StepTable()
for chapter in (abilities, check, ending, eventdeck, landing, leaving, outcomes, setup, travel, turns):
    STEPS.update(chapter.STEPS)
