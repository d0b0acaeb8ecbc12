"""The compiled build: what lowering makes of struct classes, what it refuses, and when a build is used."""

import os
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

from farlight import compiled
from farlight.cli import entry
from farlight.kernel import COMPILED, game_names
from farlight.lab.compiled import native_state
from farlight.lab.compiled.build import NoCompiler, check_compiler, lower_into
from farlight.lab.compiled.check import Refused, complaints, generators_in
from farlight.lab.compiled.lower import LoweringError, lower

if COMPILED:
    pytest.skip("what is compiled cannot be lowered again", allow_module_level=True)

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def lowered(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The lowered modules, which Python can run as they are: what compiling makes of them comes on top."""
    place = tmp_path_factory.mktemp("lowered")
    lower_into(place)
    return place


def run(place: Path | str, *command: str) -> "subprocess.CompletedProcess[str]":
    environment = {"PYTHONPATH": str(ROOT / "src"), compiled.VARIABLE: str(place)}
    return subprocess.run(
        [sys.executable, *command], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )


# Lowering


def test_lowered_classes_play_the_same_games_and_write_and_load_the_same_saves(lowered: Path, tmp_path: Path) -> None:
    seen = str(tmp_path / "seen")
    assert run("0", "-m", "farlight.lab.witness", seen).returncode == 0
    found = run(lowered, "-m", "farlight.lab.witness", seen)
    assert (found.returncode, found.stderr) == (0, "")
    assert f"{len(game_names())} games played alike" in found.stdout


def test_lowered_classes_are_states_as_games_of_others_need_them(lowered: Path) -> None:
    found = run(lowered, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/kernel/test_state.py")
    assert found.returncode == 0, found.stdout
    assert run(lowered, "-m", "farlight", "conform", "tests/conformance/beacon").returncode == 0


HEAD = '''"""Something."""

import msgspec

from farlight.kernel import State
from farlight.effects import SlotType


'''


@pytest.fixture
def made() -> Iterator[list[str]]:
    """Modules that were made for a test, by name."""
    names: list[str] = []
    yield names
    for name in names:
        sys.modules.pop(name, None)


def module_of(source: str, made: list[str]) -> ModuleType:
    module = ModuleType("farlight.made")
    sys.modules[module.__name__] = module
    made.append(module.__name__)
    exec(source, vars(module))
    return module


def refused(source: str, made: list[str]) -> list[str]:
    """What is said about a module with this source, after its lowering."""
    module = module_of(HEAD + source, made)
    text = lower(module, HEAD + source)
    return list(complaints(module, text, {module.__name__, "farlight.kernel.state"}, generators_in(text)))


def test_a_lowered_class_has_what_a_struct_has_by_itself(made: list[str]) -> None:
    source = HEAD + "class Point(msgspec.Struct, frozen=True):\n    x: int\n    y: tuple[int, ...] = ()  # why not\n"
    text = lower(module_of(source, made), source)
    assert "# why not" in text
    again = module_of(text, made)
    one, two = again.Point(1), again.Point(1, ())
    assert (one, hash(one), repr(one)) == (two, hash(two), "Point(x=1, y=())")
    assert again.Point(2) != one
    match one:
        case again.Point(x, y):
            assert (x, y) == (1, ())


def test_defaults_that_are_made_anew_are_described_as_objects_of_no_type(made: list[str]) -> None:
    source = HEAD + "class Row(msgspec.Struct):\n    x: dict[str, int] = msgspec.field(default_factory=dict)\n"
    text = lower(module_of(source, made), source)
    assert "describe(Row, {'x': 'dict[str, int]'}, {'x': made_by(dict)}, {})" in text
    again = module_of(text, made)
    one, two = again.Row(), again.Row()
    one.x["a"] = 1
    assert (one.x, two.x) == ({"a": 1}, {})


CONSTANTS = """
from typing import TypeVar

T = TypeVar("T")
Words = tuple[str, ...]
LIMIT = 3
TASKS = ("mend", "rest")
KNOWN: dict[str, int] = {}
count = 0
found = None
found = LIMIT


def more() -> None:
    global count
    count += 1
"""


def test_what_is_bound_once_is_a_constant_for_compiled_code(made: list[str]) -> None:
    text = lower(module_of(CONSTANTS, made), CONSTANTS)
    module_of(text, made)
    lines = text.splitlines()
    assert {"LIMIT: Final = 3", "KNOWN: Final[dict[str, int]] = {}"} <= set(lines)
    assert 'TASKS: Final[tuple[str, ...]] = ("mend", "rest")' in lines, "one of two words would be made anew each time"
    assert {'T = TypeVar("T")', "Words = tuple[str, ...]", "count = 0", "found = None"} <= set(lines)


REGISTERED = """
STEPS = {}


def step(name):
    def register(run):
        STEPS[name] = run
        return run

    return register


def replaced(run):
    return lambda: run() + 1


@step("one")
@step("two")
def begin() -> int:
    return 1


@replaced
def other() -> int:
    return 1
"""


def test_a_function_that_is_only_registered_is_one_like_any_other(made: list[str], tmp_path: Path) -> None:
    text = lower(written(REGISTERED, made, tmp_path), REGISTERED)
    assert 'def begin() -> int:\n    return 1\n\n\nstep("one")(step("two")(begin))\n' in text
    assert "@replaced\ndef other()" in text
    again = module_of(text, made)
    assert list(again.STEPS.items()) == [("two", again.begin), ("one", again.begin)]
    assert (again.begin(), again.other()) == (1, 2)


def written(source: str, made: list[str], place: Path) -> ModuleType:
    """A module that was read from a file."""
    file = place / "made.py"
    file.write_text(source)
    spec = spec_from_file_location("farlight.made", file)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    made.append(module.__name__)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("def make():\n    class Inner(msgspec.Struct, frozen=True):\n        x: int\n", "would lose"),
        ("def make():\n    class Inner(msgspec.Struct):\n        x: int\n", "is still a struct"),
        ("def make():\n    class Inner(msgspec.Struct):\n        x: int\n", "within something else"),
        ("class Word(SlotType):\n    pass\n", "which Python reads"),
        ("class Kind(type):\n    pass\n\n\nclass Odd(metaclass=Kind):\n    pass\n", "would lose"),
        ("from collections.abc import Sequence\n\n\nclass Row(Sequence[int]):\n    pass\n", "would be taken for one"),
        ("def some():\n    yield 1\n\n\ndef has():\n    return 1 in some()\n", "write `in list(...)`"),
        ("def make(cls):\n    return object.__new__(cls)\n", "call the class"),
    ],
)
def test_what_would_change_when_it_is_compiled_is_refused(source: str, said: str, made: list[str]) -> None:
    assert any(said in each for each in refused(source, made)), refused(source, made)


def test_what_is_lowered_whole_is_not_refused(made: list[str]) -> None:
    fine = "class Point(State):\n    x: int\n\n\ndef has(x, a, b):\n    return x in (*a, *b) and x in list(a)\n"
    assert refused(fine, made) == []


def test_a_setting_that_native_classes_do_not_have_is_refused(made: list[str]) -> None:
    source = HEAD + "class Ranked(msgspec.Struct, order=True):\n    x: int\n"
    with pytest.raises(LoweringError, match="`order`"):
        lower(module_of(source, made), source)


# Which build is used


def test_a_build_of_other_sources_is_not_used(lowered: Path, tmp_path: Path) -> None:
    (tmp_path / compiled.DONE).write_text("of other sources")
    found = run(tmp_path, "-c", "import farlight")
    assert found.returncode == 1
    assert "Build it with scripts/build-compiled" in found.stderr
    assert not compiled.is_of_these_sources(tmp_path)
    assert compiled.is_of_these_sources(lowered)


def test_the_key_of_the_sources_changes_with_each_of_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "kernel" / "some.py"
    file.parent.mkdir()
    monkeypatch.setattr(compiled, "PACKAGE", tmp_path)
    file.write_text("one")
    first = compiled.key()
    file.write_text("two")
    assert compiled.key() != first
    file.rename(file.with_name("other.py"))
    assert compiled.key() not in (first, "")


def test_a_base_of_states_that_was_changed_is_not_compiled_as_it_was() -> None:
    source = (compiled.PACKAGE / native_state.MODULE).read_text("utf-8")
    assert "class State:" in native_state.native(source)
    with pytest.raises(Refused, match="give_copiers"):
        native_state.native(source.replace("give_copiers(cls)", "give_copiers(cls, cls)"))


def test_a_machine_without_a_compiler_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.setenv("CC", "no-such-compiler")
    with pytest.raises(NoCompiler, match="no C compiler"):
        check_compiler()


def test_a_wanted_build_that_is_not_there_is_said_to_be_missing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(compiled, "BUILDS", tmp_path)
    (tmp_path / ".making-it").mkdir()
    (tmp_path / ".making-it" / compiled.DONE).write_text("soon")
    with pytest.raises(compiled.NotCompiled, match="has not been built"):
        compiled.use()
    (tmp_path / "old").mkdir()
    (tmp_path / "old" / compiled.DONE).write_text("old")
    with pytest.raises(compiled.NotCompiled, match="from other sources"):
        compiled.use()


def test_a_command_is_told_by_its_first_word_which_engine_to_use(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(compiled, "BUILDS", tmp_path)
    monkeypatch.setenv(compiled.VARIABLE, "1")
    assert entry._with_engine(["--pure", "sim", "beacon"]) == ["sim", "beacon"]
    assert os.environ[compiled.VARIABLE] == "0"
    with pytest.raises(compiled.NotCompiled, match="has not been built"):
        entry._with_engine(["--compiled", "sim", "beacon"])


def test_the_lab_goes_on_without_a_build_and_says_so_only_if_there_is_an_old_one(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(compiled, "BUILDS", tmp_path)
    monkeypatch.delenv(compiled.VARIABLE)
    assert entry._with_engine(["sim", "beacon"]) == ["sim", "beacon"]
    assert capsys.readouterr().err == ""
    (tmp_path / "old").mkdir()
    (tmp_path / "old" / compiled.DONE).write_text("old")
    entry._with_engine(["sim", "beacon"])
    assert "Pure Python: The compiled engine was built from other sources" in capsys.readouterr().err
    entry._with_engine(["missions"])
    assert capsys.readouterr().err == ""
