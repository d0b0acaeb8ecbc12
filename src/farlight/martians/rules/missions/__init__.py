"""Missions with rules of their own: what the engine must know beyond the sheet's data."""

from collections.abc import Callable

import msgspec

from farlight.kernel import Interrupt, Procedure
from farlight.martians.model.state import Farm
from farlight.martians.rules.context import MartiansPlay

Hook = Callable[[MartiansPlay], Procedure[None] | None]


class Feature(msgspec.Struct, frozen=True):
    """The hooks of a mission's own rules. M-GEN-05."""

    setup: Hook | None = None
    production: Hook | None = None
    """First in the Production phase. M-RUL-PROD-08."""
    growth: Callable[[MartiansPlay, Farm], str] | None = None
    """`wilt`, `none`, or nothing for the usual rules."""
    stress: Callable[[MartiansPlay], int] | None = None
    sample: Callable[[MartiansPlay, int], Procedure[str]] | None = None
    """The thing that comes into play for a sample of a ring; empty for none. M-MIS-PLANTS-05."""
    explored: Callable[[MartiansPlay, str], None] | None = None
    gathered: Callable[[MartiansPlay, str, str], bool] | None = None
    """Whether the thing was dealt with."""
    gatherable: Callable[[MartiansPlay, str, str], bool] | None = None
    """Whether a thing on a space may be gathered at all."""
    examined: Callable[[MartiansPlay, str], Procedure[None]] | None = None
    discovered: Callable[[MartiansPlay, str], Procedure[None]] | None = None
    explore_pawns: Callable[[MartiansPlay, str], int] | None = None
    """Pawns that exploring a space needs beyond the path."""
    any_time: Callable[[MartiansPlay], list[Interrupt]] | None = None
    """Any-time choices of the mission, as interrupts."""


FEATURES: dict[str, Feature] = {"": Feature()}
NO_FEATURE = FEATURES[""]


def feature_of(play: MartiansPlay) -> Feature:
    return FEATURES.get(play.content.missions[play.state.mission].feature, NO_FEATURE)


def has_feature(play: MartiansPlay, name: str) -> bool:
    """Whether the mission has the rules of this name."""
    return play.content.missions[play.state.mission].feature == name
