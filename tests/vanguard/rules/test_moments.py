"""Moments within moments: an Injury may come while another is about to. Rulebook chapter 33, "Always possible"."""

import pytest

from farlight.effects import Source, parse
from farlight.kernel import Play, Setup, fields_of, from_data, to_data
from farlight.vanguard import VanguardGame
from farlight.vanguard.model.ids import ActionSource
from farlight.vanguard.model.moments import KINDS, AnyMoment, EventMoment, FlightMoment, InjuryMoment, RestMoment
from farlight.vanguard.model.state import Vanguard
from farlight.vanguard.rules.context import RUNNER, VOCABULARY, About, VanguardPlay
from farlight.vanguard.rules.moments import begin_moment, close_moment, open_moment, this_moment
from tests.vanguard.tables import answers, table

GAME = VanguardGame()


@pytest.fixture
def play() -> VanguardPlay:
    return Play(GAME.rules, GAME.content, GAME.rules.new(Setup("vanguard", "marl", 1, 1)))


def drive(play: VanguardPlay, moment: AnyMoment) -> None:
    """Nobody has a card for the moment, so nothing is asked."""
    for _ in open_moment(play, moment, "V-INJ-01"):
        raise AssertionError("something was asked")


def test_what_an_outer_moment_is_about_comes_back_when_the_inner_one_is_closed(play: VanguardPlay) -> None:
    """V-EXERT-05: an Exert within an Injury's moment may wear somebody else out."""
    drive(play, InjuryMoment("wounded", 0))
    drive(play, InjuryMoment("exhausted", 1))
    drive(play, InjuryMoment("panicked", 2))
    assert close_moment(play, InjuryMoment) == InjuryMoment("panicked", 2)
    assert close_moment(play, InjuryMoment) == InjuryMoment("exhausted", 1)
    assert close_moment(play, InjuryMoment) == InjuryMoment("wounded", 0)
    assert play.state.moments == []


def test_a_moment_is_closed_by_its_kind_whatever_was_begun_within_it(play: VanguardPlay) -> None:
    begin_moment(play, RestMoment(0, 1, 2, 1))
    begin_moment(play, FlightMoment("halden"))
    this_moment(play, RestMoment).cost = 0
    assert close_moment(play, RestMoment) == RestMoment(0, 0, 2, 1)
    assert play.state.moments == [FlightMoment("halden")]


def test_what_no_open_moment_is_about_cannot_be_changed(play: VanguardPlay) -> None:
    with pytest.raises(LookupError, match="rest moment: none"):
        this_moment(play, RestMoment)


def test_moments_are_copied_and_kept_with_the_state(play: VanguardPlay) -> None:
    begin_moment(play, RestMoment(0, 1, 2, 1))
    kept = play.state.copy()
    this_moment(play, RestMoment).cost = 0
    assert kept.moment(RestMoment) == RestMoment(0, 1, 2, 1)
    assert from_data(to_data(kept), Vanguard).moments == kept.moments


def test_a_word_in_a_save_tells_its_kind_of_moment() -> None:
    """Those who come along are so before the Path is taken, and on it."""
    words = [field.encode_name for kind in KINDS for field in fields_of(kind)]
    assert sorted(word for word in words if words.count(word) > 1) == ["along", "along"]


def test_an_event_that_was_ignored_and_is_replaced_goes_under_the_deck_by_its_name() -> None:
    """V-EVENT-08, V-EVENT-01."""
    position = table("halfway", 2)
    for _ in answers(position, until="act"):
        pass
    play: VanguardPlay = Play(GAME.rules, GAME.content, position.state.copy())
    first, second, *_ = GAME.content.events
    play.state.events = (second,)
    begin_moment(play, EventMoment(first, 0))
    tree = parse(Source("ignore that event; replace that event"), VOCABULARY).tree
    list(RUNNER.run(play, tree, About(0, 0, ActionSource("said")), "V-EVENT-08"))
    assert this_moment(play, EventMoment) == EventMoment(second, 0)
    assert play.state.events == (first,)
