"""A position in words: what is asked, what lies on the table, what happened, what may come.

The server sends it and the terminal shows it; both get it from here. Nothing here needs a store or a connection.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from functools import partial

from farlight.kernel import GROUP, AnyGame, AnyPosition, Decision, Event, Option, Refs, Value, telling
from farlight.texts import Texts, capital
from farlight.wire import Asked, Barred, Choice, Odds, Told

NOBODY = -1
"""The seat with the last word where no single one has it."""


def no_last_word(_decision: Decision) -> int:
    return NOBODY


def asked_at(
    game: AnyGame,
    position: AnyPosition,
    seats: Collection[int],
    texts: Texts,
    last_word: Callable[[Decision], int] = no_last_word,
) -> Iterator[Asked]:
    """The open questions as these seats see them: at a table with secrets, others keep their options to themselves."""
    for decision in position.open:
        word = last_word(decision)
        shown = is_shown(game, decision.seat, seats)
        yield asked(game, decision, texts, word) if shown else withheld(decision, word)


def is_shown(game: AnyGame, seat: int, seats: Collection[int]) -> bool:
    """Whether those who hold some seats see what a seat is asked, or could use."""
    return game.table.is_open or seat == GROUP or seat in seats


def asked(
    game: AnyGame,
    decision: Decision,
    texts: Texts,
    word: int = NOBODY,
    choice: Callable[[Option], Choice] | None = None,
) -> Asked:
    """A question with its options, each put into words by `choice`, if somebody keeps those."""
    told = choice or partial(choice_of, game, texts=texts)
    return Asked(
        decision.id,
        decision.seat,
        decision.prompt,
        capital(texts.prompt(decision)),
        decision.rule,
        tuple(told(option) for option in decision.options),
        tuple(decision.refs),
        things_of(game, decision.refs),
        tuple(texts.option(option) for option in decision.chosen),
        bool(decision.window),
        word=word,
    )


def withheld(decision: Decision, word: int) -> Asked:
    window = bool(decision.window)
    return Asked(decision.id, decision.seat, decision.prompt, "", decision.rule, window=window, word=word)


def choice_of(game: AnyGame, option: Option, texts: Texts, pressing: bool = False) -> Choice:
    return Choice(
        option.id,
        capital(texts.option(option)),
        option.verb,
        option.refs,
        things_of(game, option.refs),
        texts.about(option),
        pressing=pressing,
        closes=option.verb in game.table.closing,
    )


def things_of(game: AnyGame, refs: Iterable[tuple[str, Value]]) -> Refs:
    """The single things that references name: no client has to know how ids are made."""
    return tuple(thing for kind, value in refs for thing in game.table.things_in(kind, value))


def beside_at(
    game: AnyGame, position: AnyPosition, seats: Collection[int], texts: Texts
) -> Iterator[tuple[int, Choice]]:
    """The any-time effects that these seats see, each with the seat that may use it."""
    for effect in position.interrupts():
        if is_shown(game, effect.seat, seats):
            yield effect.seat, choice_of(game, effect.option, texts, effect.pressing)


def barred_at(position: AnyPosition, seat: int, texts: Texts) -> list[Barred]:
    """All that a seat might expect and cannot choose now, and why."""
    barred = position.play.barred if position.open else None
    found: dict[str, Barred] = {}
    for option, refusal in barred(seat) if barred is not None else ():
        things = things_of(position.game, option.refs)
        choice = Choice(option.id, capital(texts.option(option)), option.verb, option.refs, things)
        found.setdefault(option.id, Barred(choice, texts.refusal(refusal), refusal.rule))
    return list(found.values())


def odds_of(game: AnyGame, position: AnyPosition, decision: Decision, texts: Texts) -> Odds:
    """What may come of an open question; by option, what would change."""
    found = game.table.outlook(position.play, decision)
    if found is None:
        return Odds((), {})
    lines = tuple(texts.line(line) for line in found.lines)
    return Odds(lines, {option: texts.line(line) for option, line in found.options.items()})


def told_in(game: AnyGame, texts: Texts, moment: int, events: Sequence[Event]) -> tuple[Told, ...]:
    """Events as sentences."""
    return tuple(_told(game, texts, moment, event) for event in telling(events))


def _told(game: AnyGame, texts: Texts, moment: int, event: Event) -> Told:
    refs = about(event)
    things = things_of(game, (*refs, ("rule", event.rule)))
    return Told(moment, event.key(), capital(texts.event(event)), event.rule, refs, things)


def about(event: Event) -> Refs:
    """What an event names: things and amounts. A yes or no (an `int` to Python alone) is for its sentence."""
    named = ((kind, value) for kind, value in event.refs() if isinstance(value, str | int))
    return tuple((kind, value) for kind, value in named if not isinstance(value, bool))
