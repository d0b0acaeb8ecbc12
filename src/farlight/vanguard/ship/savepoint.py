"""The Save Point. Rulebook chapters 27.8 and 27.9.

Farlight saves after every choice, so that nothing has to be put away in order to stop: what remains of this page is the
Planet Record and the moment at which Sections may change hands. V-SHIP-SAVE-14.
"""

from farlight.kernel import GROUP, Procedure, StepTable, choose, option
from farlight.vanguard.effects.words import VanguardPlay
from farlight.vanguard.ship.docking import open_page
from farlight.vanguard.ship.records import close_board

STEPS = StepTable()

STRAIGHT_ON, SAVE, SHARE, DEADLY = "straight-on", "put-away", "share-sections", "switch-deadly"


@STEPS.step()
def save_point(play: VanguardPlay) -> Procedure[None]:
    """Record the planet and clear the table, or go straight on to the Bridge. V-SHIP-SAVE-1, V-SHIP-FLOW-4."""
    state = play.state
    open_page(play, "save-point", "V-SHIP-FLOW-1")
    wish = yield from choose(
        play,
        GROUP,
        "save-point",
        "V-SHIP-SAVE-1",
        lambda: [STRAIGHT_ON, *([SAVE] if state.planet else []), *([SHARE] if state.seats > 1 else []), DEADLY],
        option,
    )
    if wish == DEADLY:  # V-DEADLY-02
        state.deadly = not state.deadly
        play.then("save_point")
    elif wish == SHARE:  # V-PLAYER-09
        state.players = (-1,) * len(state.players)
        play.then("save_point")
        play.then("take_sections")
    else:
        if wish == SAVE:
            close_board(play)
        play.then("bridge")
