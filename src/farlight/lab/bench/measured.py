"""Engines in processes of their own, measured in turn, so that a slow moment of the machine hits all alike."""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import IO, Any

import msgspec

from farlight.compiled import VARIABLE
from farlight.errors import UserError
from farlight.lab.bench.figures import Figures, Round, figures

HERE = Path(__file__).parent
OURS, PEERS = "our_engine.py", "peer_engines.py"
PURE = "0"
"""What the variable for the compiled engine says to leave it out."""
LOADS = 3
"""The best of so many starts counts as the time for loading, or of as many as there are rounds."""


class Subject(msgspec.Struct, frozen=True):
    """An engine to measure: what it is called and where it lives."""

    name: str
    engines: str
    """The file of ours with the class for it."""
    folder: str = ""
    """What the folder is called that it was taken from, if it is not the package that runs now."""
    compiled: str = PURE
    """Which compiled engine it is to use, as the environment says it."""
    python: str = sys.executable
    source: str = ""
    """The folder to import from, if it is not installed for that Python."""

    @property
    def is_peer(self) -> bool:
        return self.engines == PEERS

    def command(self) -> list[str]:
        return [self.python, "-P", str(HERE / "yardstick.py"), str(HERE / self.engines), self.name]

    def environment(self) -> dict[str, str]:
        """The same hashes in every run, so that instructions can be compared."""
        return {**os.environ, "PYTHONPATH": self.source, "PYTHONHASHSEED": "0", VARIABLE: self.compiled}


def of_game(name: str, folder: Path | None = None, compiled: str = PURE) -> Subject:
    """A game of ours: of the package that runs now, or of another folder that holds the sources or a build of one."""
    source = HERE.parents[2] if folder is None else package_root(folder)
    return Subject(name, OURS, "" if folder is None else folder.resolve().name, compiled, source=str(source))


def engines_in_use() -> list[str]:
    """The engines of the package that runs now: the compiled one if it is in use, and the pure one in any case."""
    compiled = os.environ.get(VARIABLE, PURE)
    return [PURE] if compiled == PURE else [compiled, PURE]


def package_root(folder: Path) -> Path:
    """Where in a checkout, or in the folder of a build, the package `farlight` is."""
    for root in (folder / "src", folder):
        if (root / "farlight" / "kernel").is_dir():
            return root.resolve()
    raise UserError(
        f"{folder}: this is no checkout of Farlight and no build of it, there is no farlight/kernel in it. "
        "Make a checkout of an earlier commit with: git worktree add FOLDER COMMIT"
    )


def of_peer(name: str, python: Path) -> Subject:
    return Subject(name, PEERS, python=str(python))


class Measured:
    """An engine in its process, waiting for questions."""

    def __init__(self, subject: Subject, process: "subprocess.Popen[str]", complaints: IO[str]) -> None:
        self.subject = subject
        self._process = process
        self._complaints = complaints
        about = self._answer()
        self.loading: float = about["loading"]
        built = "compiled" if about.get("compiled") else "pure"
        self.build = "peer" if subject.is_peer else f"{built} {subject.folder}".strip()

    def ask(self, *question: object) -> Any:  # Any: each question has an answer of its own kind
        assert self._process.stdin is not None  # noqa: S101 # nosec B101 - it was asked for
        try:
            self._process.stdin.write(json.dumps(question) + "\n")
            self._process.stdin.flush()
        except BrokenPipeError:
            pass  # the answer tells
        return self._answer()

    def _answer(self) -> Any:  # Any: the same
        assert self._process.stdout is not None  # noqa: S101 # nosec B101
        line = self._process.stdout.readline()
        if line:
            return json.loads(line)
        self._complaints.seek(0)
        said = " ".join(self._complaints.read().strip().splitlines()[-1:]) or "its process ended."
        raise UserError(f"{self.subject.name} could not be measured: {said}")


@contextmanager
def started(subject: Subject) -> Iterator[Measured]:
    """Start an engine; it ends when nobody can ask it any more."""
    with (
        tempfile.TemporaryFile("w+") as complaints,
        subprocess.Popen(
            subject.command(),
            env=subject.environment(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=complaints,
            text=True,
        ) as process,
    ):
        yield Measured(subject, process, complaints)


def measure(subjects: Sequence[Subject], rounds: int, games: int, told: Callable[[str], object] = str) -> list[Figures]:
    """Measure all engines, round by round, each on so many games."""
    with ExitStack() as stack:
        running = [stack.enter_context(started(subject)) for subject in subjects]
        found: list[list[Round]] = [[] for _ in running]
        for number in range(1, rounds + 1):
            told(f"round {number} of {rounds} ...")
            for engine, so_far in zip(running, found, strict=True):
                so_far.append(engine.ask("round", games))
        told("memory, saves and loading ...")
        return [
            figures(engine.subject.name, engine.build, so_far, _once(engine, min(rounds, LOADS)))
            for engine, so_far in zip(running, found, strict=True)
        ]


def _once(engine: Measured, starts: int) -> Round:
    """What does not depend on the moment, or not enough to be measured in every round."""
    loading = [engine.loading]
    for _ in range(starts - 1):
        with started(engine.subject) as another:
            loading.append(another.loading)
    return {**engine.ask("once"), "memory": engine.ask("memory"), "loading": min(loading)}
