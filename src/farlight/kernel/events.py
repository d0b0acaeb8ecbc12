"""Events tell what happened: typed, with rule ids, without a word of English."""

import re
from collections.abc import Iterable
from functools import cache

import msgspec

from farlight.kernel.decision import Option


class Event(msgspec.Struct, frozen=True, tag=True):
    """Something that happened. A game's events are subclasses; a log sentence is made from class and fields."""

    rule: str

    @classmethod
    def key(cls) -> str:
        """The text key of this kind of event: `DieRolled` is told by `event-die-rolled`."""
        return _key_of(cls.__name__)

    def refs(self) -> tuple[tuple[str, object], ...]:
        """The arguments of the sentence."""
        names = [name for name in self.__struct_fields__ if name != "rule"]
        return tuple((name, getattr(self, name)) for name in names)


class Forced(Event, frozen=True):
    """A choice with one option was taken by the engine."""

    seat: int
    prompt: str
    option: Option


class Ended(Event, frozen=True):
    """The game is over."""

    outcome: str


def is_won(outcome: str) -> bool:
    """Whether an end is a victory: `won` or `won/landfall`."""
    return outcome.partition("/")[0] == "won"


@cache
def _key_of(name: str) -> str:
    return "event" + re.sub(r"([A-Z])", r"-\1", name).lower()


def telling(events: Iterable[Event]) -> list[Event]:
    """Events without those that tell nothing: a forced choice that the next line tells anyway, an end told before."""
    known = list(events)
    return [event for place, event in enumerate(known) if _tells(event, known[:place], known[place + 1 :])]


def _tells(event: Event, before: list[Event], after: list[Event]) -> bool:
    if isinstance(event, Ended):
        return all(dict(other.refs()).get("outcome") != event.outcome for other in before)
    if not isinstance(event, Forced):
        return True
    about = {value for _, value in event.option.refs}
    told = [{value for _, value in other.refs() if isinstance(value, str | int)} for other in after]
    return bool(about) and not any(about <= values for values in told)
