"""Bots: players without hands. One interface: look at what a seat sees, choose a number."""

from farlight.bots.bot import Bot, Explainer, Maker
from farlight.bots.guard import Guarded, guarded
from farlight.bots.look import Look
from farlight.bots.random_bot import RandomBot
from farlight.bots.registry import UnknownBot, allow_bot, bots_of, find_bot, quick_bots_of

__all__ = [
    "Bot",
    "Explainer",
    "Guarded",
    "Look",
    "Maker",
    "RandomBot",
    "UnknownBot",
    "allow_bot",
    "bots_of",
    "find_bot",
    "guarded",
    "quick_bots_of",
]
