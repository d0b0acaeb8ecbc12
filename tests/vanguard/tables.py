"""Tables for tests: a game of Vanguard, answered by chance as far as a test wants it."""

from collections.abc import Iterator
from random import Random
from typing import Any

from farlight.kernel import Event, Position, Setup, load_game

GAME = load_game("vanguard")
CONTENT = GAME.content
MOST = 6000
"""Answers of a game that would not end."""

Table = Position[Any, Any]


def table(mission: str, seats: int, seed: int = 1, rules: tuple[str, ...] = ()) -> Table:
    return Position(GAME, GAME.rules.new(Setup("vanguard", mission, seats, seed, rules=rules)))


def answers(position: Table, seed: int = 1, until: str = "") -> Iterator[list[Event]]:
    """Answer by chance until something is asked, or to the end; what happened before and after each answer."""
    chance = Random(seed)
    yield list(position.events)
    for _ in range(MOST):
        if not position.open or position.open[0].prompt == until:
            return
        position.choose(chance.randrange(len(position.open[0].options)))
        yield list(position.events)
    raise AssertionError(f"more than {MOST} answers")


def play(position: Table, seed: int = 1, until: str = "") -> list[Event]:
    """All that happens on the way."""
    return [event for events in answers(position, seed, until) for event in events]


def asked(position: Table) -> tuple[str, list[str]]:
    """The first open question and its answers."""
    decision = position.open[0]
    return decision.prompt, [option.id for option in decision.options]


def pick(position: Table, option_id: str) -> None:
    position.choose(next(number for number, option in position.choices() if option.id == option_id))
