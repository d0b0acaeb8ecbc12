"""Moments within moments: an Injury may come while another is about to. Rulebook chapter 33, "Always possible"."""

from farlight.kernel import Play, Setup
from farlight.vanguard import VanguardGame
from farlight.vanguard.rules.context import VanguardPlay
from farlight.vanguard.rules.moments import open_moment, settled

GAME = VanguardGame()


def drive(play: VanguardPlay, moment: str, **about: str | int) -> None:
    """Nobody has a card for the moment, so nothing is asked."""
    for _ in open_moment(play, moment, "V-INJ-01", **about):
        raise AssertionError("something was asked")


def test_what_an_outer_moment_is_about_comes_back_when_the_inner_one_is_settled() -> None:
    """V-EXERT-05: an Exert within an Injury's moment may wear somebody else out."""
    play = Play(GAME.rules, GAME.content, GAME.rules.new(Setup("vanguard", "marl", 1, 1)))
    drive(play, "injury", injury="wounded", injury_who=0)
    drive(play, "injury", injury="exhausted", injury_who=1)
    drive(play, "injury", injury="panicked", injury_who=2)
    assert (settled(play, "injury"), settled(play, "injury_who")) == ("panicked", "2")
    assert (settled(play, "injury"), settled(play, "injury_who")) == ("exhausted", "1")
    assert (settled(play, "injury"), settled(play, "injury_who")) == ("wounded", "0")
    assert play.state.now == {}
