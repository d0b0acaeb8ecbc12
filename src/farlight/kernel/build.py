"""How this engine was built: read by Python, or compiled to machine code (docs/compiled.md)."""

from typing import Final

COMPILED: Final = not __file__.endswith((".py", ".pyc"))
"""Whether the kernel and the rules of the games are machine code. This module tells it by being compiled with them."""
