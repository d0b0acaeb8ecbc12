"""Game: the one door through which a game comes in. Kernel, bots, lab, server and clients know only this page."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Literal

import msgspec

from farlight.errors import UserError
from farlight.kernel.chance import SEED_BITS
from farlight.kernel.decision import Decision, Question, Refusal, Value
from farlight.kernel.play import C, Call, Interrupt, Lead, Play, Procedure, S, Step

if TYPE_CHECKING:
    from farlight.kernel.lines import Outlook, Panel, Remembered, Where


UndoPolicy = Literal["free", "ask", "never"]
"""Whether undo may cross a mark, where something hidden was shown or rolled: yes, if the group agrees, no."""


class Setup(msgspec.Struct, frozen=True):
    """What a new game is made from. The same set-up always makes the same game."""

    game: str
    mission: str
    seats: int
    seed: int
    by_hand: bool = False
    undo: UndoPolicy = "free"
    names: tuple[str, ...] = ()
    """What the people at the table are called, where a game lets them choose; empty for the game's own names."""
    rules: tuple[str, ...] = ()
    """Optional rules that are switched on, of those that `Game.optional_rules` names."""
    marks: tuple[str, ...] = ()
    """What an earlier campaign left behind, as `Game.marks` told it."""


class Mission(msgspec.Struct, frozen=True):
    """Something that can be started: its id and how many seats it takes."""

    id: str
    seats: tuple[int, int]
    campaign: bool = False
    """Whether it is a story of many evenings; simulations leave those out unless they are asked for."""


class BadSetup(UserError):
    """A set-up that this game cannot start; the message says what would be right."""


Migration = Callable[[dict[str, Any]], dict[str, Any]]
"""Turns the plain data of a state of one schema version into that of the next."""


class Game(ABC, Generic[S, C]):
    """A game with its content loaded: rules, definitions and views, but no position."""

    name: ClassVar[str]
    schema: ClassVar[int]
    """Version of the state's shape. Raise it with a migration whenever an old save would not decode."""
    migrations: ClassVar[Mapping[int, Migration]] = {}
    """By the version they start from."""
    state_type: type[S]
    steps: Mapping[str, Step]
    levels: ClassVar[Mapping[str, str]] = {}
    """Steps at which something begins that a player may want to undo to: step name to level (turn, phase)."""
    optional_rules: ClassVar[Sequence[str]] = ()
    """Rules that a table may switch on when it is set up."""
    dice: ClassVar[frozenset[str] | None] = None
    """The streams that real dice can stand for; None for all. The rest is cards and secrets: the engine draws them."""
    adviser: ClassVar[str] = ""
    """Which of its bots is good enough to give hints; empty for none."""
    open_table: ClassVar[bool] = False
    """Whether all seats and spectators see the same: one view then serves them all."""
    texts: ClassVar[Path]
    """The folder with this game's messages, one file per language."""

    content: C
    pack_id: str
    pack_hash: str
    pack_path: Path

    @abstractmethod
    def missions(self) -> Sequence[Mission]:
        """What can be started, the one for beginners first."""

    @abstractmethod
    def new(self, setup: Setup) -> S:
        """The state at the very start, with the first step in the flow."""

    def seats(self, state: S, setup: Setup) -> int:  # noqa: ARG002
        """How many play now; in a story of many evenings not always as many as began it."""
        return setup.seats

    @abstractmethod
    def view(self, state: S, seat: int | None) -> msgspec.Struct:
        """All that a seat may see, and nothing else. None is a spectator."""

    @abstractmethod
    def panels(self, view: Any) -> Sequence["Panel"]:
        """The view in words, for the terminal and for screen readers."""

    def scene(self, view: Any, texts: Any) -> "msgspec.Struct | None":  # noqa: ARG002
        """The view as a table to be drawn: things with their names, words and places, in the language of `texts`."""
        return None

    def foreseen(
        self,
        play: Play[S, C],  # noqa: ARG002
        seat: int,  # noqa: ARG002
        option: str,  # noqa: ARG002
        texts: Any,  # noqa: ARG002
    ) -> "msgspec.Struct | None":
        """What of the scene would be different if a seat chose something; None where chance or secrets decide."""
        return None

    def where(self, state: S) -> "Where | None":  # noqa: ARG002
        """Where the table is, for a list of tables; made after every answer, and seen by all who were let in."""
        return None

    def chronicle(self, view: Any, texts: Any) -> Iterable["Remembered"]:  # noqa: ARG002
        """What a story is remembered by, in order: people, places, finds, deaths, endings."""
        return ()

    def outlook(self, state: S, decision: Decision) -> "Outlook | None":  # noqa: ARG002
        """What may come of an open question, from what everybody sees; some 50 ms, so that only clients ask for it."""
        return None

    @abstractmethod
    def rehide(self, play: Play[S, C], seat: int | None) -> None:
        """Deal everything that this seat cannot see anew, as it might also be. Bots think with it."""

    def interrupts(self, play: Play[S, C]) -> Iterable[Interrupt]:  # noqa: ARG002
        """The any-time effects that could be used now, by any seat."""
        return ()

    def lead(self, play: Play[S, C], prompt: str) -> Lead | None:  # noqa: ARG002
        """What a lesson allows at a question, while one is led."""
        return None

    def opens(self, play: Play[S, C], window: str) -> bool:
        """Whether one of `interrupts` keeps a window of this name open. A game may know it without listing them."""
        return any(not effect.windows or window in effect.windows for effect in self.interrupts(play))

    def could_change(self, play: Play[S, C], question: Question) -> bool:  # noqa: ARG002
        """Whether one of `interrupts` could change what follows from a question with one answer.

        Asked for every such question: a quick no is worth much. Where it says no, the engine answers by itself.
        """
        return False

    def last_word(self, state: S, decision: Decision) -> int | None:  # noqa: ARG002
        """The seat whose choice stands if the group does not agree on a question; None where no rule names one."""
        return None

    def unknown(self, state: S) -> Sequence[str]:  # noqa: ARG002
        """What a saved state mentions and the loaded pack does not have."""
        return ()

    def intro(self, mission: str, language: str) -> str:  # noqa: ARG002
        """What is read aloud before a mission begins."""
        return ""

    def told_in(self, language: str) -> bool:  # noqa: ARG002
        """Whether the loaded pack tells its stories and names its cards in a language, too."""
        return True

    def check(self, state: S) -> str | None:  # noqa: ARG002
        """What is wrong with the state, if anything: the game's own invariants."""
        return None

    def name_of(self, kind: str, value: object, language: str) -> str | None:  # noqa: ARG002
        """The name of a thing of the content, when a text mentions it."""
        return None

    def name_at(self, state: S, kind: str, value: object, language: str) -> str | None:  # noqa: ARG002
        """The name of a thing as this table calls it: the content's, unless the players gave it another."""
        return self.name_of(kind, value, language)

    def lint(self) -> Sequence[str]:
        """What a careful reader would complain about in the loaded pack."""
        return ()

    def counts(self) -> Mapping[str, int]:
        """How many cards of each kind the loaded pack has."""
        return {}

    def reach(self) -> Mapping[tuple[str, str], str]:
        """How each card of the loaded pack can come into play, by kind and id: a chain of cards, empty without one."""
        return {}

    def shown(self) -> Mapping[tuple[str, str], str]:
        """What coverage counts: the cards, and what else players come by, as `reach` tells it."""
        return self.reach()

    def bots(self) -> Mapping[str, Callable[[int], Any]]:
        """Players of the game's own, by name, each made from a seed; they have a `choose` like all bots."""
        return {}

    def check_setup(self, setup: Setup) -> Mission:
        """The mission of a set-up that can be started; raises `BadSetup` with what would be right."""
        missions = {mission.id: mission for mission in self.missions()}
        mission = missions.get(setup.mission)
        if mission is None:
            raise BadSetup(f"There is no mission '{setup.mission}' in {self.name}: it has {', '.join(missions)}.")
        low, high = mission.seats
        if not low <= setup.seats <= high:
            title = self.name_of("mission", mission.id, "en") or mission.id
            raise BadSetup(f"{title} is for {low} to {high} players, not {setup.seats}.")
        if not 0 <= setup.seed < 1 << SEED_BITS:
            raise BadSetup(f"The seed must be a whole number from 0 to 2^{SEED_BITS} - 1, not {setup.seed}.")
        if setup.names:
            self.check_names(setup)
        wrong = [rule for rule in setup.rules if rule not in self.optional_rules]
        if wrong:
            known = f"it has {', '.join(self.optional_rules)}" if self.optional_rules else "it has none"
            raise BadSetup(f"There is no optional rule '{wrong[0]}' in {self.name}: {known}.")
        return mission

    def marks(self, state: S) -> Sequence[str]:  # noqa: ARG002
        """What a later campaign may know of this one: words, one for each thing that was done."""
        return ()

    def onward(self, state: S) -> str:  # noqa: ARG002
        """The mission to play next when this one is over; empty without advice."""
        return ""

    def why_idle(self, play: Play[S, C], seat: int, kind: str, thing: str) -> Refusal | None:  # noqa: ARG002
        """Why a seat can do nothing with a thing of the board that no option, offered or barred, is about."""
        return None

    def check_names(self, setup: Setup) -> None:
        """Whether the people can be called so; raises `BadSetup`. Most games have names of their own."""
        raise BadSetup(f"{self.name} has its own names for everybody: leave {', '.join(setup.names)} out.")


AnyGame = Game[Any, Any]


class StepTable(dict[str, Step]):
    """The steps of a game, collected by decorator next to the rules they are."""

    def step(self, asks: bool = True) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
        """Register a function as a step under its own name.

        `asks=False` says that it never asks, or so seldom that a snapshot before it is not worth its price: if it does
        ask, a copy of that position runs again from the boundary before.
        """

        def register(run: Callable[..., Procedure[None] | None]) -> Callable[..., Any]:
            if run.__name__ in self:
                raise ValueError(f"two steps are called '{run.__name__}'")
            self[run.__name__] = Step(run, asks)
            return run

        return register


def first(step: str, *args: Value) -> list[Call]:
    """A flow that starts with this step."""
    return [Call(step, args)]
