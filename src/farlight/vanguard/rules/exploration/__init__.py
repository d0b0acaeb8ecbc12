"""A planet: from the Landing to the way back. Rulebook chapters 6 to 25."""
