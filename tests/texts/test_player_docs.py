"""What players read outside of the table: in every language the same pages, and the rules as the table tells them."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from farlight.texts import LANGUAGES

ROOT = Path(__file__).parents[2]
PLAYERS = ROOT / "docs" / "players"


def test_the_books_of_rules_are_up_to_date() -> None:
    script = ROOT / "scripts" / "books"
    done = subprocess.run([sys.executable, str(script), "--check"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_page_with_all_its_parts(language: str) -> None:
    for page in sorted((PLAYERS / "en").glob("*.md")):
        told, original = (PLAYERS / language / page.name).read_text("utf-8"), page.read_text("utf-8")
        is_book = page.stem.endswith("-rules")  # whose glossary has other words in each language
        assert is_book or shape(told) == shape(original), f"{language}/{page.name}"


def shape(page: str) -> tuple[list[str], list[str], int]:
    """Its headings by level, where it leads, and how much it lists."""
    levels = [mark for mark, _ in re.findall(r"^(#+) (.+)$", page, re.MULTILINE)]
    return levels, re.findall(r"\]\(([^)]+)\)", page), len(re.findall(r"^(?:- |\d\. )", page, re.MULTILINE))


def test_the_readme_leads_to_every_language() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    assert [each for each in LANGUAGES if f"docs/players/{each}/how-to-play.md" not in readme] == []
