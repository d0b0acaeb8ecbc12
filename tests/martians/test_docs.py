"""The pages about Martians say what is there."""

import re
from pathlib import Path

from farlight.martians.effects.words import VOCABULARY

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "martians-effects.md").read_text("utf-8")


def test_the_page_of_words_lists_every_phrase_with_its_rule() -> None:
    forms = (VOCABULARY.verbs, VOCABULARY.conditions, VOCABULARY.groups)
    known = {(form.pattern, form.rule) for kind in forms for form in kind.by_name.values()}
    assert set(re.findall(r"^\| `([^`]+)` \| [^|]* \| (M-[\w-]+) \|$", PAGE, re.MULTILINE)) == known


def test_the_page_of_words_lists_every_word_of_every_slot() -> None:
    for kind in (VOCABULARY.verbs, VOCABULARY.conditions, VOCABULARY.groups):
        for form in kind.by_name.values():
            for slot in form.slots:
                row = re.search(rf"^\| `<{slot.name}>` \| (.*) \|$", PAGE, re.MULTILINE)
                assert row is not None, slot.name
                assert [word for word in slot.type.words if f"`{word}`" not in row[1]] == []


def test_the_map_of_modules_names_every_module() -> None:
    """docs/martians.md says where each chapter is."""
    page = (DOCS / "martians.md").read_text("utf-8")
    package = Path(__file__).parents[2] / "src" / "farlight" / "martians"
    apart = {"__init__.py", "game.py", "rules.py", "events.py", "lint.py"}
    files = {file.name for file in package.glob("*.py")} - apart
    folders = {f"{folder.name}/" for folder in package.iterdir() if (folder / "__init__.py").exists()}
    assert sorted(name for name in files | folders if f"`{name}`" not in page and f"{name}`" not in page) == []
