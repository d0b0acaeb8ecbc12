"""docs/scenarios.md names every sentence that can be written, and its examples run."""

import re
from pathlib import Path

import pytest

from farlight.kernel import game_names
from farlight.scenarios import FACTS, SETUP_SENTENCES, load_cases, load_words, run_case

PAGE = Path(__file__).parents[2] / "docs" / "scenarios.md"
TEXT = PAGE.read_text("utf-8")
EXAMPLES = [block for block in re.findall(r"```toml\n(.*?)```", TEXT, re.DOTALL) if "[[case]]" in block]


def table_rows() -> list[list[str]]:
    lines = [line for line in TEXT.splitlines() if line.startswith("| `")]
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines]


def documented() -> dict[str, list[str]]:
    """The rows of all tables by the sentence that they explain."""
    return {row[0].strip("`"): row[1:] for row in table_rows()}


@pytest.mark.parametrize("sentence", SETUP_SENTENCES)
def test_every_sentence_that_sets_up_any_game_is_explained(sentence: str) -> None:
    assert sentence in documented()


@pytest.mark.parametrize("pattern", [pattern for pattern, *_ in FACTS])
def test_every_fact_of_any_game_is_explained(pattern: str) -> None:
    assert pattern in documented()


@pytest.mark.parametrize("game", game_names())
def test_every_sentence_of_every_game_is_explained_and_says_whether_it_can_be_given(game: str) -> None:
    rows = documented()
    for pattern, can_be_given in load_words(game).patterns():
        assert pattern in rows, f"{game}: '{pattern}' is not in {PAGE.name}"
        assert rows[pattern][0] == ("yes" if can_be_given else "no"), f"{game}: '{pattern}'"


def test_no_sentence_is_explained_that_does_not_exist() -> None:
    words = [pattern for game in game_names() for pattern, _ in load_words(game).patterns()]
    known = {*SETUP_SENTENCES, *(pattern for pattern, *_ in FACTS), *words}
    fields = {"rule", "title", "given", "dice", "do", "then"}
    assert set(documented()) - fields <= known


@pytest.mark.parametrize("block", EXAMPLES)
def test_every_example_runs_and_holds(block: str, tmp_path: Path) -> None:
    file = tmp_path / "example.toml"
    file.write_text(block, "utf-8")
    failed = [verdict.reason for verdict in map(run_case, load_cases([file])) if not verdict.passed]
    assert not failed


def test_the_page_has_examples() -> None:
    assert len(EXAMPLES) >= 4
