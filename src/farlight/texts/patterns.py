"""Messages in the plain part of Fluent, read and said without the library: almost all of ours are.

Plain are text, variables, other messages and terms, and choices by a variable. What is anything else (functions,
attributes, terms with arguments, what is written wrongly) is `NotPlain` and left to the library, which says the same
of all the others, only ten times as slowly: `tests/texts/test_patterns.py` compares every message in every language.
"""

import re
from collections.abc import Callable, Mapping
from typing import Final

Args = Mapping[str, str | int]
Find = Callable[[str], "Pattern"]
"""A message or a term (`-name`) by its name; raises `NotPlain`."""

LONGEST = 2500
"""Letters of a part; the library refuses more."""
LARGEST = 999
"""Numbers up to here are written alike in all languages: nothing groups their digits."""

_NAME = r"[A-Za-z][A-Za-z0-9_-]*"
_HEAD = re.compile(rf"-?{_NAME} *= *")
_TEXT = re.compile(r"[^\n{}]+")
_BLANK_LINES = re.compile(r"(?: *\n)+")
_INDENT = re.compile(" *")
_SPACE = re.compile(r"[ \n]*")
_VARIABLE = re.compile(rf"\$({_NAME})")
_NUMBER = re.compile(rf"NUMBER\(\s*\$({_NAME})\s*\)")
_REFERENCE = re.compile(rf"(-?{_NAME})(?=[ \n]*\}})")
_LITERAL = re.compile(r'"([^"\\\n]*)"')
_ARROW = re.compile(r"[ \n]*->")
_VARIANT = re.compile(rf"[ \n]*(\*?)\[ *(?:(\d+)|({_NAME})) *\]")


class NotPlain(Exception):
    """Something that only the library can read or say."""


def plural(language: str, number: int) -> str:
    """The plural form of a number that is not too large, as CLDR names it."""
    if number == 1:
        return "one"
    return "few" if language == "cs" and 2 <= number <= 4 else "other"


class _Variable:
    """What somebody gives to a message: text, or a number."""

    def __init__(self, name: str, is_number: bool = False) -> None:
        self.name = name
        self._is_number = is_number

    def value(self, args: Args) -> str | int:
        given = args.get(self.name)
        if type(given) is int and 0 <= given <= LARGEST:
            return given
        if type(given) is str and len(given) <= LONGEST and not self._is_number:
            return given
        raise NotPlain

    def say(self, args: Args, _find: Find, _language: str) -> str:
        return str(self.value(args))


class _Literal:
    """Text in quotes, which is said as it is, spaces and all."""

    def __init__(self, text: str) -> None:
        self._text = text

    def say(self, _args: Args, _find: Find, _language: str) -> str:
        return self._text


class _Reference:
    """Another message, with the same arguments; or a term, which has none."""

    def __init__(self, name: str) -> None:
        self._name = name

    def say(self, args: Args, find: Find, language: str) -> str:
        return find(self._name).say({} if self._name[0] == "-" else args, find, language)


class _Choice:
    """One of several patterns, by a number, its plural form or a word."""

    def __init__(self, selector: _Variable, variants: "Mapping[str | int, Pattern]", default: "Pattern") -> None:
        self._selector = selector
        self._variants = variants
        self._default = default
        self._has_numbers = any(type(key) is int for key in variants)

    def say(self, args: Args, find: Find, language: str) -> str:
        value = self._selector.value(args)
        if type(value) is str and self._has_numbers:
            raise NotPlain  # a word could be the plural form of the number of a variant
        found = self._variants.get(value)
        if type(value) is int:
            found = self._by_number(value, language)
        return (self._default if found is None else found).say(args, find, language)

    def _by_number(self, value: int, language: str) -> "Pattern | None":
        """The first that fits: the number itself or its plural form, whichever is written first."""
        form = plural(language, value)
        return next((each for key, each in self._variants.items() if key in (value, form)), None)


_Part = str | _Variable | _Literal | _Reference | _Choice


class Pattern:
    """The text of a message, in parts."""

    def __init__(self, parts: list[_Part]) -> None:
        self.parts: Final = parts

    def say(self, args: Args, find: Find, language: str) -> str:
        """The whole text; raises `NotPlain`."""
        return "".join([part if isinstance(part, str) else part.say(args, find, language) for part in self.parts])


def read(source: str) -> Pattern:
    """The pattern of one message or term as it is written in a file; raises `NotPlain`."""
    return _Reader(source).message()


class _Reader:
    """Goes through the source of one message, as the library's own parser does."""

    def __init__(self, source: str) -> None:
        self._source = source
        self._at = 0

    def message(self) -> Pattern:
        self._must(_HEAD)
        found = self._pattern()
        rest = self._source[self._at :].strip()
        if not found.parts or (rest and not rest.startswith("#")):
            raise NotPlain
        return found

    def _next(self) -> str:
        return self._source[self._at : self._at + 1]

    def _must(self, wanted: re.Pattern[str]) -> re.Match[str]:
        found = wanted.match(self._source, self._at)
        if found is None:
            raise NotPlain
        self._at = found.end()
        return found

    def _pattern(self) -> Pattern:
        """Text and placeables; lines that go on are indented, and what they have in common of that is left out."""
        self._must(_INDENT)
        elements: list[_Part | tuple[str]] = []
        common = LONGEST
        while self._at < len(self._source):
            sign = self._next()
            if sign == "\n":
                indent = self._continued()
                if indent is None:
                    break
                blank, inner = indent
                common = min(common, len(inner))
                elements.append(((blank if elements else "") + inner,))
            elif sign == "{":
                elements.append(self._placeable())
            elif sign == "}":
                raise NotPlain
            else:
                elements.append(self._must(_TEXT).group())
        return Pattern(_dedented(elements, common))

    def _continued(self) -> tuple[str, str] | None:
        """The line breaks and the indent before a line that goes on; None if the pattern ends here."""
        found = _BLANK_LINES.match(self._source, self._at)
        if found is None:
            return None
        inner = _INDENT.match(self._source, found.end())
        at = found.end() if inner is None else inner.end()
        sign = self._source[at : at + 1]
        if sign != "{" and (at == found.end() or sign in ("", "\n", "}", ".", "[", "*")):
            return None
        self._at = at
        return "\n" * found.group().count("\n"), self._source[found.end() : at]

    def _placeable(self) -> _Part:
        self._at += 1
        self._must(_SPACE)
        made = self._expression()
        self._must(_SPACE)
        if self._next() != "}":
            raise NotPlain
        self._at += 1
        return made

    def _expression(self) -> _Part:
        for kind, is_number in ((_VARIABLE, False), (_NUMBER, True)):
            found = kind.match(self._source, self._at)
            if found is not None:
                self._at = found.end()
                variable = _Variable(found.group(1), is_number)
                arrow = _ARROW.match(self._source, self._at)
                return variable if arrow is None else self._choice(variable, arrow.end())
        literal = _LITERAL.match(self._source, self._at)
        if literal is not None:
            self._at = literal.end()
            return _Literal(literal.group(1))
        return _Reference(self._must(_REFERENCE).group(1))

    def _choice(self, selector: _Variable, at: int) -> _Choice:
        self._at = at
        variants: dict[str | int, Pattern] = {}
        default: Pattern | None = None
        while (found := _VARIANT.match(self._source, self._at)) is not None:
            self._at = found.end()
            made = self._pattern()
            key: str | int = int(found.group(2)) if found.group(2) else found.group(3)
            if not made.parts or key in variants:
                raise NotPlain
            variants[key] = made
            default = made if found.group(1) else default
        if default is None:
            raise NotPlain
        return _Choice(selector, variants, default)


def _dedented(elements: "list[_Part | tuple[str]]", common: int) -> list[_Part]:
    """Texts that follow each other as one, without the indent that all lines have."""
    parts: list[_Part] = []
    for element in elements:
        if isinstance(element, tuple):
            part: _Part = element[0][: len(element[0]) - common]
        else:
            part = element
        if isinstance(part, str) and parts and isinstance(parts[-1], str):
            parts[-1] += part
        elif part != "":
            parts.append(part)
    if parts and isinstance(parts[-1], str):
        parts[-1] = parts[-1].rstrip(" \n")
        if not parts[-1]:
            parts.pop()
    return parts
