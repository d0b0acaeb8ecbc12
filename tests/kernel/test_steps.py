"""Steps are referred to by their functions; those of other chapters by names that somebody must have."""

import pytest

from farlight.kernel import Call, Play, Procedure, StepTable, UnknownStep, call, game_names, load_game


def chapter(*names: str) -> StepTable:
    steps = StepTable()
    for name in names:

        def step(_play: Play[None, None]) -> Procedure[None]:  # type: ignore[type-var]
            yield from ()

        step.__name__ = name
        steps.step()(step)
    return steps


def test_a_step_is_called_by_its_function() -> None:
    def walk() -> None: ...

    assert call(walk, 1, "north") == Call("walk", (1, "north"))


def test_a_step_of_another_chapter_is_called_by_its_name() -> None:
    assert call(StepTable().elsewhere("dock"), 2) == Call("dock", (2,))


def test_all_that_chapters_rely_on_must_be_there() -> None:
    game, first, second = StepTable(), chapter("land"), chapter("dock")
    first.elsewhere("dock")
    game.include(first)
    with pytest.raises(UnknownStep, match="no chapter has the step 'dock'"):
        game.check()
    game.include(second)
    game.check()


@pytest.mark.parametrize("name", game_names())
def test_one_can_undo_to_steps_that_there_are(name: str) -> None:
    rules = load_game(name).rules
    assert rules.levels.keys() <= rules.steps.keys()
