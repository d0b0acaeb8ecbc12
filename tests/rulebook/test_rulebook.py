"""The rule lists and the glossary are complete and consistent, and agree with the rule files beside us."""

import keyword
import re
import runpy
from collections.abc import Callable
from pathlib import Path

import pytest

from farlight.rulebook import Rule, games, rules, terms

ROOT = Path(__file__).resolve().parents[2]
RULE_FILES = ROOT.parent / "shared" / "rules"
GLOSSARY = ROOT / "src" / "farlight" / "rulebook" / "glossary.tsv"

SCRIPT = runpy.run_path(str(ROOT / "scripts" / "rulebook"))

MADE_UP = """\
## 3. Wells
- **V-WELL-1.2** Stands for one rule; V-WELL-9 is only a reference.
- **V-RUL-C01** Ours. **V-ICON-07** An icon.
## 4. Ends
| **V-EX-01** | in a table |
- **V-WELL-02** *withdrawn*
"""
MADE_UP_RULES = [
    ("V-WELL-1.2", "B3", "Wells", "rule"),
    ("V-RUL-C01", "B3", "Wells", "ruling"),
    ("V-ICON-07", "B3", "Wells", "list"),
    ("V-EX-01", "B4", "Ends", "example"),
    ("V-WELL-02", "B4", "Ends", "withdrawn"),
]


def _listed(game: str, letter: str) -> list[tuple[str, ...]]:
    """The rows of our list that come from the file whose chapters start with the letter."""
    rows = [(rule.id, rule.chapter, rule.title, rule.kind.value) for rule in rules(game)]
    return [row for row in rows if row[1].rstrip("0123456789") == letter]


# The made-up file stands first, so that the test also says something where no rule file is at hand.
FOUND = [book for book in SCRIPT["BOOKS"] if (RULE_FILES / book.file).is_file()]
CASES = [
    pytest.param(MADE_UP, "B", MADE_UP_RULES, id="made-up"),
    *(
        pytest.param(
            (RULE_FILES / book.file).read_text(encoding="utf-8"),
            book.letter,
            _listed(book.game, book.letter),
            id=book.file,
        )
        for book in FOUND
    ),
]


@pytest.mark.parametrize(("text", "letter", "expected"), CASES)
def test_lists_agree_with_the_rule_files(text: str, letter: str, expected: list[tuple[str, ...]]) -> None:
    assert SCRIPT["read"](text, letter) == expected


def test_both_published_games_are_listed() -> None:
    assert {"martians", "vanguard"} <= set(games())
    assert "glossary" not in games()


@pytest.mark.parametrize("game", games())
def test_rule_ids_are_unique_and_well_formed(game: str) -> None:
    ids = [rule.id for rule in rules(game)]
    assert ids
    assert len(set(ids)) == len(ids)
    assert [i for i in ids if not re.fullmatch(r"[A-Z](-[A-Z0-9]+)+(\.\d+)?", i)] == []
    assert len({i[0] for i in ids}) == 1, "one letter stands for one game"


@pytest.mark.parametrize("game", games())
def test_every_rule_names_its_chapter(game: str) -> None:
    """That the kinds are known is checked by loading them."""

    def complete(rule: Rule) -> bool:
        return bool(re.fullmatch(r"[A-Z]?\d+", rule.chapter) and rule.title.strip())

    assert [rule for rule in rules(game) if not complete(rule)] == []


def test_every_glossary_row_is_complete() -> None:
    header, *rows = (line.split("\t") for line in GLOSSARY.read_text(encoding="utf-8").splitlines())
    assert header == ["game", "term", "code", "rule", "it", "de", "cs"]
    assert [row for row in rows if len(row) != len(header) or not all(cell.strip() for cell in row)] == []
    assert {row[0] for row in rows} <= set(games())


def test_glossary_is_sorted_by_game_and_term() -> None:
    order = [(term.game, term.term.casefold()) for term in terms()]
    assert order == sorted(order)


@pytest.mark.parametrize("game", games())
def test_terms_cite_rules_of_their_game(game: str) -> None:
    known = {rule.id for rule in rules(game)}
    assert [term for term in terms(game) if term.rule not in known] == []


@pytest.mark.parametrize("game", games())
def test_a_term_has_one_name_and_a_name_one_term(game: str) -> None:
    names = [term.term.casefold() for term in terms(game)]
    codes = [term.code for term in terms(game)]
    assert len(set(names)) == len(names)
    assert len(set(codes)) == len(codes)


def test_code_names_can_be_used_in_python() -> None:
    codes = [term.code for term in terms()]
    assert [c for c in codes if not re.fullmatch(r"[a-z][a-z0-9_]*", c) or keyword.iskeyword(c)] == []


@pytest.mark.parametrize("ask", [rules, terms])
def test_unknown_game_is_refused_naming_the_known_ones(ask: Callable[[str], object]) -> None:
    with pytest.raises(LookupError, match=r"'chess'.*martians.*vanguard"):
        ask("chess")
