"""Phrases: patterns of words and typed slots, e.g. `gain {count:int} {supply:supply}`.

Effect verbs, conditions, groups and the sentences of scenarios are all phrases. A phrase that matches no pattern
is explained by the pattern that came furthest.
"""

import re
from bisect import insort
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from farlight.effects.source import EffectError, Source, expectation, problem_at
from farlight.kernel.decision import Value

_TOKEN = re.compile(r"[ \t\r\n]*(?:(->|[;:|{}=,])|([A-Za-z0-9_](?:[A-Za-z0-9_'.]|-(?!>))*)|(\S))")
_WORD = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_'.-]*")
_SLOT = re.compile(r"\{(\w+):(\w+)\}")
_MOST_DIGITS = 9


class Token(msgspec.Struct, frozen=True):
    """A word, a number or a sign, with its place in the source."""

    text: str
    start: int

    @property
    def end(self) -> int:
        return self.start + len(self.text)


class SlotType(msgspec.Struct, frozen=True):
    """What may stand in a slot. Without words, any id may, and the pack checker looks whether it exists."""

    name: str
    words: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()
    """Of which kinds a card may be whose id stands there, if not of the one that the type is named after."""
    needs: tuple[tuple[str, str], ...] = ()
    """Words that speak of something around the phrase, each with the context: `here`, of a space."""

    @property
    def refers(self) -> tuple[str, ...]:
        """The kinds of card to be looked up in the pack; none if its words are no ids."""
        return () if self.words else self.kinds or (self.name,)

    def read(self, word: str) -> Value | None:
        if self.name == "int":
            return int(word) if word.isascii() and word.isdigit() and len(word) <= _MOST_DIGITS else None
        return word if not self.words or word in self.words else None

    def expected(self) -> tuple[str, ...]:
        if self.words or self.name == "int":
            return self.words or ("a whole number",)
        return (f"the id of {'an' if self.refers[0][0] in 'aeiou' else 'a'} {any_of(self.refers)}",)


class Word(SlotType, frozen=True):
    """Any word: the name of a flag, a mark or a track of the pack's own."""

    @property
    def refers(self) -> tuple[str, ...]:
        return ()

    def read(self, word: str) -> Value | None:
        return word

    def expected(self) -> tuple[str, ...]:
        return (f"the name of a {self.name}",)


def any_of(kinds: Sequence[str]) -> str:
    """`research, production or mod`."""
    return " or ".join(filter(None, (", ".join(kinds[:-1]), *kinds[-1:])))


INT = SlotType("int")
LIST = SlotType("list")
"""All words up to the end of the phrase, with or without commas."""


class Slot(msgspec.Struct, frozen=True):
    """A slot of a pattern: its argument name and type."""

    name: str
    type: SlotType


class Phrase(msgspec.Struct, frozen=True, tag=True, cache_hash=True):
    """A phrase that matched: the name of its form, and its arguments in order."""

    form: str
    args: tuple[Value, ...] = ()


class Form(msgspec.Struct, frozen=True):
    """A known kind of phrase: a pattern, what it means to the game, and the rule it carries out."""

    name: str
    parts: tuple[str | Slot, ...]
    rule: str
    run: Callable[..., Any]
    extra: Any = None
    needs: tuple[str, ...] = ()
    """Contexts without which the phrase means nothing, as a roll of dice; slots may stand in one: `{track} track`."""
    gives: tuple[str, ...] = ()
    """Contexts that follow: of a group inside it, of a condition where it holds, of a verb after it."""
    slotted: bool = False
    """Whether a slot stands in a context that it needs, or has words that need one."""
    makes: str = ""
    """Of a verb: the condition that holds afterwards, with the same arguments. Its own words tell the verb."""

    @property
    def slots(self) -> list[Slot]:
        return [part for part in self.parts if isinstance(part, Slot)]

    def write(self, args: Sequence[Value]) -> str:
        """The phrase with these arguments, as source."""
        values = iter(args)
        return " ".join(part if isinstance(part, str) else str(next(values)) for part in self.parts)

    def needed(self, args: Sequence[Value]) -> tuple[str, ...]:
        """The contexts that the phrase needs with these arguments."""
        if not self.slotted:
            return self.needs
        slots = self.slots
        named = {slot.name: value for slot, value in zip(slots, args, strict=True)}
        own = tuple(need.format(**named) for need in self.needs)
        return own + tuple(need for slot in slots for word, need in slot.type.needs if word == named[slot.name])

    @property
    def pattern(self) -> str:
        """The pattern as documentation shows it."""
        return " ".join(part if isinstance(part, str) else f"<{part.name}>" for part in self.parts)


class After(msgspec.Struct, frozen=True):
    """What follows a whole phrase: what may, and what to say about words that people write there and that may not."""

    right: tuple[str, ...] = ()
    wrong: Mapping[str, str] = {}


F = TypeVar("F", bound=Callable[..., Any])


class Forms(msgspec.Struct):
    """A vocabulary: all forms of one kind (verbs, conditions, facts), by name."""

    kind: str
    types: Mapping[str, SlotType]
    by_name: dict[str, Form] = {}
    reserved: frozenset[str] = frozenset()
    """Words that mean something else wherever these phrases stand."""
    by_first: dict[str, list[Form]] = {}
    """The forms that begin with a word; under no word, those that begin with a slot."""

    def add(
        self,
        pattern: str,
        rule: str,
        extra: Any = None,
        name: str = "",
        *,
        needs: tuple[str, ...] = (),
        gives: tuple[str, ...] = (),
        makes: str = "",
    ) -> Callable[[F], F]:
        """Register a function under a pattern. Its name, in kebab case, names the form and its message."""

        def register(run: F) -> F:
            named = name or run.__name__.replace("_", "-")
            parts = self._compile(pattern)
            wordy = any(isinstance(part, Slot) and part.type.needs for part in parts)
            slotted = wordy or any("{" in need for need in needs)
            form = Form(named, parts, rule, run, extra, needs, gives, slotted, makes)
            if form.name in self.by_name:
                raise ValueError(f"two {self.kind}s are called '{form.name}'")
            self.check(form)
            start = form.parts[0]
            begun = self.by_first.setdefault(start if isinstance(start, str) else "", [])
            if any(form.parts == other.parts for other in begun):
                raise ValueError(f"two {self.kind}s have the pattern '{pattern}'")
            self.by_name[form.name] = form
            insort(begun, form, key=_looseness)
            return run

        return register

    def check(self, form: Form) -> None:
        """Raise `ValueError` for a pattern whose phrases could never be read."""
        where = f"{self.kind} '{form.pattern}'"
        if not form.parts:
            raise ValueError(f"{self.kind} '{form.name}': the pattern is empty")
        if self.reserved and isinstance(form.parts[0], Slot) and form.parts[0].type is INT:
            raise ValueError(f"{where}: a number at the start is read as 'N times'")
        words = [part for part in form.parts if isinstance(part, str)]
        words += [word for slot in form.slots for word in slot.type.words]
        for word in words:
            if not _WORD.fullmatch(word):
                raise ValueError(f"{where}: '{word}' is no word: use letters, digits, _ and -")
            if word in self.reserved:
                raise ValueError(f"{where}: '{word}' has a meaning of its own in the language")
        if any(isinstance(part, Slot) and part.type is LIST for part in form.parts[:-1]):
            raise ValueError(f"{where}: a list takes all words to the end, so nothing can follow it")

    def _compile(self, pattern: str) -> tuple[str | Slot, ...]:
        types = {"int": INT, "list": LIST, **self.types}
        parts: list[str | Slot] = []
        for word in pattern.split():
            slot = _SLOT.fullmatch(word)
            if slot and slot[2] not in types:
                raise ValueError(f"{self.kind} '{pattern}': {slot[2]}: {expectation(slot[2], types)}")
            parts.append(Slot(slot[1], types[slot[2]]) if slot else word)
        return tuple(parts)

    def match(
        self, source: Source, tokens: Sequence[Token], end: int, also: Sequence[str] = (), after: After | None = None
    ) -> Phrase:
        """The phrase that these tokens are; `end` is where the source goes on after them.

        For explaining what is wrong: `also` could stand here instead of a phrase, `after` behind a whole one.
        """
        for form in (*self.by_first.get(tokens[0].text if tokens else "", ()), *self.by_first.get("", ())):
            matched, args, wanted = _match(form, tokens)
            if matched == len(tokens) and not wanted:
                return Phrase(form.name, args)
        raise self._mismatch(source, tokens, end, also, after or After())

    def _mismatch(
        self, source: Source, tokens: Sequence[Token], end: int, also: Sequence[str], after: After
    ) -> EffectError:
        """What is wrong, by the forms that came furthest."""
        found = [_match(form, tokens) for form in self.by_name.values()]
        best = max((matched for matched, *_ in found), default=0)
        expected = [word for matched, _, wanted in found if matched == best for word in wanted or after.right]
        if best == 0:
            expected += also
        if best == len(tokens):
            said = " ".join(token.text for token in tokens)
            message = f"{self.kind} '{said}' is not complete: " if tokens else f"a {self.kind} is missing: "
            return EffectError(problem_at(source, end, end + 1, message + expectation("", expected)))
        wrong = tokens[best]
        what = f"unknown {self.kind} '{wrong.text}'" if best == 0 else f"unexpected '{wrong.text}'"
        whole = any(matched == best and not wanted for matched, _, wanted in found)
        hint = after.wrong.get(wrong.text) if whole else None
        message = f"{what}: {hint or expectation(wrong.text, expected)}"
        return EffectError(problem_at(source, wrong.start, wrong.end, message))


def _looseness(form: Form) -> tuple[bool, int]:
    """A phrase of words alone is meant before one with slots, and a list comes last: it takes everything."""
    return any(slot.type is LIST for slot in form.slots), len(form.slots)


def _match(form: Form, tokens: Sequence[Token]) -> tuple[int, tuple[Value, ...], tuple[str, ...]]:
    """How many tokens fit, the arguments so far, and what was wanted where it stopped fitting."""
    args: list[Value] = []
    for place, part in enumerate(form.parts):
        word = tokens[place].text if place < len(tokens) else None
        if isinstance(part, str):
            if word != part:
                return place, tuple(args), (part,)
            continue
        if part.type is LIST:
            words = [token.text for token in tokens[place:] if token.text != ","]
            return len(tokens), (*args, " ".join(words)), ()
        value = None if word is None else part.type.read(word)
        if value is None:
            return place, tuple(args), part.type.expected()
        args.append(value)
    return len(form.parts), tuple(args), ()


def tokenize(source: Source) -> list[Token]:
    """The words and signs of a text; a strange character is an error."""
    tokens: list[Token] = []
    place = 0
    while match := _TOKEN.match(source.text, place):
        group = match.lastindex or 0
        if group == 3:
            message = f"unexpected character '{match[3]}': words, numbers and ; : | {{ }} -> can stand here"
            raise EffectError(problem_at(source, match.start(3), match.end(3), message))
        tokens.append(Token(match[group], match.start(group)))
        place = match.end()
    return tokens
