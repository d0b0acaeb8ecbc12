"""Packs: folders of TOML files, read into frozen definitions, every problem collected with its place."""

import hashlib
import re
from collections.abc import Iterable, Iterator, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Any

import msgspec
import rtoml

from farlight.content.locate import Places, TomlPath
from farlight.effects import EffectError, Parsed, Problem, Source, Vocabulary, parse
from farlight.kernel.decision import Value

Name = str | dict[str, str]
"""A name or story text: English alone, or by language."""

_LEVEL = re.compile(r"at line (\d+) column (\d+)")
_WHERE = re.compile(r" - at `(\$[^`]*)`$")
_UNKNOWN_FIELD = re.compile(r"unknown field `(\w+)`")
_MISSING_FIELD = re.compile(r"missing required field `(\w+)`")


class EffectText:
    """An effect in a definition: its source as written and its tree."""

    __slots__ = ("parsed", "source")

    def __init__(self, source: str) -> None:
        self.source = source
        self.parsed: Parsed | None = None

    @property
    def tree(self) -> Any:
        if self.parsed is None:
            raise AssertionError("an effect is parsed when its pack is loaded")
        return self.parsed.tree


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of every definition: something with an id and a name."""

    id: str
    name: Name


class PackInfo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a pack says of itself in pack.toml."""

    id: str
    game: str
    name: Name
    version: str
    license: str
    authors: list[str] = []


class Pack(msgspec.Struct, frozen=True):
    """A loaded pack: definitions by kind and id, a hash of all its bytes, and the lints of its effects."""

    info: PackInfo
    cards: dict[str, dict[str, Any]]
    hash: str
    lints: tuple[Problem, ...]


class PackError(Exception):
    """A pack that cannot be used; lists every problem found."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__("\n".join(map(str, problems)))
        self.problems = problems


def tell(name: Name, language: str) -> str:
    """A name in a language, or in English where it is not translated."""
    return name if isinstance(name, str) else name.get(language, name["en"])


def untranslated(pack: Pack, languages: Iterable[str]) -> list[str]:
    """Texts that lack a language. A plain string is a proper name, the same in every language."""
    return [
        f"{kind}.{card_id}.{field}: no text in {', '.join(missing)}"
        for kind, cards in pack.cards.items()
        for card_id, card in cards.items()
        for field in card.__struct_fields__
        if (missing := _missing(getattr(card, field), languages))
    ]


def _missing(value: object, languages: Iterable[str]) -> list[str]:
    by_language = isinstance(value, dict) and "en" in value
    return [language for language in languages if language not in value] if by_language else []  # type: ignore[operator]


def load_pack(folder: Path, game: str, kinds: Mapping[str, type[Card]], words: Vocabulary) -> Pack:
    """Load a pack or raise `PackError`."""
    pack, problems = read_pack(folder, game, kinds, words)
    if pack is None or problems:
        raise PackError(problems)
    return pack


def read_pack(
    folder: Path, game: str, kinds: Mapping[str, type[Card]], words: Vocabulary
) -> tuple[Pack | None, list[Problem]]:
    """Load a pack as far as possible, with all its problems."""
    info_file = folder / "pack.toml"
    if not info_file.is_file():
        missing = f"no pack here: a pack is a folder with a pack.toml. Looked in '{folder}'."
        return None, [Problem(str(info_file), 1, 1, missing)]
    reader = _Reader(kinds, words)
    info = reader.info(info_file, game)
    for file in sorted(folder.rglob("*.toml")):
        if file != info_file:
            reader.file(file)
    reader.check_references()
    if info is None:
        return None, reader.problems
    return Pack(info, reader.cards, pack_hash(folder), tuple(reader.lints)), reader.problems


def pack_hash(folder: Path) -> str:
    """A hash of every file of the pack, by its place in the folder."""
    digest = hashlib.blake2b(digest_size=16)
    for file in sorted(folder.rglob("*")):
        if file.is_file() and file.suffix in (".toml", ".ftl"):
            digest.update(file.relative_to(folder).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()


class _Reader:
    def __init__(self, kinds: Mapping[str, type[Card]], words: Vocabulary) -> None:
        self.kinds = kinds
        self.words = words
        self.cards: dict[str, dict[str, Any]] = {kind: {} for kind in kinds}
        self.problems: list[Problem] = []
        self.lints: list[Problem] = []
        self.effects: list[Parsed] = []

    def info(self, file: Path, game: str) -> PackInfo | None:
        data, places = self._toml(file)
        try:
            info = msgspec.convert(data.get("pack", {}), PackInfo)
        except msgspec.ValidationError as error:
            self._invalid(file, places, ("pack",), error, PackInfo)
            return None
        if info.game != game:
            offset = places.nearest(("pack", "game"))
            self._problem(file, places, offset, f"this pack is for '{info.game}', not for '{game}'")
            return None
        return info

    def file(self, file: Path) -> None:
        data, places = self._toml(file)
        for kind, table in data.items():
            if kind not in self.kinds:
                hint = _suggest(kind, self.kinds)
                message = f"unknown kind of card '{kind}': expected {', '.join(self.kinds)}.{hint}"
                self._problem(file, places, places.nearest((kind,)), message)
            elif not isinstance(table, dict):
                self._problem(file, places, places.nearest((kind,)), f"'{kind}' needs cards: write [{kind}.ID]")
            else:
                for card_id, card in table.items():
                    self._card(file, places, kind, card_id, card)

    def check_references(self) -> None:
        for effect in self.effects:
            for ref in effect.references:
                known = self.cards.get(ref.kind, {})
                if ref.id not in known:
                    line, column = effect.source.place(ref.start)
                    message = f"there is no {ref.kind} '{ref.id}'.{_suggest(ref.id, known)}"
                    self.problems.append(Problem(effect.source.file, line, column, message))

    def _card(self, file: Path, places: Places, kind: str, card_id: str, data: Any) -> None:
        path = (kind, card_id)
        if card_id in self.cards[kind]:
            self._problem(file, places, places.nearest(path), f"a {kind} '{card_id}' exists already: ids are unique")
            return
        try:
            fields = {"id": card_id, **data} if isinstance(data, dict) else data
            card = msgspec.convert(fields, self.kinds[kind], dec_hook=_decode)
        except msgspec.ValidationError as error:
            self._invalid(file, places, path, error, self.kinds[kind])
            return
        self.cards[kind][card_id] = card
        for where, effect in _effects_in(card, path):
            self._effect(file, places, where, effect)

    def _effect(self, file: Path, places: Places, path: TomlPath, effect: EffectText) -> None:
        start = places.string_start(path) if path in places.values else places.nearest(path)
        line, column = places.line_and_column(start)
        try:
            parsed = parse(Source(effect.source, str(file), line, column), self.words)
        except EffectError as error:
            self.problems.append(error.problem)
            return
        effect.parsed = parsed
        self.effects.append(parsed)
        self.lints += parsed.lints

    def _toml(self, file: Path) -> tuple[dict[str, Any], Places]:
        try:
            text = file.read_text("utf-8")
            return rtoml.loads(text), Places(text)
        except UnicodeDecodeError as error:
            self.problems.append(Problem(str(file), 1, 1, f"not UTF-8 text: {error.reason}. Save the file as UTF-8."))
        except rtoml.TomlParsingError as error:
            said = str(error)
            place = _LEVEL.search(said)
            line, column = (int(place[1]), int(place[2])) if place else (1, 1)
            self.problems.append(Problem(str(file), line, column, f"TOML syntax: {_LEVEL.sub('', said).strip()}"))
        return {}, Places("")

    def _invalid(self, file: Path, places: Places, path: TomlPath, error: msgspec.ValidationError, kind: type) -> None:
        """Tell a wrong type or field, at the place of the value if it is in the file."""
        said = str(error)
        where = _WHERE.search(said)
        inner = _inner_path(where[1]) if where else ()
        message = _WHERE.sub("", said)
        if unknown := _UNKNOWN_FIELD.search(said):
            fields = [field.name for field in msgspec.structs.fields(kind) if field.name != "id"]
            inner = (*inner, unknown[1])
            message = f"unknown field '{unknown[1]}': expected {', '.join(fields)}.{_suggest(unknown[1], fields)}"
        elif missing := _MISSING_FIELD.search(said):
            message = f"'{missing[1]}' is missing: add it"
        name = ".".join(map(str, (*path, *inner)))
        self._problem(file, places, places.nearest((*path, *inner)), f"{name}: {message}")

    def _problem(self, file: Path, places: Places, offset: int, message: str) -> None:
        line, column = places.line_and_column(offset)
        row = places.text.split("\n")[line - 1] if places.text else ""
        excerpt = f"    {row}\n    {' ' * (column - 1)}^" if row else ""
        self.problems.append(Problem(str(file), line, column, message, excerpt))


def _decode(kind: type, value: object) -> object:
    if kind is EffectText:
        if not isinstance(value, str):
            raise ValueError(f"Expected `str` with an effect, got `{type(value).__name__}`")
        return EffectText(value)
    raise TypeError(f"a definition cannot hold {kind}")


def _effects_in(value: object, path: TomlPath) -> Iterator[tuple[TomlPath, EffectText]]:
    """Every effect inside a definition, with its path in the file."""
    if isinstance(value, EffectText):
        yield path, value
    elif isinstance(value, msgspec.Struct):
        for field in value.__struct_fields__:
            yield from _effects_in(getattr(value, field), (*path, field))
    elif isinstance(value, list | tuple):
        for number, item in enumerate(value):
            yield from _effects_in(item, (*path, number))
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from _effects_in(item, (*path, key))


def _inner_path(where: str) -> TomlPath:
    parts = re.findall(r"\.(\w+)|\[(\d+)\]", where)
    return tuple(name or int(number) for name, number in parts)


def _suggest(word: Value, known: Mapping[str, Any] | list[str]) -> str:
    close = get_close_matches(str(word), list(known), 1)
    return f" Did you mean '{close[0]}'?" if close else ""
