"""What can be done in one go: sets of dice, what was rolled, a set-up that is dealt; and what most people answer."""
