"""What the terminal shows: the table in words, the log, the open question with its numbered options."""

from collections.abc import Iterable, Sequence
from typing import Any

from rich.console import Console
from rich.text import Text

from farlight.kernel import GROUP, Decision, Event, Forced, Option, Panel, Position
from farlight.texts import Texts


class Choice:
    """A numbered line: what to answer, and the words for it."""

    __slots__ = ("number", "option", "seat", "text")

    def __init__(self, number: int, seat: int, option: Option, text: str) -> None:
        self.number = number
        self.seat = seat
        self.option = option
        self.text = text


def capital(text: str) -> str:
    """Names of things are lower case inside sentences; a line of its own begins with a capital."""
    return f"{text[:1].upper()}{text[1:]}"


def show_panels(console: Console, texts: Texts, panels: Sequence[Panel], known: Sequence[Panel] = ()) -> None:
    """The table in words. Lines that were shown before and have not changed are left out."""
    before = {line for panel in known for line in (panel.title, *panel.lines)}
    console.print()
    for panel in panels:
        lines = [line for line in panel.lines if line not in before]
        if lines or panel.title not in before:
            console.print(Text(texts.line(panel.title), style="bold cyan"))
        for line in lines:
            console.print(Text(f"  {capital(texts.line(line))}"))


def show_events(console: Console, texts: Texts, events: Iterable[Event]) -> None:
    for event in events:
        style = "dim" if isinstance(event, Forced) else "green"
        console.print(Text(f"  · {capital(texts.event(event))}", style=style))


def gather_choices(position: Position[Any, Any], seat: int | None, texts: Texts) -> tuple[Decision, list[Choice]]:
    """The question of a seat (or the first one), and everything that can be typed to it.

    Other seats that could change their minds, and any-time effects of all seats, follow behind its own options.
    """
    asked = [decision for decision in position.open if decision.seat in (seat, GROUP)] or position.open[:1]
    focus = asked[0]
    own: list[Choice] = []
    others: list[Choice] = []
    for number, option in position.choices():
        owner = position.decision_of(number)
        choice = Choice(number, position.seat_of(number), option, capital(texts.option(option)))
        if owner is focus:
            own.append(choice)
        elif owner is None or owner.prompt == "reopen":
            others.append(choice)
    return focus, own + others


def show_question(
    console: Console, texts: Texts, position: Position[Any, Any], focus: Decision, choices: list[Choice]
) -> None:
    who = "terminal-group" if focus.seat == GROUP else "terminal-decision"
    console.print()
    said = texts.say(who, seat=texts.name("seat", focus.seat))
    rule = f"  [{focus.rule}]" if focus.rule else ""
    console.print(
        Text.assemble((f"{said} · ", "dim"), (texts.prompt(focus), "bold yellow"), (rule, "dim")),
    )
    beside = False
    for place, choice in enumerate(choices, 1):
        owner = position.decision_of(choice.number)
        if owner is None and not beside:
            console.print(Text(f"  {texts.say('terminal-any-time')}", style="dim"))
            beside = True
        said = choice.text
        if owner is not None and owner is not focus:
            said = f"{texts.name('seat', owner.seat)}: {said}"
        console.print(Text(f"  {place:>2}  ", style="yellow") + Text(said))
