"""Questions that most people answer alike: each person says whether they want to be asked."""

from collections.abc import Iterator

import msgspec

from farlight.kernel import GROUP, Decision, Refusal
from farlight.kernel.decision import REOPEN
from farlight.server.tables.live_table import LiveTable
from farlight.server.tables.records import Answered

MOST_IN_A_ROW = 60
"""Answers by habit behind one answer: no step of a game has more."""


class Usually(msgspec.Struct, frozen=True):
    """An answer that somebody need not be asked for."""

    person: str
    seat: int
    decision: int
    option: str


def answers_by_habit(table: LiveTable) -> Iterator[Answered]:
    """Answer what nobody wants to be asked; each answer belongs to the one before it, and so to one undo."""
    for _ in range(MOST_IN_A_ROW):
        found = next(_usual_answers(table), None)
        if found is None:
            return
        entries = table.answer_all(found.seat, found.decision, (found.option,), joined=True)
        if isinstance(entries, Refusal):  # a game that names what it does not offer: then it is asked
            return
        yield Answered(entries[0], found.person, usual=True)


def _usual_answers(table: LiveTable) -> Iterator[Usually]:
    position = table.timeline.position
    if position.needs_roll:
        return
    for decision in position.open:
        people = _who_is_asked(table, decision)
        usual = table.game.table.usual(position.play, decision) if people and decision.prompt != REOPEN.verb else None
        if usual is None or any(table.participants.asks(person, usual) for person in people):
            continue
        person = people[0]
        seat = table.participants.seats_of(person)[0] if decision.seat == GROUP else decision.seat
        yield Usually(person, seat, decision.id, usual.option)


def _who_is_asked(table: LiveTable, decision: Decision) -> list[str]:
    """Whose say it is: nobody's habit answers for another. A bot is asked whatever it is."""
    if decision.seat == GROUP:
        return table.participants.players()
    chair = table.participants.chairs[decision.seat]
    return [chair.person] if chair.person and not chair.bot else []
