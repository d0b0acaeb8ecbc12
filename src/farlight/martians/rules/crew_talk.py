"""Crew talk: a line when something happened, at most one per phase, never twice in a mission, never a rule."""

from farlight.content.ids import text_place
from farlight.martians.model.events.mission import CrewTalked
from farlight.martians.model.ids import Mark
from farlight.martians.rules.app_events import story
from farlight.martians.rules.context import About, MartiansPlay, holds
from farlight.martians.rules.crew import name_of


def say_something(play: MartiansPlay, phase: str) -> None:
    """Let somebody speak of what just happened; once a sol, of what the table looks like, too."""
    state, talk = play.state, play.content.talk
    known = play.content.tables.talk
    happened = {type(event).__name__ for event in play.events}
    cards = [card for name in happened if name in known for card in known[name]]
    if phase == "events":
        cards += known.get("", ())
    for card in sorted(cards, key=lambda card: (not talk[card].first, card)):
        if Mark.on("said", card) not in state.mission_once and _fits(play, card):
            state.mission_once.append(Mark.on("said", card))
            number = state.sol % len(talk[card].lines)
            told = story(play, text_place("talk", card, "lines", number), state.first)
            play.emit(CrewTalked("M-APP-26", name_of(state, state.first), told))
            return


def _fits(play: MartiansPlay, card: str) -> bool:
    when = play.content.talk[card].when
    return when is None or holds(play, when, About(play.state.first))
