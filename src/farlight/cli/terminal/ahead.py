"""Looking ahead from a position: what a few answers of one seat would lead to."""

from collections import deque
from collections.abc import Iterator

import msgspec

from farlight.cli.terminal.table import FINAL, Ahead
from farlight.kernel import AnyPosition, Decision, Option, Refusal
from farlight.server.tables.rendering import asked, barred_at
from farlight.texts import Texts, capital

MOST_LOOKED_AT = 150
"""Moments ahead that a question may look at: nobody waits for more."""


class Moment(msgspec.Struct, frozen=True):
    position: AnyPosition
    decision: Decision
    path: tuple[Option, ...] = ()


def look_ahead(position: AnyPosition, decision: Decision, deepest: int, texts: Texts) -> Iterator[Ahead]:
    """This moment and those that a plan could go on to, the near ones first, in words."""
    for moment in _moments(Moment(position, decision), deepest):
        seat = moment.decision.seat
        path = tuple(capital(texts.option(option)) for option in moment.path)
        yield Ahead(
            asked(moment.position.game, moment.decision, texts), tuple(barred_at(moment.position, seat, texts)), path
        )


def goes_on(position: AnyPosition, decision: Decision, option_id: str) -> bool:
    """Whether an answer is only a part of one: the same question is asked on, and nothing comes of it yet."""
    chosen = next((option for option in decision.options if option.id == option_id), None)
    return chosen is not None and _after(Moment(position, decision), chosen) is not None


def _moments(first: Moment, deepest: int) -> Iterator[Moment]:
    """Only within one question that is put together from several answers, and never past anything hidden."""
    if first.position.needs_roll:
        return
    waiting = deque([first])
    seen = {_key(first.decision)}
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
            there = _after(here, option)
            if there is not None and _key(there.decision) not in seen:
                seen.add(_key(there.decision))
                waiting.append(there)


def _key(decision: Decision) -> tuple[object, ...]:
    """What makes a question another one."""
    return (*decision.refs, *(option.id for option in decision.options))


def _after(here: Moment, option: Option) -> Moment | None:
    """What an answer leads to, if nothing comes of it but the next part of the same question."""
    if option.verb in FINAL:
        return None
    decision = here.decision
    position = here.position.copy()
    number = position.number_of(decision.seat, decision.id, option.id)
    if isinstance(number, Refusal):
        return None
    position.choose(number)
    if position.play.revealed or position.play.events:
        return None
    same = [one for one in position.open if (one.seat, one.prompt) == (decision.seat, decision.prompt)]
    return Moment(position, same[0], (*here.path, option)) if same else None
