"""Steps are referred to by their functions; those of other chapters by names that somebody must have."""

import ast
from collections.abc import Iterator
from pathlib import Path

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


SOURCE = Path(__file__).parents[2] / "src" / "farlight"
TAKERS = {"Call", "call", "elsewhere", "first", "leave", "step", "then"}
"""What is told a step."""


def named_by_text(text: str) -> Iterator[str]:
    """Where a step is told by its name; `elsewhere` takes one that is written out, which a search finds."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Call) and node.args and isinstance(node.func, ast.Name | ast.Attribute):
            taker = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
            wanted = ast.JoinedStr if taker == "elsewhere" else ast.JoinedStr | ast.Constant
            if taker in TAKERS and isinstance(node.args[0], wanted):
                yield ast.unparse(node)


@pytest.mark.parametrize("name", game_names())
def test_a_game_names_its_steps_by_their_functions(name: str) -> None:
    files = sorted((SOURCE / name).rglob("*.py"))
    assert {file.name: found for file in files if (found := [*named_by_text(file.read_text("utf-8"))])} == {}


@pytest.mark.parametrize("said", ["play.then('dock')", "Call('act')", "call(f'visit_{x}')", "STEPS.elsewhere(f'v{x}')"])
def test_a_step_that_is_named_by_a_text_is_noticed(said: str) -> None:
    assert [*named_by_text(said)] == [said]
    assert not [*named_by_text("play.then(dock); call(PAGES[page]); STEPS.elsewhere('dock')")]
