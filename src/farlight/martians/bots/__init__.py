"""A crew that knows what it does: the policy by which bots play Martians."""

from farlight.martians.bots.bot import CrewBot

__all__ = ["CrewBot"]
