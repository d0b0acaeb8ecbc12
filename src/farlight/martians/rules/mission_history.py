"""The fourth part of the Mission Log: what was resolved and rolled, in order. M-APP-26."""

from farlight.martians.model.state import Campaign, Martians
from farlight.martians.rules.context import MartiansPlay

TALES = ("event", "done", "consequence", "adventure")
"""What the missions of a campaign remember of each other."""


def add_to_history(play: MartiansPlay, kind: str, what: str) -> None:
    """Keep what happened. The history is a tuple: it grows seldom, and is copied at every boundary."""
    state = play.state
    state.history = (*state.history, (state.sol, kind, what))


def happened(state: Martians, kind: str, what: str) -> bool:
    """Whether it was noted before, in this mission or in an earlier one of the campaign. M-CAMP-01."""
    earlier = () if state.campaign is None else state.campaign.tales
    return (kind, what) in earlier or any((kind, what) == (of, card) for _, of, card in state.history)


def hand_down(state: Martians, campaign: Campaign) -> None:
    """Leave what happened in the mission that is over to the next ones. M-CAMP-01."""
    told = ((kind, what) for _, kind, what in state.history if kind in TALES)
    campaign.tales = tuple(dict.fromkeys((*campaign.tales, *told)))
