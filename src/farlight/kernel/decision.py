"""Decisions as data: what is asked, whom, under which rule, and the legal options with stable ids."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Literal

import msgspec

GROUP = -1
"""The seat of a decision that the players take together: any seat may answer it."""

Value = str | int
Refs = tuple[tuple[str, Value], ...]


class Option(msgspec.Struct, frozen=True):
    """One thing that can be chosen. Its verb is the text key; its refs are the text's arguments and what it
    points at on the board."""

    id: str
    verb: str
    refs: Refs = ()


@lru_cache(maxsize=None, typed=True)
def option(verb: str, /, **refs: Value) -> Option:
    """The option of this verb about these things, e.g. `option("travel", sector="dunes")` with the id `travel:dunes`.

    Options are shared: the same words give the same object, so that no rule builds strings while it runs.
    Call it with values of the game's own state and content only, never with what somebody typed.
    """
    return Option(":".join([verb, *(_id_part(kind, value) for kind, value in refs.items())]), verb, tuple(refs.items()))


def _id_part(kind: str, value: Value) -> str:
    """Seats are counted from 1 wherever a person reads them, and people read ids."""
    return str(value + 1) if kind == "seat" and isinstance(value, int) else str(value)


DONE = option("done")
READY = option("ready")
REOPEN = option("reopen")


class Decision(msgspec.Struct):
    """An open question. Only legal options, in a stable order, never none."""

    seat: int
    prompt: str
    rule: str
    options: Sequence[Option]
    refs: Sequence[tuple[str, Value]] = ()
    window: str = ""
    """Names a last moment for any-time effects: asked even with one option, if somebody has one for it."""
    chosen: tuple[Option, ...] = ()
    """In a series of choices: what was chosen before."""
    id: int = -1
    """Names the decision in an answer; set by the position that asks it."""

    def named(self, number: int) -> "Decision":
        """The same question under another id: positions that share this one keep its own."""
        return Decision(self.seat, self.prompt, self.rule, self.options, self.refs, self.window, self.chosen, number)


Stops = Literal["matter", "always", "never", "named"]
"""Where a game stops although a question has one answer, for the sake of any-time effects.

matter: where one could change what follows. always: wherever there is one. never: only for what nobody should overlook.
named: in the windows that rules name and nowhere else, as all games did before the others were there.
"""
Words = tuple[tuple[str, tuple[Value, ...]], ...]
"""Costs and conditions of an effect: the name of each form, and its arguments."""


class Question(msgspec.Struct, frozen=True):
    """A question as any-time effects look at it, above all one that has one answer left."""

    seat: int
    prompt: str
    refs: Refs = ()
    only: Any = None  # Any: as the rule that asks knows it
    """The candidate that is left, as the rule knows it; None while there are several."""
    words: Words = ()
    """What decides about the other answers, where an effect asks; it is about `subject`."""
    subject: Any = None  # Any: the same


class Refusal(msgspec.Struct, frozen=True):
    """Why something cannot be done: the rule that forbids it and the key of the sentence that says so."""

    rule: str
    reason: str
    refs: Refs = ()
    place: int = 0
    """Which of several answers it is about, counted from 1; 0 if there was one."""
