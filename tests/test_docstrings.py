"""Docstrings: what acts is told by a verb, so that one can tell a command from a question by its first word."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "farlight"
NO_VERBS = frozenset((
    "a", "about", "after", "all", "along", "also", "an", "another", "any", "anybody", "anything", "as", "at", "back",
    "before", "behind", "below", "beside", "between", "both", "but", "by", "each", "either", "every", "everybody",
    "everything", "exactly", "for", "from", "half", "how", "however", "if", "in", "into", "it", "its", "never", "no",
    "nobody", "nothing", "now", "of", "on", "once", "one", "only", "other", "others", "out", "over", "perhaps", "so",
    "some", "somebody", "something", "that", "the", "their", "then", "there", "these", "they", "this", "those", "three",
    "to", "together", "two", "under", "until", "up", "what", "whatever", "when", "where", "whether", "which",
    "whichever", "who", "whoever", "whose", "why", "with", "within", "without",
))  # fmt: skip
"""Words that begin a noun or a clause, and never a command."""
HELP = ("cli/app.py", "cli/lab/commands.py")
"""What stands here is shown by `--help`."""


def acts(node: ast.AST) -> bool:
    """Whether a function is there for what it does: it gives nothing, or is carried out step by step."""
    if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) or node.returns is None:
        return False
    given = ast.unparse(node.returns)
    return given == "None" or given.startswith("Procedure[")


def told_without_a_verb(text: str) -> Iterator[str]:
    """Functions that act and whose docstring does not begin with a verb."""
    for node in ast.walk(ast.parse(text)):
        if acts(node) and isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            first = (ast.get_docstring(node) or "Do").split()[0].strip(",:;.").lower()
            if first in NO_VERBS:
                yield node.name


@pytest.mark.parametrize("room", sorted(each.name for each in SOURCE.iterdir() if (each / "__init__.py").exists()))
def test_what_acts_is_told_by_a_verb(room: str) -> None:
    found = {
        f"{file.relative_to(SOURCE)}: {name}"
        for file in sorted((SOURCE / room).rglob("*.py"))
        if file.relative_to(SOURCE).as_posix() not in HELP
        for name in told_without_a_verb(file.read_text("utf-8"))
    }
    assert found == set()


def test_a_noun_is_noticed_where_a_verb_should_be() -> None:
    body = 'def draw() -> Procedure[None]:\n    """{}"""\n'
    assert [*told_without_a_verb(body.format("The top card of the deck."))] == ["draw"]
    assert [*told_without_a_verb(body.format("Draw the top card of the deck."))] == []
    assert [*told_without_a_verb('def cards() -> list[str]:\n    """The cards of the deck."""\n')] == []
