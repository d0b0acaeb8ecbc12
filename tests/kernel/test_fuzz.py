"""Random little games that roll, ask, plan, interrupt and break at random: whatever happens, nothing is lost.

Every game is a made-up program of the kernel's own mechanisms. After every answer, a copy, the moment in the timeline
and a loaded save must stand where the position stands; a failed answer must leave everything as it was.
"""

from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from farlight.kernel import (
    GROUP,
    Call,
    EngineError,
    Interrupt,
    Position,
    Procedure,
    Setup,
    StepName,
    Timeline,
    all_ready,
    choose,
    choose_some,
    dump,
    gather,
    load,
    option,
)
from tests.kernel.toy import Said, ToyGame, ToyPlay, ToyState

OPTIONS = [option("pick", n=number) for number in range(4)]
ACTS = ("ask", "ask", "roll", "roll", "emit", "some", "face", "plan", "shuffle", "one", "break")


def act(play: ToyPlay, program: Random, name: str) -> Procedure[None]:
    """One random act."""
    said = play.state.said
    match program.choice(ACTS):
        case "ask":
            chosen = yield from choose(play, program.randint(0, 1), "ask", "T", lambda: OPTIONS, lambda choice: choice)
            said.append(chosen.id)
        case "one":
            window = program.choice(("", "last"))
            yield from choose(play, GROUP, "one", "T", lambda: OPTIONS[:1], lambda only: only, window=window)
        case "roll":
            said.append(str(play.roll("die", 6)))
        case "face":
            said.append(play.face("coin", ("heads", "tails", "heads")))
        case "shuffle":
            play.shuffle("cards", play.state.purse.names)
            said.append("".join(play.state.purse.names))
        case "emit":
            play.emit(Said("T", name))
        case "some":
            least = program.randint(0, 2)
            some = yield from choose_some(
                play, program.randint(0, 1), "some", "T", lambda: range(3), OPTIONS.__getitem__, at_least=least
            )
            said.append(str(some))
        case "plan":
            yield from gather(play, play.state.slots, "plan", "T", lambda _seat: OPTIONS[:2], lambda _seat: True)
            if all_ready(play.state.slots):
                for slot in play.state.slots:
                    slot.ready = False
        case "break" if len(said) % 5 == 2:
            raise ZeroDivisionError("a bug in a rule")


def acts(play: ToyPlay, name: str) -> Procedure[None]:
    program = Random(name)  # the same name is always the same program
    for _ in range(program.randint(1, 5)):
        yield from act(play, program, name)


class FuzzGame(ToyGame):
    """A game made of four programs, a side step and two any-time effects."""

    def __init__(self, seed: int) -> None:
        def main(play: ToyPlay) -> Procedure[None]:
            count = len(play.state.said)
            yield from acts(play, f"{seed}-{count % 4}")
            play.state.said.append(".")
            if len(play.state.said) < 25:
                play.then(StepName("main"))
                if count % 3 == 0:
                    play.then(StepName("side"), count % 4)

        def side(play: ToyPlay, number: int) -> Procedure[None]:
            yield from acts(play, f"{seed}-side-{number}")
            if number == 3:
                play.leave(StepName("main"))

        def use(play: ToyPlay, number: int) -> Procedure[None]:
            play.state.purse.coins -= 1
            yield from acts(play, f"{seed}-use-{number}")

        super().__init__(main, coins=3)
        self.steps.step()(side)  # type: ignore[attr-defined]
        self.steps.step()(use)  # type: ignore[attr-defined]

    def new(self, setup: Setup) -> ToyState:
        state = super().new(setup)
        state.purse.names = list("abcd")
        return state

    def interrupts(self, play: ToyPlay) -> Iterable[Interrupt]:
        if play.state.purse.coins:
            yield Interrupt(0, option("use", number=0), "T", Call("use", (0,)), ("last",))
            yield Interrupt(1, option("use", number=1), "T", Call("use", (1,)), ("other",))

    def check(self, state: ToyState) -> str | None:
        return "two fours" if state.said[-2:] == ["4", "4"] else None


def questions(position: Position[Any, Any], ids: bool = True) -> list[tuple[object, ...]]:
    return [(d.seat, d.prompt, list(d.options), d.chosen, d.id if ids else None) for d in position.open]


def everything(timeline: Timeline[Any, Any]) -> tuple[object, ...]:
    """All that a failed answer must leave alone."""
    position = timeline.position
    return (
        position.state.copy(),
        questions(position),
        position.tail[:],
        position.given[:],
        position.since,
        position.serial,
        list(position.events),
        position.snapshot.fingerprint(),
        len(timeline.entries),
        timeline.head,
    )


def check_copies(timeline: Timeline[Any, Any]) -> None:
    position = timeline.position
    twin = position.copy()
    assert twin.state == position.state
    assert questions(twin) == questions(position)
    assert list(twin.events) == list(position.events)
    there = timeline.position_at(timeline.head)
    assert there.state == position.state
    assert questions(there, ids=False) == questions(position, ids=False)
    assert there.copy().state == there.state


def reloaded(timeline: Timeline[Any, Any], game: FuzzGame, folder: Path) -> Timeline[Any, Any]:
    path = folder / "a.farlight"
    path.write_bytes(dump(timeline))
    loaded = load(path, game)
    assert loaded.notes == []
    assert loaded.timeline.position.state == timeline.position.state
    assert questions(loaded.timeline.position) == questions(timeline.position)
    list(loaded.timeline.log())
    return loaded.timeline


def step(timeline: Timeline[Any, Any], dice: Random) -> None:
    """Undo, redo or answer something."""
    position = timeline.position
    if not position.open or (timeline.head and dice.random() < 0.15):
        timeline.undo_to(dice.choice([0, *timeline.path()]))
        return
    if dice.random() < 0.05:
        timeline.redo()
        return
    number, chosen = dice.choice(position.choices())
    before = everything(timeline)
    try:
        timeline.choose(position.seat_of(number), chosen.id, number)
    except EngineError:
        assert everything(timeline) == before


@pytest.mark.parametrize("by_hand", [False, True], ids=["generator", "real-dice"])
@pytest.mark.parametrize("seed", range(40))
def test_nothing_is_lost_whatever_happens(seed: int, by_hand: bool, tmp_path: Path) -> None:
    game = FuzzGame(seed)
    try:
        timeline = game.timeline(seed, by_hand)
    except EngineError:
        return  # a game that breaks before its first question has nothing to lose
    dice = Random(seed)
    for _ in range(60):
        check_copies(timeline)
        if dice.random() < 0.2:
            again = reloaded(timeline, game, tmp_path)
            timeline = again if dice.random() < 0.5 else timeline
        if not timeline.position.open and timeline.head == 0:
            return
        step(timeline, dice)
