"""ISS Vanguard, an unofficial implementation with stories of our own."""

from farlight.vanguard.game import VanguardGame

__all__ = ["VanguardGame"]
