"""The `farlight` command."""

from farlight.cli.entry import main

__all__ = ["main"]
