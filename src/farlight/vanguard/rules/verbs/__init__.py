"""The words that Vanguard gives to the effect language."""
