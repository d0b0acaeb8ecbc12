"""The away team that plays by itself: simple choices, each with a reason.

It sees what players at the table see, and of the pack the cards that lie face up: no Log that nobody has read, no card
that nobody has turned up. `clues.py` says what it makes of the rest.
"""
