"""Whoever follows the advice gets somewhere."""

from random import Random

import pytest

from farlight.kernel import Setup, Timeline, load_game
from farlight.server.tables.advice import Adviser, advice_in_words
from farlight.texts import LANGUAGES, Texts

LONGEST = 1200


@pytest.mark.parametrize(
    ("game", "mission", "seats"), [("martians", "home", 1), ("martians", "home", 2), ("vanguard", "marl", 1)]
)
def test_a_game_ends_by_following_the_advice(game: str, mission: str, seats: int) -> None:
    timeline = Timeline(load_game(game), Setup(game, mission, seats, 3))
    adviser = Adviser(frozenset(range(seats)))
    for _ in range(LONGEST):
        if not timeline.position.open:
            break
        option = adviser.advise(timeline)
        assert adviser.advise(timeline) is option, "asked twice, it says the same"
        answer(timeline, option.id)
    assert timeline.position.outcome


@pytest.mark.parametrize("language", LANGUAGES)
def test_advice_ends_with_one_full_stop(language: str) -> None:
    """Options may be sentences of their own, as the effects of an event are."""
    texts = Texts(language)
    assert advice_in_words("Cause a Shutdown.", texts).endswith("a Shutdown.")
    assert advice_in_words("Rest", texts).endswith("Rest.")


def test_it_thinks_again_when_somebody_does_something_else() -> None:
    timeline = Timeline(load_game("martians"), Setup("martians", "home", 1, 3))
    adviser = Adviser(frozenset([0]))
    chance = Random(5)
    for step in range(LONGEST):
        if not timeline.position.open:
            break
        advised = adviser.advise(timeline).id
        known = [option.id for _, option in timeline.position.choices()]
        assert advised in known
        answer(timeline, chance.choice(known) if step % 3 == 0 else advised)
        if step % 20 == 19:
            timeline.undo_to(timeline.path()[-3])
    assert timeline.position.outcome


def answer(timeline: Timeline, option: str) -> None:  # type: ignore[type-arg]
    number = next(place for place, known in timeline.position.choices() if known.id == option)
    timeline.choose(timeline.position.seat_of(number), option, number)
