"""The tree is laid out as ARCHITECTURE.md says, and no folder is too full to be looked through."""

import re
from collections import Counter
from pathlib import Path

import pytest

from farlight.kernel import game_names

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "farlight"
CLIENT = ROOT / "web" / "src"
PAGE = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
MOST = 25
"""Modules that one can still look through."""
LONGEST = 500
"""Lines."""
ROOMS = {"model", "rules", "table", "bots", "cases", "lint"}


def modules(folder: Path) -> set[str]:
    """Modules and packages of a folder."""
    packages = {f"{each.name}/" for each in folder.iterdir() if (each / "__init__.py").exists()}
    return packages | {each.name for each in folder.glob("*.py") if each.name != "__init__.py"}


def rows(heading: str) -> set[str]:
    """Files and folders that the table below a heading names in its first column."""
    section = PAGE.partition(f"### {heading}\n")[2].partition("\n#")[0]
    first = re.findall(r"^\| (`[^|]+) \|", section, re.MULTILINE)
    return {name for cell in first for name in re.findall(r"`([\w./]+)`", cell)}


def test_the_map_names_every_package_and_nothing_else() -> None:
    named = set(re.findall(r"^      ([\w.]+/?) ", PAGE.partition("## Map")[2].partition("### ")[0], re.MULTILINE))
    assert named - {"packs/"} == modules(PACKAGE) - {"__main__.py"}


@pytest.mark.parametrize("game", game_names())
def test_every_game_has_the_same_rooms(game: str) -> None:
    found = modules(PACKAGE / game)
    assert found == {f"{room}/" for room in ROOMS} | {"game.py"}
    assert rows("The rooms of a game") == {f"{room}/" for room in ROOMS}


@pytest.mark.parametrize(
    ("heading", "folder"),
    [
        ("The rooms of the server", "server"),
        ("The terminal, file by file", "cli/terminal"),
        ("The kernel, file by file", "kernel"),
    ],
)
def test_the_page_names_every_module_of_a_package(heading: str, folder: str) -> None:
    assert rows(heading) == modules(PACKAGE / folder)


def crowded(root: Path, *kinds: str) -> dict[str, int]:
    """Folders with more modules than one can look through."""
    counts = Counter(file.parent for file in root.rglob("*") if file.suffix in kinds)
    return {str(folder.relative_to(root)): count for folder, count in counts.items() if count > MOST}


@pytest.mark.parametrize(
    ("root", "kinds"), [(PACKAGE, (".py",)), (CLIENT, (".ts", ".svelte", ".css")), (ROOT / "tests", (".py",))]
)
def test_no_folder_has_more_modules_than_one_can_look_through(root: Path, kinds: tuple[str, ...]) -> None:
    assert crowded(root, *kinds) == {}


def test_a_crowded_folder_is_noticed(tmp_path: Path) -> None:
    for number in range(MOST + 1):
        (tmp_path / f"a{number}.py").touch()
    assert crowded(tmp_path, ".py") == {".": MOST + 1}
    assert crowded(tmp_path, ".ts") == {}


def test_no_module_is_longer_than_one_reads_at_once() -> None:
    lengths = {file: len(file.read_text("utf-8").splitlines()) for file in PACKAGE.rglob("*.py")}
    assert {str(file.relative_to(PACKAGE)): length for file, length in lengths.items() if length >= LONGEST} == {}
