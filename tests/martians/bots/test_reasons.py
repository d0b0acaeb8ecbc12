"""What speaks for a choice of the crew: the terms of its score, told of what the table shows."""

from collections.abc import Iterator
from typing import Any

import pytest

from farlight.bots import Look, RandomBot, bots_of
from farlight.kernel import Position, Setup, load_game
from farlight.martians.bots.map_ways import Ways, trouble
from farlight.martians.bots.planner import all_jobs
from farlight.martians.bots.situation import Memory, Situation

Place = Position[Any, Any]


def played(mission: str, seats: int, bot: str, seed: int, questions: int) -> Iterator[tuple[Place, Any, int]]:
    """Each question of a game, with the bot that has just chosen an answer."""
    game = load_game("martians")
    position: Place = Position(game, game.rules.new(Setup("martians", mission, seats, seed)))
    crew = bots_of(game)[bot](seed)
    for _ in range(questions):
        number = crew.choose(Look(position))
        yield position, crew, number
        position.choose(number)


@pytest.mark.parametrize("mission", ["home", "plants", "land", "core", "ln3"])
def test_a_job_is_worth_what_its_reasons_add_up_to(mission: str) -> None:
    """And of what speaks for it, the weightiest is said first."""
    jobs = 0
    for position, _, _ in played(mission, 2, "crew-normal", 3, 60):
        if position.open[0].prompt != "plan":
            continue
        table = Situation(Look(position).play(), Memory())
        for job in all_jobs(table):
            assert job.worth == pytest.approx(sum(term.worth for term in job.score.terms))
            weightiest = [max(job.score.terms, key=lambda term: term.worth)] if job.score.terms else []
            said = [line for term in weightiest for line in term.tell(table)]
            assert job.reasons.lines(table)[: len(said)] == said
            jobs += 1
    assert jobs


def test_a_way_that_has_opened_since_the_plan_was_made_can_be_taken() -> None:
    """A plan lives for many answers; others may clear the ground meanwhile."""
    *_, (position, _, _) = played("home", 2, "crew-normal", 3, 8)
    ways = Ways(Look(position).play())
    assert ways.to("A3-N") is None
    assert trouble(ways.along("A1-N+A2-N+A3-N")) == 3


def test_advice_goes_on_when_nobody_follows_it() -> None:
    """The crew has begun an order for somebody who does something else and is ready."""
    game = load_game("martians")
    position: Place = Position(game, game.rules.new(Setup("martians", "home", 2, 13)))
    others, crew = RandomBot(13), bots_of(game)["crew-normal"](13)
    for _ in range(40):
        assert Look(position).option(crew.choose(Look(position))).id
        position.choose(others.choose(Look(position)))


def test_a_wound_that_is_spared_is_told_of_whoever_would_have_it() -> None:
    spared = 0
    for position, crew, number in played("plants", 1, "expert-hard", 11, 80):
        look = Look(position)
        if look.option(number).id.startswith("ability:mostly-dust"):
            hurt = dict(look.decision.refs)["who"]
            assert [dict(line.refs)["who"] for line in crew.reasons(look, number)] == [hurt]
            spared += 1
    assert spared
