"""What typed words could mean: words against words."""

import re
import unicodedata


def plain(text: str) -> str:
    """The letters alone, whatever their case, accents and apostrophes: "zidle" is typed sooner than "židle"."""
    said = unicodedata.normalize("NFD", text.casefold()).replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")
    return "".join(one for one in said if not unicodedata.combining(one))


def begins(text: str, line: str) -> bool:
    return plain(text).startswith(plain(line))


def mentions(text: str, line: str) -> bool:
    """Whether each word of the line is the beginning of a word of the text."""
    words = re.findall(r"\w+", plain(text))
    wanted = re.findall(r"\w+", plain(line))
    return bool(wanted) and all(any(word.startswith(start) for word in words) for start in wanted)


def whole(text: str) -> int | None:
    """A number as people type it."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else None
