"""Asking: every decision of every rule goes through one of these, or through `planning.gather`.

They build the options anew after an any-time effect, take forced choices without asking unless an any-time effect
could change what follows (`Play.stops_at`; `Play.asked` says who is asked then), and remember how to explain what was
not offered. Candidates come as a function because an any-time effect may change them.
"""

from collections.abc import Callable, Iterable
from typing import Generic, NamedTuple, TypeVar

from farlight.kernel.decision import DONE, Decision, Option, Question, Refs, Refusal, Words
from farlight.kernel.errors import NoOption
from farlight.kernel.events import Forced
from farlight.kernel.play import AnyPlay, Barred, Lead, Procedure

T = TypeVar("T")
Candidates = Callable[[], Iterable[T]]
Bar = Callable[[T], Refusal | None]


def choose(  # noqa: PLR0913 - a decision has this many sides; all but the first five have defaults
    play: AnyPlay,
    seat: int,
    prompt: str,
    rule: str,
    candidates: Candidates[T],
    option_of: Callable[[T], Option],
    *,
    bar: Bar[T] | None = None,
    refs: Refs = (),
    window: str = "",
    words: Words = (),
    subject: object = None,
) -> Procedure[T]:
    """Let a seat choose one of the candidates that nothing bars; gives the candidate back.

    An effect that asks names the `words` that decide what can be chosen, and whom they are about.
    """
    lead = play.rules.lead(play, prompt)
    held = bar if lead is None else _led(lead, option_of, bar)
    while True:
        items = list(candidates()) if held is None else _left(candidates, held) or _left(candidates, bar)
        count = len(items)
        question = Question(seat, prompt, refs, items[0] if count == 1 else None, words, subject)
        if count == 1 and lead is None and not play.stops_at(question, window):
            _report_forced(play, seat, prompt, rule, option_of(items[0]))
            return items[0]
        if count == 0:
            raise NoOption(f"nothing to choose at '{prompt}' ({rule})")
        play.question = question
        number = play.given_before() if play.again else None
        if number is None:
            play.barred = None if held is None else _explain(candidates, items, option_of, held)
            whom = seat if play.known or count > 1 or lead is not None else play.asked(question, window)
            number = yield play.known or (
                Decision(whom, prompt, rule, [option_of(item) for item in items], refs, window),
            )
        if number < count:
            return items[number]
        yield from play.interrupt(number - count)


def choose_some(  # noqa: PLR0913 - as above
    play: AnyPlay,
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
    """Let a seat choose several candidates one by one, with "done" as soon as there are enough.

    Where all that are left are needed, they are taken without asking.

    Candidates must differ from each other. One that an any-time effect took away is not chosen any more. The question
    tells as `left` how many are still missing.
    """
    asked = _Asked(play, seat, prompt, rule, candidates, option_of, bar, refs)
    return _one_by_one(asked, at_least, at_most)


class _Asked(NamedTuple, Generic[T]):
    """The sides of a decision that do not change while it is asked again and again."""

    play: AnyPlay
    seat: int
    prompt: str
    rule: str
    candidates: Candidates[T]
    option_of: Callable[[T], Option]
    bar: Bar[T] | None
    refs: Refs


def _one_by_one(asked: _Asked[T], at_least: int, at_most: int | None) -> Procedure[list[T]]:
    play, seat, prompt, rule, candidates, option_of, bar, refs = asked
    lead = play.rules.lead(play, prompt)
    held = bar if lead is None else _led(lead, option_of, bar)
    chosen: list[T] = []
    while at_most is None or len(chosen) < at_most:
        missing = max(0, at_least - len(chosen))
        enough = not missing
        items = [item for item in _left(candidates, held) if item not in chosen]
        if not items and enough:
            break
        items = items or [item for item in _left(candidates, bar) if item not in chosen]
        if not items:
            raise NoOption(f"nothing to choose at '{prompt}' ({rule})")
        question = Question(seat, prompt, refs, items[0] if len(items) == missing else None)
        if len(items) == missing and lead is None and not play.stops_at(question):
            _report_forced(play, seat, prompt, rule, option_of(items[0]))
            chosen.append(items[0])
            continue
        play.question = question
        number = play.given_before() if play.again else None
        if number is None:
            play.barred = None if held is None else _explain(candidates, items, option_of, held)
            whom = seat if play.known or len(items) > missing or lead is not None else play.asked(question)
            number = yield play.known or (_some_of(asked, whom, items, chosen, missing),)
        if number < len(items):
            chosen.append(items[number])
        elif number < len(items) + enough:
            break
        else:
            yield from play.interrupt(number - len(items) - enough)
            left = list(candidates())
            chosen = [item for item in chosen if item in left]
    return chosen


def _some_of(asked: _Asked[T], seat: int, items: list[T], chosen: list[T], missing: int) -> Decision:
    """The question for one more of several."""
    options = [asked.option_of(item) for item in items]
    if not missing:
        options.append(DONE)
    told = (*asked.refs, ("left", missing))
    before = tuple(map(asked.option_of, chosen))
    return Decision(seat, asked.prompt, asked.rule, options, told, chosen=before)


def _left(candidates: Candidates[T], bar: Bar[T] | None) -> list[T]:
    """What nothing bars."""
    return [item for item in candidates() if bar is None or bar(item) is None]


def _led(lead: Lead, option_of: Callable[[T], Option], bar: Bar[T] | None) -> Bar[T]:
    """What a rule bars, and what a lesson keeps for later."""

    def barred(item: T) -> Refusal | None:
        return (None if bar is None else bar(item)) or lead(option_of(item))

    return barred


def _explain(candidates: Candidates[T], offered: list[T], option_of: Callable[[T], Option], bar: Bar[T]) -> Barred:
    """How to tell, when somebody asks, what is not offered and why: a lesson that would leave nothing bars nothing."""

    def explain(_seat: int) -> Iterable[tuple[Option, Refusal]]:
        for item in candidates():
            refusal = None if item in offered else bar(item)
            if refusal is not None:
                yield option_of(item), refusal

    return explain


def _report_forced(play: AnyPlay, seat: int, prompt: str, rule: str, only: Option) -> None:
    play.burn()
    play.events.append(Forced(rule, seat, prompt, only))
