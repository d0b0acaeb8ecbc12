"""The fourth part of the Mission Log: what was resolved and rolled, in order. M-APP-26."""

from farlight.martians.rules.context import MartiansPlay


def note(play: MartiansPlay, kind: str, what: str) -> None:
    """Keep what happened. The history is a tuple: it grows seldom, and is copied at every boundary."""
    state = play.state
    state.history = (*state.history, (state.sol, kind, what))
