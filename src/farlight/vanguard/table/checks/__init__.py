"""Dice Checks as they are shown: their chances, sets of dice for them, what would come of a roll."""
