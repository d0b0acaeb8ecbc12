"""Beacon: the sample game. Small, complete, and a user of every mechanism there is; see docs/adding-a-game.md."""

from farlight.beacon.game import BeaconGame

__all__ = ["BeaconGame"]
