"""Somebody who sees nothing: all they have is a screen reader's text, and what they press is found by its name."""

import re
from contextlib import suppress
from dataclasses import dataclass
from random import Random

from playwright.sync_api import Error, Page

from tests.web.tools import AtTable

LINE = re.compile(
    r'^(?P<role>\w+)(?: "(?P<name>(?:[^"\\]|\\.)*)")?(?P<marks>(?: \[[^\]]*\])*)(?::(?: (?P<text>.*))?)?$'
)
ASIDE = re.compile(r"The rule|Close$|Back$|Why can.t I|Rules$|Show the others$|Lift-Off|.*: in another way$")
"""Buttons beside options that answer nothing, answer in another way, or end the game."""
TRIES = 24
"""Presses until there is an answer: a piece opens a list, that what can be done, and that whom to send."""

GONE = 4000
"""Milliseconds after which what was read is not there any more."""


@dataclass(frozen=True)
class Said:
    """One line of what is read aloud."""

    depth: int
    role: str
    name: str
    marks: str
    text: str
    is_in_words: bool
    """A word of a sentence: its button explains it, and answers nothing."""


def read(page: Page) -> list[Said]:
    """The whole page, as a screen reader has it."""
    found: list[Said] = []
    sentence = -1
    for line in page.locator("body").aria_snapshot().splitlines():
        depth = len(line) - len(line.lstrip())
        said = line.strip().removeprefix("- ")
        if said.startswith("'"):
            key, _, rest = said[1:].replace("''", "\0").partition("'")
            said = (key + rest).replace("\0", "'")
        if match := LINE.match(said):
            name = (match["name"] or "").replace('\\"', '"')
            if depth <= sentence:
                sentence = -1
            found.append(Said(depth, match["role"], name, match["marks"], match["text"] or "", sentence >= 0))
            if match["role"] == "paragraph" and sentence < 0:
                sentence = depth
    return found


def within(tree: list[Said], role: str, name: str = "") -> list[Said]:
    """What the last thing of a kind contains; nothing if there is none."""
    for place in reversed(range(len(tree))):
        if tree[place].role == role and name in tree[place].name:
            rest = tree[place + 1 :]
            ends = next((at for at, one in enumerate(rest) if one.depth <= tree[place].depth), len(rest))
            return rest[:ends]
    return []


class Reader:
    """Answers whatever is asked by what is read."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.table = AtTable(page)
        self.chance = Random(seed)
        self.heard: list[str] = []
        """Everything that was read on the way."""

    def moment(self) -> str:
        """Where the game is, as the bar at the top says it."""
        return next(one.text for one in within(read(self.page), "banner") if one.role == "paragraph")

    def answer(self) -> None:
        """One answer, whatever it takes; anything that has to be read first is read."""
        version = self.table.version()
        self.table.settle()
        self._tried: set[tuple[bool, str]] = set()
        for _ in range(TRIES):
            if self.table.version() > version or not self.table.is_asked():
                return
            if ways := self._ways():
                self._press(*ways)
            else:
                self.page.keyboard.press("Escape")
            self.table.settle()
        raise AssertionError(f"nothing that is read answers: {self.page.locator('body').aria_snapshot()}")

    def listen(self) -> list[Said]:
        tree = read(self.page)
        self.heard += [one.name or one.text for one in tree]
        return tree

    def _ways(self) -> tuple[bool, list[Said]] | None:
        """What can be pressed now: in what lies over the table, if it is no mere description, or in the question."""
        tree = self.listen()
        window, decision = within(tree, "dialog"), within(tree, "region", "Decision")
        question = next((one for one in decision if one.role == "group" and one.name), None)
        assert question, f"the question is read: {decision}"
        ways = [
            one
            for one in window or within(decision, "group", question.name)
            if one.role == "button" and not one.is_in_words
        ]
        told = [one for one in ways if "[disabled]" not in one.marks and not ASIDE.match(one.name)]
        assert all(re.search(r"[^\W\d]{2}", one.name) for one in told), f"every option has a name: {told}"
        left = [one for one in told if (bool(window), one.name) not in self._tried]
        return (bool(window), left) if left else None

    def _press(self, is_window: bool, ways: list[Said]) -> None:
        """Each is tried once; what lies over the table has its way on at its end."""
        chosen = ways[-1] if is_window else self.chance.choice(ways)
        where = self.page.get_by_role("dialog").last if is_window else self.page.get_by_role("region", name="Decision")
        button = where.get_by_role("button", name=chosen.name, exact=True, disabled=False).first
        with suppress(Error):  # the table went on while it was read: then it is read again
            button.focus(timeout=GONE)
            self.page.keyboard.press("Enter")
            self._tried.add((is_window, chosen.name))
