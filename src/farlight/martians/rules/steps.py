"""All steps of the game in one table, and all words of its effects loaded."""

from farlight.kernel import StepTable
from farlight.martians.rules import app_events, malfunction, mission_end, production, rounds, setup
from farlight.martians.rules.actions import abilities, plan, resolution
from farlight.martians.rules.campaigns import campaign
from farlight.martians.rules.missions import beacons, crates, nutrients, signals
from farlight.martians.rules.verbs import (
    base,
    cargo,
    conditions,
    crew,
    lasting_changes,
    mission_sheets,
    past_events,
    terrain,
)

VERBS = (base, cargo, conditions, crew, lasting_changes, mission_sheets, past_events, terrain)
"""Each adds its words to the vocabulary when it is imported."""
MISSIONS = (beacons, crates, nutrients, signals)
"""Each adds what is its own."""
STEPS = StepTable()
for chapter in (abilities, app_events, campaign, malfunction, mission_end, plan, production, resolution, rounds, setup):
    STEPS.include(chapter.STEPS)
STEPS.check()
