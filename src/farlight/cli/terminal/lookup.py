"""Looking things up at the table: why not, how else, which part of the table, which chapter of the rules."""

from collections.abc import Sequence

from farlight.cli.terminal.offers import Offer
from farlight.cli.terminal.table import Ahead, Part, Table
from farlight.kernel import GROUP
from farlight.texts.matching import begins, mentions
from farlight.wire import Asked, Choice

DEEPEST = 3
"""Answers of one plan that are tried in a row."""
MOST_WORDS = 24


def parts_about(parts: Sequence[Part], word: str, headings: bool) -> list[Part]:
    """The parts of the table whose heading names a word; else, if that will do, the lines with it."""
    named = [part for part in parts if mentions(f"{part.title} {part.key}", word)]
    if named or headings:
        return named
    found = []
    for part in parts:
        lines = tuple(line for line in part.lines if mentions(line, word))
        if lines:
            found.append(Part(part.title, lines))
    return found


async def explain(table: Table, focus: Asked, line: str, refuse: bool = True) -> str:
    """How something can be reached that is not offered right here, or why it cannot; empty if nothing is known."""
    reasons: list[str] = []
    async for ahead in table.ahead(focus, DEEPEST):
        way = _way(focus, ahead, line)
        if way:
            return table.texts.say("terminal-why-way", way=", ".join(way))
        reasons += [barred.text for barred in ahead.barred if _is_meant(barred.choice, line)][:1]
    return _offered_to_others(table, focus, line) or (next(iter(reasons), "") if refuse else "")


async def known_words(table: Table, focus: Asked, offers: Sequence[Offer]) -> list[str]:
    """What could be asked about: what is offered, and what might have been."""
    found = [offer.text for offer in offers if not offer.beside]
    async for ahead in table.ahead(focus, 0):
        found += [barred.choice.text for barred in ahead.barred]
    return list(dict.fromkeys(found))[:MOST_WORDS]


def _offered_to_others(table: Table, focus: Asked, line: str) -> str:
    """Which other seat is offered what is meant; empty if none is."""
    for asked in table.asked:
        for choice in asked.options:
            if asked != focus and asked.seat != GROUP and _is_meant(choice, line):
                seat, number = table.standing.places[asked.seat].name, asked.seat + 1
                return table.texts.say("terminal-why-seat", seat=seat, option=choice.text, number=number)
    return ""


def _way(focus: Asked, ahead: Ahead, line: str) -> tuple[str, ...]:
    """The answers that lead to what is meant: to an option, or to a question about it. Nothing if they do not."""
    if not ahead.path:
        return ()
    if mentions(ahead.asked.text, line) and not mentions(focus.text, line):
        return ahead.path
    meant = (choice for choice in ahead.asked.options if _is_meant(choice, line))
    return next(((*ahead.path, choice.text) for choice in meant), ())


def _is_meant(choice: Choice, line: str) -> bool:
    return line.casefold() == choice.id.casefold() or begins(choice.text, line) or mentions(choice.text, line)
