"""Facts that every game knows: about the open decision, the events and the end. A game adds its own sentences."""

import re
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from farlight.kernel import Event, Position


class Shown(msgspec.Struct):
    """What a scenario can look at when its answers are given."""

    position: Position[Any, Any]
    events: list[Event]


class Miss(msgspec.Struct, frozen=True):
    """A fact that does not hold: what was found instead."""

    found: str


Fact = Callable[[Shown, "re.Match[str]"], Miss | None]

FACTS: list[tuple[str, re.Pattern[str], Fact]] = []
"""Documented pattern, regular expression, check."""


def fact(pattern: str, expression: str) -> Callable[[Fact], Fact]:
    def register(check: Fact) -> Fact:
        FACTS.append((pattern, re.compile(expression), check))
        return check

    return register


def check_generic(shown: Shown, sentence: str) -> Miss | bool | None:
    """The result of a generic fact, or False if the sentence is none."""
    for _, expression, check in FACTS:
        match = expression.fullmatch(sentence)
        if match:
            return check(shown, match)
    return False


@fact("asked PROMPT", r"asked ([\w-]+)")
def _asked(shown: Shown, match: "re.Match[str]") -> Miss | None:
    prompts = [decision.prompt for decision in shown.position.open]
    return None if match[1] in prompts else Miss(f"asked {_list(prompts)}")


@fact("seat N asked PROMPT", r"seat (\d+) asked ([\w-]+)")
def _seat_asked(shown: Shown, match: "re.Match[str]") -> Miss | None:
    asked = [(decision.seat + 1, decision.prompt) for decision in shown.position.open]
    hit = (int(match[1]), match[2]) in asked
    return None if hit else Miss(_list([f"seat {seat} asked {prompt}" for seat, prompt in asked]))


@fact("group asked PROMPT", r"group asked ([\w-]+)")
def _group_asked(shown: Shown, match: "re.Match[str]") -> Miss | None:
    asked = [(decision.seat + 1, decision.prompt) for decision in shown.position.open]
    hit = (0, match[1]) in asked
    return None if hit else Miss(_list([f"seat {seat} asked {prompt}" for seat, prompt in asked]))


@fact("asked under RULE", r"asked under (\S+)")
def _under(shown: Shown, match: "re.Match[str]") -> Miss | None:
    asked = [decision.rule for decision in shown.position.open]
    return None if match[1] in asked else Miss(f"asked under {_list(asked)}")


@fact("offered OPTION [to seat N]", r"offered (.+?)(?: to seat (\d+))?")
def _offered(shown: Shown, match: "re.Match[str]") -> Miss | None:
    known = _options(shown, match[2])
    return None if match[1] in known else Miss(f"offered {_list(known)}")


@fact("not offered OPTION [to seat N]", r"not offered (.+?)(?: to seat (\d+))?")
def _not_offered(shown: Shown, match: "re.Match[str]") -> Miss | None:
    known = _options(shown, match[2])
    return Miss(f"offered {_list(known)}") if match[1] in known else None


@fact("only offered OPTION, OPTION, ... [to seat N]", r"only offered (.+?)(?: to seat (\d+))?")
def _only_offered(shown: Shown, match: "re.Match[str]") -> Miss | None:
    known = _options(shown, match[2], interrupts=False)
    wanted = [name.strip() for name in match[1].split(",")]
    return None if sorted(wanted) == sorted(known) else Miss(f"offered {_list(known)}")


@fact("barred OPTION by RULE [to seat N]", r"barred (.+?) by (\S+)(?: to seat (\d+))?")
def _barred(shown: Shown, match: "re.Match[str]") -> Miss | None:
    seat = int(match[3]) - 1 if match[3] else shown.position.open[0].seat if shown.position.open else 0
    refusal = shown.position.why_not(seat, match[1])
    if refusal is None:
        return Miss(f"{match[1]} is offered")
    return None if refusal.rule == match[2] else Miss(f"barred by {refusal.rule or '-'} ({refusal.reason})")


@fact("event NAME [field=value ...]", r"event (\w+)((?: \w+=\S+)*)")
def _event(shown: Shown, match: "re.Match[str]") -> Miss | None:
    return None if _matching(shown, match[1], match[2]) else Miss(_told(shown, match[1]))


@fact("no event NAME [field=value ...]", r"no event (\w+)((?: \w+=\S+)*)")
def _no_event(shown: Shown, match: "re.Match[str]") -> Miss | None:
    return Miss(_told(shown, match[1])) if _matching(shown, match[1], match[2]) else None


@fact("N events NAME [field=value ...]", r"(\d+) events? (\w+)((?: \w+=\S+)*)")
def _count(shown: Shown, match: "re.Match[str]") -> Miss | None:
    found = len(_matching(shown, match[2], match[3]))
    return None if found == int(match[1]) else Miss(f"{found} events {match[2]}")


@fact("over OUTCOME", r"over (\S+)")
def _over(shown: Shown, match: "re.Match[str]") -> Miss | None:
    outcome = shown.position.outcome
    return None if outcome == match[1] else Miss(f"over {outcome}" if outcome else "not over")


@fact("not over", r"not over")
def _not_over(shown: Shown, _match: "re.Match[str]") -> Miss | None:
    outcome = shown.position.outcome
    return Miss(f"over {outcome}") if outcome else None


def _options(shown: Shown, seat: str | None, interrupts: bool = True) -> list[str]:
    who = int(seat) - 1 if seat else None
    if interrupts:
        return [choice.id for _, choice in shown.position.choices(who)]
    return [
        choice.id for decision in shown.position.open if who in (None, decision.seat) for choice in decision.options
    ]


def _matching(shown: Shown, name: str, fields: str) -> list[Event]:
    wanted = [field.split("=", 1) for field in fields.split()]
    return [
        event
        for event in shown.events
        if type(event).__name__ == name and all(_shown(event, key) == value for key, value in wanted)
    ]


def _shown(event: Event, field: str) -> str | None:
    """A field as scenarios write it: seats count from 1."""
    value = getattr(event, field, None)
    if value is None:
        return None
    return str(value + 1) if field == "seat" and isinstance(value, int) else str(getattr(value, "id", value))


def _told(shown: Shown, name: str) -> str:
    same = [event for event in shown.events if type(event).__name__ == name]
    if not same:
        return f"events {_list(list(dict.fromkeys(type(event).__name__ for event in shown.events)))}"
    return _list([" ".join([name, *(f"{key}={_shown(event, key)}" for key, _ in event.refs())]) for event in same])


def _list(items: Sequence[object]) -> str:
    return ", ".join(map(str, items)) if items else "nothing"
