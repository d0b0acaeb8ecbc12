"""Reading scenario files: TOML with a game and a table of cases, every problem with its place."""

import re
from collections.abc import Iterable, Mapping
from pathlib import Path

import msgspec
import rtoml

from farlight.content import MORE_CARDS, PackError
from farlight.content.locate import Places, TomlPath
from farlight.effects import Problem, expectation
from farlight.errors import UserError
from farlight.kernel import AnyGame, game_names, load_game, load_game_with
from farlight.rulebook import rules
from farlight.scenarios.words import load_words

FIELDS = {
    "rule": 'a list of rule ids, such as ["B-END-01"]',
    "title": "one text, a sentence that says what happens",
    "given": "one text, its sentences separated by ';' or line breaks",
    "dice": 'a list of results, such as ["6", "dice 1"]',
    "do": 'a list of option ids, such as ["seat 2: ready"]',
    "then": 'a list of facts, such as ["not over"]',
}
_PARTS = ("game", MORE_CARDS, "case")
_TEXTS = ("title", "given")
_SENTENCE = re.compile(r"[^;\n]+")


class Case(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One row of a scenario table."""

    rule: list[str]
    then: list[str]
    title: str = ""
    given: str = ""
    dice: list[str | int] | None = None
    """Results of chance in order; without them, the generator rolls."""
    do: list[str] = []

    def sentences(self) -> list[str]:
        """What is given, sentence by sentence."""
        return [said for _, said in split_given(self.given)]


class Located(msgspec.Struct, frozen=True):
    """A case and where it stands."""

    game: str
    case: Case
    file: str
    line: int
    number: int
    lines: Mapping[tuple[str, int], int] = {}
    """The line of each sentence, answer and fact: by the part of the case and its number in it."""
    with_cards: AnyGame | None = None
    """The game with the cards that the file brings, if it does."""

    @property
    def played(self) -> AnyGame:
        """The game as this case plays it."""
        return self.with_cards or load_game(self.game)

    @property
    def label(self) -> str:
        title = f" {self.case.title}" if self.case.title else ""
        return f"{self.file}:{self.line}: case {self.number} [{', '.join(self.case.rule)}]{title}"


class CaseError(UserError):
    """Scenario files that cannot be run; lists every problem."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__("\n".join(map(str, problems)))
        self.problems = problems


def split_given(given: str) -> list[tuple[int, str]]:
    """The sentences of a text, each with the number of line breaks before it."""
    found = [(match.start(), match[0].strip()) for match in _SENTENCE.finditer(given)]
    return [(given.count("\n", 0, start), said) for start, said in found if said]


def load_cases(paths: Iterable[Path]) -> list[Located]:
    """All cases of these files and folders; raises `CaseError`."""
    cases: list[Located] = []
    problems: list[Problem] = []
    for file in _files(paths, problems):
        found, wrong = _load_file(file)
        cases += found
        problems += wrong
    if problems:
        raise CaseError(problems)
    return cases


def _files(paths: Iterable[Path], problems: list[Problem]) -> list[Path]:
    files: list[Path] = []
    for path in paths:
        inside = sorted(path.rglob("*.toml")) if path.is_dir() else [path]
        if not inside:
            problems.append(Problem(str(path), 1, 1, "no scenarios in this folder: they are files named *.toml"))
        elif not path.exists():
            problems.append(Problem(str(path), 1, 1, "there is no such file or folder: check the path"))
        else:
            files += inside
    return files


def _load_file(file: Path) -> tuple[list[Located], list[Problem]]:
    try:
        text = file.read_text("utf-8")
        data = rtoml.loads(text)
    except OSError as error:
        return [], [Problem(str(file), 1, 1, f"cannot be read: {error.strerror or error}")]
    except UnicodeDecodeError:
        return [], [Problem(str(file), 1, 1, "not UTF-8 text: save the file as UTF-8")]
    except rtoml.TomlParsingError as error:
        return [], [Problem(str(file), *_place_in(str(error)), f"TOML syntax: {error}")]
    reader = _Reader(file, Places(text))
    return reader.cases(data), reader.problems


class _Reader:
    def __init__(self, file: Path, places: Places) -> None:
        self.file = str(file)
        self.places = places
        self.problems: list[Problem] = []

    def cases(self, data: Mapping[str, object]) -> list[Located]:
        for word in data:
            if word not in _PARTS:
                self.problem((word,), f"unknown word '{word}': {expectation(word, _PARTS)}")
        game = data.get("game")
        if not isinstance(game, str) or game not in game_names():
            said = "'game' is missing" if game is None else f"'game' must name a game, not {game!r}"
            self.problem(("game",), f"{said}: {expectation(str(game or ''), game_names())}")
            return []
        rows = data.get("case", [])
        if not isinstance(rows, list) or not rows:
            self.problem(("case",), "no cases: write each one as a [[case]] table")
            return []
        try:
            load_words(game)
            ids = {rule.id: None for rule in rules(game)}
        except LookupError as error:
            self.problem(("game",), str(error))
            return []
        own = self.with_cards(game, data[MORE_CARDS]) if MORE_CARDS in data else None
        return [found for number, row in enumerate(rows) if (found := self.case(game, own, ids, number, row))]

    def with_cards(self, game: str, cards: object) -> AnyGame | None:
        """The game with the cards of this file."""
        if not isinstance(cards, dict):
            self.problem((MORE_CARDS,), f"'{MORE_CARDS}' needs cards: write each one under [{MORE_CARDS}.KIND.ID]")
            return None
        try:
            return load_game_with(game, Path(self.file))
        except PackError as error:
            self.problems += error.problems
            return None

    def case(self, game: str, own: AnyGame | None, ids: Mapping[str, None], number: int, row: object) -> Located | None:
        path: TomlPath = ("case", number)
        if not isinstance(row, dict):
            self.problem(path, f"case {number + 1} is no table: write it as [[case]] with {', '.join(FIELDS)}")
            return None
        before = len(self.problems)
        for field, value in row.items():
            self.check_field(path, number, field, value)
        for field in ("rule", "then"):
            if not row.get(field) and (field not in row or row[field] == []):
                what = "is empty" if field in row else "is missing"
                said = f"case {number + 1}: '{field}' {what}: a case cites rules and claims facts"
                self.problem((*path, field), said)
        if len(self.problems) > before:
            return None
        case = msgspec.convert(row, Case)
        for place, rule in enumerate(case.rule):
            if rule not in ids:
                self.problem((*path, "rule", place), f"{game} has no rule '{rule}': {expectation(rule, ids)}")
        return Located(game, case, self.file, self.line(path), number + 1, self.lines(path, case), own)

    def check_field(self, path: TomlPath, number: int, field: str, value: object) -> None:
        """Check whether the field is one and holds what it should."""
        if field not in FIELDS:
            self.problem((*path, field), f"case {number + 1}: unknown word '{field}': {expectation(field, FIELDS)}")
            return
        said = f"case {number + 1}: '{field}' must be {FIELDS[field]}"
        if field in _TEXTS or not isinstance(value, list):
            if field not in _TEXTS or not isinstance(value, str):
                self.problem((*path, field), f"{said}; this is {_kind(value)}")
            return
        for place, item in enumerate(value):
            number_of_a_face = field == "dice" and isinstance(item, int) and not isinstance(item, bool)
            if not isinstance(item, str) and not number_of_a_face:
                self.problem((*path, field, place), f"{said}; entry {place + 1} is {_kind(item)}")

    def lines(self, path: TomlPath, case: Case) -> dict[tuple[str, int], int]:
        found = {
            (field, place): self.line((*path, field, place))
            for field, items in (("do", case.do), ("then", case.then))
            for place in range(len(items))
        }
        if case.given:
            line, _ = self.places.line_and_column(self.places.string_start((*path, "given")))
            found |= {("given", place): line + below for place, (below, _) in enumerate(split_given(case.given))}
        return found

    def line(self, path: TomlPath) -> int:
        return self.places.line_and_column(self.places.nearest(path))[0]

    def problem(self, path: TomlPath, message: str) -> None:
        line, column = self.places.line_and_column(self.places.nearest(path))
        self.problems.append(Problem(self.file, line, column, message))


def _kind(value: object) -> str:
    """What a TOML value is, in words."""
    names = {str: "a text", bool: "a truth value", int: "a number", float: "a number", list: "a list", dict: "a table"}
    return names.get(type(value), f"a {type(value).__name__}")


def _place_in(said: str) -> tuple[int, int]:
    numbers = [int(word) for word in said.split() if word.isdigit()]
    return (numbers[-2], numbers[-1]) if len(numbers) > 1 else (1, 1)
