"""The definitions that packs hold: what a card is made of, whatever the game."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, get_args, get_origin

import msgspec

from farlight.content.locate import TomlPath
from farlight.content.translations import ORIGINAL, PLACE, translated

if TYPE_CHECKING:
    from farlight.effects import Effect, Parsed

Name = str | dict[str, str]
"""A name or story text: English alone, or by language; then, under `PLACE`, also where further languages are found."""


class EffectText:
    """An effect in a definition: its source as written and its tree."""

    __slots__ = ("parsed", "source")

    def __init__(self, source: str) -> None:
        self.source = source
        self.parsed: Parsed | None = None

    @property
    def tree(self) -> "Effect":
        if self.parsed is None:
            raise AssertionError("an effect is parsed when its pack is loaded")
        return self.parsed.tree


class CardRef(msgspec.Struct, frozen=True):
    """Marks a field as the id of another card: `deck: list[Annotated[str, CardRef("drift")]]`."""

    kind: str


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of every definition: something with an id and a name."""

    id: str
    name: Name


Found = tuple[TomlPath, Any, Any]
"""A value inside a definition: its path in the file, its declared type, itself."""


def value_at(card: Card, path: Iterable[str]) -> object:
    """What stands at a place in a definition, by fields, keys and numbers."""
    found: object = card
    for step in path:
        match found:
            case list():
                found = found[int(step)]
            case dict():
                found = found[step]
            case _:
                found = getattr(found, step)
    return found


def name_at(card: Card, path: Sequence[str]) -> Name:
    """The text at a place in a definition; of something with a text of its own, that."""
    found = value_at(card, path)
    text = getattr(found, "text", found)
    if not isinstance(text, str | dict):
        raise TypeError(f"there is no text at {'.'.join((card.id, *path))}")
    return text


def effects_in(value: object, path: TomlPath) -> Iterator[tuple[TomlPath, EffectText]]:
    """Every effect inside a definition."""
    return ((where, found) for where, _, found in _walk(value, path) if isinstance(found, EffectText))


def names_in(value: object, path: TomlPath) -> Iterator[tuple[TomlPath, Name]]:
    """Every name and story text inside a definition."""
    wanted = set(get_args(Name))
    return (
        (where, found)
        for where, hint, found in _walk(value, path)
        if found is not None and wanted <= set(get_args(hint))
    )


def references_in(value: object, path: TomlPath) -> Iterator[tuple[TomlPath, str, str]]:
    """Every mention of another card inside a definition: where, of which kind, its id."""
    for where, hint, found in _walk(value, path):
        marks = [mark for mark in _marks(hint) if isinstance(mark, CardRef)]
        if marks and isinstance(found, str):
            yield where, marks[0].kind, found


def tell(name: Name, language: str) -> str:
    """A name in a language, or in English where it is not translated."""
    if isinstance(name, str):
        return name
    told = told_as(name, language)
    return name[ORIGINAL] if told is None else told


def told_as(name: dict[str, str], language: str) -> str | None:
    """A text in a language, if it is told in it."""
    told = name.get(language)
    return translated(name[PLACE], language) if told is None and PLACE in name else told


def _walk(value: object, path: TomlPath, hint: Any = None) -> Iterator[Found]:
    yield path, hint, value
    if isinstance(value, msgspec.Struct):
        for field in _fields(type(value)):
            yield from _walk(getattr(value, field.name), (*path, field.encode_name), field.type)
    elif isinstance(value, list | tuple):
        for number, item in enumerate(value):
            yield from _walk(item, (*path, number), _inner(hint, 0))
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from _walk(item, (*path, key), _inner(hint, 1))


@cache
def _fields(kind: type[msgspec.Struct]) -> tuple[msgspec.structs.FieldInfo, ...]:
    return msgspec.structs.fields(kind)


def _inner(hint: Any, place: int) -> Any:
    """The type of what a list or table holds."""
    args: Iterable[Any] = get_args(hint) if get_origin(hint) in (list, tuple, dict) else ()
    return next((arg for number, arg in enumerate(args) if number == place), None)


def _marks(hint: Any) -> tuple[Any, ...]:
    """What an annotation says beside the type; also of a part that may be None."""
    if get_origin(hint) is Annotated:
        return tuple(hint.__metadata__)
    return tuple(mark for arg in get_args(hint) if get_origin(arg) is Annotated for mark in arg.__metadata__)
