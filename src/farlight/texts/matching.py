"""What typed words could mean: words against words."""

import re


def begins(text: str, line: str) -> bool:
    return text.casefold().startswith(line.casefold())


def mentions(text: str, line: str) -> bool:
    """Whether each word of the line is the beginning of a word of the text."""
    words = re.findall(r"\w+", text.casefold())
    wanted = re.findall(r"\w+", line.casefold())
    return bool(wanted) and all(any(word.startswith(start) for word in words) for start in wanted)


def whole(text: str) -> int | None:
    """A number as people type it."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else None
