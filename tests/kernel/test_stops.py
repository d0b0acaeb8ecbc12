"""Where a game stops although a question has one answer, and that a record is run again as it was."""

from collections.abc import Iterable
from typing import get_args

import msgspec
import pytest

from farlight.kernel import (
    GROUP,
    Call,
    Interrupt,
    Procedure,
    Question,
    StepName,
    Stops,
    Timeline,
    choose,
    load_from,
    option,
)
from farlight.kernel.answers import Entry
from farlight.kernel.saves import dump
from tests.kernel.toy import Said, ToyGame, ToyPlay, ToyState, pick

ALL: tuple[Stops, ...] = get_args(Stops)


def ask(play: ToyPlay, prompt: str, *words: str, window: str = "") -> Procedure[None]:
    chosen = yield from choose(
        play, 0, prompt, "T-1", lambda: list(words), lambda word: option("say", word=word), window=window
    )
    play.state.said.append(chosen)


def main(play: ToyPlay) -> Procedure[None]:
    """A free choice, one that a coin could change, one that it could not, a window, a roll, a free choice."""
    yield from ask(play, "free", "a", "b")
    yield from ask(play, "dear", "c")
    yield from ask(play, "idle", "d")
    yield from ask(play, "last", "e", window="last")
    play.state.said.append(str(play.roll("die", 6)))
    play.then(StepName("more"))


class StopGame(ToyGame):
    """A coin could change what is asked as `dear`, and is not pressing unless somebody says so."""

    pressing = False

    def __init__(self, coins: int = 2) -> None:
        super().__init__(main, coins=coins)

        @self.steps.step()  # type: ignore[attr-defined, untyped-decorator]
        def more(play: ToyPlay) -> Procedure[None]:
            yield from ask(play, "dear", "f")
            yield from ask(play, "free", "g", "h")
            yield from ask(play, "dear", "i")
            yield from ask(play, "free", "j", "k")

    def interrupts(self, play: ToyPlay) -> Iterable[Interrupt]:
        if play.state.purse.coins:
            yield Interrupt(1, option("spend"), "T-ANY", Call("spend"), pressing=self.pressing)

    def could_change(self, play: ToyPlay, question: Question) -> bool:
        return question.prompt == "dear" and play.state.purse.coins > 0


def prompts(timeline: Timeline[ToyState, None]) -> list[str]:
    """What is asked until the end, if the first option is always taken."""
    found = []
    while timeline.position.open:
        decision = timeline.position.open[0]
        found.append(decision.prompt)
        assert timeline.answer(decision.seat, decision.id, decision.options[0].id) is None
    return found


@pytest.mark.parametrize(
    ("stops", "asked"),
    [
        ("matter", ["free", "dear", "last", "dear", "free", "dear", "free"]),
        ("always", ["free", "dear", "idle", "last", "dear", "free", "dear", "free"]),
        ("never", ["free", "free", "free"]),
        ("named", ["free", "last", "free", "free"]),
    ],
)
def test_what_is_asked(stops: Stops, asked: list[str]) -> None:
    timeline = StopGame().timeline()
    timeline.stops = stops
    assert prompts(timeline) == asked


def test_a_question_with_one_answer_is_put_to_whoever_could_use_something() -> None:
    """Only seat 1 has coins: it is asked what seat 0 would be asked; a free choice stays with its seat."""
    position = StopGame().position()
    assert position.open[0].seat == 0
    pick(position, "say:a")
    assert (position.open[0].prompt, position.open[0].seat) == ("dear", 1)
    pick(position, "say:c")
    assert (position.open[0].prompt, position.open[0].seat) == ("last", 1)


@pytest.mark.parametrize("could", [(), (0, 1), (1, 2), (GROUP,), (2,)])
def test_who_is_asked(could: tuple[int, ...]) -> None:
    """Whoever is asked anyway if they have something or nobody has, else the only one, else all."""
    play = StopGame().position().play
    play.rules.who_could = lambda *_: could  # type: ignore[method-assign]
    asked = {(): 0, (0, 1): 0, (1, 2): GROUP, (GROUP,): 0, (2,): 2}
    assert play.asked(Question(0, "dear")) == asked[could]


@pytest.mark.parametrize("stops", ALL)
def test_without_any_time_effects_a_question_with_one_answer_is_never_asked(stops: Stops) -> None:
    timeline = StopGame(coins=0).timeline()
    timeline.stops = stops
    assert prompts(timeline) == ["free", "free", "free"]


def test_what_nobody_should_overlook_stops_in_its_window_whatever_the_setting() -> None:
    game = StopGame()
    game.pressing = True
    timeline = game.timeline()
    timeline.stops = "never"
    assert prompts(timeline) == ["free", "last", "free", "free"]


def test_the_question_is_asked_anew_and_passes_once_nothing_could_change_it_any_more() -> None:
    position = StopGame(coins=1).position()
    pick(position, "say:a")
    assert position.open[0].prompt == "dear"
    pick(position, "spend")
    assert position.open[0].prompt == "free", "no coin is left: all that is forced passes"
    assert Said("T-ANY", "spent") in position.events


def same(timeline: Timeline[ToyState, None], other: Timeline[ToyState, None]) -> None:
    assert timeline.position.state.fingerprint() == other.position.state.fingerprint()
    asked = [(decision.prompt, decision.options) for decision in timeline.position.open]
    assert asked == [(decision.prompt, decision.options) for decision in other.position.open]


@pytest.mark.parametrize("later", ALL)
@pytest.mark.parametrize("at", range(4))
def test_a_setting_that_changes_in_mid_game_is_part_of_the_record(later: Stops, at: int) -> None:
    """Copies, saves, undo and replays stop where the game did when each answer was given."""
    game = StopGame()
    timeline = game.timeline(seed=5)
    for count in range(6):
        if count == at:
            timeline.stops = later
        if not timeline.position.open:
            break
        decision = timeline.position.open[0]
        timeline.answer(decision.seat, decision.id, decision.options[0].id)
        loaded = load_from(dump(timeline), game, "the save")
        assert loaded.fingerprint == loaded.timeline.position.state.fingerprint()
        assert loaded.notes == []
        assert loaded.timeline.stops == timeline.stops
        same(timeline, loaded.timeline)
        assert timeline.position.copy().state.fingerprint() == timeline.position.state.fingerprint()
        assert timeline.position_at(timeline.head).state.fingerprint() == timeline.position.state.fingerprint()
    head = timeline.head
    while timeline.head:
        assert timeline.undo() is None
    assert timeline.move(head) is None
    same(timeline, load_from(dump(timeline), game, "the save").timeline)


def test_a_record_of_an_older_version_is_run_as_it_was_and_goes_on_by_the_new_rule() -> None:
    """Its answers do not say where the game stopped: in windows only, and forced choices were not in the record."""
    game = StopGame()
    old = game.timeline(seed=3)
    old.stops = "named"
    for word in ("say:a", "say:e", "say:g"):
        decision = old.position.open[0]
        assert old.answer(decision.seat, decision.id, word) is None
    stored = [msgspec.msgpack.encode(list(msgspec.structs.astuple(entry))[:6]) for entry in old.entries]
    entries = [msgspec.msgpack.decode(entry, type=Entry) for entry in stored]
    assert [entry.stops for entry in entries] == ["named"] * 3
    timeline = Timeline.restored(game, game.setup(3), entries, {}, 3, (0, game.rules.new(game.setup(3))), None)
    same(timeline, old)
    assert timeline.position.open[0].prompt == "free"
    assert timeline.stops == "matter"
    assert timeline.undo_to(1) is None
    assert timeline.position.open[0].prompt == "last", "what was answered before is what it was"
    assert prompts(timeline) == ["last", "dear", "free", "dear", "free"]
