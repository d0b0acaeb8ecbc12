"""A rule is found by looking for its id: code and content name ids in full, and only ids that exist."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from farlight.rulebook import games, rules

SOURCE = Path(__file__).resolve().parents[2] / "src" / "farlight"
FAMILY = r"(?<![\w-])[A-Z](?:-[A-Z]+)+"
"""The beginning of ids, such as M-MIS-RIDDLE; alone, on the first line of a file, it is the file's scope."""
ID = rf"{FAMILY}-(?:[A-Z]+\d*|[A-Z]?\d+)(?:\.\d+)?(?:-\d+)?"
SHORTENED = re.compile(rf"{ID}(?: to [A-Z\d-]|,? (?:and )?-\d|, \d+\.\d)")


def files(game: str) -> list[Path]:
    found = [*(SOURCE / game).rglob("*"), *(SOURCE / "packs" / game).rglob("*")]
    return sorted(file for file in found if file.suffix in (".py", ".toml", ".ftl"))


def lines(game: str) -> Iterator[tuple[str, str]]:
    for file in files(game):
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
            yield f"{file.relative_to(SOURCE)}:{number}", line


def docstrings(file: Path) -> Iterator[tuple[str, str]]:
    """The texts that stand alone: of modules, classes, functions and fields."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        match node:
            case ast.Expr(value=ast.Constant(value=str(text))):
                yield f"{file.relative_to(SOURCE)}:{node.lineno}", text


@pytest.mark.parametrize("game", games())
def test_ids_are_named_in_full_and_exist(game: str) -> None:
    known = {rule.id for rule in rules(game)}
    scopes = {match[0] for rule in known if (match := re.match(FAMILY, rule))}
    named = re.compile(rf"(?<![\w-]){game[0].upper()}(?:-[A-Z0-9]+(?:\.\d+)?)+(?![\w-])")
    for place, line in lines(game):
        assert not SHORTENED.search(line), f"{place}: name each id in full: {line.strip()}"
        for found in named.findall(line):
            assert found in known or (found in scopes and place.endswith(":1")), f"{place}: there is no rule {found}"


@pytest.mark.parametrize("game", games())
def test_a_docstring_says_something_before_it_names_ids(game: str) -> None:
    for file in files(game):
        if file.suffix == ".py":
            bare = [place for place, text in docstrings(file) if re.match(rf"\s*{ID}", text)]
            assert not bare, f"{bare}: one plain sentence before the ids"


@pytest.mark.parametrize(
    "text",
    [
        "Dice. V-CHECK-6.5 to 6.11.",
        "Setting up. M-APP-01 to M-APP-10.",
        "A container. M-MIS-RIDDLE-09, -10.",
        "Paths. V-TRAVEL-01 and -03.",
        "The order. V-TUT-01, 5.6.",
        "A pool. M-RUL-ADV-K01 to -K03.",
    ],
)
def test_a_shortened_id_is_noticed(text: str) -> None:
    assert SHORTENED.search(text)


def test_what_only_looks_like_one_is_let_be() -> None:
    assert not SHORTENED.search("By the number of wounds, 1 to 5. M-WND-03, V-CHECK-6.5, M-WND-04: -1 to all.")
