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
            _take_forced(play, seat, prompt, rule, option_of(items[0]))
            return items[0]
        options = [option_of(item) for item in items]
        if count == 0:
            raise NoOption(f"nothing to choose at '{prompt}' ({rule})")
        play.barred = None if bar is None else lambda _seat: _barred(candidates, option_of, bar)
        number = yield (Decision(seat, prompt, rule, options, refs, window),)
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

    def remaining() -> Iterable[T | None]:
        left: list[T | None] = [item for item in candidates() if item not in chosen]
        return [*left, None] if len(chosen) >= at_least else left

    def bar_remaining(item: T | None) -> Refusal | None:
        return None if item is None or bar is None else bar(item)

    def remaining_option(item: T | None) -> Option:
        return DONE if item is None else option_of(item)

    while at_most is None or len(chosen) < at_most:
        item = yield from choose(play, seat, prompt, rule, remaining, remaining_option, bar=bar_remaining, refs=refs)
        if item is None:
            break
        chosen.append(item)
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
    planning = [seat for seat, slot in enumerate(slots) if not slot.ready]
    waiting = [seat for seat, slot in enumerate(slots) if slot.ready]
    asked = [
        Decision(seat, prompt, rule, [READY, *proposals(seat)] if complete(seat) else proposals(seat))
        for seat in planning
    ]
    if any(not decision.options for decision in asked):
        raise NoOption(f"nothing to choose at '{prompt}' ({rule})")
    return asked + [Decision(seat, "reopen", rule, [REOPEN]) for seat in waiting]


def _file(slots: Sequence[Slot], seat: int, chosen: Option) -> tuple[int, Option] | None:
    if chosen is READY or chosen is REOPEN:
        slots[seat].ready = chosen is READY
        return None
    return seat, chosen


def _barred(
    candidates: Candidates[T], option_of: Callable[[T], Option], bar: Bar[T]
) -> Iterable[tuple[Option, Refusal]]:
    for item in candidates():
        refusal = bar(item)
        if refusal is not None:
            yield option_of(item), refusal


def _take_forced(play: Play[Any, Any], seat: int, prompt: str, rule: str, only: Option) -> None:
    """Report a choice that was none. "Done" as the only answer is not worth a line."""
    play.burn()
    if only is not DONE:
        play.events.append(Forced(rule, seat, prompt, only))
