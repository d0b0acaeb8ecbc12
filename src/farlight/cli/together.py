"""Several answers in one line: `1 3 5`, or `all` of a kind, where a question is put together from several answers."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from farlight.cli.lookup import FINAL, goes_on
from farlight.cli.screen import Choice

if TYPE_CHECKING:
    from farlight.cli.terminal import Terminal

ALL = "all"
MOST = 40
"""Answers that `all` gives at most: no question is put together from more."""


def is_together(table: "Terminal", line: str) -> bool:
    """Whether a line stands for several choices."""
    said = line.casefold()
    return table.exact(line) is None and (said == ALL or bool(_labelled(table, said)))


def answer_together(table: "Terminal", line: str) -> None:
    """Give one answer after the other, as long as the same question goes on to ask for them."""
    said = line.casefold()
    first = next(iter(_labelled(table, said) or _alike(table)), None)
    if first is None or not goes_on(table, first):
        table.say("terminal-one-answer", "red")
        return
    asked = table.focus
    for choice in _wanted(table, said):
        if not table.answer(choice):
            break
        table.look()
        if asked is None or table.focus is None or (table.focus.seat, table.focus.prompt) != (asked.seat, asked.prompt):
            break
    table.show()


def _wanted(table: "Terminal", said: str) -> Iterator[Choice]:
    """The choices one by one, each as the table offers it by then."""
    if said != ALL:
        for option in [choice.option.id for choice in _labelled(table, said)]:
            yield from [choice for choice in table.choices if choice.option.id == option and not choice.beside][:1]
        return
    verb = _alike(table)[0].option.verb
    for _ in range(MOST):
        left = [choice for choice in table.choices if choice.option.verb == verb and not choice.beside]
        if not left:
            return
        yield left[0]


def _labelled(table: "Terminal", said: str) -> list[Choice]:
    """By their numbers; nothing unless there are several and all of them are offered."""
    labels = dict.fromkeys(said.replace(",", " ").split())
    known = {choice.label: choice for choice in table.choices if not choice.beside}
    return [known[label] for label in labels] if len(labels) > 1 and labels.keys() <= known.keys() else []


def _alike(table: "Terminal") -> list[Choice]:
    """The first kind of choice that does not end the question."""
    own = [choice for choice in table.choices if not choice.beside and choice.option.verb not in FINAL]
    return [choice for choice in own if choice.option.verb == own[0].option.verb]
