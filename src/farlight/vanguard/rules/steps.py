"""All steps of the game in one table, and all words of its effects loaded."""

from farlight.kernel import StepTable
from farlight.vanguard.rules.exploration import (
    abilities,
    dice_check_outcomes,
    dice_check_roll,
    event_deck,
    exploration_end,
    landing,
    travel,
    turns,
    tutorial,
)
from farlight.vanguard.rules.ship import (
    barracks,
    bridge,
    campaign,
    docking,
    facilities,
    hangar,
    laboratory,
    leaving_planet,
    medbay,
    production,
    save_point,
    situation_room,
    starmap,
    unloading,
)
from farlight.vanguard.rules.ship.launching import (
    away_team,
    exploration_start,
    first_crew,
    lander_loading,
    mission_launch,
    operations,
    team_gear,
)
from farlight.vanguard.rules.verbs import (
    board,
    check_help,
    conditions,
    crew,
    crew_aboard,
    dice,
    discoveries,
    equipment,
    events,
    lasting_effects,
    leads,
    logbook,
    moments,
    next_visit,
    rank_up,
    ship_cards,
    ship_pools,
    story,
    threats,
    time_tracks,
)

VERBS = (
    board, check_help, conditions, crew, crew_aboard, dice, discoveries, equipment, events, lasting_effects, leads,
    logbook, moments, next_visit, rank_up, ship_cards, ship_pools, story, threats, time_tracks,
)  # fmt: skip
"""Each adds its words to the vocabulary when it is imported."""
PLANET = (
    abilities, dice_check_roll, exploration_end, event_deck, landing, leaving_planet, dice_check_outcomes, tutorial,
    travel, turns,
)  # fmt: skip
SHIP = (
    barracks, exploration_start, bridge, campaign, docking, facilities, team_gear, hangar, laboratory, mission_launch,
    lander_loading, medbay, first_crew, operations, production, save_point, situation_room, starmap, away_team,
    unloading,
)  # fmt: skip
STEPS = StepTable()
for chapter in (*PLANET, *SHIP):
    STEPS.include(chapter.STEPS)
STEPS.check()
