"""The Save Point. Rulebook chapters 27.8 and 27.9.

Farlight saves after every choice, so that nothing has to be put away in order to stop: what remains of this page is the
Planet Record and the moment at which players may come and go, and Sections change hands.
V-SHIP-SAVE-14, V-RUL-85.

Hands, the Scanner, the pools and the Penalty, which the Awaiting envelope and its Token bag would hold, stay in the
state of the ship: whoever goes on has them all. V-SHIP-SAVE-11, V-SHIP-SAVE-12, V-SHIP-RESUME-1, V-SHIP-RESUME-2,
V-SHIP-RESUME-3, V-SHIP-RESUME-4.
"""

from farlight.kernel import GROUP, Procedure, StepTable, choose, option
from farlight.vanguard.model.card_parts import SECTIONS
from farlight.vanguard.model.ship_events import PlayersChanged
from farlight.vanguard.rules.context import VanguardPlay
from farlight.vanguard.rules.ship.bridge import bridge
from farlight.vanguard.rules.ship.launching.first_crew import take_sections, unshared
from farlight.vanguard.rules.ship.pages import open_page
from farlight.vanguard.rules.ship.planet_records import close_board

STEPS = StepTable()

STRAIGHT_ON, SAVE, DEADLY = "straight-on", "put-away", "switch-deadly"
SHARE, PLAYERS = "share-sections", "change-players"
MOST_PLAYERS = len(SECTIONS)
"""As many players as there are Sections. V-PLAYER-01, V-PLAYER-06."""


@STEPS.step()
def save_point(play: VanguardPlay) -> Procedure[None]:
    """Record the planet and clear the table, or go straight on; either way the Bridge comes next.

    V-SHIP-SAVE-1, V-PLAYER-09, V-RUL-11, V-SHIP-FLOW-4, V-SHIP-RESUME-5.
    """
    state = play.state
    open_page(play, "save-point", "V-SHIP-FLOW-1")
    wish = yield from choose(
        play,
        GROUP,
        "save-point",
        "V-SHIP-SAVE-1",
        lambda: [STRAIGHT_ON, *([SAVE] if state.planet else []), *_changes(play), DEADLY],
        option,
    )
    if wish == DEADLY:  # V-DEADLY-02
        state.deadly = not state.deadly
        play.then(save_point)
    elif wish in (SHARE, PLAYERS):  # V-PLAYER-08, V-PLAYER-09
        if wish == PLAYERS:
            yield from _change_players(play)
        state.players = unshared(state.seats)
        play.then(save_point)
        play.then(take_sections)
    else:
        if wish == SAVE:
            close_board(play)
        play.then(bridge)


def _changes(play: VanguardPlay) -> list[str]:
    """A solo player has no Sections to share out. V-PLAYER-03."""
    return [SHARE, PLAYERS] if play.state.seats > 1 else [PLAYERS]


def _change_players(play: VanguardPlay) -> Procedure[None]:
    """Seat more or fewer people than before. V-PLAYER-01, V-PLAYER-08."""
    state = play.state
    state.seats = yield from choose(
        play,
        GROUP,
        "players",
        "V-PLAYER-08",
        lambda: [count for count in range(1, MOST_PLAYERS + 1) if count != state.seats],
        lambda each: option("players", count=each),
    )
    play.emit(PlayersChanged("V-PLAYER-08", state.seats))
