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

from farlight.errors import UserError
from farlight.lab.bench.figures import Figures, Round, figures

HERE = Path(__file__).parent
LOADS = 3
"""The best of so many starts counts as the time for loading, or of as many as there are rounds."""


class Subject(msgspec.Struct, frozen=True):
    """An engine to measure: what it is called and where it lives."""

    name: str
    build: str
    """As in `Figures`; empty for a game of this checkout, which says itself how it was built."""
    engines: str
    """The file of ours with the class for it."""
    python: str = sys.executable
    source: str = ""
    """The folder to import from, if it is not installed for that Python."""

    def command(self) -> list[str]:
        return [self.python, "-P", str(HERE / "yardstick.py"), str(HERE / self.engines), self.name]

    def environment(self) -> dict[str, str]:
        """The same hashes in every run, so that instructions can be compared."""
        return {**os.environ, "PYTHONPATH": self.source, "PYTHONHASHSEED": "0"}


def of_game(name: str, checkout: Path | None = None) -> Subject:
    """A game of ours; another checkout's, if one is given."""
    if checkout is None:
        return Subject(name, "", "our_engine.py", source=str(HERE.parents[2]))
    return Subject(name, checkout.resolve().name, "our_engine.py", source=str(checkout.resolve() / "src"))


def of_peer(name: str, python: Path) -> Subject:
    return Subject(name, "peer", "peer_engines.py", str(python))


class Measured:
    """An engine in its process, waiting for questions."""

    def __init__(self, subject: Subject, process: "subprocess.Popen[str]", complaints: IO[str]) -> None:
        self.subject = subject
        self._process = process
        self._complaints = complaints
        about = self._answer()
        self.loading: float = about["loading"]
        self.build = subject.build or ("compiled" if about["compiled"] else "pure")

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
