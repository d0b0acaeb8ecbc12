"""After an Exploration: what was won. Rulebook chapters 24 and 27.2, as far as a single Exploration goes."""

from farlight.kernel import StepTable
from farlight.vanguard.board import living
from farlight.vanguard.effects.words import VanguardPlay

STEPS = StepTable()


@STEPS.step(asks=False)
def leave_planet(play: VanguardPlay, how: str) -> None:
    """Won if the Missions are accomplished and somebody came home. V-MISSION-05, V-SHIP-DOCK-1."""
    state = play.state
    content = play.content
    wanted = content.scenarios[state.scenario].goal
    open_ones = [name for name in state.missions if not content.missions[name].optional]
    done = wanted in state.done if wanted is not None else not open_ones
    if done and not state.failed and living(state):
        play.end("V-MISSION-05", f"won/{how}")
    play.end("V-SHIP-DOCK-1", f"lost/{how if living(state) else 'dead'}")
