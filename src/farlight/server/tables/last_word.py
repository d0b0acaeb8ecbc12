"""Who has the last word at a table, if anybody has: by the game's rules, among the people who sit there."""

from collections.abc import Callable

from farlight.kernel import GROUP, Decision
from farlight.kernel.position import ENTER_ROLL
from farlight.server.tables.live_table import LiveTable

Here = Callable[[str], bool]
"""Whether somebody is at the table now."""


def seat_with_last_word(table: LiveTable, decision: Decision) -> int | None:
    """The seat that decides where the group does not agree; None if any answer is enough, or all have to agree.

    A question with one answer and the result of a real die are nobody's to dispute; nor is anything at the table of a
    single person, or while nobody or a bot sits on the seat that the rules name.
    """
    participants = table.participants
    if participants.settings.group != "word" or decision.seat != GROUP or len(participants.players()) < 2:
        return None
    if decision.prompt == ENTER_ROLL or len(decision.options) < 2:
        return None
    seat = table.game.rules.last_word(table.timeline.position.state, decision)
    if seat is None or not 0 <= seat < participants.playing:
        return None
    chair = participants.chairs[seat]
    return seat if chair.person and not chair.bot else None


def person_with_last_word(table: LiveTable, decision: Decision, here: Here) -> str:
    """Whoever sits there; empty if nobody does, or is away: the others need not wait for them."""
    seat = seat_with_last_word(table, decision)
    person = "" if seat is None else table.participants.chairs[seat].person
    return person if person and here(person) else ""
