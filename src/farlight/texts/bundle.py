"""The messages of one language, parsed when somebody says them and remembered as they were said."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

from farlight.texts.patterns import NotPlain, Pattern, read

_ENTRY = re.compile(r"^(-?[A-Za-z][A-Za-z0-9_-]*) *=", re.MULTILINE)
MOST_REMEMBERED = 20_000
"""Sentences of a bundle; then it begins anew."""

Said = tuple[str, Sequence[Exception]]
_PLAIN = (str, int)


class Bundle(FluentBundle):
    """Parsing all messages of a large game takes most of a second, saying one some 20 us. A program says few of them,
    and a server says the same again and again."""

    def __init__(self, language: str) -> None:
        # Isolation marks are for mixed-direction text; none of our languages needs them, and terminals show them.
        super().__init__([language], use_isolating=False)
        self._sources: dict[str, str] = {}
        self._remembered: dict[tuple[Any, ...], Said] = {}
        self._language = language
        self._patterns: dict[str, Pattern | None] = {}
        """Messages and terms that were read; None for those that are not plain."""

    def add(self, text: str) -> None:
        """Take over the messages of a file. What another file said before stays."""
        starts = [(entry.group(1), entry.start()) for entry in _ENTRY.finditer(text)]
        ends = [start for _, start in starts[1:]] + [len(text)]
        for (name, start), end in zip(starts, ends, strict=True):
            self._sources.setdefault(name, text[start:end])

    def has_message(self, message_id: str) -> bool:
        return message_id in self._sources

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        """The library's own way to a message, also for those that other messages refer to: parse it before."""
        known = self._terms if term else self._messages
        if entry_id not in known:
            source = self._sources.get(f"-{entry_id}" if term else entry_id)
            if source is not None:
                self.add_resource(FluentResource(source))
        return super()._lookup(entry_id, term)

    def say(self, key: str, args: Mapping[str, Any]) -> Said | None:
        """A message with its arguments, and what went wrong; None if it has no text of its own."""
        for value in args.values():
            if type(value) not in _PLAIN:
                return self._say(key, args)
        known = (key, *args.items())
        said = self._remembered.get(known)
        if said is None:
            said = self._say_plainly(key, args) or self._say(key, args)
            if said is not None:
                if len(self._remembered) >= MOST_REMEMBERED:
                    self._remembered.clear()
                self._remembered[known] = said
        return said

    def _say_plainly(self, key: str, args: Mapping[str, Any]) -> Said | None:
        """The message without the library; None if it takes more than that."""
        try:
            return self._plain(key).say(args, self._plain, self._language), ()
        except NotPlain:
            return None

    def _plain(self, name: str) -> Pattern:
        if name not in self._patterns:
            self._patterns[name] = self._read(name)
        found = self._patterns[name]
        if found is None:
            raise NotPlain
        return found

    def _read(self, name: str) -> Pattern | None:
        try:
            return read(self._sources[name])
        except (KeyError, NotPlain):
            return None

    def _say(self, key: str, args: Mapping[str, Any]) -> Said | None:
        pattern = self.get_message(key).value
        if pattern is None:
            return None
        said, errors = self.format_pattern(pattern, dict(args))
        return str(said), errors
