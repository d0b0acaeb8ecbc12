"""All steps of the game in one table, and all words of its effects loaded."""

from farlight.kernel import StepTable
from farlight.vanguard.rules.exploration import (
    abilities,
    check,
    ending,
    eventdeck,
    landing,
    leaving,
    outcomes,
    script,
    travel,
    turns,
)
from farlight.vanguard.rules.ship import (
    barracks,
    bridge,
    campaign,
    docking,
    facilities,
    hangar,
    laboratory,
    medbay,
    production,
    savepoint,
    situations,
    starmap,
    unloading,
)
from farlight.vanguard.rules.ship.launching import begin, handout, launch, loading, muster, operation, team
from farlight.vanguard.rules.verbs import (  # noqa: F401 - each adds its words to the vocabulary
    board_words,
    conditions,
    crew_words,
    deed_words,
    dice_words,
    event_words,
    find_words,
    gear_words,
    help_words,
    later_words,
    lead_words,
    logbook_words,
    moment_words,
    people_words,
    pool_words,
    power_words,
    project_words,
    story_words,
    threat_words,
    time_words,
)

STEPS = StepTable()
CHAPTERS = (
    abilities, check, ending, eventdeck, landing, leaving, outcomes, script, travel, turns,
    barracks, begin, bridge, campaign, docking, facilities, handout, hangar, laboratory, launch, loading, medbay,
    muster, operation, production, savepoint, situations, starmap, team, unloading,
)  # fmt: skip
for chapter in CHAPTERS:
    STEPS.update(chapter.STEPS)
