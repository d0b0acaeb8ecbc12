"""What can be typed to a question: numbers for its options, letters for any-time effects, and the words of both."""

from collections.abc import Sequence

import msgspec

from farlight.cli.terminal.table import Table
from farlight.kernel import GROUP
from farlight.kernel.decision import REOPEN
from farlight.kernel.position import ENTER_ROLL
from farlight.texts.matching import begins, mentions
from farlight.wire import Asked, Choice


class Offer(msgspec.Struct, frozen=True):
    """A line with a number or letter: what to answer, for whom, to which question."""

    label: str
    seat: int
    asked: Asked | None
    """The question that it answers; None for an any-time effect."""
    choice: Choice

    @property
    def id(self) -> str:
        return self.choice.id

    @property
    def text(self) -> str:
        return self.choice.text

    @property
    def beside(self) -> bool:
        """Whether it is an any-time effect."""
        return self.asked is None


def gather(table: Table, seat: int | None) -> tuple[Asked | None, list[Offer]]:
    """The question of a seat of ours (or the first one), and everything that can be typed to it.

    Seats of ours that could change their minds follow behind its own options, then our any-time effects.
    """
    mine, questions = table.seats, table.questions
    focus = next((asked for asked in questions if asked.seat == seat), next(iter(questions), None))
    if focus is not None and is_roll(focus):
        return focus, _faces(focus)
    again = [asked for asked in table.asked if asked.prompt == REOPEN.verb and asked.seat in mine]
    asked = [*([] if focus is None else [focus]), *again]
    own = [(each, choice) for each in asked for choice in each.options]
    numbered = [Offer(str(place), each.seat, each, choice) for place, (each, choice) in enumerate(own, 1)]
    beside = [(seat, choice) for seat, choice in table.beside if seat in mine or (seat == GROUP and mine)]
    lettered = [Offer(_letters(place), seat, None, choice) for place, (seat, choice) in enumerate(beside)]
    return focus, numbered + lettered


def is_roll(asked: Asked) -> bool:
    """Whether the result of a real die is asked for."""
    return asked.prompt == ENTER_ROLL


def is_pause(asked: Asked) -> bool:
    """A moment that is only open for any-time effects: an empty line goes on."""
    return asked.window and len(asked.options) == 1


def exact(offers: Sequence[Offer], line: str, lettered: bool) -> Offer | None:
    """The one with just this id, these words, or this number; letters count once they are on the screen."""
    said = line.casefold()
    labelled = [offer for offer in offers if said == offer.label and (lettered or not offer.beside)]
    known = [offer for offer in offers if said in (offer.id.casefold(), offer.text.casefold())]
    return next(iter([*labelled, *known]), None)


def named(offers: Sequence[Offer], line: str) -> list[Offer]:
    """Those that a line could mean by the beginning of their words. Any-time effects want the whole name."""
    own = [offer for offer in offers if not offer.beside]
    meant = [offer for offer in own if begins(offer.text, line)]
    return meant or [offer for offer in own if mentions(offer.text, line)]


def _faces(focus: Asked) -> list[Offer]:
    """The faces of a real die: those that are numbers are their own labels, others are counted."""
    numbers = all(choice.text.isdecimal() for choice in focus.options)
    return [
        Offer(choice.text if numbers else str(place), focus.seat, focus, choice)
        for place, choice in enumerate(focus.options, 1)
    ]


def _letters(place: int) -> str:
    """a to z, then aa, ab and so on."""
    rest, letter = divmod(place, 26)
    return (_letters(rest - 1) if rest else "") + chr(ord("a") + letter)
