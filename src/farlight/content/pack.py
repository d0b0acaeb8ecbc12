"""Packs: folders of TOML files, read into frozen definitions, every problem collected with its place."""

import hashlib
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, get_args

import msgspec
import rtoml

from farlight.content.invalid import expected, explain, suggest
from farlight.content.locate import Places, TomlPath
from farlight.effects import EffectError, Parsed, Problem, Source, Vocabulary, excerpt, parse, problem_at
from farlight.errors import UserError
from farlight.texts import LANGUAGES

Name = str | dict[str, str]
"""A name or story text: English alone, or by language."""

_LEVEL = re.compile(r"at line (\d+) column (\d+)")
_ID = re.compile(r"[A-Za-z0-9_-]+")


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


class PackError(UserError):
    """A pack that cannot be used; lists every problem found."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__("\n".join(map(str, problems)))
        self.problems = problems


def tell(name: Name, language: str) -> str:
    """A name in a language, or in English where it is not translated."""
    return name if isinstance(name, str) else name.get(language, name["en"])


def untranslated(pack: Pack, languages: Iterable[str]) -> list[str]:
    """Texts that lack a language. A plain string is a proper name, the same in every language."""
    cards = [((kind, card_id), card) for kind, known in pack.cards.items() for card_id, card in known.items()]
    return [
        f"{'.'.join(map(str, path))}: no text in {', '.join(missing)}"
        for start, value in [(("pack",), pack.info), *cards]
        for path, text in _texts_in(value, start)
        if isinstance(text, dict) and (missing := [language for language in languages if language not in text])
    ]


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
    info = reader.info(info_file)
    if info is not None and info.game != game:
        # Its cards are of kinds that we do not know: complaining about them would help nobody.
        reader.problem(info_file, ("pack", "game"), f"this pack is for '{info.game}', not for '{game}'")
        return None, reader.problems
    for file in sorted(folder.rglob("*.toml")):
        if file != info_file and file.is_file():
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
        self.places: dict[Path, Places] = {}
        self.first: dict[TomlPath, Path] = {}
        """The file of each card, for telling it to whoever uses its id again."""

    def info(self, file: Path) -> PackInfo | None:
        data = self._toml(file)
        if data is None:
            return None
        for key in data:
            if key != "pack":
                message = f"'{key}' in pack.toml: only [pack] stands here, cards belong in files beside it"
                self.problem(file, (key,), message)
        if "pack" not in data:
            self.problem(file, (), "[pack] is missing: it says the pack's id, game, name, version and license")
            return None
        info: PackInfo | None = self._convert(file, ("pack",), data["pack"], PackInfo)
        if info is not None:
            self._check_names(file, ("pack",), info)
        return info

    def file(self, file: Path) -> None:
        for kind, table in (self._toml(file) or {}).items():
            if kind not in self.kinds:
                self.problem(file, (kind,), f"unknown kind of card '{kind}': {expected(kind, self.kinds)}")
            elif not isinstance(table, dict):
                self.problem(file, (kind,), f"'{kind}' needs cards: write each one under a heading [{kind}.ID]")
            else:
                for card_id, card in table.items():
                    self._card(file, (kind, card_id), card)

    def check_references(self) -> None:
        for effect in self.effects:
            for ref in effect.references:
                known = self.cards.get(ref.kind, {})
                if ref.id not in known:
                    message = f"there is no {ref.kind} '{ref.id}'.{suggest(ref.id, known)}"
                    self.problems.append(problem_at(effect.source, ref.start, ref.end, message))

    def _card(self, file: Path, path: tuple[str, str], data: Any) -> None:
        kind, card_id = path
        if path in self.first:
            message = f"the {kind} '{card_id}' exists already, at {self._told_place(path)}: give this one another id"
            self.problem(file, path, message)
            return
        self.first[path] = file
        if not _ID.fullmatch(card_id):
            self.problem(file, path, f"the id '{card_id}' is no word: use letters, digits, - and _")
            return
        if not isinstance(data, dict):
            self.problem(file, path, f"'{card_id}' is no card: write it under a heading [{kind}.{card_id}]")
            return
        if "id" in data:
            self.problem(file, (*path, "id"), f"the id of a card is its heading, here '{card_id}': leave 'id' out")
            return
        card = self._convert(file, path, {"id": card_id, **data}, self.kinds[kind])
        if card is None:
            return
        self.cards[kind][card_id] = card
        self._check_names(file, path, card)
        for where, effect in _effects_in(card, path):
            self._effect(file, where, effect)

    def _convert(self, file: Path, path: TomlPath, data: Any, kind: type) -> Any:
        try:
            return msgspec.convert(data, kind, dec_hook=_decode)
        except msgspec.ValidationError as error:
            inner, message = explain(error, kind, hidden=("id",) if issubclass(kind, Card) else ())
            name = ".".join(map(str, (*path, *inner)))
            self.problem(file, (*path, *inner), f"{name}: {message}")
            return None

    def _check_names(self, file: Path, path: TomlPath, value: object) -> None:
        for where, text in _texts_in(value, path):
            if isinstance(text, str):
                continue
            name = ".".join(map(str, where))
            for language in text:
                if language not in LANGUAGES:
                    message = f"{name}: unknown language '{language}': {expected(language, LANGUAGES)}"
                    self.problem(file, (*where, language), message)
            if "en" not in text:
                self.problem(file, where, f"{name}: 'en' is missing: English stands in for every other language")

    def _effect(self, file: Path, path: TomlPath, effect: EffectText) -> None:
        places = self.places[file]
        written = path in places.values  # or else it is the default of its field
        line, column = places.line_and_column(places.string_start(path) if written else places.nearest(path))
        escaped = places.escaped_places(path) if written else ()
        try:
            parsed = parse(Source(effect.source, str(file), line, column, escaped), self.words)
        except EffectError as error:
            self.problems.append(error.problem)
            return
        effect.parsed = parsed
        self.effects.append(parsed)
        self.lints += parsed.lints

    def _toml(self, file: Path) -> dict[str, Any] | None:
        """The data of a file; None, with the problem noted, if it cannot be read."""
        raw, text = b"", ""
        try:
            raw = file.read_bytes()
            text = raw.decode("utf-8-sig").replace("\r\n", "\n")
            data = rtoml.loads(text)
        except OSError as error:
            self.problems.append(Problem(str(file), 1, 1, f"cannot be read: {error.strerror}"))
        except UnicodeDecodeError as error:
            line, column = raw.count(b"\n", 0, error.start) + 1, error.start - raw.rfind(b"\n", 0, error.start)
            message = f"not UTF-8 text: {error.reason}. Save the file as UTF-8."
            self.problems.append(Problem(str(file), line, column, message))
        except rtoml.TomlParsingError as error:
            place = _LEVEL.search(str(error))
            line, column = (int(place[1]), int(place[2])) if place else (1, 1)
            message = f"TOML syntax: {_LEVEL.sub('', str(error)).strip()}"
            self.problems.append(Problem(str(file), line, column, message, _excerpt(text, line, column)))
        else:
            self.places[file] = Places(text)
            return data
        return None

    def _told_place(self, path: TomlPath) -> str:
        file = self.first[path]
        places = self.places[file]
        return f"{file.name}:{places.line_and_column(places.nearest(path))[0]}"

    def problem(self, file: Path, path: TomlPath, message: str) -> None:
        places = self.places[file]
        line, column = places.line_and_column(places.nearest(path))
        self.problems.append(Problem(str(file), line, column, message, _excerpt(places.text, line, column)))


def _excerpt(text: str, line: int, column: int) -> str:
    rows = text.split("\n")
    row = rows[line - 1] if line <= len(rows) else ""
    return excerpt(row, column - 1) if row else ""


def _decode(kind: type, value: object) -> object:
    if kind is EffectText:
        if not isinstance(value, str):
            raise ValueError(f"Expected `str` with an effect, got `{type(value).__name__}`")
        return EffectText(value)
    raise TypeError(f"a definition cannot hold {kind}")


@cache
def _fields(kind: type[msgspec.Struct]) -> tuple[msgspec.structs.FieldInfo, ...]:
    return msgspec.structs.fields(kind)


def _effects_in(value: object, path: TomlPath) -> Iterator[tuple[TomlPath, EffectText]]:
    """Every effect inside a definition, with its path in the file."""
    if isinstance(value, EffectText):
        yield path, value
    elif isinstance(value, msgspec.Struct):
        for field in _fields(type(value)):
            yield from _effects_in(getattr(value, field.name), (*path, field.encode_name))
    elif isinstance(value, list | tuple):
        for number, item in enumerate(value):
            yield from _effects_in(item, (*path, number))
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from _effects_in(item, (*path, key))


def _texts_in(value: object, path: TomlPath) -> Iterator[tuple[TomlPath, Name]]:
    """Every name and story text inside a definition, with its path in the file."""
    if isinstance(value, msgspec.Struct):
        for field in _fields(type(value)):
            inner, where = getattr(value, field.name), (*path, field.encode_name)
            if inner is not None and set(get_args(Name)) <= set(get_args(field.type)):
                yield where, inner
            else:
                yield from _texts_in(inner, where)
    elif isinstance(value, list | tuple):
        for number, item in enumerate(value):
            yield from _texts_in(item, (*path, number))
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from _texts_in(item, (*path, key))
