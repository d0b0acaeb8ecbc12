"""Do: the answers of a case."""

import re

from farlight.effects import expectation
from farlight.kernel import AnyPosition, BadResult, EngineError, Event, Setup
from farlight.kernel.decision import GROUP, Refusal
from farlight.scenarios.errors import CaseFailure
from farlight.scenarios.words import check_seat
from farlight.texts import MissingText, Texts

_ANSWER = re.compile(r"seat (\d+) *: *(.+)")


class Answers:
    """The answers of a case on their way: what a deed holds in its hands."""

    def __init__(self, position: AnyPosition, setup: Setup, events: list[Event]) -> None:
        self.position = position
        self.setup = setup
        self.events = events
        """All that happened so far."""

    @property
    def seats(self) -> int:
        """How many play now."""
        return self.position.game.rules.seats(self.position.state, self.setup)

    def give(self, option_id: str, seat: int | None = None) -> None:
        """Answer with an option; without a seat, counted from 0, by whoever can choose it first."""
        answer(self.position, option_id if seat is None else f"seat {seat + 1}: {option_id}", self.seats)
        self.events += self.position.events

    def offered(self, seat: int) -> list[str]:
        """The options of the open questions to a seat, any-time effects aside."""
        asked = [decision for decision in self.position.open if decision.seat in (seat, GROUP)]
        return [choice.id for decision in asked for choice in decision.options]


def answer(position: AnyPosition, text: str, seats: int) -> None:
    """Give one answer: `seat 2: rest`, or just `rest` by whoever can choose it first."""
    match = _ANSWER.fullmatch(text.strip())
    option_id = match[2] if match else text.strip()
    seat = check_seat(int(match[1]), seats) - 1 if match else _first_seat(position, option_id)
    if not position.open:
        raise CaseFailure(f"the game is over ({position.outcome}): nothing can be chosen any more")
    decision = next((d for d in position.open if d.seat in (seat, GROUP)), position.open[0])
    try:
        refusal = position.answer(seat, decision.id, option_id)
    except EngineError as error:
        raise CaseFailure(broken(error)) from error
    if refusal is not None:
        raise CaseFailure(_refused(position, seat, option_id))


def broken(error: Exception) -> str:
    """What an error of the rules, or of the dice that they were given, says."""
    if isinstance(error.__cause__, BadResult):
        return f"dice: {error.__cause__}"
    return f"the rules break: {error}"


def asked(position: AnyPosition) -> str:
    """What can be chosen now, for whoever writes a case."""
    if not position.open:
        return f"the game is over ({position.outcome})"
    lines = [
        f"{whose(decision.seat)} asked {decision.prompt} under {decision.rule or '-'}: "
        + ", ".join(choice.id for choice in decision.options)
        for decision in position.open
    ]
    lines += [f"{whose(effect.seat)} at any time: {effect.option.id}" for effect in position.interrupts()]
    return "\n".join(lines)


def whose(seat: int) -> str:
    return "group" if seat == GROUP else f"seat {seat + 1}"


def _first_seat(position: AnyPosition, option_id: str) -> int:
    for decision in position.open:
        if any(choice.id == option_id for choice in decision.options):
            return max(decision.seat, 0)
    for effect in position.interrupts():
        if effect.option.id == option_id:
            return effect.seat
    return max(position.open[0].seat, 0) if position.open else 0


def _refused(position: AnyPosition, seat: int, option_id: str) -> str:
    """A refusal: what bars this, or what could be chosen instead."""
    known = [choice.id for _, choice in position.choices(seat)]
    refusal = position.why_not(seat, option_id)
    if refusal is not None and not is_kernels(refusal):
        return f"barred by {_said(position, refusal)}"
    others = [whose(owner) for owner, choice in _owned(position) if choice == option_id]
    if others:
        return f"seat {seat + 1} cannot choose this, but {', '.join(others)} can; {_can(seat, known)}"
    return f"there is no such option now: {expectation(option_id, known)}\n{asked(position)}"


def is_kernels(refusal: Refusal) -> bool:
    """Whether no rule of the game bars this: it is just not asked, or not from this seat."""
    return refusal.reason.startswith("refused-")


def _said(position: AnyPosition, refusal: Refusal) -> str:
    game = position.game
    try:
        return f"{refusal.rule}: {Texts('en', [game.texts], game.table.name_of).refusal(refusal)}"
    except MissingText:
        return f"{refusal.rule} ({refusal.reason})"


def _owned(position: AnyPosition) -> list[tuple[int, str]]:
    asked_for = [(decision.seat, choice.id) for decision in position.open for choice in decision.options]
    return asked_for + [(effect.seat, effect.option.id) for effect in position.interrupts()]


def _can(seat: int, known: list[str]) -> str:
    return f"seat {seat + 1} can choose {', '.join(known) or 'nothing'}"
