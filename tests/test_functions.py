"""Functions stay short enough to be read at once."""

import ast
from collections.abc import Iterator
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src"
LONGEST = 40


def too_long(text: str) -> Iterator[tuple[str, int]]:
    """Functions, those inside others too, that have more lines than that from `def` to the end."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            length = (node.end_lineno or 0) - node.lineno + 1
            if length > LONGEST:
                yield node.name, length


def test_no_function_is_longer_than_forty_lines() -> None:
    found = {
        f"{file.relative_to(SOURCE)}: {name}": length
        for file in sorted(SOURCE.rglob("*.py"))
        for name, length in too_long(file.read_text("utf-8"))
    }
    assert found == {}


def test_a_long_function_is_noticed_wherever_it_stands() -> None:
    body = "\n".join(["        pass"] * LONGEST)
    assert [*too_long(f"class A:\n    async def long(self) -> None:\n{body}\n")] == [("long", LONGEST + 1)]
