"""Reading the files of a pack: types, names, effects and references, each problem with its place."""

import re
from collections.abc import Collection, Mapping
from fnmatch import fnmatchcase
from itertools import islice
from pathlib import Path
from typing import Annotated, Any

import msgspec
import rtoml

from farlight.content.cards import Card, EffectText, Name, effects_in, names_in, references_in
from farlight.content.invalid import expected, explain, suggest
from farlight.content.locate import Places, TomlPath
from farlight.content.translations import ORIGINAL, PLACE, open_languages, place_of
from farlight.effects import Effect, EffectError, Problem, Source, Vocabulary, any_of, excerpt, parse, problem_at
from farlight.texts import LANGUAGES

_LEVEL = re.compile(r"at line (\d+) column (\d+)")
_ID = re.compile(r"[A-Za-z0-9_-]+")


Word = Annotated[str, msgspec.Meta(min_length=1)]


class PackInfo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a pack says of itself in pack.toml."""

    id: Word
    game: Word
    name: Name
    version: Word
    license: Word
    authors: list[str] = []
    languages: list[str] = []
    """Those beside English in which all of it is told."""
    proper_names: list[str] = []
    """Texts that are the same in every language: `keeper.*.name`."""

    def is_proper(self, place: str) -> bool:
        """Whether the text at a place is the same in every language."""
        return any(fnmatchcase(place, pattern) for pattern in self.proper_names)


class Where:
    """Where everything of a pack stands: for lints, which are found when the files were read long ago."""

    def __init__(self) -> None:
        self.places: dict[Path, Places] = {}
        self.files: dict[TomlPath, Path] = {}
        """The file of each card, by its kind and id, and of ("pack",)."""

    def problem(self, path: TomlPath, message: str) -> Problem:
        """Something to say about a card or a part of it, as ("mission", "first-light", "drift")."""
        file = next(self.files[path[:length]] for length in (2, 1) if path[:length] in self.files)
        return self.problem_in(file, path, message)

    def problem_in(self, file: Path, path: TomlPath, message: str) -> Problem:
        places = self.places[file]
        line, column = places.line_and_column(places.nearest(path))
        return Problem(str(file), line, column, message, _excerpt(places.text, line, column))


class Reader:
    """Reads the files of one pack; definitions and problems gather here."""

    def __init__(self, kinds: Mapping[str, type[Card]], words: Vocabulary) -> None:
        self.kinds = kinds
        self.words = words
        self.pack: PackInfo | None = None
        self.cards: dict[str, dict[str, Any]] = {kind: {} for kind in kinds}
        self.written: dict[str, dict[str, msgspec.Raw]] = {kind: {} for kind in kinds}
        """The cards as they were written, for the cache: without defaults, which need not pass the checks."""
        self.trees: dict[str, Effect] = {}
        """Every effect by its source, likewise."""
        self.problems: list[Problem] = []
        self.lints: list[Problem] = []
        self.effects: list[tuple[Path, TomlPath, EffectText]] = []
        """Those that mention cards."""
        self.where = Where()
        self.places = self.where.places
        self.first: dict[tuple[str, str], Path] = {}
        """The file of each card that was met, broken ones too."""
        self.complete = True
        """Whether all cards were met: of those behind a mistake nobody can say that they are missing."""
        self._word = ""
        """By which texts find their other languages, if the pack has any."""
        self._checked = (0, 0)
        """Of how many cards and effects the references were looked up."""

    def copy(self) -> "Reader":
        """A reader that has read the same and may go on with other files. Cards never change, so both have them."""
        other = Reader(self.kinds, self.words)
        other.pack, other.complete, other._checked, other._word = self.pack, self.complete, self._checked, self._word
        other.cards = {kind: {**cards} for kind, cards in self.cards.items()}
        other.problems, other.lints, other.effects = [*self.problems], [*self.lints], [*self.effects]
        other.first = {**self.first}
        other.places.update(self.places)
        other.where.files.update(self.where.files)
        return other

    def info(self, file: Path) -> PackInfo | None:
        data = self.toml(file)
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
            self.where.files["pack",] = file
            if not _ID.fullmatch(info.id):
                self.problem(file, ("pack", "id"), f"the id '{info.id}' is no word: use letters, digits, - and _")
            self._check_names(file, ("pack",), info)
            self._check_languages(file, info)
        self.pack = info
        return info

    def _check_languages(self, file: Path, info: PackInfo) -> None:
        for number, language in enumerate(info.languages):
            others = LANGUAGES[1:]
            if language not in others:
                message = f"pack.languages: unknown language '{language}': {expected(language, others)}"
                self.problem(file, ("pack", "languages", number), message)
        if info.languages:
            self._word = open_languages(file.parent, info.languages)

    def game(self, file: Path) -> str | None:
        """The game that a pack is for, whatever else is wrong with its pack.toml; or None, and what is wrong."""
        data = self.toml(file)
        told = data.get("pack") if data else None
        game = told.get("game") if isinstance(told, dict) else None
        if isinstance(game, str) and game:
            return game
        if data is not None:
            self.info(file)
        return None

    def file(self, file: Path, inside: str = "") -> None:
        """Read the cards of a file, or those inside one table of it."""
        data = self.toml(file)
        if data is not None and inside:
            data = data[inside]
            self.places[file] = self.places[file].within((inside,))
        if data is None or not all(kind in self.kinds for kind in data):
            self.complete = False
        for kind, table in (data or {}).items():
            if kind not in self.kinds:
                self.problem(file, (kind,), f"unknown kind of card '{kind}': {expected(kind, self.kinds)}")
            elif not isinstance(table, dict):
                self.problem(file, (kind,), f"'{kind}' needs cards: write each one under a heading [{kind}.ID]")
            else:
                for card_id, card in table.items():
                    self._card(file, (kind, card_id), card)

    def check_needed(self, info_file: Path, game: str, needed: Collection[str]) -> None:
        """Complain, when everything is read, about each of these kinds of which there is no card."""
        for kind in needed:
            if self.complete and info_file in self.places and all(kind != other for other, _ in self.first):
                message = f"no {kind}: a pack for {game} needs at least one [{kind}.ID]"
                self.problem(info_file, ("pack",), message)

    def check_references(self) -> None:
        """Complain, when everything is read, about what is mentioned and missing. A broken card exists; its own error
        is enough.

        Further files only add cards, so what was found before is not looked up again.
        """
        if not self.complete:
            return
        cards, effects = self._checked
        self._checked = len(self.first), len(self.effects)
        known: dict[str, dict[str, Any]] = {}
        for kind, card_id in self.first:
            known.setdefault(kind, {})[card_id] = None
        for path, file in islice(self.first.items(), cards, None):
            for where, kind, other in references_in(self.cards[path[0]].get(path[1]), path):
                if other not in known.get(kind, {}):
                    self.problem(file, where, f"there is no {kind} '{other}'.{suggest(other, known.get(kind, {}))}")
        for file, place, effect in self.effects[effects:]:
            for ref in effect.parsed.references if effect.parsed else ():
                if not any(ref.id in known.get(kind, {}) for kind in ref.kinds):
                    there = [card for kind in ref.kinds for card in known.get(kind, {})]
                    message = f"there is no {any_of(ref.kinds)} '{ref.id}'.{suggest(ref.id, there)}"
                    source = self._source(file, place, effect)
                    self.problems.append(problem_at(source, ref.start, ref.end, message))

    def _card(self, file: Path, path: tuple[str, str], data: Any) -> None:
        kind, card_id = path
        if path in self.first:
            message = f"the {kind} '{card_id}' exists already, at {self._told_place(path)}: give this one another id"
            self.problem(file, path, message)
            return
        self.first[path] = self.where.files[path] = file
        if not _ID.fullmatch(card_id):
            self.problem(file, path, f"the id '{card_id}' is no word: use letters, digits, - and _")
            return
        if not isinstance(data, dict):
            self.problem(file, path, f"'{card_id}' is no card: write it under a heading [{kind}.{card_id}]")
            return
        if "id" in data:
            self.problem(file, (*path, "id"), f"the id of a card is its heading, here '{card_id}': leave 'id' out")
            return
        written = {"id": card_id, **data}
        card = self._convert(file, path, written, self.kinds[kind])
        if card is None:
            return
        self._check_names(file, path, card)
        if self._word:
            self._say_places(path, card, written)
            card = msgspec.convert(written, self.kinds[kind], dec_hook=_decode)
        try:
            self.written[kind][card_id] = msgspec.Raw(msgspec.msgpack.encode(written))
        except OverflowError:
            self.problem(file, path, "a number is too large: write one below 2^63")
            return
        self.cards[kind][card_id] = card
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
            name = ".".join(map(str, where))
            if isinstance(text, str):
                if not text.strip() and where in self.places[file].values:  # or else it is the default of its field
                    self.problem(file, where, f"{name}: the text is empty: write it")
                continue
            for language, words in text.items():
                if language not in LANGUAGES:
                    message = f"{name}: unknown language '{language}': {expected(language, LANGUAGES)}"
                    self.problem(file, (*where, language), message)
                elif not words.strip():
                    self.problem(file, (*where, language), f"{name}.{language}: the text is empty: write it")
            if "en" not in text:
                self.problem(file, where, f"{name}: 'en' is missing: English stands in for every other language")

    def _say_places(self, path: TomlPath, card: Card, written: Any) -> None:
        """Have every text of a card know where its other languages are found."""
        for where, text in names_in(card, path):
            *way, last = where[len(path) :]
            holder = written
            for step in way:
                holder = _step(holder, step)
            proper = self.pack is not None and self.pack.is_proper(".".join(map(str, where)))
            if _step(holder, last) is not None and not proper:  # or else it is the default of its field
                own = {ORIGINAL: text} if isinstance(text, str) else text
                holder[last] = {**own, PLACE: place_of(self._word, where)}

    def _effect(self, file: Path, path: TomlPath, effect: EffectText) -> None:
        """Parse it; only if there is something to say about it, look where it stands."""
        try:
            effect.parsed = parse(Source(effect.source), self.words)
            self.trees[effect.source] = effect.parsed.tree
            if effect.parsed.lints:
                self.lints += parse(self._source(file, path, effect), self.words).lints
        except EffectError:
            try:
                parse(self._source(file, path, effect), self.words)
            except EffectError as error:
                self.problems.append(error.problem)
            return
        if effect.parsed.references:
            self.effects.append((file, path, effect))

    def _source(self, file: Path, path: TomlPath, effect: EffectText) -> Source:
        """The source of an effect with its place in the file."""
        places = self.places[file]
        written = path in places.values  # or else it is the default of its field
        line, column = places.line_and_column(places.string_start(path) if written else places.nearest(path))
        return Source(effect.source, str(file), line, column, places.escaped_places(path) if written else ())

    def toml(self, file: Path) -> dict[str, Any] | None:
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
        self.problems.append(self.where.problem_in(file, path, message))


def _excerpt(text: str, line: int, column: int) -> str:
    rows = text.split("\n")
    row = rows[line - 1] if line <= len(rows) else ""
    return excerpt(row, column - 1) if row else ""


def _step(held: Any, key: str | int) -> Any:
    """What somebody wrote at a key of a table or a place of a list, if anything."""
    if isinstance(held, list):
        return held[int(key)]
    return held.get(key) if isinstance(held, dict) else None


def _decode(kind: type, value: object) -> object:
    if kind is EffectText:
        if not isinstance(value, str):
            raise ValueError(f"Expected `str` with an effect, got `{type(value).__name__}`")
        return EffectText(value)
    raise TypeError(f"a definition cannot hold {kind}")
