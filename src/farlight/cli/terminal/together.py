"""Several answers in one line: `1 3 5`, or `all` of a kind, where a question is put together from several answers."""

from collections.abc import Iterator

from farlight.cli.terminal.offers import Offer
from farlight.cli.terminal.table import FINAL
from farlight.cli.terminal.terminal import Terminal

ALL = "all"
MOST = 40
"""Answers that `all` gives at most: no question is put together from more."""


def is_together(terminal: Terminal, line: str) -> bool:
    """Whether a line stands for several choices."""
    said = line.casefold()
    return terminal.exact(line) is None and (said == ALL or bool(_labelled(terminal, said)))


async def answer_together(terminal: Terminal, line: str) -> None:
    """Give one answer after the other, as long as the same question goes on to ask for them."""
    said, asked, table = line.casefold(), terminal.focus, terminal.table
    first = next(iter(_labelled(terminal, said) or _alike(terminal)), None)
    if first is None or asked is None or not await table.goes_on(asked, first.choice):
        terminal.say("terminal-one-answer", "red")
        return
    for offer in _wanted(terminal, said):
        await terminal.answer(offer)
        terminal.look()
        if terminal.focus is None or (terminal.focus.seat, terminal.focus.prompt) != (asked.seat, asked.prompt):
            break


def _wanted(terminal: Terminal, said: str) -> Iterator[Offer]:
    """The choices one by one, each as the table offers it by then."""
    if said != ALL:
        for option in [offer.id for offer in _labelled(terminal, said)]:
            yield from [offer for offer in terminal.offers if offer.id == option and not offer.beside][:1]
        return
    verb = _alike(terminal)[0].choice.verb
    for _ in range(MOST):
        left = [offer for offer in terminal.offers if offer.choice.verb == verb and not offer.beside]
        if not left:
            return
        yield left[0]


def _labelled(terminal: Terminal, said: str) -> list[Offer]:
    """By their numbers; nothing unless there are several and all of them are offered."""
    labels = dict.fromkeys(said.replace(",", " ").split())
    known = {offer.label: offer for offer in terminal.offers if not offer.beside}
    return [known[label] for label in labels] if len(labels) > 1 and labels.keys() <= known.keys() else []


def _alike(terminal: Terminal) -> list[Offer]:
    """The first kind of choice that does not end the question."""
    own = [offer for offer in terminal.offers if not offer.beside and offer.choice.verb not in FINAL]
    return [offer for offer in own if offer.choice.verb == own[0].choice.verb]
