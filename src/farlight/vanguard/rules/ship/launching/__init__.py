"""Mission Launch: from the planet in the Scanner to its first round. Rulebook chapters 5.6, 6.1, 27.20 and 27.21."""
