"""The away team that plays by itself: simple choices, each with a reason.

Of the state it sees what players see. It knows all cards of the pack, though, like people who have played here before:
`story.py` says what it makes of that.
"""
