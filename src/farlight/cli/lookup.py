"""Looking things up at the table: why not, how else, which rule, which part of the table."""

from collections import deque
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import msgspec

from farlight.cli.screen import Choice
from farlight.cli.words import begins, mentions
from farlight.kernel import Decision, Option, Panel, Position, Refusal
from farlight.rulebook import Kind, rules
from farlight.texts import Texts, capital

if TYPE_CHECKING:
    from farlight.cli.terminal import Terminal

MOST_LOOKED_AT = 150
"""Moments ahead that a question may look at: nobody waits for more."""
DEEPEST = 3
"""Answers of one plan that are tried in a row."""
MOST_WORDS = 24
FINAL = ("ready", "reopen", "done")
"""Verbs of the kernel that end a plan: nothing behind them is a way to something."""


class Chapter(msgspec.Struct, frozen=True):
    number: str
    title: str
    rules: list[tuple[str, str]]


class Ahead(msgspec.Struct):
    """A moment that a few answers of the same seat would lead to."""

    position: Position[Any, Any]
    decision: Decision
    path: tuple[str, ...]


def chapters(game: str, texts: Texts) -> list[Chapter]:
    """The chapters of the rulebook with what we can say about them.

    Those that are marked by letters are about single cards and missions, and would tell what is still to come.
    """
    found: dict[str, Chapter] = {}
    for rule in rules(game):
        text = texts.rule(rule.id)
        if text is not None and rule.chapter.isdecimal() and rule.kind in (Kind.RULE, Kind.LIST):
            named = texts.name("chapter", rule.chapter)
            title = rule.title if named == rule.chapter else named
            found.setdefault(rule.chapter, Chapter(rule.chapter, title, [])).rules.append((rule.id, text))
    return list(found.values())


def panels_about(table: "Terminal", word: str, headings: bool = False) -> list[Panel]:
    """The parts of the table whose heading names a word; else, if that will do, the lines with it."""
    panels = table.game.panels(table.game.view(table.timeline.position.state, table.looking_seat()))
    named = [panel for panel in panels if mentions(f"{table.texts.line(panel.title)} {panel.title.key}", word)]
    if named or headings:
        return named
    found = []
    for panel in panels:
        lines = tuple(line for line in panel.lines if mentions(table.texts.line(line), word))
        if lines:
            found.append(Panel(panel.title, lines))
    return found


def explain(table: "Terminal", line: str, refuse: bool = True) -> bool:
    """Tell how something can be reached that is not offered right here, or why it cannot; False if nothing is known."""
    refusals: list[Refusal] = []
    for ahead in _ahead(table):
        way = _way(table, ahead, line)
        if way:
            table.say("terminal-why-way", "yellow", way=", ".join(way))
            return True
        refusals += [refusal for option, refusal in _barred(ahead) if _is_meant(table, option, line)][:1]
    if _is_for_others(table, line):
        return True
    if refuse and refusals:
        table.print(table.texts.refusal(refusals[0]), "yellow")
    return refuse and bool(refusals)


def describe(table: "Terminal", choice: Choice) -> None:
    """What a choice that is offered would do."""
    table.say("terminal-why-can", option=choice.text)
    about = table.texts.about(choice.option)
    if about:
        table.screen.line(capital(about), indent=2)


def goes_on(table: "Terminal", choice: Choice) -> bool:
    """Whether a choice is only a part of the answer: the same question is asked on, and nothing comes of it yet."""
    if table.focus is None or choice.option.verb in FINAL:
        return False
    return _try(table, Ahead(table.timeline.position, table.focus, ()), choice.option) is not None


def _is_for_others(table: "Terminal", line: str) -> bool:
    """Tell which other seat is offered what is meant; False if none is."""
    for decision in table.timeline.position.open:
        for option in decision.options:
            if decision is not table.focus and decision.seat >= 0 and _is_meant(table, option, line):
                seat, said = table.texts.name("seat", decision.seat), capital(table.texts.option(option))
                table.say("terminal-why-seat", "yellow", seat=seat, option=said, number=decision.seat + 1)
                return True
    return False


def _way(table: "Terminal", ahead: Ahead, line: str) -> tuple[str, ...]:
    """The answers that lead to what is meant: to an option, or to a question about it. Nothing if they do not."""
    if not ahead.path:
        return ()
    asked = "" if table.focus is None else table.texts.prompt(table.focus)
    prompt = table.texts.prompt(ahead.decision)
    if mentions(prompt, line) and not mentions(asked, line):
        return ahead.path
    meant = (option for option in ahead.decision.options if _is_meant(table, option, line))
    return next(((*ahead.path, capital(table.texts.option(option))) for option in meant), ())


def known_words(table: "Terminal") -> list[str]:
    """What could be asked about: what is offered, and what might have been."""
    found = [choice.text for choice in table.choices if not choice.beside]
    for ahead in _ahead(table, deepest=0):
        found += [capital(table.texts.option(option)) for option, _ in _barred(ahead)]
    return list(dict.fromkeys(found))[:MOST_WORDS]


def _is_meant(table: "Terminal", option: Option, line: str) -> bool:
    text = table.texts.option(option)
    return line.casefold() == option.id.casefold() or begins(text, line) or mentions(text, line)


def _barred(ahead: Ahead) -> Iterator[tuple[Option, Refusal]]:
    barred = ahead.position.play.barred
    if barred is not None:
        yield from barred(ahead.decision.seat)


def _ahead(table: "Terminal", deepest: int = DEEPEST) -> Iterator[Ahead]:
    """This moment and those that a plan could go on to, the near ones first.

    Only within one question that is put together from several answers, and never past anything hidden.
    """
    focus, position = table.focus, table.timeline.position
    if focus is None or position.needs_roll:
        return
    waiting = deque([Ahead(position, focus, ())])
    seen = {_key(focus)}
    looked = 0
    while waiting:
        here = waiting.popleft()
        yield here
        if len(here.path) == deepest:
            continue
        for option in here.decision.options:
            looked += 1
            if looked > MOST_LOOKED_AT:
                return
            there = None if option.verb in FINAL else _try(table, here, option)
            if there is not None and _key(there.decision) not in seen:
                seen.add(_key(there.decision))
                waiting.append(there)


def _key(decision: Decision) -> tuple[object, ...]:
    """What makes a question another one."""
    return (*decision.refs, *(option.id for option in decision.options))


def _try(table: "Terminal", here: Ahead, option: Option) -> Ahead | None:
    """What an answer leads to, if nothing comes of it but the next part of the same question."""
    decision = here.decision
    position = here.position.copy()
    number = position.number_of(decision.seat, decision.id, option.id)
    if isinstance(number, Refusal):
        return None
    position.choose(number)
    if position.play.revealed or position.play.events:
        return None
    same = [one for one in position.open if (one.seat, one.prompt) == (decision.seat, decision.prompt)]
    return Ahead(position, same[0], (*here.path, capital(table.texts.option(option)))) if same else None
