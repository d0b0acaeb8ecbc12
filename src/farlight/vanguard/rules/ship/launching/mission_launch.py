"""Mission Launch: from the planet in the Scanner to the Landing. Rulebook chapter 27.20."""

from farlight.kernel import Procedure, StepTable, call
from farlight.vanguard.rules.context import VanguardPlay
from farlight.vanguard.rules.exploration.fourth_injury import ENDING
from farlight.vanguard.rules.exploration.landing import land
from farlight.vanguard.rules.ship.launching.away_team import choose_team, man_boards
from farlight.vanguard.rules.ship.launching.emergency_recruiting import emergency_recruiting, too_few
from farlight.vanguard.rules.ship.launching.exploration_start import keep_board, lay_out, start_exploration
from farlight.vanguard.rules.ship.launching.lander_loading import load_lander
from farlight.vanguard.rules.ship.launching.team_gear import hand_out
from farlight.vanguard.rules.ship.pages import open_page
from farlight.vanguard.rules.ship.planet_records import close_board

STEPS = StepTable()

LAUNCH_STEPS = (choose_team, man_boards, load_lander, lay_out, land, hand_out, start_exploration)


@STEPS.step()
def launch(play: VanguardPlay) -> Procedure[None]:
    """Prepare the planet in the Scanner, be it that of an Operation; the team, everything it takes along.

    V-SHIP-LAUNCH-1, V-SHIP-LAUNCH-2, V-SHIP-LAUNCH-3, V-SHIP-LAUNCH-4, V-SHIP-LAUNCH-5, V-SHIP-LAUNCH-6,
    V-SHIP-LAUNCH-7, V-SHIP-LAUNCH-8, V-SHIP-LAUNCH-9, V-SHIP-LAUNCH-10, V-SHIP-LAUNCH-11, V-SHIP-LAUNCH-12,
    V-SHIP-LAUNCH-13, V-SHIP-LAUNCH-14, V-SHIP-LAUNCH-15, V-SHIP-LAUNCH-16, V-SHIP-LAUNCH-17, V-SHIP-LAUNCH-18,
    V-SHIP-LAUNCH-19, V-SHIP-LAUNCH-20, V-SHIP-LAUNCH-21, V-SHIP-LAUNCH-22, V-OPS-04.
    """
    state, ship = play.state, play.state.ship
    open_page(play, "launch", "V-SHIP-FLOW-2")
    landing = play.content.landings[ship.scanner]
    kept = bool(state.planet) and state.landing == landing.id  # V-SHIP-BEGIN-14
    if state.planet and not kept:  # V-SHIP-LAUNCH-1, V-SHIP-LAUNCH-2, V-SHIP-LAUNCH-3, V-SHIP-LAUNCH-4
        close_board(play)
    if too_few(play):
        yield from emergency_recruiting(play)
    if too_few(play):  # somebody who could did not want to: the group is asked once more
        play.then(launch)
        return
    state.planet, state.landing = landing.planet, landing.id
    state.gains.berth_marked = False
    steps = [keep_board if kept and step is lay_out else step for step in LAUNCH_STEPS]
    state.flow += [call(ENDING), *(call(step) for step in reversed(steps))]
