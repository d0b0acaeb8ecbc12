"""A bot that searches: the same answer for the same seed, nothing from what is hidden, any game, in mid-decision."""

from random import Random

import pytest

from farlight.bots import Look, find_bot
from farlight.bots.advice import reasons_of
from farlight.bots.evaluation import Weights, evaluation_of
from farlight.bots.halving import Halving
from farlight.bots.search_bot import SearchBot
from farlight.kernel import GROUP, AnyPosition, Position, Setup, game_names, load_game

games = pytest.mark.parametrize("name", game_names())
MISSIONS = {"beacon": "first-light", "martians": "home", "vanguard": "marl"}


def small(seed: int = 3) -> SearchBot:
    """One that thinks a little."""
    return SearchBot(seed, playouts=6, horizon=4, ways=3)


def tables(name: str, seats: int = 2, seed: int = 5, every: int = 9, most: int = 4) -> list[AnyPosition]:
    """Some tables on the way that the adviser goes, in mid-decision or not."""
    game = load_game(name)
    position = Position(game, game.rules.new(Setup(name, MISSIONS[name], seats, seed)))
    adviser = find_bot(game, game.bots.adviser)(seed)
    found: list[AnyPosition] = []
    for answers in range(400):
        if not position.open or len(found) == most:
            break
        if answers % every == every - 1 and len(position.open[0].options) > 1:
            found.append(position.copy())
        position.choose(adviser.choose(Look(position)))
    return found


@games
def test_the_same_seed_and_budget_give_the_same_answer_whatever_is_hidden(name: str) -> None:
    for position in tables(name):
        seat = position.open[0].seat
        other = position.redealt(None if seat == GROUP else seat, 77)
        chosen = [small().choose(Look(each)) for each in (position, position.copy(), other)]
        assert chosen[0] == chosen[1] == chosen[2]


@games
def test_a_search_leaves_the_table_as_it_is(name: str) -> None:
    for position in tables(name, most=2):
        before = position.state.copy()
        small().choose(Look(position))
        assert position.state == before


@games
def test_a_seat_of_its_own_is_all_that_it_answers_for(name: str) -> None:
    for position in tables(name, most=2):
        for seat in {max(decision.seat, 0) for decision in position.open}:
            look = Look(position, frozenset([seat]))
            assert look.offers(small().choose(look))


def test_what_was_thought_out_in_one_go_is_answered_without_thinking_again() -> None:
    """A whole plan is one search."""
    game = load_game("martians")
    position = Position(game, game.rules.new(Setup("martians", "home", 2, 5)))
    adviser = find_bot(game, game.bots.adviser)(5)
    while position.open[0].prompt != "plan":
        position.choose(adviser.choose(Look(position)))
    bot = small()
    plan = 0
    while position.open[0].prompt == "plan":
        played = bot.played
        position.choose(bot.choose(Look(position)))
        plan += 1
        assert played in (0, bot.played), "only the first answer is searched"
    assert plan > 3


def test_what_settles_the_game_is_not_searched() -> None:
    """The easiest level would be won most often."""
    game = load_game("martians")
    position = Position(game, game.rules.new(Setup("martians", "home", 2, 5)))
    bot = small()
    while position.open[0].prompt != "difficulty":
        position.choose(0)
    assert Look(position).option(bot.choose(Look(position))).id == "difficulty:normal"
    assert bot.played == 0


def test_a_search_says_what_it_has_found() -> None:
    position = tables("beacon", most=1)[0]
    bot, look = small(), Look(position)
    said = reasons_of(bot, look, bot.choose(look))
    assert [line.key for line in said] in (["hint-search"], ["hint-search-same"])
    assert all(0 <= int(value) <= 100 for _, value in said[0].refs)


def test_the_best_way_is_found_with_the_same_luck_for_all() -> None:
    def value(way: int, luck: int) -> float:
        return Random(luck).random() + (0.1 if way == 3 else 0.0)

    assert Halving(range(6), value).run(120, lambda: True).what == 3


def test_the_first_way_stands_if_no_other_is_clearly_better() -> None:
    def value(way: int, luck: int) -> float:
        return Random(luck * 10 + way).random()

    assert Halving(range(2), value).run(40, lambda: True).what == 0


@games
def test_every_game_brings_weights_for_its_features(name: str) -> None:
    game = load_game(name)
    assert game.bots.weights is not None
    evaluation = evaluation_of(game.bots)
    for position in tables(name, most=2):
        play = Look(position).play()
        assert len(game.bots.measure(play)[1]) == len(game.bots.features)
        assert evaluation.knows(play)
        assert 0 < evaluation.chance(play) < 1


def test_a_chance_grows_with_the_odds() -> None:
    weights = Weights(0.0, (1.0, -2.0))
    assert weights.chance((0.0, 0.0)) == 0.5
    assert weights.chance((1.0, 0.0)) > 0.7
    assert weights.chance((1.0, 1.0)) < 0.3
