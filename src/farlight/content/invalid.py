"""What msgspec says about a wrong value, in the words of somebody who writes TOML."""

import re
import types
from collections.abc import Collection, Iterable
from difflib import get_close_matches
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec

from farlight.content.locate import TomlPath

_WHERE = re.compile(r" - at `(\$[^`]*)`$")
_PATH_PART = re.compile(r"\.([\w-]+)|\[(\d+)\]|\[(\.\.\.)\]")
_UNKNOWN_FIELD = re.compile(r"unknown field `([^`]*)`")
_MISSING_FIELD = re.compile(r"missing required field `([^`]*)`")
_WRONG_TYPE = re.compile(r"Expected `([^`]*)`(?:, got `([^`]*)`)?(.*)")
_BOUND = re.compile(r" (?:of length )?(>=|<=|>|<) (\S+)")
_REGEX = re.compile(r" matching regex .*")
_WRONG_WORD = re.compile(r"Invalid enum value '?([^']*)'?")
_ANY_KEY = "..."
_WORDS = {
    "int": "a whole number",
    "float": "a number",
    "str": "a text in quotes",
    "bool": "true or false",
    "array": "a list in [ ]",
    "object": "a table",
}
_BOUNDS = {">=": "at least", "<=": "at most", ">": "more than", "<": "less than"}
_COUNTED = {"array": ("entry", "entries"), "object": ("entry", "entries"), "str": ("character", "characters")}


def explain(error: msgspec.ValidationError, kind: type, hidden: Collection[str] = ()) -> tuple[TomlPath, str]:
    """Where within a definition of this kind something is wrong, and what.

    `hidden` are fields of the definition that its author does not write.
    """
    said = str(error)
    where = _WHERE.search(said)
    path: TomlPath = tuple(
        name or anywhere or int(number) for name, number, anywhere in _PATH_PART.findall(where[1] if where else "")
    )
    # msgspec does not tell the key of a free table: as far as that the place is known.
    known = path[: path.index(_ANY_KEY)] if _ANY_KEY in path else path
    said = _WHERE.sub("", said)
    if unknown := _UNKNOWN_FIELD.search(said):
        fields = [field for found in _types_at(kind, path) for field in _fields(found) if path or field not in hidden]
        return (*known, unknown[1]), f"unknown field '{unknown[1]}': {expected(unknown[1], fields)}"
    if missing := _MISSING_FIELD.search(said):
        return known, f"'{missing[1]}' is missing: add it"
    if word := _WRONG_WORD.fullmatch(said):
        words = [str(arg) for found in _types_at(kind, path) for arg in get_args(found)]
        return known, f"unknown word '{word[1]}': {expected(word[1], words)}"
    if wrong := _WRONG_TYPE.fullmatch(said):
        found = f", found {_words(wrong[2])}" if wrong[2] else ""
        return known, f"expected {_words(wrong[1])}{_limit(wrong[1], wrong[3])}{found}"
    return known, said


def expected(word: object, known: Iterable[str]) -> str:
    names = list(dict.fromkeys(known))
    return f"expected {', '.join(names)}.{suggest(word, names)}"


def suggest(word: object, known: Iterable[str]) -> str:
    close = get_close_matches(str(word), list(known), 1)
    return f" Did you mean '{close[0]}'?" if close else ""


def _words(names: str) -> str:
    # TOML has no null: to leave a field out needs no explanation.
    return " or ".join(_WORDS.get(name, name) for name in names.split(" | ") if name != "null")


def _limit(name: str, said: str) -> str:
    """What `msgspec.Meta` asks of a value beside its type."""
    if bound := _BOUND.fullmatch(said):
        words = f"{_BOUNDS[bound[1]]} {bound[2]}"
        if name not in _COUNTED:
            return f", {words}"
        return f" with {words} {_COUNTED[name][bound[2] != '1']}"
    return " of another form" if _REGEX.fullmatch(said) else said


def _fields(kind: Any) -> list[str]:
    is_struct = isinstance(kind, type) and issubclass(kind, msgspec.Struct)
    return [field.encode_name for field in msgspec.structs.fields(kind)] if is_struct else []


def _types_at(kind: Any, path: TomlPath) -> list[Any]:
    """The types that the value at this path may have."""
    kinds = _alternatives(kind)
    for part in path:
        kinds = [inner for outer in kinds for inner in _step(outer, part)]
    return kinds


def _step(kind: Any, part: str | int) -> list[Any]:
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        types_of = {field.encode_name: field.type for field in msgspec.structs.fields(kind)}
        return _alternatives(types_of[str(part)]) if part in types_of else []
    args = get_args(kind)
    return _alternatives(args[-1 if part == _ANY_KEY else 0]) if args and get_origin(kind) is not Literal else []


def _alternatives(kind: Any) -> list[Any]:
    origin = get_origin(kind)
    if origin is Annotated:
        return _alternatives(get_args(kind)[0])
    if origin in (Union, types.UnionType):
        return [inner for arg in get_args(kind) for inner in _alternatives(arg)]
    return [kind]
