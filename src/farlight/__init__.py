"""Farlight, a game for the terminal."""

import os

__version__ = "0.1.0"

if os.environ.get("FARLIGHT_COMPILED", "0") != "0":
    from farlight.compiled import use_as_told

    use_as_told()
