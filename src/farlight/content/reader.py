"""Reading the files of a pack: types, names, effects and references, each problem with its place."""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
import rtoml

from farlight.content.cards import Card, EffectText, Name, effects_in, names_in, references_in
from farlight.content.invalid import expected, explain, suggest
from farlight.content.locate import Places, TomlPath
from farlight.effects import EffectError, Parsed, Problem, Source, Vocabulary, excerpt, parse, problem_at
from farlight.texts import LANGUAGES

_LEVEL = re.compile(r"at line (\d+) column (\d+)")
_ID = re.compile(r"[A-Za-z0-9_-]+")


class PackInfo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a pack says of itself in pack.toml."""

    id: str
    game: str
    name: Name
    version: str
    license: str
    authors: list[str] = []


class Reader:
    """Reads the files of one pack; definitions and problems gather here."""

    def __init__(self, kinds: Mapping[str, type[Card]], words: Vocabulary) -> None:
        self.kinds = kinds
        self.words = words
        self.cards: dict[str, dict[str, Any]] = {kind: {} for kind in kinds}
        self.problems: list[Problem] = []
        self.lints: list[Problem] = []
        self.effects: list[Parsed] = []
        self.places: dict[Path, Places] = {}
        self.first: dict[tuple[str, str], Path] = {}
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
        """When everything is read: whatever is mentioned must exist. A broken card exists; its own error is enough."""
        known: dict[str, dict[str, Any]] = {}
        for kind, card_id in self.first:
            known.setdefault(kind, {})[card_id] = None
        for path, file in self.first.items():
            for where, kind, other in references_in(self.cards[path[0]].get(path[1]), path):
                if other not in known.get(kind, {}):
                    self.problem(file, where, f"there is no {kind} '{other}'.{suggest(other, known.get(kind, {}))}")
        for effect in self.effects:
            for ref in effect.references:
                if ref.id not in known.get(ref.kind, {}):
                    message = f"there is no {ref.kind} '{ref.id}'.{suggest(ref.id, known.get(ref.kind, {}))}"
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
        for where, effect in effects_in(card, path):
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
        for where, text in names_in(value, path):
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

    def _told_place(self, path: tuple[str, str]) -> str:
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
