"""What endures between two Explorations: the Ship Book, the trays, the crew. Rulebook chapters 5, 26 and 27."""
