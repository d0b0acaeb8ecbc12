"""Signs of Italian: one apostrophe, its own quotation marks, a true minus, ranges with a dash, dots behind a word.

Of German: a percent sign stays on the line of its number.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, TextElement
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).resolve().parents[2]
FILES = [*sorted((ROOT / "src/farlight").rglob("texts/it.ftl")), ROOT / "web/src/locales/it.ftl"]
GERMAN = [*sorted((ROOT / "src/farlight").rglob("texts/de.ftl")), ROOT / "web/src/locales/de.ftl"]
NAMES = re.compile(r"\b[VM]-[A-Z]+(-[A-Z0-9]+)*-\d+|\b[VM]-[A-Z]+-\d+|--seed \d+")
"""Rule ids, which have a hyphen of their own."""
SLIPS = {
    "another apostrophe": re.compile("\u2019"),
    "quotation marks of a typewriter or of English": re.compile('["\u201c\u201d]'),
    "a hyphen for a minus": re.compile(r"(?:^|[ (])-\d"),
    "a hyphen for a range": re.compile(r"\b\d+-\d+\b"),
    "a space before three dots": re.compile(r"\s(…|\.\.\.)"),
}


def said(path: Path) -> Iterator[tuple[str, str]]:
    """The key and every piece of text of every message, without what is put in."""
    found: list[tuple[str, str]] = []

    class Pieces(Visitor):
        def visit_Message(self, node: Message) -> None:  # noqa: N802
            self.key = node.id.name
            self.generic_visit(node)

        def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802
            found.append((self.key, node.value))

    Pieces().visit(FluentParser().parse(path.read_text("utf-8")))
    yield from found


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.parents[1].name)
def test_italian_texts_have_the_signs_of_italian(path: Path) -> None:
    slips = [
        (key, slip, text)
        for key, text in said(path)
        for slip, sign in SLIPS.items()
        if sign.search(NAMES.sub("", text))
    ]
    assert slips == []


@pytest.mark.parametrize("path", GERMAN, ids=lambda path: path.parents[1].name)
def test_no_line_breaks_between_a_number_and_percent_in_german(path: Path) -> None:
    assert [line for line in path.read_text("utf-8").splitlines() if re.search(r"[}\d] %|\d%", line)] == []
