"""The `farlight` command."""

from farlight.cli.app import main

__all__ = ["main"]
