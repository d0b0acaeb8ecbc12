"""A rule is found by looking for its id: code and content name ids in full, only ids that exist, and all of them."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from farlight.rulebook import Kind, games, rules

LIST = Path(__file__).with_name("unnamed.toml")
REASONS = msgspec.toml.decode(LIST.read_text("utf-8"), type=dict[str, dict[str, str]])
ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "farlight"
TEXT = (".py", ".toml", ".ftl", ".md", ".ts", ".svelte", ".tsv")
FAMILY = r"(?<![\w-])[A-Z](?:-[A-Z]+)+"
"""The beginning of ids, such as M-MIS-RIDDLE; alone, on the first line of a file, it is the file's scope."""
ID = rf"{FAMILY}-(?:[A-Z]+\d*|[A-Z]?\d+)(?:\.\d+)?(?:-\d+)?"
SHORTENED = re.compile(rf"{ID}(?: to [A-Z\d-]|,? (?:and )?-\d|, \d+\.\d| ?(?:\.\.\.?|…|\u2013|\u2014) ?-?[A-Z\d])")
NAMED = re.compile(r"(?<![\w-])[A-Z](?:-[A-Z0-9]+(?:\.\d+)?)+(?![\w-])")
KINDS: dict[str, tuple[Kind, ...]] = dict.fromkeys(("martians", "vanguard"), (Kind.RULE, Kind.RULING))
"""By game: what must be named or listed; of the other games the rules alone."""


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
    for place, line in lines(game):
        assert not SHORTENED.search(line), f"{place}: name each id in full: {line.strip()}"
        for found in (name for name in NAMED.findall(line) if name[0] == game[0].upper()):
            assert found in known or (found in scopes and place.endswith(":1")), f"{place}: there is no rule {found}"


@pytest.mark.parametrize("folder", ["src", "tests", "docs", "web/src", "web/tests", "changelog.d"])
def test_ids_are_named_in_full_everywhere(folder: str) -> None:
    found = [file for file in (ROOT / folder).rglob("*") if file.suffix in TEXT and file != Path(__file__)]
    shortened = [
        f"{file.relative_to(ROOT)}:{number}"
        for file in found
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1)
        if SHORTENED.search(line)
    ]
    assert found
    assert shortened == []


@pytest.mark.parametrize("game", games())
def test_every_rule_is_named_or_listed_with_a_reason_and_never_both(game: str) -> None:
    """Named by the code, content or texts of its game; the list says why nothing there carries a rule out."""
    listed = REASONS.get(game, {})
    wanted = {rule.id for rule in rules(game) if rule.kind in KINDS.get(game, (Kind.RULE,))}
    named = {name for _, line in lines(game) for name in NAMED.findall(line)}
    assert sorted(wanted - named - set(listed)) == [], f"neither named nor in {LIST.name}"
    assert sorted(named & set(listed)) == [], f"named: take it out of {LIST.name}"
    assert sorted(set(listed) - wanted) == [], "no such rule"
    assert [rule for rule, why in listed.items() if not why.strip()] == []


def test_only_games_have_a_list() -> None:
    assert set(REASONS) <= set(games())


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
        "Wilting. M-FARM-10…M-FARM-15.",
        "Wilting. M-FARM-10..15.",
        "Wilting. M-FARM-10\u201315.",
    ],
)
def test_a_shortened_id_is_noticed(text: str) -> None:
    assert SHORTENED.search(text)


def test_what_only_looks_like_one_is_let_be() -> None:
    assert not SHORTENED.search("By the number of wounds, 1 to 5. M-WND-03, V-CHECK-6.5, M-WND-04: -1 to all.")
