"""How Explorations went, read from the record of a table."""
