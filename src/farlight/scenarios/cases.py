"""Reading scenario files: TOML with a game and a table of cases, every problem with its place."""

from collections.abc import Iterable
from pathlib import Path

import msgspec
import rtoml

from farlight.content.locate import Places, TomlPath
from farlight.effects import Problem, expectation
from farlight.kernel import game_names
from farlight.rulebook import rules

FIELDS = ("rule", "title", "given", "dice", "do", "then")


class Case(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One row of a scenario table."""

    rule: list[str]
    then: list[str]
    title: str = ""
    given: str = ""
    dice: list[str] | None = None
    """Results of chance in order; without them, the generator rolls."""
    do: list[str] = []


class Located(msgspec.Struct, frozen=True):
    """A case and where it stands."""

    game: str
    case: Case
    file: str
    line: int
    number: int

    @property
    def label(self) -> str:
        title = f" {self.case.title}" if self.case.title else ""
        return f"{self.file}:{self.line}: case {self.number} [{', '.join(self.case.rule)}]{title}"


class CaseError(Exception):
    """Scenario files that cannot be run; lists every problem."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__("\n".join(map(str, problems)))
        self.problems = problems


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
        if path.is_dir():
            files += sorted(path.rglob("*.toml"))
        elif path.is_file():
            files.append(path)
        else:
            problems.append(Problem(str(path), 1, 1, "there is no such file or folder: check the path"))
    return files


def _load_file(file: Path) -> tuple[list[Located], list[Problem]]:
    try:
        text = file.read_text("utf-8")
        data = rtoml.loads(text)
    except UnicodeDecodeError:
        return [], [Problem(str(file), 1, 1, "not UTF-8 text: save the file as UTF-8")]
    except rtoml.TomlParsingError as error:
        return [], [Problem(str(file), *_place_in(str(error)), f"TOML syntax: {error}")]
    reader = _Reader(file, Places(text))
    game = data.get("game")
    if game not in game_names():
        reader.problem(("game",), f"'game' must name a game, not {game!r}: {expectation(str(game), game_names())}")
        return [], reader.problems
    rows = data.get("case", [])
    if unknown := [key for key in data if key not in ("game", "case")]:
        reader.problem((unknown[0],), f"unknown word '{unknown[0]}': {expectation(unknown[0], ('game', 'case'))}")
    if not isinstance(rows, list) or not rows:
        reader.problem(("case",), "no cases: write each one as a [[case]] table")
        return [], reader.problems
    cases = [case for number, row in enumerate(rows) if (case := reader.case(str(game), number, row))]
    return cases, reader.problems


class _Reader:
    def __init__(self, file: Path, places: Places) -> None:
        self.file = str(file)
        self.places = places
        self.problems: list[Problem] = []

    def case(self, game: str, number: int, row: object) -> Located | None:
        path: TomlPath = ("case", number)
        if isinstance(row, dict) and (unknown := [key for key in row if key not in FIELDS]):
            self.problem((*path, unknown[0]), f"unknown word '{unknown[0]}': {expectation(unknown[0], FIELDS)}")
            return None
        try:
            case = msgspec.convert(row, Case)
        except msgspec.ValidationError as error:
            self.problem(path, f"case {number + 1}: {error}")
            return None
        known = {rule.id for rule in rules(game)}
        for rule in case.rule:
            if rule not in known:
                self.problem((*path, "rule"), f"{game} has no rule '{rule}': {expectation(rule, known)}")
        for field, value in (("rule", case.rule), ("then", case.then)):
            if not value:
                self.problem(
                    (*path, field),
                    f"case {number + 1}: '{field}' is empty: a case cites rules and claims facts",
                )
        line, _ = self.places.line_and_column(self.places.nearest(path))
        return Located(game, case, self.file, line, number + 1)

    def problem(self, path: TomlPath, message: str) -> None:
        line, column = self.places.line_and_column(self.places.nearest(path))
        self.problems.append(Problem(self.file, line, column, message))


def _place_in(said: str) -> tuple[int, int]:
    words = said.split()
    numbers = [int(word) for word in words if word.isdigit()]
    return (numbers[-2], numbers[-1]) if len(numbers) > 1 else (1, 1)
