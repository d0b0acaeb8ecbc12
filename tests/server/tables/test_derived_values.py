"""What was made still holds where the facts that it was made from were found anew and have come out the same."""

from collections.abc import Callable

import pytest

from farlight.kernel import COMPILED, AnyPlay, GameState, Setup, load_game
from farlight.kernel.scenes import fact
from farlight.server.tables.derived_values import Noting

GAME = load_game("martians")
pytestmark = pytest.mark.skipif(COMPILED, reason="native states note nothing that is read of them")


def seen() -> GameState:
    view: GameState = GAME.view(GAME.rules.new(Setup("martians", "home", 2, 7)), None)
    return view


def is_tense(play: AnyPlay) -> bool:
    return bool(play.state.stress > 3)


def mood(play: AnyPlay) -> str:
    """A fact that is found from another one and from what is read."""
    return f"{'tense' if fact(is_tense, play) else 'calm'} in {play.state.mission}"


def morale_less(play: AnyPlay, by: int) -> int:
    if play.state.morale < by:
        raise ValueError("there is no such thing any more")
    return int(play.state.morale - by)


def after(noting: Noting, change: Callable[[GameState], None]) -> None:
    state = noting.view.copy()
    change(state)
    noting.turn(state)


def set_to(**values: object) -> Callable[[GameState], None]:
    def change(state: GameState) -> None:
        for name, value in values.items():
            setattr(state, name, value)

    return change


def test_what_holds_is_told_by_facts_and_not_by_what_they_were_found_from() -> None:
    noting = Noting(GAME, seen())
    after(noting, set_to(stress=1))
    made, sources = noting.work(lambda play: fact(mood, play))
    assert made == "calm in home"
    after(noting, set_to(stress=2))
    assert noting.holds(sources), "it is as calm as it was"
    after(noting, set_to(stress=4))
    assert not noting.holds(sources)
    assert noting.work(lambda play: fact(mood, play))[0] == "tense in home"


def test_what_was_read_beside_facts_counts_as_ever() -> None:
    noting = Noting(GAME, seen())
    _, sources = noting.work(lambda play: (fact(is_tense, play), play.state.morale))
    after(noting, lambda state: setattr(state, "morale", state.morale + 1))  # type: ignore[attr-defined]
    assert not noting.holds(sources)


def test_a_fact_is_found_once_for_all_who_ask() -> None:
    found: list[int] = []

    def stress(play: AnyPlay) -> int:
        found.append(play.state.stress)
        return found[-1]

    noting = Noting(GAME, seen())
    after(noting, set_to(stress=1))
    both = [noting.work(lambda play: fact(stress, play))[1] for _ in range(2)]
    assert found == [1]
    after(noting, set_to(stress=2))
    assert not any(map(noting.holds, both))
    assert noting.work(lambda play: fact(stress, play))[0] == 2
    assert found == [1, 2]


def test_a_fact_that_was_not_asked_for_is_found_anew() -> None:
    """Nobody looked whether it changed while nobody asked."""
    noting = Noting(GAME, seen())
    after(noting, set_to(stress=1))
    noting.work(lambda play: fact(is_tense, play))
    after(noting, set_to(stress=5))
    after(noting, set_to(stress=5, morale=1))
    assert noting.work(lambda play: fact(is_tense, play))[0] is True


def test_a_fact_about_what_is_gone_is_no_error_until_somebody_asks() -> None:
    noting = Noting(GAME, seen())
    after(noting, set_to(morale=5))
    made, sources = noting.work(lambda play: fact(morale_less, play, 3))
    assert made == 2
    after(noting, set_to(morale=1))
    assert not noting.holds(sources)
    with pytest.raises(ValueError, match="no such thing"):
        noting.work(lambda play: fact(morale_less, play, 3))
    after(noting, set_to(morale=4))
    assert noting.work(lambda play: fact(morale_less, play, 3))[0] == 1


def test_without_anybody_who_keeps_it_a_fact_is_just_found() -> None:
    assert fact(mood, GAME.play(seen())) == "calm in home"
