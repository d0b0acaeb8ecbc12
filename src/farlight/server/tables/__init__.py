"""Tables in memory: what people can do at one, and what becomes of it."""
