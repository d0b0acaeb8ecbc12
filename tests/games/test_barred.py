"""What is barred has a reason wherever random play leads: it is true, told in every language, and beside no offer."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from farlight.bots import Look, bots_of
from farlight.kernel import Option, Position, Refusal, Setup, game_names, load_game
from tests.games import beacon_reasons
from tests.martians import bars as martians_bars
from tests.vanguard import reasons as vanguard_reasons

from .told import told_badly

Table = Position[Any, Any]
Fact = Callable[[Table, int, Option, Refusal], bool]

IS_SO: dict[str, Fact] = {
    "beacon": beacon_reasons.bar_is_so,
    "martians": martians_bars.bar_is_so,
    "vanguard": vanguard_reasons.bar_is_so,
}
"""By game: whether what is told of an option that is not offered is so."""
WHOLE: dict[str, Callable[[Table, int], object]] = {"martians": martians_bars.told_rightly}
"""By game: the actions that a seat is offered although they are barred, or of which it is not told why not."""
games = pytest.mark.parametrize("name", game_names())

GAMES = 52
ANSWERS = 160
STRIDE = 4
"""One position of so many is looked at."""
TRIED = 3
"""Options of each that are tried out."""
BY_CHANCE = 0.2
"""How often whoever follows the adviser does something else: well played games come further."""
STORIES = {"martians": ("slow-bell", 300), "vanguard": ("campaign", 800)}
"""A mission of each game that is followed further, and for how many answers."""


def tables(name: str) -> Iterator[Table]:
    """Positions of games with every mission and number of players, some by chance alone and some well played."""
    missions = load_game(name).rules.missions()
    for seed in range(GAMES):
        mission = missions[seed % len(missions)]
        low, high = mission.seats
        yield from played(name, mission.id, low + seed % (high - low + 1), seed, ANSWERS)
    if name in STORIES:
        yield from played(name, STORIES[name][0], 2, 1, STORIES[name][1])


def played(name: str, mission: str, seats: int, seed: int, answers: int) -> Iterator[Table]:
    """Positions of a game, well played if the seed is odd."""
    game = load_game(name)
    table: Table = Position(game, game.rules.new(Setup(name, mission, seats, seed)))
    chance = Random(seed)
    adviser = bots_of(game)[game.bots.adviser](seed) if seed % 2 else None
    for step in range(answers):
        if not table.open:
            return
        if (step + seed) % STRIDE == 0:
            yield table
        if adviser is not None and chance.random() > BY_CHANCE:
            table.choose(adviser.choose(Look(table)))
        else:
            table.choose(chance.choice(table.choices())[0])


def bars(table: Table) -> Iterator[tuple[int, Option, Refusal]]:
    """All that seats might expect and are not offered, with the reasons."""
    barred = table.play.barred
    for seat in seats_of(table):
        for option, why in () if barred is None else barred(seat):
            yield seat, option, why


def seats_of(table: Table) -> range:
    """The seats that are asked; of what the group decides, the first speaks for all."""
    return range(max((0, *(decision.seat for decision in table.open))) + 1)


@games
def test_what_is_barred_has_a_reason_that_is_so(name: str) -> None:
    seen: set[str] = set()
    told: set[Refusal] = set()
    for table in tables(name):
        for seat, option, why in bars(table):
            about = (table.open[0].prompt, seat, option, why)
            assert option.id not in [each.id for _, each in table.choices(seat)], about
            assert IS_SO[name](table, seat, option, why), about
            if why not in told:
                assert not told_badly(table, why), about
            told.add(why)
            seen.add(why.reason)
        if name in WHOLE:
            for seat in seats_of(table):
                assert not WHOLE[name](table, seat), (table.open[0].prompt, seat)
    assert len(seen) >= LEAST[name], sorted(seen)


LEAST = {"beacon": 4, "martians": 32, "vanguard": 14}
"""How many reasons are met at least: play that meets fewer has looked at too little."""


@games
def test_no_option_leads_to_a_question_with_nothing_but_the_way_back(name: str) -> None:
    """What cannot be completed is not offered, whichever option of a question is looked at."""
    tried, chance = 0, Random(1)
    for table in tables(name):
        choices = table.choices()
        for number, option in chance.sample(choices, min(TRIED, len(choices))):
            twin = table.copy()
            twin.choose(number)
            for decision in twin.open:
                verbs = [each.verb for each in decision.options]
                assert verbs != ["back"], (table.open[0].prompt, option)
            tried += 1
    assert tried
