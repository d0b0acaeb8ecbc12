"""Asking: every decision of every rule goes through one of these.

They build the options anew after an any-time effect, take forced choices without asking, and remember how to
explain what was not offered. Candidates come as a function because an any-time effect may change them.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

from farlight.kernel.decision import DONE, READY, REOPEN, Decision, Option, Refs, Refusal
from farlight.kernel.errors import NoOption
from farlight.kernel.events import Forced
from farlight.kernel.play import Barred, Play, Procedure
from farlight.kernel.state import State

T = TypeVar("T")
Candidates = Callable[[], Iterable[T]]
Bar = Callable[[T], Refusal | None]


def choose(  # noqa: PLR0913 - a decision has this many sides; all but the first five have defaults
    play: Play[Any, Any],
    seat: int,
    prompt: str,
    rule: str,
    candidates: Candidates[T],
    option_of: Callable[[T], Option],
    *,
    bar: Bar[T] | None = None,
    refs: Refs = (),
    window: bool = False,
) -> Procedure[T]:
    """Let a seat choose one of the candidates that nothing bars; gives the candidate back."""
    while True:
        items = [item for item in candidates() if bar is None or bar(item) is None]
        count = len(items)
        if count == 1 and not (window and play.interrupts()):
            _report_forced(play, seat, prompt, rule, option_of(items[0]))
            return items[0]
        if count == 0:
            raise NoOption(f"nothing to choose at '{prompt}' ({rule})")
        play.barred = None if bar is None else _explain(candidates, option_of, bar)
        number = yield (Decision(seat, prompt, rule, [option_of(item) for item in items], refs, window),)
        if number < count:
            return items[number]
        yield from play.interrupt(number - count)


def choose_some(  # noqa: PLR0913 - as above
    play: Play[Any, Any],
    seat: int,
    prompt: str,
    rule: str,
    candidates: Candidates[T],
    option_of: Callable[[T], Option],
    *,
    bar: Bar[T] | None = None,
    refs: Refs = (),
    at_least: int = 0,
    at_most: int | None = None,
) -> Procedure[list[T]]:
    """Let a seat choose several candidates one by one, with "done" as soon as there are enough."""
    chosen: list[T] = []
    while at_most is None or len(chosen) < at_most:
        enough = len(chosen) >= at_least
        items = [item for item in candidates() if item not in chosen and (bar is None or bar(item) is None)]
        if not items:
            if enough:
                break
            raise NoOption(f"nothing to choose at '{prompt}' ({rule})")
        if len(items) == 1 and not enough:
            _report_forced(play, seat, prompt, rule, option_of(items[0]))
            chosen.append(items[0])
            continue
        options = [option_of(item) for item in items]
        if enough:
            options.append(DONE)
        play.barred = None if bar is None else _explain(candidates, option_of, bar)
        number = yield (Decision(seat, prompt, rule, options, refs),)
        if number < len(items):
            chosen.append(items[number])
        elif number < len(options):
            break
        else:
            yield from play.interrupt(number - len(options))
    return chosen


class Slot(State):
    """A seat's place in simultaneous planning. A game's plan extends it with what the seat proposes."""

    ready: bool


def gather(
    play: Play[Any, Any],
    slots: Sequence[Slot],
    prompt: str,
    rule: str,
    proposals: Callable[[int], list[Option]],
    complete: Callable[[int], bool],
    barred: Barred | None = None,
) -> Procedure[tuple[int, Option] | None]:
    """One answer of simultaneous planning, from whichever seat comes first.

    Gives the seat and its proposal, or None when the answer was about being ready. A seat is asked until it is
    ready and may change its mind until all are. The step that plans repeats itself until `all_ready(slots)`, so
    that each proposal is a boundary of its own and outlives everything.
    """
    while True:
        decisions = _open_slots(slots, prompt, rule, proposals, complete)
        play.barred = barred
        number = yield decisions
        for decision in decisions:
            if number < len(decision.options):
                return _file(slots, decision.seat, decision.options[number])
            number -= len(decision.options)
        yield from play.interrupt(number)


def all_ready(slots: Sequence[Slot]) -> bool:
    return all(slot.ready for slot in slots)


def _open_slots(
    slots: Sequence[Slot],
    prompt: str,
    rule: str,
    proposals: Callable[[int], list[Option]],
    complete: Callable[[int], bool],
) -> list[Decision]:
    """The seats that still plan first, then those that could change their mind."""
    asked: list[Decision] = []
    waiting: list[Decision] = []
    for seat, slot in enumerate(slots):
        if slot.ready:
            waiting.append(Decision(seat, "reopen", rule, [REOPEN]))
            continue
        options = proposals(seat)
        if complete(seat):
            options.insert(0, READY)
        if not options:
            raise NoOption(f"nothing to choose at '{prompt}' ({rule})")
        asked.append(Decision(seat, prompt, rule, options))
    return asked + waiting


def _file(slots: Sequence[Slot], seat: int, chosen: Option) -> tuple[int, Option] | None:
    if chosen is READY or chosen is REOPEN:
        slots[seat].ready = chosen is READY
        return None
    return seat, chosen


def _explain(candidates: Candidates[T], option_of: Callable[[T], Option], bar: Bar[T]) -> Barred:
    """How to tell, when somebody asks, what is not offered and why."""

    def explain(_seat: int) -> Iterable[tuple[Option, Refusal]]:
        for item in candidates():
            refusal = bar(item)
            if refusal is not None:
                yield option_of(item), refusal

    return explain


def _report_forced(play: Play[Any, Any], seat: int, prompt: str, rule: str, only: Option) -> None:
    play.burn()
    play.events.append(Forced(rule, seat, prompt, only))
