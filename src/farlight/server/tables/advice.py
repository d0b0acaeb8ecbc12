"""What a practised player would choose, question after question."""

from farlight.bots import Bot, Look, bots_of
from farlight.bots.advice import reasons_of, told
from farlight.kernel import GROUP, AnyTimeline, Option
from farlight.kernel.decision import REOPEN
from farlight.texts import Texts
from farlight.wire import Hint


class Adviser:
    """Advises some seats of a table, and remembers what it has in mind.

    A plan takes several answers. A bot that saw each question for the first time would take up a pawn, then put it
    back, and so on for ever; whoever follows one bot's advice carries its plan out.
    """

    def __init__(self, seats: frozenset[int]) -> None:
        self._seats = seats
        self._bot: Bot | None = None
        self._head = -1
        """The moment for which it last gave advice."""
        self._option: Option | None = None
        self._number = 0
        """What the bot said for it."""

    def advise(self, timeline: AnyTimeline) -> Option:
        if self._option is not None and self._head == timeline.head:
            return self._option
        if self._bot is None or not self._was_followed(timeline):
            game = timeline.game
            self._bot = bots_of(game)[game.bots.adviser or "random"](timeline.head)
        position = timeline.position
        look = Look(position, self._seats)
        self._number = self._bot.choose(look)
        self._head = timeline.head
        self._option = look.option(self._number)
        return self._option

    def reasons(self, timeline: AnyTimeline, texts: Texts) -> list[str]:
        """Why it advises that, in sentences."""
        self.advise(timeline)
        if self._bot is None:
            return []
        look = Look(timeline.position, self._seats)
        return told(look, self._number, reasons_of(self._bot, look, self._number), texts)

    def hint(self, timeline: AnyTimeline, texts: Texts) -> Hint | None:
        """What it advises and why, in words; None for whoever is ready and has nothing to choose."""
        option = self.advise(timeline)
        if option == REOPEN:
            return None
        text = texts.say("server-hint", option=texts.option(option))
        return Hint(option.id, text, tuple(self.reasons(timeline, texts)))

    def _was_followed(self, timeline: AnyTimeline) -> bool:
        """Whether these seats have since chosen what they were advised, and nothing else. Others may have gone on."""
        chosen: list[str] = []
        moment = timeline.head
        while moment > self._head and len(chosen) < 2:
            entry = timeline.entry(moment)
            if entry.seat in (GROUP, *self._seats):
                chosen.append(entry.option)
            moment = entry.parent
        return moment == self._head and self._option is not None and chosen == [self._option.id]
