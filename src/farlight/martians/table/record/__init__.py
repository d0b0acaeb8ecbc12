"""How missions went, read from the record of a table."""
