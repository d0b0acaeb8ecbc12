"""The table in a terminal, for any game and any kind of table: what is on the screen, and what a typed line chooses.

One line in, some lines out: it works over SSH, in a pipe and with a screen reader.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from rich.console import Console

import farlight
from farlight.cli.terminal.lookup import explain, parts_about
from farlight.cli.terminal.offers import Offer, exact, gather, named
from farlight.cli.terminal.question import show_nothing_asked, show_question
from farlight.cli.terminal.screen import Screen, heard_in, lines_of
from farlight.cli.terminal.table import Happened, News, Table
from farlight.texts import TITLE, Texts, capital
from farlight.texts.matching import mentions, whole

if TYPE_CHECKING:
    from farlight.wire import Asked, Told


class Terminal:
    """One person, or several at one keyboard, at one table."""

    def __init__(self, console: Console, table: Table) -> None:
        self.screen = Screen(console)
        self.table = table
        self.seat: int | None = None
        """The seat that somebody wants to answer for; without one, whoever of ours is asked first."""
        self.focus: Asked | None = None
        self.offers: list[Offer] = []
        self.lettered = False
        """Whether the letters of the any-time effects are on the screen; before that they mean nothing."""
        self._shown: dict[int | None, set[str]] = {}
        """What each seat has seen and still holds, so that only changes are printed."""
        self._last: set[str] = set()
        self._told: list[Told] = []
        """What happened last."""
        self._question: object = None
        """What was asked when the question was shown last."""
        self._has_answered = False

    @property
    def texts(self) -> Texts:
        return self.table.texts

    # What happens

    async def begin(self) -> None:
        """Welcome whoever comes, and show the table."""
        standing = self.table.standing
        mission = self.texts.name("mission", standing.mission)
        title = self.texts.say(TITLE) if self.texts.has(TITLE) else standing.game
        self.say("terminal-welcome", "bold", version=farlight.__version__, game=title, mission=mission)
        self._tell(await self.table.opening())
        await self.show()
        self.say("terminal-help", "dim")

    async def follow(self) -> None:
        """Print what is new, then the question if it is another one."""
        self._tell(await self.table.news())
        if self._has_answered and all(asked.seat != self.seat for asked in self.table.questions):
            self.seat = None
        self._has_answered = False
        await self.show(anew=False)

    def _tell(self, news: Sequence[News]) -> None:
        self.screen.news(news)
        self._told = [told for each in news if isinstance(each, Happened) for told in each.told]

    def leave(self) -> None:
        self.screen.news(self.table.farewell())

    # Showing

    async def show(self, anew: bool = True) -> None:
        """Show what has changed on the table for whoever looks, then the question; if it is the same, only anew."""
        self.look()
        self._show_changes(self.looking_seat())
        asked = (self.focus, tuple(self.offers), tuple(self.table.asked), self.table.standing.outcome)
        if asked == self._question and not anew:
            return
        self._question = asked
        self.lettered = self.focus is not None and self.focus.window
        if self.focus is None:
            show_nothing_asked(self.screen, self.table)
        else:
            odds = await self.table.odds(self.focus)
            show_question(self.screen, self.table, self.focus, self.offers, odds)

    def look(self) -> None:
        """Take in the open question and what can be answered to it."""
        self.focus, self.offers = gather(self.table, self.seat)

    def _show_changes(self, seat: int | None) -> None:
        """Show what of a seat's table was not shown yet, to this seat or to whoever looked last."""
        for known in self._shown:  # what has changed meanwhile is not known any more
            self._shown[known] &= lines_of(self.table.parts(known))
        parts = [part for part in self.table.parts(seat) if not part.aside]
        current = lines_of(parts)
        before = self._shown.get(seat, set()) | (self._last & current) | heard_in(parts, self._told)
        if not current <= before:
            self.screen.parts(parts, before)
        self._shown[seat] = self._last = current

    def looking_seat(self) -> int | None:
        """Through whose eyes the table is shown: whoever is asked."""
        return self.focus.seat if self.focus is not None and self.focus.seat >= 0 else self.seat

    def show_part(self, word: str, headings: bool = False) -> bool:
        """The parts of the table that a word names; False if there is none."""
        parts = parts_about(self.table.parts(self.looking_seat()), word, headings)
        if parts:
            self.screen.parts(parts, set())
        return bool(parts)

    def describe(self, offer: Offer) -> None:
        """Tell what a choice that is offered would do."""
        self.say("terminal-why-can", option=offer.text)
        if offer.choice.about:
            self.screen.line(capital(offer.choice.about), indent=2)

    def forget(self) -> None:
        """Let the whole table be shown again."""
        self._shown, self._last, self._told, self._question = {}, set(), [], None

    # Answering

    async def choose(self, line: str) -> None:
        found = await self._find(line)
        if found is not None:
            await self.answer(found)

    async def answer(self, found: Offer) -> None:
        """Give an answer; what comes of it is news of the table."""
        self._question, self._has_answered = None, True
        if found.asked is None:
            waits = await self.table.use(found.seat, found.choice)
        else:
            waits = await self.table.answer(found.asked, found.choice)
        if waits:
            self.print(self.table.consent, "yellow")

    def exact(self, line: str) -> Offer | None:
        """The choice with just this id, these words, or this number or letter."""
        return exact(self.offers, line, self.lettered)

    async def _find(self, line: str) -> Offer | None:
        """The choice that a line names, by the beginning of its words, too. Any-time effects want the whole name."""
        if not self.offers:
            over = self.table.standing.outcome
            self.print(self.table.over() if over else self.texts.say("remote-nothing-asked"), "bold")
            return None
        meant = named(self.offers, line)
        found = self.exact(line) or (meant[0] if len(meant) == 1 else None)
        if found is None and (meant or whole(line) is not None or not self.show_part(line, headings=True)):
            await self._clarify(line, meant)
        return found

    async def _clarify(self, line: str, meant: list[Offer]) -> None:
        """Tell what a line could mean that names no single choice."""
        meant = meant or [offer for offer in self.offers if mentions(offer.text, line)]
        if len(meant) == 1:
            self.describe(meant[0])
            return
        if meant:
            self.say("terminal-ambiguous", "red", given=line, known=", ".join(offer.text for offer in meant))
            return
        can_ask = self.focus is not None and whole(line) is None
        reason = await explain(self.table, self.focus, line) if can_ask and self.focus is not None else ""
        if reason:
            self.print(reason, "yellow")
        else:
            numbers = sum(not offer.beside for offer in self.offers)
            self.say("terminal-unknown", "red", given=line, count=numbers)

    # Small things

    def say(self, key: str, style: str = "", **words: Any) -> None:
        self.print(self.texts.say(key, **words), style)

    def print(self, text: str, style: str = "") -> None:
        self.screen.line(text, style, hang=0)
