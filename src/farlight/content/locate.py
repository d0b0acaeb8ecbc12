"""Where things stand in a TOML file: the parsers we use give values without places, and errors need them.

The text is known to be valid TOML: this only walks over it and notes where each key and value begins.
"""

import re
from bisect import bisect_right
from collections.abc import Iterator
from functools import cached_property

import rtoml

TomlPath = tuple[str | int, ...]

_KEY = re.compile(r"\"((?:[^\"\\]|\\.)*)\"|'([^']*)'|([A-Za-z0-9_-]+)")
# A multi-line string may end with up to two quotes of its own before the three that close it.
_STRING = re.compile(
    r'"""(?:[^\\]|\\.)*?""""{0,2}|\'\'\'.*?\'\'\'\'{0,2}|"(?:[^"\\]|\\.)*"|\'[^\']*\'',
    re.DOTALL,
)
_ESCAPE = re.compile(r"\\(?:(?P<nothing>[ \t]*\n[ \t\n]*)|x..|u.{4}|U.{8}|.)", re.DOTALL)
_SPACE = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
_BARE = re.compile(r"[^,\]}#\n]*")


class Places:
    """The offset at which the key and the value of each path begin.

    Worked out when somebody asks: most packs have nothing wrong with them, and a start should not wait for it.
    """

    def __init__(self, text: str) -> None:
        self.text = text
        self._keys: dict[TomlPath, int] = {}
        self._values: dict[TomlPath, int] = {}
        self._table: TomlPath = ()
        self._counts: dict[TomlPath, int] = {}
        self._at = 1 if text.startswith("\ufeff") else 0
        self._walked = False

    @property
    def keys(self) -> dict[TomlPath, int]:
        self._walk_once()
        return self._keys

    @property
    def values(self) -> dict[TomlPath, int]:
        self._walk_once()
        return self._values

    @cached_property
    def _lines(self) -> list[int]:
        return [0, *(found.end() for found in re.finditer("\n", self.text))]

    def _walk_once(self) -> None:
        if not self._walked:
            self._walked = True
            self._walk()

    def line_and_column(self, offset: int) -> tuple[int, int]:
        line = bisect_right(self._lines, offset)
        return line, offset - self._lines[line - 1] + 1

    def within(self, table: TomlPath) -> "Places":
        """The places of what stands in a table, by their paths in it."""
        inner = Places(self.text)
        inner._walked = True
        for own, found in ((inner._keys, self.keys), (inner._values, self.values)):
            own.update((path[len(table) :], at) for path, at in found.items() if path[: len(table)] == table)
        return inner

    def nearest(self, path: TomlPath) -> int:
        """Where the path begins, or the deepest part of it that is in the file."""
        for length in range(len(path), 0, -1):
            found = self.keys.get(path[:length], self.values.get(path[:length]))
            if found is not None:
                return found
        return 0

    def string_start(self, path: TomlPath) -> int:
        """Where the characters of a string value begin, behind its quotes and a first line break."""
        start = self.values[path]
        quotes = 3 if self.text.startswith(('"""', "'''"), start) else 1
        start += quotes
        return start + 1 if quotes == 3 and self.text.startswith("\n", start) else start

    def escaped_places(self, path: TomlPath) -> tuple[tuple[int, int], ...]:
        """Line and column of each character of a string value and of its end. Empty if it has no escapes: then the
        characters stand one after the other."""
        begin = self.values[path]
        quote = self.text[begin]
        whole = _STRING.match(self.text, begin)
        if whole is None or quote == "'" or "\\" not in whole[0]:
            return ()
        end = whole.end() - (3 if self.text.startswith(quote * 3, begin) else 1)
        place = self.string_start(path)
        offsets: list[int] = []
        while place < end:
            escape = _ESCAPE.match(self.text, place)
            if escape is None or escape["nothing"] is None:
                offsets.append(place)
            place = escape.end() if escape else place + 1
        return tuple(map(self.line_and_column, (*offsets, end)))

    def _walk(self) -> None:
        while self._skip_space() < len(self.text):
            if self.text.startswith("[", self._at):
                self._header()
            else:
                self._pair(self._table)

    def _header(self) -> None:
        many = self.text.startswith("[[", self._at)
        start = self._at
        self._at += 2 if many else 1
        path: TomlPath = ()
        parts = list(self._dotted())
        for number, (part, key_start) in enumerate(parts):
            path = (*path, part)
            self._keys.setdefault(path, key_start)
            if many and number == len(parts) - 1:
                self._counts[path] = self._counts.get(path, -1) + 1
            if path in self._counts:
                path = (*path, self._counts[path])
        self._keys.setdefault(path, start)
        self._table = path
        self._at = self.text.index("]]" if many else "]", self._at) + (2 if many else 1)

    def _pair(self, table: TomlPath) -> None:
        path = table
        for part, start in self._dotted():
            path = (*path, part)
            self._keys.setdefault(path, start)
        self._at = self.text.index("=", self._at) + 1
        self._skip_space()
        self._value(path)

    def _value(self, path: TomlPath) -> None:
        self._values[path] = self._at
        if string := _STRING.match(self.text, self._at):
            self._at = string.end()
        elif self.text.startswith("[", self._at):
            self._items("]", path)
        elif self.text.startswith("{", self._at):
            self._items("}", path)
        else:
            bare = _BARE.match(self.text, self._at)
            self._at = bare.end() if bare else self._at + 1

    def _items(self, close: str, path: TomlPath) -> None:
        self._at += 1
        number = 0
        while not self.text.startswith(close, self._skip_space()):
            if self.text.startswith(",", self._at):
                self._at += 1
            elif close == "]":
                self._value((*path, number))
                number += 1
            else:
                self._pair(path)
        self._at += 1

    def _dotted(self) -> Iterator[tuple[str, int]]:
        while True:
            self._skip_space()
            key = _KEY.match(self.text, self._at)
            if key is None:
                return
            yield _key(key), self._at
            self._at = key.end()
            self._skip_space()
            if not self.text.startswith(".", self._at):
                return
            self._at += 1

    def _skip_space(self) -> int:
        space = _SPACE.match(self.text, self._at)
        self._at = space.end() if space else self._at
        return self._at


def _key(match: "re.Match[str]") -> str:
    if match[1] is not None and "\\" in match[1]:
        return str(rtoml.loads(f"key = {match[0]}")["key"])
    return match[1] or match[2] or match[3] or ""
