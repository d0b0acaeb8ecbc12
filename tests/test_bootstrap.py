"""The one-command start: what ./farlight does before there is anything to import."""

import ast
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent
SCRIPT = ROOT / "farlight"
OFFLINE = "ERROR: No matching distribution found for attrs==1 (from versions: none)"


def load(script: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """Import the bootstrap, which has no .py ending, without running it."""
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    loader = SourceFileLoader("farlight_bootstrap", str(script))
    spec = spec_from_loader(loader.name, loader)
    assert spec is not None
    module = module_from_spec(spec)
    loader.exec_module(module)
    return module


def copy_checkout(target: Path) -> Path:
    """Copy what the bootstrap reads; it never looks at the package itself."""
    shutil.copytree(ROOT / "requirements", target / "requirements")
    for name in ("farlight", "pyproject.toml"):
        shutil.copy2(ROOT / name, target / name)
    return target


class Start:
    """A checkout whose bootstrap runs for real, apart from the slow tools it calls."""

    def __init__(self, checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.checkout = checkout
        self.env = checkout / ".venv"
        self.stamp = self.env / "farlight-stamp"
        self.calls: list[str] = []
        self.launched: list[list[str]] = []
        self.pip: Callable[[], tuple[int, str]] = lambda: (0, "")
        self.module = load(checkout / "farlight", monkeypatch)
        monkeypatch.setattr(self.module, "run_tool", self.run_tool)
        monkeypatch.setattr(self.module, "launch", self.launch)
        monkeypatch.delenv("FARLIGHT_ENV_DIR", raising=False)

    def __call__(self, *arguments: str) -> tuple[int, list[str]]:
        """Start once; return the exit status and the names of the tools that ran."""
        self.calls.clear()
        status: int = self.module.main(list(arguments))
        return status, list(self.calls)

    def run_tool(self, command: list[str], message: str, keep_open: object = ()) -> tuple[int, str]:
        if "venv" in command:
            self.calls.append("venv")
            python = Path(command[-1], "bin", "python")
            python.parent.mkdir()
            python.symlink_to(sys.executable)
            return 0, ""
        if "-r" in command:
            self.calls.append(Path(command[-1]).name)
            return self.pip()
        self.calls.append("checkout")
        return 0, ""

    def launch(self, place: Any, arguments: list[str]) -> int:
        self.launched.append(arguments)
        return 0


@pytest.fixture
def start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Start:
    checkout = tmp_path / "a checkout"
    checkout.mkdir()
    return Start(copy_checkout(checkout), monkeypatch)


FRESH_RUN = ["venv", "run.txt", "checkout"]


# ------------------------------------------------------------------ old Pythons


@pytest.mark.parametrize("version", [(2, 7, 18), (3, 5, 0), (3, 10, 13)])
def test_an_old_python_is_told_what_to_install(version: tuple[int, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    sentence = load(SCRIPT, monkeypatch).too_old(version)
    assert sentence == (
        f"Farlight needs Python 3.11 or newer; this is {version[0]}.{version[1]}. "
        "Install it and run: python3.11 ./farlight"
    )


def test_an_old_python_stops_before_anything_is_made(
    start: Start, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(start.module.sys, "version_info", (3, 9, 1))
    result = start("play")
    monkeypatch.undo()
    assert result == (2, [])
    assert "this is 3.9." in capsys.readouterr().err
    assert not start.env.exists()


@pytest.mark.parametrize("version", [(3, 11, 0), (3, 14, 2), (4, 0, 0)])
def test_a_new_python_is_welcome(version: tuple[int, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    assert load(SCRIPT, monkeypatch).too_old(version) is None


def is_too_new(node: ast.AST) -> bool:
    """Tell whether Python 2.7 or 3.5 would stop at this piece of syntax."""
    newer = (ast.JoinedStr, ast.AnnAssign, ast.NamedExpr, ast.Match, ast.Nonlocal, ast.AsyncFunctionDef)
    match node:
        case ast.FunctionDef(args=signature, returns=returns):
            annotated = any(argument.annotation for argument in signature.args)
            return bool(annotated or returns or signature.kwonlyargs or signature.posonlyargs)
        case ast.Raise(cause=cause):
            return cause is not None
        case ast.Call(args=arguments):
            return any(isinstance(argument, ast.Starred) for argument in arguments[:-1])
        case ast.List(elts=elements) | ast.Tuple(elts=elements) | ast.Set(elts=elements):
            return any(isinstance(element, ast.Starred) for element in elements)
        case ast.Dict(keys=keys):
            return None in keys
        case ast.ClassDef(keywords=keywords):
            return bool(keywords)
        case _:
            return isinstance(node, newer)


def test_the_script_stays_in_syntax_that_old_pythons_read() -> None:
    text = SCRIPT.read_bytes().decode("ascii")
    assert [node for node in ast.walk(ast.parse(text)) if is_too_new(node)] == []


# ------------------------------------------------------------ the usual starts


def test_the_first_start_installs_and_the_second_only_starts(start: Start) -> None:
    assert start("play", "--seed", "3") == (0, FRESH_RUN)
    assert start("play") == (0, [])
    assert start.launched == [["play", "--seed", "3"], ["play"]]


@pytest.mark.parametrize(
    ("unwanted", "own_place", "kept"),
    [("", "", None), ("1", "", ".venv/bytecode"), ("1", "elsewhere", "elsewhere")],
)
def test_byte_code_unwanted_beside_sources_goes_into_the_environment(
    start: Start, unwanted: str, own_place: str, kept: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in (("PYTHONDONTWRITEBYTECODE", unwanted), ("PYTHONPYCACHEPREFIX", own_place)):
        monkeypatch.setenv(name, value)  # so that it is put back, whatever becomes of it
        if not value:
            monkeypatch.delenv(name)
    start.module.keep_bytecode(start.module.Place(""))
    assert "PYTHONDONTWRITEBYTECODE" not in os.environ
    assert os.environ.get("PYTHONPYCACHEPREFIX") == (kept and os.path.join(*kept.split("/")))


def test_testing_adds_the_development_set_which_serves_playing_too(start: Start) -> None:
    start("play")
    assert start("test") == (0, ["dev.txt", "checkout"])
    assert start("play") == (0, [])
    assert start("test", "-k", "kernel") == (0, [])


def test_a_changed_lock_is_installed_into_the_same_environment(start: Start) -> None:
    start("play")
    with (start.checkout / "requirements" / "run.txt").open("a") as lock:
        lock.write("# changed\n")
    assert start("play") == (0, ["run.txt", "checkout"])
    assert start("play") == (0, [])


def test_a_changed_pyproject_is_installed_again(start: Start) -> None:
    start("play")
    with (start.checkout / "pyproject.toml").open("a") as project:
        project.write("# changed\n")
    assert start("play") == (0, ["run.txt", "checkout"])


def test_a_lock_with_a_new_time_but_old_content_changes_nothing(start: Start) -> None:
    start("play")
    os.utime(start.checkout / "requirements" / "run.txt", (1, 1))
    before = start.stamp.read_text()
    assert start("play") == (0, [])
    assert start.stamp.read_text() != before, "the next start should not need to read the lock again"


def test_the_environment_may_be_elsewhere(start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FARLIGHT_ENV_DIR", str(tmp_path / "new" / "env"))
    assert start("play") == (0, FRESH_RUN)
    assert start("play") == (0, [])
    assert not start.env.exists()


def test_a_start_that_waited_for_another_finds_its_work_done(
    start: Start, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    fcntl = pytest.importorskip("fcntl")
    start("play")
    finished = start.stamp.read_text()
    start.stamp.unlink()

    def flock(stream: object, how: int) -> None:
        if how & fcntl.LOCK_NB:
            raise BlockingIOError
        start.stamp.write_text(finished)

    monkeypatch.setattr(fcntl, "flock", flock)
    assert start("play") == (0, [])
    assert "waiting" in capsys.readouterr().err


# ------------------------------------------------------- environments gone bad


def test_an_environment_without_its_stamp_is_made_anew(start: Start) -> None:
    start("play")
    start.stamp.unlink()
    (start.env / "left over").touch()
    assert start("play") == (0, FRESH_RUN)
    assert not (start.env / "left over").exists()


def test_an_environment_whose_python_is_gone_is_made_anew(start: Start) -> None:
    start("play")
    python = start.env / "bin" / "python"
    python.unlink()
    python.symlink_to(start.checkout / "no such python")
    assert start("play") == (0, FRESH_RUN)


def test_an_environment_whose_python_became_another_is_made_anew(start: Start) -> None:
    start("play")
    python = start.env / "bin" / "python"
    python.unlink()
    python.write_text("#!/bin/sh\necho cpython-310\n")
    python.chmod(0o755)
    assert start("play") == (0, FRESH_RUN)


def test_an_environment_survives_a_patch_release_of_its_python(start: Start) -> None:
    start("play")
    kind = start.module.python_kind()
    python = start.env / "bin" / "python"
    python.unlink()
    python.write_text(f"#!/bin/sh\necho {kind}\n")
    python.chmod(0o755)
    assert start("play") == (0, [])


def test_a_moved_checkout_gets_a_new_environment(start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    start("play")
    moved = Start(start.checkout.rename(tmp_path / "moved"), monkeypatch)
    assert moved("play") == (0, FRESH_RUN)


def test_a_directory_of_something_else_is_never_touched(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    precious = tmp_path / "precious"
    precious.mkdir()
    (precious / "file").touch()
    monkeypatch.setenv("FARLIGHT_ENV_DIR", str(precious))
    assert start("play") == (2, [])
    assert "holds something else" in capsys.readouterr().err
    assert (precious / "file").exists()


# -------------------------------------------------------------------- failures


def one_sentence(capsys: pytest.CaptureFixture[str]) -> str:
    """Return the last line, and check that nothing like a traceback stands above it."""
    *above, last = capsys.readouterr().err.splitlines()
    assert not any("Traceback" in line for line in above)
    assert last.startswith("Farlight: ")
    assert last.endswith(".")
    return last


def test_a_missing_venv_module_is_named(
    start: Start, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ensurepip", None)
    assert start("play") == (2, [])
    assert "install python3-venv" in one_sentence(capsys)
    assert not start.env.exists()


@pytest.mark.parametrize(
    ("output", "advice"),
    [
        (OFFLINE, "connect to the network once"),
        ("WARNING: Retrying after ConnectTimeoutError", "connect to the network once"),
        ("SSLError: CERTIFICATE_VERIFY_FAILED", "set PIP_CERT"),
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES", "not the one in the lock"),
        ("OSError: [Errno 28] No space left on device", "make room"),
        ("OSError: [Errno 13] Permission denied: 'x'", "make it writable"),
        ("error: something nobody foresaw", "shown above"),
    ],
)
def test_a_failed_install_says_what_to_do_and_leaves_nothing(
    start: Start, output: str, advice: str, capsys: pytest.CaptureFixture[str]
) -> None:
    start.pip = lambda: (1, output)
    assert start("play") == (2, ["venv", "run.txt"])
    assert advice in one_sentence(capsys)
    assert not start.env.exists()
    assert start.launched == []


def test_an_unforeseen_failure_shows_the_end_of_the_output(start: Start, capsys: pytest.CaptureFixture[str]) -> None:
    start.pip = lambda: (1, "\n".join(f"line {number}" for number in range(50)))
    start("play")
    shown = capsys.readouterr().err
    assert "line 49" in shown
    assert "line 7\n" not in shown


def test_an_interrupted_first_start_begins_anew(start: Start, capsys: pytest.CaptureFixture[str]) -> None:
    def interrupt() -> tuple[int, str]:
        raise KeyboardInterrupt

    start.pip = interrupt
    assert start("play") == (2, ["venv", "run.txt"])
    assert "interrupted" in one_sentence(capsys)
    start.pip = lambda: (0, "")
    assert start("play") == (0, FRESH_RUN)


def test_a_half_done_update_does_not_pass_as_good(start: Start) -> None:
    start("play")
    start.pip = lambda: (1, "error: something nobody foresaw")
    assert start("test") == (2, ["dev.txt"])
    assert not start.stamp.exists()
    start.pip = lambda: (0, "")
    assert start("play") == (0, FRESH_RUN)


def test_an_update_without_network_keeps_the_environment(start: Start) -> None:
    start("play")
    start.pip = lambda: (1, OFFLINE)
    assert start("test") == (2, ["dev.txt"])
    assert start("play") == (0, [])


def test_a_place_that_cannot_be_written_is_named(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    place = tmp_path / "file" / "env"
    monkeypatch.setenv("FARLIGHT_ENV_DIR", str(place))
    assert start("play") == (2, [])
    assert str(place) in one_sentence(capsys)


def test_an_incomplete_checkout_names_the_missing_file(start: Start, capsys: pytest.CaptureFixture[str]) -> None:
    (start.checkout / "requirements" / "run.txt").unlink()
    assert start("play") == (2, [])
    assert "requirements/run.txt is missing" in one_sentence(capsys)


def test_a_real_first_start_without_network_leaves_nothing(tmp_path: Path) -> None:
    checkout = copy_checkout(tmp_path)
    ours = ("PIP_", "FARLIGHT_")
    settings = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    settings |= {"PIP_NO_INDEX": "1", "PIP_CONFIG_FILE": os.devnull}
    command = [sys.executable, str(checkout / "farlight"), "play"]
    result = subprocess.run(command, env=settings, capture_output=True, text=True, check=False)
    assert result.returncode == 2
    assert result.stdout == ""
    made, installing, problem = result.stderr.splitlines()
    assert "making its own Python environment in .venv" in made
    assert re.search(r"installing \d+ locked packages", installing)
    assert "connect to the network once" in problem
    assert not (checkout / ".venv").exists()


# ----------------------------------------------- what the repository must not say


def pins(name: str) -> set[str]:
    """Return the pinned lines of a lock, markers included."""
    lines = (ROOT / "requirements" / name).read_text().splitlines()
    return {line.removesuffix("\\").strip() for line in lines if re.match(r"\w\S*==", line)}


def test_the_development_lock_contains_the_runtime_lock() -> None:
    # What only one system needs to run, tests may need on all of them: the versions are the same.
    plain = {pin.partition(" ;")[0] for pin in pins("dev.txt")}
    assert {pin.partition(" ;")[0] for pin in pins("run.txt")} <= plain


@pytest.mark.parametrize("name", ["run.txt", "dev.txt", "peers.txt", "open-spiel.txt"])
def test_a_lock_says_what_and_never_from_where(name: str) -> None:
    text = (ROOT / "requirements" / name).read_text()
    assert pins(name)
    assert "://" not in text
    assert re.search(r"^\s*-(?!-hash=sha256:)", text, re.MULTILINE) is None


def test_every_declared_dependency_is_locked() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    locked = {pin.partition("==")[0] for pin in pins("run.txt")}
    declared = project["project"]["dependencies"] + project["build-system"]["requires"]
    # Locks spell names in their normal form: dots and underscores become hyphens.
    names = {re.split(r"[\[<>=~! ]", requirement)[0] for requirement in declared}
    assert {re.sub(r"[-_.]+", "-", name).lower() for name in names} <= locked


# Written in halves, so that this list is not what it looks for.
HOSTS = [
    "py" + "pi.org",
    "python" + "hosted.org",
    "npm" + "js.",
    "crates" + ".io",
    "ana" + "conda.org",
    "deb." + "debian.org",
    "archive." + "ubuntu.com",
    "security." + "ubuntu.com",
]
# A path below a directory that differs from machine to machine; URLs and relative paths pass.
MACHINE_PATH = re.compile(r"(?<![\w.\-/])/(?:work|root|home|opt|Users)/\w")


def repository_files() -> list[Path]:
    """What git tracks or would track; the tests run in a checkout."""
    command = ["git", "-C", str(ROOT), "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return [ROOT / name for name in listed.split("\0") if name and (ROOT / name).is_file()]


def test_no_file_names_a_registry_or_a_path_of_one_machine() -> None:
    offences = []
    for path in repository_files():
        text = path.read_bytes().decode("utf-8", "ignore")
        found = [host for host in HOSTS if host in text] + MACHINE_PATH.findall(text)
        offences += [f"{path.relative_to(ROOT)}: {name}" for name in found]
    assert offences == []
