"""Campaigns: missions one after the other, and what they leave behind. Rulebook chapter 34.2."""
