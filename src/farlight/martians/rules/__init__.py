"""What may be done, chapter by chapter of the rulebook."""
