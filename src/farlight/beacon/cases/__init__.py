"""The sentences of scenarios."""
