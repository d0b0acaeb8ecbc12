"""Machine instructions per decision: the difference between two runs of fixed games, so that starting is not counted.

They are the same on a busy machine and on a quiet one, where times are not.
"""

import re
import shutil
import subprocess
import tempfile
from pathlib import Path

import msgspec

from farlight.errors import UserError
from farlight.lab.bench.measured import Subject, started

FEW, MANY = 2, 8
"""Games of the two runs."""
NO_COUNTER = "neither perf (with hardware counters) nor valgrind is there"


class Counter(msgspec.Struct, frozen=True):
    """A program that counts instructions of a command, and where its report has them."""

    name: str
    command: tuple[str, ...]
    """`{report}` stands for the file that it writes."""
    count: str
    """A pattern for the number in its report."""


PERF = Counter("perf", ("perf", "stat", "-x,", "-e", "instructions:u", "-o", "{report}"), r"^([0-9]+),.*instructions")
VALGRIND = Counter(
    "valgrind",
    ("valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null", "--log-file={report}"),
    r"I +refs: +([0-9,]+)",
)


def find_counter() -> Counter | None:
    """A program that works here: perf counts at full speed, where the machine has counters; valgrind is slow."""
    for counter in (PERF, VALGRIND):
        if shutil.which(counter.command[0]) and _run(counter, ["true"], "")[0]:
            return counter
    return None


def count(counter: Counter, subject: Subject) -> float:
    """Thousands of instructions per decision."""
    with started(subject):
        pass  # what is made on the first use, such as kept packs, would count in one run and not in the other
    few, many = (_games(counter, subject, games) for games in (FEW, MANY))
    return (many[0] - few[0]) / (many[1] - few[1]) / 1000


def _games(counter: Counter, subject: Subject, games: int) -> tuple[int, int]:
    """Instructions and decisions of a process that plays so many games."""
    counted, answers = _run(counter, subject.command(), f'["games", {games}]\n', subject.environment())
    if not counted or not answers:
        raise UserError(f"The instructions of {subject.name} could not be counted by {counter.name}.")
    return counted, int(answers[-1])


def _run(
    counter: Counter, command: list[str], stdin: str, environment: dict[str, str] | None = None
) -> tuple[int, list[str]]:
    """Instructions (0 if the program could not count them) and the lines that the command printed."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report"
        counting = [part.format(report=report) for part in counter.command]
        done = subprocess.run(
            [*counting, *command], input=stdin, env=environment, check=False, capture_output=True, text=True
        )
        found = re.search(counter.count, report.read_text("utf-8"), re.MULTILINE) if report.is_file() else None
    return int(found[1].replace(",", "")) if found else 0, done.stdout.splitlines()
