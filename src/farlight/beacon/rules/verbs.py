"""The words that Beacon gives to the effect language, and what they do."""

from collections.abc import Iterable

from farlight.beacon.model.content import Definitions
from farlight.beacon.model.events import HullChanged, LampChanged, Rested, Strained
from farlight.beacon.model.state import Beacon
from farlight.effects import Forms, Runner, SlotType, Vocabulary
from farlight.kernel import Play, Refusal

BeaconPlay = Play[Beacon, Definitions]

MOST_STRAIN = 3

TYPES = {"task": SlotType("task", ("mend", "trace", "tune", "rest"))}
verbs = Forms("verb", TYPES)
conditions = Forms("condition", TYPES)
groups = Forms("group", TYPES)
VOCABULARY = Vocabulary(verbs, conditions, groups)


def goal(play: BeaconPlay) -> int:
    """How bright the lamp must burn. B-SET-03."""
    mission = play.content.missions[play.state.mission]
    return mission.goal + mission.goal_per_keeper * len(play.state.keepers)


def check_end(play: BeaconPlay) -> None:
    """End the game where it is lost or won: a wreck is lost even if its lamp burns. B-END-01, B-END-02, B-END-04."""
    if play.state.light.hull == 0:
        play.end("B-END-02", "lost/wrecked")
    elif play.state.light.lamp >= goal(play):
        play.end("B-END-01", "won/lit")


@verbs.add("damage {count:int}", "B-DRIFT-03")
def damage(play: BeaconPlay, _keeper: int, count: int) -> None:
    change_hull(play, -count, "B-DRIFT-03")


@verbs.add("mend {count:int}", "B-TASK-01")
def mend(play: BeaconPlay, _keeper: int, count: int) -> None:
    change_hull(play, count, "B-TASK-01")


@verbs.add("dim {count:int}", "B-DRIFT-04")
def dim(play: BeaconPlay, _keeper: int, count: int) -> None:
    change_lamp(play, -count, "B-DRIFT-04")


@verbs.add("brighten {count:int}", "B-TASK-02")
def brighten(play: BeaconPlay, _keeper: int, count: int) -> None:
    change_lamp(play, count, "B-TASK-02")


def _can_strain(play: BeaconPlay, keeper: int, count: int) -> Refusal | None:
    room = MOST_STRAIN - play.state.keepers[keeper].strain
    return None if room >= count else Refusal("B-STRAIN-02", "why-not-strain", (("count", count),))


@verbs.add("strain {count:int}", "B-STRAIN-01", extra=_can_strain)
def strain(play: BeaconPlay, keeper: int, count: int) -> None:
    person = play.state.keepers[keeper]
    taken = min(count, MOST_STRAIN - person.strain)
    if taken:
        person.strain += taken
        play.emit(Strained("B-STRAIN-01", keeper, taken))


@verbs.add("rest", "B-TASK-04")
def rest(play: BeaconPlay, keeper: int) -> None:
    person = play.state.keepers[keeper]
    person.strain = max(0, person.strain - 1)
    person.fresh = [True] * len(person.fresh)
    play.emit(Rested("B-TASK-04", keeper, person.strain))


@conditions.add("lamp at least {count:int}", "B-DRIFT-05")
def lamp_at_least(play: BeaconPlay, _keeper: int, count: int) -> bool:
    return play.state.light.lamp >= count


@conditions.add("line found", "B-DRIFT-05")
def line_found(play: BeaconPlay, _keeper: int) -> bool:
    return play.state.light.found


@groups.add("keeper", "B-DRIFT-06")
def keeper(play: BeaconPlay, _keeper: int) -> Iterable[int]:
    return range(len(play.state.keepers))


@groups.add("keeper at {task:task}", "B-DRIFT-06")
def keeper_at(play: BeaconPlay, _keeper: int, task: str) -> Iterable[int]:
    return [seat for seat, person in enumerate(play.state.keepers) if person.task == task]


def change_hull(play: BeaconPlay, by: int, rule: str) -> None:
    """Change the hull, between nothing and whole. B-TASK-01, B-END-02."""
    light = play.state.light
    whole = play.content.missions[play.state.mission].hull
    hull = max(0, min(whole, light.hull + by))
    if hull != light.hull:
        play.emit(HullChanged(rule, hull - light.hull, hull))
        light.hull = hull
        check_end(play)


def change_lamp(play: BeaconPlay, by: int, rule: str) -> None:
    """Change the lamp, never below nothing. B-TASK-02, B-END-01."""
    light = play.state.light
    lamp = max(0, light.lamp + by)
    if lamp != light.lamp:
        play.emit(LampChanged(rule, lamp - light.lamp, lamp))
        light.lamp = lamp
        check_end(play)


RUNNER: Runner[int] = Runner(VOCABULARY, lambda _play, keeper: keeper)
