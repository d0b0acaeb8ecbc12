"""Source text with its place in a file, and errors that an editor could show."""

import re
from collections.abc import Iterable
from difflib import get_close_matches

import msgspec


class Source(msgspec.Struct, frozen=True):
    """A piece of text and where it stands: errors are told in the coordinates of the file."""

    text: str
    file: str = "<effect>"
    line: int = 1
    column: int = 1
    places: tuple[tuple[int, int], ...] = ()
    """Line and column of each character and of the end, where the file writes some of them with escapes."""

    def place(self, offset: int) -> tuple[int, int]:
        """Line and column in the file of a character of the text."""
        if self.places:
            return self.places[min(offset, len(self.places) - 1)]
        before = self.text[:offset]
        breaks = before.count("\n")
        if breaks:
            return self.line + breaks, offset - before.rfind("\n")
        return self.line, self.column + offset


class Problem(msgspec.Struct, frozen=True):
    """Something wrong with a file, told so that its author knows what to do."""

    file: str
    line: int
    column: int
    message: str
    excerpt: str = ""
    """The line of source and the carets under the wrong part."""

    def __str__(self) -> str:
        excerpt = f"\n{self.excerpt}" if self.excerpt else ""
        return f"{self.file}:{self.line}:{self.column}: {self.message}{excerpt}"


class EffectError(Exception):
    """A text of the effect language that does not parse."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(str(problem))
        self.problem = problem


def problem_at(source: Source, start: int, end: int, message: str) -> Problem:
    line, column = source.place(start)
    row_start = source.text.rfind("\n", 0, start) + 1
    row = source.text[row_start:].split("\n", 1)[0]
    return Problem(source.file, line, column, message, excerpt(row, start - row_start, end - start))


def excerpt(row: str, before: int, width: int = 1) -> str:
    """A line with carets under its wrong part. Tabs stay tabs, so that both lines are equally wide."""
    indent = re.sub(r"[^\t]", " ", row[:before])
    return f"    {row}\n    {indent}{'^' * max(1, width)}"


_SHOWN = 8


def expectation(word: str, expected: Iterable[str]) -> str:
    """The end of an error: what would be right here, the nearest of many."""
    known = sorted(set(expected))
    if not known:
        return "nothing more is expected here."
    close = get_close_matches(word, known, 1)
    hint = f" Did you mean '{close[0]}'?" if close else ""
    if len(known) > _SHOWN:
        nearest = get_close_matches(word, known, _SHOWN, cutoff=0.0)
        return f"expected one of {len(known)} words, such as {', '.join(nearest)}.{hint}"
    return f"expected {', '.join(known)}.{hint}"
