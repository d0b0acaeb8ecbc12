"""A question with one answer is asked for the sake of an any-time effect, and of whoever has one, in every game."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, NamedTuple

import pytest

from farlight.bots import Look, bots_of
from farlight.kernel import GROUP, Decision, Play, Position, Setup, load_game
from farlight.kernel.decision import REOPEN

Table = Position[Any, Any]
games = pytest.mark.parametrize("name", ["martians", "vanguard"])

GAMES = 30
ANSWERS = 260
BY_CHANCE = 0.3
"""How often something is done that a bot would not do: well played games come further."""
HANDY = ("exert", "give")
"""What nearly everybody can use nearly always: no reason to ask anything."""
OF_DICE = ("spend", "check-dice")
"""Questions that an Exert could change. V-EXERT-05."""
PLAIN = ("phase",)
"""Moments that come whatever may follow: the table's stops pass by those that do not matter."""


def moments(name: str) -> Iterator[tuple[Table, Decision]]:
    """Questions with one answer, wherever play leads."""
    game = load_game(name)
    missions = game.rules.missions()
    for seed in range(GAMES):
        mission = missions[seed % len(missions)]
        low, high = mission.seats
        table: Table = Position(game, game.rules.new(Setup(name, mission.id, low + seed % (high - low + 1), seed)))
        chance, adviser = Random(seed), bots_of(game)[game.bots.adviser](seed)
        for _ in range(ANSWERS):
            for asked in table.open:
                if len(asked.options) == 1 and not is_of_its_own(table, asked):
                    yield table, asked
            if not table.open:
                break
            by_chance = seed % 2 and chance.random() < BY_CHANCE
            table.choose(chance.choice(table.choices())[0] if by_chance else adviser.choose(Look(table)))


def is_of_its_own(table: Table, asked: Decision) -> bool:
    """Whether it is asked whatever could be used: in a lesson, of who waits for others, while a plan is made."""
    led = table.game.rules.lead(table.play, asked.prompt) is not None
    return led or asked.options[0] == REOPEN or asked.prompt == "plan"


def those_who_could(table: Table, asked: Decision) -> set[int]:
    """The seats with something beside a question that is not at hand all the time."""
    return {
        effect.seat
        for effect in table.interrupts()
        if effect.option.verb not in HANDY or (effect.option.verb == "exert" and asked.prompt in OF_DICE)
    }


def is_asked_rightly(table: Table, asked: Decision) -> bool:
    """Whether the seat that is asked has something to use; the group is asked only where no seat alone has."""
    seats = those_who_could(table, asked)
    if asked.seat == GROUP:
        return GROUP in seats or len(seats) > 1
    return not seats.isdisjoint((asked.seat, GROUP))


class Seen(NamedTuple):
    """What is looked at of a question with one answer."""

    prompt: str
    rightly: bool
    passes: bool
    """Whether a table that wants to be asked what could matter passes it by."""
    told: str


@cache
def seen(name: str) -> tuple[Seen, ...]:
    return tuple(look(table, asked) for table, asked in moments(name))


def look(table: Table, asked: Decision) -> Seen:
    usual = table.game.table.usual(table.play, asked)
    passes = usual is not None and not usual.matters
    return Seen(asked.prompt, is_asked_rightly(table, asked), passes, f"{table.play.state.flow[-1]}: {asked}")


@games
def test_whoever_is_asked_has_something_to_use(name: str) -> None:
    """M-ASTR-09, M-RUL-ABI-05, M-RUL-ABI-14, V-CARD-02, V-EXERT-01: and nobody passes by what another one has."""
    assert [each.told for each in seen(name) if not each.rightly] == []
    assert len({each.prompt for each in seen(name)}) > 4


@games
def test_what_is_kept_open_matters(name: str) -> None:
    """V-EXERT-05, M-ASTR-09: where a table wants to be asked what could matter, no habit answers it."""
    kept = [each for each in seen(name) if each.prompt not in PLAIN]
    assert [each.told for each in kept if each.passes] == []
    assert len(kept) > 40


@games
def test_it_bites(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever a rule names is asked, whether or not they have anything."""
    monkeypatch.setattr(Play, "asked", lambda _play, question, _window="": question.seat)
    assert not all(is_asked_rightly(table, asked) for table, asked in moments(name))
