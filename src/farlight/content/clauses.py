"""Clauses of a text, which may stand inside each other: `{if FLAG}...{else}...{end}`."""

import re
from collections.abc import Callable

FRAME = re.compile(r"\{(?:if \w+|else|end)\}")
"""What opens, divides and closes a clause."""
_PLAIN = rf"((?:(?!{FRAME.pattern}).)*)"
_INNERMOST = re.compile(rf"\{{if (\w+)\}}{_PLAIN}(?:\{{else\}}{_PLAIN})?\{{end\}}", re.DOTALL)


def chosen(text: str, is_so: Callable[[str], bool]) -> str:
    """A text with each clause told in one of its ways, the innermost first."""
    found = 1
    while found:
        text, found = _INNERMOST.subn(lambda clause: clause[2] if is_so(clause[1]) else clause[3] or "", text)
    return text


def is_whole(text: str) -> bool:
    """Whether every clause is closed, and nothing is that was not opened."""
    return FRAME.search(chosen(text, lambda _: True)) is None and FRAME.search(chosen(text, lambda _: False)) is None
