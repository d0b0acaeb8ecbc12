"""A keeper who knows what to do: every option has a score, and every score its reasons that the station shows."""

from collections.abc import Iterator, Sequence
from typing import Protocol

from farlight.beacon.model.content import Definitions
from farlight.beacon.model.state import LINES, Keeper
from farlight.beacon.rules.verbs import BeaconPlay, goal
from farlight.beacon.table.panels import known_of
from farlight.kernel import Decision, Interrupt, Line, Option, Score, Term, score

LOW_HULL = 3
"""A hull that the next cards may break."""
GOOD = 0.5
"""A die with this chance of success is worth rolling."""
WORN = 2
"""Strain with which a rest is due."""
SLIGHT = 0.001
"""Just enough to decide between equals."""

Worth = Score[BeaconPlay]


class Seen(Protocol):
    """What the keeper looks at."""

    decision: Decision
    decisions: Sequence[Decision]

    def play(self) -> BeaconPlay: ...

    def effects(self) -> Sequence[tuple[int, Interrupt]]: ...

    def option(self, number: int) -> Option: ...


class KeeperBot:
    """Plays all seats of a table of Beacon."""

    def __init__(self, content: Definitions, _seed: int) -> None:
        self.content = content

    def choose(self, look: Seen) -> int:
        """The option that is worth most, the first of equals; before a drift card a spark, if somebody needs it."""
        play, decision = look.play(), look.decision
        sparks = look.effects() if decision.prompt == "brace" else ()
        if sparks and max(map(_need, play.state.keepers)) > WORN:
            return sparks[0][0]
        worths = [self._weigh(play, decision, option).total for option in decision.options]
        return worths.index(max(worths))

    def reasons(self, look: Seen, number: int) -> list[Line]:
        """What the station shows that speaks for it."""
        play = look.play()
        return self._weigh(play, look.decision, look.option(number)).lines(play)

    def _weigh(self, play: BeaconPlay, decision: Decision, option: Option) -> Worth:
        """What an option is worth, or a spark beside the question."""
        match decision.prompt:
            case "plan":
                return _plan(play, decision.seat, option)
            case "dice" | "assist":
                return self._dice(decision, option)
            case "look":
                unknown = known_of(play.state, str(option.refs[0][1])) == "unknown"
                return score(Term(float(unknown), _unknown_lines))
            case "spark":
                return score(Term(_need(play.state.keepers[int(option.refs[0][1])]), _most_worn))
        return score(Term(0.0, _most_worn))

    def _dice(self, decision: Decision, option: Option) -> Worth:
        """One good die after the other, the best first; then it is enough."""
        others = [self._chance(each) for each in decision.options if each.verb == "die" and each.id != option.id]

        def told(_play: BeaconPlay) -> Iterator[Line]:
            if option.verb == "die":
                yield Line("hint-die", (("die", option.refs[0][1]), ("chance", round(100 * self._chance(option)))))
            if others:
                yield Line("hint-other-die", (("chance", round(100 * max(others))),))

        return score(Term(self._chance(option) if option.verb == "die" else GOOD - SLIGHT, told))

    def _chance(self, option: Option) -> float:
        """That a die shows a success in any mission of the pack: they ask for the same."""
        card = next(die for die in self.content.dice if die.id == option.refs[0][1])
        success = min(mission.success for mission in self.content.missions.values())
        return sum(face >= success for face in card.faces) / len(card.faces)


# What is planned


def _plan(play: BeaconPlay, seat: int, option: Option) -> Worth:
    """A task; whoever is ready keeps the one that is planned."""
    task = play.state.keepers[seat].task
    if option.verb == "plan":
        return _task(play, seat, str(option.refs[0][1]))
    planned = Line("hint-planned", (("plan", task or "none"),))
    return score(Term(_task(play, seat, task).total + SLIGHT, lambda _play: [planned]))


def _task(play: BeaconPlay, seat: int, task: str) -> Worth:
    """Whoever is worn out rests; else the hull before anything else, then the severed line, then the lamp."""
    light, keeper = play.state.light, play.state.keepers[seat]
    taken = any(other.task == task for other in play.state.keepers if other is not keeper)
    match task:
        case "rest":
            worn = keeper.strain > WORN or not any(keeper.fresh)
            return score(Term(4.0 * worn, lambda _play: [_worn(seat, keeper)]))
        case "mend":
            return score(Term(3.0 * (light.hull <= LOW_HULL and not taken), _hull))
        case "trace":
            return score(Term(2.0 * (not light.found and not taken), _unknown_lines))
        case "tune":
            return score(Term(1.0, _lamp))
    return Score()


def _need(keeper: Keeper) -> int:
    """How much somebody needs a rest."""
    return keeper.strain + 2 * (not any(keeper.fresh)) + (keeper.fresh.count(False) > 1)


# What the station shows


def _hull(play: BeaconPlay) -> Iterator[Line]:
    whole = play.content.missions[play.state.mission].hull
    yield Line("hint-hull", (("hull", play.state.light.hull), ("whole", whole)))


def _lamp(play: BeaconPlay) -> Iterator[Line]:
    left = play.content.missions[play.state.mission].watches - play.state.watch
    yield Line("hint-lamp", (("lamp", play.state.light.lamp), ("goal", goal(play)), ("left", left)))


def _unknown_lines(play: BeaconPlay) -> Iterator[Line]:
    yield Line("hint-lines", (("count", sum(known_of(play.state, line) == "unknown" for line in LINES)),))


def _most_worn(play: BeaconPlay) -> Iterator[Line]:
    keepers = play.state.keepers
    worst = max(range(len(keepers)), key=lambda seat: _need(keepers[seat]))
    yield _worn(worst, keepers[worst])


def _worn(seat: int, keeper: Keeper) -> Line:
    return Line("hint-worn", (("seat", seat), ("strain", keeper.strain), ("count", keeper.fresh.count(True))))
