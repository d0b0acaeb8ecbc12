"""The compiled build: struct classes lowered to native ones, then everything compiled by mypyc (docs/compiled.md)."""
