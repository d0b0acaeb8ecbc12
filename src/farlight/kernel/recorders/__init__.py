"""How a game went, read from its record: what the page at its end shows, and what its chronicle tells again."""
