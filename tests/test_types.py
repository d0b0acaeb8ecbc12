"""`Any` switches the type checker off: games do without it, the kernel and the server say why they cannot."""

import ast
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "farlight"
REASON = "# Any: "


def lines_with_any(room: str) -> list[str]:
    found = []
    for file in sorted((SOURCE / room).rglob("*.py")):
        text = file.read_text("utf-8")
        lines = text.splitlines()
        names = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Name) and node.id == "Any"]
        found += [f"{file.relative_to(SOURCE)}: {lines[line - 1].strip()}" for line in {each.lineno for each in names}]
    return found


@pytest.mark.parametrize("room", ["beacon", "martians", "vanguard"])
def test_games_do_without_any(room: str) -> None:
    assert lines_with_any(room) == []


@pytest.mark.parametrize("room", ["kernel", "server"])
def test_any_has_its_reason_beside_it(room: str) -> None:
    used = lines_with_any(room)
    assert used
    assert [line for line in used if REASON not in line] == []
