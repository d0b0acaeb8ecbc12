"""A game of a few lines, to try each mechanism of the kernel by itself."""

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, ClassVar

from farlight.kernel import (
    Bots,
    Call,
    Event,
    Game,
    GameState,
    Interrupt,
    Mission,
    Pack,
    Panel,
    Play,
    Position,
    Procedure,
    Rules,
    Setup,
    Slot,
    State,
    StepTable,
    Table,
    Timeline,
    new_chance,
    option,
)

ToyPlay = Play["ToyState", None]


class Purse(State):
    coins: int
    names: list[str]


class ToyState(GameState):
    purse: Purse
    slots: list[Slot]
    said: list[str]


class Said(Event, frozen=True):
    word: str


class ToyTable(Table[ToyState, None]):
    """Nothing is shown."""

    def panels(self, seen: ToyPlay) -> Sequence[Panel]:
        return []


class ToyGame(Game[ToyState, None], Rules[ToyState, None]):
    """Runs one step, given as a function, then ends; a coin can be spent at any time. It is its own rules."""

    name = "toy"
    schema = 1
    state_type = ToyState
    texts: ClassVar[Path] = Path()
    levels: ClassVar[dict[str, str]] = {"main": "phase"}

    def __init__(self, main: Callable[[ToyPlay], Procedure[None]], coins: int = 0, seats: int = 2) -> None:
        super().__init__(None, self, ToyTable(), Bots(), Pack("toy", "toy", Path()))
        steps = StepTable()
        self.coins = coins
        self.seat_count = seats

        @steps.step()
        def spend(play: ToyPlay) -> Procedure[None]:
            play.state.purse.coins -= 1
            play.emit(Said("T-ANY", "spent"))
            yield from ()

        @steps.step(asks=False)
        def finish(play: ToyPlay) -> None:
            play.end("T-END", "won/done")

        steps.step()(main)
        self.steps = steps
        self.first = main.__name__

    def missions(self) -> Sequence[Mission]:
        return [Mission("only", (1, 4))]

    def new(self, setup: Setup) -> ToyState:
        slots = [Slot(False) for _ in range(setup.seats)]
        flow = [Call("finish"), Call(self.first)]
        return ToyState(flow, new_chance(setup.seed, setup.by_hand), "", Purse(self.coins, []), slots, [])

    def interrupts(self, play: ToyPlay) -> Iterable[Interrupt]:
        if play.state.purse.coins:
            yield Interrupt(1, option("spend"), "T-ANY", Call("spend"))

    def rehide(self, play: ToyPlay, seat: int | None) -> None:
        play.state.chance = new_chance(1)

    def check(self, state: ToyState) -> str | None:
        return "the purse is in debt" if state.purse.coins < 0 else None

    def position(self, seed: int = 1, by_hand: bool = False) -> Position[ToyState, None]:
        return Position(self, self.new(self.setup(seed, by_hand)))

    def timeline(self, seed: int = 1, by_hand: bool = False) -> Timeline[ToyState, None]:
        return Timeline(self, self.setup(seed, by_hand))

    def setup(self, seed: int = 1, by_hand: bool = False) -> Setup:
        return Setup("toy", "only", self.seat_count, seed, by_hand)


def ids(position: Position[Any, Any]) -> list[str]:
    """The options of the first open decision."""
    return [choice.id for choice in position.open[0].options]


def pick(position: Position[Any, Any], option_id: str) -> None:
    """Answer with whoever can."""
    position.choose(next(number for number, choice in position.choices() if choice.id == option_id))
