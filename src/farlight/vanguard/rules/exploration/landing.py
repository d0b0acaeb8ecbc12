"""The Landing. Rulebook chapter 15."""

from farlight.kernel import Procedure, StepTable
from farlight.vanguard.model.events import LandingEntry, TenRolled
from farlight.vanguard.model.ids import CardPlace
from farlight.vanguard.model.moments import LandingMoment, LandingStepMoment
from farlight.vanguard.rules.context import LANDING, About, VanguardPlay, run
from farlight.vanguard.rules.exploration.board import living, planet
from farlight.vanguard.rules.exploration.danger_dice import throw_ten
from farlight.vanguard.rules.logs import fire
from farlight.vanguard.rules.moments import begin_moment, close_moment, open_moment

STEPS = StepTable()


@STEPS.step()
def land(play: VanguardPlay) -> Procedure[None]:
    """Read the Briefing Log, then roll for each step of the Landing Track. V-LAND-10, V-LAND-11."""
    state = play.state
    own = play.content.landings[state.landing].briefing if state.landing else None
    briefing = own or planet(play).briefing  # V-SHIP-LAUNCH-22
    if briefing is not None:
        yield from fire(play, briefing, 0, "V-LAND-10")
    if planet(play).landing and state.lander:
        steps = play.content.landers[state.lander].track
        for step in range(steps, 0, -1):
            play.then(landing_step, step)


def entry_for(play: VanguardPlay, result: int) -> int:
    """The place in the landing table of a result."""
    return next(number for number, entry in enumerate(planet(play).landing) if result <= entry.up_to)


@STEPS.step()
def landing_step(play: VanguardPlay, step: int) -> Procedure[None]:
    """Roll the D10 once and look it up in the table; Injuries of its entry are Injuries like others.

    V-LAND-11, V-RUL-57, V-LAND-12, V-LAND-14.
    """
    state = play.state
    begin_moment(play, LandingStepMoment(step))  # Exerts and texts for a Landing are open. V-LAND-13
    result = throw_ten(play)
    play.emit(TenRolled("V-LAND-11", "landing", result))
    table = planet(play).landing
    place = entry_for(play, result)
    steps = play.content.landers[state.lander].track
    play.emit(LandingEntry("V-LAND-11", str(CardPlace(state.planet, place)), step, steps))
    yield from open_moment(play, LandingMoment(place), "V-LAND-11")
    entry = close_moment(play, LandingMoment).entry
    if entry is not None:
        about = About(living(state)[0], source=LANDING)
        yield from run(play, table[entry].effect, about, "V-LAND-12")
    close_moment(play, LandingStepMoment)
