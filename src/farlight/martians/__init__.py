"""First Martians, on one engine with the rest: rules, words and views of the game `martians`."""

from farlight.martians.game import MartiansGame

__all__ = ["MartiansGame"]
