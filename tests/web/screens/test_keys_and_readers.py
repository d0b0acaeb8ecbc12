"""Both games without a mouse, and without eyes: by the keyboard alone, and by a screen reader's text alone."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.server.tools import ServerProcess
from tests.web.positions import save_at
from tests.web.reader import Reader
from tests.web.tools import AtTable, NewPage, sit_down

LONGEST = 60
ROUNDS = pytest.mark.parametrize(
    ("name", "later", "told"),
    [("first plan", "sol 2 of 6 · actions", "The morning report"), ("check", "round 2", "Result of the check")],
    ids=["martians", "vanguard"],
)
"""From plan to plan, and a round that begins with the dice of a check: where it starts, how the top of the page tells
of the next one, and what is looked at on the way."""


@ROUNDS
def test_a_round_by_the_words_of_a_screen_reader(
    server: ServerProcess, new_page: NewPage, name: str, later: str, told: str
) -> None:
    """Every question and its answers are read from the accessibility tree, and pressed by their names there."""
    page = new_page()
    sit_down(page, server.url, save_at(name))
    reader = Reader(page, 3)
    answers = play(reader.answer, lambda: later in reader.moment().lower())
    reader.listen()
    assert answers > 2
    assert any(told in said for said in reader.heard)


@ROUNDS
def test_a_round_by_the_keyboard_alone(
    server: ServerProcess, new_page: NewPage, name: str, later: str, told: str
) -> None:
    """Nothing is clicked, and nothing gets the focus but by keys."""
    page = new_page()
    table = sit_down(page, server.url, save_at(name))
    keys = Keys(page, table)
    answers = play(keys.answer, lambda: later in table.moment().lower())
    keys.read()
    assert answers > 2
    assert any(told.lower() in said.lower() for said in keys.seen)


def play(answer: Callable[[], None], is_over: Callable[[], bool]) -> int:
    """Answer until a round is over; how many answers that took."""
    for answers in range(LONGEST):
        if is_over():
            return answers
        answer()
    raise AssertionError(f"no end after {LONGEST} answers")


class Keys:
    """Somebody who has a keyboard."""

    def __init__(self, page: Page, table: AtTable) -> None:
        self.page = page
        self.table = table
        self.seen: list[str] = []
        """What lay over the table on the way."""

    def answer(self) -> None:
        version = self.table.version()
        for key in ("0", "1", "f", "Enter", "Enter", "Enter", "Enter"):
            self.read()
            self.page.keyboard.press(key)
            self.table.settle()
            if self.table.version() > version:
                self.read()
                return
        raise AssertionError(f"no key answers: {self.table.state()}")

    def read(self) -> None:
        """Go on from what lies over the table: its way on has the focus."""
        sheet = self.page.locator("[data-covers]")
        for _ in range(LONGEST):
            if not sheet.count():
                return
            self.seen.append(sheet.first.inner_text())
            self.page.keyboard.press("Enter")
        raise AssertionError(f"no key goes on from: {self.seen[-1]}")
