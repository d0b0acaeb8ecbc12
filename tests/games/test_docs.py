"""The pages about each game say what is there."""

import re
from importlib import import_module
from pathlib import Path

import pytest

from farlight.effects import Form, Vocabulary

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
MAPPED = ("model", "rules", "table", "lint")
"""Rooms of which the page names every module; the others are named as a whole."""

games = pytest.mark.parametrize("game", ["martians", "vanguard"])


def forms_of(game: str) -> list[Form]:
    import_module(f"farlight.{game}")
    words: Vocabulary = import_module(f"farlight.{game}.rules.context").VOCABULARY
    return [form for kind in (words.verbs, words.conditions, words.groups) for form in kind.by_name.values()]


def page_of(game: str) -> str:
    return (DOCS / f"{game}-effects.md").read_text("utf-8")


@games
def test_the_page_of_words_lists_every_phrase_with_its_rule(game: str) -> None:
    rows = re.findall(r"^\| `([^`]+)` \| [^|]* \| ([A-Z]-[\w.-]+) \|$", page_of(game), re.MULTILINE)
    assert set(rows) == {(form.pattern, form.rule) for form in forms_of(game)}


@games
def test_the_page_of_words_lists_every_word_of_every_slot(game: str) -> None:
    page = page_of(game)
    for form in forms_of(game):
        for slot in form.slots:
            row = re.search(rf"^\| `<{slot.name}>` \| (.*) \|$", page, re.MULTILINE)
            assert row is not None, slot.name
            assert [word for word in slot.type.words if f"`{word}`" not in row[1]] == []


@games
def test_the_page_of_words_lists_every_context(game: str) -> None:
    contexts = import_module(f"farlight.{game}.rules.verbs.contexts").CONTEXTS
    page = page_of(game)
    table = page[page.index("\n## Contexts\n") : page.index("\n## Slots\n")]
    listed = [name for row in re.findall(r"^\| ([a-z, ]+) \|", table, re.MULTILINE) for name in row.split(", ")]
    assert sorted(listed) == sorted([*contexts, "context"])


@games
def test_the_map_of_modules_names_every_module(game: str) -> None:
    """docs/<game>.md says where each chapter is."""
    page = (DOCS / f"{game}.md").read_text("utf-8")
    package = ROOT / "src" / "farlight" / game
    files = {file.relative_to(package) for room in MAPPED for file in package.glob(f"{room}/**/*.py")}
    modules = {file.as_posix() for file in files if file.name != "__init__.py" and not is_named(file.parent, page)}
    rooms = {f"{folder.name}/" for folder in package.iterdir() if (folder / "__init__.py").exists()}
    assert sorted(name for name in modules | rooms if f"`{name}`" not in page) == []


def is_named(folder: Path, page: str) -> bool:
    """Whether a folder inside a room is named as a whole: what its modules share is all that there is to say."""
    return len(folder.parts) > 1 and f"`{folder.as_posix()}/`" in page
