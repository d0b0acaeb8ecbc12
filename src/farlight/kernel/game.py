"""Game: the one door through which a game comes in. Kernel, bots, lab, server and clients know only this page."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeVar

from farlight.kernel.chance import SEED_BITS
from farlight.kernel.decision import Value
from farlight.kernel.door import Bots, Pack, Rules, Table
from farlight.kernel.errors import UnknownStep
from farlight.kernel.play import C, Call, Named, Play, Procedure, S, Step, call
from farlight.kernel.setup import BadSetup, Mission, Setup

Data = dict[str, Any]  # Any: decoded, and of no known shape yet
Migration = Callable[[Data], Data]
"""Turns the plain data of a state of one schema version into that of the next."""

Runs = TypeVar("Runs", bound=Callable[..., Procedure[None] | None])


class Game(Generic[S, C]):
    """A game with its content loaded, but no position: four parts, each with what the others need not know."""

    name: ClassVar[str]
    schema: ClassVar[int]
    """Version of the state's shape. Raise it with a migration whenever an old save would not decode."""
    migrations: ClassVar[Mapping[int, Migration]] = {}
    """By the version they start from."""
    state_type: type[S]
    texts: ClassVar[Path]
    """The folder with this game's messages, one file per language."""

    def __init__(self, content: C, rules: Rules[S, C], table: Table[S, C], bots: Bots, pack: Pack[S]) -> None:
        self.content = content
        self.rules = rules
        self.table = table
        self.bots = bots
        self.pack = pack

    def view(self, state: S, seat: int | None) -> S:
        """The state as a seat may see it: what is hidden from it is blank. None is a spectator."""
        return state.seen(seat)

    def play(self, state: S) -> Play[S, C]:
        """The rules over a state, for whoever asks them something."""
        return Play(self.rules, self.content, state)

    def check_setup(self, setup: Setup) -> Mission:
        """The mission of a set-up that can be started; raises `BadSetup` with what would be right."""
        missions = {mission.id: mission for mission in self.rules.missions()}
        mission = missions.get(setup.mission)
        if mission is None:
            raise BadSetup(f"There is no mission '{setup.mission}' in {self.name}: it has {', '.join(missions)}.")
        low, high = mission.seats
        if not low <= setup.seats <= high:
            title = self.table.name_of("mission", mission.id, "en") or mission.id
            raise BadSetup(f"{title} is for {low} to {high} players, not {setup.seats}.")
        if not 0 <= setup.seed < 1 << SEED_BITS:
            raise BadSetup(f"The seed must be a whole number from 0 to 2^{SEED_BITS} - 1, not {setup.seed}.")
        if setup.names:
            self.rules.check_names(setup)
        optional = self.rules.optional
        wrong = [rule for rule in setup.rules if rule not in optional]
        if wrong:
            known = f"it has {', '.join(optional)}" if optional else "it has none"
            raise BadSetup(f"There is no optional rule '{wrong[0]}' in {self.name}: {known}.")
        return mission


AnyGame = Game[Any, Any]  # Any: of whichever game is installed


class StepName:
    """The name of a step whose function cannot be imported: it is defined in a chapter that needs this one."""

    def __init__(self, name: str) -> None:
        self.__name__ = name


class StepTable(dict[str, Step]):
    """The steps of a game, collected by decorator next to the rules they are."""

    def __init__(self) -> None:
        super().__init__()
        self.awaited: set[str] = set()
        """Steps that other chapters are relied upon to have."""

    def elsewhere(self, name: str) -> StepName:
        """A step of another chapter; a game without it does not load."""
        self.awaited.add(name)
        return StepName(name)

    def include(self, chapter: "StepTable") -> None:
        """Add the steps of a chapter, and those that it relies on."""
        self.update(chapter)
        self.awaited |= chapter.awaited

    def check(self) -> None:
        """Raise `UnknownStep` if a chapter relies on a step that no chapter has."""
        missing = sorted(self.awaited - self.keys())
        if missing:
            raise UnknownStep(f"no chapter has the step '{missing[0]}', which another one relies on")

    def step(self, asks: bool = True) -> Callable[[Runs], Runs]:
        """Register a function as a step under its own name.

        `asks=False` says that it never asks, or so seldom that a snapshot before it is not worth its price: if it does
        ask, a copy of that position runs again from the boundary before.
        """

        def register(run: Runs) -> Runs:
            if run.__name__ in self:
                raise ValueError(f"two steps are called '{run.__name__}'")
            self[run.__name__] = Step(run, asks)
            return run

        return register


def first(step: Named, *args: Value) -> list[Call]:
    """A flow that starts with this step."""
    return [call(step, *args)]
