"""The Action phase: declaring, helping, resolving. Rulebook chapters 17 to 27."""
