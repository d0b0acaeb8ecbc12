"""Copies: they sleep until somebody answers them or looks at their state, and nobody can tell."""

from collections.abc import Iterable
from random import Random

import pytest

from farlight.kernel import EngineError, Option, Procedure, StepName, all_ready, choose, gather, option
from tests.copying import answer, check_copies, questions
from tests.kernel.test_fuzz import FuzzGame
from tests.kernel.toy import ToyGame, ToyPlay, pick

WORDS = [option("say", word=word) for word in ("yes", "no", "crash")]


@pytest.mark.parametrize("by_hand", [False, True], ids=["generator", "real-dice"])
@pytest.mark.parametrize("seed", range(40))
def test_a_copy_answered_is_the_original_answered_in_games_that_break(seed: int, by_hand: bool) -> None:
    game = FuzzGame(seed)
    try:
        alone, position = game.position(seed, by_hand), game.position(seed, by_hand)
    except EngineError:
        return  # a game that breaks before its first question cannot be copied
    dice = Random(seed)
    for _ in range(30):
        if not alone.open:
            return
        position = check_copies(position, alone, dice)


class Planned:
    """A game of planning that counts how often a seat's options are worked out."""

    def __init__(self) -> None:
        self.found: list[int] = []
        self.begun = 0

        def plan(play: ToyPlay) -> Procedure[None]:
            def proposals(seat: int) -> list[Option]:
                self.found.append(seat)
                return [option("count", seat=seat, said=len(play.state.said))]

            self.begun += 1
            answered = yield from gather(play, play.state.slots, "plan", "T", proposals, lambda _seat: True)
            if answered is not None:
                play.state.said.append(f"{answered[0]}{answered[1].id}")
            if not all_ready(play.state.slots):
                play.then(StepName("plan"))

        self.position = ToyGame(plan).position()


def test_a_copy_runs_nothing_until_it_is_needed() -> None:
    game = Planned()
    assert game.begun == 1
    twin = game.position.copy().copy()
    assert questions(twin) == questions(game.position)
    assert game.begun == 1
    assert twin.state == game.position.state
    assert game.begun == 2
    assert game.found == [0, 1], "what is known is not worked out again"


def test_options_that_nobody_looked_at_are_those_of_the_moment_that_was_copied() -> None:
    game = Planned()
    twin = game.position.copy()
    for number in (1, 1):
        game.position.choose(number)
    assert game.found == [0, 0], "nobody asked for those of seat 1"
    assert [choice.id for choice in twin.open[1].options] == ["ready", "count:2:0"]
    assert [choice.id for choice in game.position.open[1].options] == ["ready", "count:2:2"]


def talk(play: ToyPlay) -> Procedure[None]:
    while True:
        word = yield from choose(play, 0, "say", "T-1", worded, lambda chosen: chosen)
        play.state.said.append(word.id)
        if word.id == "say:crash":
            raise ZeroDivisionError("a bug in a rule")


def worded() -> Iterable[Option]:
    return WORDS


def test_an_error_in_the_first_answer_of_a_copy_leaves_it_asleep_where_it_was() -> None:
    position = ToyGame(talk).position()
    pick(position, "say:no")
    twin = position.copy()
    asked = questions(twin)
    assert answer(twin, 2) == "ZeroDivisionError: a bug in a rule"
    assert questions(twin) == asked
    assert twin.tail == position.tail
    pick(twin, "say:yes")
    assert twin.state.said == ["say:no", "say:yes"]
    assert position.state.said == ["say:no"]


def test_an_interrupted_program_leaves_a_copy_that_can_still_be_woken() -> None:
    switch = [False]

    def wait(play: ToyPlay) -> Procedure[None]:
        if switch[0]:
            raise KeyboardInterrupt
        word = yield from choose(play, 0, "say", "T-1", worded, lambda chosen: chosen)
        play.state.said.append(word.id)

    position = ToyGame(wait).position()
    twin = position.copy()
    switch[0] = True
    with pytest.raises(KeyboardInterrupt):
        twin.choose(0)
    switch[0] = False
    assert twin.state == position.state
    pick(twin, "say:yes")
    assert twin.state.said == ["say:yes"]


def test_ids_that_an_owner_gives_are_those_of_one_position_alone() -> None:
    position = ToyGame(talk).position()
    twin = position.copy()
    position.renumber(5)
    assert [decision.id for decision in twin.open] == [0]
    twin.name_decisions([9])
    assert [decision.id for decision in position.open] == [5]
    assert position.answer(0, 5, "say:yes") is None
    assert twin.answer(0, 9, "say:yes") is None


def test_a_copy_need_not_work_out_again_what_its_original_knew() -> None:
    found: list[int] = []

    def count(play: ToyPlay) -> int:
        found.append(len(play.state.said))
        return len(play.state.said)

    def talk_on(play: ToyPlay) -> Procedure[None]:
        play.recall(count)
        while True:
            word = yield from choose(play, 0, "say", "T-1", worded, lambda chosen: chosen)
            if word.id == "say:yes":
                play.forget()
            play.state.said.append(word.id)
            play.state.said.append(str(play.recall(count)))

    position = ToyGame(talk_on).position()
    pick(position, "say:yes")
    assert found == [0, 1]
    twin, cousin = position.copy(), position.copy().copy()
    pick(position, "say:yes")
    pick(twin, "say:no")
    assert twin.state.said == ["say:yes", "1", "say:no", "1"], "as the original knew it there"
    pick(cousin, "say:yes")
    assert cousin.state == position.state, "and forgotten like that"
