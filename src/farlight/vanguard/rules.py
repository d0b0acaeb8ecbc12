"""All steps of the game in one table, and all words of its effects loaded."""

from farlight.kernel import StepTable
from farlight.vanguard import abilities, check, ending, eventdeck, landing, leaving, outcomes, script, travel, turns
from farlight.vanguard.effects import (
    aboard_words,
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
from farlight.vanguard.ship import (
    barracks,
    begin,
    bridge,
    campaign,
    docking,
    facilities,
    hangar,
    laboratory,
    launch,
    medbay,
    muster,
    operation,
    production,
    savepoint,
    situations,
    starmap,
    unloading,
)

WORDS = (
    aboard_words,
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
CHAPTERS = (
    abilities, check, ending, eventdeck, landing, leaving, outcomes, script, travel, turns,
    barracks, begin, bridge, campaign, docking, facilities, hangar, laboratory, launch, medbay, muster, operation,
    production, savepoint, situations, starmap, unloading,
)  # fmt: skip
for chapter in CHAPTERS:
    STEPS.update(chapter.STEPS)
