"""The round: six phases in order, and Cleanup. Rulebook chapters 12 and 29."""

from farlight.kernel import GROUP, Named, Procedure, StepTable
from farlight.martians.model.events.base import BoxReddened, UpgradeInstalled
from farlight.martians.model.events.mission import FirstPlayerChanged, PhaseBegan, SolBegan
from farlight.martians.model.events.work import ThingGained
from farlight.martians.model.ids import Thing
from farlight.martians.model.state import Martians
from farlight.martians.rules.ability_moments import of_the_end, unforeseen
from farlight.martians.rules.actions.benefits import drop_old
from farlight.martians.rules.app_events import consequences, expire, mission_event, raise_track, waiting
from farlight.martians.rules.context import MartiansPlay
from farlight.martians.rules.crew import end_phase_conditions, heed, name_of, pause
from farlight.martians.rules.crew_talk import say_something
from farlight.martians.rules.effect_checks import settle, settle_one
from farlight.martians.rules.facilities import is_shut
from farlight.martians.rules.malfunction import malfunction_roll, triggered
from farlight.martians.rules.mission_end import check_time
from farlight.martians.rules.production import (
    begin_effects,
    change_supply,
    farm_step,
    mission_production,
    morale_phase,
    produce,
    stress_step,
    working_penalties,
)

STEPS = StepTable()


BEGIN_DECLARATION = STEPS.elsewhere("begin_declaration")
PHASES = ("events", "morale", "production", "action", "malfunction", "cleanup")
"""In their order: when the steps of one are done, the next begins.

M-RND-01, M-EVT-10, M-MOR-10, M-PROD-32, M-MALF-33.
"""
PhaseStep = tuple[Named, *tuple[str, ...]]


def is_under_way(state: Martians) -> bool:
    """Whether the table is laid for a crew, and the game not over."""
    return bool(state.decks and state.crew and not state.outcome)


def steps_of(phase: str) -> tuple[PhaseStep, ...]:
    """The steps of a phase, each with what it is told. M-RND-03, M-PROD-01, M-PROD-02, M-MALF-01, M-RUL-FAC-09."""
    return {
        "events": ((raise_track,), (waiting,), (consequences,), (mission_event,)),
        "morale": ((morale_phase,),),
        "production": (
            (last_moment, "production"),
            (mission_production,),
            (produce, "energy"),
            (produce, "oxygen"),
            (farm_step,),
            (stress_step,),
            (working_penalties,),
        ),
        "action": ((BEGIN_DECLARATION,),),
        "malfunction": ((last_moment, "malfunction"), (malfunction_roll,), (malfunction_tracks,)),
        "cleanup": ((cleanup,),),
    }[phase]


@STEPS.step(asks=False)
def begin_round(play: MartiansPlay) -> None:
    """Begin a sol, with the dice that this sol adds for good. M-RND-01, M-MIS-HOME-06, M-FAQ-36, M-RUL-GAP-22."""
    state = play.state
    state.sol += 1
    state.heeded = ()
    play.emit(SolBegan("M-RND-01", state.sol, state.sols))
    mission = play.content.missions[state.mission]
    for die in mission.lasting_dice.get(str(state.sol), []):
        name = play.content.malfunction_dice[die].complex
        if name not in state.box:
            state.box.append(name)
            play.emit(BoxReddened("M-MIS-HOME-06", name))
    for phase in reversed(PHASES):
        play.then(begin_phase, phase)


@STEPS.step(asks=False)
def begin_phase(play: MartiansPlay, phase: str) -> None:
    """Begin a phase: the one before is over, Conditions gained in it take effect. M-RND-02, M-COND-06."""
    end_phase_conditions(play.state)
    say_something(play, phase)
    play.state.phase = phase
    play.emit(PhaseBegan("M-RND-01", phase))
    for step, *args in reversed(steps_of(phase)):
        play.then(step, *args)


@STEPS.step()
def last_moment(play: MartiansPlay, phase: str) -> Procedure[None]:
    """Give a moment for abilities before the base or the dice take their toll. M-ASTR-09."""
    yield from pause(play, GROUP, "phase", "M-ASTR-09", (("phase", phase),))


@STEPS.step()
def malfunction_tracks(play: MartiansPlay) -> Procedure[None]:
    """Trigger tracks after all markers moved, with a moment before each card. M-MALF-10, M-MALF-18.

    A track that has reached 5 is triggered: nothing lowers it any more. M-MALF-11.
    """
    if triggered(play.state):
        yield from heed(play, unforeseen(play, tracks=False))
        yield from settle_one(play)
        play.then(malfunction_tracks)
        return
    yield from settle(play)


@STEPS.step(asks=False)
def cleanup(play: MartiansPlay) -> Procedure[None]:
    """Clean up in the order of the rulebook, then check for the end; what is not named there stays as it is. The First
    Player changes from astronaut to astronaut, a solo player's two included.

    M-CLN-01, M-CLN-02, M-CLN-03, M-CLN-04, M-CLN-05, M-CLN-06, M-CLN-07, M-CLN-08, M-CLN-09, M-CLN-10, M-APP-31,
    M-PC-09, M-RUL-FAQ-08, M-RUL-GAP-04.
    """
    state = play.state
    clear_spaces(play)
    make_available(play)
    for person in state.crew:
        person.used = []
        person.marks, person.next_marks = person.next_marks, []
        person.free = []
    expire(play)
    note_bench(play)
    begin_effects(state)
    state.ignored = []
    drop_old(state)
    yield from settle(play)
    yield from heed(play, of_the_end(play))
    check_time(play)
    state.first = (state.first + 1) % len(state.crew)
    play.emit(FirstPlayerChanged("M-CLN-07", name_of(state, state.first)))
    play.then(begin_round)


def clear_spaces(play: MartiansPlay) -> None:
    """Clear active spaces and move the top of each queue up; not in shutdown.

    M-CLN-01, M-CLN-02, M-CLN-11, M-RUL-FAQ-11.
    """
    state = play.state
    state.active = [pair for pair in state.active if is_shut(state, pair[0])]
    for facility in dict.fromkeys(place for place, _ in state.queue):
        if is_shut(state, facility):
            continue
        top = max(number for number, pair in enumerate(state.queue) if pair[0] == facility)
        state.active.append(state.queue.pop(top))


def make_available(play: MartiansPlay) -> None:
    """Make Pending things Available; Upgrade tiles go to their Facilities.

    M-CLN-03, M-UPG-05, M-MIS-RIDDLE-17, M-GATH-07.
    """
    state = play.state
    for thing in state.pending:
        way, what = Thing.parse(thing)
        if way == "upgrade":
            state.installed.append(what)
            play.emit(UpgradeInstalled("M-UPG-05", what))
        elif thing == "food":
            change_supply(play, "food", 1, "M-MIS-RIDDLE-17")
        else:
            state.available.append(thing)
            play.emit(ThingGained("M-CLN-03", thing, "available"))
    state.pending = []


def note_bench(play: MartiansPlay) -> None:
    """Note whether anything was researched in this sol. M-MIS-CORE-05."""
    state = play.state
    state.mission_once = [word for word in state.mission_once if word != "bench-used"]
    if "bench" in state.round:
        state.mission_once.append("bench-used")
