"""The rules of Beacon, in the order of its rulebook (docs/beacon.md)."""

from farlight.beacon.model.content import Definitions
from farlight.beacon.model.events import CardDrawn, Checked, DieRolled, Idle, LineLooked, Planned, SparkUsed, WatchBegan
from farlight.beacon.model.state import LINES, TASKS, Beacon, Keeper, Light, on_watch
from farlight.beacon.rules.verbs import MOST_STRAIN, RUNNER, BeaconPlay, change_hull, change_lamp, rest, strain
from farlight.kernel import (
    GROUP,
    Interrupt,
    Option,
    Play,
    Procedure,
    Refusal,
    Setup,
    StepTable,
    all_ready,
    call,
    choose,
    choose_some,
    first,
    gather,
    new_chance,
    option,
)

STEPS = StepTable()

CONTINUE = option("continue")
SAME_PLAN = Refusal("B-PLAN-01", "why-not-planned")
PLANS = {task: option("plan", task=task) for task in TASKS}


# 1. Setting up


def set_up(setup: Setup, content: Definitions) -> Beacon:
    """A station in the dark. B-SET-01, B-SET-02, B-SET-03, B-SET-04, B-SET-05, B-SET-06, B-SET-07."""
    mission = content.missions[setup.mission]
    keepers = [Keeper(False, "", 0, True, [True] * len(content.dice), "") for _ in range(setup.seats)]
    light = Light(mission.hull, 0, "", [])
    return Beacon(first(deal), new_chance(setup.seed, setup.by_hand), "", setup.mission, 0, keepers, light, [], [])


@STEPS.step(asks=False)
def deal(play: BeaconPlay) -> None:
    """Deal what is hidden at the start. B-SET-04, B-SET-05, B-SET-06."""
    state = play.state
    state.deck = list(play.content.missions[state.mission].drift)
    play.shuffle("drift", state.deck)
    lines = list(LINES)
    play.shuffle("lines", lines)
    state.light.severed = lines.pop()
    for seat, keeper in enumerate(state.keepers):
        keeper.knows = lines[seat % len(lines)]
    play.then(begin_watch)


# 2. The watch


@STEPS.step(asks=False)
def begin_watch(play: BeaconPlay) -> None:
    """Plan, work, then the drift. B-WATCH-01; after the last one B-END-03."""
    state = play.state
    if state.watch == play.content.missions[state.mission].watches:
        play.end("B-END-03", "lost/dark")
    state.watch += 1
    play.emit(WatchBegan("B-WATCH-01", state.watch))
    for keeper in state.keepers:
        keeper.task, keeper.ready = "", False
    play.then(begin_watch)
    play.then(drift)
    play.then(brace)
    play.then(plan)


# 3. Planning


@STEPS.step()
def plan(play: BeaconPlay) -> Procedure[None]:
    """Let all plan at once, in the open, until everybody is ready. B-PLAN-01, B-PLAN-02."""
    keepers = play.state.keepers

    def proposals(seat: int) -> list[Option]:
        chosen = keepers[seat].task
        return [PLANS[task] for task in TASKS if task != chosen and cannot_plan(play, seat, task) is None]

    def barred(seat: int) -> list[tuple[Option, Refusal]]:
        reasons = [(PLANS[task], cannot_plan(play, seat, task)) for task in TASKS]
        again = [(PLANS[keepers[seat].task], SAME_PLAN)] if keepers[seat].task else []
        return again + [(choice, reason) for choice, reason in reasons if reason is not None]

    filed = yield from gather(
        play, keepers, "plan", "B-PLAN-02", proposals, lambda seat: keepers[seat].task != "", barred
    )
    if filed is not None:
        seat, chosen = filed
        keepers[seat].task = str(chosen.refs[0][1])
        play.emit(Planned("B-PLAN-02", seat, keepers[seat].task))
    if not all_ready(keepers):
        play.then(plan)
        return
    for task in reversed(TASKS):  # the next step is the last one said. B-WATCH-02
        if any(keeper.task == task for keeper in keepers):
            play.then(work, task)


def cannot_plan(play: BeaconPlay, seat: int, task: str) -> Refusal | None:
    """Why a keeper cannot plan a task; None if it can. Rest is always possible. B-PLAN-03, B-PLAN-04, B-PLAN-05."""
    state = play.state
    if task != "rest" and state.keepers[seat].strain == MOST_STRAIN:
        return Refusal("B-PLAN-03", "why-not-worn-out")
    if task == "trace" and state.light.found:
        return Refusal("B-PLAN-04", "why-not-found")
    if task == "mend" and state.light.hull == play.content.missions[state.mission].hull:
        return Refusal("B-PLAN-05", "why-not-whole")
    return None


# 4. The check


def check(play: BeaconPlay, team: list[int], task: str) -> Procedure[int]:
    """Let the first keeper at a task lead and the others assist; gives the successes.

    B-CHECK-01, B-CHECK-02, B-CHECK-03, B-CHECK-04, B-CHECK-05, B-CHECK-06.
    """
    leader = team[0]
    own = yield from choose_some(
        play,
        leader,
        "dice",
        "B-CHECK-02",
        lambda: _fresh(play, leader),
        play.content.die_options.__getitem__,
        refs=(("task", task),),
        at_least=1,
    )
    rolled = [(leader, die) for die in own]
    for helper in team[1:]:
        rolled += yield from assist(play, helper, task)
    threshold = play.content.missions[play.state.mission].success
    successes = sum(roll(play, seat, die, leader) >= threshold for seat, die in rolled)  # B-CHECK-04
    play.emit(Checked("B-CHECK-04", leader, task, successes))
    return successes


def assist(play: BeaconPlay, helper: int, task: str) -> Procedure[list[tuple[int, int]]]:
    """Offer an assistant to add one die. B-CHECK-03."""
    dice = yield from choose_some(
        play,
        helper,
        "assist",
        "B-CHECK-03",
        lambda: _fresh(play, helper),
        play.content.die_options.__getitem__,
        refs=(("task", task),),
        at_most=1,
    )
    return [(helper, die) for die in dice]


def roll(play: BeaconPlay, seat: int, die: int, leader: int) -> int:
    """A rolled die is spent; a 1 strains whoever leads. B-CHECK-05, B-CHECK-06."""
    about = (("seat", seat), ("die", play.content.dice[die].id))
    face = int(play.face("dice", play.content.faces[die], about))
    play.state.keepers[seat].fresh[die] = False
    play.emit(DieRolled("B-CHECK-06", seat, play.content.dice[die].id, face))
    if face == 1:
        strain(play, leader, 1)
    return face


def _fresh(play: BeaconPlay, seat: int) -> list[int]:
    return [die for die, fresh in enumerate(play.state.keepers[seat].fresh) if fresh]


# 5. Tasks


@STEPS.step()
def work(play: BeaconPlay, task: str) -> Procedure[None]:
    """Do one task that somebody planned. B-TASK-01, B-TASK-02, B-TASK-03, B-TASK-04, B-TASK-05."""
    team = [seat for seat, keeper in enumerate(play.state.keepers) if keeper.task == task]
    if task == "rest":
        for seat in team:
            rest(play, seat)  # B-TASK-04
        return
    able = [seat for seat in team if any(play.state.keepers[seat].fresh)]
    for seat in team:
        if seat not in able:
            play.emit(Idle("B-TASK-05", seat, task))
    if not able:
        return
    successes = yield from check(play, able, task)
    if task == "mend":
        change_hull(play, successes, "B-TASK-01")
    elif task == "tune":
        change_lamp(play, successes if play.state.light.found else min(successes, 1), "B-TASK-02")
    elif successes:
        yield from look(play, able[0])


def look(play: BeaconPlay, leader: int) -> Procedure[None]:
    """Look at a line: everybody learns whether it holds. B-TASK-03."""
    light = play.state.light
    line = yield from choose(
        play,
        leader,
        "look",
        "B-TASK-03",
        lambda: [line for line in LINES if line not in light.looked],
        lambda line: option("look", line=line),
    )
    light.looked.append(line)
    play.reveal()
    play.emit(LineLooked("B-TASK-03", leader, line, "no" if line == light.severed else "yes"))


# 6. The drift


@STEPS.step()
def brace(play: BeaconPlay) -> Procedure[None]:
    """Give a last moment before the drift: a window for sparks. B-DRIFT-01."""
    yield from choose(play, GROUP, "brace", "B-DRIFT-01", lambda: [CONTINUE], lambda only: only, window="drift")


@STEPS.step()
def drift(play: BeaconPlay) -> Procedure[None]:
    """Draw a card that concerns the keeper on watch, who changes with each. B-DRIFT-02, B-DRIFT-07, B-DRIFT-08."""
    state = play.state
    if not state.deck:
        return
    card = play.draw("card", state.deck)
    state.drifted.append(card)
    effect = play.content.drift[card].effect
    play.emit(CardDrawn("B-DRIFT-02", card, effect.source))
    yield from RUNNER.run(play, effect.tree, on_watch(state), "B-DRIFT-07")


# 7. Sparks


def sparks(play: BeaconPlay) -> list[Interrupt]:
    """Everybody who still has a spark may use it at any time. B-SPARK-01."""
    return [
        Interrupt(seat, option("spark", seat=seat), "B-SPARK-01", call(spark, seat))
        for seat, keeper in enumerate(play.state.keepers)
        if keeper.spark
    ]


@STEPS.step()
def spark(play: Play[Beacon, Definitions], seat: int) -> Procedure[None]:
    """Let a keeper of your choice rest, once per mission. B-SPARK-02, B-SPARK-03."""
    keepers = play.state.keepers
    keepers[seat].spark = False
    on = yield from choose(
        play, seat, "spark", "B-SPARK-02", lambda: range(len(keepers)), lambda who: option("rest", seat=who)
    )
    play.emit(SparkUsed("B-SPARK-02", seat, on))
    rest(play, on)
