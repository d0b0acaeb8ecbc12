"""A keeper who knows what to do: simple choices, each with a reason that the station shows."""

from collections.abc import Iterator, Sequence
from typing import Protocol

from farlight.beacon.model.content import Definitions
from farlight.beacon.model.state import LINES, Beacon, Keeper
from farlight.beacon.rules.verbs import BeaconPlay, goal
from farlight.beacon.table.panels import known_of
from farlight.kernel import Decision, Interrupt, Line, Option

LOW_HULL = 3
"""A hull that the next cards may break."""
GOOD = 0.5
"""A die with this chance of success is worth rolling."""
WORN = 2
"""Strain with which a rest is due."""


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
        decision = look.decision
        view = look.play().state
        names = [option.id for option in decision.options]
        match decision.prompt:
            case "plan":
                wanted = f"plan:{self._task(view, decision.seat)}"
                return names.index(wanted if wanted in names else "ready" if "ready" in names else names[0])
            case "dice" | "assist":
                return self._dice(decision)
            case "look":
                known = [known_of(view, str(option.refs[0][1])) for option in decision.options]
                return known.index("unknown") if "unknown" in known else 0
            case "brace":
                return next((number for number, _ in look.effects() if self._is_worn(view)), 0)
            case "spark":
                return max(range(len(names)), key=lambda place: _need(view.keepers[place]))
        return 0

    def _task(self, view: Beacon, seat: int) -> str:
        """The hull before anything else, then the severed line, then the lamp; whoever is worn out rests."""
        keeper = view.keepers[seat]
        busy = [other.task for other in view.keepers if other is not keeper]
        if keeper.strain > WORN or not any(keeper.fresh):
            return "rest"
        if view.light.hull <= LOW_HULL and "mend" not in busy:
            return "mend"
        if not view.light.found and "trace" not in busy:
            return "trace"
        return "tune"

    def _dice(self, decision: Decision) -> int:
        """One good die after the other, the best first."""
        dice = {place: self._chance(option) for place, option in enumerate(decision.options) if option.verb == "die"}
        done = next((place for place, option in enumerate(decision.options) if option.verb != "die"), None)
        best = max(dice, key=lambda place: dice[place], default=None)
        if best is None or (done is not None and dice[best] < GOOD):
            return done or 0
        return best

    def _chance(self, option: Option) -> float:
        """That a die shows a success in any mission of the pack: they ask for the same."""
        card = next(die for die in self.content.dice if die.id == option.refs[0][1])
        success = min(mission.success for mission in self.content.missions.values())
        return sum(face >= success for face in card.faces) / len(card.faces)

    def _is_worn(self, view: Beacon) -> bool:
        return any(_need(keeper) > WORN for keeper in view.keepers)

    # Why

    def reasons(self, look: Seen, number: int) -> list[Line]:
        """What the station shows that speaks for it."""
        option, decision = look.option(number), look.decision
        seen = look.play()
        view = seen.state
        match decision.prompt:
            case "plan":
                return list(_why_task(seen, decision.seat, str(option.refs[0][1]) if option.refs else ""))
            case "dice" | "assist":
                return list(self._why_dice(decision, option))
            case "look":
                return [_unknown_lines(view)]
        worst = max(range(len(view.keepers)), key=lambda seat: _need(view.keepers[seat]))
        return [_worn(worst, view.keepers[worst])]

    def _why_dice(self, decision: Decision, option: Option) -> Iterator[Line]:
        """The chance of the die, and that of the best other one."""
        offered = {each.id: round(100 * self._chance(each)) for each in decision.options if each.verb == "die"}
        others = [chance for name, chance in offered.items() if name != option.id]
        if option.id in offered:
            yield Line("hint-die", (("die", option.refs[0][1]), ("chance", offered[option.id])))
        if others:
            yield Line("hint-other-die", (("chance", max(others)),))


def _need(keeper: Keeper) -> int:
    """How much somebody needs a rest."""
    return keeper.strain + 2 * (not any(keeper.fresh)) + (keeper.fresh.count(False) > 1)


def _unknown_lines(view: Beacon) -> Line:
    return Line("hint-lines", (("count", sum(known_of(view, line) == "unknown" for line in LINES)),))


def _worn(seat: int, keeper: Keeper) -> Line:
    return Line("hint-worn", (("seat", seat), ("strain", keeper.strain), ("count", keeper.fresh.count(True))))


def _why_task(seen: BeaconPlay, seat: int, task: str) -> Iterator[Line]:
    view = seen.state
    keeper, mission = view.keepers[seat], seen.content.missions[view.mission]
    match task:
        case "rest":
            yield _worn(seat, keeper)
        case "mend":
            yield Line("hint-hull", (("hull", view.light.hull), ("whole", mission.hull)))
        case "trace":
            yield _unknown_lines(view)
        case "tune":
            left = mission.watches - view.watch
            yield Line("hint-lamp", (("lamp", view.light.lamp), ("goal", goal(seen)), ("left", left)))
        case _:
            yield Line("hint-planned", (("plan", keeper.task or "none"),))
