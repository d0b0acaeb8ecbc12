"""What the terminal shows: the table in words, the log, the open question with its numbered options."""

import textwrap
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from rich.console import Console
from rich.text import Text

from farlight.kernel import GROUP, Decision, Event, Forced, Line, Option, Panel, Position
from farlight.texts import Texts


class Choice(msgspec.Struct, frozen=True):
    """A numbered line: what to answer, and the words for it."""

    number: int
    seat: int
    option: Option
    text: str
    beside: bool
    """Whether it is an any-time effect."""


class Screen:
    """Prints. Long lines are broken with an indent, and nothing typed by a person reaches the terminal raw."""

    def __init__(self, console: Console) -> None:
        self.console = console

    def line(self, text: str, style: str = "", indent: int = 0, rule: str = "", hang: int = 2) -> None:
        """One line of text, broken to the width with a hanging indent; a rule id follows in grey."""
        said = Text()
        tail = f"  [{rule}]" if rule else ""
        margin = " " * indent
        width = max(20, self.console.width)
        wrapped = textwrap.fill(
            text + tail, width, initial_indent=margin, subsequent_indent=margin + " " * hang, break_on_hyphens=False
        )
        said.append(wrapped, style=style)
        if tail and wrapped.endswith(tail.strip()):
            said.stylize("dim", len(wrapped) - len(tail.strip()))
        self.console.print(said, soft_wrap=True)

    def gap(self) -> None:
        self.console.print()

    def panels(self, texts: Texts, panels: Sequence[Panel], known: set[Line]) -> None:
        """The table in words. Lines that are known are left out."""
        self.gap()
        for panel in panels:
            lines = [line for line in panel.lines if line not in known]
            if lines or panel.title not in known:
                self.line(texts.line(panel.title), "bold cyan")
            for line in lines:
                self.line(capital(texts.line(line)), indent=2)

    def events(self, texts: Texts, events: Iterable[Event]) -> None:
        for event in events:
            style = "dim" if isinstance(event, Forced) else "green"
            self.line(f"· {capital(texts.event(event))}", style, indent=2, rule=event.rule)

    def question(self, texts: Texts, position: Position[Any, Any], focus: Decision, choices: list[Choice]) -> None:
        who = "terminal-group" if focus.seat == GROUP else "terminal-decision"
        self.gap()
        if focus.seat != GROUP or not position.needs_roll:
            self.line(texts.say(who, seat=texts.name("seat", focus.seat)), "dim")
        self.line(texts.prompt(focus), "bold yellow", rule=focus.rule)
        if focus.chosen:
            said = ", ".join(texts.option(option) for option in focus.chosen)
            self.line(texts.say("terminal-chosen", chosen=said), indent=4)
        if position.needs_roll:
            self.line(", ".join(choice.text for choice in choices), indent=4)
            return
        for place, choice in enumerate(choices, 1):
            if choice.beside and not choices[place - 2].beside:
                self.line(texts.say("terminal-any-time"), "dim", indent=2)
            owner = position.decision_of(choice.number)
            other = owner is not None and owner is not focus
            said = f"{texts.name('seat', choice.seat)}: {choice.text}" if other else choice.text
            about = texts.about(choice.option)
            self.line(f"{place:>2}  {said}{f' · {about}' if about else ''}", indent=2, hang=4)


def gather_choices(position: Position[Any, Any], seat: int | None, texts: Texts) -> tuple[Decision, list[Choice]]:
    """The question of a seat (or the first one), and everything that can be typed to it.

    Other seats that could change their minds, and any-time effects of all seats, follow behind its own options.
    """
    asked = [decision for decision in position.open if decision.seat == seat and decision.prompt != "reopen"]
    focus = asked[0] if asked else position.open[0]
    own: list[Choice] = []
    others: list[Choice] = []
    for number, option in position.choices():
        owner = position.decision_of(number)
        choice = Choice(number, position.seat_of(number), option, capital(texts.option(option)), owner is None)
        if owner is focus:
            own.append(choice)
        elif owner is None or owner.prompt == "reopen":
            others.append(choice)
    return focus, own + others


def lines_of(panels: Iterable[Panel]) -> set[Line]:
    return {line for panel in panels for line in (panel.title, *panel.lines)}


def capital(text: str) -> str:
    """Names of things are lower case inside sentences; a line of its own begins with a capital."""
    return f"{text[:1].upper()}{text[1:]}"
