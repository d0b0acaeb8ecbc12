"""What must hold of copies, for toys and games alike: a copy answered is the original answered."""

from random import Random
from typing import Any

from farlight.kernel import EngineError, Position

AnyPosition = Position[Any, Any]


def questions(position: AnyPosition) -> list[tuple[object, ...]]:
    """All that is asked, the options and words that nobody has looked at yet included."""
    return [(d.id, d.seat, d.prompt, d.rule, list(d.options), list(d.refs), d.window, d.chosen) for d in position.open]


def everything(position: AnyPosition) -> tuple[object, ...]:
    """All that can be told of a position. It is asked for its questions first, and then for what wakes it."""
    return (
        questions(position),
        list(position.events),
        position.tail[:],
        position.given[:],
        (position.since, position.serial, position.stops, position.reached, position.needs_roll),
        position.state.copy(),
        position.snapshot.copy(),
        questions(position),
        [(effect.seat, effect.option) for effect in position.interrupts()],
    )


def answer(position: AnyPosition, number: int) -> str:
    """Answer; gives what went wrong, if anything."""
    try:
        position.choose(number)
    except EngineError as error:
        return str(error)
    return ""


def check_copies(position: AnyPosition, alone: AnyPosition, dice: Random) -> AnyPosition:
    """Answer a position and copies of it, beside one that stands at the same place and is never copied.

    Gives one of those that were answered, to go on with.
    """
    before = everything(alone)
    choices = alone.choices()
    number = dice.choice(choices)[0]
    if dice.random() < 0.2:
        alone.stops = position.stops = dice.choice(("matter", "always", "never", "named"))
    asleep, twin, woken = position.copy(), position.copy(), position.copy()
    cousin = twin.copy()
    renamed = position.copy()
    renamed.renumber(77)
    assert woken.state == alone.state
    wrong = answer(alone, number)
    answered = [twin, woken, position, cousin]
    dice.shuffle(answered)  # whoever goes on first, the others stay where they are
    for each in answered:
        assert answer(each, number) == wrong
    after = everything(alone)
    for each in answered:
        assert everything(each) == after
    asleep.stops = "matter"
    assert everything(asleep)[:4] == before[:4]
    assert everything(asleep)[5:] == before[5:]
    assert questions(renamed) == [(77, *asked[1:]) for asked in questions(asleep)]
    return dice.choice(answered)
