"""What a terminal needs of a table, whether it is on this machine or on the net.

A table speaks in the words of the wire: questions, choices, sections, what happened. What one kind of table cannot do,
it refuses in a sentence (`UserError`), as the rules do; nothing has changed then.
"""

from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Protocol

import msgspec

from farlight.errors import UserError
from farlight.kernel import Refs
from farlight.kernel.decision import DONE, READY, REOPEN
from farlight.texts import Texts
from farlight.wire import Asked, Barred, Choice, Hint, Odds, Section, Standing, Told

FINAL = (READY.verb, REOPEN.verb, DONE.verb)
"""Verbs of the kernel that end a plan: nothing behind them is a way to something."""


class Part(Section, frozen=True):
    """A part of the table in words."""

    key: str = ""
    """What else it can be asked for by, in any language."""
    refs: tuple[Refs, ...] = ()
    """What its title and each of its lines are about, as far as the table says so."""


class Notice(msgspec.Struct, frozen=True):
    """A line for whoever sits at the terminal."""

    text: str
    style: str = ""
    whole: bool = False
    """Not to be broken to the width: somebody may want to copy a link or a command."""


class Story(msgspec.Struct, frozen=True):
    """How it begins."""

    text: str


class Happened(msgspec.Struct, frozen=True):
    """What came of an answer; nothing in words if the table was only taken elsewhere."""

    told: tuple[Told, ...] = ()


News = Notice | Story | Happened


class Ahead(msgspec.Struct, frozen=True):
    """A moment that a few answers of the same seat would lead to, the present one included."""

    asked: Asked
    barred: tuple[Barred, ...]
    path: tuple[str, ...] = ()
    """The answers, in words."""


class Stumbled(UserError):
    """An error of the rules. The table is as it was, and a file tells what led there."""

    def __init__(self, file: Path) -> None:
        super().__init__(str(file))
        self.file = file


class Company(Protocol):
    """What can be done where others are."""

    @property
    def person(self) -> str:
        """Our id."""

    def who(self) -> Sequence[Notice]:
        """Who is here and who sits where."""

    async def say(self, text: str) -> None: ...
    async def claim(self, seat: int) -> None: ...
    async def release(self, seat: int) -> None: ...
    async def bots(self) -> Sequence[str]:
        """Those that can stand in for us."""

    async def stand_in(self, bot: str) -> None:
        """Let a bot play our seats; without a name, we play them again."""

    async def links(self) -> tuple[str, str]:
        """The links that let others play and watch."""

    async def report(self, report: str) -> Path:
        """Keep the report of an error of the rules in a file."""


class Table(Protocol):
    """A table that somebody plays at."""

    texts: Texts

    @property
    def company(self) -> Company | None:
        """The others; None where everybody sits at this keyboard."""

    # How it stands

    @property
    def standing(self) -> Standing: ...
    @property
    def seats(self) -> Sequence[int]:
        """Those that we answer for."""

    @property
    def levels(self) -> Sequence[str]:
        """What undo can go back to the start of."""

    @property
    def asked(self) -> Sequence[Asked]:
        """All open questions."""

    @property
    def questions(self) -> Sequence[Asked]:
        """Those that we have to answer; a change of mind is not among them."""

    @property
    def beside(self) -> Sequence[tuple[int, Choice]]:
        """The any-time effects, each with the seat that may use it."""

    def parts(self, seat: int | None) -> Sequence[Part]:
        """The table in words, as a seat sees it."""

    # What happens

    @property
    def ended(self) -> str:
        """Why nobody can play here any more; empty while we can."""

    @property
    def has_news(self) -> bool: ...
    async def wait(self) -> None:
        """Wait for news, or for the end."""

    async def news(self) -> Sequence[News]:
        """All that is new since we were told last."""

    async def opening(self) -> Sequence[News]:
        """What to tell whoever comes."""

    def over(self) -> str:
        """What to say when the game is over."""

    def farewell(self) -> Sequence[Notice]:
        """What to tell whoever leaves."""

    # Answering and going back; what is True has been proposed, and waits for the consent of others

    @property
    def consent(self) -> str:
        """What to say of something that waits."""

    async def answer(self, asked: Asked, choice: Choice) -> bool: ...
    async def use(self, seat: int, choice: Choice) -> bool:
        """Use an any-time effect."""

    async def goes_on(self, asked: Asked, choice: Choice) -> bool:
        """Whether a choice is only a part of the answer: the same question is asked on, and nothing comes of it yet."""

    async def undo(self, steps: int = 1, level: str = "") -> bool:
        """Take back some answers, or all since a level began."""

    async def redo(self) -> bool: ...
    async def visit(self, name: str) -> bool: ...
    async def mark(self, name: str) -> None:
        """Give this moment a name."""

    async def agree(self) -> bool:
        """Consent to what was proposed; False if there is nothing."""

    async def decline(self) -> bool:
        """Refuse it, or take it back; False if there is nothing."""

    # Looking things up

    async def odds(self, asked: Asked) -> Odds: ...
    async def hint(self, seat: int | None) -> Hint | None:
        """What a practised player would choose for a seat, or for all of ours."""

    async def log(self, last: int | None) -> Sequence[Told]:
        """What happened, or so many lines of it."""

    def ahead(self, asked: Asked, deepest: int) -> AsyncIterator[Ahead]:
        """This moment, and those that a plan could go on to as far as the table knows, the near ones first."""

    # Eyes, words and files

    async def look(self, seat: int | None) -> None:
        """See the table through the eyes of a seat."""

    async def speak(self, language: str) -> None:
        """Put everything into the words of a language that we have."""

    async def save(self, name: str) -> Path:
        """Keep this moment in a file, or in the one that it is kept in anyway."""

    async def load(self, name: str) -> None:
        """Go on from a saved file."""
