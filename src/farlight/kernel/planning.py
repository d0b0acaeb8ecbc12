"""Simultaneous planning: all seats propose at once, in the open, until all are ready."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import TypeVar

from farlight.kernel.decision import READY, REOPEN, Decision, Option, Refs, Refusal
from farlight.kernel.errors import NoOption
from farlight.kernel.lazy import Lazy
from farlight.kernel.play import AnyPlay, Barred, Lead, Procedure
from farlight.kernel.state import State


class Slot(State):
    """A seat's place in simultaneous planning. A game's plan extends it with what the seat proposes."""

    ready: bool


SlotT = TypeVar("SlotT", bound=Slot)


def gather(  # noqa: PLR0913 - as many sides as a decision has, and the slots
    play: AnyPlay,
    slots: Sequence[SlotT] | dict[int, SlotT],
    prompt: str,
    rule: str,
    proposals: Callable[[int], list[Option]],
    complete: Callable[[int], bool],
    barred: Barred | None = None,
    *,
    about: Callable[[int], Refs] | None = None,
    ready_last: bool = False,
    tidy: Callable[[], None] | None = None,
) -> Procedure[tuple[int, Option] | None]:
    """Take one answer of simultaneous planning, from whichever seat comes first.

    Gives the seat and its proposal, or None when the answer was about being ready. A seat is asked until it is
    ready and may change its mind until all are. The step that plans repeats itself until `all_ready(slots)`: each
    proposal is a boundary of its own and outlives everything. Where not all seats plan, `slots` says which do. A rule
    that changes what others agreed to sets their `ready` back. `about` gives the question's words; `ready_last` puts
    being ready behind the proposals, where nobody is ready by mistake. `tidy` takes back what an effect made vain.
    """
    places = slots if isinstance(slots, dict) else dict(enumerate(slots))
    lead = play.rules.lead(play, prompt)
    possible = partial(_possible, proposals, complete, ready_last)
    options = partial(_options, possible, lead, prompt, rule)
    while True:
        play.barred = barred if lead is None else partial(_explain, lead, possible, barred)
        play.question = None
        number = play.given_before() if play.again else None
        decisions = (play.known if number is None else ()) or _open_slots(places, prompt, rule, options, about)
        if number is None:
            number = yield decisions
        for decision in decisions:
            if number < len(offered := _plain(decision.options)):
                return _file(places[decision.seat], decision.seat, offered[number])
            number -= len(offered)
        yield from play.interrupt(number)
        if tidy is not None:
            tidy()


def _possible(
    proposals: Callable[[int], list[Option]], complete: Callable[[int], bool], ready_last: bool, seat: int
) -> list[Option]:
    """What a seat can propose, and that it is ready if its plan is complete."""
    found = proposals(seat)
    if complete(seat):
        found.insert(len(found) if ready_last else 0, READY)
    return found


def _options(
    possible: Callable[[int], list[Option]], lead: Lead | None, prompt: str, rule: str, seat: int
) -> list[Option]:
    """What of it a lesson allows; all of it if that is nothing."""
    found = possible(seat)
    if lead is not None:
        found = [each for each in found if lead(each) is None] or found
    if not found:
        raise NoOption(f"nothing to choose at '{prompt}' ({rule})")
    return found


def _explain(
    lead: Lead, possible: Callable[[int], list[Option]], barred: Barred | None, seat: int
) -> Iterator[tuple[Option, Refusal]]:
    """What a lesson keeps for later, unless it would leave nothing, and what the rules bar."""
    found = [(each, lead(each)) for each in possible(seat)]
    if any(why is None for _, why in found):
        yield from ((each, why) for each, why in found if why is not None)
    yield from () if barred is None else barred(seat)


def all_ready(slots: Sequence[SlotT] | dict[int, SlotT]) -> bool:
    for slot in slots.values() if isinstance(slots, dict) else slots:  # noqa: SIM110 - asked after every answer
        if not slot.ready:
            return False
    return True


def _open_slots(
    slots: Mapping[int, Slot],
    prompt: str,
    rule: str,
    options: Callable[[int], list[Option]],
    about: Callable[[int], Refs] | None,
) -> list[Decision]:
    """The seats that still plan first, then those that could change their mind."""
    asked: list[Decision] = []
    waiting: list[Decision] = []
    for seat, slot in slots.items():
        if slot.ready:
            waiting.append(Decision(seat, "reopen", rule, [REOPEN]))
        else:
            refs = () if about is None else Lazy(about, seat)
            asked.append(Decision(seat, prompt, rule, Lazy(options, seat), refs))
    return asked + waiting


def _plain(options: Sequence[Option]) -> Sequence[Option]:
    return options.items() if isinstance(options, Lazy) else options


def _file(slot: Slot, seat: int, chosen: Option) -> tuple[int, Option] | None:
    if chosen is READY or chosen is REOPEN:
        slot.ready = chosen is READY
        return None
    return seat, chosen
