"""Hints: for most questions a reason that is told in all languages, true, and blind to what is hidden."""

from collections.abc import Iterator
from typing import Any

import pytest

from farlight.bots import Explainer, Look, bots_of
from farlight.bots.advice import MOST_REASONS, reason_sentences, reasons_of
from farlight.kernel import GROUP, Line, Play, Position, Setup, encode, game_names, load_game
from farlight.kernel.sources import Recorded
from farlight.martians.rules.actions.stacks import count, numbers, stack_at
from farlight.martians.table.forecast import odds_of
from farlight.texts import LANGUAGES, Texts

Place = Position[Any, Any]

GAMES = [
    ("beacon", "first-light", 3, 400),
    ("martians", "home", 2, 170),
    ("martians", "plants", 1, 170),
    ("martians", "probe", 4, 170),
    ("martians", "slow-bell", 2, 400),
    ("vanguard", "halfway", 1, 170),
    ("vanguard", "marl", 4, 250),
    ("vanguard", "campaign", 2, 700),
]
"""Missions with seats, and how many of their questions are looked at."""
games = pytest.mark.parametrize(("name", "mission", "seats", "questions"), GAMES)
ENOUGH = 0.8
"""Of all questions so many have a reason of their own; the others tell what the option does."""
PLANNED = 150
"""Answers that lead a crew through a plan and more."""


def advised(name: str, mission: str, seats: int, questions: int, seed: int = 5) -> Iterator[tuple[Place, Any, int]]:
    """Each question of a game that follows its own adviser: where it stands, the bot, and what it has chosen."""
    game = load_game(name)
    position: Place = Position(game, game.rules.new(Setup(name, mission, seats, seed)))
    bot = bots_of(game)[game.bots.adviser](seed)
    for _ in range(questions):
        if not position.open:
            return
        number = bot.choose(Look(position))
        yield position, bot, number
        position.choose(number)


def texts_at(position: Place, language: str) -> Texts:
    game = position.game
    return Texts(
        language, [game.texts], lambda kind, value, said: game.table.name_at(position.state, kind, value, said)
    )


@pytest.mark.parametrize("name", game_names())
def test_every_game_has_somebody_who_can_explain(name: str) -> None:
    game = load_game(name)
    assert isinstance(bots_of(game)[game.bots.adviser](1), Explainer)


@games
def test_most_questions_have_a_reason_in_every_language(name: str, mission: str, seats: int, questions: int) -> None:
    asked = reasoned = 0
    for position, bot, number in advised(name, mission, seats, questions):
        look = Look(position)
        reasons = reasons_of(bot, look, number)
        assert len(reasons) <= MOST_REASONS
        asked, reasoned = asked + 1, reasoned + bool(reasons)
        for language in LANGUAGES:
            said = reason_sentences(look, number, reasons, texts_at(position, language))
            assert all(said)
            assert len(set(said)) == len(said)
            assert not any("none" in sentence.split() for sentence in said)
    assert reasoned >= ENOUGH * asked, f"{reasoned} of {asked}"


@games
def test_asking_changes_nothing(name: str, mission: str, seats: int, questions: int) -> None:
    """Neither the table nor what the bot does next."""
    quiet = [(number, encode(position.state)) for position, _, number in advised(name, mission, seats, questions // 3)]
    asking = []
    for position, bot, number in advised(name, mission, seats, questions // 3):
        before = encode(position.state)
        assert reasons_of(bot, Look(position), number) == reasons_of(bot, Look(position), number)
        assert encode(position.state) == before
        asking.append((number, before))
    assert asking == quiet


@games
def test_reasons_do_not_depend_on_hidden_things(name: str, mission: str, seats: int, questions: int) -> None:
    """Whatever a seat cannot see is dealt anew: whoever sits down there now is told the same.

    Rolls come out alike; where a card is turned up on the way to the question, everybody sees another one.
    """
    game = load_game(name)
    compared = 0
    for step, (position, _, _) in enumerate(advised(name, mission, seats, questions // 2)):
        if step % 5:
            continue
        shown: Place = Position(game, position.snapshot)
        if shown.play.revealed and not shown.play.results:
            continue
        compared += 1
        seat = shown.open[0].seat
        other = position.snapshot.copy()
        other.chance.seed = step
        other.chance.streams.clear()
        game.rules.rehide(Play(game.rules, game.content, other), None if seat == GROUP else seat)
        hidden: Place = Position(game, other, source=Recorded(shown.play.results))
        seats_of = None if seat == GROUP else frozenset([seat])
        one, another = (_advice(each, seats_of) for each in (shown, hidden))
        assert one == another
    assert compared >= questions // 40


def _advice(position: Place, seats: frozenset[int] | None) -> tuple[str, tuple[Line, ...]]:
    look = Look(position, seats)
    bot = bots_of(position.game)[position.game.bots.adviser](1)
    number = bot.choose(look)
    return look.option(number).id, reasons_of(bot, look, number)


# Numbers


def test_what_is_said_of_the_coming_sol_is_what_the_forecast_says() -> None:
    compared = set()
    for position, bot, number in advised("martians", "home", 2, 170):
        panels = position.game.table.panels(position.game.play(position.game.view(position.state, None)))
        coming = [line for panel in panels if panel.title.key == "panel-forecast" for line in panel.lines]
        for reason in reasons_of(bot, Look(position), number):
            said = dict(reason.refs)
            if reason.key == "hint-supply":
                assert _shown(coming, ("panel-shortage", "panel-surplus"), supply=said["supply"]) == reason.refs[1:]
            elif reason.key == "hint-stress":
                assert ("level", said["level"]) in _shown(coming, ("panel-stress",))
            elif reason.key == "hint-track" and said["trigger"]:
                shown = _shown(coming, ("panel-danger",), complex=said["complex"])
                assert {("level", said["level"]), ("trigger", said["trigger"])} <= set(shown)
            else:
                continue
            compared.add(reason.key)
    assert compared == {"hint-supply", "hint-stress", "hint-track"}


def _shown(lines: list[Line], keys: tuple[str, ...], **about: Any) -> tuple[tuple[str, Any], ...]:
    """The figures of the line about something."""
    found = [line for line in lines if line.key in keys and about.items() <= dict(line.refs).items()]
    assert len(found) == 1
    wanted = ("made", "needed", "level", "trigger")
    return tuple(ref for ref in found[0].refs if ref[0] in wanted)


@pytest.mark.parametrize(("mission", "seed"), [("home", 5), ("land", 1)])
def test_a_pawn_more_or_less_is_judged_by_the_chances_of_the_action_in_hand(mission: str, seed: int) -> None:
    """Also where the same person has declared the same before."""
    compared = 0
    for position, bot, number in advised("martians", mission, 2, 170, seed):
        look = Look(position)
        decision, play = look.asked(number), position.game.play(position.state)
        for reason in reasons_of(bot, look, number):
            if decision is not None and reason.key in ("hint-odds-more", "hint-odds-enough"):
                stack = stack_at(play.state, play.state.seats[decision.seat].building)
                chances = (count(play, stack), odds_of(play, stack).success, numbers(play, stack)[1])
                assert tuple(value for _, value in reason.refs) == chances
                compared += 1
    assert compared


def test_what_a_die_makes_of_the_chances_is_what_stands_beside_it() -> None:
    compared = 0
    for position, bot, number in advised("vanguard", "marl", 2, 250):
        look = Look(position)
        decision = look.asked(number)
        if decision is None or decision.prompt != "check-dice":
            continue
        beside = position.game.table.outlook(position.play, decision)
        line = beside.options.get(look.option(number).id) if beside is not None else None
        if line is None or look.option(number).verb == "ready":
            continue
        figures = dict(figure.split("=") for figure in str(dict(line.refs)["odds"]).split(","))
        for reason in reasons_of(bot, look, number):
            said = dict(reason.refs)
            if reason.key in ("hint-row-rises", "hint-row-falls"):
                assert figures[str(said["colour"])] == said["after"]
                compared += 1
            elif reason.key == "hint-die-odds":
                assert said["odds"] == dict(line.refs)["odds"]
                compared += 1
    assert compared


# Whoever comes later


@pytest.mark.parametrize("seats", [1, 2])
def test_a_plan_that_is_begun_is_carried_on(seats: int) -> None:
    """Martians: each answer is advised by somebody who has just come, and none of them puts a pawn back."""
    game = load_game("martians")
    position: Place = Position(game, game.rules.new(Setup("martians", "home", seats, 5)))
    phases = set()
    for step in range(PLANNED):
        if not position.open:
            break
        look = Look(position)
        number = bots_of(game)[game.bots.adviser](step).choose(look)
        assert look.option(number).id != "back"
        position.choose(number)
        phases.add((position.state.sol, position.state.phase))
    assert len({sol for sol, _ in phases}) > 2


def test_without_a_reason_the_option_speaks_for_itself() -> None:
    game = load_game("beacon")
    look = Look(Position(game, game.rules.new(Setup("beacon", "first-light", 2, 5))))
    texts = Texts("en", [game.texts], game.table.name_of)
    assert reason_sentences(look, 0, (), texts) == ["With a success, look for the severed line"]
