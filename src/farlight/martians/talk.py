"""Crew talk: a line when something happened, at most one per phase, never twice in a mission, never a rule."""

from farlight.martians.app import story
from farlight.martians.content import TalkCard
from farlight.martians.crew import name_of
from farlight.martians.effects.words import About, MartiansPlay, holds
from farlight.martians.events import CrewTalked


def say_something(play: MartiansPlay) -> None:
    """What just happened, and what the table looks like, may make somebody speak."""
    state = play.state
    if not state.crew:
        return
    happened = {type(event).__name__ for event in play.events}
    for card in play.content.talk.values():
        if f"said:{card.id}" not in state.mission_once and _fits(play, card, happened):
            state.mission_once.append(f"said:{card.id}")
            number = state.sol % len(card.lines)
            play.emit(
                CrewTalked(
                    "M-APP-26", name_of(state, state.first), story(play, f"talk.{card.id}.lines.{number}", state.first)
                )
            )
            return


def _fits(play: MartiansPlay, card: TalkCard, happened: set[str]) -> bool:
    if card.on and card.on not in happened:
        return False
    if not card.on and card.when is None:  # read elsewhere, as in a debriefing
        return False
    return card.when is None or holds(play, card.when, About(play.state.first))
