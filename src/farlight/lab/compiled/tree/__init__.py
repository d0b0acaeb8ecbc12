"""Modules that stand in the place of others in a compiled build."""
