"""Odds are one number for everybody and follow every change, wherever random play leads, in every game with odds."""

from collections import defaultdict
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from farlight.kernel import Decision, Outlook, Position, Setup, load_game

Table = Position[Any, Any]
GAMES = 40
ANSWERS = 90
WITH_ODDS = {"vanguard": 150, "martians": 60}
"""So many questions with odds there are at least."""
games = pytest.mark.parametrize("name", WITH_ODDS)


def tables(name: str) -> Iterator[tuple[Table, Table]]:
    """A table at which everything is told after every answer, and a twin of it that is told nothing before."""
    game = load_game(name)
    missions = game.rules.missions()
    for seed in range(GAMES):
        mission = missions[seed % len(missions)]
        low, high = mission.seats
        setup = Setup(name, mission.id, max(low, high - seed % 3), seed)
        table: Table = Position(game, game.rules.new(setup))
        twin: Table = Position(game, game.rules.new(setup))
        chance = Random(seed)
        for _ in range(ANSWERS):
            if not table.open:
                break
            yield table, twin
            number = chance.choice(table.choices())[0]
            table.choose(number)
            twin.choose(number)


def told(table: Table) -> dict[str, list[Outlook]]:
    """What is told to each seat that is asked, by the question."""
    found = defaultdict(list)
    for decision in table.open:
        outlook = table.game.table.outlook(table.play, decision)
        if outlook is not None:
            found[decision.prompt].append(outlook)
    return found


def first_difference(name: str) -> tuple[str, int, int]:
    """Where seats are told different odds, or others than somebody who looks for the first time; what was looked at."""
    seen = shared = 0
    for table, twin in tables(name):
        here = told(table)
        for prompt, outlooks in here.items():
            if any(each.lines != outlooks[0].lines for each in outlooks):
                return f"{prompt}: {outlooks}", seen, shared
            shared += len(outlooks) > 1 and bool(outlooks[0].lines)
            seen += len(outlooks)
        if here and here != told(twin.copy()):
            return f"told before: {here}", seen, shared
    return "", seen, shared


@games
def test_all_who_are_asked_the_same_are_told_the_same_odds(name: str) -> None:
    """V-CHECK-1.4: of a check there is one chance, whether one rolls or Assists, and no old one is told again."""
    difference, seen, shared = first_difference(name)
    assert difference == ""
    assert seen >= WITH_ODDS[name]
    assert shared or name != "vanguard"


def test_odds_of_before_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those that were told to a question once are told to it again, whatever has changed."""
    table = load_game("vanguard").table
    tell, kept = table.outlook, dict[tuple[int, int], Outlook | None]()

    def as_before(play: Any, decision: Decision) -> Outlook | None:  # Any: of the game
        return kept.setdefault((decision.id, decision.seat), tell(play, decision))

    monkeypatch.setattr(table, "outlook", as_before)
    assert first_difference("vanguard")[0]
