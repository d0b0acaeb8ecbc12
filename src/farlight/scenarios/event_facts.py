"""Facts of every game about what happened: the events from the set-up on to the last answer."""

import re
from collections.abc import Iterator

from farlight.effects import expectation
from farlight.kernel import Event
from farlight.scenarios.errors import CaseFailure
from farlight.scenarios.facts import FIELDS, Miss, Shown, fact, fields, listed


@fact(
    "event NAME [field=value ...] before NAME [field=value ...]",
    rf"event (\w+){FIELDS} before (\w+){FIELDS}",
)
def _before(shown: Shown, match: "re.Match[str]") -> Miss | None:
    first, second = (_matching(shown, match[group], match[group + 1]) for group in (1, 3))
    if not first or not second:
        return Miss(_told(shown, match[1] if not first else match[3]))
    return None if first[0] < second[0] else Miss(f"event {match[3]}{match[4]} before {match[1]}{match[2]}")


@fact("event NAME [field=value ...]", rf"event (\w+){FIELDS}")
def _event(shown: Shown, match: "re.Match[str]") -> Miss | None:
    return None if _matching(shown, match[1], match[2]) else Miss(_told(shown, match[1]))


@fact("no event NAME [field=value ...]", rf"no event (\w+){FIELDS}")
def _no_event(shown: Shown, match: "re.Match[str]") -> Miss | None:
    return Miss(_told(shown, match[1])) if _matching(shown, match[1], match[2]) else None


@fact("N events NAME [field=value ...]", rf"(\d+) events? (\w+){FIELDS}")
def _count(shown: Shown, match: "re.Match[str]") -> Miss | None:
    found = len(_matching(shown, match[2], match[3]))
    return None if found == int(match[1]) else Miss(f"{found} events {match[2]}{match[3]}; {_told(shown, match[2])}")


def _matching(shown: Shown, name: str, said: str) -> list[int]:
    """The places among the events of those that fit; a name or field that no event has is a mistake."""
    wanted = fields(said)
    kinds = [kind for kind in _kinds(Event) if kind.__name__ == name]
    if not kinds:
        raise CaseFailure(f"there is no event '{name}': {expectation(name, (kind.__name__ for kind in _kinds(Event)))}")
    known = {field for kind in kinds for field in kind.__struct_fields__}
    for field, _ in wanted:
        if field not in known:
            raise CaseFailure(f"the event {name} has no field '{field}': {expectation(field, known)}")
    return [
        place
        for place, event in enumerate(shown.events)
        if type(event).__name__ == name
        and all(shown.write(field, getattr(event, field, None)) == value for field, value in wanted)
    ]


def _kinds(kind: type[Event]) -> Iterator[type[Event]]:
    for below in kind.__subclasses__():
        yield below
        yield from _kinds(below)


def _told(shown: Shown, name: str) -> str:
    same = [event for event in shown.events if type(event).__name__ == name]
    if not same:
        return f"no event {name}; events {listed(list(dict.fromkeys(type(event).__name__ for event in shown.events)))}"
    told = [[f"{key}={shown.write(key, getattr(event, key))}" for key in event.__struct_fields__] for event in same]
    return listed([" ".join(["event", name, *sorted(said)]) for said in told])
