"""What the terminal shows: the table in words, the log, the open question with its numbered options."""

import re
import textwrap
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from rich.console import Console
from rich.text import Text

from farlight.kernel import GROUP, Decision, Event, Forced, Line, Option, Outlook, Panel, Position, telling
from farlight.texts import Texts, capital


class Choice(msgspec.Struct, frozen=True):
    """A line with a number or letter: what to answer, and the words for it."""

    label: str
    number: int
    seat: int
    option: Option
    text: str
    beside: bool
    """Whether it is an any-time effect."""
    pressing: bool = False
    """Whether it is one that is always shown."""

    @property
    def id(self) -> str:
        return self.option.id


class Screen:
    """Prints. Long lines are broken with an indent, and nothing typed by a person reaches the terminal raw."""

    def __init__(self, console: Console) -> None:
        self.console = console

    def line(self, text: str, style: str = "", indent: int = 0, rule: str = "", hang: int = 2) -> None:
        """One line of text, broken to the width with a hanging indent; further paragraphs begin below that indent, and
        a rule id follows in grey."""
        said = Text()
        tail = f"  [{rule}]" if rule else ""
        first, further = " " * indent, " " * (indent + hang)
        bound = re.sub(r"(?<=\d) %", "\N{NO-BREAK SPACE}%", text)
        paragraphs = f"{bound}{tail}".split("\n")
        wrapped = "\n".join(
            self.wrap(paragraph, further if place else first, further) for place, paragraph in enumerate(paragraphs)
        )
        said.append(wrapped, style=style)
        if tail and wrapped.endswith(tail.strip()):
            said.stylize("dim", len(wrapped) - len(tail.strip()))
        self.console.print(said, soft_wrap=True)

    def wrap(self, paragraph: str, first: str, further: str) -> str:
        width = max(20, self.console.width)
        return textwrap.fill(paragraph, width, initial_indent=first, subsequent_indent=further, break_on_hyphens=False)

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
        for event in telling(events):
            style = "dim" if isinstance(event, Forced) else "green"
            self.line(f"· {capital(texts.event(event))}", style, indent=2, rule=event.rule)

    def question(
        self,
        texts: Texts,
        position: Position[Any, Any],
        focus: Decision,
        choices: list[Choice],
        outlook: Outlook | None,
    ) -> None:
        who = "terminal-group" if focus.seat == GROUP else "terminal-decision"
        self.gap()
        if focus.seat != GROUP or not position.needs_roll:
            self.line(texts.say(who, seat=texts.name("seat", focus.seat)), "dim")
        self.line(capital(texts.prompt(focus)), "bold yellow", rule=focus.rule)
        if focus.chosen:
            said = ", ".join(texts.option(option) for option in focus.chosen)
            self.line(texts.say("terminal-chosen", chosen=said), indent=4)
        for line in outlook.lines if outlook is not None else ():
            self.line(capital(texts.line(line)), "cyan", indent=4)
        if position.needs_roll:
            self.line(", ".join(face_of(choice) for choice in choices), indent=4)
            return
        further = outlook.options if outlook is not None else {}
        for choice in choices:
            if not choice.beside:
                owner = position.decision_of(choice.number)
                then = further.get(choice.option.id) if owner is focus else None
                self.choice(texts, choice, focus if owner is focus else None, then)
        beside = [choice for choice in choices if choice.beside]
        if beside and focus.window:
            self.any_time(texts, choices)
            return
        for each in beside:
            if each.pressing:
                self.choice(texts, each, None)
        folded = sum(not each.pressing for each in beside)
        if folded:
            self.line(texts.say("terminal-any-folded", count=folded), "dim", indent=2)

    def choice(self, texts: Texts, choice: Choice, focus: Decision | None, then: Line | None = None) -> None:
        """One line of a list. What is not of the question in focus names the seat that it is for."""
        said = choice.text if focus or choice.beside else f"{texts.name('seat', choice.seat)}: {choice.text}"
        about = texts.about(choice.option)
        enter = texts.say("terminal-enter") if focus is not None and is_pause(focus) else ""
        comes = "" if then is None else texts.line(then)
        parts = [said, *(part for part in (about, comes, enter) if part)]
        self.line(f"{choice.label:>2}  {' · '.join(parts)}", indent=2, hang=4)

    def any_time(self, texts: Texts, choices: list[Choice]) -> None:
        """The any-time effects, with letters: the numbers are for the question."""
        self.line(texts.say("terminal-any-time"), "dim", indent=2)
        for choice in choices:
            if choice.beside:
                self.choice(texts, choice, None)


def face_of(choice: Choice) -> str:
    """A face of a real die: numbers stand for themselves, other faces have one to type."""
    return choice.text if choice.text == choice.label else f"{choice.label} {choice.text}"


def is_pause(decision: Decision) -> bool:
    """A moment that is only open for any-time effects: an empty line goes on."""
    return bool(decision.window) and len(decision.options) == 1


def gather_choices(position: Position[Any, Any], seat: int | None, texts: Texts) -> tuple[Decision, list[Choice]]:
    """The question of a seat (or the first one), and everything that can be typed to it.

    Other seats that could change their minds follow behind its own options, then the any-time effects of all seats.
    """
    asked = [decision for decision in position.open if decision.seat == seat and decision.prompt != "reopen"]
    focus = asked[0] if asked else position.open[0]
    own: list[tuple[int, Option]] = []
    others: list[tuple[int, Option]] = []
    beside: list[tuple[int, Option]] = []
    for number, option in position.choices():
        owner = position.decision_of(number)
        if owner is focus:
            own.append((number, option))
        elif owner is None:
            beside.append((number, option))
        elif owner.prompt == "reopen":
            others.append((number, option))

    pressing = {effect.option.id for effect in position.interrupts() if effect.pressing} if beside else set()

    def choice(label: str, number: int, option: Option, is_beside: bool) -> Choice:
        text = capital(texts.option(option))
        return Choice(label, number, position.seat_of(number), option, text, is_beside, option.id in pressing)

    if position.needs_roll:
        return focus, _faces([choice("", number, option, False) for number, option in own])
    numbered = [choice(str(place), *one, False) for place, one in enumerate([*own, *others], 1)]
    return focus, numbered + [choice(letters(place), *one, True) for place, one in enumerate(beside)]


def _faces(choices: list[Choice]) -> list[Choice]:
    """The faces of a real die: those that are numbers are their own labels, others are counted."""
    numbers = all(choice.text.isdecimal() for choice in choices)
    return [
        msgspec.structs.replace(choice, label=choice.text if numbers else str(place))
        for place, choice in enumerate(choices, 1)
    ]


def letters(place: int) -> str:
    """a to z, then aa, ab and so on."""
    rest, letter = divmod(place, 26)
    return (letters(rest - 1) if rest else "") + chr(ord("a") + letter)


def lines_of(panels: Iterable[Panel]) -> set[Line]:
    return {line for panel in panels for line in (panel.title, *panel.lines)}
